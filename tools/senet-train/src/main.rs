//! Trains the network that is built into the computer players, from solved tables, and measures how far it is off.
//!
//! `senet-train train` makes positions with their win chances: drawn at random from tables, and met in games of the
//! network against itself. Layers without a table are learned from the network's own look-ahead (temporal differences,
//! without the noise of the throws), upward from what is solved. `senet-train measure` compares with the tables on
//! positions that were kept out of the training.
#![allow(clippy::cast_precision_loss, reason = "counts of samples are far below 2^24")]

mod data;
mod measure;
mod trainer;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Args, Parser, Subcommand};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use senet_exact::Tables;
use senet_players::network::Network;
use senet_rules::{Ruleset, UnknownRuleset};

use data::{Layers, Plan, Teacher};
use trainer::{Sample, Trainer};

type Failure = Box<dyn std::error::Error>;

/// Samples of a step.
const BATCH: usize = 4096;
/// What is kept of samples from tables and of samples from look-ahead, which grow stale.
const EXACT_KEPT: usize = 6_000_000;
const LOOKED_KEPT: usize = 1_500_000;
/// A twentieth of the rounds learn from tables alone; after a fifth each pair of piece counts has a head of its own.
const TABLES_ALONE: f32 = 0.05;
const TIED: f32 = 0.2;

#[derive(Parser)]
#[command(name = "senet-train")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Train(Train),
    Measure(Measure),
}

/// Train a network from tables
#[derive(Args)]
struct Train {
    /// The ruleset: standard or jequier
    #[arg(long, value_parser = ruleset)]
    rules: &'static Ruleset,
    /// The folder with the tables that `senet solve` has written
    #[arg(long, value_name = "DIR")]
    tables: PathBuf,
    /// Where the network is written, after every tenth round and at the end
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// A network to go on from
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How often samples are made and learned from
    #[arg(long, default_value_t = 150)]
    rounds: u32,
    /// Steps after each making of samples
    #[arg(long, default_value_t = 400)]
    steps: u32,
    /// The rate of the first steps; it falls to nothing along a cosine
    #[arg(long, default_value_t = 1.5e-3)]
    rate: f32,
    /// Threads
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// The number that chance begins with
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Measure a network against tables
#[derive(Args)]
struct Measure {
    /// The ruleset: standard or jequier
    #[arg(long, value_parser = ruleset)]
    rules: &'static Ruleset,
    /// The folder with the tables that `senet solve` has written
    #[arg(long, value_name = "DIR")]
    tables: PathBuf,
    /// The network; the built-in one if left out
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Positions, and choices, in each layer
    #[arg(long, default_value_t = 20_000)]
    positions: usize,
}

fn ruleset(name: &str) -> Result<&'static Ruleset, UnknownRuleset> {
    Ruleset::by_id(name)
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Train(train) => train.run(),
        Command::Measure(measure) => measure.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("senet-train: {error}");
            ExitCode::from(2)
        }
    }
}

fn read(path: &Path) -> Result<Network, Failure> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Network::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))?)
}

impl Train {
    fn run(&self) -> Result<(), Failure> {
        let threads = usize::from(self.threads);
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        let mut trainer = match &self.from {
            Some(path) => Trainer::trained(&read(path)?, threads),
            None => Trainer::random(&mut random, threads),
        };
        let begun = Instant::now();
        let (mut exact, mut looked) = (Vec::new(), Vec::new());
        for round in 0..self.rounds {
            // Opened anew, so that a table that has become ready meanwhile is used.
            let tables = Tables::open(&self.tables, self.rules)?;
            let layers = Layers::new(&tables);
            let progress = round as f32 / self.rounds as f32;
            let first = self.from.is_none() && progress < TABLES_ALONE;
            let plan = Plan { drawn: 100_000, exact: 300_000, looked: if first { 0 } else { 150_000 } };
            let teacher = Teacher { tables: &tables, network: &trainer.network };
            let made = data::make(&teacher, &layers, plan, self.seed ^ (u64::from(round) << 20), threads);
            keep(&mut exact, made.exact, EXACT_KEPT, &mut random);
            keep(&mut looked, made.looked, LOOKED_KEPT, &mut random);
            if self.from.is_none() && (progress..progress + 1.0 / self.rounds as f32).contains(&TIED) {
                trainer.untie();
            }
            let made_by = begun.elapsed().as_secs_f32();
            let mut error = 0.0;
            for step in 0..self.steps {
                let done = (round as f32 + step as f32 / self.steps as f32) / self.rounds as f32;
                let rate = self.rate * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
                let batch = batch(&exact, &looked, &mut random);
                error += trainer.step(&batch, rate);
            }
            println!(
                "round {round}: {} exact, {} looked ahead, error {:.5}, {made_by:.0} s, {:.0} s",
                exact.len(),
                looked.len(),
                (error / self.steps as f32).sqrt(),
                begun.elapsed().as_secs_f32(),
            );
            if round % 10 == 9 || round + 1 == self.rounds {
                fs::write(&self.out, trainer.network.to_bytes())
                    .map_err(|error| format!("{}: {error}", self.out.display()))?;
            }
        }
        Ok(())
    }
}

/// Adds new samples; where there is no more room, each takes the place of an old one.
fn keep(kept: &mut Vec<Sample>, new: Vec<Sample>, most: usize, random: &mut ChaCha8Rng) {
    for sample in new {
        if kept.len() < most {
            kept.push(sample);
        } else {
            kept[random.random_range(0..most)] = sample;
        }
    }
}

/// A batch, half of it from look-ahead if there is any.
fn batch(exact: &[Sample], looked: &[Sample], random: &mut ChaCha8Rng) -> Vec<Sample> {
    (0..BATCH)
        .map(|i| {
            let from = if looked.is_empty() || i % 2 == 0 { exact } else { looked };
            from[random.random_range(0..from.len())]
        })
        .collect()
}

impl Measure {
    fn run(&self) -> Result<(), Failure> {
        let tables = Tables::open(&self.tables, self.rules)?;
        let network = match &self.network {
            Some(path) => read(path)?,
            None => Network::built_in(self.rules).clone(),
        };
        println!(
            "| layer | positions | RMS error | 99.9% below | choices | lost, one move deep | lost, one throw more |"
        );
        println!("|---|---|---|---|---|---|---|");
        for errors in measure::measure(&tables, &network, self.positions) {
            println!(
                "| {} | {} | {:.5} | {:.5} | {} | {:.6} | {:.6} |",
                errors.layer,
                errors.positions,
                errors.rms,
                errors.percentile,
                errors.choices,
                errors.greedy,
                errors.looking
            );
        }
        Ok(())
    }
}
