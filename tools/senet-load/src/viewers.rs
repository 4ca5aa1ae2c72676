//! Idle viewers: what an open page costs the server while nothing happens.

use clap::Args;
use serde_json::json;

use crate::Failure;
use crate::client::Client;
use crate::server::Server;

#[derive(Args)]
pub(crate) struct Options {
    /// Viewers at once.
    #[arg(long, default_value_t = 2000)]
    viewers: u32,
    /// Look as pages do, which get the board as HTML, and not through the JSON API.
    #[arg(long)]
    pages: bool,
}

pub(crate) async fn run(server: &Server, options: &Options) -> Result<(), Failure> {
    let client = Client::new(&server.url);
    let (_, made) = client.sit("/api/games", &json!({ "rules": "standard", "opponent": "friend" })).await?;
    let id = made["id"].as_str().ok_or("the new game has no id")?;
    let follow = async || if options.pages { client.follow_page(id).await } else { client.follow(id).await };
    let mut streams = Vec::new();
    // What the first viewers cost once for all is not theirs.
    for _ in 0..options.viewers / 10 {
        streams.push(follow().await?);
    }
    let before = server.resident_kib().ok_or("memory is read only of a server that this program starts")?;
    for _ in 0..options.viewers {
        streams.push(follow().await?);
    }
    for stream in &mut streams {
        stream.wait_for(|(version, _)| version.is_some()).await?;
    }
    let after = server.resident_kib().ok_or("the server has gone")?;
    let each = after.saturating_sub(before) * 1024 / u64::from(options.viewers.max(1));
    println!("{} idle viewers: {each} bytes each ({before} KiB before, {after} KiB after)", options.viewers);
    Ok(())
}
