//! Plays many games at once against a Senet server and measures what players would feel.
//!
//! `senet-load games` plays whole games through the JSON API, two seats each with its own stream, and prints how long
//! an action takes until its answer and until the other seat's stream shows it. `senet-load viewers` opens idle
//! viewers of one game and prints what each costs the server in memory.
//!
//! It starts the server itself, on a free port with an empty data folder, unless `--url` names one that runs.

mod client;
mod computer;
mod games;
mod report;
mod server;
mod viewers;

use clap::{Parser, Subcommand};

/// What can go wrong: a sentence for whoever runs the program.
type Failure = Box<dyn std::error::Error + Send + Sync>;

#[derive(Parser)]
#[command(name = "senet-load", about = "Measures a Senet server under many games at once", version)]
struct Arguments {
    /// The `senet` program to start.
    #[arg(long, default_value = "target/release/senet", global = true)]
    server: std::path::PathBuf,
    /// A server that runs already, as in `http://127.0.0.1:8080` (this machine only).
    #[arg(long, global = true)]
    url: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays games and prints latencies.
    Games(games::Options),
    /// Opens idle viewers of one game and prints the memory each takes.
    Viewers(viewers::Options),
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    let server = match arguments.url {
        Some(url) => server::Server::running(&url)?,
        None => server::Server::start(&arguments.server).await?,
    };
    match arguments.command {
        Command::Games(options) => games::run(&server, &options).await,
        Command::Viewers(options) => viewers::run(&server, &options).await,
    }
}
