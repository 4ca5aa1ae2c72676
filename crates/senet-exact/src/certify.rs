//! Proof of how exact a layer's values are.
//!
//! Let V be the stored values and `s >= 0` a slack for each position. If one step of value iteration, rounded the safe way,
//! takes V + s to something nowhere above V + s, and V - s to something nowhere below V - s (where the turn passes, upper
//! values feed on lower ones), then the true values lie between V - s and V + s. The slack must shrink along the way to
//! the end of the game by as much as the values fail to reproduce themselves, so it is shaped like the expected number of
//! throws to come; it is found by iterating what it has to be, and is proven when a whole sweep asks for no more of it.
//!
//! Only the upper side is worked out. A best move m of V is open to both sides of the pair, so for one step T, with the
//! upper result U' and the lower L', U' + L' >= 2 T(V); hence V - L' <= (U' - V) + 2 (V - T(V)), and a slack that covers
//! the right side covers both. The slack of several neighbouring lanes may be one number, the greatest of theirs.

use crate::block::{Kernel, Moves, Place, PlaceLayer, Source};
use crate::board::LOWER;
use crate::colouring::{BUFFER, CHUNK, MARGIN};
use crate::step::Scratch;
use crate::sweep::{Below, Levels, Present, by_levels};
use crate::values::{Arena, Buffer, ByUpper, ONE, Segments, Shared, WIDE, unpack};
use crate::wide::{Vectors, Work, with_widest_vectors};

/// Slack is counted in eighths of the unit of a value.
const FINE: u32 = 3;
/// What a slack that is raised gets beyond what it needs, in the same eighths: with less, the last small raises would go
/// round and round for long; with more, the bound would be worse.
const SPARE: u32 = 4;
/// Values with slack that stand for win chance 1.
const FINE_ONE: u32 = ONE << FINE;

/// The slack of a layer, in eighths of 1 / (2^24 - 1).
pub(crate) struct Slack {
    /// For each block the numbers of its groups of lanes, and at the end the sweep in which one of them was last raised.
    arena: Arena,
    /// Lanes that share a number.
    group: usize,
    /// Sweeps so far.
    sweeps: u16,
}

/// What a sweep over the slack found.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Asked {
    /// The greatest slack of the positions that were looked at.
    pub(crate) greatest: u32,
    /// By how much a position asked for more than it had, at most; 0: the slack is proven.
    pub(crate) more: u32,
    /// Whether a slack is too large to be stored.
    pub(crate) overflow: bool,
    /// The greatest |T(V) - V|.
    pub(crate) residual: u32,
}

impl Asked {
    pub(crate) fn join(self, other: Self) -> Self {
        Self {
            greatest: self.greatest.max(other.greatest),
            more: self.more.max(other.more),
            overflow: self.overflow | other.overflow,
            residual: self.residual.max(other.residual),
        }
    }
}

/// A slack in eighths of the unit as a win chance.
pub(crate) fn as_chance(slack: u32) -> f64 {
    f64::from(slack) / f64::from(FINE_ONE)
}

/// A bound as a slack in eighths of the unit, rounded up, and one more for the rounding of the bound itself.
pub(crate) fn in_eighths(bound: f64) -> u32 {
    // A bound lies between 0 and 1.
    #[expect(clippy::cast_sign_loss, reason = "never negative")]
    let slack = (bound.clamp(0.0, 1.0) * f64::from(FINE_ONE)).ceil() as u32;
    slack + 1
}

impl Slack {
    /// No slack anywhere; `group` lanes, 1 or 8, share a number.
    pub(crate) fn new(kernel: &Kernel, group: usize) -> std::io::Result<Self> {
        let blocks = kernel.sets.count() as usize;
        Ok(Self { arena: Arena::new(blocks * block_size(kernel, group))?, group, sweeps: 0 })
    }

    /// One sweep: a slack that is too small becomes what it has to be, and a little more. If none was, nothing has
    /// changed, and the slack is proven.
    /// `below_slack`: the bounds of the layers below, in eighths of the unit.
    pub(crate) fn sweep(
        &mut self,
        kernel: &Kernel,
        levels: &Levels,
        values: &Shared<'_>,
        below: [Option<Below<'_>>; 2],
        below_slack: [u32; 2],
        threads: usize,
    ) -> Asked {
        self.sweeps += 1;
        let (group, sweep) = (self.group, self.sweeps);
        let size = block_size(kernel, group);
        let mut segments = self.arena.segments(&kernel.sets, size);
        let mut asked = Asked::default();
        by_levels(
            kernel,
            levels,
            &mut segments,
            threads,
            |upper, segment, segments, scratch| {
                with_widest_vectors(SlackSegment {
                    kernel,
                    upper,
                    segment,
                    segments,
                    values,
                    below,
                    below_slack,
                    group,
                    sweep,
                    scratch,
                })
            },
            |part| asked = asked.join(part),
        );
        asked
    }
}

/// The bytes of a block's slack.
fn block_size(kernel: &Kernel, group: usize) -> usize {
    (kernel.colourings().div_ceil(group) + 1) * 2
}

/// The sweep in which a block's slack was last raised.
#[inline(always)]
fn raised(segment: &[u8], lower_rank: usize, size: usize) -> u16 {
    let end = (lower_rank + 1) * size;
    u16::from_le_bytes([segment[end - 2], segment[end - 1]])
}

/// Values plus slack.
struct Upper<'a, V> {
    present: Present<'a, V, Shared<'a>>,
    segment: &'a [u8],
    segments: &'a Segments<'a>,
    own: usize,
    below_slack: [u32; 2],
    group: usize,
    size: usize,
}

impl<V: Vectors> Source for Upper<'_, V> {
    #[inline(always)]
    fn one(&self) -> u32 {
        FINE_ONE
    }

    #[inline(always)]
    fn announce(&self, place: Place) {
        self.present.announce(place);
    }

    #[inline(always)]
    fn read(&self, place: Place, complement: bool, buffer: &mut Buffer) {
        self.present.read(place, complement, buffer);
        let lanes = self.present.kernel.colourings();
        match place.layer {
            PlaceLayer::This => {
                let (upper, rank) = (usize::from(place.upper), usize::from(place.lower_rank));
                let segment = if upper == self.own { self.segment } else { self.segments.get(upper) };
                loosen(&segment[rank * self.size..][..self.size], self.group, lanes, buffer);
            }
            PlaceLayer::LargerBelow => raise(self.below_slack[0], buffer),
            PlaceLayer::SmallerBelow => raise(self.below_slack[1], buffer),
        }
    }
}

/// Adds slack to a block's values.
#[inline(always)]
fn loosen(slack: &[u8], group: usize, lanes: usize, buffer: &mut Buffer) {
    let slack: &[u16] = bytemuck::try_cast_slice(slack).unwrap_or(&[]);
    if group == 1 {
        for (value, slack) in buffer[MARGIN..][..lanes].iter_mut().zip(slack) {
            *value = (*value << FINE) + u32::from(*slack);
        }
    } else {
        let (chunks, _) = buffer[MARGIN..].as_chunks_mut::<CHUNK>();
        for (values, slack) in chunks.iter_mut().zip(slack) {
            // Lanes beyond the last colouring hold anything.
            for value in values {
                *value = (*value << FINE).wrapping_add(u32::from(*slack));
            }
        }
    }
}

/// Adds the same slack to all values.
#[inline(always)]
fn raise(slack: u32, buffer: &mut Buffer) {
    for value in &mut buffer[MARGIN..][..MARGIN + crate::colouring::CHUNKS * CHUNK] {
        *value = (*value << FINE).wrapping_add(slack);
    }
}

/// A sweep over the slack of one upper half.
struct SlackSegment<'a> {
    kernel: &'a Kernel,
    upper: usize,
    segment: &'a mut [u8],
    segments: &'a Segments<'a>,
    values: &'a Shared<'a>,
    below: [Option<Below<'a>>; 2],
    below_slack: [u32; 2],
    group: usize,
    sweep: u16,
    scratch: &'a mut Scratch,
}

impl Work for SlackSegment<'_> {
    type Out = Asked;

    #[inline(always)]
    fn run<V: Vectors>(self, vectors: V) -> Asked {
        let Self { kernel, upper, segment, segments, values, below, below_slack, group, sweep, scratch } =
            self;
        let colourings = kernel.colourings();
        let size = block_size(kernel, group);
        let mut asked = Asked::default();
        let lowers = kernel.sets.lowers(upper);
        let set = |lower: u16| (upper as u32) << LOWER | u32::from(lower);
        let own_values = values.get(upper);
        let present = || Present { vectors, kernel, segments: values, upper, segment: own_values, below };
        let (mut moves, mut coming) = (Moves::new(), Moves::new());
        if let Some(&last) = lowers.last() {
            kernel.moves(set(last), &present(), &mut coming);
        }
        let mut value: Buffer = [0; BUFFER];
        for rank in (0..lowers.len()).rev() {
            core::mem::swap(&mut moves, &mut coming);
            if rank > 0 {
                kernel.moves(set(lowers[rank - 1]), &present(), &mut coming);
            }
            // A block asks for more only if what it reads, itself included, was raised since it was looked at.
            let current = |place: &Place| {
                let (place_upper, rank) = (usize::from(place.upper), usize::from(place.lower_rank));
                let segment = if place_upper == upper { &*segment } else { segments.get(place_upper) };
                raised(segment, rank, size) + 1 >= sweep
            };
            let mut read = moves.leaving.iter().map(|leaving| leaving.place);
            if sweep > 1
                && raised(segment, rank, size) + 1 < sweep
                && !read.any(|place| place.layer == PlaceLayer::This && current(&place))
            {
                continue;
            }
            unpack(vectors, &own_values[rank * colourings * WIDE..][..colourings * WIDE], 0, &mut value);
            let slack = &segment[rank * size..][..size];
            scratch.current = value;
            loosen(slack, group, colourings, &mut scratch.current);
            let source =
                Upper { present: present(), segment, segments, own: upper, below_slack, group, size };
            kernel.step(vectors, &moves, &source, scratch, 15, 1, 0);
            let upper_result = scratch.current;
            scratch.current = value;
            kernel.step(vectors, &moves, &present(), scratch, 0, 1, 0);

            let numbers: &mut [u16] =
                bytemuck::try_cast_slice_mut(&mut segment[rank * size..][..size]).unwrap_or(&mut []);
            let Some((last_raised, slack)) = numbers.split_last_mut() else { continue };
            let sums = scratch.sums.as_flattened();
            for (g, slack) in slack.iter_mut().enumerate() {
                let mut need = 0;
                for lane in g * group..((g + 1) * group).min(colourings) {
                    let old = value[MARGIN + lane] << FINE;
                    // Sixteen times the value after a plain step, in eighths of the unit, rounded down.
                    let plain = sums[lane] >> (4 - FINE);
                    let risen = upper_result[MARGIN + lane].saturating_sub(old);
                    let short = 2 * old.saturating_sub(plain);
                    need = need.max(risen + short);
                    asked.residual = asked.residual.max(old.abs_diff(plain));
                }
                let more = need.saturating_sub(u32::from(*slack));
                if more > 0 {
                    *last_raised = sweep.to_le();
                    asked.more = asked.more.max(more);
                    asked.overflow |= need + SPARE > u32::from(u16::MAX);
                    *slack = (need + SPARE).min(u32::from(u16::MAX)) as u16;
                }
                asked.greatest = asked.greatest.max(u32::from(*slack));
            }
        }
        asked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layer;
    use crate::plan::Plan;
    use crate::sweep::{Effort, sweep};
    use crate::values::{Width, lane_of, pack};
    use senet_rules::STANDARD;

    fn proven(kernel: &Kernel, levels: &Levels, bytes: &[u8]) -> u32 {
        let mut slack = Slack::new(kernel, 1).expect("memory");
        let mut greatest = 0;
        let values = Shared::new(bytes, &kernel.sets, kernel.colourings() * WIDE);
        loop {
            let asked = slack.sweep(kernel, levels, &values, [None; 2], [0; 2], 1);
            assert!(!asked.overflow);
            greatest = asked.greatest.max(greatest);
            if asked.more == 0 {
                return greatest;
            }
        }
    }

    #[test]
    fn an_error_put_into_the_values_is_covered_by_the_proven_slack() {
        let kernel = Kernel::new(Plan::new(&STANDARD), Layer::new(1, 1).expect("a layer"));
        let levels = Levels::new(&kernel);
        let block = kernel.colourings() * WIDE;
        let mut arena = Arena::new(kernel.sets.count() as usize * block).expect("memory");
        arena.fill(kernel.colourings(), ONE / 2);
        let effort = Effort { passes: 2, enough: 0 };
        while sweep(&kernel, &levels, &mut arena.segments(&kernel.sets, block), [None; 2], effort, 1).max > 0
        {
        }
        let sound = proven(&kernel, &levels, arena.bytes());
        assert!(sound < 200, "converged values need little slack: {sound}");
        for wrong in [-300_i32, 300] {
            let mut bytes = arena.bytes().to_vec();
            let at = &mut bytes[100 * block..101 * block];
            let lanes: Vec<u32> = (0..2).map(|lane| lane_of(at, Width::Three, lane)).collect();
            pack(&[lanes[0].saturating_add_signed(wrong), lanes[1]], at);
            let slack = proven(&kernel, &levels, &bytes);
            assert!(slack >= 300 << FINE, "an error of 300 units needs as much slack: {slack}");
        }
    }
}
