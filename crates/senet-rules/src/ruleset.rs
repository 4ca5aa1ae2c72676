//! Rulesets as data: what the two games have in common is in the code, what differs is here.

use core::fmt;

use crate::{Side, Square, SquareSet, Sticks, Throw, ThrowSet};

/// One way to play the game. Two rulesets are equal when their names and revisions are.
#[derive(Debug)]
pub struct Ruleset {
    /// The name in commands, addresses and records.
    pub id: &'static str,
    /// Raised whenever a rule changes, so that an old game keeps the rules it was played by.
    pub revision: u16,
    /// How the sides are given out.
    pub opening: Opening,
    /// What the sticks count when no face is up.
    pub none_up: Throw,
    /// The throws after which the same player throws again.
    pub throws_again: ThrowSet,
    /// What a throw without a legal move does to the turn.
    pub passed_throw: PassedThrow,
    /// How many enemy pieces on consecutive squares may not be passed over; `None`: any may be passed.
    pub blockade: Option<u8>,
    /// Squares on which a piece is protected from a swap.
    pub safe: SquareSet,
    /// The House of Water.
    pub water: Water,
    /// When a piece moves back.
    pub backward: Backward,
    /// How pieces leave the board.
    pub bearing_off: BearingOff,
    /// The named squares, in ascending order.
    pub houses: &'static [(Square, House)],
}

/// How the sides are given out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The first player has the cones and throws first.
    FirstHasCones,
    /// The players throw in turn, the first player first, until one throws `decisive`: that player takes the spools
    /// and plays that throw with the piece on `from`, although others could swap.
    ThrowOff {
        /// The throw that decides.
        decisive: Throw,
        /// The square of the piece that must be moved then.
        from: Square,
    },
}

/// What a throw without a legal move does to the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassedThrow {
    /// It throws again or passes the turn as if a move had been made.
    CountsAsPlayed,
    /// The turn is lost, whatever the throw.
    EndsTurn,
}

/// The House of Water: nothing ever rests on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Water {
    /// Its square.
    pub square: Square,
    /// Where a piece that ends on it is put. Occupancy is judged after the piece has left its square.
    pub landing: Landing,
}

/// Where a drowned piece is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// On this square, or, if it is occupied, on the nearest empty square before it.
    AtOrBefore(Square),
    /// On the lowest-numbered empty square of the board.
    LowestEmpty,
}

/// When a piece moves back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backward {
    /// Never.
    Never,
    /// When no piece of the side has a legal forward move, onto an empty square.
    WithoutForwardMoves,
}

/// How pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BearingOff {
    /// Only from these squares with these throws.
    FromHouses(&'static [Exit]),
    /// By any throw that brings a piece to 30 or beyond, while all the side's pieces stand on these squares.
    WhenAllOn(SquareSet),
}

/// A square from which a piece leaves the board, and the throws that carry it off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exit {
    /// The square.
    pub from: Square,
    /// The throws.
    pub with: ThrowSet,
}

/// A named square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum House {
    /// House of Rebirth, the ankh.
    Rebirth,
    /// House of Beauty, the nefer.
    Beauty,
    /// House of Water.
    Water,
    /// House of the Three Truths.
    ThreeTruths,
    /// House of Re-Atum.
    ReAtum,
    /// House of Horus.
    Horus,
}

/// Standard Senet.
pub static STANDARD: Ruleset = Ruleset {
    id: "standard",
    revision: 1,
    opening: Opening::FirstHasCones,
    none_up: Throw::of(5),
    throws_again: ThrowSet::of(&[1, 4, 5]),
    passed_throw: PassedThrow::CountsAsPlayed,
    blockade: None,
    safe: SquareSet::of(&[27, 28, 29, 30]),
    water: Water { square: Square::at(28), landing: Landing::AtOrBefore(Square::at(15)) },
    backward: Backward::Never,
    bearing_off: BearingOff::FromHouses(&[
        Exit { from: Square::at(27), with: ThrowSet::of(&[4, 5]) },
        Exit { from: Square::at(29), with: ThrowSet::of(&[3]) },
        Exit { from: Square::at(30), with: ThrowSet::of(&[2]) },
    ]),
    houses: &[
        (Square::at(15), House::Rebirth),
        (Square::at(27), House::Beauty),
        (Square::at(28), House::Water),
        (Square::at(29), House::ThreeTruths),
        (Square::at(30), House::ReAtum),
    ],
};

/// The reconstruction ascribed to Gustave Jéquier.
pub static JEQUIER: Ruleset = Ruleset {
    id: "jequier",
    revision: 1,
    opening: Opening::ThrowOff { decisive: Throw::of(1), from: Square::at(10) },
    none_up: Throw::of(6),
    throws_again: ThrowSet::of(&[1, 4, 6]),
    passed_throw: PassedThrow::EndsTurn,
    blockade: Some(3),
    safe: SquareSet::of(&[26, 28, 29, 30]),
    water: Water { square: Square::at(27), landing: Landing::LowestEmpty },
    backward: Backward::WithoutForwardMoves,
    bearing_off: BearingOff::WhenAllOn(SquareSet::span(Square::at(21), Square::LAST)),
    houses: &[
        (Square::at(15), House::Rebirth),
        (Square::at(26), House::Beauty),
        (Square::at(27), House::Water),
        (Square::at(28), House::ThreeTruths),
        (Square::at(29), House::ReAtum),
        (Square::at(30), House::Horus),
    ],
};

/// All rulesets.
pub static RULESETS: [&Ruleset; 2] = [&STANDARD, &JEQUIER];

impl Ruleset {
    /// Pieces of each side at the start.
    pub const PIECES: u8 = 5;

    /// The present ruleset with this id.
    ///
    /// # Errors
    /// [`UnknownRuleset`] if there is none.
    pub fn by_id(id: &str) -> Result<&'static Self, UnknownRuleset> {
        RULESETS.into_iter().find(|rules| rules.id == id).ok_or(UnknownRuleset)
    }

    /// Where a side's pieces start.
    #[must_use]
    pub const fn start(side: Side) -> SquareSet {
        match side {
            Side::Cones => SquareSet::of(&[1, 3, 5, 7, 9]),
            Side::Spools => SquareSet::of(&[2, 4, 6, 8, 10]),
        }
    }

    /// What the sticks count.
    #[must_use]
    pub const fn count(&self, sticks: Sticks) -> Throw {
        match sticks.faces_up() {
            0 => self.none_up,
            up => Throw::of(up),
        }
    }

    /// The five throws with their chances in sixteen, in ascending order of the throw.
    #[must_use]
    pub const fn throws(&self) -> [(Throw, u8); 5] {
        [(Throw::of(1), 4), (Throw::of(2), 6), (Throw::of(3), 4), (Throw::of(4), 1), (self.none_up, 1)]
    }

    /// Whether the number can be thrown.
    #[must_use]
    pub const fn has_throw(&self, throw: Throw) -> bool {
        throw.number() <= Sticks::COUNT || throw.number() == self.none_up.number()
    }

    /// The house on a square.
    #[must_use]
    pub fn house(&self, square: Square) -> Option<House> {
        self.houses.iter().find(|(at, _)| *at == square).map(|&(_, house)| house)
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.revision == other.revision
    }
}

impl Eq for Ruleset {}

/// There is no ruleset of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRuleset;

impl fmt::Display for UnknownRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the rulesets are ")?;
        for (i, rules) in RULESETS.iter().enumerate() {
            if i > 0 {
                f.write_str(" and ")?;
            }
            f.write_str(rules.id)?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownRuleset {}
