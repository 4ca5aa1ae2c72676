//! Coarse correction: takes out at once the slow part of the error, which sweeps wear down only little by little.
//!
//! What is left of the error after some sweeps is smooth: nearly the same for all positions in which the same squares are
//! held by the same sides. So it is looked for as a sum of a few thousand *features* of a position (who stands on which
//! square; who holds the safe squares, together with how many pieces of each side are far advanced). Let r = T(V) - V be
//! what one step changes, and P the moves that this step chooses, a turn that passes counted negative. The error solves
//! e = r + P e; the weights of the features are those for which a sample of positions comes nearest to that, by least
//! squares. Another sample decides whether the correction is worth making. It is never trusted: sweeps go on after it, and
//! the bound is proven from the values alone.

use senet_rules::{Landing, Ruleset, Square, SquareSet};

use crate::board::{LOWER, Path, RESTING};
use crate::index::Index;
use crate::plan::Plan;
use crate::values::{ONE, WIDE, Width, lane_of, pack};

/// Weights are held back as if each feature had been seen to be 0 this often.
const RIDGE: f64 = 0.03;

/// The features of a layer's positions. Each position has a handful of them.
#[derive(Debug)]
pub(crate) struct Features {
    safe: Vec<u32>,
    /// Far advanced squares.
    far: u32,
    pieces: usize,
}

impl Features {
    pub(crate) fn new(rules: &Ruleset, plan: &Plan, pieces: u8) -> Self {
        let path = Path::new(rules);
        let far = plan.home.unwrap_or_else(|| {
            // Whoever falls into the water falls back behind these squares.
            let last = match rules.water.landing {
                Landing::AtOrBefore(square) => square.number(),
                Landing::LowestEmpty => 10,
            };
            SquareSet::span(Square::at(last + 1), Square::LAST)
        });
        let bits = |set: u32| (0..RESTING).map(|bit| 1 << bit).filter(|bit| set & bit != 0).collect();
        Self { safe: bits(plan.safe), far: path.compress(far), pieces: usize::from(pieces) }
    }

    /// How many there are.
    fn count(&self) -> usize {
        2 * RESTING as usize + self.classes()
    }

    fn classes(&self) -> usize {
        36 * 3_usize.pow(self.safe.len() as u32)
    }

    /// The class of a position: who holds the safe squares, and how many pieces of each side are far advanced.
    fn class(&self, mover: u32, other: u32) -> usize {
        let holders = self.safe.iter().fold(0, |code, bit| {
            3 * code + usize::from(mover & bit != 0) + 2 * usize::from(other & bit != 0)
        });
        let count = |set: u32| ((set & self.far).count_ones() as usize).min(5);
        (holders * 6 + count(mover)) * 6 + count(other)
    }

    /// Adds `weight` times the features of a position to a row.
    fn add(&self, mover: u32, other: u32, weight: f32, row: &mut Vec<(u32, f32)>) {
        for (set, first) in [(mover, 0), (other, RESTING)] {
            let mut rest = set;
            while rest != 0 {
                row.push((first + rest.trailing_zeros(), weight));
                rest &= rest - 1;
            }
        }
        row.push(((2 * RESTING as usize + self.class(mover, other)) as u32, weight));
    }
}

/// Equations of a sample: for each position its features less those of where it goes, and its residual.
#[derive(Default)]
struct Sample {
    starts: Vec<u32>,
    terms: Vec<(u32, f32)>,
    residuals: Vec<f32>,
    /// The features of the positions themselves.
    own: Vec<Vec<u32>>,
}

impl Sample {
    fn row(&self, i: usize) -> &[(u32, f32)] {
        let end = self.starts.get(i + 1).map_or(self.terms.len(), |&end| end as usize);
        &self.terms[self.starts[i] as usize..end]
    }

    /// For each feature, the sum over its positions of what would be left of their residuals.
    fn left(&self, weights: &[f32]) -> f64 {
        let mut sums = vec![0.0; weights.len()];
        for i in 0..self.residuals.len() {
            let left = f64::from(self.residuals[i] - product(self.row(i), weights));
            for &feature in &self.own[i] {
                sums[feature as usize] += left;
            }
        }
        sums.iter().map(|sum| sum * sum).sum()
    }
}

fn product(row: &[(u32, f32)], weights: &[f32]) -> f32 {
    row.iter().map(|&(feature, factor)| factor * weights[feature as usize]).sum()
}

/// Where an answer leads within the layer: the pieces of who throws next and of the other, and 1 if the turn stays, -1 if
/// it passes.
type Target = (u32, u32, f32);

/// A source of values by position, and one of random numbers.
pub(crate) struct Sampler<'a> {
    pub(crate) rules: &'static Ruleset,
    pub(crate) index: &'a Index,
    /// The values of the layer.
    pub(crate) bytes: &'a [u8],
    /// The value of a position in a layer below, for the player to throw.
    pub(crate) below: &'a (dyn Fn(&senet_rules::Position) -> u32 + Sync),
    pub(crate) features: &'a Features,
}

impl Sampler<'_> {
    fn value(&self, block: u32, lane: usize) -> u32 {
        let size = self.index.layer().colourings() as usize * WIDE;
        lane_of(&self.bytes[block as usize * size..][..size], Width::Three, lane)
    }

    /// The equations of about `count` random positions; the same seed gives the same ones on any number of threads.
    fn draw(&self, count: usize, seed: u64, threads: usize) -> Sample {
        const SHARES: usize = 32;
        let shares: Vec<Sample> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|worker| {
                    scope.spawn(move || {
                        let shares = (worker..SHARES).step_by(threads);
                        shares
                            .map(|share| {
                                (share, self.draw_share(count / SHARES, seed * SHARES as u64 + share as u64))
                            })
                            .collect::<Vec<_>>()
                    })
                })
                .collect();
            let mut shares: Vec<(usize, Sample)> = workers
                .into_iter()
                .flat_map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect();
            shares.sort_by_key(|&(share, _)| share);
            shares.into_iter().map(|(_, sample)| sample).collect()
        });
        let mut all = Sample::default();
        for share in shares {
            let offset = all.terms.len() as u32;
            all.starts.extend(share.starts.iter().map(|start| start + offset));
            all.terms.extend(share.terms);
            all.residuals.extend(share.residuals);
            all.own.extend(share.own);
        }
        all
    }

    fn draw_share(&self, count: usize, seed: u64) -> Sample {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut sample = Sample::default();
        let mut row = Vec::new();
        let pieces = self.features.pieces;
        while sample.residuals.len() < count {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            if let Some(residual) = self.equation((state >> 3) % self.index.layer().positions(), &mut row) {
                sample.own.push(row[..=pieces].iter().map(|&(feature, _)| feature).collect());
                row.sort_unstable_by_key(|&(feature, _)| feature);
                row.dedup_by(|(feature, factor), (kept, sum)| {
                    let same = feature == kept;
                    *sum += if same { *factor } else { 0.0 };
                    same
                });
                sample.starts.push(sample.terms.len() as u32);
                sample.terms.extend_from_slice(&row);
                sample.residuals.push(residual);
            }
        }
        sample
    }

    /// The equation of one position.
    fn equation(&self, rank: u64, row: &mut Vec<(u32, f32)>) -> Option<f32> {
        let position = self.index.unrank(rank)?;
        let path = Path::new(self.rules);
        let side = position.side()?;
        let masks = |position: &senet_rules::Position, side: senet_rules::Side| {
            (path.compress(position.pieces(side)), path.compress(position.pieces(side.other())))
        };
        row.clear();
        let (mover, other) = masks(&position, side);
        self.features.add(mover, other, 1.0, row);
        let (block, lane) = self.index.place(&position)?;
        let old = self.value(block, lane);
        let mut sum = 0;
        for (throw, weight) in self.rules.throws() {
            let thrown = position.thrown(throw);
            let mut best: Option<(u32, Option<Target>)> = None;
            for answer in thrown.legal_moves() {
                let after = thrown.after(answer);
                let next = after.side()?;
                let (value, target) = if let Some(winner) = after.winner() {
                    (u32::from(winner == next) * ONE, None)
                } else if let Some((block, lane)) = self.index.place(&after) {
                    let (mover, other) = masks(&after, next);
                    (self.value(block, lane), Some((mover, other, if next == side { 1.0 } else { -1.0 })))
                } else {
                    ((self.below)(&after), None)
                };
                let value = if next == side { value } else { ONE - value };
                if best.is_none_or(|(best, _)| value > best) {
                    best = Some((value, target));
                }
            }
            let (value, target) = best?;
            sum += u32::from(weight) * value;
            if let Some((mover, other, sign)) = target {
                self.features.add(mover, other, -sign * f32::from(weight) / 16.0, row);
            }
        }
        Some((f64::from(sum) / 16.0 - f64::from(old)) as f32)
    }

    /// The weights of the best correction, in units of a value, if it would take out a good part of what one step still
    /// changes.
    pub(crate) fn correction(&self, count: usize, seed: u64, threads: usize) -> Option<Vec<f32>> {
        let fitted = self.draw(count, 2 * seed, threads);
        let weights = galerkin(&fitted, self.features.count());
        let held_out = self.draw(count / 2, 2 * seed + 1, threads);
        let before = held_out.left(&vec![0.0; weights.len()]);
        let after = held_out.left(&weights);
        (after < 0.5 * before).then_some(weights)
    }
}

/// The weights with which the residuals of a sample vanish in the sum over each feature's positions.
fn galerkin(sample: &Sample, features: usize) -> Vec<f32> {
    // Only features that occur have an equation.
    let mut number = vec![usize::MAX; features];
    let mut used = Vec::new();
    for &feature in sample.own.iter().flatten() {
        if number[feature as usize] == usize::MAX {
            number[feature as usize] = used.len();
            used.push(feature as usize);
        }
    }
    let n = used.len();
    let mut matrix = vec![0.0_f64; n * n];
    let mut right = vec![0.0_f64; n];
    for i in 0..sample.residuals.len() {
        for &own in &sample.own[i] {
            let at = number[own as usize];
            right[at] += f64::from(sample.residuals[i]);
            for &(feature, factor) in sample.row(i) {
                if let Some(entry) = matrix[at * n..(at + 1) * n].get_mut(number[feature as usize]) {
                    *entry += f64::from(factor);
                }
            }
        }
    }
    for i in 0..n {
        matrix[i * n + i] += RIDGE * (1.0 + matrix[i * n + i].abs());
    }
    let solution = eliminate(matrix, right);
    let mut weights = vec![0.0; features];
    for (feature, weight) in used.into_iter().zip(solution) {
        weights[feature] = weight as f32;
    }
    weights
}

/// Solves a system of linear equations by elimination with row exchanges.
fn eliminate(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    let mut rows: Vec<Vec<f64>> = matrix.chunks_exact(n.max(1)).map(<[f64]>::to_vec).collect();
    matrix.clear();
    for i in 0..n {
        let pivot = (i..n).max_by(|&a, &b| rows[a][i].abs().total_cmp(&rows[b][i].abs())).unwrap_or(i);
        rows.swap(i, pivot);
        right.swap(i, pivot);
        if rows[i][i].abs() < 1e-12 {
            continue;
        }
        let (done, rest) = rows.split_at_mut(i + 1);
        let (pivot_row, pivot_right) = (&done[i][i..], right[i]);
        for (row, right) in rest.iter_mut().zip(&mut right[i + 1..]) {
            let factor = row[i] / pivot_row[0];
            if factor != 0.0 {
                for (entry, pivot) in row[i..].iter_mut().zip(pivot_row) {
                    *entry -= factor * pivot;
                }
                *right -= factor * pivot_right;
            }
        }
    }
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|j| rows[i][j] * right[j]).sum();
        right[i] = if rows[i][i].abs() < 1e-12 { 0.0 } else { (right[i] - sum) / rows[i][i] };
    }
    right
}

/// Adds a correction to the blocks of one upper half.
pub(crate) fn apply(
    features: &Features,
    weights: &[f32],
    masks: &[u16],
    upper: usize,
    lowers: &[u16],
    segment: &mut [u8],
) {
    let size = masks.len() * WIDE;
    let mut lanes = vec![0; masks.len()];
    for (block, &lower) in segment.chunks_exact_mut(size).zip(lowers) {
        let set = (upper as u32) << LOWER | u32::from(lower);
        let mut bits = [0_u32; 10];
        let mut rest = set;
        for bit in bits.iter_mut().take(features.pieces) {
            *bit = rest & rest.wrapping_neg();
            rest &= rest.wrapping_sub(1);
        }
        for (lane, (&mask, value)) in masks.iter().zip(&mut lanes).enumerate() {
            let (mut mover, mut change) = (0, 0.0);
            for (i, bit) in bits.iter().enumerate().take(features.pieces) {
                let owned = u32::from(mask >> i & 1);
                mover |= bit & owned.wrapping_neg();
                change += weights[(bit.trailing_zeros() + (1 - owned) * RESTING) as usize];
            }
            change += weights[2 * RESTING as usize + features.class(mover, set & !mover)];
            let old = lane_of(block, Width::Three, lane);
            let new = i64::from(old) + change.round() as i64;
            *value = u32::try_from(new.clamp(0, i64::from(ONE))).unwrap_or(ONE);
        }
        pack(&lanes, block);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elimination_solves_what_it_is_given() {
        let matrix = vec![0.0, 2.0, 1.0, 1.0, 0.0, 0.0, 3.0, 0.0, 1.0];
        let solution = eliminate(matrix, vec![7.0, 1.0, 6.0]);
        for (found, expected) in solution.into_iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-12, "{found} for {expected}");
        }
        assert_eq!(eliminate(vec![0.0], vec![1.0]), [0.0], "an equation without unknowns is left alone");
    }

    #[test]
    fn exchanging_the_sides_changes_the_class() {
        let rules = &senet_rules::JEQUIER;
        let plan = Plan::new(rules);
        let features = Features::new(rules, &plan, 2);
        let (a, b) = (features.safe[0], features.safe[1]);
        assert_ne!(features.class(a, b), features.class(b, a));
        assert!(features.class(u32::MAX, 0) < features.classes());
    }
}
