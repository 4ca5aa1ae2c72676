//! Counting the ways a position can go on, a check on the rules.

use crate::Position;

/// The number of lines of `depth` throws from a position: 1 at depth 0, 0 for a finished game, otherwise the sum over
/// the five throws, each counted once whatever its chance, and over that throw's legal moves or its one pass. A throw
/// that is already pending counts alone. A position in which nobody owns a side has no lines.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.winner().is_some() || position.side().is_none() {
        return 0;
    }
    if position.throw().is_some() {
        return answers(position, depth);
    }
    let throws = position.rules().throws();
    throws.iter().map(|&(throw, _)| answers(&position.thrown(throw), depth)).sum()
}

fn answers(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.map(|legal| perft(&position.after(legal), depth - 1)).sum()
}
