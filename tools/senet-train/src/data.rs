//! What the network learns from: positions with their win chances, from tables and from games.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use senet_exact::{Index, Layer, Tables};
use senet_players::{Certainty, Evaluator, Win, look_ahead, network::Network};
use senet_rules::{Move, Position, Ruleset, SquareSet, Sticks};

use crate::trainer::Sample;

/// One position in so many is never learned from, so that errors can be measured on it.
const HELD_OUT: u64 = 16;
/// A game is left after so many throws: weak play can go round in circles.
const LONGEST: usize = 3000;
/// How far what is found out later in a game counts for what came before it.
const TRACE: f64 = 0.97;

/// Whether a position is kept for measuring.
pub(crate) fn held_out(own: SquareSet, other: SquareSet) -> bool {
    let mut x = u64::from(own.bits()) << 32 | u64::from(other.bits());
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (x ^ (x >> 31)).is_multiple_of(HELD_OUT)
}

/// The pieces of the side about to throw, and the others.
pub(crate) fn boards(position: &Position) -> Option<(SquareSet, SquareSet)> {
    let side = position.side()?;
    Some((position.pieces(side), position.pieces(side.other())))
}

/// Tables where they are there, else the network that is being trained.
pub(crate) struct Teacher<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) network: &'a Network,
}

impl Evaluator for Teacher<'_> {
    fn before_throw(&self, position: &Position) -> Win {
        match self.tables.win(position) {
            Ok(win) => Win { chance: win.chance, certainty: Certainty::Exact { bound: win.bound } },
            Err(_) => Win { chance: self.network.chance(position), certainty: Certainty::Estimated },
        }
    }
}

/// Samples by where their values come from.
#[derive(Default)]
pub(crate) struct Samples {
    /// From tables.
    pub(crate) exact: Vec<Sample>,
    /// From what the network itself finds out by looking on.
    pub(crate) looked: Vec<Sample>,
}

impl Samples {
    fn learn(into: &mut Vec<Sample>, position: &Position, chance: f64) {
        if let Some((own, other)) = boards(position)
            && !held_out(own, other)
            && !own.is_empty()
            && !other.is_empty()
        {
            into.push(Sample { own, other, target: chance as f32 });
        }
    }
}

/// All layers' orders of positions, to draw from.
pub(crate) struct Layers {
    solved: Vec<Index>,
    unsolved: Vec<Index>,
}

impl Layers {
    pub(crate) fn new(tables: &Tables) -> Self {
        let (solved, unsolved) = Layer::up_to(Ruleset::PIECES)
            .map(|layer| Index::new(tables.rules(), layer))
            .partition(|index| tables.tables().any(|table| table.header().layer == index.layer()));
        Self { solved, unsolved }
    }

    pub(crate) fn solved(&self) -> &[Index] {
        &self.solved
    }

    fn draw(indices: &[Index], random: &mut ChaCha8Rng) -> Option<Position> {
        let index = indices.get(random.random_range(0..indices.len().max(1)))?;
        index.unrank(random.random_range(0..index.layer().positions()))
    }
}

/// How samples are made.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// Positions drawn from tables at random.
    pub(crate) drawn: usize,
    /// Samples from games that begin in solved layers.
    pub(crate) exact: usize,
    /// Samples from positions without a table.
    pub(crate) looked: usize,
}

/// Makes samples on so many threads, each with its own stream of chance.
pub(crate) fn make(teacher: &Teacher<'_>, layers: &Layers, plan: Plan, seed: u64, threads: usize) -> Samples {
    let share = Plan {
        drawn: plan.drawn / threads,
        exact: plan.exact / threads,
        looked: if layers.unsolved.is_empty() { 0 } else { plan.looked / threads },
    };
    let parts: Vec<Samples> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|worker| {
                scope.spawn(move || {
                    let mut random = ChaCha8Rng::seed_from_u64(seed);
                    random.set_stream(worker);
                    make_share(teacher, layers, share, &mut random)
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
    });
    let mut samples = Samples::default();
    for part in parts {
        samples.exact.extend(part.exact);
        samples.looked.extend(part.looked);
    }
    samples
}

fn make_share(teacher: &Teacher<'_>, layers: &Layers, plan: Plan, random: &mut ChaCha8Rng) -> Samples {
    let mut samples = Samples::default();
    for _ in 0..plan.drawn {
        if let Some(position) = Layers::draw(&layers.solved, random)
            && let Ok(win) = teacher.tables.win(&position)
        {
            Samples::learn(&mut samples.exact, &position, win.chance);
        }
    }
    while samples.looked.len() < plan.looked {
        let start = if random.random_bool(0.5) {
            Some(Position::opening(teacher.tables.rules()))
        } else {
            Layers::draw(&layers.unsolved, random)
        };
        // What comes after the unsolved layers belongs to the exact samples below.
        if let Some(start) = start {
            play(teacher, start, random, &mut samples, Until::Solved);
        }
    }
    let enough = samples.exact.len() + plan.exact;
    while samples.exact.len() < enough {
        if let Some(start) = Layers::draw(&layers.solved, random) {
            play(teacher, start, random, &mut samples, Until::Won);
        }
    }
    samples
}

/// When a game is left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// When some positions of a solved layer have been met.
    Solved,
    /// When it is over.
    Won,
}

/// A position of a game that has no table.
struct Met {
    position: Position,
    chance: f64,
    /// What one throw of look-ahead finds more than the network says.
    more: f64,
    /// Whether the best answer was played, so that what comes later counts for it.
    best: bool,
}

/// Plays a game and learns from it. Every second game is played well; in the others some moves are made at random, so
/// that positions are met which good players avoid.
fn play(
    teacher: &Teacher<'_>,
    start: Position,
    random: &mut ChaCha8Rng,
    samples: &mut Samples,
    until: Until,
) {
    let rules = teacher.tables.rules();
    let careless = if random.random_bool(0.5) { 0.15 } else { 0.0 };
    let mut met: Vec<Met> = Vec::new();
    let mut solved = 0;
    let mut position = start;
    for _ in 0..LONGEST {
        if position.winner().is_some() || (until == Until::Solved && solved > 20) {
            break;
        }
        let now = teacher.before_throw(&position);
        let thrown =
            position.thrown(rules.count(Sticks::from_bits(random.random_range(0..Sticks::PATTERNS))));
        let answers: Vec<(Move, f64)> =
            thrown.legal_moves().map(|answer| (answer, teacher.after(&thrown, answer).chance)).collect();
        let best = answers.iter().copied().reduce(|a, b| if b.1 > a.1 { b } else { a });
        let Some((best, _)) = best else { break };
        let played = if random.random_bool(careless) {
            answers[random.random_range(0..answers.len())].0
        } else {
            best
        };
        if now.certainty.is_exact() {
            solved += 1;
            Samples::learn(&mut samples.exact, &position, now.chance);
            // A move that was not made: answers are to be told apart.
            let (other, chance) = answers[random.random_range(0..answers.len())];
            let after = thrown.after(other);
            let chance = if after.side() == thrown.side() { chance } else { 1.0 - chance };
            Samples::learn(&mut samples.exact, &after, chance);
        } else {
            let looked = look_ahead(teacher, &position);
            met.push(Met { position, chance: now.chance, more: looked - now.chance, best: played == best });
        }
        position = thrown.after(played);
    }
    learn_backward(&met, &mut samples.looked);
}

/// The target of each position: its value and what look-ahead found more in it and after it, fading. Chance plays no
/// part in this sum but for the way that the game took.
fn learn_backward(met: &[Met], samples: &mut Vec<Sample>) {
    let mut later = 0.0;
    for (i, now) in met.iter().enumerate().rev() {
        let next_side = met.get(i + 1).and_then(|next| next.position.side());
        let later_here = if next_side == now.position.side() { later } else { -later };
        later = now.more + if now.best { TRACE * later_here } else { 0.0 };
        Samples::learn(samples, &now.position, (now.chance + later).clamp(0.0, 1.0));
    }
}
