//! The fast moves of blocks against those of `senet-rules`, on random blocks of every layer.

use senet_rules::{Position, RULESETS, Ruleset, Side};

use crate::block::{Kernel, Moves, Place, PlaceLayer, Source};
use crate::board::{LOWER, RESTING};
use crate::colouring::{CHUNK, MARGIN};
use crate::plan::Plan;
use crate::step::Scratch;
use crate::values::{Buffer, Lying, ONE};
use crate::wide::{Baseline, Vectors};
use crate::{Index, Layer};

/// Made-up values that tell every position from every other.
struct MadeUp<'a> {
    kernel: &'a Kernel,
    below: [Option<Layer>; 2],
    /// Whether values are taken as they lie or read into a buffer.
    lie: bool,
}

/// The made-up values of a block.
#[derive(Clone, Copy)]
struct MadeUpBlock {
    layer: Layer,
    block: u32,
}

impl Lying for MadeUpBlock {
    fn count(self) -> usize {
        self.layer.colourings() as usize
    }

    fn lane(self, lane: usize, flip: u32) -> u32 {
        made_up(self.layer, self.block, lane) ^ flip
    }

    fn chunk(self, _: impl Vectors, lane: usize, flip: u32) -> Option<[u32; CHUNK]> {
        (lane + CHUNK <= self.count()).then(|| core::array::from_fn(|i| self.lane(lane + i, flip)))
    }

    fn chunks(self, vectors: impl Vectors, flip: u32) -> impl Iterator<Item = [u32; CHUNK]> {
        (0..self.count() / CHUNK).filter_map(move |c| self.chunk(vectors, c * CHUNK, flip))
    }
}

impl MadeUp<'_> {
    fn block(&self, place: Place) -> MadeUpBlock {
        let (upper, rank) = (usize::from(place.upper), u32::from(place.lower_rank));
        let (layer, block) = match place.layer {
            PlaceLayer::This => (Some(self.kernel.layer), self.kernel.sets.segment(upper).0 + rank),
            PlaceLayer::LargerBelow => (self.below[0], self.kernel.start_below(upper) as u32 + rank),
            PlaceLayer::SmallerBelow => (self.below[1], self.kernel.start_below(upper) as u32 + rank),
        };
        MadeUpBlock { layer: layer.expect("reads only layers that there are"), block }
    }
}

fn made_up(layer: Layer, block: u32, lane: usize) -> u32 {
    let mixed = (u64::from(layer.larger()) << 60 | u64::from(layer.smaller()) << 56)
        .wrapping_add(u64::from(block) << 8 | lane as u64)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 40) as u32 & ONE
}

impl Source for MadeUp<'_> {
    fn one(&self) -> u32 {
        ONE
    }

    fn announce(&self, _: Place) {}

    type Block<'a>
        = MadeUpBlock
    where
        Self: 'a;

    fn lying(&self, place: Place) -> Option<MadeUpBlock> {
        self.lie.then(|| self.block(place))
    }

    fn read(&self, place: Place, complement: bool, buffer: &mut Buffer) {
        let block = self.block(place);
        for lane in 0..block.count() {
            buffer[MARGIN + lane] = block.lane(lane, if complement { ONE } else { 0 });
        }
    }
}

/// Sixteen times the value of a position after one step, from the rules' own moves.
fn plain_step(position: &Position, indexes: &[Index]) -> u32 {
    let mut sum = 0;
    let mut repeats = 0;
    for (throw, weight) in position.rules().throws() {
        let thrown = position.thrown(throw);
        let value_after = |after: Position| {
            let value = if let Some(winner) = after.winner() {
                u32::from(Some(winner) == after.side()) * ONE
            } else {
                let (index, (block, lane)) = indexes
                    .iter()
                    .find_map(|index| Some((index, index.place(&after)?)))
                    .expect("every layer has an index");
                made_up(index.layer(), block, lane)
            };
            if after.side() == position.side() { value } else { ONE - value }
        };
        let afters: Vec<Position> = thrown.legal_moves().map(|answer| thrown.after(answer)).collect();
        if afters == [*position] {
            repeats += u64::from(weight);
        } else {
            sum += u32::from(weight) * afters.into_iter().map(value_after).max().expect("an answer");
        }
    }
    ((u64::from(sum) * 16 + ((8 * (16 - repeats)) >> 4)) / (16 - repeats)) as u32
}

/// A set of occupied squares that is often crowded at the end of the path.
fn random_set(pieces: u8, random: &mut impl FnMut() -> u64) -> u32 {
    let first = random() % 20;
    let mut set = 0_u32;
    while set.count_ones() < u32::from(pieces) {
        set |= 1 << (first + random() % (u64::from(RESTING) - first).max(1));
        if random().is_multiple_of(8) {
            set |= 1 << (random() % u64::from(RESTING));
        }
        while set.count_ones() > u32::from(pieces) {
            set &= set - 1;
        }
        if random().is_multiple_of(64) {
            set = 0;
            for _ in 0..pieces {
                set |= 1 << (random() % u64::from(RESTING));
            }
        }
    }
    set
}

fn check_layer(rules: &'static Ruleset, layer: Layer, indexes: &[Index], blocks: u32) {
    let kernel = Kernel::new(Plan::new(rules), layer);
    let below = [layer.larger(), layer.smaller()].map(|own| layer.after_bearing_off(own));
    let mut source = MadeUp { kernel: &kernel, below, lie: false };
    let mut state = 0x1234_5678_9abc_def0_u64 ^ u64::from(layer.larger() * 8 + layer.smaller());
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state >> 11
    };
    let index = indexes.iter().find(|index| index.layer() == layer).expect("every layer has an index");
    let mut moves = Moves::new();
    let mut scratch = Scratch::new();
    for _ in 0..blocks {
        let set = random_set(layer.pieces(), &mut random);
        let block = kernel.sets.rank(set);
        assert_eq!(
            kernel.sets.segment((set >> LOWER) as usize).0 + kernel.sets.lower_rank(set) as u32,
            block
        );
        for lane in 0..kernel.colourings() {
            scratch.current[MARGIN + lane] = made_up(layer, block, lane);
        }
        source.lie = !source.lie;
        kernel.moves(set, &source, &mut moves);
        kernel.step(Baseline, &moves, &source, &mut scratch, 8, 1, 0);
        for lane in 0..kernel.colourings() {
            let rank = u64::from(block) * kernel.colourings() as u64 + lane as u64;
            let position = index.unrank(rank).expect("a position");
            let found = scratch.sums.as_flattened()[lane];
            assert_eq!(found, plain_step(&position, indexes), "{} {position}", rules.id);
            let turned = position.with_side(Side::Spools);
            assert_ne!(index.rank(&turned), Some(rank), "whose turn it is matters");
        }
    }
}

#[test]
fn one_step_of_a_block_is_what_the_rules_say_in_every_layer() {
    for rules in RULESETS {
        let indexes: Vec<Index> = Layer::up_to(5).map(|layer| Index::new(rules, layer)).collect();
        for layer in Layer::up_to(5) {
            check_layer(rules, layer, &indexes, if layer.pieces() < 6 { 200 } else { 40 });
        }
    }
}
