//! Games between two levels, and what is counted in them.

use std::sync::Mutex;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use senet_players::{Evaluator, Judge, Judged, Level, Win, choose, judge_moves};
use senet_rules::{Position, Side, Sticks};

/// A game longer than this is counted as broken off.
const LONGEST: u32 = 20_000;

/// What one of two players did.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    /// Throws with two or more legal answers.
    pub(crate) choices: u64,
    /// Win chance given away in them.
    pub(crate) lost: f64,
    /// The same where tables know all answers.
    pub(crate) exact_choices: u64,
    pub(crate) exact_lost: f64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.wins += other.wins;
        self.choices += other.choices;
        self.lost += other.lost;
        self.exact_choices += other.exact_choices;
        self.exact_lost += other.exact_lost;
    }

    fn note(&mut self, answers: &[Judged], chosen: &Judged) {
        let lost = answers.first().map_or(0.0, |best| best.win.chance - chosen.win.chance);
        self.choices += 1;
        self.lost += lost;
        if answers.iter().all(|judged| judged.win.certainty.is_exact()) {
            self.exact_choices += 1;
            self.exact_lost += lost;
        }
    }
}

/// What a match came to.
#[derive(Clone, Default, Debug)]
pub(crate) struct Match {
    pub(crate) games: u32,
    /// Games in which it was counted what choices give away.
    pub(crate) counted: u32,
    /// Games that did not end.
    pub(crate) broken_off: u32,
    pub(crate) tallies: [Tally; 2],
    pub(crate) lengths: Vec<u32>,
}

impl Match {
    pub(crate) fn mean_length(&self) -> f64 {
        let sum: u64 = self.lengths.iter().map(|&length| u64::from(length)).sum();
        sum as f64 / self.lengths.len().max(1) as f64
    }

    /// The length that so many percent of the games do not exceed.
    pub(crate) fn length_at(&self, percent: usize) -> u32 {
        let last = self.lengths.len().saturating_sub(1);
        self.lengths.get(last * percent / 100).copied().unwrap_or(0)
    }
}

/// A judge that remembers what it has been asked about this throw: the level that chooses and the count of what it gave
/// away ask for the same positions.
struct Remembering<'a> {
    judge: &'a Judge,
    known: Mutex<Vec<(Position, Win)>>,
}

impl Evaluator for Remembering<'_> {
    fn before_throw(&self, position: &Position) -> Win {
        let mut known = self.known.lock().expect("one thread alone");
        if let Some((_, win)) = known.iter().find(|(asked, _)| asked == position) {
            return *win;
        }
        let win = self.judge.before_throw(position);
        known.push((*position, win));
        win
    }

    fn glance(&self, position: &Position) -> Win {
        self.judge.glance(position)
    }
}

/// In one game of so many it is counted what choices give away; that takes longer than playing.
const COUNTED: u32 = 10;

/// Plays so many games from a position, the two players beginning in turns, on so many threads. Game number n has the
/// same throws whoever plays.
pub(crate) fn play(judge: &Judge, start: Position, players: [Level; 2], games: u32, threads: u32) -> Match {
    let parts: Vec<Match> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    play_share(judge, start, players, (worker..games).step_by(threads as usize))
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
    });
    let mut all = Match::default();
    for part in parts {
        all.games += part.games;
        all.counted += part.counted;
        all.broken_off += part.broken_off;
        all.lengths.extend(part.lengths);
        for (sum, tally) in all.tallies.iter_mut().zip(&part.tallies) {
            sum.add(tally);
        }
    }
    all.lengths.sort_unstable();
    all
}

fn play_share(
    judge: &Judge,
    start: Position,
    players: [Level; 2],
    games: impl Iterator<Item = u32>,
) -> Match {
    let mut counted = Match::default();
    for game in games {
        let mut random = ChaCha8Rng::seed_from_u64(2026);
        // Two games have the same throws, each player beginning once.
        random.set_stream(u64::from(game / 2));
        let beginner = (game % 2) as usize;
        let whose = |side: Option<Side>| if side == start.side() { beginner } else { 1 - beginner };
        let mut position = start;
        let mut length = 0;
        while position.winner().is_none() && length < LONGEST {
            length += 1;
            let sticks = Sticks::from_bits(random.random_range(0..Sticks::PATTERNS));
            let thrown = position.thrown(judge.rules().count(sticks));
            let to_move = whose(thrown.side());
            let asked = Remembering { judge, known: Mutex::default() };
            let chosen = choose(players[to_move], &asked, &thrown, random.random());
            let chosen = chosen.expect("a throw always has an answer");
            assert!(thrown.legal_moves().any(|legal| legal == chosen), "{thrown}: {chosen} is not legal");
            if (game / 2).is_multiple_of(COUNTED) && thrown.legal_moves().len() > 1 {
                let answers = judge_moves(&asked, &thrown);
                if let Some(chosen) = answers.iter().find(|judged| judged.answer == chosen) {
                    counted.tallies[to_move].note(&answers, chosen);
                }
            }
            position = thrown.after(chosen);
        }
        counted.games += 1;
        counted.counted += u32::from((game / 2).is_multiple_of(COUNTED));
        match position.winner() {
            Some(winner) => counted.tallies[whose(Some(winner))].wins += 1,
            None => counted.broken_off += 1,
        }
        counted.lengths.push(length);
    }
    counted
}
