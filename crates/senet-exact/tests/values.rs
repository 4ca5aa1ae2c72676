//! Whether the solved values are the true ones.

mod common;

use std::collections::HashMap;

use common::{Random, position, three_a_side};
use senet_exact::{Index, Layer};
use senet_rules::{Position, RULESETS, Ruleset, Side, Sticks};

/// A throw's chance and its answers: each leads to a position, and the turn stays or does not.
type Throws = Vec<(f64, Vec<(usize, bool)>)>;

/// Plain value iteration over all positions with at most two pieces a side, from the rules' own moves, in floating
/// point, all values of a round from those of the round before.
fn plain_values(rules: &'static Ruleset) -> HashMap<(u32, u32), f64> {
    let key = |position: &Position, side: Side| {
        (position.pieces(side).bits(), position.pieces(side.other()).bits())
    };
    let mut positions = Vec::new();
    let mut number = HashMap::new();
    for layer in Layer::up_to(2) {
        let index = Index::new(rules, layer);
        for rank in 0..layer.positions() {
            let position = index.unrank(rank).expect("within the layer");
            number.insert(key(&position, Side::Cones), positions.len());
            positions.push(position);
        }
    }
    // For each position and throw: the chance and the answers, each a position and whether the turn stays; a position
    // beyond the last stands for a game that is won.
    let won = positions.len();
    let answers: Vec<Throws> = positions
        .iter()
        .map(|position| {
            let throws = rules.throws().into_iter();
            throws
                .map(|(throw, weight)| {
                    let to_answer = position.thrown(throw);
                    let outcomes = to_answer.legal_moves().map(|answer| {
                        let after = to_answer.after(answer);
                        let side = after.side().expect("somebody is next");
                        let target = if after.winner() == Some(Side::Cones) {
                            return (won, true);
                        } else {
                            number[&key(&after, side)]
                        };
                        (target, side == Side::Cones)
                    });
                    (f64::from(weight) / 16.0, outcomes.collect())
                })
                .collect()
        })
        .collect();
    let mut values = vec![0.5; positions.len()];
    values.push(1.0);
    loop {
        let mut next: Vec<f64> = answers
            .iter()
            .map(|throws| {
                let best = |outcomes: &[(usize, bool)]| {
                    let value = |&(target, stays): &(usize, bool)| {
                        if stays { values[target] } else { 1.0 - values[target] }
                    };
                    outcomes.iter().map(value).fold(0.0, f64::max)
                };
                throws.iter().map(|(chance, outcomes)| chance * best(outcomes)).sum()
            })
            .collect();
        next.push(1.0);
        let change = values.iter().zip(&next).map(|(old, new)| (old - new).abs()).fold(0.0, f64::max);
        values = next;
        if change < 1e-12 {
            break;
        }
    }
    number.into_iter().map(|(key, at)| (key, values[at])).collect()
}

#[test]
fn all_positions_with_at_most_two_pieces_a_side_agree_with_plain_value_iteration() {
    for rules in RULESETS {
        let tables = three_a_side(rules);
        let plain = plain_values(rules);
        assert_eq!(plain.len() as u64, Layer::up_to(2).map(Layer::positions).sum::<u64>());
        for layer in Layer::up_to(2) {
            let index = Index::new(rules, layer);
            for rank in 0..layer.positions() {
                let position = index.unrank(rank).expect("within the layer");
                let expected =
                    plain[&(position.pieces(Side::Cones).bits(), position.pieces(Side::Spools).bits())];
                let found = tables.win(&position).expect("solved");
                let error = (found.chance - expected).abs();
                assert!(error < 1e-6, "{} {position}: {} for {expected}", rules.id, found.chance);
                assert!(error <= found.bound, "{} {position}: outside its bound", rules.id);
            }
        }
    }
}

#[test]
fn known_values_come_out() {
    // From another solver, which knew them to 2e-7.
    let known: [(&[u8], &[u8], [f64; 2]); 6] = [
        (&[1], &[2], [0.515_091, 0.513_032]),
        (&[2], &[1], [0.541_670, 0.534_923]),
        (&[1, 3], &[2, 4], [0.511_315, 0.510_706]),
        (&[2, 4], &[1, 3], [0.537_959, 0.532_267]),
        (&[1, 3, 5], &[2, 4, 6], [0.504_726, 0.504_247]),
        (&[21, 22, 23], &[24, 25, 26], [0.425_888, 0.434_636]),
    ];
    for (rules, which) in RULESETS.into_iter().zip(0..) {
        for (mover, other, values) in known {
            let found = three_a_side(rules).win(&position(rules, mover, other)).expect("solved");
            assert!(
                (found.chance - values[which]).abs() < 2e-6,
                "{} {mover:?} {other:?}: {found:?}",
                rules.id
            );
            assert!(found.bound < 2e-5, "{} {mover:?} {other:?}: {found:?}", rules.id);
        }
    }
}

#[test]
fn a_position_is_worth_what_its_throws_and_answers_are_worth() {
    let mut random = Random::new(5);
    for rules in RULESETS {
        let tables = three_a_side(rules);
        let index = Index::new(rules, Layer::new(3, 3).expect("a layer"));
        for _ in 0..2000 {
            let position = index.unrank(random.below(index.layer().positions())).expect("within");
            let whole = tables.win(&position).expect("solved").chance;
            let by_throw = tables.by_throw(&position).expect("solved");
            let sum: f64 = rules
                .throws()
                .iter()
                .zip(&by_throw)
                .map(|((_, weight), (_, win))| f64::from(*weight) / 16.0 * win.chance)
                .sum();
            assert!((whole - sum).abs() < 2e-7, "{} {position}: {whole} and {sum}", rules.id);
            for (throw, win) in by_throw {
                let answers = tables.answers(&position.thrown(throw)).expect("solved");
                let best = answers.iter().map(|(_, win)| win.chance).fold(0.0, f64::max);
                assert!((best - win.chance).abs() < 1e-15, "{} {position} {throw}", rules.id);
            }
        }
    }
}

#[test]
fn games_played_by_the_tables_are_won_as_often_as_the_tables_say() {
    const GAMES: u32 = 4000;
    let mut random = Random::new(17);
    for rules in RULESETS {
        let tables = three_a_side(rules);
        let start = position(rules, &[1, 3, 5], &[2, 4, 6]);
        let mut wins = 0;
        for _ in 0..GAMES {
            let mut position = start;
            while position.winner().is_none() {
                let throw = rules.count(Sticks::from_bits(random.below(16) as u8));
                position = position.thrown(throw);
                let answers = tables.answers(&position).expect("solved");
                let best = answers.iter().max_by(|a, b| a.1.chance.total_cmp(&b.1.chance));
                position = position.after(best.expect("an answer").0);
            }
            wins += u32::from(position.winner() == start.side());
        }
        let expected = tables.win(&start).expect("solved").chance;
        let found = f64::from(wins) / f64::from(GAMES);
        let noise = (expected * (1.0 - expected) / f64::from(GAMES)).sqrt();
        assert!((found - expected).abs() < 4.0 * noise, "{}: {found} for {expected}", rules.id);
    }
}
