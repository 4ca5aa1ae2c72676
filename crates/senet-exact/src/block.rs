//! Finding the moves of a block: of all colourings of one set of occupied squares at once.
//!
//! Legality is worked out for all colourings as bit sets. A move of one piece with one throw is one entry, whatever the
//! number of colourings that allow it: its target block, how the lanes are rearranged, and the lanes that take part.

use crate::board::{LOWER, LOWER_MASK, Sets};
use crate::colouring::{CHUNK, Colourings, LaneSet, Shuffles, and, is_empty, or, without};
use crate::layer::Layer;
use crate::plan::{Plan, ThrowPlan};
use crate::values::{Buffer, Lying};

/// Pieces in a block at most.
const PIECES: usize = 10;

/// Where a block of values lies: in this layer or in one with one piece fewer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) layer: PlaceLayer,
    pub(crate) upper: u16,
    pub(crate) lower_rank: u16,
}

/// The layer in which a block lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlaceLayer {
    /// The layer that is being worked out.
    This,
    /// The one with one piece fewer of the larger side.
    LargerBelow,
    /// The one with one piece fewer of the smaller side.
    SmallerBelow,
}

/// Where values come from.
pub(crate) trait Source {
    /// The value that stands for win chance 1.
    fn one(&self) -> u32;
    /// 1 minus a chunk of the values of the block that is itself worked out: as its other player sees them.
    #[inline(always)]
    fn complement(&self, values: [u32; CHUNK], _chunk: usize) -> [u32; CHUNK] {
        values.map(|value| self.one().wrapping_sub(value))
    }
    /// Tells the processor that a block will soon be read.
    fn announce(&self, place: Place);
    /// How the values of a block lie.
    type Block<'a>: Lying
    where
        Self: 'a;
    /// The values of a block, where they can be taken as they lie.
    fn lying(&self, place: Place) -> Option<Self::Block<'_>>;
    /// Reads a block; `complement`: 1 minus each value.
    fn read(&self, place: Place, complement: bool, buffer: &mut Buffer);
}

/// What is needed to work out any block of a layer.
#[derive(Debug)]
pub(crate) struct Kernel {
    pub(crate) plan: Plan,
    pub(crate) layer: Layer,
    pub(crate) sets: Sets,
    sets_below: Sets,
    pub(crate) colourings: usize,
    pub(crate) mover: Shuffles,
    pub(crate) next: Shuffles,
}

/// A swap that some colourings allow.
#[derive(Clone, Copy, Default)]
pub(crate) struct Swap {
    pub(crate) from: u8,
    pub(crate) with: u8,
    pub(crate) legal: LaneSet,
}

/// A throw's answers that stay within the block.
#[derive(Clone, Copy, Default)]
pub(crate) struct Inner {
    pub(crate) swaps: [Swap; PIECES],
    pub(crate) count: usize,
    /// Lanes without any move.
    pub(crate) stuck: LaneSet,
}

/// Moves of one piece with one throw, in all colourings that allow it.
#[derive(Clone, Copy)]
pub(crate) struct Leaving {
    pub(crate) throw: u8,
    pub(crate) place: Place,
    pub(crate) how: How,
    /// The piece, and which one it is afterwards.
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) legal: LaneSet,
}

/// How lanes are rearranged by a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum How {
    /// Not at all: the piece passes no other.
    Straight,
    /// By the piece's new place; legal wherever the player owns the piece.
    All,
    /// By the piece's new place; not legal everywhere.
    Some,
    /// By the piece's disappearance.
    Off,
}

/// All that can be done in a block: what [`Kernel::moves`] finds and `Kernel::step` evaluates.
pub(crate) struct Moves {
    pub(crate) leaving: Vec<Leaving>,
    /// Throws and lanes in which the last piece is borne off.
    pub(crate) winning: Vec<(u8, LaneSet)>,
    pub(crate) inner: [Inner; 5],
}

impl Moves {
    pub(crate) fn new() -> Self {
        Self { leaving: Vec::with_capacity(256), winning: Vec::new(), inner: [Inner::default(); 5] }
    }
}

/// The occupied squares of a block, looked up in both directions.
struct Occupied {
    set: u32,
    count: usize,
    /// The bit of each piece's resting square.
    bit: [u32; PIECES],
    /// The number of each piece's square.
    number: [u8; PIECES],
    /// Which piece stands on the square of a number; 255: none.
    piece: [u8; 48],
}

impl Occupied {
    #[inline(always)]
    fn new(plan: &Plan, set: u32) -> Self {
        let mut occupied = Self { set, count: 0, bit: [0; PIECES], number: [0; PIECES], piece: [255; 48] };
        let mut rest = set;
        while rest != 0 && occupied.count < PIECES {
            let number = plan.path.number(rest.trailing_zeros() as u8);
            occupied.bit[occupied.count] = rest & rest.wrapping_neg();
            occupied.number[occupied.count] = number;
            occupied.piece[usize::from(number)] = occupied.count as u8;
            occupied.count += 1;
            rest &= rest - 1;
        }
        occupied
    }

    /// The piece on a square.
    #[inline(always)]
    fn on(&self, number: u8) -> Option<usize> {
        let piece = self.piece[usize::from(number) % 48];
        (piece != 255).then_some(usize::from(piece))
    }
}

impl Kernel {
    pub(crate) fn new(plan: Plan, layer: Layer) -> Self {
        let below = [layer.larger(), layer.smaller()].map(|own| {
            let below = layer.after_bearing_off(own)?;
            Some(Colourings::new(below))
        });
        let below = [below[0].as_ref(), below[1].as_ref()];
        Self {
            plan,
            layer,
            sets: Sets::new(layer.pieces()),
            sets_below: Sets::new(layer.pieces() - 1),
            colourings: layer.colourings() as usize,
            mover: Shuffles::new(layer, 1, below),
            next: Shuffles::new(layer, 0, below),
        }
    }

    /// The rank of the first set with an upper half among those with one piece fewer.
    #[inline(always)]
    pub(crate) fn start_below(&self, upper: usize) -> usize {
        self.sets_below.segment(upper).0 as usize
    }

    /// Colourings of a block.
    pub(crate) fn colourings(&self) -> usize {
        self.colourings
    }

    /// Finds all moves of the block of a set, and announces to the source what they will read.
    #[inline(always)]
    pub(crate) fn moves(&self, set: u32, source: &impl Source, moves: &mut Moves) {
        let occupied = Occupied::new(&self.plan, set);
        let (home_mover, home_next) =
            (self.all_home(&occupied, &self.mover), self.all_home(&occupied, &self.next));
        moves.leaving.clear();
        moves.winning.clear();
        for (t, throw) in self.plan.throws.iter().enumerate() {
            if throw.keeps {
                self.moves_of_throw(&occupied, t, throw, &self.mover, &home_mover, moves);
            } else {
                self.moves_of_throw(&occupied, t, throw, &self.next, &home_next, moves);
            }
        }
        for leaving in &moves.leaving {
            source.announce(leaving.place);
        }
    }

    /// The lanes in which all pieces of the player who moves stand where they must for bearing off.
    #[inline(always)]
    fn all_home(&self, occupied: &Occupied, shuffles: &Shuffles) -> LaneSet {
        let Some(home) = self.plan.home else { return [0; 4] };
        let mut lanes = shuffles.all;
        for i in 0..occupied.count {
            if home.bits() >> (occupied.number[i] - 1) & 1 == 0 {
                lanes = without(&lanes, &shuffles.own[i]);
            }
        }
        lanes
    }

    /// The moves with one throw.
    #[inline(always)]
    fn moves_of_throw(
        &self,
        occupied: &Occupied,
        t: usize,
        throw: &ThrowPlan,
        shuffles: &Shuffles,
        all_home: &LaneSet,
        moves: &mut Moves,
    ) {
        moves.inner[t].count = 0;
        let mut movable: LaneSet = [0; 4];
        for i in 0..occupied.count {
            let from = occupied.number[i];
            let end = from + throw.steps;
            let mut legal = shuffles.own[i];
            if let Some(length) = self.plan.blockade {
                legal = without(&legal, &barred_forward(occupied, shuffles, from, length, throw.steps));
            }
            let off = if throw.exits >> (from - 1) & 1 == 1 {
                legal
            } else if end >= 30 {
                and(&legal, all_home)
            } else {
                [0; 4]
            };
            if !is_empty(&off) {
                movable = or(&movable, &off);
                legal = without(&legal, &off);
                self.bear_off(occupied, t, i, &off, shuffles, moves);
            }
            if end > 30 || is_empty(&legal) {
                continue;
            }
            let to = if end == self.plan.water {
                self.plan.landing(occupied.set & !occupied.bit[i])
            } else if let Some(k) = occupied.on(end) {
                let swappable = and(&legal, &self.unprotected(occupied, shuffles, k, end));
                if !is_empty(&swappable) {
                    movable = or(&movable, &swappable);
                    let inner = &mut moves.inner[t];
                    inner.swaps[inner.count] = Swap { from: i as u8, with: k as u8, legal: swappable };
                    inner.count += 1;
                }
                continue;
            } else if let Some(to) = self.plan.path.resting(end) {
                to
            } else {
                continue;
            };
            movable = or(&movable, &legal);
            self.move_to(occupied, t, i, to, legal, shuffles, moves);
        }

        let mut stuck = without(&shuffles.all, &movable);
        if self.plan.backward && !is_empty(&stuck) {
            let mut back: LaneSet = [0; 4];
            for i in 0..occupied.count {
                let from = occupied.number[i];
                if from <= throw.steps {
                    continue;
                }
                let end = from - throw.steps;
                let mut legal = and(&stuck, &shuffles.own[i]);
                if let Some(length) = self.plan.blockade {
                    legal = without(&legal, &barred_backward(occupied, shuffles, from, length, throw.steps));
                }
                if is_empty(&legal) || occupied.on(end).is_some() {
                    continue;
                }
                let to = if end == self.plan.water {
                    self.plan.landing(occupied.set & !occupied.bit[i])
                } else if let Some(to) = self.plan.path.resting(end) {
                    to
                } else {
                    continue;
                };
                back = or(&back, &legal);
                self.move_to(occupied, t, i, to, legal, shuffles, moves);
            }
            stuck = without(&stuck, &back);
        }
        moves.inner[t].stuck = stuck;
    }

    /// Piece `i` comes to rest on the resting square `to`, in the lanes of `legal`.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "one place for both directions")]
    fn move_to(
        &self,
        occupied: &Occupied,
        t: usize,
        i: usize,
        to: u8,
        legal: LaneSet,
        shuffles: &Shuffles,
        moves: &mut Moves,
    ) {
        let left = occupied.set & !occupied.bit[i];
        let target = left | 1 << to;
        let j = (left & ((1 << to) - 1)).count_ones() as usize;
        let how = if j == i {
            How::Straight
        } else if legal == shuffles.own[i] {
            How::All
        } else {
            How::Some
        };
        let place = Place {
            layer: PlaceLayer::This,
            upper: (target >> LOWER) as u16,
            lower_rank: self.sets.lower_rank(target & LOWER_MASK) as u16,
        };
        moves.leaving.push(Leaving { throw: t as u8, place, how, from: i as u8, to: j as u8, legal });
    }

    /// Piece `i` is borne off, in the lanes of `legal`.
    #[inline(always)]
    fn bear_off(
        &self,
        occupied: &Occupied,
        t: usize,
        i: usize,
        legal: &LaneSet,
        shuffles: &Shuffles,
        moves: &mut Moves,
    ) {
        let won = and(legal, &shuffles.last_piece);
        if !is_empty(&won) {
            moves.winning.push((t as u8, won));
        }
        let legal = without(legal, &shuffles.last_piece);
        if is_empty(&legal) {
            return;
        }
        let target = occupied.set & !occupied.bit[i];
        for layer in [PlaceLayer::LargerBelow, PlaceLayer::SmallerBelow] {
            let smaller = layer == PlaceLayer::SmallerBelow;
            if shuffles.bearing_off(i, smaller).takes().is_empty()
                || (smaller && self.layer.larger() == self.layer.smaller())
            {
                continue;
            }
            let place = Place {
                layer,
                upper: (target >> LOWER) as u16,
                lower_rank: self.sets_below.lower_rank(target & LOWER_MASK) as u16,
            };
            moves.leaving.push(Leaving { throw: t as u8, place, how: How::Off, from: i as u8, to: 0, legal });
        }
    }

    /// The lanes in which piece `k`, on the square `number`, can be swapped by the player who moves.
    #[inline(always)]
    fn unprotected(&self, occupied: &Occupied, shuffles: &Shuffles, k: usize, number: u8) -> LaneSet {
        if self.plan.safe & occupied.bit[k] != 0 {
            return [0; 4];
        }
        let mut lanes = without(&shuffles.all, &shuffles.own[k]);
        for neighbour in [number - 1, number + 1] {
            if let Some(piece) = occupied.on(neighbour) {
                lanes = and(&lanes, &shuffles.own[piece]);
            }
        }
        lanes
    }
}

/// The lanes in which a move forward passes over a blockade: one whose last square is `length` to `steps - 1` further on.
#[inline(always)]
fn barred_forward(occupied: &Occupied, shuffles: &Shuffles, from: u8, length: u8, steps: u8) -> LaneSet {
    let mut barred = [0; 4];
    for distance in length..steps {
        barred = or(&barred, &run(occupied, shuffles, from + distance + 1 - length, length));
    }
    barred
}

/// The lanes in which a move back passes over a blockade.
#[inline(always)]
fn barred_backward(occupied: &Occupied, shuffles: &Shuffles, from: u8, length: u8, steps: u8) -> LaneSet {
    let mut barred = [0; 4];
    for distance in length..steps {
        if from > distance {
            barred = or(&barred, &run(occupied, shuffles, from - distance, length));
        }
    }
    barred
}

/// The lanes in which the opponent of the player who moves stands on all of `length` squares from `first` on.
#[inline(always)]
fn run(occupied: &Occupied, shuffles: &Shuffles, first: u8, length: u8) -> LaneSet {
    let mut lanes = shuffles.all;
    for number in first..first + length {
        match occupied.on(number) {
            Some(piece) => lanes = without(&lanes, &shuffles.own[piece]),
            None => return [0; 4],
        }
    }
    lanes
}
