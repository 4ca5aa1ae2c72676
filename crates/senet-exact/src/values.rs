//! The values of a layer: one fixed-point number for each position, in blocks.

use std::io;

use crate::board::{Sets, UPPER_SETS};
use crate::colouring::{BUFFER, CHUNK, MARGIN};
use crate::wide::Vectors;

/// Win chance 1 as a 24-bit number.
pub(crate) const ONE: u32 = (1 << 24) - 1;
/// Bytes of a value while a layer is being solved.
pub(crate) const WIDE: usize = 3;

/// Lanes of a block with a margin on both sides.
pub(crate) type Buffer = [u32; BUFFER];

/// How many bytes a value takes in a block: first the two high bytes of all lanes, then, if there is a third, the low
/// bytes of all lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// 16 bits a value.
    Two,
    /// 24 bits a value.
    Three,
}

impl Width {
    /// Bytes a value.
    #[must_use]
    pub const fn bytes(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
        }
    }
}

/// A block of three-byte values.
#[derive(Clone, Copy)]
pub(crate) struct Packed<'a> {
    high: &'a [u16],
    low: &'a [u8],
}

impl<'a> Packed<'a> {
    #[inline(always)]
    pub(crate) fn new(block: &'a [u8]) -> Self {
        let (high, low) = block.split_at(block.len() / WIDE * 2);
        // Blocks have an even number of lanes and lie at even places, so this cannot fail.
        Self { high: bytemuck::try_cast_slice(high).unwrap_or(&[]), low }
    }
}

/// A block from which values are taken as they lie. `flip`: bits that are inverted; all 24 of them turn each value into 1
/// minus it.
pub(crate) trait Lying: Copy {
    /// How many lanes there are.
    fn count(self) -> usize;
    /// One lane.
    fn lane(self, lane: usize, flip: u32) -> u32;
    /// A chunk of lanes that begins anywhere. `None` if it reaches over the end.
    fn chunk(self, vectors: impl Vectors, lane: usize, flip: u32) -> Option<[u32; CHUNK]>;
    /// The whole chunks of lanes in order.
    fn chunks(self, vectors: impl Vectors, flip: u32) -> impl Iterator<Item = [u32; CHUNK]>;

    /// Reads all lanes.
    #[inline(always)]
    fn unpack(self, vectors: impl Vectors, flip: u32, buffer: &mut Buffer) {
        let (out_chunks, _) = buffer[MARGIN..].as_chunks_mut::<CHUNK>();
        for (chunk, out) in self.chunks(vectors, flip).zip(out_chunks) {
            *out = chunk;
        }
        self.unpack_rest(flip, buffer);
    }

    /// Reads the first and the last lanes: at least a chunk of each.
    #[inline(always)]
    fn unpack_ends(self, vectors: impl Vectors, flip: u32, buffer: &mut Buffer) {
        let whole = self.count() / CHUNK;
        for c in [0, whole.saturating_sub(1)] {
            if let Some(chunk) = self.chunk(vectors, c * CHUNK, flip) {
                buffer[MARGIN + c * CHUNK..][..CHUNK].copy_from_slice(&chunk);
            }
        }
        self.unpack_rest(flip, buffer);
    }

    /// Reads the lanes beyond the last whole chunk.
    #[inline(always)]
    fn unpack_rest(self, flip: u32, buffer: &mut Buffer) {
        for lane in self.count() / CHUNK * CHUNK..self.count() {
            buffer[MARGIN + lane] = self.lane(lane, flip);
        }
    }
}

impl Lying for Packed<'_> {
    #[inline(always)]
    fn count(self) -> usize {
        self.low.len()
    }

    #[inline(always)]
    fn lane(self, lane: usize, flip: u32) -> u32 {
        (u32::from(u16::from_le(self.high[lane])) << 8 | u32::from(self.low[lane])) ^ flip
    }

    #[inline(always)]
    fn chunk(self, vectors: impl Vectors, lane: usize, flip: u32) -> Option<[u32; CHUNK]> {
        let high = self.high.get(lane..)?.first_chunk()?;
        let low = self.low.get(lane..)?.first_chunk()?;
        Some(vectors.join(high, *low, flip))
    }

    #[inline(always)]
    fn chunks(self, vectors: impl Vectors, flip: u32) -> impl Iterator<Item = [u32; CHUNK]> {
        let (high, _) = self.high.as_chunks::<CHUNK>();
        let (low, _) = self.low.as_chunks::<CHUNK>();
        high.iter().zip(low).map(move |(high, low)| vectors.join(high, *low, flip))
    }
}

/// Reads a block of three-byte values into the lanes of a buffer, with the bits of `flip` inverted.
#[inline(always)]
pub(crate) fn unpack(vectors: impl Vectors, block: &[u8], flip: u32, buffer: &mut Buffer) {
    Packed::new(block).unpack(vectors, flip, buffer);
}

/// Reads a block of two-byte values; 65535 stands for win chance 1.
#[inline(always)]
pub(crate) fn unpack_narrow(block: &[u8], flip: u32, buffer: &mut Buffer) {
    let (values, _) = block.as_chunks::<2>();
    for (value, out) in values.iter().zip(&mut buffer[MARGIN..]) {
        *out = widen(u16::from_le_bytes(*value)) ^ flip;
    }
}

/// A 16-bit value as a 24-bit one: the same share of 1, to the nearest.
#[inline(always)]
pub(crate) const fn widen(value: u16) -> u32 {
    // ONE / 65535 = 256.0039: the high byte once more below the value.
    (value as u32) << 8 | (value >> 8) as u32
}

/// A 24-bit value as a 16-bit one, to the nearest: [`widen`] brings it back to within [`NARROWING`].
pub(crate) const fn narrow(value: u32) -> u16 {
    ((value as u64 * 65_535 + (ONE / 2) as u64) / ONE as u64) as u16
}

/// How far a 24-bit value may be from the 16-bit one that stands for it, in units of 1 / (2^24 - 1).
pub(crate) const NARROWING: u32 = 129;

/// The blocks of a layer of three-byte values as two-byte values, in pieces of a given size (the last may be shorter).
pub(crate) fn narrowed(bytes: &[u8], colourings: usize, piece: usize) -> impl Iterator<Item = Vec<u8>> {
    let mut blocks = bytes.chunks_exact(colourings * WIDE);
    let mut over = Vec::new();
    core::iter::from_fn(move || {
        while over.len() < piece {
            let Some(block) = blocks.next() else { break };
            for lane in 0..colourings {
                over.extend_from_slice(&narrow(lane_of(block, Width::Three, lane)).to_le_bytes());
            }
        }
        let rest = over.split_off(piece.min(over.len()));
        let piece = core::mem::replace(&mut over, rest);
        (!piece.is_empty()).then_some(piece)
    })
}

/// Writes lanes as a block of three-byte values.
#[inline(always)]
pub(crate) fn pack(lanes: &[u32], block: &mut [u8]) {
    let count = block.len() / WIDE;
    let (high, low) = block.split_at_mut(2 * count);
    let (high, _) = high.as_chunks_mut::<2>();
    for (value, high) in lanes.iter().zip(high) {
        *high = ((value >> 8) as u16).to_le_bytes();
    }
    for (value, low) in lanes.iter().zip(low) {
        *low = *value as u8;
    }
}

/// One lane of a block.
pub(crate) fn lane_of(block: &[u8], width: Width, lane: usize) -> u32 {
    let high = u16::from_le_bytes([block[2 * lane], block[2 * lane + 1]]);
    match width {
        Width::Two => widen(high),
        Width::Three => u32::from(high) << 8 | u32::from(block[block.len() / WIDE * 2 + lane]),
    }
}

/// The memory for the values of a layer while it is being solved, in the order of the table: block after block.
#[derive(Debug)]
pub(crate) struct Arena(memmap2::MmapMut);

impl Arena {
    /// All values at 0.
    pub(crate) fn new(bytes: usize) -> io::Result<Self> {
        let map = memmap2::MmapMut::map_anon(bytes)?;
        // Blocks are read from all over the layer: with small pages every other read would miss the page cache of the
        // processor. Where there are no huge pages it is only slower.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        Ok(Self(map))
    }

    /// The bytes of the table.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The bytes of the table, to be changed.
    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }

    /// All lanes at the same value.
    pub(crate) fn fill(&mut self, colourings: usize, value: u32) {
        let mut block = vec![0; colourings * WIDE];
        pack(&vec![value; colourings], &mut block);
        for to in self.0.chunks_exact_mut(block.len()) {
            to.copy_from_slice(&block);
        }
    }

    /// The blocks of each upper half, apart.
    pub(crate) fn segments(&mut self, sets: &Sets, block: usize) -> Segments<'_> {
        let mut rest: &mut [u8] = &mut self.0;
        let mut segments = Vec::with_capacity(UPPER_SETS);
        for upper in 0..UPPER_SETS {
            let (segment, after) = rest.split_at_mut(sets.segment(upper).1 as usize * block);
            segments.push(segment);
            rest = after;
        }
        Segments(segments)
    }
}

/// The blocks of each upper half, to be read only.
#[derive(Debug)]
pub(crate) struct Shared<'a>(Vec<&'a [u8]>);

impl<'a> Shared<'a> {
    /// From the bytes of a table.
    pub(crate) fn new(bytes: &'a [u8], sets: &Sets, block: usize) -> Self {
        let segment = |upper| {
            let (start, count) = sets.segment(upper);
            &bytes[start as usize * block..][..count as usize * block]
        };
        Self((0..UPPER_SETS).map(segment).collect())
    }
}

/// Blocks of a layer by upper half.
pub(crate) trait ByUpper {
    /// The bytes of an upper half's blocks.
    fn get(&self, upper: usize) -> &[u8];
}

impl ByUpper for Shared<'_> {
    #[inline(always)]
    fn get(&self, upper: usize) -> &[u8] {
        self.0[upper]
    }
}

impl ByUpper for Segments<'_> {
    #[inline(always)]
    fn get(&self, upper: usize) -> &[u8] {
        self.0[upper]
    }
}

/// The blocks of each upper half, so that a thread can own those that it writes while all read the others.
#[derive(Debug)]
pub(crate) struct Segments<'a>(Vec<&'a mut [u8]>);

impl<'a> Segments<'a> {
    /// Takes out an upper half's blocks; they are missing until they are put back.
    pub(crate) fn take(&mut self, upper: usize) -> &'a mut [u8] {
        core::mem::take(&mut self.0[upper])
    }

    /// Puts an upper half's blocks back.
    pub(crate) fn put(&mut self, upper: usize, segment: &'a mut [u8]) {
        self.0[upper] = segment;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrowing_loses_no_more_than_it_says() {
        let mut worst = 0;
        for value in 0..=ONE {
            worst = worst.max(widen(narrow(value)).abs_diff(value));
        }
        assert!(worst <= NARROWING, "{worst}");
        assert_eq!((widen(narrow(0)), widen(narrow(ONE))), (0, ONE), "what is certain stays certain");
    }

    #[test]
    fn a_chunk_taken_anywhere_holds_the_lanes_that_were_packed() {
        struct Check<'a>(Packed<'a>, &'a [u32]);
        impl crate::wide::Work for Check<'_> {
            type Out = ();
            #[inline(always)]
            fn run<V: Vectors>(self, vectors: V) {
                let Self(packed, lanes) = self;
                for flip in [0, ONE] {
                    for first in 0..=lanes.len() {
                        let expected = lanes.get(first..first + CHUNK);
                        let found = packed.chunk(vectors, first, flip);
                        let expected = expected.map(|lanes| core::array::from_fn(|i| lanes[i] ^ flip));
                        assert_eq!(found, expected, "from lane {first} on");
                    }
                    let mut buffer: Buffer = [0; BUFFER];
                    packed.unpack(vectors, flip, &mut buffer);
                    assert!(buffer[MARGIN..].iter().zip(lanes).all(|(found, lane)| *found == lane ^ flip));
                    buffer.fill(7);
                    packed.unpack_ends(vectors, flip, &mut buffer);
                    for lane in (0..CHUNK).chain(lanes.len() - CHUNK..lanes.len()) {
                        assert_eq!(buffer[MARGIN + lane], lanes[lane] ^ flip, "lane {lane}");
                    }
                }
            }
        }
        let lanes: Vec<u32> = (0..30).map(|i| i * 559_001 + 77).collect();
        let mut block = vec![0; 30 * WIDE];
        pack(&lanes, &mut block);
        crate::wide::with_widest_vectors(Check(Packed::new(&block), &lanes));
        crate::wide::Work::run(Check(Packed::new(&block), &lanes), crate::wide::Baseline);
    }

    #[test]
    fn narrowed_pieces_hold_every_lane_once() {
        let lanes: Vec<u32> = (0..60).map(|i| i * 270_001).collect();
        let mut bytes = vec![0; 60 * WIDE];
        for (block, lanes) in bytes.chunks_exact_mut(6 * WIDE).zip(lanes.chunks(6)) {
            pack(lanes, block);
        }
        let pieces: Vec<Vec<u8>> = narrowed(&bytes, 6, 32).collect();
        assert!(pieces[..3].iter().all(|piece| piece.len() == 32) && pieces[3].len() == 24);
        let whole = pieces.concat();
        for (i, lane) in lanes.iter().enumerate() {
            let block = &whole[i / 6 * 12..][..12];
            assert_eq!(lane_of(block, Width::Two, i % 6), widen(narrow(*lane)));
            let mut buffer: Buffer = [0; BUFFER];
            unpack_narrow(block, 0, &mut buffer);
            assert_eq!(buffer[MARGIN + i % 6], widen(narrow(*lane)));
        }
    }
}
