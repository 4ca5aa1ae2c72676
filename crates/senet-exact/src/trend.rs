//! Going on with the trend: takes out at once the slow part of the error, which sweeps wear down only little by little.
//!
//! After some sweeps what is left of the error is smooth, and each sweep leaves the same share f of it. If a sweep changed
//! a value by d, all the sweeps to come would change it by d (f + f^2 + ...) = d f / (1 - f). That is added at once, with
//! the mean change of eight neighbouring colourings in place of d, which keeps what is not smooth out of it. It is never
//! trusted: sweeps go on after it, and the bound is proven from the values alone.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::block::Kernel;
use crate::board::UPPER_SETS;
use crate::colouring::{BUFFER, CHUNK, MARGIN};
use crate::sweep::{Change, Levels, by_levels};
use crate::values::{Arena, Buffer, ONE, Segments, WIDE, pack, unpack};
use crate::wide::{Vectors, Work, with_widest_vectors};

/// The trend is followed when the share of the error that a sweep leaves differs from that of the sweep before by no more
/// than this.
const STEADY: f64 = 0.04;
/// Sweeps after which that is asked: the first one after going on mends what went too far.
const REST: u32 = 3;
/// Shares for which going on is worth while and safe.
const SHARES: core::ops::Range<f64> = 0.4..0.98;
/// Below this change the trend would be lost in the rounding of the values.
const ABOVE_ROUNDING: u32 = 60;

/// What the last sweep changed: for each block one number for each chunk of lanes, the sum of their changes in units of
/// a value, at most what 16 bits hold. Early changes are greater; the trend then goes less far than it might.
pub(crate) struct Trend {
    arena: Arena,
    /// Bytes of a block's numbers.
    block: usize,
}

/// How the changes of the last sweeps have shrunk: what has to be known to follow the trend at the right time, in a
/// resumed run too.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The sums of the changes of the last sweep but one and of the last.
    pub sums: [u64; 2],
    /// Sweeps since the trend was last worth following.
    pub since: u32,
}

impl Pace {
    /// After a sweep: how many times its changes should be added, if now is the time.
    pub(crate) fn factor(&mut self, change: Change) -> Option<f32> {
        // Before two sweeps the shares are infinite or no numbers, and no comparison with them holds.
        let [earlier, last] = self.sums.map(|sum| sum as f64);
        let (before, share) = (last / earlier, change.sum as f64 / last);
        self.sums = [self.sums[1], change.sum];
        self.since += 1;
        let worth_while = self.since >= REST
            && change.max > ABOVE_ROUNDING
            && SHARES.contains(&share)
            && (share - before).abs() < STEADY;
        if !worth_while {
            return None;
        }
        self.since = 0;
        Some((share / (1.0 - share)) as f32)
    }
}

/// The trend of each upper half, for the thread that works it out.
pub(crate) struct Shares<'a>(Vec<Mutex<&'a mut [i16]>>);

impl<'a> Shares<'a> {
    /// That of one upper half.
    pub(crate) fn of(&self, upper: usize) -> MutexGuard<'_, &'a mut [i16]> {
        self.0[upper].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Trend {
    /// None yet.
    pub(crate) fn new(kernel: &Kernel) -> io::Result<Self> {
        let block = kernel.colourings().div_ceil(CHUNK) * size_of::<i16>();
        let arena = Arena::new(kernel.sets.count() as usize * block)?;
        Ok(Self { arena, block })
    }

    /// To be written by a sweep, or read.
    pub(crate) fn shares(&mut self, kernel: &Kernel) -> Shares<'_> {
        let mut segments = self.arena.segments(&kernel.sets, self.block);
        let numbers = |segment| bytemuck::try_cast_slice_mut(segment).unwrap_or(&mut []);
        Shares((0..UPPER_SETS).map(|upper| Mutex::new(numbers(segments.take(upper)))).collect())
    }

    /// Adds `factor` times the changes of the last sweep to all values.
    pub(crate) fn go_on(
        &mut self,
        factor: f32,
        kernel: &Kernel,
        levels: &Levels,
        values: &mut Segments<'_>,
        threads: usize,
    ) {
        let (colourings, chunks) = (kernel.colourings(), self.block / size_of::<i16>());
        let shares = self.shares(kernel);
        by_levels(
            kernel,
            levels,
            values,
            threads,
            |upper, segment, _, _| {
                let trend = shares.of(upper);
                let blocks = segment.chunks_exact_mut(colourings * WIDE).zip(trend.chunks_exact(chunks));
                with_widest_vectors(GoOn { factor: factor / CHUNK as f32, blocks });
            },
            |()| (),
        );
    }
}

/// Going on in blocks, each with its trend.
struct GoOn<B> {
    factor: f32,
    blocks: B,
}

impl<'a, B: Iterator<Item = (&'a mut [u8], &'a [i16])>> Work for GoOn<B> {
    type Out = ();

    #[inline(always)]
    fn run<V: Vectors>(self, vectors: V) {
        let mut lanes: Buffer = [0; BUFFER];
        for (block, trend) in self.blocks {
            unpack(vectors, block, 0, &mut lanes);
            let (values, _) = lanes[MARGIN..].as_chunks_mut::<CHUNK>();
            for (values, trend) in values.iter_mut().zip(trend) {
                let more = (f32::from(*trend) * self.factor) as i32;
                for value in values {
                    *value = (value.cast_signed() + more).clamp(0, ONE.cast_signed()).cast_unsigned();
                }
            }
            pack(&lanes[MARGIN..][..block.len() / WIDE], block);
        }
    }
}

/// Writes down how much the lanes of a block have changed.
#[inline(always)]
pub(crate) fn note(old: &[u32], new: &[u32], trend: &mut [i16]) {
    let sum = |old: &[u32], new: &[u32]| {
        old.iter().zip(new).map(|(old, new)| new.cast_signed() - old.cast_signed()).sum::<i32>()
    };
    let narrow = |sum: i32| sum.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    let (old, old_rest) = old.as_chunks::<CHUNK>();
    let (new, new_rest) = new.as_chunks::<CHUNK>();
    let (whole, rest) = trend.split_at_mut(old.len());
    for ((old, new), trend) in old.iter().zip(new).zip(whole) {
        *trend = narrow(sum(old, new));
    }
    for trend in rest {
        *trend = narrow(sum(old_rest, new_rest));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layer;
    use crate::plan::Plan;
    use crate::values::{Width, lane_of};
    use senet_rules::STANDARD;

    #[test]
    fn the_trend_is_followed_when_steady_and_only_then() {
        let mut pace = Pace::default();
        let mut factor = |max, sum| pace.factor(Change { max, sum });
        assert_eq!(factor(9_000, 1_000_000), None);
        assert_eq!(factor(9_000, 500_000), None, "the first share is compared with nothing");
        assert_eq!(factor(9_000, 400_000), None, "0.8 after 0.5 is not steady");
        assert_eq!(factor(9_000, 320_000), Some(0.8_f32 / 0.2));
        assert_eq!(factor(9_000, 256_000), None, "as steady, but only just followed");
        assert_eq!(factor(9_000, 204_800), None);
        assert_eq!(factor(60, 163_840), None, "nothing but rounding");
        assert_eq!(factor(9_000, 163_840), None, "a share of 1 would be followed for ever");
    }

    #[test]
    fn going_on_adds_the_mean_change_of_neighbours_and_stays_a_chance() {
        let layer = Layer::new(2, 2).expect("a layer");
        let kernel = Kernel::new(Plan::new(&STANDARD), layer);
        let (levels, block) = (Levels::new(&kernel), kernel.colourings() * WIDE);
        assert_eq!(kernel.colourings(), 6, "one chunk, not full");
        let mut values = Arena::new(kernel.sets.count() as usize * block).expect("memory");
        values.fill(kernel.colourings(), 1_000);
        let mut trend = Trend::new(&kernel).expect("memory");
        let upper = (0..UPPER_SETS).find(|&upper| kernel.sets.segment(upper).1 > 1).expect("two blocks");
        {
            let shares = trend.shares(&kernel);
            note(&[0; 6], &[40, 40, 40, 40, 0, 0], &mut shares.of(upper)[..1]);
            note(&[9_000; 6], &[0; 6], &mut shares.of(upper)[1..2]);
        }
        trend.go_on(2.0, &kernel, &levels, &mut values.segments(&kernel.sets, block), 1);
        let first = kernel.sets.segment(upper).0 as usize;
        let lane =
            |block_number: usize| lane_of(&values.bytes()[block_number * block..][..block], Width::Three, 5);
        assert_eq!(lane(first), 1_000 + 2 * 160 / 8);
        assert_eq!(lane(first + 1), 0, "no less than no chance");
        assert_eq!(lane(first + 2), 1_000, "no trend, no change");
    }
}
