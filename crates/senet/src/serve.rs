//! `senet serve`: the site, with its games in a folder beside it. Also what `senet` alone does.

use std::future::Future;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use senet_exact::Tables;
use senet_games::{ComputerPlayer, Games, Judges, LocalBulletin, PACE, SystemClock, SystemRandomness};
use senet_players::{Evaluator, Judge};
use senet_rules::{JEQUIER, Ruleset, STANDARD};
use senet_store::Sqlite;
use senet_web::server::{self, Limiter, Serving, Site};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::failure::{Failure, print};

/// Serve the site: pages, games, the JSON interface.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen, address and port; port 0 takes a free one.
    #[arg(long, env = "SENET_LISTEN", value_name = "ADDR", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder in which games are kept; it is made if it is missing.
    #[arg(long, env = "SENET_DATA", value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// The database instead of the one in the data folder: sqlite:FILE.
    #[arg(long, env = "SENET_DATABASE", value_name = "URL", value_parser = database)]
    database: Option<PathBuf>,
    /// The folder with the tables that `senet solve` has written, for exact values; estimates if it is left out.
    #[arg(long, env = "SENET_TABLES", value_name = "DIR")]
    tables: Option<PathBuf>,
    /// How long the computer waits before each of its throws and moves, in milliseconds.
    #[arg(long, env = "SENET_COMPUTER_PACE", value_name = "MS", default_value_t = PACE, value_parser = clap::value_parser!(i64).range(0..=60_000))]
    computer_pace: i64,
    /// Where people reach the site, as in `https://senet.example`; links are made with it.
    #[arg(long, env = "SENET_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Requests a second that one client address may make, and at once twice as many; 0 switches the limit off, also that of
    /// 64 open streams.
    #[arg(long, env = "SENET_RATE_LIMIT", value_name = "N", default_value_t = 50)]
    rate_limit: u32,
    /// Seconds that a player must have been away, in their own turn, before the other may claim the game.
    #[arg(long, env = "SENET_ABSENCE", value_name = "SECONDS", default_value_t = 60,
        value_parser = clap::value_parser!(u32).range(1..=86_400))]
    absence: u32,
    /// Where to serve counters for Prometheus, address and port; nowhere if it is left out.
    #[arg(long, env = "SENET_METRICS", value_name = "ADDR")]
    metrics: Option<SocketAddr>,
}

/// The file of `sqlite:FILE`, `sqlite://FILE` or a plain path.
pub(crate) fn database(url: &str) -> Result<PathBuf, String> {
    let path = url.strip_prefix("sqlite:").unwrap_or(url);
    let path = path.strip_prefix("//").unwrap_or(path);
    if path.is_empty() || path.contains("://") {
        return Err("only SQLite is known here, as in sqlite:games.sqlite".to_owned());
    }
    Ok(Path::new(path).to_owned())
}

/// A web address without a path.
fn public_url(url: &str) -> Result<String, String> {
    let plain = url.trim_end_matches('/');
    let host = plain.strip_prefix("https://").or_else(|| plain.strip_prefix("http://")).unwrap_or_default();
    let good = |b: u8| b.is_ascii_alphanumeric() || b".-:[]".contains(&b);
    if host.is_empty() || !host.bytes().all(good) {
        return Err("expected scheme and host, as in https://senet.example".to_owned());
    }
    Ok(plain.to_owned())
}

impl Serve {
    /// Serves until the process is told to stop.
    pub(crate) fn run(self) -> Result<(), Failure> {
        log_to_stderr();
        let store = match &self.database {
            Some(file) => Sqlite::open_file(file),
            None => Sqlite::open(&self.data),
        };
        let store = Arc::new(store.map_err(Failure::input)?);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve(store))
    }

    async fn serve(self, store: Arc<Sqlite>) -> Result<(), Failure> {
        let stop = told_to_stop()?;
        let bulletin = Arc::new(LocalBulletin::default());
        let games = Games::new(store, bulletin, Arc::new(SystemClock), Arc::new(SystemRandomness));
        let games = Arc::new(games.with_absence(i64::from(self.absence) * 1000));
        // Before the first request, so that the time in which no server was there is known.
        games.upkeep().await.map_err(Failure::input)?;

        let judges = Arc::new(judges(self.tables.as_deref())?);
        let (stopping, watched) = watch::channel(false);
        if let Some(address) = self.metrics {
            let listener = bind("--metrics", address).await?;
            let router = server::metrics().map_err(Failure::input)?;
            let (stopping, stopped) = (watch::channel(false).0, watched.clone());
            tokio::spawn(server::serve(Serving { listener, router, stopping }, until(stopped)));
        }
        let limiter = Limiter::new(self.rate_limit);
        let site = Site {
            games: games.clone(),
            judges: judges.clone(),
            address: self.public_url,
            stopping: watched,
        };
        let router = server::router(Arc::new(site), limiter.clone());
        let listener = bind("--listen", self.listen).await?;
        let address = listener.local_addr()?;
        let computer = ComputerPlayer::new(games.clone(), judges, self.computer_pace);
        let computer = tokio::spawn(computer.run());
        let upkeep = tokio::spawn(server::upkeep(games, limiter));
        print(&format_args!("Senet is served at http://{address}/\n"))?;
        tracing::info!(port = address.port(), "serving");
        server::serve(Serving { listener, router, stopping }, stop).await;
        computer.abort();
        upkeep.abort();
        tracing::info!("stopped");
        Ok(())
    }
}

/// Who judges positions: exactly by the tables of this folder, where they are there, else by the built-in estimate.
fn judges(folder: Option<&Path>) -> Result<Judges, Failure> {
    let mut evaluators: Vec<(&'static Ruleset, Arc<dyn Evaluator>)> = Vec::new();
    let mut found = false;
    for rules in [&STANDARD, &JEQUIER] {
        let tables = folder.map(|folder| Tables::open(folder, rules)).transpose();
        let tables = tables.map_err(Failure::input)?.filter(|tables| tables.tables().next().is_some());
        found |= tables.is_some();
        let judge = tables.map_or_else(|| Judge::built_in(rules), Judge::with_tables);
        evaluators.push((rules, Arc::new(judge)));
    }
    match folder {
        Some(folder) if !found => {
            Err(Failure::input(format_args!("no tables in {}: `senet solve` makes them", folder.display())))
        }
        _ => Ok(Judges::of(evaluators)),
    }
}

async fn bind(option: &str, address: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|error| {
        Failure::input(format_args!("cannot listen at {address}: {error}; choose another with {option}"))
    })
}

async fn until(mut stopped: watch::Receiver<bool>) {
    // The sender is gone only when the server is.
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

/// Done when the process is asked to end, by SIGTERM or by Ctrl-C.
fn told_to_stop() -> Result<impl Future<Output = ()>, Failure> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Log lines go to stderr; `SENET_LOG` chooses them, as in `senet_web=debug`.
fn log_to_stderr() {
    use std::io::IsTerminal;
    let filter = tracing_subscriber::EnvFilter::try_from_env("SENET_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none())
        .with_writer(std::io::stderr)
        .init();
}
