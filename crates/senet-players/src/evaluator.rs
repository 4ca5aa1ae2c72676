//! Evaluators, and what follows from one: what each answer and each throw is worth.

use senet_rules::{Move, Opening, Position, Throw};

use crate::{Certainty, Win};

/// Whoever knows win chances.
pub trait Evaluator: Send + Sync {
    /// The win chance of the side about to throw. The position has no throw pending, belongs to a side, and neither side
    /// has won: [`Evaluator::win`] sees to the rest.
    fn before_throw(&self, position: &Position) -> Win;

    /// The same at a glance: quicker, and where it is an estimate a coarser one.
    fn glance(&self, position: &Position) -> Win {
        self.before_throw(position)
    }

    /// The win chance of the side to act: before the throw if none is pending, else with the best answer. After the end
    /// 1 or 0. While nobody owns a side it is that of the player about to throw in the throw-off.
    fn win(&self, position: &Position) -> Win {
        if let Some(winner) = position.winner() {
            let chance = if position.side() == Some(winner) { 1.0 } else { 0.0 };
            return Win { chance, certainty: Certainty::CERTAIN };
        }
        if position.side().is_none() {
            return self.before_throw_off(position);
        }
        if position.throw().is_none() {
            return self.before_throw(position);
        }
        position.legal_moves().map(|answer| self.after(position, answer)).reduce(better).unwrap_or(UNKNOWN)
    }

    /// The win chance of the side to act if it answers the pending throw with this legal move.
    fn after(&self, position: &Position, answer: Move) -> Win {
        let after = position.after(answer);
        let win = self.win(&after);
        if after.side() == position.side() { win } else { win.of_opponent() }
    }

    /// The win chance of the player about to throw in the throw-off. With p the chance of the throw that decides and o
    /// the win chance that it brings, w = p o + (1 - p)(1 - w), since any other throw hands the sticks over.
    fn before_throw_off(&self, position: &Position) -> Win {
        let rules = position.rules();
        let Opening::ThrowOff { decisive, .. } = rules.opening else { return UNKNOWN };
        let opening = Position::opening(rules);
        let won = self.win(&opening);
        // The decisive throw may be one that throws again, as it is in Jéquier's game.
        let won = if rules.throws_again.contains(decisive) { won } else { won.of_opponent() };
        let weight =
            rules.throws().iter().find(|(throw, _)| *throw == decisive).map_or(0, |&(_, weight)| weight);
        let decided = f64::from(weight) / 16.0;
        Win { chance: (decided * won.chance + 1.0 - decided) / (2.0 - decided), ..won }
    }
}

/// What cannot be told: no legal position has it.
const UNKNOWN: Win = Win { chance: 0.5, certainty: Certainty::Estimated };

/// The better of two, as certain as both: an estimate might have hidden a better one.
fn better(one: Win, other: Win) -> Win {
    Win { chance: one.chance.max(other.chance), certainty: one.certainty.and(other.certainty) }
}

/// An evaluator that does nothing but glance.
pub(crate) struct Glance<'a>(pub(crate) &'a dyn Evaluator);

impl Evaluator for Glance<'_> {
    fn before_throw(&self, position: &Position) -> Win {
        self.0.glance(position)
    }
}

/// The win chance of the side about to throw by the best answers to each of the five throws. Of an estimate this is a
/// better one; a value that is exact stays as it is.
#[must_use]
pub fn look_ahead(evaluator: &dyn Evaluator, position: &Position) -> f64 {
    let throws = position.rules().throws().into_iter();
    throws
        .map(|(throw, weight)| f64::from(weight) / 16.0 * evaluator.win(&position.thrown(throw)).chance)
        .sum()
}

/// A legal answer and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// The answer.
    pub answer: Move,
    /// The win chance of the side to act after it.
    pub win: Win,
}

/// A throw and what it is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedThrow {
    /// The throw.
    pub throw: Throw,
    /// Its chance in sixteen.
    pub weight: u8,
    /// The win chance of the side to act with the best answer to it.
    pub win: Win,
}

/// All legal answers to the pending throw with what each is worth to the side to act, best first; of those worth the
/// same the one that leaves the lower square first. None if no throw is pending.
#[must_use]
pub fn judge_moves(evaluator: &dyn Evaluator, position: &Position) -> Vec<Judged> {
    judge_answers(evaluator, position, position.legal_moves())
}

/// The same for some of the legal answers: those of a [`senet_rules::Game`], which knows that the throw that decides
/// the throw-off belongs to one piece.
#[must_use]
pub fn judge_answers(
    evaluator: &dyn Evaluator,
    position: &Position,
    answers: impl IntoIterator<Item = Move>,
) -> Vec<Judged> {
    let judged = answers.into_iter().map(|answer| Judged { answer, win: evaluator.after(position, answer) });
    let mut judged: Vec<Judged> = judged.collect();
    judged.sort_by(|one, other| other.win.chance.total_cmp(&one.win.chance));
    judged
}

/// The five throws, in ascending order, with what each is worth to the side to act; a pending throw does not count. None
/// after the end, and while nobody owns a side.
#[must_use]
pub fn judge_throws(evaluator: &dyn Evaluator, position: &Position) -> Vec<JudgedThrow> {
    if position.winner().is_some() || position.side().is_none() {
        return Vec::new();
    }
    let throws = position.rules().throws().into_iter();
    throws
        .map(|(throw, weight)| JudgedThrow { throw, weight, win: evaluator.win(&position.thrown(throw)) })
        .collect()
}
