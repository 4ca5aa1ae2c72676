//! The `senet` command: one binary for the whole house. Each command has a file of its own; this one only lists them.

mod args;
mod backup;
mod eval;
mod failure;
mod legal;
mod perft;
mod play;
mod review;
mod serve;
mod solve;
mod tables;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// Senet: an ancient Egyptian race of two times five pieces over thirty squares.
#[derive(Parser)]
#[command(name = "senet", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Backup(backup::Backup),
    Verify(verify::Verify),
    Review(review::Review),
    Play(play::Play),
    Legal(legal::Legal),
    Perft(perft::Perft),
    Solve(solve::Solve),
    Eval(eval::Eval),
    Tables(tables::List),
}

fn main() -> ExitCode {
    match Cli::try_parse().map_err(Failure::from).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// `senet` alone is `senet serve`.
fn serve_by_default() -> Result<serve::Serve, Failure> {
    match Cli::try_parse_from(["senet", "serve"])?.command {
        Some(Command::Serve(serve)) => Ok(serve),
        _ => Err(Failure::input("name a command; `senet help` lists them")),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Backup(backup)) => backup.run(),
        Some(Command::Verify(verify)) => verify.run(),
        Some(Command::Review(review)) => review.run(),
        Some(Command::Play(play)) => play.run(),
        Some(Command::Legal(legal)) => legal.run(),
        Some(Command::Perft(perft)) => perft.run(),
        Some(Command::Solve(solve)) => solve.run(),
        Some(Command::Eval(eval)) => eval.run(),
        Some(Command::Tables(list)) => list.run(),
        None => serve_by_default().and_then(serve::Serve::run),
    }
}
