//! The crate against the slow reference on random positions: legal moves, positions after, and every refusal's reason.

#[path = "reference/mod.rs"]
mod reference;
#[path = "reference/random.rs"]
mod states;

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use reference::{Game, Reason, State};
use senet_rules::{IllegalMove, Position, Protection, Ruleset, Square};

const POSITIONS: usize = 100_000;
/// Each kind comes up at least so often.
const RARE: usize = 50;

fn sq(number: usize) -> Square {
    Square::new(u8::try_from(number).expect("small")).expect("a square")
}

fn same_reason(found: IllegalMove, expected: Reason, state: &State, from: usize) -> bool {
    match (found, expected) {
        (IllegalMove::EmptySquare { from: at }, Reason::Empty)
        | (IllegalMove::EnemyPiece { from: at }, Reason::Enemy) => at == sq(from),
        (IllegalMove::Blockade { at }, Reason::Blockade { begins }) => at == sq(begins),
        (IllegalMove::OwnPiece { to }, Reason::Own { to: at })
        | (IllegalMove::Protected { to, by: Protection::SafeSquare }, Reason::Safe { to: at })
        | (IllegalMove::BackOntoPiece { to }, Reason::BackNotEmpty { to: at }) => to == sq(at),
        (
            IllegalMove::Protected { to, by: Protection::Neighbour(by) },
            Reason::Neighbour { to: at, neighbours },
        ) => to == sq(at) && neighbours.into_iter().flatten().any(|neighbour| sq(neighbour) == by),
        (IllegalMove::NoExit { from: at, throw }, Reason::NoExit) => {
            at == sq(from) && Some(usize::from(throw.number())) == state.throw
        }
        (IllegalMove::NotAllHome { behind }, Reason::NotAllHome { hindmost }) => behind == sq(hindmost),
        (IllegalMove::BeforeTheFirstSquare, Reason::BeforeSquareOne) => true,
        _ => false,
    }
}

/// How often each kind of move and of refusal came up.
type Met = BTreeMap<String, usize>;

/// The kind of an answer, told apart where the rules have a clause of their own for it.
fn kind(state: &State, from: usize, answer: Result<reference::Played, Reason>, forward: bool) -> String {
    let end = from + state.throw.expect("a throw");
    let way = if forward { "" } else { " backward" };
    match answer {
        Ok(("off", ..)) if end == 30 && state.board[30] == ' ' => "off, exactly to 30".to_owned(),
        Ok(("off", ..)) if end == 30 => "off, exactly to 30 where a piece stands".to_owned(),
        Ok(("off", ..)) => "off, beyond 30".to_owned(),
        Ok(("water", _, to)) if state.game == Game::Standard && to < 15 => "water, before 15".to_owned(),
        Ok(("step", _, 30)) => "step to 30".to_owned(),
        Ok(("back", ..)) => "back".to_owned(),
        Ok((kind, ..)) => format!("{kind}{way}"),
        Err(Reason::Blockade { .. }) if forward && end > 30 => "Blockade on the way off".to_owned(),
        Err(Reason::Blockade { .. }) => format!("Blockade{way}"),
        Err(reason) => format!("{reason:?}").split(' ').next().unwrap_or_default().to_owned(),
    }
}

/// Compares one state that has a throw, and notes what came up.
fn compare(state: &State, position: &Position, met: &mut Met) {
    let text = state.write();
    let expected = state.moves();
    let found: Vec<_> = position.legal_moves().collect();
    let names = |names: &[reference::Played]| names.iter().map(|&m| reference::name(m)).collect::<Vec<_>>();
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), names(&expected), "{text}");
    for (&legal, &played) in found.iter().zip(&expected) {
        assert_eq!(legal.kind().name(), played.0, "{text} {legal}");
        assert_eq!(position.after(legal).to_string(), state.after(played).write(), "{text} {legal}");
    }
    let backward = position.legal_moves().backward();
    let answers = state.answers();
    for &(from, answer) in &answers {
        *met.entry(kind(state, from, answer, !backward)).or_default() += 1;
        match (position.move_from(sq(from)), answer) {
            (Ok(legal), Ok(played)) => assert_eq!(legal.to_string(), reference::name(played), "{text}"),
            (Err(found), Err(expected)) => assert!(
                same_reason(found, expected, state, from),
                "{} {text}: square {from} is refused with {found:?}, expected {expected:?}",
                state.game.id()
            ),
            (found, expected) => panic!("{text}: square {from}: {found:?}, expected {expected:?}"),
        }
    }
    if expected[0].0 == "pass" {
        let next = if state.after(expected[0]).side == state.side { "again" } else { "over" };
        *met.entry(format!("pass, {next}")).or_default() += 1;
    }
}

fn compare_random_positions(game: Game, expected: &[&str]) {
    let rules = Ruleset::by_id(game.id()).expect("known");
    let mut random = ChaCha8Rng::seed_from_u64(30);
    let mut met = Met::new();
    for _ in 0..POSITIONS {
        let state = states::state(game, &mut random);
        let text = state.write();
        let position = Position::parse(&text, rules).expect(&text);
        assert_eq!(position.to_string(), text);
        if state.throw.is_some() {
            compare(&state, &position, &mut met);
        } else {
            assert_eq!(position.legal_moves().count(), 0, "{text}: nothing to play before the throw");
            for throw in game.throws() {
                let thrown = state.with_throw(throw);
                compare(&thrown, &Position::parse(&thrown.write(), rules).expect(&text), &mut met);
            }
        }
    }
    // A comparison that never meets a rule proves nothing about it; one that the rules do not have must not come up.
    let expected: BTreeSet<&str> = expected.iter().copied().collect();
    assert_eq!(met.keys().map(String::as_str).collect::<BTreeSet<_>>(), expected);
    assert!(met.values().all(|&count| count >= RARE), "some kinds came up too rarely: {met:#?}");
}

#[test]
fn legal_moves_wrongly_refused_or_allowed_standard() {
    let expected = [
        "step",
        "step to 30",
        "swap",
        "water",
        "water, before 15",
        "off, beyond 30",
        "pass, again",
        "pass, over",
        "Empty",
        "Enemy",
        "Own",
        "Safe",
        "Neighbour",
        "NoExit",
    ];
    compare_random_positions(Game::Standard, &expected);
}

#[test]
fn legal_moves_wrongly_refused_or_allowed_jequier() {
    let expected = [
        "step",
        "step to 30",
        "swap",
        "water",
        "water backward",
        "off, exactly to 30",
        "off, exactly to 30 where a piece stands",
        "off, beyond 30",
        "back",
        "pass, over",
        "Empty",
        "Enemy",
        "Own",
        "Safe",
        "Neighbour",
        "Blockade",
        "Blockade backward",
        "Blockade on the way off",
        "NotAllHome",
        "BeforeSquareOne",
        "BackNotEmpty",
    ];
    compare_random_positions(Game::Jequier, &expected);
}
