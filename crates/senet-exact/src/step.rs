//! One step of value iteration on a block, from its moves.
//!
//! The values that moves lead to are fetched by rearranging the lanes of the target blocks. Throws after which the turn
//! passes are worked out as the next player sees them, with complemented values, and mirrored at the end.

use crate::block::{How, Inner, Kernel, Moves, PlaceLayer, Source};
use crate::colouring::{BUFFER, CHUNK, CHUNKS, LaneSet, MARGIN, Take, bytes, is_empty, lanes};
use crate::values::{Buffer, Lying, ONE};
use crate::wide::Vectors;

/// Lanes in chunks.
pub(crate) type Lanes = [[u32; CHUNK]; CHUNKS];
/// Lanes in chunks with a chunk before the first, to be read mirrored.
type Mirrored = [[u32; CHUNK]; CHUNKS + 1];

/// Memory for working out blocks, one for each thread.
pub(crate) struct Scratch {
    buffer: Buffer,
    complement: Buffer,
    best: [Lanes; 5],
    /// The weighted sum of the throws that no inner move can change, as the mover and as the next player sees them.
    fixed_mover: Lanes,
    fixed_next: Lanes,
    answers: Lanes,
    next: Mirrored,
    /// Sixteenths of throws that only throw again, by lane.
    repeats: [u8; CHUNK * CHUNKS],
    /// Sixteen times the value of each lane after one step.
    pub(crate) sums: Lanes,
    /// The values of the block's own lanes: to be set before a step, renewed by it.
    pub(crate) current: Buffer,
}

impl Scratch {
    pub(crate) fn new() -> Box<Self> {
        Box::new(Self {
            buffer: [0; BUFFER],
            complement: [0; BUFFER],
            best: [[[0; CHUNK]; CHUNKS]; 5],
            fixed_mover: [[0; CHUNK]; CHUNKS],
            fixed_next: [[0; CHUNK]; CHUNKS],
            answers: [[0; CHUNK]; CHUNKS],
            next: [[0; CHUNK]; CHUNKS + 1],
            repeats: [0; CHUNK * CHUNKS],
            sums: [[0; CHUNK]; CHUNKS],
            current: [0; BUFFER],
        })
    }
}

impl Kernel {
    /// One step for a block, from its moves, `scratch.current` and the source; moves that stay within the block are
    /// gone through again up to `passes` times in all, or until nothing changes by more than `enough`. The value is
    /// a sixteenth of the sum plus `round`, rounded down.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "one place for the sweep, the proof and the tests")]
    pub(crate) fn step(
        &self,
        vectors: impl Vectors,
        moves: &Moves,
        source: &impl Source,
        scratch: &mut Scratch,
        round: u32,
        passes: u32,
        enough: u32,
    ) {
        let chunks = self.colourings.div_ceil(CHUNK);
        let Scratch { buffer, best, fixed_mover, fixed_next, .. } = scratch;
        for best in &mut *best {
            best[..chunks].fill([0; CHUNK]);
        }
        for (throw, lanes_won) in &moves.winning {
            for lane in lanes(*lanes_won) {
                best[usize::from(*throw)][lane / CHUNK][lane % CHUNK] = source.one();
            }
        }
        for leaving in &moves.leaving {
            let t = usize::from(leaving.throw);
            let keeps = self.plan.throws[t].keeps;
            let shuffles = if keeps { &self.mover } else { &self.next };
            let (from, to) = (usize::from(leaving.from), usize::from(leaving.to));
            let shuffle = match leaving.how {
                How::Straight => None,
                How::All | How::Some => Some(shuffles.moving(from, to)),
                How::Off => {
                    let smaller = leaving.place.layer == PlaceLayer::SmallerBelow;
                    Some(shuffles.bearing_off(from, smaller))
                }
            };
            let legal = bytes(&leaving.legal);
            let best = &mut best[t];
            let flip = if keeps { 0 } else { ONE };
            match (source.lying(leaving.place), shuffle) {
                (Some(lying), None) => {
                    for ((values, lanes), best) in lying.chunks(vectors, flip).zip(legal).zip(best.iter_mut())
                    {
                        take_chunk(&values, lanes, best);
                    }
                    let whole = self.colourings / CHUNK;
                    if whole < chunks {
                        lying.unpack_rest(flip, buffer);
                        if let Some(values) = buffer[MARGIN + whole * CHUNK..].first_chunk() {
                            take_chunk(values, legal[whole], &mut best[whole]);
                        }
                    }
                }
                (Some(lying), Some(shuffle)) => {
                    for take in shuffle.within() {
                        if let Some(values) = lying.chunk(vectors, take.offset() - MARGIN, flip) {
                            let c = take.chunk();
                            take_chunk(&values, take.lanes() & legal[c], &mut best[c]);
                        }
                    }
                    if !shuffle.over().is_empty() {
                        lying.unpack_ends(vectors, flip, buffer);
                        take_legal(shuffle.over(), buffer, &legal, best);
                    }
                }
                (None, shuffle) => {
                    source.read(leaving.place, !keeps, buffer);
                    match shuffle {
                        None => take_straight(buffer, &legal, best, chunks),
                        Some(shuffle) => take_legal(shuffle.takes(), buffer, &legal, best),
                    }
                }
            }
        }
        fixed_mover[..chunks].fill([0; CHUNK]);
        fixed_next[..chunks].fill([0; CHUNK]);
        let mut varying = [false; 5];
        for (t, throw) in self.plan.throws.iter().enumerate() {
            let inner = &moves.inner[t];
            varying[t] = inner.count > 0 || !is_empty(&inner.stuck);
            if !varying[t] {
                let fixed = if throw.keeps { &mut *fixed_mover } else { &mut *fixed_next };
                add(fixed, &best[t], throw.weight, chunks);
            }
        }
        for _ in 0..if varying.contains(&true) { passes } else { 1 } {
            let change = self.combine(&moves.inner, varying, source, scratch, round);
            if change <= enough {
                break;
            }
        }
    }

    /// Adds up the throws once; gives the greatest change of a lane of `current`.
    #[inline(always)]
    fn combine(
        &self,
        inner: &[Inner; 5],
        varying: [bool; 5],
        source: &impl Source,
        scratch: &mut Scratch,
        round: u32,
    ) -> u32 {
        let count = self.colourings;
        let chunks = count.div_ceil(CHUNK);
        let Scratch {
            complement, best, sums, current, fixed_mover, fixed_next, answers, next, repeats, ..
        } = scratch;
        if varying.contains(&true) {
            let (values, _) = current[MARGIN..].as_chunks::<CHUNK>();
            let (complements, _) = complement[MARGIN..].as_chunks_mut::<CHUNK>();
            for (c, (value, complement)) in values.iter().zip(complements).enumerate().take(chunks) {
                *complement = source.complement(*value, c);
            }
        }
        sums[..chunks].copy_from_slice(&fixed_mover[..chunks]);
        next[1..=chunks].copy_from_slice(&fixed_next[..chunks]);
        let mut repeating: LaneSet = [0; 4];
        for (t, throw) in self.plan.throws.iter().enumerate() {
            if !varying[t] {
                continue;
            }
            let shuffles = if throw.keeps { &self.mover } else { &self.next };
            answers[..chunks].copy_from_slice(&best[t][..chunks]);
            let inner = &inner[t];
            let values: &Buffer = if throw.keeps { current } else { complement };
            for swap in &inner.swaps[..inner.count] {
                let shuffle = shuffles.swapping(usize::from(swap.from), usize::from(swap.with));
                take_legal(shuffle.takes(), values, &bytes(&swap.legal), answers);
            }
            if !is_empty(&inner.stuck) {
                if !throw.keeps {
                    take_straight(complement, &bytes(&inner.stuck), answers, chunks);
                } else if self.plan.pass_ends_turn {
                    for lane in lanes(inner.stuck) {
                        answers[lane / CHUNK][lane % CHUNK] = complement[MARGIN + count - 1 - lane];
                    }
                } else {
                    for lane in lanes(inner.stuck) {
                        let bit = 1 << (lane % 64);
                        let so_far = if repeating[lane / 64] & bit == 0 { 0 } else { repeats[lane] };
                        repeats[lane] = so_far + throw.weight as u8;
                        repeating[lane / 64] |= bit;
                    }
                }
            }
            if throw.keeps {
                add(sums, answers, throw.weight, chunks);
            } else {
                for (sum, answer) in next[1..].iter_mut().zip(answers.iter()).take(chunks) {
                    for lane in 0..CHUNK {
                        sum[lane] += answer[lane] * throw.weight;
                    }
                }
            }
        }
        let mirrored = next.as_flattened();
        for (c, sum) in sums.iter_mut().enumerate().take(chunks) {
            // Lane l gets lane count - 1 - l, which lies one margin further on.
            let first = count + CHUNK - CHUNK * (c + 1);
            if let Some(others) = mirrored.get(first..).and_then(|rest| rest.first_chunk::<CHUNK>()) {
                for lane in 0..CHUNK {
                    sum[lane] += others[CHUNK - 1 - lane];
                }
            }
        }
        for lane in lanes(repeating) {
            // V = others + repeats/16 V, solved for V; rounded like the value itself.
            let sum = &mut sums[lane / CHUNK][lane % CHUNK];
            let divisor = 16 - u64::from(repeats[lane]);
            *sum = ((u64::from(*sum) * 16 + ((u64::from(round) * divisor) >> 4)) / divisor) as u32;
        }
        let mut change = [0; CHUNK];
        let (values, _) = current[MARGIN..].as_chunks_mut::<CHUNK>();
        for (sum, value) in sums.iter().zip(values).take(chunks) {
            for lane in 0..CHUNK {
                let new = (sum[lane] + round) >> 4;
                change[lane] = change[lane].max(new.abs_diff(value[lane]));
                value[lane] = new;
            }
        }
        change.into_iter().max().unwrap_or(0)
    }
}

/// All bits of a lane for each bit of a byte.
static EXPAND: [[u32; CHUNK]; 256] = {
    let mut table = [[0; CHUNK]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut lane = 0;
        while lane < CHUNK {
            if byte >> lane & 1 == 1 {
                table[byte][lane] = u32::MAX;
            }
            lane += 1;
        }
        byte += 1;
    }
    table
};

#[inline(always)]
fn take_chunk(values: &[u32; CHUNK], lanes: u8, best: &mut [u32; CHUNK]) {
    let mask = &EXPAND[usize::from(lanes)];
    for lane in 0..CHUNK {
        best[lane] = best[lane].max(values[lane] & mask[lane]);
    }
}

/// Takes values where the shuffle says, in the legal lanes only.
#[inline(always)]
fn take_legal(takes: &[Take], buffer: &Buffer, legal: &[u8; CHUNKS], best: &mut Lanes) {
    for take in takes {
        if let Some(values) = buffer[take.offset()..].first_chunk() {
            let c = take.chunk();
            take_chunk(values, take.lanes() & legal[c], &mut best[c]);
        }
    }
}

/// Takes each lane's value from the same lane.
#[inline(always)]
fn take_straight(buffer: &Buffer, legal: &[u8; CHUNKS], best: &mut Lanes, chunks: usize) {
    let (values, _) = buffer[MARGIN..].as_chunks::<CHUNK>();
    for c in 0..chunks.min(CHUNKS) {
        take_chunk(&values[c], legal[c], &mut best[c]);
    }
}

/// Adds `weight` times each lane.
#[inline(always)]
fn add(sums: &mut Lanes, lanes: &Lanes, weight: u32, chunks: usize) {
    for (sum, values) in sums.iter_mut().zip(lanes).take(chunks) {
        for lane in 0..CHUNK {
            sum[lane] += values[lane] * weight;
        }
    }
}
