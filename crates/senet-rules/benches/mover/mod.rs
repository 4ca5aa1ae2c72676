//! A fast random mover: all rules on, little else.

use senet_rules::{Position, Ruleset, Sticks};

/// A generator of random numbers that costs little beside a move (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

/// Plays whole random games from the opening; the number of throws answered and of games won by the spools.
pub(crate) fn random_games(rules: &'static Ruleset, games: usize) -> (u64, usize) {
    let mut random = Random(30);
    let (mut moves, mut spools) = (0, 0);
    for _ in 0..games {
        let mut position = Position::opening(rules);
        let winner = loop {
            if let Some(winner) = position.winner() {
                break winner;
            }
            let bits = random.next();
            let thrown = position.thrown(rules.count(Sticks::from_bits(bits as u8)));
            let legal = thrown.legal_moves();
            // The upper half of the bits picks one of at most five moves.
            let n = ((bits >> 32) * legal.len() as u64) >> 32;
            let Some(played) = legal.into_iter().nth(n as usize) else {
                unreachable!("a throw has always an answer")
            };
            position = thrown.after(played);
            moves += 1;
        };
        spools += winner.index();
    }
    (moves, spools)
}
