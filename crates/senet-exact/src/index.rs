//! Where a position lies: layer, block and lane.

use senet_rules::{Position, Ruleset, Setup, Side, Square, SquareSet};

use crate::Layer;
use crate::board::{Path, Sets};
use crate::colouring::Colourings;

/// The order of the positions of a layer before the throw: a bijection between them, up to the names of the sides, and
/// the numbers from 0 on. What counts is whose turn it is, not which side that is.
#[derive(Clone, Debug)]
pub struct Index {
    rules: &'static Ruleset,
    layer: Layer,
    path: Path,
    sets: Sets,
    colourings: Colourings,
}

impl Index {
    /// The order of a layer.
    #[must_use]
    pub fn new(rules: &'static Ruleset, layer: Layer) -> Self {
        Self {
            rules,
            layer,
            path: Path::new(rules),
            sets: Sets::new(layer.pieces()),
            colourings: Colourings::new(layer),
        }
    }

    /// The layer.
    #[must_use]
    pub const fn layer(&self) -> Layer {
        self.layer
    }

    /// The number of a position, whatever is thrown; `None` if it belongs to another layer or nobody is to act.
    #[must_use]
    pub fn rank(&self, position: &Position) -> Option<u64> {
        let (block, lane) = self.place(position)?;
        Some(u64::from(block) * self.colourings.count() as u64 + lane as u64)
    }

    /// Block and lane of a position.
    pub(crate) fn place(&self, position: &Position) -> Option<(u32, usize)> {
        let side = position.side()?;
        let (mover, other) = (position.pieces(side), position.pieces(side.other()));
        if Layer::new(mover.len(), other.len()) != Some(self.layer) {
            return None;
        }
        Some(self.place_of(mover, other))
    }

    /// Block and lane of the position in which the player to throw has `mover`; the counts must be the layer's.
    pub(crate) fn place_of(&self, mover: SquareSet, other: SquareSet) -> (u32, usize) {
        let mover = self.path.compress(mover);
        let set = mover | self.path.compress(other);
        let mut colouring = 0;
        let mut rest = set;
        let mut piece = 0;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            colouring |= u16::from(mover & bit != 0) << piece;
            piece += 1;
            rest &= rest - 1;
        }
        (self.sets.rank(set), self.colourings.rank(colouring))
    }

    /// The position of a number, with the cones to throw; `None` from [`Layer::positions`] on.
    #[must_use]
    pub fn unrank(&self, rank: u64) -> Option<Position> {
        if rank >= self.layer.positions() {
            return None;
        }
        let count = self.colourings.count() as u64;
        let set = self.sets.unrank((rank / count) as u32);
        let colouring = self.colourings.masks()[(rank % count) as usize];
        let mut setup = Setup { side: Some(Side::Cones), ..Setup::EMPTY };
        let mut rest = set;
        let mut piece = 0;
        while rest != 0 {
            let number = self.path.number(rest.trailing_zeros() as u8);
            let side = if colouring >> piece & 1 == 1 { Side::Cones } else { Side::Spools };
            setup.squares[Square::new(number)?.index()] = Some(side);
            piece += 1;
            rest &= rest - 1;
        }
        setup.check(self.rules).ok()
    }
}
