//! Layers: all positions with the same numbers of pieces on the board.

use core::fmt;

use senet_rules::Ruleset;

/// All positions in which one side has `larger` pieces on the board and the other `smaller`, whichever of the two is
/// about to throw. Both ways round are one layer because they feed on each other whenever the turn passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layer {
    larger: u8,
    smaller: u8,
}

impl Layer {
    /// The layer of two piece counts in either order, each 1 to 5.
    #[must_use]
    pub const fn new(one: u8, other: u8) -> Option<Self> {
        let (larger, smaller) = if one >= other { (one, other) } else { (other, one) };
        if smaller >= 1 && larger <= Ruleset::PIECES { Some(Self { larger, smaller }) } else { None }
    }

    /// All layers with at most `pieces` a side, each after those that it feeds on.
    pub fn up_to(pieces: u8) -> impl Iterator<Item = Self> {
        let pieces = if pieces > Ruleset::PIECES { Ruleset::PIECES } else { pieces };
        (2..=2 * pieces).flat_map(move |total| {
            (1..=total / 2).rev().filter_map(move |smaller| {
                let larger = total - smaller;
                (larger <= pieces).then_some(Self { larger, smaller })
            })
        })
    }

    /// The greater of the two counts.
    #[must_use]
    pub const fn larger(self) -> u8 {
        self.larger
    }

    /// The smaller of the two counts.
    #[must_use]
    pub const fn smaller(self) -> u8 {
        self.smaller
    }

    /// Pieces on the board, 2 to 10.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.larger + self.smaller
    }

    /// The layer after a side with `own` pieces has borne one off; `None` when it was its last, or when no side of
    /// this layer has that many.
    #[must_use]
    pub const fn after_bearing_off(self, own: u8) -> Option<Self> {
        if own == self.larger {
            Self::new(self.larger - 1, self.smaller)
        } else if own == self.smaller {
            Self::new(self.larger, self.smaller - 1)
        } else {
            None
        }
    }

    /// How many colourings a set of occupied squares has.
    #[must_use]
    pub const fn colourings(self) -> u64 {
        let one_way = binomial(self.pieces() as u64, self.larger as u64);
        if self.larger == self.smaller { one_way } else { 2 * one_way }
    }

    /// How many positions before the throw the layer holds.
    #[must_use]
    pub const fn positions(self) -> u64 {
        binomial(crate::board::RESTING as u64, self.pieces() as u64) * self.colourings()
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.larger, self.smaller)
    }
}

/// The number of ways to choose `k` of `n`.
#[must_use]
pub(crate) const fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut result = 1;
    let mut i = 0;
    while i < k {
        result = result * (n - i) / (i + 1);
        i += 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_layer_comes_after_those_it_feeds_on() {
        let layers: Vec<Layer> = Layer::up_to(5).collect();
        assert_eq!(layers.len(), 15);
        for (i, layer) in layers.iter().enumerate() {
            for own in [layer.larger(), layer.smaller()] {
                if let Some(below) = layer.after_bearing_off(own) {
                    assert!(layers[..i].contains(&below), "{layer} needs {below}");
                }
            }
        }
    }

    #[test]
    fn the_layers_hold_as_many_positions_as_there_are() {
        let positions = |a, b| Layer::new(a, b).expect("a layer").positions();
        assert_eq!(positions(3, 3), 9_500_400);
        assert_eq!(positions(5, 5), 5_047_562_520);
        assert_eq!(Layer::up_to(5).map(Layer::positions).sum::<u64>(), 8_560_690_670);
    }
}
