//! A ruleset in the form in which a block is worked out: plain numbers, taken from the ruleset's data.

use senet_rules::{Backward, BearingOff, Landing, PassedThrow, Ruleset, Square, SquareSet};

use crate::board::Path;

/// One of the five throws.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThrowPlan {
    /// How far a piece moves.
    pub(crate) steps: u8,
    /// Its chance in sixteen.
    pub(crate) weight: u32,
    /// Whether the same player throws again after a move.
    pub(crate) keeps: bool,
    /// The squares (bit `number - 1`) from which it bears a piece off whatever the other pieces do.
    pub(crate) exits: u32,
}

/// What of a ruleset the solver needs.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) path: Path,
    pub(crate) throws: [ThrowPlan; 5],
    /// Resting squares on which a piece is protected.
    pub(crate) safe: u32,
    /// The number of the House of Water.
    pub(crate) water: u8,
    landing: Landing,
    pub(crate) blockade: Option<u8>,
    pub(crate) backward: bool,
    /// Whether a throw without a move ends the turn whatever was thrown.
    pub(crate) pass_ends_turn: bool,
    /// Where all pieces of a side must stand for any of them to be borne off; `None`: exits only.
    pub(crate) home: Option<SquareSet>,
}

impl Plan {
    pub(crate) fn new(rules: &Ruleset) -> Self {
        let path = Path::new(rules);
        let (exits, home) = match rules.bearing_off {
            BearingOff::FromHouses(exits) => (exits, None),
            BearingOff::WhenAllOn(home) => (&[][..], Some(home)),
        };
        let throws = rules.throws().map(|(throw, weight)| ThrowPlan {
            steps: throw.number(),
            weight: u32::from(weight),
            keeps: rules.throws_again.contains(throw),
            exits: exits
                .iter()
                .filter(|exit| exit.with.contains(throw))
                .fold(0, |set, exit| set | 1 << exit.from.index()),
        });
        Self {
            path,
            throws,
            safe: path.compress(rules.safe),
            water: rules.water.square.number(),
            landing: rules.water.landing,
            blockade: rules.blockade,
            backward: rules.backward == Backward::WithoutForwardMoves,
            pass_ends_turn: rules.passed_throw == PassedThrow::EndsTurn,
            home,
        }
    }

    /// Where a piece that falls into the water is put, given the squares occupied after it has left its own.
    pub(crate) fn landing(&self, occupied: u32) -> u8 {
        let empty = !self.path.expand(occupied).with(Square::at(self.water));
        let landing = match self.landing {
            Landing::AtOrBefore(square) => (empty & SquareSet::span(Square::FIRST, square)).highest(),
            Landing::LowestEmpty => empty.lowest(),
        };
        // Nine pieces cannot fill fifteen squares.
        landing.map_or(0, |square| self.path.resting(square.number()).unwrap_or(0))
    }
}
