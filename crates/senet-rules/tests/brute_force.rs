//! The crate against the slow reference on random positions: legal moves, positions after, and every refusal's reason.

#[path = "reference/mod.rs"]
mod reference;
#[path = "reference/random.rs"]
mod states;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use reference::{Game, Reason, State};
use senet_rules::{IllegalMove, Position, Protection, Ruleset, Square};

const POSITIONS: usize = 100_000;

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

/// Compares one state that has a throw; returns the kinds of its moves and the reasons met.
fn compare(state: &State, position: &Position) {
    let text = state.write();
    let expected = state.moves();
    let found: Vec<_> = position.legal_moves().collect();
    let names = |names: &[reference::Played]| names.iter().map(|&m| reference::name(m)).collect::<Vec<_>>();
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), names(&expected), "{text}");
    for (&legal, &played) in found.iter().zip(&expected) {
        assert_eq!(legal.kind().name(), played.0, "{text} {legal}");
        assert_eq!(position.after(legal).to_string(), state.after(played).write(), "{text} {legal}");
    }
    for (from, answer) in state.answers() {
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
}

fn compare_random_positions(game: Game) {
    let rules = Ruleset::by_id(game.id()).expect("known");
    let mut random = ChaCha8Rng::seed_from_u64(30);
    let mut met = std::collections::BTreeMap::<String, usize>::new();
    for _ in 0..POSITIONS {
        let state = states::state(game, &mut random);
        let text = state.write();
        let position = Position::parse(&text, rules).expect(&text);
        assert_eq!(position.to_string(), text);
        if state.throw.is_some() {
            compare(&state, &position);
            for (_, answer) in state.answers() {
                let word = match answer {
                    Ok((kind, ..)) => kind.to_owned(),
                    Err(reason) => format!("{reason:?}").split(' ').next().unwrap_or_default().to_owned(),
                };
                *met.entry(word).or_default() += 1;
            }
        } else {
            assert_eq!(position.legal_moves().count(), 0, "{text}: nothing to play before the throw");
            for throw in game.throws() {
                let thrown = state.with_throw(throw);
                compare(&thrown, &Position::parse(&thrown.write(), rules).expect(&text));
            }
        }
    }
    // A comparison that never meets a rule proves nothing about it.
    let rare: &[&str] = match game {
        Game::Standard => &["step", "swap", "water", "off", "Own", "Safe", "Neighbour", "NoExit"],
        Game::Jequier => &[
            "step",
            "swap",
            "water",
            "off",
            "back",
            "Own",
            "Safe",
            "Neighbour",
            "Blockade",
            "NotAllHome",
            "BeforeSquareOne",
            "BackNotEmpty",
        ],
    };
    for kind in rare {
        assert!(met.get(*kind).is_some_and(|&count| count > 100), "{kind} came up too rarely: {met:?}");
    }
}

#[test]
fn legal_moves_wrongly_refused_or_allowed_standard() {
    compare_random_positions(Game::Standard);
}

#[test]
fn legal_moves_wrongly_refused_or_allowed_jequier() {
    compare_random_positions(Game::Jequier);
}
