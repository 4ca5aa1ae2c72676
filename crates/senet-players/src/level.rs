//! Six levels, from a beginner to perfect play.

use core::fmt;

use senet_rules::{Game, LegalMoves, Move, MoveKind, Position, Side, Square, SquareSet};

use crate::{Evaluator, Glance, Judged, judge_answers};

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

/// How a player thinks. What catches the eye is judged by rules of thumb, the rest by what the evaluator knows.
#[derive(Clone, Copy, Debug)]
struct Character {
    /// How far the true worth of a move is felt, 0 (not at all) to 1 (nothing else counts).
    insight: f64,
    /// The share of the moves that are seen although they do not catch the eye, 0 to 1.
    attention: f64,
    /// How great it looks to bear off, to swap, to run ahead.
    greed: f64,
    /// How much safe squares and neighbours are loved.
    fear: f64,
    /// How well the opponent's next throw is foreseen.
    foresight: f64,
}

/// From the beginner on. Set so that each step wins about as much as the next (`docs/players.md`).
const CHARACTERS: [Character; 6] = [
    // Sees the board in front of it: runs and takes.
    Character { insight: 0.0, attention: 0.3, greed: 1.0, fear: 0.0, foresight: 0.0 },
    // Takes what can be taken, has learned to keep together, but never looks at what the opponent may throw.
    Character { insight: 0.3, attention: 0.5, greed: 0.8, fear: 0.4, foresight: 0.0 },
    // Afraid for every piece.
    Character { insight: 0.37, attention: 0.7, greed: 0.4, fear: 1.0, foresight: 0.3 },
    // Weighs things, and looks one throw ahead.
    Character { insight: 0.62, attention: 0.85, greed: 0.5, fear: 0.5, foresight: 1.0 },
    // Hardly overlooks anything.
    Character { insight: 0.8, attention: 0.95, greed: 0.5, fear: 0.5, foresight: 1.0 },
    Character { insight: 1.0, attention: 1.0, greed: 0.0, fear: 0.0, foresight: 0.0 },
];

/// Which legal answer to the pending throw a level gives; `None` if no throw is pending. Where no piece can move it is
/// the pass. `seed` decides what a level overlooks: the same seed gives the same move.
///
/// In a game, use [`choose_in`].
#[must_use]
pub fn choose(level: Level, evaluator: &dyn Evaluator, position: &Position, seed: u64) -> Option<Move> {
    pick(level, evaluator, position, position.legal_moves(), seed)
}

/// The same in a game, which knows that the throw that decides the throw-off belongs to one piece; `None` unless the game
/// waits for a move.
#[must_use]
pub fn choose_in(level: Level, evaluator: &dyn Evaluator, game: &Game, seed: u64) -> Option<Move> {
    pick(level, evaluator, game.position(), game.legal_moves(), seed)
}

fn pick(
    level: Level,
    evaluator: &dyn Evaluator,
    position: &Position,
    mut moves: LegalMoves,
    seed: u64,
) -> Option<Move> {
    if moves.len() <= 1 {
        return moves.next();
    }
    let character = CHARACTERS[usize::from(level.0 - 1)];
    if level == Level::PERFECT {
        return best_and_soonest(&judge_answers(evaluator, position, moves));
    }
    let racing = moves.origins() & SquareSet::span(Square::FIRST, RACE);
    let front = racing.highest().or(moves.origins().highest());
    let noticed = |answer: &Move| {
        catches_the_eye(*answer, front) || share(seed, position, *answer) < character.attention
    };
    let worth = |answer: Move| {
        let felt =
            if character.insight > 0.0 { Glance(evaluator).after(position, answer).chance } else { 0.0 };
        character.insight * felt + (1.0 - character.insight) * character.thumb(position, answer)
    };
    let answers = moves.filter(noticed).map(|answer| (answer, worth(answer)));
    answers.reduce(|one, other| if other.1 > one.1 { other } else { one }).map(|(answer, _)| answer)
}

/// What nobody overlooks: bearing off, a swap, the piece in front of the race.
fn catches_the_eye(answer: Move, front: Option<Square>) -> bool {
    matches!(answer.kind(), MoveKind::Off | MoveKind::Swap) || answer.from() == front
}

/// A number from 0 to 1 that is fixed for a seed, a position and a move (the mixing function of `SplitMix64`).
fn share(seed: u64, position: &Position, answer: Move) -> f64 {
    let [cones, spools] = Side::BOTH.map(|side| u64::from(position.pieces(side).bits()));
    let from = answer.from().map_or(0, Square::number);
    let mixed =
        [cones << 32 | spools, u64::from(from)].into_iter().fold(seed, |mixed, part| mix(mixed ^ part));
    f64::from((mixed >> 32) as u32) / f64::from(u32::MAX)
}

fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A piece that has come further no longer looks as if it had to be hurried on.
const RACE: Square = Square::at(20);

impl Character {
    /// What the rules of thumb give a move, in win chance as the player imagines it.
    fn thumb(&self, position: &Position, answer: Move) -> f64 {
        let Some(side) = position.side() else { return 0.0 };
        let after = position.after(answer);
        let from = answer.from().map_or(0.0, |square| f64::from(square.number()));
        let greed = match answer {
            Move::Off { .. } => 0.15,
            Move::Swap { from, to } => 0.06 + 0.01 * f64::from(to.number() - from.number()),
            Move::Water { from, to } => 0.005 * (f64::from(to.number()) - f64::from(from.number())),
            Move::Step { .. } | Move::Back { .. } | Move::Pass => 0.0,
        } + 0.002 * from.min(f64::from(RACE.number()));
        let kept = f64::from(after.protected(side).len()) - f64::from(position.protected(side).len());
        let fear = 0.03 * kept - 0.0005 * from;
        let danger = if self.foresight > 0.0 { danger(&after, side) } else { 0.0 };
        self.greed * greed + self.fear * fear - self.foresight * danger
    }
}

/// How far the side's pieces are thrown back by the opponent's next throw, on average, as win chance.
fn danger(after: &Position, side: Side) -> f64 {
    if after.winner().is_some() {
        return 0.0;
    }
    let opponent = after.with_side(side.other());
    let throws = opponent.rules().throws().into_iter();
    throws
        .map(|(throw, weight)| {
            let back = opponent.thrown(throw).legal_moves().filter_map(|answer| match answer {
                Move::Swap { from, to } => Some(to.number() - from.number()),
                _ => None,
            });
            f64::from(weight) / 16.0 * f64::from(back.max().unwrap_or(0)) * 0.012
        })
        .sum()
}

/// Answers worth less than the best by no more than this are as good: tables are rounded.
const AS_GOOD: f64 = 1e-4;
/// Estimates of two answers differ by more than this although they are worth the same.
const AS_GOOD_ESTIMATED: f64 = 3e-4;

/// Of the answers as good as the best the one that ends the game sooner: it bears off, else it brings the hindmost piece
/// on, for which the others would have to wait.
fn best_and_soonest(answers: &[Judged]) -> Option<Move> {
    let best = answers.first()?.win.chance;
    let exact = answers.iter().all(|judged| judged.win.certainty.is_exact());
    let least = best - if exact { AS_GOOD } else { AS_GOOD_ESTIMATED };
    let equals = answers.iter().filter(|judged| judged.win.chance >= least).map(|judged| judged.answer);
    equals.min_by_key(|answer| (answer.kind() != MoveKind::Off, answer.from().map(Square::number)))
}
