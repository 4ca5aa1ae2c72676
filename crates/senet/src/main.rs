//! The `senet` command: one binary for the whole house. Each command has a file of its own; this one only lists them.

mod args;
mod failure;
mod legal;
mod perft;
mod play;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

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
    Play(play::Play),
    Legal(legal::Legal),
    Perft(perft::Perft),
}

fn main() -> ExitCode {
    match Cli::try_parse().map_err(Failure::from).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        Some(Command::Play(play)) => play.run(),
        Some(Command::Legal(legal)) => legal.run(),
        Some(Command::Perft(perft)) => perft.run(),
        None => failure::print(&Cli::command().render_help()),
    }
}
