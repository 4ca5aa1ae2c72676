//! A review tells the truth: what it says adds up, and what it calls best is.

mod common;

use common::{Ending, Left, random_game};
use proptest::prelude::*;
use senet_players::{Account, Evaluator, Event, Judge, Review, review};
use senet_rules::{JEQUIER, Move, Outcome, Position, RULESETS, Ruleset, STANDARD, Seat};

fn left() -> impl Strategy<Value = Left> {
    let ending =
        prop::sample::select(vec![Ending::Resigned, Ending::Claimed, Ending::TimedOut, Ending::Unfinished]);
    prop_oneof![
        Just(Left::Played),
        (0_u32..120, ending).prop_map(|(throws, ending)| Left::After(throws, ending))
    ]
}

fn adds_up(review: &Review) -> f64 {
    review.start + review.first.luck - review.first.error - review.second.luck + review.second.error
}

fn luck_and_error(review: &Review, seat: Seat) -> (f64, f64) {
    review.steps.iter().filter(|step| step.seat == seat).fold((0.0, 0.0), |(luck, error), step| {
        match step.event {
            Event::Thrown { luck: more, .. } => (luck + more, error),
            Event::Played { error: more, .. } => (luck, error + more),
            Event::Passed => (luck, error),
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn luck_and_error_and_the_start_add_up_to_the_result(
        rules in prop::sample::select(RULESETS.to_vec()), seed: u64, left in left(),
    ) {
        let record = random_game(rules, seed, left);
        let review = review(&Judge::built_in(rules), &record).expect("a record of legal actions");
        prop_assert!((adds_up(&review) - review.end).abs() < 1e-9);
        prop_assert_eq!(review.outcome, record.outcome);
        if left == Left::Played {
            let Some(Outcome { winner, .. }) = record.outcome else { return Err(TestCaseError::fail("no winner")) };
            let end = if winner == Seat::First { 1.0 } else { 0.0 };
            prop_assert!((review.end - end).abs() < 1e-12);
        }
        for seat in Seat::BOTH {
            let Account { luck, error, .. } = *review.account(seat);
            let (luck_sum, error_sum) = luck_and_error(&review, seat);
            prop_assert!((luck - luck_sum).abs() < 1e-9 && (error - error_sum).abs() < 1e-9);
            prop_assert!(error >= 0.0);
        }
    }

    #[test]
    fn every_throw_and_move_of_the_record_is_a_step_and_no_option_beats_the_best(
        rules in prop::sample::select(RULESETS.to_vec()), seed: u64,
    ) {
        let record = random_game(rules, seed, Left::Played);
        let review = review(&Judge::built_in(rules), &record).expect("a record of legal actions");
        let thrown = review.steps.iter().filter(|step| matches!(step.event, Event::Thrown { .. }));
        prop_assert!(thrown.map(|step| step.turn).eq(0..record.turns.len()));
        let mut before = review.start;
        for step in &review.steps {
            prop_assert!((0.0..=1.0).contains(&step.first_wins));
            let change = if step.seat == Seat::First { 1.0 } else { -1.0 } * (step.first_wins - before);
            match &step.event {
                Event::Thrown { luck, .. } => prop_assert!((change - luck).abs() < 1e-9),
                Event::Passed => prop_assert!(change.abs() < 1e-12),
                Event::Played { answer, error, options } => {
                    prop_assert!((change + error).abs() < 1e-9 && *error >= 0.0);
                    prop_assert!(options.iter().any(|option| option.answer == *answer));
                    prop_assert!(options.is_sorted_by(|one, other| one.win.chance >= other.win.chance));
                    prop_assert!(*answer != Move::Pass);
                }
            }
            before = step.first_wins;
        }
    }
}

/// The start of a game is worth what the throw-off makes of it, and only the decisive throw brings much.
#[test]
fn the_throw_off_is_luck_and_its_forced_move_no_error() {
    let judge = Judge::built_in(&JEQUIER);
    for seed in 0..20 {
        let record = random_game(&JEQUIER, seed, Left::After(12, Ending::Unfinished));
        let review = review(&judge, &record).expect("a record of legal actions");
        let begins = judge.win(&Position::opening(&JEQUIER)).chance;
        // w = p o + (1 - p)(1 - w) with p = 1/4.
        let expected = (0.25 * begins + 0.75) / 1.75;
        assert!((review.start - expected).abs() < 1e-12);
        let played = |step: &&senet_players::Step| matches!(step.event, Event::Played { .. });
        let Some(first) = review.steps.iter().find(played) else { continue };
        let Event::Played { answer, error, options } = &first.event else { unreachable!() };
        assert_eq!((answer.to_string().as_str(), options.len()), ("10-11", 1));
        assert!(error.abs() < 1e-12);
    }
}

#[test]
fn moments_are_the_greatest_swings_in_the_order_played() {
    for rules in RULESETS {
        let review = review(&Judge::built_in(rules), &random_game(rules, 3, Left::Played)).expect("legal");
        let change = |i: usize| {
            let before = if i == 0 { review.start } else { review.steps[i - 1].first_wins };
            (review.steps[i].first_wins - before).abs()
        };
        let moments = review.moments(5);
        assert!(moments.len() == 5 && moments.is_sorted());
        let least = moments.iter().map(|&i| change(i)).fold(1.0, f64::min);
        let others = (0..review.steps.len()).filter(|i| !moments.contains(i));
        assert!(others.map(change).all(|change| change <= least));
    }
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_with_its_place() {
    let mut record = random_game(&STANDARD, 1, Left::After(30, Ending::Unfinished));
    record.turns[10].seat = record.turns[10].seat.other();
    let error = review(&Judge::built_in(&STANDARD), &record).expect_err("the wrong seat");
    assert!(error.to_string().starts_with("throw 11: "), "{error}");
}

#[test]
fn an_open_throw_has_its_luck_and_no_move() {
    let rules: &'static Ruleset = &STANDARD;
    let open = (0..50).map(|seed| random_game(rules, seed, Left::After(21, Ending::Resigned)));
    let open = open
        .filter(|record| matches!(record.turns.last().map(|t| t.answer), Some(senet_rules::Answer::Open)));
    let mut met = 0;
    for record in open {
        met += 1;
        let review = review(&Judge::built_in(rules), &record).expect("legal");
        assert!(matches!(review.steps.last().map(|step| &step.event), Some(Event::Thrown { .. })));
        assert!((adds_up(&review) - review.end).abs() < 1e-9);
    }
    assert!(met > 0, "no game stopped with an open throw");
}
