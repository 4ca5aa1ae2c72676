//! `senet legal`: every legal move of a position, one JSON object a line.

use std::io::{self, BufWriter, Write};

use clap::Args;
use senet_rules::{Move, Position, Ruleset, Square};
use serde::Serialize;

use crate::args;
use crate::failure::Failure;

/// List the legal moves of a position, one JSON object a line
#[derive(Args)]
pub(crate) struct Legal {
    /// The ruleset: standard or jequier
    #[arg(long, value_name = "RULESET", value_parser = args::ruleset)]
    rules: &'static Ruleset,
    /// Rows, side and throw, as in `CSCSCSCSCS/10/10 C 3`
    #[arg(required = true, num_args = 1..=3, value_name = "POSITION")]
    position: Vec<String>,
}

/// A move and what it leads to.
#[derive(Serialize)]
struct Line {
    r#move: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<u8>,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<u8>,
    after: String,
}

impl Line {
    fn of(position: &Position, legal: Move) -> Self {
        Self {
            r#move: legal.to_string(),
            from: legal.from().map(Square::number),
            kind: legal.kind().name(),
            to: legal.to().map(Square::number),
            after: position.after(legal).to_string(),
        }
    }
}

impl Legal {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let position = args::position(&self.position, self.rules)?;
        must_have_a_throw(&position)?;
        let mut out = BufWriter::new(io::stdout().lock());
        for legal in position.legal_moves() {
            let line = serde_json::to_string(&Line::of(&position, legal)).map_err(io::Error::from)?;
            writeln!(out, "{line}")?;
        }
        Ok(out.flush()?)
    }
}

fn must_have_a_throw(position: &Position) -> Result<(), Failure> {
    if let Some(winner) = position.winner() {
        return Err(Failure::input(format_args!(
            "POSITION is over, the {winner} are home: expected one in which a throw can be played"
        )));
    }
    if position.throw().is_none() {
        let numbers = position.rules().throws().map(|(throw, _)| throw.to_string());
        return Err(Failure::input(format_args!(
            "POSITION has no throw to play: expected one of {} as its third part instead of `-`{}",
            numbers.join(", "),
            if position.side().is_none() { ", and C or S as its second" } else { "" },
        )));
    }
    Ok(())
}
