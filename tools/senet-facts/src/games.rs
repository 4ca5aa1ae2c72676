//! Games between two like players, and what is counted in them.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use senet_exact::{Tables, Unknown, Win};
use senet_rules::{Move, MoveKind, Position, Sticks};
use serde_json::{Value, json};

use crate::players::Player;

/// How many of the sharpest choices are kept.
const SHARPEST: usize = 5;

/// A choice in which the best move was far better than the second best.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    position: String,
    best: String,
    win: f64,
    second: String,
    gap: f64,
}

impl Line {
    pub(crate) fn json(&self) -> Value {
        let round = |value: f64| (value * 1e6).round() / 1e6;
        json!({ "position": self.position, "best": self.best, "win": round(self.win), "second": self.second, "gap": round(self.gap) })
    }
}

/// What was counted. A *choice* is a throw with two or more legal answers.
#[derive(Default, Debug)]
pub(crate) struct Record {
    pub(crate) games: u32,
    pub(crate) won_by_first: u32,
    lengths: Vec<u32>,
    pub(crate) throws: u32,
    pub(crate) choices: u32,
    /// Win chance given away, in all.
    pub(crate) loss: f64,
    /// |change of win chance by a throw| and its square, in all.
    pub(crate) luck_sum: f64,
    pub(crate) luck_squares: f64,
    /// Best less second best, over all choices.
    pub(crate) gap_sum: f64,
    pub(crate) swap_offered: u32,
    pub(crate) swap_declined: u32,
    pub(crate) water_offered: u32,
    pub(crate) water_chosen: u32,
    pub(crate) off_offered: u32,
    pub(crate) off_declined: u32,
    /// Choices in which the mover has a blockade and may move a piece out of it or another one.
    pub(crate) blockade_offered: u32,
    pub(crate) blockade_kept: u32,
    /// Choices among moves back.
    pub(crate) back_offered: u32,
    /// Those of them in which the piece that has come furthest was the best to move.
    pub(crate) back_foremost: u32,
    /// Those in which a move back into the water was there, and in which it was best.
    pub(crate) back_water_offered: u32,
    pub(crate) back_water_chosen: u32,
    pub(crate) hindmost: u32,
    pub(crate) foremost: u32,
    pub(crate) passes: u32,
    pub(crate) backward: u32,
    pub(crate) waters: u32,
    pub(crate) swaps: u32,
    pub(crate) sharpest: Vec<Line>,
}

impl Record {
    pub(crate) fn mean_length(&self) -> f64 {
        f64::from(self.throws) / f64::from(self.games)
    }

    /// The standard deviation of the length.
    pub(crate) fn length_spread(&self) -> f64 {
        let mean = self.mean_length();
        let squares: f64 = self.lengths.iter().map(|&length| (f64::from(length) - mean).powi(2)).sum();
        (squares / f64::from(self.games)).sqrt()
    }

    /// The length that so many percent of the games do not exceed.
    pub(crate) fn length_at(&self, percent: usize) -> u32 {
        let last = self.lengths.len().saturating_sub(1);
        self.lengths.get(last * percent / 100).copied().unwrap_or(0)
    }

    fn note_choice(&mut self, position: &Position, answers: &[(Move, Win)]) {
        let mut order: Vec<usize> = (0..answers.len()).collect();
        order.sort_by(|&a, &b| answers[b].1.chance.total_cmp(&answers[a].1.chance));
        let (best, second) = (&answers[order[0]], &answers[order[1]]);
        self.choices += 1;
        let gap = best.1.chance - second.1.chance;
        self.gap_sum += gap;
        let offered = |kind: MoveKind| answers.iter().any(|(answer, _)| answer.kind() == kind);
        if offered(MoveKind::Swap) {
            self.swap_offered += 1;
            self.swap_declined += u32::from(best.0.kind() != MoveKind::Swap);
        }
        if offered(MoveKind::Water) {
            self.water_offered += 1;
            self.water_chosen += u32::from(best.0.kind() == MoveKind::Water);
        }
        if offered(MoveKind::Off) {
            self.off_offered += 1;
            self.off_declined += u32::from(best.0.kind() != MoveKind::Off);
        }
        self.note_blockade(position, answers, best.0);
        self.note_backward(position, answers, order[0]);
        self.hindmost += u32::from(order[0] == 0);
        self.foremost += u32::from(order[0] == answers.len() - 1);
        if self.sharpest.len() < SHARPEST || self.sharpest.last().is_some_and(|last| gap > last.gap) {
            let line = Line {
                position: position.to_string(),
                best: best.0.to_string(),
                win: best.1.chance,
                second: second.0.to_string(),
                gap,
            };
            // The same position with the sides exchanged is no other one.
            let same = |known: &Line| known.best == line.best && (known.win - line.win).abs() < 1e-9;
            if !self.sharpest.iter().any(same) {
                self.sharpest.push(line);
                self.sharpest.sort_by(|a, b| b.gap.total_cmp(&a.gap));
                self.sharpest.truncate(SHARPEST);
            }
        }
    }
}

impl Record {
    /// Whether to keep one's blockade, where a move could keep it and another could break it.
    fn note_blockade(&mut self, position: &Position, answers: &[(Move, Win)], best: Move) {
        let (Some(length), Some(side)) = (position.rules().blockade, position.side()) else { return };
        let own = position.pieces(side);
        if own.run_ends(length).is_empty() {
            return;
        }
        let keeps =
            |answer: Move| answer.from().is_some_and(|from| !own.without(from).run_ends(length).is_empty());
        let keeping = answers.iter().filter(|(answer, _)| keeps(*answer)).count();
        if keeping > 0 && keeping < answers.len() {
            self.blockade_offered += 1;
            self.blockade_kept += u32::from(keeps(best));
        }
    }

    /// Which piece to move back, where there are several. Answers are in ascending order of their squares.
    fn note_backward(&mut self, position: &Position, answers: &[(Move, Win)], best: usize) {
        if !position.legal_moves().backward() {
            return;
        }
        self.back_offered += 1;
        self.back_foremost += u32::from(best == answers.len() - 1);
        if answers.iter().any(|(answer, _)| answer.kind() == MoveKind::Water) {
            self.back_water_offered += 1;
            self.back_water_chosen += u32::from(answers[best].0.kind() == MoveKind::Water);
        }
    }
}

/// Plays games of one player against itself.
pub(crate) fn play(tables: &Tables, start: Position, player: Player, games: u32) -> Result<Record, Unknown> {
    let mut random = ChaCha8Rng::seed_from_u64(2026);
    let mut record = Record { games, ..Record::default() };
    for _ in 0..games {
        let mut position = start;
        let mut length = 0;
        let mut before = tables.win(&position)?.chance;
        while position.winner().is_none() {
            let sticks = Sticks::from_bits(random.random_range(0..Sticks::PATTERNS));
            let thrown = position.thrown(tables.rules().count(sticks));
            let answers = tables.answers(&thrown)?;
            let best = answers.iter().map(|(_, win)| win.chance).fold(0.0, f64::max);
            length += 1;
            record.luck_sum += (best - before).abs();
            record.luck_squares += (best - before).powi(2);
            if answers.len() > 1 {
                record.note_choice(&thrown, &answers);
            }
            let (answer, win) = answers[player.choose(&thrown, &answers, &mut random)];
            record.loss += best - win.chance;
            match answer.kind() {
                MoveKind::Pass => record.passes += 1,
                MoveKind::Back => record.backward += 1,
                MoveKind::Water => record.waters += 1,
                MoveKind::Swap => record.swaps += 1,
                MoveKind::Step | MoveKind::Off => {}
            }
            position = thrown.after(answer);
            before = if position.side() == thrown.side() { win.chance } else { 1.0 - win.chance };
        }
        record.won_by_first += u32::from(position.winner() == start.side());
        record.throws += length;
        record.lengths.push(length);
    }
    record.lengths.sort_unstable();
    Ok(record)
}
