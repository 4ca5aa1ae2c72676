//! Speed of a choice and of a review, with the built-in network, on one core.

use divan::Bencher;
use divan::counter::ItemsCount;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use senet_players::{Judge, Level, choose, choose_in, review};
use senet_rules::{Action, Game, Phase, Position, RULESETS, Record, Ruleset, Sticks};

fn main() {
    divan::main();
}

/// A game of the best level against itself, the first of at least so many throws.
fn game(judge: &Judge, throws: u32) -> Record {
    (0..100)
        .map(|seed| {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(judge.rules());
            let mut actions = Vec::new();
            while game.phase() != Phase::Over {
                let action = match choose_in(Level::PERFECT, judge, &game, seed) {
                    Some(chosen) => Action::Move(chosen.from().expect("a game passes by itself")),
                    None => Action::Throw(Sticks::from_bits(random.random())),
                };
                game.apply(action).expect("legal");
                actions.push((action, None));
            }
            (game.throws(), actions)
        })
        .find(|(length, _)| *length >= throws)
        .map(|(_, actions)| Record::of(judge.rules(), actions).expect("legal"))
        .expect("some game is as long")
}

/// Positions of a game in which there is a choice.
fn choices(judge: &Judge) -> Vec<Position> {
    let reviewed = review(judge, &game(judge, 200)).expect("a whole game");
    let thrown = reviewed.steps.iter().map(|step| step.position);
    thrown.filter(|position| position.legal_moves().len() > 1).collect()
}

fn rulesets() -> impl Iterator<Item = &'static str> {
    RULESETS.into_iter().map(|rules| rules.id)
}

fn judge(id: &str) -> Judge {
    let rules: &'static Ruleset = Ruleset::by_id(id).expect("a ruleset");
    Judge::built_in(rules)
}

#[divan::bench(args = rulesets())]
fn a_choice_of_the_best(bencher: Bencher, id: &str) {
    let judge = judge(id);
    let positions = choices(&judge);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        let chosen =
            positions.iter().filter_map(|position| choose(Level::PERFECT, &judge, position, 1)).count();
        assert_eq!(chosen, positions.len());
    });
}

#[divan::bench(args = rulesets())]
fn a_choice_of_the_third(bencher: Bencher, id: &str) {
    let judge = judge(id);
    let positions = choices(&judge);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        let chosen =
            positions.iter().filter_map(|position| choose(Level::ALL[2], &judge, position, 1)).count();
        assert_eq!(chosen, positions.len());
    });
}

#[divan::bench(args = rulesets())]
fn a_review_of_300_throws(bencher: Bencher, id: &str) {
    let judge = judge(id);
    let mut record = game(&judge, 300);
    record.turns.truncate(300);
    record.outcome = None;
    bencher.bench_local(|| {
        let reviewed = review(&judge, &record).expect("the beginning of a game");
        assert!(reviewed.steps.len() > 500);
    });
}
