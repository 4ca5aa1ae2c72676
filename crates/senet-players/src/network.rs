//! A small network that estimates win chances.
//!
//! Its first layer is a sum of rows, one for each thing that is so on the board (a piece on a square, two pieces at a
//! short distance, how many are in each row of the board); two layers follow, of their own for each pair of piece
//! counts. Sums are made in one fixed order and the logistic function is our own, so the same position has the same
//! estimate on any machine.

use core::fmt;
use std::sync::LazyLock;

use senet_rules::{JEQUIER, Position, Ruleset, STANDARD, Square, SquareSet};

/// Things that can be so on the board: rows of the first layer.
pub const INPUTS: usize = PAIRS + DISTANCES * SQUARES * 4;
/// Units of the first hidden layer.
pub const FIRST: usize = 96;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;
/// One for each pair of piece counts.
pub const HEADS: usize = PIECES * PIECES;

/// Inputs of a position at most: ten pieces, two counts, six counts by row, all pairs.
const MOST_INPUTS: usize = 10 + 2 + 6 + 45;

const SQUARES: usize = Square::COUNT as usize;
const PIECES: usize = Ruleset::PIECES as usize;
const COUNTS: usize = 2 * SQUARES;
const ROWS: usize = COUNTS + 2 * PIECES;
const PAIRS: usize = ROWS + 2 * 3 * (PIECES + 1);
/// Pairs of pieces further apart than this are not looked at: no throw reaches beyond it.
const DISTANCES: usize = 6;

/// Parameters of a head: second layer, its biases, last layer, its bias.
const HEAD: usize = FIRST * SECOND + SECOND + SECOND + 1;
/// Parameters in all: the rows of the first layer, its biases, the heads.
pub const PARAMETERS: usize = INPUTS * FIRST + FIRST + HEADS * HEAD;

/// What a file of weights begins with.
const MAGIC: &[u8; 8] = b"senetnn1";

/// What is so on a board: rows of the first layer.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    rows: [u16; MOST_INPUTS],
    len: usize,
    /// Which head the position belongs to.
    pub head: usize,
}

impl Inputs {
    /// The inputs of a board in which the side about to throw has its pieces on `own`, the other side on `other`. Both
    /// have 1 to 5 pieces.
    #[must_use]
    pub fn new(own: SquareSet, other: SquareSet) -> Self {
        let (counts, others) =
            (usize::from(own.len()).clamp(1, PIECES), usize::from(other.len()).clamp(1, PIECES));
        let mut inputs = Self { rows: [0; MOST_INPUTS], len: 0, head: (counts - 1) * PIECES + others - 1 };
        inputs.push(COUNTS + counts - 1);
        inputs.push(COUNTS + PIECES + others - 1);
        for (i, pieces) in [own, other].into_iter().enumerate() {
            for row in 0..3 {
                let in_row = (pieces.bits() >> (10 * row) & 0x3ff).count_ones() as usize;
                inputs.push(ROWS + (3 * i + row) * (PIECES + 1) + in_row.min(PIECES));
            }
        }
        let mut rest = own | other;
        while let Some(square) = rest.lowest() {
            rest = rest.without_lowest();
            let at = square.index();
            let of_other = usize::from(other.contains(square));
            inputs.push(of_other * SQUARES + at);
            let mut near = (own | other).bits() >> (at + 1) & ((1 << DISTANCES) - 1);
            while near != 0 {
                let distance = near.trailing_zeros() as usize;
                near &= near - 1;
                let partner_of_other = (other.bits() >> (at + 1 + distance) & 1) as usize;
                inputs.push(PAIRS + (distance * SQUARES + at) * 4 + 2 * of_other + partner_of_other);
            }
        }
        inputs
    }

    fn push(&mut self, row: usize) {
        if let Some(place) = self.rows.get_mut(self.len) {
            *place = row as u16;
            self.len += 1;
        }
    }

    /// The rows, each below [`INPUTS`].
    #[must_use]
    pub fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }
}

/// The weights of a network, in one piece, so that training can walk over all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    parameters: Vec<f32>,
}

/// The parts of a head.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// For each unit of the first hidden layer, its weights to the second.
    pub second: &'a [f32],
    /// Biases of the second hidden layer.
    pub biases: &'a [f32],
    /// Weights of the last layer.
    pub last: &'a [f32],
    /// Bias of the last layer.
    pub bias: f32,
}

/// Where the parameters of a head begin.
#[must_use]
pub const fn head_start(head: usize) -> usize {
    INPUTS * FIRST + FIRST + head * HEAD
}

/// The networks of this binary.
static BUILT_IN: LazyLock<[(&'static str, Network); 2]> = LazyLock::new(|| {
    let read = |bytes| Network::from_bytes(bytes).expect("a test reads the same bytes");
    [
        (STANDARD.id, read(include_bytes!("../weights/standard.net"))),
        (JEQUIER.id, read(include_bytes!("../weights/jequier.net"))),
    ]
});

impl Network {
    /// The network of a ruleset that is part of the binary.
    ///
    /// # Panics
    /// If there is none for this ruleset; a test sees to it that there is one for each of [`senet_rules::RULESETS`].
    #[must_use]
    pub fn built_in(rules: &Ruleset) -> &'static Self {
        let found = BUILT_IN.iter().find(|(id, _)| *id == rules.id);
        &found.expect("a network for each ruleset").1
    }

    /// A network with these parameters; `None` if there are not [`PARAMETERS`] of them.
    #[must_use]
    pub fn new(parameters: Vec<f32>) -> Option<Self> {
        (parameters.len() == PARAMETERS).then_some(Self { parameters })
    }

    /// All parameters: the rows of the first layer, its biases, the heads.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// The same, to be changed.
    #[must_use]
    pub fn parameters_mut(&mut self) -> &mut [f32] {
        &mut self.parameters
    }

    /// The parts of a head, below [`HEADS`].
    #[must_use]
    pub fn head(&self, head: usize) -> Head<'_> {
        let part = &self.parameters[head_start(head)..head_start(head) + HEAD];
        let (second, rest) = part.split_at(FIRST * SECOND);
        let (biases, rest) = rest.split_at(SECOND);
        Head { second, biases, last: &rest[..SECOND], bias: rest[SECOND] }
    }

    /// The first hidden layer, before negative values are cut off.
    #[must_use]
    pub fn first_layer(&self, inputs: &Inputs) -> [f32; FIRST] {
        let mut sums = [0.0; FIRST];
        sums.copy_from_slice(&self.parameters[INPUTS * FIRST..INPUTS * FIRST + FIRST]);
        for &row in inputs.rows() {
            let start = usize::from(row) * FIRST;
            for (sum, weight) in sums.iter_mut().zip(&self.parameters[start..start + FIRST]) {
                *sum += weight;
            }
        }
        sums
    }

    /// The second hidden layer, before negative values are cut off.
    #[must_use]
    pub fn second_layer(head: &Head<'_>, first: &[f32; FIRST]) -> [f32; SECOND] {
        let mut sums = [0.0; SECOND];
        sums.copy_from_slice(head.biases);
        for (&value, weights) in first.iter().zip(head.second.chunks_exact(SECOND)) {
            if value > 0.0 {
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += value * weight;
                }
            }
        }
        sums
    }

    /// The logarithm of the odds with which the side about to throw wins.
    #[must_use]
    pub fn log_odds(&self, own: SquareSet, other: SquareSet) -> f32 {
        let inputs = Inputs::new(own, other);
        let head = self.head(inputs.head);
        let second = Self::second_layer(&head, &self.first_layer(&inputs));
        second.iter().zip(head.last).fold(head.bias, |sum, (&value, weight)| sum + value.max(0.0) * weight)
    }

    /// The win chance of the side about to throw, which the position must have; neither side has won.
    #[must_use]
    pub fn chance(&self, position: &Position) -> f64 {
        let Some(side) = position.side() else { return 0.5 };
        logistic(self.log_odds(position.pieces(side), position.pieces(side.other())))
    }

    /// The network as a file: each part with a scale, its weights in 16 bits.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for number in [INPUTS, FIRST, SECOND, HEADS] {
            bytes.extend((number as u32).to_le_bytes());
        }
        let mut rest = self.parameters.as_slice();
        for size in parts() {
            let (part, after) = rest.split_at(size);
            rest = after;
            let largest = part.iter().fold(0.0_f32, |largest, weight| largest.max(weight.abs()));
            let scale = if largest > 0.0 { largest / f32::from(i16::MAX) } else { 1.0 };
            bytes.extend(scale.to_le_bytes());
            for weight in part {
                bytes.extend(((weight / scale).round() as i16).to_le_bytes());
            }
        }
        bytes
    }

    /// The network of a file.
    ///
    /// # Errors
    /// If the file is not one of this version, or too short or too long.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NotANetwork> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(NotANetwork)?;
        for number in [INPUTS, FIRST, SECOND, HEADS] {
            if u32::from_le_bytes(take(&mut rest)?) as usize != number {
                return Err(NotANetwork);
            }
        }
        let mut parameters = Vec::with_capacity(PARAMETERS);
        for size in parts() {
            let scale = f32::from_le_bytes(take(&mut rest)?);
            for _ in 0..size {
                parameters.push(f32::from(i16::from_le_bytes(take(&mut rest)?)) * scale);
            }
        }
        if rest.is_empty() { Ok(Self { parameters }) } else { Err(NotANetwork) }
    }
}

/// How many parameters share a scale in a file: rows of the first layer, its biases, then each head.
fn parts() -> impl Iterator<Item = usize> {
    let head = [FIRST * SECOND, SECOND, SECOND, 1];
    [INPUTS * FIRST, FIRST].into_iter().chain((0..HEADS).flat_map(move |_| head))
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], NotANetwork> {
    let (head, rest) = bytes.split_first_chunk().ok_or(NotANetwork)?;
    *bytes = rest;
    Ok(*head)
}

/// The bytes are not a network of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANetwork;

impl fmt::Display for NotANetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a network of this version: expected what `senet-train` writes, whole")
    }
}

impl core::error::Error for NotANetwork {}

/// 1 / (1 + exp(-x)). The exponential is worked out here with additions and multiplications, which every machine rounds
/// alike; those of system libraries differ in their last bits.
#[must_use]
#[allow(clippy::cast_sign_loss, reason = "the power of two is never negative")]
pub fn logistic(x: f32) -> f64 {
    let x = f64::from(x).clamp(-40.0, 40.0);
    // exp(|x|) = 2^k exp(r), with r within half a logarithm of 2.
    let k = (x.abs() * std::f64::consts::LOG2_E).round();
    let r = x.abs() - k * std::f64::consts::LN_2;
    let mut exp = 1.0;
    for n in (1..=13).rev() {
        exp = 1.0 + exp * r / f64::from(n);
    }
    let exp = exp * f64::from_bits(((k as u64) + 1023) << 52);
    if x < 0.0 { 1.0 / (1.0 + exp) } else { exp / (1.0 + exp) }
}

#[cfg(test)]
mod tests {
    use senet_rules::RULESETS;

    use super::*;

    #[test]
    fn each_ruleset_has_a_network_that_fits_into_the_binary() {
        let sizes = RULESETS.map(|rules| Network::built_in(rules).to_bytes().len());
        assert!(sizes.iter().sum::<usize>() <= 1 << 20, "{sizes:?}");
    }

    #[test]
    fn a_network_comes_back_from_its_file_and_a_damaged_file_is_refused() {
        let network = Network::built_in(&STANDARD);
        let bytes = network.to_bytes();
        let again = Network::from_bytes(&bytes).expect("what was written");
        assert_eq!(again.to_bytes(), bytes);
        let positions = ["CSCSCSCSCS/10/10 C -", "10/3SC5/5CS1C1 S -"];
        for position in positions {
            let position = Position::parse(position, &STANDARD).expect("a position");
            assert!((again.chance(&position) - network.chance(&position)).abs() < 1e-4);
        }
        assert_eq!(Network::from_bytes(&bytes[..bytes.len() - 1]), Err(NotANetwork));
        assert_eq!(Network::from_bytes(&[bytes.as_slice(), &[0]].concat()), Err(NotANetwork));
        assert_eq!(Network::from_bytes(b"something else"), Err(NotANetwork));
    }

    /// The numbers change with the weights, and with nothing else: not with the machine, the compiler or its options.
    #[test]
    fn an_estimate_is_the_same_to_the_last_bit_everywhere() {
        let bits = RULESETS.map(|rules| Network::built_in(rules).chance(&Position::opening(rules)).to_bits());
        assert_eq!(bits, [0x3fe0_046f_a1e2_e6c1, 0x3fe0_3362_4154_e8d8]);
    }

    #[test]
    fn the_logistic_function_is_right_to_the_last_digits() {
        for i in -400..=400_i16 {
            let x = f32::from(i) / 10.0;
            let expected = 1.0 / (1.0 + (-f64::from(x)).exp());
            assert!(
                (logistic(x) - expected).abs() < 1e-15 + 1e-13 * expected,
                "{x}: {} {expected}",
                logistic(x)
            );
        }
        assert!((logistic(1e30) - 1.0).abs() < 1e-15 && logistic(-1e30) < 1e-15);
    }

    #[test]
    fn inputs_count_every_piece_pair_and_row_once() {
        let board = |numbers: &[u8]| SquareSet::of(numbers);
        let inputs = Inputs::new(board(&[1, 3, 30]), board(&[2, 29]));
        // 2 counts, 6 rows, 5 pieces, pairs within six squares: 1-2, 1-3, 2-3, 29-30.
        assert_eq!(inputs.rows().len(), 2 + 6 + 5 + 4);
        assert!(inputs.rows().iter().all(|&row| usize::from(row) < INPUTS));
        let mut rows = inputs.rows().to_vec();
        rows.sort_unstable();
        rows.dedup();
        assert_eq!(rows.len(), inputs.rows().len(), "no row twice");
        assert_eq!(inputs.head, 2 * PIECES + 1);
        let full = Inputs::new(board(&[1, 3, 5, 7, 9]), board(&[2, 4, 6, 8, 10]));
        assert!(full.rows().len() <= MOST_INPUTS);
        assert_eq!(full.head, HEADS - 1);
    }
}
