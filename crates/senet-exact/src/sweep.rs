//! Sweeps of value iteration over a whole layer, on any number of threads and with the same result on all numbers.
//!
//! Blocks are grouped by the upper half of their occupied squares. A forward move either leaves the upper half as it
//! is or moves it up a *level* (the sum over its squares, counted from 1); what falls back from the upper half comes
//! to a lower level. So all upper halves of one level are independent of each other: each is owned by one thread,
//! levels go from high to low, and within an upper half so do the blocks. Forward moves then find their targets done.

use std::sync::Mutex;

use crate::block::{Kernel, Moves, Place, PlaceLayer, Source};
use crate::board::{LOWER, UPPER_SETS};
use crate::colouring::{BUFFER, CHUNK, MARGIN};
use crate::step::Scratch;
use crate::trend::{Trend, note};
use crate::values::{Buffer, ByUpper, ONE, Packed, Segments, WIDE, Width, pack, unpack, unpack_narrow};
use crate::wide::{Vectors, Work, with_widest_vectors};

/// Layers with fewer positions are not worth a second thread.
const WORTH_THREADS: u64 = 200_000;

/// A solved layer with one piece fewer, as it feeds the layer above.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Below<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) width: Width,
    pub(crate) colourings: usize,
}

impl Below<'_> {
    /// The block of a rank among the sets.
    #[inline(always)]
    fn block(&self, rank: usize) -> &[u8] {
        let size = self.colourings * self.width.bytes();
        &self.bytes[rank * size..][..size]
    }
}

/// How much a sweep changed.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub(crate) struct Change {
    /// The greatest change of a value, in units of 1 / (2^24 - 1).
    pub(crate) max: u32,
    /// The sum of all changes.
    pub(crate) sum: u64,
}

impl Change {
    fn join(self, other: Self) -> Self {
        Self { max: self.max.max(other.max), sum: self.sum + other.sum }
    }
}

/// How blocks are worked out in a sweep.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// How often a block's inner moves are gone through at most.
    pub(crate) passes: u32,
    /// A change so small that they are not gone through again.
    pub(crate) enough: u32,
}

/// The upper halves of each level, from the highest level down, the longest segments first.
#[derive(Debug)]
pub(crate) struct Levels(Vec<Vec<usize>>);

impl Levels {
    pub(crate) fn new(kernel: &Kernel) -> Self {
        let mut levels: Vec<Vec<usize>> = Vec::new();
        for upper in 0..UPPER_SETS {
            if kernel.sets.segment(upper).1 > 0 {
                let level: usize =
                    (0..LOWER as usize).filter(|bit| upper >> bit & 1 == 1).map(|bit| bit + 1).sum();
                if levels.len() <= level {
                    levels.resize(level + 1, Vec::new());
                }
                levels[level].push(upper);
            }
        }
        levels.reverse();
        for uppers in &mut levels {
            uppers.sort_by_key(|&upper| (core::cmp::Reverse(kernel.sets.segment(upper).1), upper));
        }
        Self(levels)
    }

    /// From the highest level down.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &[usize]> {
        self.0.iter().map(Vec::as_slice)
    }
}

/// Does `work` for every upper half, level by level. The worker gets the segment of its upper half to change and all
/// others, but for those of the same level, to read.
pub(crate) fn by_levels<T: Send>(
    kernel: &Kernel,
    levels: &Levels,
    segments: &mut Segments<'_>,
    threads: usize,
    work: impl Fn(usize, &mut [u8], &Segments<'_>, &mut Scratch) -> T + Sync,
    mut gather: impl FnMut(T),
) {
    let threads = if kernel.layer.positions() < WORTH_THREADS { 1 } else { threads.max(1) };
    let mut scratches: Vec<Box<Scratch>> = (0..threads).map(|_| Scratch::new()).collect();
    for uppers in levels.iter() {
        let todo: Vec<(usize, &mut [u8])> =
            uppers.iter().rev().map(|&upper| (upper, segments.take(upper))).collect();
        let todo = Mutex::new(todo);
        let shared = &*segments;
        let run = |scratch: &mut Scratch| {
            let mut done = Vec::new();
            loop {
                // A panic of another worker leaves the list whole: it is only popped from.
                let next = todo.lock().unwrap_or_else(std::sync::PoisonError::into_inner).pop();
                let Some((upper, segment)) = next else { return done };
                let result = work(upper, segment, shared, scratch);
                done.push((upper, segment, result));
            }
        };
        let done: Vec<_> = if threads == 1 {
            scratches.iter_mut().flat_map(|scratch| run(scratch)).collect()
        } else {
            std::thread::scope(|scope| {
                let workers: Vec<_> =
                    scratches.iter_mut().map(|scratch| scope.spawn(|| run(scratch))).collect();
                workers
                    .into_iter()
                    .flat_map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                    .collect()
            })
        };
        for (upper, segment, result) in done {
            segments.put(upper, segment);
            gather(result);
        }
    }
}

/// The values of the layer itself as they stand, one upper half apart.
pub(crate) struct Present<'a, V, S> {
    pub(crate) vectors: V,
    pub(crate) kernel: &'a Kernel,
    pub(crate) segments: &'a S,
    pub(crate) upper: usize,
    pub(crate) segment: &'a [u8],
    pub(crate) below: [Option<Below<'a>>; 2],
}

impl<V: Vectors, S: ByUpper> Source for Present<'_, V, S> {
    #[inline(always)]
    fn one(&self) -> u32 {
        ONE
    }

    #[inline(always)]
    fn announce(&self, place: Place) {
        if let Some((block, _)) = self.block(place) {
            self.vectors.announce(block);
        }
    }

    type Block<'a>
        = Packed<'a>
    where
        Self: 'a;

    #[inline(always)]
    fn lying(&self, place: Place) -> Option<Packed<'_>> {
        match self.block(place) {
            Some((block, Width::Three)) => Some(Packed::new(block)),
            _ => None,
        }
    }

    #[inline(always)]
    fn read(&self, place: Place, complement: bool, buffer: &mut Buffer) {
        let flip = if complement { ONE } else { 0 };
        match self.block(place) {
            Some((block, Width::Three)) => unpack(self.vectors, block, flip, buffer),
            Some((block, Width::Two)) => unpack_narrow(block, flip, buffer),
            None => {}
        }
    }
}

impl<V: Vectors, S: ByUpper> Present<'_, V, S> {
    #[inline(always)]
    fn block(&self, place: Place) -> Option<(&[u8], Width)> {
        let (upper, rank) = (usize::from(place.upper), usize::from(place.lower_rank));
        let below = match place.layer {
            PlaceLayer::This => {
                let segment = if upper == self.upper { self.segment } else { self.segments.get(upper) };
                let size = self.kernel.colourings() * WIDE;
                return segment.get(rank * size..(rank + 1) * size).map(|block| (block, Width::Three));
            }
            PlaceLayer::LargerBelow => &self.below[0],
            PlaceLayer::SmallerBelow => &self.below[1],
        };
        below.as_ref().map(|below| (below.block(self.kernel.start_below(upper) + rank), below.width))
    }
}

/// One sweep over the layer; what it changes is written down as the trend.
pub(crate) fn sweep(
    kernel: &Kernel,
    levels: &Levels,
    segments: &mut Segments<'_>,
    below: [Option<Below<'_>>; 2],
    effort: Effort,
    trend: &mut Trend,
    threads: usize,
) -> Change {
    let mut change = Change::default();
    let trend = trend.shares(kernel);
    by_levels(
        kernel,
        levels,
        segments,
        threads,
        |upper, segment, segments, scratch| {
            let trend = &mut **trend.of(upper);
            with_widest_vectors(SweepSegment {
                kernel,
                upper,
                segment,
                segments,
                below,
                effort,
                trend,
                scratch,
            })
        },
        |part| change = change.join(part),
    );
    change
}

/// A sweep over the blocks of one upper half.
struct SweepSegment<'a> {
    kernel: &'a Kernel,
    upper: usize,
    segment: &'a mut [u8],
    segments: &'a Segments<'a>,
    below: [Option<Below<'a>>; 2],
    effort: Effort,
    trend: &'a mut [i16],
    scratch: &'a mut Scratch,
}

impl Work for SweepSegment<'_> {
    type Out = Change;

    #[inline(always)]
    fn run<V: Vectors>(self, vectors: V) -> Change {
        let Self { kernel, upper, segment, segments, below, effort, trend, scratch } = self;
        let colourings = kernel.colourings();
        let (size, chunks) = (colourings * WIDE, colourings.div_ceil(CHUNK));
        let mut change = Change::default();
        let mut before: Buffer = [0; BUFFER];
        let lowers = kernel.sets.lowers(upper);
        let set = |lower: u16| (upper as u32) << LOWER | u32::from(lower);
        // The moves of a block are found, and what they read announced, while the block before is worked out.
        let (mut moves, mut coming) = (Moves::new(), Moves::new());
        if let Some(&last) = lowers.last() {
            kernel.moves(
                set(last),
                &Present { vectors, kernel, segments, upper, segment, below },
                &mut coming,
            );
        }
        for rank in (0..lowers.len()).rev() {
            core::mem::swap(&mut moves, &mut coming);
            let source = Present { vectors, kernel, segments, upper, segment, below };
            if rank > 0 {
                kernel.moves(set(lowers[rank - 1]), &source, &mut coming);
            }
            let block = rank * size..(rank + 1) * size;
            unpack(vectors, &segment[block.clone()], 0, &mut before);
            scratch.current[..MARGIN + colourings].copy_from_slice(&before[..MARGIN + colourings]);
            kernel.step(vectors, &moves, &source, scratch, 8, effort.passes, effort.enough);
            let lanes = MARGIN..MARGIN + colourings;
            change = change.join(difference(&before[lanes.clone()], &scratch.current[lanes.clone()]));
            let trend = &mut trend[rank * chunks..][..chunks];
            note(&before[lanes.clone()], &scratch.current[lanes.clone()], trend);
            pack(&scratch.current[lanes], &mut segment[block]);
        }
        change
    }
}

/// How much lanes have changed.
#[inline(always)]
fn difference(old: &[u32], new: &[u32]) -> Change {
    let (old, old_rest) = old.as_chunks::<CHUNK>();
    let (new, new_rest) = new.as_chunks::<CHUNK>();
    let (mut max, mut sum) = ([0; CHUNK], [0; CHUNK]);
    for (old, new) in old.iter().zip(new) {
        for lane in 0..CHUNK {
            let difference = old[lane].abs_diff(new[lane]);
            max[lane] = difference.max(max[lane]);
            sum[lane] += difference;
        }
    }
    for (lane, (old, new)) in old_rest.iter().zip(new_rest).enumerate() {
        let difference = old.abs_diff(*new);
        max[lane] = difference.max(max[lane]);
        sum[lane] += difference;
    }
    Change { max: max.into_iter().max().unwrap_or(0), sum: sum.into_iter().map(u64::from).sum() }
}
