//! Simple players whose losses are measured.

use rand::RngExt;
use senet_exact::Win;
use senet_rules::{Move, MoveKind, Position, SquareSet};

/// Ways to choose a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// The best move of the tables.
    Perfect,
    /// Any legal move.
    Random,
    /// Bears off, else swaps, else moves the foremost piece.
    Greedy,
    /// Bears off, stays out of the water, leaves as few pieces as possible that can be swapped, else moves the hindmost.
    Careful,
}

impl Player {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Perfect => "perfect",
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Careful => "careful",
        }
    }

    /// Which of the answers, which are not empty, is played.
    pub(crate) fn choose(
        self,
        position: &Position,
        answers: &[(Move, Win)],
        random: &mut impl RngExt,
    ) -> usize {
        match self {
            Self::Perfect => best(answers, |(_, win)| win.chance),
            Self::Random => random.random_range(0..answers.len()),
            Self::Greedy => best(answers, |(answer, _)| {
                let rank = match answer.kind() {
                    MoveKind::Off => 200.0,
                    MoveKind::Swap => 100.0,
                    _ => 0.0,
                };
                rank + f64::from(answer.from().map_or(0, senet_rules::Square::number))
            }),
            Self::Careful => best(answers, |(answer, _)| {
                let rank = match answer.kind() {
                    MoveKind::Off => 2000.0,
                    MoveKind::Water => -2000.0,
                    _ => 0.0,
                };
                rank - 100.0 * f64::from(exposed(position, *answer))
                    - f64::from(answer.from().map_or(0, senet_rules::Square::number))
            }),
        }
    }
}

/// The answer of the highest score, the first of several.
fn best(answers: &[(Move, Win)], score: impl Fn(&(Move, Win)) -> f64) -> usize {
    let mut best = 0;
    for i in 1..answers.len() {
        if score(&answers[i]) > score(&answers[best]) {
            best = i;
        }
    }
    best
}

/// How many pieces of the side that moves could be swapped by some throw after the move.
fn exposed(position: &Position, answer: Move) -> u8 {
    let Some(side) = position.side() else { return 0 };
    let after = position.after(answer);
    let open = after.pieces(side) - after.protected(side);
    let threatened =
        position.rules().throws().iter().fold(SquareSet::EMPTY, |set, (throw, _)| {
            set | after.pieces(side.other()).forward(throw.number())
        });
    (open & threatened).len()
}
