//! `senet eval`: what a position and each of its moves are worth, from solved tables.

use std::io;
use std::path::PathBuf;

use clap::Args;
use senet_exact::{Tables, Unknown, Win};
use senet_rules::Ruleset;
use serde::Serialize;

use crate::args;
use crate::failure::{self, Failure};

/// Say what a position and each of its moves are worth
#[derive(Args)]
pub(crate) struct Eval {
    /// The ruleset: standard or jequier
    #[arg(long, value_name = "RULESET", value_parser = args::ruleset)]
    rules: &'static Ruleset,
    /// The folder with the tables that `senet solve` has written
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Rows, side and throw, as in `CSCSCSCSCS/10/10 C 3`; `-` as the throw: before it
    #[arg(required = true, num_args = 1..=3, value_name = "POSITION")]
    position: Vec<String>,
}

/// What is known of a position.
#[derive(Serialize)]
struct Answer {
    position: String,
    side: String,
    win: f64,
    exact: bool,
    /// How far `win` can be from the truth, proven.
    bound: f64,
    moves: Vec<Worth>,
    /// Before the throw: what each throw is worth.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    throws: Vec<Thrown>,
}

#[derive(Serialize)]
struct Worth {
    r#move: String,
    win: f64,
}

#[derive(Serialize)]
struct Thrown {
    throw: u8,
    win: f64,
}

impl Eval {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let position = args::position(&self.position, self.rules)?;
        let Some(side) = position.side() else {
            return Err(Failure::input("POSITION belongs to nobody: expected C or S as its second part"));
        };
        let Some(dir) = self.tables else {
            return Err(Failure::input(
                "no tables given: expected --tables DIR with what `senet solve` has written; there is no estimate without",
            ));
        };
        let tables = Tables::open(&dir, self.rules).map_err(Failure::input)?;
        let unknown = |error: Unknown| match error {
            Unknown::NoTable(_) => Failure::input(format_args!("{}: {error}", dir.display())),
            other => Failure::input(other),
        };
        let Win { chance, bound } = tables.win(&position).map_err(unknown)?;
        let moves = tables.answers(&position).map_err(unknown)?;
        let before_throw = position.throw().is_none() && position.winner().is_none();
        let throws = if before_throw { tables.by_throw(&position).map_err(unknown)? } else { Vec::new() };
        let answer = Answer {
            position: position.to_string(),
            side: side.letter().to_string(),
            win: rounded(chance),
            exact: true,
            bound,
            moves: moves
                .into_iter()
                .map(|(answer, win)| Worth { r#move: answer.to_string(), win: rounded(win.chance) })
                .collect(),
            throws: throws
                .into_iter()
                .map(|(throw, win)| Thrown { throw: throw.number(), win: rounded(win.chance) })
                .collect(),
        };
        let line = serde_json::to_string(&answer).map_err(io::Error::from)?;
        failure::print(&format_args!("{line}\n"))
    }
}

/// Eight digits: the stored values have no more.
fn rounded(chance: f64) -> f64 {
    (chance * 1e8).round() / 1e8
}
