//! `senet perft`: the number of lines from a position, a check on any engine of the game.

use clap::Args;
use senet_rules::{Position, Ruleset, perft};

use crate::args;
use crate::failure::{self, Failure};

/// The deepest count: each step takes about fifteen times as long as the one before, and 25 children at most for each
/// position keep ten steps well within 64 bits.
const DEEPEST: u32 = 10;

/// Count the lines of play of a given length
#[derive(Args)]
pub(crate) struct Perft {
    /// The ruleset: standard or jequier
    #[arg(long, value_name = "RULESET", value_parser = args::ruleset)]
    rules: &'static Ruleset,
    /// How many throws deep, 0 to 10; each one more takes about fifteen times as long
    #[arg(long, value_name = "N", value_parser = depth, allow_negative_numbers = true)]
    depth: u32,
    /// Where to begin, as in `CSCSCSCSCS/10/10 C -` [default: the opening]
    #[arg(num_args = 0..=3, value_name = "POSITION")]
    position: Vec<String>,
}

fn depth(text: &str) -> Result<u32, String> {
    text.parse().ok().filter(|&depth| depth <= DEEPEST).ok_or_else(|| {
        format!(
            "expected a whole number from 0 to {DEEPEST}, each one more takes about fifteen times as long"
        )
    })
}

impl Perft {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let position = match self.position.as_slice() {
            [] => Position::opening(self.rules),
            words => args::position(words, self.rules)?,
        };
        if position.side().is_none() {
            return Err(Failure::input(
                "POSITION has no side that could throw: expected C or S as its second part instead of `-`",
            ));
        }
        failure::print(&format_args!("{}\n", perft(&position, self.depth)))
    }
}
