//! Random states of every stage of a game, for comparing the crate with the reference.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::{Game, State};

/// A valid state that is not over: pieces spread over the whole path, crowded together, or near its end, so that
/// blockades, the water, backward moves and bearing off all come up often.
pub(crate) fn state(game: Game, random: &mut ChaCha8Rng) -> State {
    let span = match random.random_range(0..5) {
        0 => 1..=30,
        4 => 1..=14,
        1 => 19..=30,
        2 => {
            let first = random.random_range(1..=16);
            first..=first + 14
        }
        _ => 14..=30,
    };
    let mut board = [' '; 31];
    for side in ['C', 'S'] {
        let count = random.random_range(1..=5);
        let mut placed = 0;
        let run = random.random_range(0..3) == 0;
        let mut at: usize = random.random_range(span.clone());
        while placed < count {
            // A run of the same side now and then makes blockades; whatever does not fit is thrown anew.
            at = if run && at < 30 && random.random_range(0..4) > 0 {
                at + 1
            } else {
                random.random_range(span.clone())
            };
            if at != game.water() && board[at] == ' ' {
                board[at] = side;
                placed += 1;
            }
        }
    }
    let side = if random.random_range(0..2) == 0 { 'C' } else { 'S' };
    let throws = game.throws();
    let throw = throws[random.random_range(0..throws.len())];
    let throw = if random.random_range(0..8) == 0 { None } else { Some(throw) };
    State { game, board, side, throw }
}
