//! The squares on which a piece can rest, and sets of them in two halves.
//!
//! Resting squares are numbered 0 to 28 along the path: the thirty squares without the House of Water. The 16 first ones
//! are the lower half of the path, the other 13 the upper half. A set of occupied squares is a 29-bit mask, and its
//! rank among the sets of its size in ascending order of the mask (colexicographic order) is the sum of the start of
//! its upper half's *segment* and the rank of its lower half.

use senet_rules::{Ruleset, Square, SquareSet};

use crate::layer::binomial;

/// How many squares a piece can rest on.
pub(crate) const RESTING: u32 = 29;
/// How many of them are in the lower half.
pub(crate) const LOWER: u32 = 16;
/// How many upper halves there are.
pub(crate) const UPPER_SETS: usize = 1 << (RESTING - LOWER);
/// The bits of the lower half.
pub(crate) const LOWER_MASK: u32 = (1 << LOWER) - 1;

/// The numbering of the resting squares under a ruleset.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    /// The number (1 to 30) of the House of Water.
    water: u8,
}

impl Path {
    pub(crate) const fn new(rules: &Ruleset) -> Self {
        Self { water: rules.water.square.number() }
    }

    /// The set as resting squares; a piece on the water, which no valid position has, is dropped.
    pub(crate) const fn compress(self, set: SquareSet) -> u32 {
        let before = (1 << (self.water - 1)) - 1;
        (set.bits() & before) | ((set.bits() >> 1) & !before)
    }

    /// The set as squares of the board.
    pub(crate) const fn expand(self, resting: u32) -> SquareSet {
        let before = (1 << (self.water - 1)) - 1;
        SquareSet::from_bits((resting & before) | ((resting & !before) << 1))
    }

    /// The resting square's number on the board, 1 to 30.
    pub(crate) const fn number(self, resting: u8) -> u8 {
        if resting + 1 < self.water { resting + 1 } else { resting + 2 }
    }

    /// The resting square with a number on the board, if a piece can rest there.
    pub(crate) const fn resting(self, number: u8) -> Option<u8> {
        if number < 1 || number > Square::COUNT || number == self.water {
            None
        } else if number < self.water {
            Some(number - 1)
        } else {
            Some(number - 2)
        }
    }
}

/// Where the sets of one size lie in colexicographic order.
#[derive(Clone, Debug)]
pub(crate) struct Sets {
    size: u32,
    /// The rank of the first set of each upper half; one more entry with the number of sets.
    starts: Vec<u32>,
    /// The rank of each lower half among those of its size.
    lower_ranks: Vec<u16>,
    /// The lower halves of each size in ascending order.
    lowers_by_size: Vec<Vec<u16>>,
}

impl Sets {
    pub(crate) fn new(size: u8) -> Self {
        let size = u32::from(size);
        let mut lowers_by_size = vec![Vec::new(); LOWER as usize + 1];
        let mut lower_ranks = Vec::with_capacity(1 << LOWER);
        for set in 0..=u16::MAX {
            let same_size = &mut lowers_by_size[set.count_ones() as usize];
            lower_ranks.push(same_size.len() as u16);
            same_size.push(set);
        }
        let mut starts = Vec::with_capacity(UPPER_SETS + 1);
        let mut start = 0;
        for upper in 0..UPPER_SETS as u32 {
            starts.push(start);
            if let Some(lower) = size.checked_sub(upper.count_ones()) {
                start += binomial(u64::from(LOWER), u64::from(lower)) as u32;
            }
        }
        starts.push(start);
        Self { size, starts, lower_ranks, lowers_by_size }
    }

    /// How many sets there are.
    pub(crate) fn count(&self) -> u32 {
        self.starts[UPPER_SETS]
    }

    /// The rank of the first set with this upper half, and how many there are.
    pub(crate) fn segment(&self, upper: usize) -> (u32, u32) {
        (self.starts[upper], self.starts[upper + 1] - self.starts[upper])
    }

    /// The lower halves that go with an upper half, in ascending order.
    pub(crate) fn lowers(&self, upper: usize) -> &[u16] {
        let lower = self.size.checked_sub((upper as u32).count_ones());
        lower.and_then(|size| self.lowers_by_size.get(size as usize)).map_or(&[], Vec::as_slice)
    }

    /// The rank of a lower half among those of its size.
    #[inline(always)]
    pub(crate) fn lower_rank(&self, lower: u32) -> usize {
        usize::from(self.lower_ranks[(lower & LOWER_MASK) as usize])
    }

    /// The rank of a set.
    pub(crate) fn rank(&self, set: u32) -> u32 {
        self.starts[(set >> LOWER) as usize] + self.lower_rank(set) as u32
    }

    /// The set of a rank below [`Sets::count`].
    pub(crate) fn unrank(&self, rank: u32) -> u32 {
        // The last start not above the rank; upper halves without sets share their start with the next.
        let upper = self.starts.partition_point(|&start| start <= rank) - 1;
        let lower = self.lowers(upper)[(rank - self.starts[upper]) as usize];
        (upper as u32) << LOWER | u32::from(lower)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use senet_rules::RULESETS;

    #[test]
    fn compressing_and_expanding_are_inverse() {
        for rules in RULESETS {
            let path = Path::new(rules);
            for resting in 0..RESTING as u8 {
                let number = path.number(resting);
                assert_eq!(path.resting(number), Some(resting));
                let square = SquareSet::EMPTY.with(Square::at(number));
                assert_eq!(path.compress(square), 1 << resting);
                assert_eq!(path.expand(1 << resting), square);
            }
            assert_eq!(path.resting(rules.water.square.number()), None);
            assert_eq!(path.resting(31), None);
        }
    }

    #[test]
    fn ranks_of_sets_run_through_without_a_gap() {
        for size in [1, 2, 5, 10] {
            let sets = Sets::new(size);
            assert_eq!(u64::from(sets.count()), binomial(u64::from(RESTING), u64::from(size)));
            let step = (sets.count() / 50_000).max(1);
            let mut last = None;
            for rank in (0..sets.count()).step_by(step as usize) {
                let set = sets.unrank(rank);
                assert_eq!(set.count_ones(), u32::from(size));
                assert_eq!(sets.rank(set), rank);
                assert!(last < Some(set), "ascending");
                last = Some(set);
            }
        }
    }
}
