//! Speed of the rules on one core: counting lines, and random games. Each benchmark asserts the result that it times.

mod mover;

use divan::Bencher;
use divan::counter::ItemsCount;
use senet_rules::{JEQUIER, Position, Ruleset, STANDARD, perft};

use mover::random_games;

fn main() {
    divan::main();
}

const RULESETS: [&str; 2] = ["standard", "jequier"];
const GAMES: usize = 1000;

fn rules(id: &str) -> &'static Ruleset {
    if id == "standard" { &STANDARD } else { &JEQUIER }
}

#[divan::bench(args = RULESETS)]
fn perft_5(bencher: Bencher, id: &str) {
    let position = Position::opening(rules(id));
    let expected = if id == "standard" { 947_272 } else { 1_083_674 };
    bencher.counter(ItemsCount::new(expected)).bench_local(|| {
        let count = perft(&position, 5);
        assert_eq!(count, expected);
        count
    });
}

#[divan::bench(args = RULESETS)]
fn random_play(bencher: Bencher, id: &str) {
    let rules = rules(id);
    let expected = random_games(rules, GAMES);
    assert!(
        expected.0 > 100 * GAMES as u64 && (GAMES / 4..GAMES * 3 / 4).contains(&expected.1),
        "{expected:?}"
    );
    bencher.counter(ItemsCount::new(expected.0)).bench_local(|| {
        let played = random_games(rules, GAMES);
        assert_eq!(played, expected);
        played
    });
}
