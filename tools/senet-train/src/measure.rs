//! How far a network is off, against the exact values of positions that it never learned from.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use senet_exact::{Index, Layer, Tables};
use senet_players::{Certainty, Evaluator, Win, look_ahead, network::Network};
use senet_rules::{Move, Position, Sticks};

use crate::data::{Layers, boards, held_out};

/// What was measured in one layer.
pub(crate) struct Errors {
    pub(crate) layer: Layer,
    pub(crate) positions: usize,
    pub(crate) rms: f64,
    pub(crate) percentile: f64,
    pub(crate) choices: usize,
    /// Win chance lost a choice, choosing by the network's values after each move.
    pub(crate) greedy: f64,
    /// The same with one throw of look-ahead after each move.
    pub(crate) looking: f64,
}

/// The network alone.
struct Alone<'a>(&'a Network);

impl Evaluator for Alone<'_> {
    fn before_throw(&self, position: &Position) -> Win {
        Win { chance: self.0.chance(position), certainty: Certainty::Estimated }
    }
}

/// The network after one throw of look-ahead.
struct Looking<'a>(Alone<'a>);

impl Evaluator for Looking<'_> {
    fn before_throw(&self, position: &Position) -> Win {
        Win { chance: look_ahead(&self.0, position), certainty: Certainty::Estimated }
    }
}

/// Measures every layer that has a table.
pub(crate) fn measure(tables: &Tables, network: &Network, positions: usize) -> Vec<Errors> {
    let layers = Layers::new(tables);
    let mut errors: Vec<Errors> =
        layers.solved().iter().map(|index| by_value(tables, network, index, positions)).collect();
    by_play(tables, network, positions, &mut errors);
    errors
}

fn by_value(tables: &Tables, network: &Network, index: &Index, positions: usize) -> Errors {
    let mut random = ChaCha8Rng::seed_from_u64(77);
    let mut differences = Vec::new();
    // Small layers have few positions that were held out; they come up often.
    for _ in 0..positions * 64 {
        if differences.len() == positions {
            break;
        }
        let rank = random.random_range(0..index.layer().positions());
        if let Some(position) = index.unrank(rank)
            && boards(&position).is_some_and(|(own, other)| held_out(own, other))
            && let Ok(win) = tables.win(&position)
        {
            differences.push((network.chance(&position) - win.chance).abs());
        }
    }
    differences.sort_by(f64::total_cmp);
    let squares: f64 = differences.iter().map(|difference| difference * difference).sum();
    let last = differences.len().saturating_sub(1);
    Errors {
        layer: index.layer(),
        positions: differences.len(),
        rms: (squares / differences.len().max(1) as f64).sqrt(),
        percentile: differences.get(last * 999 / 1000).copied().unwrap_or(0.0),
        choices: 0,
        greedy: 0.0,
        looking: 0.0,
    }
}

/// Lets the network play whole games against itself, and looks at the choices it meets in solved layers.
fn by_play(tables: &Tables, network: &Network, choices: usize, errors: &mut [Errors]) {
    let rules = tables.rules();
    let mut random = ChaCha8Rng::seed_from_u64(78);
    // As many games as fill the common layers; the others say how many choices came up.
    for _ in 0..choices {
        if errors.iter().all(|errors| errors.choices >= choices) {
            break;
        }
        let mut position = Position::opening(rules);
        for _ in 0..5000 {
            if position.winner().is_some() {
                break;
            }
            let sticks = Sticks::from_bits(random.random_range(0..Sticks::PATTERNS));
            let thrown = position.thrown(rules.count(sticks));
            let Some(played) = best(&Alone(network), &thrown) else { break };
            if boards(&position).is_some_and(|(own, other)| held_out(own, other)) {
                note_choice(tables, network, &thrown, played, choices, errors);
            }
            position = thrown.after(played);
        }
    }
    for errors in errors {
        errors.greedy /= errors.choices.max(1) as f64;
        errors.looking /= errors.choices.max(1) as f64;
    }
}

fn note_choice(
    tables: &Tables,
    network: &Network,
    thrown: &Position,
    played: Move,
    choices: usize,
    errors: &mut [Errors],
) {
    let layer = boards(thrown).and_then(|(own, other)| Layer::new(own.len(), other.len()));
    let Some(entry) = errors.iter_mut().find(|entry| Some(entry.layer) == layer) else { return };
    if entry.choices >= choices || thrown.legal_moves().len() < 2 {
        return;
    }
    let Ok(answers) = tables.answers(thrown) else { return };
    let most = answers.iter().map(|(_, win)| win.chance).fold(0.0, f64::max);
    let lost = |played: Option<Move>| {
        let found = answers.iter().find(|(answer, _)| Some(*answer) == played);
        found.map_or(0.0, |(_, win)| most - win.chance)
    };
    entry.choices += 1;
    entry.greedy += lost(Some(played));
    entry.looking += lost(best(&Looking(Alone(network)), thrown));
}

/// The answer that an evaluator likes best.
fn best(evaluator: &impl Evaluator, thrown: &Position) -> Option<Move> {
    let answers = thrown.legal_moves().map(|answer| (answer, evaluator.after(thrown, answer).chance));
    answers.reduce(|a, b| if b.1 > a.1 { b } else { a }).map(|(answer, _)| answer)
}
