//! The rules of Senet, exactly: the one engine behind the web site, the solver and the computer players.
//!
//! For whoever has a position and wants to know what may be done in it. Two rulesets are known,
//! [`STANDARD`] and [`JEQUIER`]; what tells them apart is data in [`Ruleset`], so a third one is a new
//! constant and its tests.
//!
//! The way through the crate: a [`Setup`] (anything at all) becomes a [`Position`] (valid under its ruleset)
//! through [`Setup::check`]; a position with a throw has [`LegalMoves`]; a [`Game`] is the fold of what was
//! thrown and moved; a [`Record`] is a whole game as text.
//!
//! It does no I/O, draws no random numbers, knows no time, and has no dependencies (`no_std` with `alloc`).
//!
//! ```
//! use senet_rules::{Position, JEQUIER};
//!
//! let position: Position = Position::parse("CCSSCCCSS1/S9/10 S 3", &JEQUIER)?;
//! let moves: Vec<String> = position.legal_moves().map(|m| m.to_string()).collect();
//! assert_eq!(moves, ["9-12", "11-14"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod game;
mod moves;
mod notation;
mod perft;
mod position;
mod record;
mod ruleset;
mod side;
mod square;
mod throw;

pub use game::{Action, Ending, Game, Happening, Outcome, Phase, Refusal};
pub use moves::{IllegalMove, LegalMoves, Move, MoveKind, Protection};
pub use notation::{MoveParseError, PositionError, PositionParseError};
pub use perft::perft;
pub use position::{Fault, Faults, Position, Setup};
pub use record::{Answer, Place, Record, RecordError, RecordProblem, Turn};
pub use ruleset::{
    Backward, BearingOff, Exit, House, JEQUIER, Landing, Opening, PassedThrow, RULESETS, Ruleset, STANDARD,
    UnknownRuleset, Water,
};
pub use side::{Seat, Side};
pub use square::{Square, SquareSet, Squares};
pub use throw::{Sticks, SticksParseError, Throw, ThrowSet};
