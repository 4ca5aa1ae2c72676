//! Records: written, read again, replayed, and refused where they are damaged.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use senet_rules::{
    Action, Answer, Ending, Game, IllegalMove, JEQUIER, Move, Outcome, Phase, Place, RULESETS, Record,
    RecordError, RecordProblem, Refusal, Ruleset, STANDARD, Seat, Square, Sticks, Throw,
};

/// A random game's actions, broken off after `most` of them, perhaps ended by a resignation, a claim or the clock.
fn random_log(rules: &'static Ruleset, most: usize, random: &mut ChaCha8Rng) -> Vec<Action> {
    let mut game = Game::new(rules);
    let mut log = Vec::new();
    while game.phase() != Phase::Over && log.len() < most {
        let moves = game.legal_moves();
        let action = if moves.len() == 0 {
            Action::Throw(Sticks::from_bits(random.random()))
        } else {
            let n = random.random_range(0..moves.len());
            Action::Move(moves.into_iter().nth(n).and_then(Move::from).expect("a move"))
        };
        game.apply(action).expect("legal");
        log.push(action);
    }
    let seat = Seat::BOTH[random.random_range(0..2)];
    let end = [None, Some(Action::Resign(seat)), Some(Action::Claim(seat)), Some(Action::OutOfTime(seat))];
    if game.phase() != Phase::Over {
        log.extend(end[random.random_range(0..end.len())]);
    }
    log
}

fn record_of(rules: &'static Ruleset, log: &[Action], shake: Option<&'static str>) -> Record {
    let with_shakes = log.iter().map(|&action| (action, shake));
    Record::of(rules, with_shakes).expect("legal actions")
}

#[test]
fn a_record_read_again_was_another_game() {
    let mut random = ChaCha8Rng::seed_from_u64(17);
    for rules in RULESETS {
        for number in 0..200 {
            let most = if number % 2 == 0 { usize::MAX } else { random.random_range(0..200) };
            let log = random_log(rules, most, &mut random);
            let shake = if number % 3 == 0 { Some("00ff") } else { None };
            let mut record = record_of(rules, &log, shake);
            record.headers.push(("Event".to_owned(), "a \"quoted\" name \\ with signs".to_owned()));
            let text = record.to_string();
            let read: Record = text.parse().expect(&text);
            assert_eq!(read, record, "{text}");
            assert_eq!(read.to_string(), text);
            let game = read.replay().expect(&text);
            assert_eq!(Ok(game), Game::replay(rules, log.iter().copied()), "{text}");
            assert_eq!(Ok(game), Game::replay(rules, read.actions()), "{text}");
        }
    }
}

/// A short game of Jéquier's Senet, given up by the first player while a throw of theirs waits for its move.
const SHORT: &str = "\
[Rules \"jequier\"]
[Revision \"1\"]

1. first 0110 2 none
2. second 1000 1 10-11 shake 6f1c
3. second 1111 4 11-15
4. second 0110 2 6-8
result first resignation
";

/// The same with one part replaced.
fn damaged(part: &str, by: &str) -> Result<Game, RecordError> {
    assert_eq!(SHORT.matches(part).count(), 1, "{part} stands there once");
    SHORT.replace(part, by).parse::<Record>()?.replay()
}

fn at_throw(number: usize, problem: RecordProblem) -> RecordError {
    RecordError { at: Place::Throw(number), problem }
}

#[test]
fn a_sound_record_was_refused() {
    let text = SHORT.replace("4. second 0110 2 6-8", "4. second 0110 2 open");
    let record: Record = text.parse().expect("sound");
    assert_eq!(record.turns[1].shake.as_deref(), Some("6f1c"));
    assert_eq!(record.turns[0].answer, Answer::None);
    let game = record.replay().expect("sound");
    assert_eq!(game.outcome(), Some(Outcome { winner: Seat::First, ending: Ending::Resignation }));
    assert_eq!(record.to_string(), text);
    // Comments, blank lines, blanks at the ends and another line ending say nothing.
    let spaced = format!("# a game\r\n\r\n{}", text.replace('\n', "  \r\n"));
    assert_eq!(spaced.parse(), Ok(record));
}

#[test]
fn a_byte_order_mark_made_a_record_unreadable() {
    let marked = format!("\u{feff}{SHORT}");
    assert_eq!(marked.parse::<Record>().unwrap(), SHORT.parse().unwrap());
}

#[test]
fn of_two_headers_of_one_name_the_second_went_unnoticed() {
    let twice = format!("[Rules \"jequier\"]\n{SHORT}");
    let error = twice.parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), "line 2: the header Rules stands there twice");
}

#[test]
fn a_damaged_record_passed_or_the_wrong_place_was_blamed() {
    let illegal = |reason| RecordProblem::Refused(Refusal::Illegal(reason));
    let played = |text: &str| Answer::Played(text.parse().expect("a move"));
    let square = Square::at;
    let line = |number, problem| RecordError { at: Place::Line(number), problem };
    let headers = |problem| RecordError { at: Place::Headers, problem };
    let cases = [
        // Lines that are none.
        ("[Rules \"jequier\"]", "[Rules jequier]", line(1, RecordProblem::Line)),
        ("[Rules \"jequier\"]", "[Ru les \"jequier\"]", line(1, RecordProblem::Line)),
        ("1. first 0110 2 none", "1. first 0110 2", line(4, RecordProblem::Line)),
        ("1. first 0110 2 none", "1. third 0110 2 none", line(4, RecordProblem::Line)),
        ("1. first 0110 2 none", "1. first 011 2 none", line(4, RecordProblem::Line)),
        ("1. first 0110 2 none", "1. first 0110 7 none", line(4, RecordProblem::Line)),
        ("shake 6f1c", "shake 6g", line(5, RecordProblem::Line)),
        ("shake 6f1c", "shaken", line(5, RecordProblem::Line)),
        ("11-15", "11-31", line(6, RecordProblem::Line)),
        ("first resignation", "first boredom", line(8, RecordProblem::Line)),
        (
            "result first resignation",
            "result first resignation\n5. first 0110 2 1-3",
            line(9, RecordProblem::Line),
        ),
        ("3. second", "4. second", line(6, RecordProblem::Number { expected: 3 })),
        // Headers.
        ("[Rules \"jequier\"]", "", headers(RecordProblem::MissingHeader("Rules"))),
        ("[Revision \"1\"]", "", headers(RecordProblem::MissingHeader("Revision"))),
        ("\"jequier\"", "\"kendall\"", headers(RecordProblem::UnknownRules)),
        ("[Revision \"1\"]", "[Revision \"2\"]", headers(RecordProblem::UnknownRules)),
        // What the rules do not make of it.
        ("1. first", "1. second", at_throw(1, RecordProblem::Seat { expected: Seat::First })),
        ("0110 2 none", "0110 3 none", at_throw(1, RecordProblem::Count { expected: Throw::of(2) })),
        ("2 none", "2 10-12", at_throw(1, RecordProblem::Answer { expected: Answer::None })),
        ("1 10-11", "1 none", at_throw(2, RecordProblem::Answer { expected: Answer::Open })),
        ("1 10-11", "1 2-3", at_throw(2, illegal(IllegalMove::OpeningPiece { from: square(10) }))),
        ("10-11", "10x11", at_throw(2, RecordProblem::Answer { expected: played("10-11") })),
        ("11-15", "11-16", at_throw(3, RecordProblem::Answer { expected: played("11-15") })),
        ("11-15", "pass", at_throw(3, RecordProblem::Answer { expected: Answer::Open })),
        ("11-15", "12-16", at_throw(3, illegal(IllegalMove::EmptySquare { from: square(12) }))),
        ("11-15", "1x5", at_throw(3, illegal(IllegalMove::EnemyPiece { from: square(1) }))),
        ("2 6-8", "2 6-8", at_throw(4, illegal(IllegalMove::OwnPiece { to: square(8) }))),
        ("3. second", "3. first", at_throw(3, RecordProblem::Seat { expected: Seat::Second })),
    ];
    for (part, by, expected) in cases {
        assert_eq!(damaged(part, by), Err(expected), "{part} -> {by}");
    }
}

#[test]
fn a_result_that_does_not_follow_was_believed() {
    let mut random = ChaCha8Rng::seed_from_u64(19);
    let result = |problem| RecordError { at: Place::Result, problem };
    for rules in RULESETS {
        let record = record_of(rules, &random_log(rules, usize::MAX, &mut random), None);
        let Some(Outcome { winner, ending: Ending::BorneOff }) = record.outcome else {
            panic!("a whole game")
        };

        let swapped = Outcome { winner: winner.other(), ending: Ending::BorneOff };
        let other_winner = Record { outcome: Some(swapped), ..record.clone() };
        assert_eq!(other_winner.replay(), Err(result(RecordProblem::Outcome)));

        let resigned = Outcome { winner, ending: Ending::Resignation };
        let after_the_end = Record { outcome: Some(resigned), ..record.clone() };
        assert_eq!(after_the_end.replay(), Err(result(RecordProblem::Refused(Refusal::GameOver))));

        let unfinished = Record { outcome: None, ..record.clone() };
        assert_eq!(unfinished.replay(), Err(result(RecordProblem::Outcome)));

        let mut too_long = record.clone();
        too_long.turns.extend(record.turns.last().cloned());
        let at = too_long.turns.len();
        assert_eq!(too_long.replay(), Err(at_throw(at, RecordProblem::Refused(Refusal::GameOver))));

        let mut too_early = record.clone();
        too_early.turns.pop();
        assert_eq!(too_early.replay(), Err(result(RecordProblem::Outcome)));
    }
}

#[test]
fn a_record_of_an_illegal_action_was_made() {
    let actions = [Action::Throw(Sticks::from_bits(3)), Action::Throw(Sticks::from_bits(3))];
    let made = Record::of(&STANDARD, actions.map(|action| (action, None)));
    assert_eq!(made, Err((1, Refusal::ThrowPending { throw: Throw::of(2) })));
    let in_the_throw_off =
        Record::of(&JEQUIER, actions.map(|action| (action, None))).expect("both may throw");
    assert_eq!(in_the_throw_off.turns.len(), 2);
    assert!(in_the_throw_off.replay().is_ok());
}

#[test]
fn a_problem_was_told_over_several_lines() {
    let mut random = ChaCha8Rng::seed_from_u64(23);
    let text = record_of(&STANDARD, &random_log(&STANDARD, 60, &mut random), None).to_string();
    let mut refused = 0;
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = [b'9', b'x', b' ', b'"'][random.random_range(0..4)];
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        if let Err(error) = changed.parse::<Record>().and_then(|record| record.replay()) {
            assert_eq!(error.to_string().lines().count(), 1, "{error}");
            refused += 1;
        }
    }
    assert!(refused > text.len() / 2, "{refused} of {} damaged records were refused", text.len());
}
