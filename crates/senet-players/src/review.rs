//! What decided a game: the luck of each throw, the error of each move, and how they add up.

use senet_rules::{Game, Move, Outcome, Position, Record, RecordError, Seat, Throw};

use crate::{Certainty, Evaluator, Judged};

/// A game gone through throw by throw.
///
/// Everything adds up: `start + first.luck - first.error - second.luck + second.error = end`.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The first player's win chance before anything was thrown.
    pub start: f64,
    /// The first player's win chance at the end: 1 or 0 when the last piece was borne off. A game that was resigned,
    /// claimed, lost on time or not finished ends with the chance that stood when it stopped.
    pub end: f64,
    /// Who won, and how; `None` if the game is not over.
    pub outcome: Option<Outcome>,
    /// Each throw, and each move or pass, in order.
    pub steps: Vec<Step>,
    /// What the first player owes to the sticks and to the choices.
    pub first: Account,
    /// What the second player owes to the sticks and to the choices.
    pub second: Account,
    /// How certain all of it is.
    pub certainty: Certainty,
}

/// One throw, move or pass.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Which throw of the record it belongs to, counted from 0.
    pub turn: usize,
    /// Who threw or moved.
    pub seat: Seat,
    /// What was thrown or done.
    pub event: Event,
    /// The position after it. After a throw the throw is pending in it, except in the throw-off.
    pub position: Position,
    /// The first player's win chance after it.
    pub first_wins: f64,
    /// How certain this chance is.
    pub certainty: Certainty,
}

/// What a step was.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The sticks fell.
    Thrown {
        /// What they counted.
        throw: Throw,
        /// Win chance gained by the thrower, negative where it was lost.
        luck: f64,
    },
    /// A piece moved.
    Played {
        /// The move made.
        answer: Move,
        /// Win chance given away, 0 for the best move.
        error: f64,
        /// All legal moves, best first, with the mover's win chances.
        options: Vec<Judged>,
    },
    /// No piece could move.
    Passed,
}

/// What a player owes to the sticks and to the choices, in win chance.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Account {
    /// Win chance gained by throws, less what was lost by them.
    pub luck: f64,
    /// Win chance given away by moves; never negative.
    pub error: f64,
    /// Throws.
    pub throws: u32,
    /// Moves where there was another one.
    pub choices: u32,
    /// Choices that gave nothing away (less than [`Review::NOTHING`]).
    pub best: u32,
    /// The choice that gave away most: its place among the steps. `None` if none gave anything away.
    pub worst: Option<usize>,
}

impl Account {
    /// Win chance given away in each choice, on average.
    #[must_use]
    pub fn error_a_choice(&self) -> f64 {
        if self.choices == 0 { 0.0 } else { self.error / f64::from(self.choices) }
    }
}

impl Review {
    /// Less than this given away is nothing: it is within what tables are rounded by.
    pub const NOTHING: f64 = 1e-4;

    /// The account of a seat.
    #[must_use]
    pub const fn account(&self, seat: Seat) -> &Account {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }

    /// The places of the `most` steps that changed the win chance most, in the order played.
    #[must_use]
    pub fn moments(&self, most: usize) -> Vec<usize> {
        let change = |i: usize| {
            let before = i.checked_sub(1).map_or(self.start, |before| self.steps[before].first_wins);
            (self.steps[i].first_wins - before).abs()
        };
        let mut order: Vec<usize> = (0..self.steps.len()).filter(|&i| change(i) >= Self::NOTHING).collect();
        order.sort_by(|&one, &other| change(other).total_cmp(&change(one)));
        order.truncate(most);
        order.sort_unstable();
        order
    }
}

/// Goes through a record, finished or not.
///
/// # Errors
/// The first place of the record that does not fit the rules, and why.
pub fn review(evaluator: &dyn Evaluator, record: &Record) -> Result<Review, RecordError> {
    record.replay()?;
    let game = Game::new(record.rules()?);
    let win = evaluator.win(game.position());
    Ok(Review {
        start: win.chance,
        end: win.chance,
        outcome: record.outcome,
        steps: Vec::new(),
        first: Account::default(),
        second: Account::default(),
        certainty: win.certainty,
    })
}
