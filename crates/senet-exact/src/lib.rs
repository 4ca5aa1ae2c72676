//! The exact solution of Senet: every position's win chance under perfect play, with a proven bound.
//!
//! For whoever wants to know what a position is truly worth: the command line, the computer players, the review of a
//! game. [`solve()`] makes the tables, [`Tables`] looks positions up in them, [`Index`] says where a position lies.
//!
//! The rules are those of `senet-rules`: the solver takes the numbers from its rulesets, and tests compare what it does
//! in every layer with what that crate's moves do. This crate never states a rule of its own, estimates nothing, and
//! draws no random numbers.
//!
//! ```
//! use senet_exact::{Index, Layer};
//! use senet_rules::{Position, STANDARD};
//!
//! let layer = Layer::new(5, 5).expect("five pieces a side");
//! let index = Index::new(&STANDARD, layer);
//! let rank = index.rank(&Position::opening(&STANDARD)).expect("a position of this layer");
//! assert_eq!(index.unrank(rank), Some(Position::opening(&STANDARD)));
//! assert_eq!(layer.positions(), 5_047_562_520);
//! ```
#![allow(
    clippy::inline_always,
    reason = "all of a sweep must be compiled together for the processor's widest vectors"
)]
#![allow(clippy::cast_precision_loss, reason = "counts of positions and time are shown, not computed with")]

mod block;
mod board;
mod certify;
mod colouring;
mod index;
mod layer;
mod map;
mod plan;
mod solve;
mod step;
mod sweep;
mod table;
mod tables;
mod trend;
mod values;
mod wide;

pub use index::Index;
pub use layer::Layer;
pub use solve::{Job, Need, Progress, SolveError, solve};
pub use table::{Header, Kind, Table, TableError, TableProblem, table_path, unfinished_path};
pub use tables::{Tables, Unknown, Win};
pub use trend::Pace;
pub use values::Width;

#[cfg(test)]
mod against_rules;
