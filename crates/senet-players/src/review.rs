//! What decided a game: the luck of each throw, the error of each move, and how they add up.

use senet_rules::{
    Action, Answer, Game, Happening, Move, Outcome, Phase, Place, Position, Record, RecordError,
    RecordProblem, Refusal, Seat, Throw, Turn,
};

use crate::{Certainty, Evaluator, Judged, Win, judge_answers};

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
    let start = evaluator.win(game.position());
    let mut reviewer = Reviewer {
        evaluator,
        game,
        review: Review {
            start: start.chance,
            end: start.chance,
            outcome: record.outcome,
            steps: Vec::with_capacity(2 * record.turns.len()),
            first: Account::default(),
            second: Account::default(),
            certainty: start.certainty,
        },
    };
    for (i, turn) in record.turns.iter().enumerate() {
        let at = |refusal| RecordError { at: Place::Throw(i + 1), problem: RecordProblem::Refused(refusal) };
        reviewer.turn(i, turn).map_err(at)?;
    }
    Ok(reviewer.review)
}

/// A review on its way through the game.
struct Reviewer<'a> {
    evaluator: &'a dyn Evaluator,
    game: Game,
    review: Review,
}

impl Reviewer<'_> {
    fn turn(&mut self, turn: usize, played: &Turn) -> Result<(), Refusal> {
        let seat = played.seat;
        let happened = self.game.apply(Action::Throw(played.sticks))?;
        if self.game.phase() == Phase::ThrowOff {
            // The other player throws next.
            let win = self.evaluator.win(self.game.position()).of_opponent();
            self.thrown(turn, seat, played.throw, *self.game.position(), win);
            return Ok(());
        }
        let passed = happened.iter().any(|what| matches!(what, Happening::Passed { .. }));
        if passed {
            let after = *self.game.position();
            let side = self.game.side_of(seat);
            let win = self.evaluator.win(&after);
            let win = if after.side() == side { win } else { win.of_opponent() };
            let before = side.map_or(after, |side| after.with_side(side));
            self.thrown(turn, seat, played.throw, before.thrown(played.throw), win);
            self.step(turn, seat, Event::Passed, after, win);
            return Ok(());
        }
        let position = *self.game.position();
        let options = judge_answers(self.evaluator, &position, self.game.legal_moves());
        let Some(best) = options.first().copied() else { return Ok(()) };
        let certainty = options.iter().fold(Certainty::CERTAIN, |all, option| all.and(option.win.certainty));
        let best = Win { certainty, ..best.win };
        self.thrown(turn, seat, played.throw, position, best);
        if let Answer::Played(answer) = played.answer
            && let Some(from) = answer.from()
            && let Some(made) = options.iter().copied().find(|option| option.answer == answer)
        {
            self.game.apply(Action::Move(from))?;
            self.played(turn, seat, made, options);
        }
        Ok(())
    }

    fn thrown(&mut self, turn: usize, seat: Seat, throw: Throw, position: Position, win: Win) {
        let luck = win.chance - seen_by(seat, self.review.end);
        let account = self.account(seat);
        account.throws += 1;
        account.luck += luck;
        self.step(turn, seat, Event::Thrown { throw, luck }, position, win);
    }

    fn played(&mut self, turn: usize, seat: Seat, made: Judged, options: Vec<Judged>) {
        let error = options.first().map_or(0.0, |best| best.win.chance - made.win.chance);
        let place = self.review.steps.len();
        let most =
            self.review.account(seat).worst.map_or(0.0, |worst| match self.review.steps[worst].event {
                Event::Played { error, .. } => error,
                Event::Thrown { .. } | Event::Passed => 0.0,
            });
        let account = self.account(seat);
        account.error += error;
        if options.len() > 1 {
            account.choices += 1;
            account.best += u32::from(error < Review::NOTHING);
        }
        if error >= Review::NOTHING && error > most {
            account.worst = Some(place);
        }
        let position = *self.game.position();
        self.step(turn, seat, Event::Played { answer: made.answer, error, options }, position, made.win);
    }

    /// `win`: the chance of the seat whose step it is.
    fn step(&mut self, turn: usize, seat: Seat, event: Event, position: Position, win: Win) {
        let first_wins = seen_by(seat, win.chance);
        self.review.end = first_wins;
        self.review.certainty = self.review.certainty.and(win.certainty);
        self.review.steps.push(Step { turn, seat, event, position, first_wins, certainty: win.certainty });
    }

    fn account(&mut self, seat: Seat) -> &mut Account {
        match seat {
            Seat::First => &mut self.review.first,
            Seat::Second => &mut self.review.second,
        }
    }
}

/// A chance of the first player as that of a seat, and the other way round.
fn seen_by(seat: Seat, chance: f64) -> f64 {
    match seat {
        Seat::First => chance,
        Seat::Second => 1.0 - chance,
    }
}
