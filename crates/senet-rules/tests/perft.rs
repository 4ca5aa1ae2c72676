//! Counts of lines from known positions.

#[path = "reference/mod.rs"]
mod reference;

use reference::{Game, State};
use senet_rules::{JEQUIER, Position, Ruleset, STANDARD, perft};

/// The positions of a file with their counts for depth 1, 2, 3, ...
fn file(game: Game) -> Vec<(&'static str, Vec<u64>)> {
    let text = match game {
        Game::Standard => include_str!("perft/standard.txt"),
        Game::Jequier => include_str!("perft/jequier.txt"),
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let entry = |line: &'static str| {
        let (position, counts) = line.split_once("; ").expect("a position and its counts");
        (position, counts.split(' ').map(|count| count.parse().expect("a count")).collect())
    };
    lines.map(entry).collect()
}

#[test]
fn counts_from_both_openings_agree_with_the_published_ones() {
    let expected = [
        (&STANDARD, "CSCSCSCSCS/10/10 C -", [18, 273, 4071, 61508, 947_272]),
        (&JEQUIER, "CSCSCSCSC1/S9/10 S -", [18, 283, 4355, 67925, 1_083_674]),
    ];
    for (rules, text, counts) in expected {
        let position = Position::opening(rules);
        assert_eq!(position.to_string(), text);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{} depth {depth}", rules.id);
        }
    }
}

#[test]
fn counts_of_the_files_agree_with_the_engine() {
    for game in Game::BOTH {
        let rules = Ruleset::by_id(game.id()).expect("known");
        let entries = file(game);
        assert!(entries.len() >= 20, "{} has {} positions", game.id(), entries.len());
        for (text, counts) in entries {
            let position = Position::parse(text, rules).expect(text);
            for (depth, count) in (1..).zip(counts) {
                assert_eq!(perft(&position, depth), count, "{} {text} depth {depth}", game.id());
            }
        }
    }
}

#[test]
fn counts_of_the_files_agree_with_the_slow_reference() {
    for game in Game::BOTH {
        for (text, counts) in file(game) {
            let state = State::read(game, text);
            assert_eq!(state.write(), text);
            for (depth, count) in (1..=3).zip(counts) {
                assert_eq!(state.perft(depth), count, "{} {text} depth {depth}", game.id());
            }
        }
    }
}

#[test]
fn a_finished_game_or_one_without_sides_has_no_lines() {
    let over = Position::parse("CCCCC5/10/10 C -", &STANDARD).expect("valid");
    assert_eq!([perft(&over, 0), perft(&over, 1), perft(&over, 3)], [1, 0, 0]);
    assert_eq!(perft(&Position::unowned(&JEQUIER), 2), 0);
}
