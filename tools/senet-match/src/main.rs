//! Plays the computer's levels against each other: what they win, what they give away, how long their games are. Stops
//! with a panic if a level makes an illegal move.
//!
//! `senet-match --rules R [--tables DIR] [--pieces N] [--games N] [PAIR...]` with pairs like `1-2` or `3-6`; without any,
//! each level against the next and against the sixth. The throws come from a fixed seed, so the same program gives the
//! same figures.
#![allow(clippy::cast_precision_loss, reason = "counts of games and throws are far below 2^52")]

mod games;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use senet_exact::Tables;
use senet_players::{Judge, Level};
use senet_rules::{Position, Ruleset, Setup, Side, Square, UnknownRuleset};

use games::{Match, play};

/// Play levels against each other
#[derive(Parser)]
#[command(name = "senet-match")]
struct Cli {
    /// The ruleset: standard or jequier
    #[arg(long, value_parser = ruleset)]
    rules: &'static Ruleset,
    /// The folder with solved tables; without, the built-in network plays and judges
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Pieces of each side
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=5))]
    pieces: u8,
    /// Games of each pair
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Threads
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=64))]
    threads: u32,
    /// Two levels, as in 1-2
    #[arg(value_parser = pair)]
    pairs: Vec<[Level; 2]>,
}

fn ruleset(name: &str) -> Result<&'static Ruleset, UnknownRuleset> {
    Ruleset::by_id(name)
}

fn pair(text: &str) -> Result<[Level; 2], String> {
    let level = |text: &str| text.parse().ok().and_then(Level::new);
    let levels = text.split_once('-').and_then(|(one, other)| Some([level(one)?, level(other)?]));
    levels.ok_or_else(|| "expected two levels from 1 to 6, as in 1-2".to_owned())
}

/// Each level against the next, then each against perfect play.
fn all_pairs() -> Vec<[Level; 2]> {
    let neighbours = Level::ALL.windows(2).map(|pair| [pair[0], pair[1]]);
    let against_best =
        Level::ALL.into_iter().filter(|&level| level != Level::ALL[4]).map(|level| [level, Level::PERFECT]);
    neighbours.chain(against_best).collect()
}

/// The opening, or with fewer pieces the first squares in turns.
fn start(rules: &'static Ruleset, pieces: u8) -> Option<Position> {
    if pieces == Ruleset::PIECES {
        return Some(Position::opening(rules));
    }
    let mut setup = Setup { side: Some(Side::Cones), ..Setup::EMPTY };
    for number in 1..=2 * pieces {
        let side = if number % 2 == 1 { Side::Cones } else { Side::Spools };
        setup.squares[Square::new(number)?.index()] = Some(side);
    }
    setup.check(rules).ok()
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("senet-match: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(cli: Cli) -> Result<(), Box<dyn std::error::Error>> {
    let judge = match &cli.tables {
        Some(dir) => Judge::with_tables(Tables::open(dir, cli.rules)?),
        None => Judge::built_in(cli.rules),
    };
    let start = start(cli.rules, cli.pieces).ok_or("no such number of pieces")?;
    let pairs = if cli.pairs.is_empty() { all_pairs() } else { cli.pairs };
    println!("{}, {} pieces a side, {} games a pair", cli.rules.id, cli.pieces, cli.games);
    println!(
        "| levels | won by the second | lost a choice | where exact | lost a game | throws a game (10%, 90%, 99%) | broken off | throws a second |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for pair in pairs {
        let begun = Instant::now();
        let played = play(&judge, start, pair, cli.games, cli.threads);
        println!("{}", line(pair, &played, begun.elapsed().as_secs_f64()));
    }
    Ok(())
}

fn line([one, other]: [Level; 2], played: &Match, seconds: f64) -> String {
    let games = f64::from(played.games);
    let both = |figure: &dyn Fn(usize) -> String| format!("{} / {}", figure(0), figure(1));
    let lost = both(&|i| {
        let tally = &played.tallies[i];
        format!("{:.5}", tally.lost / tally.choices.max(1) as f64)
    });
    let exact = both(&|i| {
        let tally = &played.tallies[i];
        let share = 100.0 * tally.exact_choices as f64 / tally.choices.max(1) as f64;
        format!("{:.5} ({share:.0}%)", tally.exact_lost / tally.exact_choices.max(1) as f64)
    });
    let a_game = both(&|i| format!("{:.3}", played.tallies[i].lost / f64::from(played.counted.max(1))));
    let throws: f64 = played.mean_length() * games;
    format!(
        "| {one}-{other} | {:.1}% | {lost} | {exact} | {a_game} | {:.0} ({}, {}, {}) | {} | {:.0} |",
        100.0 * f64::from(played.tallies[1].wins) / games,
        played.mean_length(),
        played.length_at(10),
        played.length_at(90),
        played.length_at(99),
        played.broken_off,
        throws / seconds
    )
}
