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
use crate::values::{Arena, Buffer, ByUpper, Lying, ONE, Packed, Segments, Shared, WIDE, unpack};
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
    /// For each block its slack, one number a group of lanes; then for each group how far a plain step falls short of
    /// the values, at most, twice; and at the end the sweep in which the slack was last raised.
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
}

impl Asked {
    pub(crate) fn join(self, other: Self) -> Self {
        Self {
            greatest: self.greatest.max(other.greatest),
            more: self.more.max(other.more),
            overflow: self.overflow | other.overflow,
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
    /// The same slack everywhere, in eighths of the unit; `group` lanes, 1 or 8, share a number. That of the layers below
    /// is a good one to begin with: nearly all play leads there.
    pub(crate) fn new(kernel: &Kernel, group: usize, everywhere: u32) -> std::io::Result<Self> {
        let (blocks, size) = (kernel.sets.count() as usize, block_size(kernel, group));
        let mut arena = Arena::new(blocks * size)?;
        let everywhere = u16::try_from(everywhere).unwrap_or(u16::MAX);
        for block in arena.bytes_mut().chunks_exact_mut(size) {
            let numbers: &mut [u16] = bytemuck::cast_slice_mut(block);
            let slack = numbers.len() / 2;
            numbers[..slack].fill(everywhere);
        }
        Ok(Self { arena, group, sweeps: 0 })
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
        let mut segments = self.arena.segments(&kernel.sets, block_size(kernel, group));
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

/// The bytes of a block's numbers.
#[inline(always)]
fn block_size(kernel: &Kernel, group: usize) -> usize {
    (2 * kernel.colourings().div_ceil(group) + 1) * size_of::<u16>()
}

/// The numbers of a block.
#[inline(always)]
fn numbers(segment: &[u8], lower_rank: usize, size: usize) -> &[u16] {
    bytemuck::cast_slice(&segment[lower_rank * size..][..size])
}

/// The sweep in which a block's slack was last raised.
#[inline(always)]
fn raised(numbers: &[u16]) -> u16 {
    numbers.last().copied().unwrap_or(u16::MAX)
}

/// The slack of a block.
#[derive(Clone, Copy)]
enum BlockSlack<'a> {
    /// One number for all lanes.
    Even(u32),
    /// One number a lane.
    Fine(&'a [u16]),
    /// One number a chunk of lanes.
    Coarse(&'a [u16]),
}

impl<'a> BlockSlack<'a> {
    /// As it lies at the beginning of a block's numbers.
    #[inline(always)]
    fn new(numbers: &'a [u16], group: usize) -> Self {
        let numbers = &numbers[..numbers.len() / 2];
        if group == 1 { Self::Fine(numbers) } else { Self::Coarse(numbers) }
    }

    /// Of eight lanes from any on. Beyond the last colouring it is anything.
    #[inline(always)]
    fn chunk(self, lane: usize) -> [u32; CHUNK] {
        match self {
            Self::Even(slack) => [slack; CHUNK],
            Self::Fine(slack) => match slack.get(lane..).and_then(|slack| slack.first_chunk::<CHUNK>()) {
                Some(slack) => slack.map(u32::from),
                None => core::array::from_fn(|i| slack.get(lane + i).map_or(0, |&slack| slack.into())),
            },
            Self::Coarse(slack) => {
                let of = |chunk: usize| slack.get(chunk).map_or(0, |&slack| u32::from(slack));
                let (first, second) = (of(lane / CHUNK), of(lane / CHUNK + 1));
                let place = lane % CHUNK;
                core::array::from_fn(|i| if i + place < CHUNK { first } else { second })
            }
        }
    }
}

/// Values plus slack, in eighths of the unit.
#[derive(Clone, Copy)]
struct Loose<'a> {
    values: Packed<'a>,
    slack: BlockSlack<'a>,
}

/// Adds slack to values. What lies beyond the last colouring is anything.
#[inline(always)]
fn add(values: [u32; CHUNK], slack: [u32; CHUNK]) -> [u32; CHUNK] {
    core::array::from_fn(|i| (values[i] << FINE).wrapping_add(slack[i]))
}

impl Lying for Loose<'_> {
    #[inline(always)]
    fn count(self) -> usize {
        self.values.count()
    }

    #[inline(always)]
    fn lane(self, lane: usize, flip: u32) -> u32 {
        (self.values.lane(lane, flip) << FINE) + self.slack.chunk(lane)[0]
    }

    #[inline(always)]
    fn chunk(self, vectors: impl Vectors, lane: usize, flip: u32) -> Option<[u32; CHUNK]> {
        Some(add(self.values.chunk(vectors, lane, flip)?, self.slack.chunk(lane)))
    }

    #[inline(always)]
    fn chunks(self, vectors: impl Vectors, flip: u32) -> impl Iterator<Item = [u32; CHUNK]> {
        let values = self.values.chunks(vectors, flip);
        values.enumerate().map(move |(chunk, values)| add(values, self.slack.chunk(chunk * CHUNK)))
    }
}

/// Where values plus slack come from.
struct Upper<'a, V> {
    present: Present<'a, V, Shared<'a>>,
    segment: &'a [u8],
    segments: &'a Segments<'a>,
    below_slack: [u32; 2],
    group: usize,
    /// The slack of the block that is worked out.
    own: BlockSlack<'a>,
}

impl<V: Vectors> Upper<'_, V> {
    /// The numbers of a block of this layer.
    #[inline(always)]
    fn numbers(&self, place: Place) -> &[u16] {
        let upper = usize::from(place.upper);
        let segment = if upper == self.present.upper { self.segment } else { self.segments.get(upper) };
        numbers(segment, place.lower_rank.into(), block_size(self.present.kernel, self.group))
    }

    /// A block's slack.
    #[inline(always)]
    fn slack(&self, place: Place) -> BlockSlack<'_> {
        match place.layer {
            PlaceLayer::This => BlockSlack::new(self.numbers(place), self.group),
            PlaceLayer::LargerBelow => BlockSlack::Even(self.below_slack[0]),
            PlaceLayer::SmallerBelow => BlockSlack::Even(self.below_slack[1]),
        }
    }
}

impl<V: Vectors> Source for Upper<'_, V> {
    type Block<'a>
        = Loose<'a>
    where
        Self: 'a;

    #[inline(always)]
    fn one(&self) -> u32 {
        FINE_ONE
    }

    /// The values hold the slack already, but where the turn passes upper values feed on lower ones: 1 - (V - s). That is
    /// so in the first pass only, and a proof makes no other.
    #[inline(always)]
    fn complement(&self, values: [u32; CHUNK], chunk: usize) -> [u32; CHUNK] {
        let slack = self.own.chunk(chunk * CHUNK);
        // What lies beyond the last colouring is anything.
        core::array::from_fn(|i| FINE_ONE.wrapping_sub(values[i]).wrapping_add(2 * slack[i]))
    }

    #[inline(always)]
    fn announce(&self, place: Place) {
        self.present.announce(place);
        if place.layer == PlaceLayer::This {
            self.present.vectors.announce(bytemuck::cast_slice(self.numbers(place)));
        }
    }

    #[inline(always)]
    fn lying(&self, place: Place) -> Option<Loose<'_>> {
        let values = self.present.lying(place)?;
        Some(Loose { values, slack: self.slack(place) })
    }

    #[inline(always)]
    fn read(&self, place: Place, complement: bool, buffer: &mut Buffer) {
        self.present.read(place, complement, buffer);
        loosen(self.slack(place), self.present.kernel.colourings(), buffer);
    }
}

/// Adds slack to the first `lanes` values of a block.
#[inline(always)]
fn loosen(slack: BlockSlack<'_>, lanes: usize, buffer: &mut Buffer) {
    let (chunks, _) = buffer[MARGIN..].as_chunks_mut::<CHUNK>();
    for (c, values) in chunks.iter_mut().enumerate().take(lanes.div_ceil(CHUNK)) {
        *values = add(*values, slack.chunk(c * CHUNK));
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
        let (colourings, size) = (kernel.colourings(), block_size(kernel, group));
        let mut asked = Asked::default();
        let lowers = kernel.sets.lowers(upper);
        let set = |lower: u16| (upper as u32) << LOWER | u32::from(lower);
        let own_values = values.get(upper);
        let present = || Present { vectors, kernel, segments: values, upper, segment: own_values, below };
        let (mut moves, mut coming) = (Moves::new(), Moves::new());
        let mut value: Buffer = [0; BUFFER];
        for rank in (0..=lowers.len()).rev() {
            core::mem::swap(&mut moves, &mut coming);
            let own = match lowers.get(rank) {
                Some(_) => BlockSlack::new(numbers(segment, rank, size), group),
                None => BlockSlack::Even(0),
            };
            let source = Upper { present: present(), segment, segments, below_slack, group, own };
            if rank > 0 {
                kernel.moves(set(lowers[rank - 1]), &source, &mut coming);
            }
            if rank == lowers.len() {
                continue;
            }
            // A block asks for more only if what it reads, itself included, was raised since it was looked at.
            let stale = |numbers: &[u16]| raised(numbers) < sweep - 1;
            if sweep > 1
                && stale(numbers(segment, rank, size))
                && moves.leaving.iter().all(|leaving| {
                    leaving.place.layer != PlaceLayer::This || stale(source.numbers(leaving.place))
                })
            {
                continue;
            }
            unpack(vectors, &own_values[rank * colourings * WIDE..][..colourings * WIDE], 0, &mut value);
            scratch.current = value;
            loosen(own, colourings, &mut scratch.current);
            kernel.step(vectors, &moves, &source, scratch, 15, 1, 0);
            let upper_result = scratch.current;
            if sweep == 1 {
                scratch.current = value;
                kernel.step(vectors, &moves, &present(), scratch, 0, 1, 0);
            }

            let numbers: &mut [u16] = bytemuck::cast_slice_mut(&mut segment[rank * size..][..size]);
            let Some((last_raised, numbers)) = numbers.split_last_mut() else {
                asked.overflow = true;
                continue;
            };
            let (slack, short) = numbers.split_at_mut(numbers.len() / 2);
            let sums = scratch.sums.as_flattened();
            for (g, (slack, short)) in slack.iter_mut().zip(short).enumerate() {
                let lanes = g * group..((g + 1) * group).min(colourings);
                if sweep == 1 {
                    // Sixteen times the value after a plain step, in eighths of the unit, rounded down.
                    let plain = |lane: usize| sums[lane] >> (4 - FINE);
                    let most =
                        lanes.clone().map(|lane| (value[MARGIN + lane] << FINE).saturating_sub(plain(lane)));
                    let twice = 2 * most.max().unwrap_or(0);
                    asked.overflow |= twice > u32::from(u16::MAX);
                    *short = twice as u16;
                }
                let risen = lanes
                    .map(|lane| upper_result[MARGIN + lane].saturating_sub(value[MARGIN + lane] << FINE));
                let need = risen.max().unwrap_or(0) + u32::from(*short);
                let more = need.saturating_sub(u32::from(*slack));
                if more > 0 {
                    *last_raised = sweep;
                    asked.more = asked.more.max(more);

                    let new = need + SPARE;
                    asked.overflow |= new > u32::from(u16::MAX);
                    *slack = new.min(u16::MAX.into()) as u16;
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
    use crate::trend::Trend;
    use crate::values::{Width, lane_of, pack};
    use senet_rules::STANDARD;

    fn proven(kernel: &Kernel, levels: &Levels, bytes: &[u8], group: usize) -> u32 {
        let mut slack = Slack::new(kernel, group, 0).expect("memory");
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
    fn eight_lanes_from_any_on_have_each_their_own_slack() {
        let (fine, coarse): (Vec<u16>, Vec<u16>) = ((0..20).collect(), vec![100, 200, 300]);
        for lane in 0..20 {
            let of_fine = BlockSlack::Fine(&fine).chunk(lane);
            let of_coarse = BlockSlack::Coarse(&coarse).chunk(lane);
            for i in 0..CHUNK.min(20 - lane) {
                assert_eq!(of_fine[i], u32::from(fine[lane + i]), "lane {lane} + {i}");
                assert_eq!(of_coarse[i], u32::from(coarse[(lane + i) / CHUNK]), "lane {lane} + {i}");
            }
        }
    }

    /// Layer 1-1 with its settled values and the slack that proves them.
    fn settled() -> (Kernel, Levels, Arena, u32) {
        let kernel = Kernel::new(Plan::new(&STANDARD), Layer::new(1, 1).expect("a layer"));
        let levels = Levels::new(&kernel);
        let block = kernel.colourings() * WIDE;
        let mut arena = Arena::new(kernel.sets.count() as usize * block).expect("memory");
        arena.fill(kernel.colourings(), ONE / 2);
        let effort = Effort { passes: 2, enough: 0 };
        let mut trend = Trend::new(&kernel).expect("memory");
        let mut once = || {
            let mut segments = arena.segments(&kernel.sets, block);
            sweep(&kernel, &levels, &mut segments, [None; 2], effort, &mut trend, 1)
        };
        while once().max > 0 {}
        let sound = proven(&kernel, &levels, arena.bytes(), 1);
        (kernel, levels, arena, sound)
    }

    #[test]
    fn slack_counted_negative_where_a_turn_passed_within_a_block() {
        let (kernel, levels, arena, sound) = settled();
        let block = kernel.colourings() * WIDE;
        let mut bytes = arena.bytes().to_vec();
        for at in bytes.chunks_exact_mut(block) {
            let lanes = [0, 1].map(|lane| lane_of(at, Width::Three, lane));
            pack(&[(lanes[0] + 150).min(ONE), lanes[1].saturating_sub(300)], at);
        }
        let values = Shared::new(&bytes, &kernel.sets, block);
        let mut slack = Slack::new(&kernel, 1, 0).expect("memory");
        while slack.sweep(&kernel, &levels, &values, [None; 2], [0; 2], 1).more > 0 {}
        let blocks = bytes.chunks_exact(block).zip(arena.bytes().chunks_exact(block));
        for (rank, (wrong, right)) in blocks.enumerate() {
            let found = numbers(slack.arena.bytes(), rank, block_size(&kernel, 1));
            for (lane, found) in found.iter().take(2).enumerate() {
                let [wrong, right] = [wrong, right].map(|at| lane_of(at, Width::Three, lane));
                let error = wrong.abs_diff(right) << FINE;
                assert!(u32::from(*found) + sound >= error, "block {rank}, lane {lane}");
            }
        }
    }

    #[test]
    fn an_error_put_into_the_values_is_covered_by_the_proven_slack() {
        let (kernel, levels, arena, sound) = settled();
        let block = kernel.colourings() * WIDE;
        assert!(sound < 200, "converged values need little slack: {sound}");
        for wrong in [-300_i32, 300] {
            let mut bytes = arena.bytes().to_vec();
            let at = &mut bytes[100 * block..101 * block];
            let lanes: Vec<u32> = (0..2).map(|lane| lane_of(at, Width::Three, lane)).collect();
            pack(&[lanes[0].saturating_add_signed(wrong), lanes[1]], at);
            for group in [1, 8] {
                let slack = proven(&kernel, &levels, &bytes, group);
                assert!(slack >= 300 << FINE, "an error of 300 units needs as much slack: {slack}");
            }
        }
    }
}
