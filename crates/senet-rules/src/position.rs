//! Setups (unchecked) and positions (valid under their ruleset).

use alloc::vec::Vec;
use core::fmt;

use crate::{Opening, Ruleset, Side, Square, SquareSet, Throw};

/// Anything that can be set up on a board, valid or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// What stands on each square, square 1 first.
    pub squares: [Option<Side>; Square::COUNT as usize],
    /// Who has to throw or to move; `None` while nobody owns a side.
    pub side: Option<Side>,
    /// The number thrown; `None` if the sticks have still to be thrown.
    pub throw: Option<Throw>,
}

impl Setup {
    /// An empty board with nobody to move.
    pub const EMPTY: Self = Self { squares: [None; Square::COUNT as usize], side: None, throw: None };

    /// The position, if it can stand under these rules. Pieces that are not on the board have been borne off.
    ///
    /// # Errors
    /// Every reason why it cannot.
    pub fn check(&self, rules: &'static Ruleset) -> Result<Position, Faults> {
        let mut faults = Vec::new();
        let pieces = Side::BOTH
            .map(|side| Square::all().filter(|square| self.squares[square.index()] == Some(side)).collect());
        let position = Position { rules, pieces, side: self.side, throw: self.throw };

        for side in Side::BOTH {
            let count = position.pieces(side).len();
            if count > Ruleset::PIECES {
                faults.push(Fault::TooManyPieces { side, count });
            }
        }
        if position.pieces.iter().all(|set| set.is_empty()) {
            faults.push(Fault::BothBorneOff);
        }
        if position.occupied().contains(rules.water.square) {
            faults.push(Fault::PieceOnWater { square: rules.water.square });
        }
        if self.side.is_none() && pieces != Side::BOTH.map(Ruleset::start) {
            faults.push(Fault::NoSideAfterTheStart);
        }
        if let Some(throw) = self.throw {
            if !rules.has_throw(throw) {
                faults.push(Fault::ThrowNotInRules { throw, none_up: rules.none_up });
            }
            if self.side.is_none() {
                faults.push(Fault::ThrowWithoutSide { throw });
            }
            if position.winner().is_some() {
                faults.push(Fault::ThrowAfterTheEnd { throw });
            }
        }
        if faults.is_empty() { Ok(position) } else { Err(Faults(faults)) }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self { side: position.side, throw: position.throw, ..Self::EMPTY };
        for side in Side::BOTH {
            for square in position.pieces(side) {
                setup.squares[square.index()] = Some(side);
            }
        }
        setup
    }
}

/// One reason why a setup is not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// More than five pieces of a side.
    TooManyPieces {
        /// The side.
        side: Side,
        /// How many stand on the board.
        count: u8,
    },
    /// No piece of either side is left: the game ends when the first side is home.
    BothBorneOff,
    /// A piece stands on the House of Water, where nothing ever rests.
    PieceOnWater {
        /// The House of Water.
        square: Square,
    },
    /// Nobody owns a side, but the pieces have left their start.
    NoSideAfterTheStart,
    /// The ruleset does not know this throw.
    ThrowNotInRules {
        /// The throw.
        throw: Throw,
        /// What it counts when no face is up.
        none_up: Throw,
    },
    /// A number stands thrown, but nobody owns a side.
    ThrowWithoutSide {
        /// The throw.
        throw: Throw,
    },
    /// A number stands thrown, but one side has won.
    ThrowAfterTheEnd {
        /// The throw.
        throw: Throw,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyPieces { side, count } => {
                write!(f, "{count} {side} on the board, a side has at most {}", Ruleset::PIECES)
            }
            Self::BothBorneOff => f.write_str("no piece on the board, one side must have some left"),
            Self::PieceOnWater { square } => {
                write!(f, "a piece on the House of Water, square {square}, where nothing rests")
            }
            Self::NoSideAfterTheStart => {
                f.write_str("side `-` stands only with all pieces at the start, expected C or S")
            }
            Self::ThrowNotInRules { throw, none_up } => {
                write!(f, "throw {throw}, these rules have 1, 2, 3, 4 and {none_up}")
            }
            Self::ThrowWithoutSide { throw } => {
                write!(f, "throw {throw} with side `-`, a throw belongs to C or S")
            }
            Self::ThrowAfterTheEnd { throw } => {
                write!(f, "throw {throw} after the end, expected `-` since one side is home")
            }
        }
    }
}

/// All reasons why a setup is not a position; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The reasons.
    #[must_use]
    pub fn as_slice(&self) -> &[Fault] {
        &self.0
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for Faults {}

/// A board with whose turn it is and what was thrown, valid under its ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) rules: &'static Ruleset,
    pub(crate) pieces: [SquareSet; 2],
    pub(crate) side: Option<Side>,
    pub(crate) throw: Option<Throw>,
}

impl Position {
    /// The pieces as they are set up, while nobody owns a side.
    #[must_use]
    pub fn unowned(rules: &'static Ruleset) -> Self {
        Self { rules, pieces: Side::BOTH.map(Ruleset::start), side: None, throw: None }
    }

    /// Where the choices begin: the start, and under rules with a throw-off the position after it and the one
    /// move that it forces.
    #[must_use]
    pub fn opening(rules: &'static Ruleset) -> Self {
        let start = Self::unowned(rules);
        match rules.opening {
            Opening::FirstHasCones => Self { side: Some(Side::Cones), ..start },
            Opening::ThrowOff { decisive, from } => {
                let thrown = Self { side: Some(Side::Spools), throw: Some(decisive), ..start };
                thrown.legal_moves().from(from).map_or(thrown, |forced| thrown.after(forced))
            }
        }
    }

    /// The ruleset.
    #[must_use]
    pub const fn rules(&self) -> &'static Ruleset {
        self.rules
    }

    /// Where the pieces of a side stand.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        self.pieces[side.index()]
    }

    /// Where any piece stands.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.pieces[0] | self.pieces[1]
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.pieces(side).contains(square))
    }

    /// How many pieces of a side have been borne off, 0 to 5.
    #[must_use]
    pub const fn borne_off(&self, side: Side) -> u8 {
        Ruleset::PIECES - self.pieces(side).len()
    }

    /// Who has to throw or to move; `None` while nobody owns a side. After the end it is whoever would be next.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        self.side
    }

    /// The number thrown; `None` if the sticks have still to be thrown.
    #[must_use]
    pub const fn throw(&self) -> Option<Throw> {
        self.throw
    }

    /// The side that has borne off all its pieces.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.pieces(side).is_empty())
    }

    /// The same board with this number thrown, or with the sticks still to be thrown.
    ///
    /// # Errors
    /// Every reason why the throw cannot stand here.
    pub fn with_throw(&self, throw: Option<Throw>) -> Result<Self, Faults> {
        Setup { throw, ..Setup::from(self) }.check(self.rules)
    }

    /// The same board with this number thrown by the side to act. The throw must be one of the ruleset's and the game
    /// not over; [`Position::with_throw`] checks that.
    #[must_use]
    #[inline]
    pub const fn thrown(&self, throw: Throw) -> Self {
        Self { throw: Some(throw), ..*self }
    }

    /// The same board and throw with this side to act.
    #[must_use]
    pub const fn with_side(&self, side: Side) -> Self {
        Self { side: Some(side), ..*self }
    }
}

impl core::hash::Hash for Position {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        (self.rules.id, self.rules.revision, self.pieces, self.side, self.throw).hash(state);
    }
}
