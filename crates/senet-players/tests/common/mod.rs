//! Games to test on.
#![allow(dead_code, reason = "each test file uses its own part")]

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use senet_rules::{Action, Game, Phase, Record, Ruleset, Seat, Sticks};

/// How a game is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// Played to its end.
    Played,
    /// Ended after so many throws by this.
    After(u32, Ending),
}

/// What ends a game early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The first player gives up.
    Resigned,
    /// The second player claims it.
    Claimed,
    /// The second player runs out of time.
    TimedOut,
    /// Nobody comes back.
    Unfinished,
}

/// A game of random moves.
pub(crate) fn random_game(rules: &'static Ruleset, seed: u64, left: Left) -> Record {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::new(rules);
    let mut actions = Vec::new();
    let mut act = |game: &mut Game, action| {
        game.apply(action).expect("a legal action");
        actions.push((action, None));
    };
    while game.phase() != Phase::Over {
        if let Left::After(throws, ending) = left
            && game.throws() >= throws
        {
            match ending {
                Ending::Resigned => act(&mut game, Action::Resign(Seat::First)),
                Ending::Claimed => act(&mut game, Action::Claim(Seat::Second)),
                Ending::TimedOut => act(&mut game, Action::OutOfTime(Seat::Second)),
                Ending::Unfinished => {}
            }
            break;
        }
        if game.phase() == Phase::Move {
            let moves = game.legal_moves();
            let choice = random.random_range(0..moves.len());
            let from = moves.clone().nth(choice).and_then(senet_rules::Move::from).expect("a move, no pass");
            act(&mut game, Action::Move(from));
        } else {
            act(&mut game, Action::Throw(Sticks::from_bits(random.random())));
        }
    }
    Record::of(rules, actions).expect("a record of legal actions")
}
