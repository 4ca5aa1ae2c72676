//! Colourings: which of the pieces on a set of occupied squares belong to the player about to throw.
//!
//! A colouring is a mask with one bit for each piece in path order, 1 for the player about to throw (the *mover*). The
//! colourings of a layer are ordered so that exchanging the roles turns rank `r` into `count - 1 - r`: first those in
//! which the mover has the larger count, ascending, then the others, ascending.
//!
//! In a *block* (all colourings of one set of occupied squares) colourings are vector lanes, eight to a chunk. What a
//! move does to a colouring is then a fixed rearrangement of lanes, a [`Shuffle`], which depends only on the piece's
//! place among the pieces before and after.

use crate::Layer;

/// Lanes in a chunk.
pub(crate) const CHUNK: usize = 8;
/// Chunks in the largest block.
pub(crate) const CHUNKS: usize = 32;
/// Lanes that a buffer offers before lane 0, so that a chunk may be read from shortly before it.
pub(crate) const MARGIN: usize = CHUNK;
/// Entries of a lane buffer: a margin, the lanes, and enough that any 9-bit offset leaves room for a chunk.
pub(crate) const BUFFER: usize = 512 + CHUNK;

/// One bit for each lane of a block; byte `c` holds the lanes of chunk `c`.
pub(crate) type LaneSet = [u64; 4];

/// The lanes in both sets.
#[inline(always)]
pub(crate) fn and(a: &LaneSet, b: &LaneSet) -> LaneSet {
    [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]]
}

/// The lanes of the first set that are not in the second.
#[inline(always)]
pub(crate) fn without(a: &LaneSet, b: &LaneSet) -> LaneSet {
    [a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]]
}

/// The lanes in either set.
#[inline(always)]
pub(crate) fn or(a: &LaneSet, b: &LaneSet) -> LaneSet {
    [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]]
}

/// Whether there is no lane in the set.
#[inline(always)]
pub(crate) fn is_empty(a: &LaneSet) -> bool {
    (a[0] | a[1] | a[2] | a[3]) == 0
}

/// The lanes of each chunk as one byte.
#[inline(always)]
pub(crate) fn bytes(a: &LaneSet) -> [u8; CHUNKS] {
    let mut out = [0; CHUNKS];
    for (word, bytes) in a.iter().zip(out.chunks_exact_mut(8)) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    out
}

/// The lanes of a set in ascending order.
pub(crate) fn lanes(set: LaneSet) -> impl Iterator<Item = usize> {
    set.into_iter().enumerate().flat_map(|(word, mut bits)| {
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let lane = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(word * 64 + lane)
        })
    })
}

/// The colourings of a layer.
#[derive(Clone, Debug)]
pub(crate) struct Colourings {
    masks: Vec<u16>,
    ranks: Vec<u8>,
}

impl Colourings {
    pub(crate) fn new(layer: Layer) -> Self {
        let pieces = layer.pieces();
        let of_size =
            |size: u8| (0..1_u16 << pieces).filter(move |mask| mask.count_ones() == u32::from(size));
        let mut masks: Vec<u16> = of_size(layer.larger()).collect();
        if layer.larger() != layer.smaller() {
            masks.extend(of_size(layer.smaller()));
        }
        let mut ranks = vec![0; 1 << pieces];
        for (rank, &mask) in masks.iter().enumerate() {
            ranks[usize::from(mask)] = rank as u8;
        }
        Self { masks, ranks }
    }

    /// How many there are, 2 to 252.
    pub(crate) fn count(&self) -> usize {
        self.masks.len()
    }

    /// The colourings in the order of their ranks.
    pub(crate) fn masks(&self) -> &[u16] {
        &self.masks
    }

    /// The rank of a colouring of this layer.
    #[inline(always)]
    pub(crate) fn rank(&self, mask: u16) -> usize {
        usize::from(self.ranks[usize::from(mask)])
    }

    /// The lanes whose colouring fulfils a condition.
    pub(crate) fn lanes_where(&self, condition: impl Fn(u16) -> bool) -> LaneSet {
        let mut set = [0; 4];
        for (lane, &mask) in self.masks.iter().enumerate() {
            if condition(mask) {
                set[lane / 64] |= 1 << (lane % 64);
            }
        }
        set
    }
}

/// What happens to some lanes of one chunk: they take their values from a place of the buffer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Take(u32);

impl Take {
    fn new(chunk: usize, offset: usize, lanes: u8) -> Self {
        Self(chunk as u32 | (offset as u32) << 5 | u32::from(lanes) << 16)
    }

    /// The chunk that takes, 0 to 31.
    #[inline(always)]
    pub(crate) fn chunk(self) -> usize {
        (self.0 & 31) as usize
    }

    /// Where in the buffer its first lane reads, 0 to 511.
    #[inline(always)]
    pub(crate) fn offset(self) -> usize {
        (self.0 >> 5 & 511) as usize
    }

    /// The lanes of the chunk that take.
    #[inline(always)]
    pub(crate) fn lanes(self) -> u8 {
        (self.0 >> 16) as u8
    }
}

/// A rearrangement of lanes: lane `l` of the block takes the value of another lane of the target block. Colourings in
/// ascending order move in runs, so a chunk needs only one or two shifted reads.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shuffle {
    /// First the takes that read within the target block, then those that reach over one of its ends.
    takes: Vec<Take>,
    within: usize,
}

impl Shuffle {
    /// From the target lane of each lane that takes part, and the number of lanes of the target block.
    pub(crate) fn new(targets: impl Iterator<Item = Option<usize>>, target_lanes: usize) -> Self {
        let mut takes: Vec<Take> = Vec::new();
        let mut chunk_start = 0;
        for (lane, target) in targets.enumerate() {
            let (chunk, place) = (lane / CHUNK, lane % CHUNK);
            if place == 0 {
                chunk_start = takes.len();
            }
            let Some(target) = target else { continue };
            let offset = target + MARGIN - place;
            let lanes = 1 << place;
            match takes[chunk_start..].iter_mut().find(|take| take.offset() == offset) {
                Some(take) => *take = Take::new(chunk, offset, take.lanes() | lanes),
                None => takes.push(Take::new(chunk, offset, lanes)),
            }
        }
        let over = |take: &Take| take.offset() < MARGIN || take.offset() + CHUNK > MARGIN + target_lanes;
        takes.sort_by_key(over);
        let within = takes.partition_point(|take| !over(take));
        Self { takes, within }
    }

    /// All that is to do.
    #[inline(always)]
    pub(crate) fn takes(&self) -> &[Take] {
        &self.takes
    }

    /// What reads within the target block only.
    #[inline(always)]
    pub(crate) fn within(&self) -> &[Take] {
        self.takes.get(..self.within).unwrap_or(&[])
    }

    /// What reaches over the first or the last lane of the target block.
    #[inline(always)]
    pub(crate) fn over(&self) -> &[Take] {
        self.takes.get(self.within..).unwrap_or(&[])
    }
}

/// The mask with the bit at `from` taken out and put in again so that it ends at place `to`.
pub(crate) fn moved(mask: u16, from: usize, to: usize) -> u16 {
    insert(removed(mask, from), to, mask >> from & 1)
}

/// The mask with the bit at `place` taken out.
pub(crate) fn removed(mask: u16, place: usize) -> u16 {
    let below = (1 << place) - 1;
    (mask & below) | (mask >> 1 & !below)
}

fn insert(mask: u16, place: usize, bit: u16) -> u16 {
    let below = (1 << place) - 1;
    (mask & below) | bit << place | (mask & !below) << 1
}

/// All shuffles of a layer, seen by one of the two players.
#[derive(Clone, Debug)]
pub(crate) struct Shuffles {
    pieces: usize,
    moves: Vec<Shuffle>,
    swaps: Vec<Shuffle>,
    /// For each piece: the shuffle into the layer in which the larger side has one piece fewer, and the one into
    /// the layer in which the smaller has.
    off: Vec<[Shuffle; 2]>,
    /// For each piece: the lanes in which it belongs to the player who moves.
    pub(crate) own: Vec<LaneSet>,
    /// The lanes in which the player who moves has one piece only.
    pub(crate) last_piece: LaneSet,
    /// All lanes.
    pub(crate) all: LaneSet,
}

impl Shuffles {
    /// `owner`: the bit value of the pieces of the player who moves, 1 where lanes are seen by the mover, 0 where they
    /// are seen by the player who gets the turn next. `below`: the colourings of the layers with one piece fewer of
    /// the larger and of the smaller side, where there are such.
    pub(crate) fn new(layer: Layer, owner: u16, below: [Option<&Colourings>; 2]) -> Self {
        let colourings = Colourings::new(layer);
        let pieces = usize::from(layer.pieces());
        let owns = |mask: u16, piece: usize| mask >> piece & 1 == owner;
        let count_of = |mask: u16| {
            let ones = mask.count_ones() as u8;
            if owner == 1 { ones } else { layer.pieces() - ones }
        };
        let shuffle = |target: &dyn Fn(u16) -> Option<usize>, lanes: usize| {
            Shuffle::new(colourings.masks().iter().map(|&mask| target(mask)), lanes)
        };
        let count = colourings.count();
        let pairs = || (0..pieces).flat_map(|i| (0..pieces).map(move |j| (i, j)));
        let moves = pairs()
            .map(|(i, j)| shuffle(&|mask| owns(mask, i).then(|| colourings.rank(moved(mask, i, j))), count))
            .collect();
        let swaps = pairs()
            .map(|(i, k)| {
                let swapped = |mask: u16| colourings.rank(mask ^ (1 << i) ^ (1 << k));
                shuffle(&|mask| (owns(mask, i) && !owns(mask, k)).then(|| swapped(mask)), count)
            })
            .collect();
        let off = (0..pieces)
            .map(|i| {
                [layer.larger(), layer.smaller()].map(|count| {
                    let which = usize::from(count != layer.larger());
                    match below[which] {
                        None => Shuffle::default(),
                        Some(below) => shuffle(
                            &|mask| {
                                (owns(mask, i) && count_of(mask) == count)
                                    .then(|| below.rank(removed(mask, i)))
                            },
                            below.count(),
                        ),
                    }
                })
            })
            .collect();
        Self {
            pieces,
            moves,
            swaps,
            off,
            own: (0..pieces).map(|i| colourings.lanes_where(|mask| owns(mask, i))).collect(),
            last_piece: colourings.lanes_where(|mask| count_of(mask) == 1),
            all: colourings.lanes_where(|_| true),
        }
    }

    /// Piece `i` moves and is then piece `j`.
    #[inline(always)]
    pub(crate) fn moving(&self, i: usize, j: usize) -> &Shuffle {
        &self.moves[i * self.pieces + j]
    }

    /// Piece `i` changes places with the opponent's piece `k`.
    #[inline(always)]
    pub(crate) fn swapping(&self, i: usize, k: usize) -> &Shuffle {
        &self.swaps[i * self.pieces + k]
    }

    /// Piece `i` is borne off; `smaller`: it belongs to the side with fewer pieces (to either, where both have the
    /// same number, with `smaller` false).
    #[inline(always)]
    pub(crate) fn bearing_off(&self, i: usize, smaller: bool) -> &Shuffle {
        &self.off[i][usize::from(smaller)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exchanging_roles_mirrors_the_rank() {
        for layer in Layer::up_to(5) {
            let colourings = Colourings::new(layer);
            assert_eq!(colourings.count() as u64, layer.colourings());
            let all = (1 << layer.pieces()) - 1;
            for (rank, &mask) in colourings.masks().iter().enumerate() {
                assert_eq!(colourings.rank(mask), rank);
                assert_eq!(colourings.rank(all ^ mask), colourings.count() - 1 - rank);
            }
        }
    }

    #[test]
    fn a_moved_bit_passes_the_bits_between() {
        assert_eq!(moved(0b0001, 0, 2), 0b0100);
        assert_eq!(moved(0b0110, 0, 3), 0b0011);
        assert_eq!(moved(0b1000, 3, 0), 0b0001);
        assert_eq!(removed(0b1011, 1), 0b101);
    }
}
