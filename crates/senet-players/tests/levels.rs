//! Levels choose legal moves, the same again for the same seed, and better ones from level to level.

mod common;

use common::{Left, random_game};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use senet_players::{Judge, Level, choose, choose_in, judge_moves};
use senet_rules::{Action, Answer, Game, JEQUIER, Phase, Position, RULESETS, Ruleset, STANDARD, Sticks};

/// Positions with a throw from random games.
fn positions(rules: &'static Ruleset, games: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    for seed in 0..games {
        let record = random_game(rules, seed, Left::Played);
        let mut game = Game::new(rules);
        for turn in &record.turns {
            game.apply(Action::Throw(turn.sticks)).expect("legal");
            if game.phase() == Phase::Move {
                positions.push(*game.position());
            }
            if let Answer::Played(played) = turn.answer
                && let Some(from) = played.from()
            {
                game.apply(Action::Move(from)).expect("legal");
            }
        }
    }
    positions
}

#[test]
fn no_level_makes_an_illegal_move_or_changes_its_mind() {
    for rules in RULESETS {
        let judge = Judge::built_in(rules);
        for (seed, position) in (0..).zip(positions(rules, 6)) {
            for level in Level::ALL {
                let chosen = choose(level, &judge, &position, seed);
                assert!(
                    position.legal_moves().any(|legal| Some(legal) == chosen),
                    "level {level} in {position}: {chosen:?}"
                );
                assert_eq!(chosen, choose(level, &judge, &position, seed), "level {level} in {position}");
            }
        }
    }
}

#[test]
fn nothing_is_chosen_before_the_throw_and_after_the_end() {
    let judge = Judge::built_in(&STANDARD);
    for level in Level::ALL {
        assert_eq!(choose(level, &judge, &Position::opening(&STANDARD), 1), None);
        assert_eq!(choose_in(level, &judge, &Game::new(&STANDARD), 1), None);
    }
}

#[test]
fn the_throw_that_decides_the_throw_off_is_played_with_its_piece() {
    let mut game = Game::new(&JEQUIER);
    game.apply(Action::Throw(Sticks::from_bits(0b0001))).expect("legal");
    let judge = Judge::built_in(&JEQUIER);
    for level in Level::ALL {
        let chosen = choose_in(level, &judge, &game, 5).expect("a move");
        assert_eq!(chosen.to_string(), "10-11", "level {level}");
    }
}

#[test]
fn perfect_play_gives_nothing_away_that_estimates_can_tell() {
    for rules in RULESETS {
        let judge = Judge::built_in(rules);
        for position in positions(rules, 4) {
            let judged = judge_moves(&judge, &position);
            let chosen = choose(Level::PERFECT, &judge, &position, 1);
            let worth = judged.iter().find(|judged| Some(judged.answer) == chosen).expect("legal").win.chance;
            assert!(judged[0].win.chance - worth <= 3e-4 + 1e-12, "{position}");
        }
    }
}

#[test]
fn each_level_gives_away_less_than_the_one_before() {
    for rules in RULESETS {
        let judge = Judge::built_in(rules);
        let mut lost = [0.0; 6];
        let mut random = ChaCha8Rng::seed_from_u64(9);
        for position in positions(rules, 12) {
            let judged = judge_moves(&judge, &position);
            let seed = random.random();
            for (level, lost) in Level::ALL.into_iter().zip(&mut lost) {
                let chosen = choose(level, &judge, &position, seed);
                let worth = judged.iter().find(|judged| Some(judged.answer) == chosen).expect("legal");
                *lost += judged[0].win.chance - worth.win.chance;
            }
        }
        assert!(lost.is_sorted_by(|weaker, stronger| weaker > stronger), "{}: {lost:?}", rules.id);
    }
}
