//! `senet eval`: what a position and each of its moves are worth, from solved tables or by the built-in estimate.

use std::io;
use std::path::PathBuf;

use clap::Args;
use senet_exact::{Tables, Unknown};
use senet_players::{Evaluator, judge_throws};
use senet_rules::{Position, Ruleset};
use serde::Serialize;

use crate::args;
use crate::failure::{self, Failure};

/// Say what a position and each of its moves are worth
#[derive(Args)]
pub(crate) struct Eval {
    /// The ruleset: standard or jequier
    #[arg(long, value_name = "RULESET", value_parser = args::ruleset)]
    rules: &'static Ruleset,
    /// The folder with the tables that `senet solve` has written; what is not in them is estimated
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
    /// How far `win` can be from the truth, proven; nothing is proven of an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<f64>,
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
        if let Some(dir) = &self.tables {
            whole(&Tables::open(dir, self.rules).map_err(Failure::input)?, &position)?;
        }
        let judge = args::judge(self.tables.as_deref(), self.rules)?;
        let win = judge.win(&position);
        let moves = position.legal_moves().map(|answer| Worth {
            r#move: answer.to_string(),
            win: rounded(judge.after(&position, answer).chance),
        });
        let throws = if position.throw().is_none() { judge_throws(&judge, &position) } else { Vec::new() };
        let answer = Answer {
            position: position.to_string(),
            side: side.letter().to_string(),
            win: rounded(win.chance),
            exact: win.certainty.is_exact(),
            bound: win.certainty.bound(),
            moves: moves.collect(),
            throws: throws
                .into_iter()
                .map(|judged| Thrown { throw: judged.throw.number(), win: rounded(judged.win.chance) })
                .collect(),
        };
        let line = serde_json::to_string(&answer).map_err(io::Error::from)?;
        failure::print(&format_args!("{line}\n"))
    }
}

/// Refuses a position whose table is damaged: an estimate in its place would hide that.
fn whole(tables: &Tables, position: &Position) -> Result<(), Failure> {
    let looked_up = tables.win(position).and_then(|_| tables.answers(position));
    match looked_up {
        Err(Unknown::Table(error)) => Err(Failure::input(error)),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Eight digits: the stored values have no more.
fn rounded(chance: f64) -> f64 {
    (chance * 1e8).round() / 1e8
}
