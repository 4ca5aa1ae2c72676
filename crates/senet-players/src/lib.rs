//! Everything that chooses or judges a move: win chances of positions, opponents at six levels, the review of a game.
//!
//! For the site, the command line and whoever wants to know what a position is worth. A [`Judge`] gives win chances:
//! exact where a solved table is there, else estimated by a small network that was learned from the tables and is part
//! of the binary. [`choose`] makes a [`Level`]'s move, [`review()`] tells luck from skill in a game that was played.
//!
//! It has no rules of its own, draws no random numbers (where a level is in two minds, the caller's seed decides),
//! and does no input or output beyond reading tables. The same input gives the same answer on any machine.
//!
//! ```
//! use senet_players::{Judge, Level, choose, judge_moves};
//! use senet_rules::{Position, STANDARD};
//!
//! let judge = Judge::built_in(&STANDARD);
//! let position = Position::parse("CSCSCSCSCS/10/10 C 2", &STANDARD)?;
//! let moves = judge_moves(&judge, &position);
//! assert_eq!(choose(Level::PERFECT, &judge, &position, 7), moves.first().map(|best| best.answer));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod evaluator;
mod judge;
mod level;
pub mod network;
mod review;
mod win;

use evaluator::Glance;
pub use evaluator::{Evaluator, Judged, JudgedThrow, judge_answers, judge_moves, judge_throws, look_ahead};
pub use judge::Judge;
pub use level::{Level, choose, choose_in};
pub use review::{Account, Event, Review, Step, review};
pub use win::{Certainty, Win};
