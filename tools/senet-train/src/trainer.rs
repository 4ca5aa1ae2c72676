//! Gradients of the network and the steps that follow from them (Adam, <https://arxiv.org/abs/1412.6980>).

use rand::{RngExt, rngs::ChaCha8Rng};
use senet_players::network::{
    FIRST, HEADS, INPUTS, Inputs, Network, PARAMETERS, SECOND, head_start, logistic,
};
use senet_rules::SquareSet;

/// A position before the throw and the win chance that the network should give it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Where the pieces of the side about to throw stand.
    pub(crate) own: SquareSet,
    /// Where the others stand.
    pub(crate) other: SquareSet,
    /// Its win chance.
    pub(crate) target: f32,
}

/// Steps after which the mean of past gradients has forgotten most.
const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

/// A network being trained.
pub(crate) struct Trainer {
    pub(crate) network: Network,
    /// Whether all pairs of piece counts still share the first head.
    tied: bool,
    mean: Vec<f32>,
    square: Vec<f32>,
    mean_left: f32,
    square_left: f32,
    threads: usize,
}

impl Trainer {
    /// A network of random weights, of a size that keeps sums in bounds.
    pub(crate) fn random(random: &mut ChaCha8Rng, threads: usize) -> Self {
        let mut parameters = vec![0.0; PARAMETERS];
        // About forty rows are added up; then 96 and 32 units, half of them zero.
        fill(&mut parameters[..INPUTS * FIRST], 0.22, random);
        let head = head_start(0);
        fill(&mut parameters[head..head + FIRST * SECOND], 0.14, random);
        let last = head + FIRST * SECOND + SECOND;
        fill(&mut parameters[last..last + SECOND], 0.17, random);
        let mut trainer = Self::of(parameters, true, threads);
        trainer.share_head();
        trainer
    }

    /// A network that has been trained before.
    pub(crate) fn trained(network: &Network, threads: usize) -> Self {
        Self::of(network.parameters().to_vec(), false, threads)
    }

    fn of(parameters: Vec<f32>, tied: bool, threads: usize) -> Self {
        Self {
            network: Network::new(parameters).expect("as many parameters as a network has"),
            tied,
            mean: vec![0.0; PARAMETERS],
            square: vec![0.0; PARAMETERS],
            mean_left: 1.0,
            square_left: 1.0,
            threads,
        }
    }

    /// From here on each pair of piece counts has a head of its own.
    pub(crate) fn untie(&mut self) {
        self.tied = false;
        copy_head(&mut self.mean);
        copy_head(&mut self.square);
    }

    fn share_head(&mut self) {
        copy_head(self.network.parameters_mut());
    }

    /// One step on a batch; returns its mean squared error.
    pub(crate) fn step(&mut self, batch: &[Sample], rate: f32) -> f32 {
        let share = batch.len().div_ceil(self.threads);
        let (network, tied) = (&self.network, self.tied);
        let parts: Vec<(Vec<f32>, f32)> = std::thread::scope(|scope| {
            let workers: Vec<_> =
                batch.chunks(share).map(|part| scope.spawn(move || gradient(network, tied, part))).collect();
            workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
        });
        let mut errors = 0.0;
        let mut sum = vec![0.0; PARAMETERS];
        for (part, error) in &parts {
            errors += error;
            for (sum, value) in sum.iter_mut().zip(part) {
                *sum += value;
            }
        }
        self.descend(&sum, 1.0 / batch.len() as f32, rate);
        if self.tied {
            self.share_head();
        }
        errors / batch.len() as f32
    }

    fn descend(&mut self, gradient: &[f32], scale: f32, rate: f32) {
        self.mean_left *= MEAN_DECAY;
        self.square_left *= SQUARE_DECAY;
        let (mean_known, square_known) = (1.0 - self.mean_left, 1.0 - self.square_left);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), slope) in
            self.network.parameters_mut().iter_mut().zip(moments).zip(gradient)
        {
            let slope = slope * scale;
            *mean += (1.0 - MEAN_DECAY) * (slope - *mean);
            *square += (1.0 - SQUARE_DECAY) * (slope * slope - *square);
            *weight -= rate * (*mean / mean_known) / ((*square / square_known).sqrt() + 1e-8);
        }
    }
}

fn fill(weights: &mut [f32], size: f32, random: &mut ChaCha8Rng) {
    for weight in weights {
        // The sum of three has nearly the bell's shape and the size asked for.
        let sum: f32 = (0..3).map(|_| random.random_range(-1.0_f32..1.0)).sum();
        *weight = sum * size;
    }
}

/// The first head to all others.
fn copy_head(values: &mut [f32]) {
    let size = head_start(1) - head_start(0);
    for head in 1..HEADS {
        values.copy_within(head_start(0)..head_start(0) + size, head_start(head));
    }
}

/// The sum of the gradients of the cross entropy, and of the squared errors.
fn gradient(network: &Network, tied: bool, samples: &[Sample]) -> (Vec<f32>, f32) {
    let mut slopes = vec![0.0; PARAMETERS];
    let mut errors = 0.0;
    for sample in samples {
        let mut inputs = Inputs::new(sample.own, sample.other);
        if tied {
            inputs.head = 0;
        }
        let head = network.head(inputs.head);
        let first = network.first_layer(&inputs);
        let second = Network::second_layer(&head, &first);
        let odds = second.iter().zip(head.last).fold(head.bias, |sum, (v, w)| sum + v.max(0.0) * w);
        let error = logistic(odds) as f32 - sample.target;
        errors += error * error;
        descend_sample(&mut slopes, &inputs, &head, &first, &second, error);
    }
    (slopes, errors)
}

fn descend_sample(
    slopes: &mut [f32],
    inputs: &Inputs,
    head: &senet_players::network::Head<'_>,
    first: &[f32; FIRST],
    second: &[f32; SECOND],
    error: f32,
) {
    let (rows, rest) = slopes.split_at_mut(INPUTS * FIRST);
    let (biases, heads) = rest.split_at_mut(FIRST);
    let start = head_start(inputs.head) - head_start(0);
    let (to_second, rest) = heads[start..].split_at_mut(FIRST * SECOND);
    let (second_biases, rest) = rest.split_at_mut(SECOND);

    let mut back = [0.0; SECOND];
    for k in 0..SECOND {
        if second[k] > 0.0 {
            back[k] = error * head.last[k];
            rest[k] += error * second[k];
        }
        second_biases[k] += back[k];
    }
    rest[SECOND] += error;

    let mut back_first = [0.0; FIRST];
    let weights = head.second.chunks_exact(SECOND).zip(to_second.chunks_exact_mut(SECOND));
    for ((&value, (weights, slopes)), back_first) in first.iter().zip(weights).zip(&mut back_first) {
        if value > 0.0 {
            let mut lanes = [0.0; 8];
            for ((weights, slopes), back) in
                weights.chunks_exact(8).zip(slopes.chunks_exact_mut(8)).zip(back.chunks_exact(8))
            {
                for i in 0..8 {
                    lanes[i] += weights[i] * back[i];
                    slopes[i] += value * back[i];
                }
            }
            *back_first = lanes.iter().sum();
        }
    }
    for (slope, back) in biases.iter_mut().zip(&back_first) {
        *slope += back;
    }
    for &row in inputs.rows() {
        let start = usize::from(row) * FIRST;
        for (slope, back) in rows[start..start + FIRST].iter_mut().zip(&back_first) {
            *slope += back;
        }
    }
}
