//! Makes a perft file with the slow reference of the tests: `cargo run --release -p senet-rules --example perft_file --
//! standard > crates/senet-rules/tests/perft/standard.txt`. The crate's own engine has no part in it.

#[path = "../tests/reference/mod.rs"]
mod reference;
#[path = "../tests/reference/random.rs"]
mod states;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use reference::{Game, State, other};

/// Positions of each kind.
const OF_EACH: usize = 4;
/// Lines of this many throws are counted.
const DEPTH: u32 = 4;

/// A kind of position and how it is told.
type Kind = (&'static str, fn(&State) -> bool);

const KINDS: [Kind; 9] = [
    ("middle game, all ten pieces on the board", |s| {
        s.throw.is_none() && s.count('C') == 5 && s.count('S') == 5 && rows(s) == [true; 3]
    }),
    ("everybody in the last row", |s| {
        s.throw.is_none() && rows(s) == [false, false, true] && s.count('C') + s.count('S') > 5
    }),
    ("three in a row round the corner 10-11, an enemy behind", |s| s.throw.is_none() && wall(s, 9, 11)),
    ("three in a row round the corner 20-21, an enemy behind", |s| s.throw.is_none() && wall(s, 19, 21)),
    ("a piece can drown", |s| s.throw.is_none() && any(s, "water")),
    ("backward moves, or no move at all", |s| s.throw.is_none() && (any(s, "back") || any(s, "pass"))),
    ("swaps", |s| s.throw.is_none() && any(s, "swap")),
    ("a throw is pending", |s| s.throw.is_some()),
    ("a throw is pending, at least eight pieces on the board", |s| {
        s.throw.is_some() && s.count('C') + s.count('S') >= 8
    }),
];

/// Kinds that only rules with backward moves have.
const BACKWARD_KINDS: [Kind; 2] = [
    ("a throw is pending that moves pieces backward", |s| s.throw.is_some_and(|throw| drifts_back(s, throw))),
    ("a piece can drown going backward", |s| {
        s.throw.is_none() && s.game.throws().into_iter().any(|throw| drowns_backward(s, throw))
    }),
];

fn rows(state: &State) -> [bool; 3] {
    [1..=10, 11..=20, 21..=30].map(|mut row| row.any(|square: usize| state.board[square] != ' '))
}

/// Three of a side in a row that takes in both squares' neighbourhood of a corner, and an enemy shortly before them.
fn wall(state: &State, first: usize, last: usize) -> bool {
    (first - 1..=first).any(|start| {
        let side = state.board[start];
        side != ' '
            && state.side != side
            && (start..start + 3).all(|square| state.board[square] == side)
            && start + 2 >= last - 1
            && (start - 3..start).any(|square| state.board[square] == other(side))
    })
}

/// Whether a throw moves pieces backward.
fn drifts_back(state: &State, throw: usize) -> bool {
    !state.has_forward(throw) && state.with_throw(throw).moves() != [("pass", 0, 0)]
}

/// Whether a throw drowns a piece that goes backward.
fn drowns_backward(state: &State, throw: usize) -> bool {
    drifts_back(state, throw) && state.with_throw(throw).moves().iter().any(|played| played.0 == "water")
}

/// Whether some throw allows a move of this kind.
fn any(state: &State, kind: &str) -> bool {
    let allows = |throw| state.with_throw(throw).moves().iter().any(|played| played.0 == kind);
    state.game.throws().into_iter().any(allows)
}

fn main() {
    let Some(game) =
        Game::BOTH.into_iter().find(|game| std::env::args().nth(1).as_deref() == Some(game.id()))
    else {
        eprintln!("expected standard or jequier as the only argument");
        return;
    };
    let mut random = ChaCha8Rng::seed_from_u64(1922);
    println!(
        "# {} Senet: POSITION; lines of 1, 2, 3, ... throws, by the slow reference of the tests",
        game.id()
    );
    let backward: &[Kind] = if game == Game::Jequier { &BACKWARD_KINDS } else { &[] };
    for &(name, is) in KINDS.iter().chain(backward) {
        println!("# {name}");
        for state in std::iter::repeat_with(|| states::state(game, &mut random)).filter(is).take(OF_EACH) {
            let counts: Vec<String> = (1..=DEPTH).map(|depth| state.perft(depth).to_string()).collect();
            println!("{}; {}", state.write(), counts.join(" "));
        }
    }
}
