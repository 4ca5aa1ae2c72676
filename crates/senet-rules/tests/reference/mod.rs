//! The rules once more, slow and plain, as an independent witness: an array of squares and loops, written from the
//! rules' text (`docs/rules.md`) and sharing no code with the crate. Positions cross over as text only.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::fmt::Write;

/// Squares 1 to 30; 0 is not used. ' ' is empty.
pub(crate) type Board = [char; 31];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    Standard,
    Jequier,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) game: Game,
    pub(crate) board: Board,
    pub(crate) side: char,
    pub(crate) throw: Option<usize>,
}

/// A move as (kind, from, to); `to` is 0 when borne off, both are 0 for a pass.
pub(crate) type Played = (&'static str, usize, usize);

/// Why a piece has no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    Empty,
    Enemy,
    Blockade { begins: usize },
    Own { to: usize },
    Safe { to: usize },
    Neighbour { to: usize, neighbours: [Option<usize>; 2] },
    NoExit,
    NotAllHome { hindmost: usize },
    BeforeSquareOne,
    BackNotEmpty { to: usize },
}

pub(crate) fn other(side: char) -> char {
    if side == 'C' { 'S' } else { 'C' }
}

impl Game {
    pub(crate) const BOTH: [Self; 2] = [Self::Standard, Self::Jequier];

    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Jequier => "jequier",
        }
    }

    pub(crate) fn throws(self) -> [usize; 5] {
        match self {
            Self::Standard => [1, 2, 3, 4, 5],
            Self::Jequier => [1, 2, 3, 4, 6],
        }
    }

    pub(crate) fn water(self) -> usize {
        match self {
            Self::Standard => 28,
            Self::Jequier => 27,
        }
    }

    fn safe(self, square: usize) -> bool {
        match self {
            Self::Standard => [27, 28, 29, 30].contains(&square),
            Self::Jequier => [26, 28, 29, 30].contains(&square),
        }
    }

    fn throws_again(self, throw: usize) -> bool {
        match self {
            Self::Standard => throw == 1 || throw == 4 || throw == 5,
            Self::Jequier => throw == 1 || throw == 4 || throw == 6,
        }
    }
}

impl State {
    /// Reads the canonical text form.
    pub(crate) fn read(game: Game, text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let mut board = [' '; 31];
        let mut square = 0;
        for row in words[0].split('/') {
            let mut number = String::new();
            for c in row.chars().chain(['.']) {
                if c.is_ascii_digit() {
                    number.push(c);
                    continue;
                }
                square += number.parse().unwrap_or(0);
                number.clear();
                if c != '.' {
                    square += 1;
                    board[square] = c;
                }
            }
        }
        assert_eq!(square, 30, "{text}");
        let side = words[1].chars().next().expect("a side");
        Self { game, board, side, throw: words[2].parse().ok() }
    }

    /// Writes the canonical text form.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        for row in 0..3 {
            let mut empty = 0;
            for square in row * 10 + 1..=row * 10 + 10 {
                if self.board[square] == ' ' {
                    empty += 1;
                } else {
                    if empty > 0 {
                        let _ = write!(text, "{empty}");
                    }
                    empty = 0;
                    text.push(self.board[square]);
                }
            }
            if empty > 0 {
                let _ = write!(text, "{empty}");
            }
            if row < 2 {
                text.push('/');
            }
        }
        let throw = self.throw.map_or_else(|| "-".to_owned(), |throw| throw.to_string());
        format!("{text} {} {throw}", self.side)
    }

    fn own(&self, square: usize) -> bool {
        self.board[square] == self.side
    }

    fn enemy(&self, square: usize) -> bool {
        self.board[square] == other(self.side)
    }

    pub(crate) fn count(&self, side: char) -> usize {
        (1..=30).filter(|&square| self.board[square] == side).count()
    }

    pub(crate) fn over(&self) -> bool {
        self.count('C') == 0 || self.count('S') == 0
    }

    /// Whether all of the side's pieces stand on 21 to 30.
    fn all_home(&self) -> bool {
        (1..=20).all(|square| !self.own(square))
    }

    /// The enemy pieces beside a square, lower first.
    fn enemy_neighbours(&self, square: usize) -> [Option<usize>; 2] {
        let lower = if square > 1 && self.enemy(square - 1) { Some(square - 1) } else { None };
        let upper = if square < 30 && self.enemy(square + 1) { Some(square + 1) } else { None };
        [lower, upper]
    }

    /// The first square of three enemy pieces in a row among the squares passed, in the order they are passed.
    fn blockade(&self, passed: &[usize]) -> Option<usize> {
        if self.game == Game::Standard {
            return None;
        }
        let mut row = 0;
        for (i, &square) in passed.iter().enumerate() {
            row = if self.enemy(square) { row + 1 } else { 0 };
            if row == 3 {
                return Some(passed[i - 2]);
            }
        }
        None
    }

    /// Where a piece that leaves `from` and drowns is put.
    fn drowned(&self, from: usize) -> usize {
        let mut board = self.board;
        board[from] = ' ';
        match self.game {
            Game::Standard => {
                let mut square = 15;
                while board[square] != ' ' {
                    square -= 1;
                }
                square
            }
            Game::Jequier => {
                let mut square = 1;
                while board[square] != ' ' {
                    square += 1;
                }
                square
            }
        }
    }

    /// The forward move of the piece on `from`, or why there is none.
    fn forward(&self, from: usize, throw: usize) -> Result<Played, Reason> {
        let end = from + throw;
        let leaves = match self.game {
            Game::Standard => match from {
                27 => throw == 4 || throw == 5,
                29 => throw == 3,
                30 => throw == 2,
                _ => false,
            },
            Game::Jequier => self.all_home() && end >= 30,
        };
        // Going beyond 30 passes 30 itself, too.
        let passed: Vec<usize> = (from + 1..=30).filter(|&square| square < end).collect();
        if let Some(begins) = self.blockade(&passed) {
            return Err(Reason::Blockade { begins });
        }
        if leaves {
            return Ok(("off", from, 0));
        }
        if end > 30 {
            return Err(match self.game {
                Game::Standard => Reason::NoExit,
                Game::Jequier => {
                    let hindmost = (1..=30).find(|&square| self.own(square)).expect("a piece");
                    Reason::NotAllHome { hindmost }
                }
            });
        }
        if self.own(end) {
            return Err(Reason::Own { to: end });
        }
        if self.enemy(end) {
            if self.game.safe(end) {
                return Err(Reason::Safe { to: end });
            }
            let neighbours = self.enemy_neighbours(end);
            if neighbours != [None, None] {
                return Err(Reason::Neighbour { to: end, neighbours });
            }
            return Ok(("swap", from, end));
        }
        if end == self.game.water() {
            return Ok(("water", from, self.drowned(from)));
        }
        Ok(("step", from, end))
    }

    /// The backward move of the piece on `from`, or why there is none.
    fn backward(&self, from: usize, throw: usize) -> Result<Played, Reason> {
        if from <= throw {
            return Err(Reason::BeforeSquareOne);
        }
        let end = from - throw;
        let passed: Vec<usize> = (end + 1..from).rev().collect();
        if let Some(begins) = self.blockade(&passed) {
            return Err(Reason::Blockade { begins });
        }
        if self.board[end] != ' ' {
            return Err(Reason::BackNotEmpty { to: end });
        }
        if end == self.game.water() {
            return Ok(("water", from, self.drowned(from)));
        }
        Ok(("back", from, end))
    }

    pub(crate) fn has_forward(&self, throw: usize) -> bool {
        (1..=30).any(|from| self.own(from) && self.forward(from, throw).is_ok())
    }

    /// Every square with its move or the reason against it, for the throw that is pending.
    pub(crate) fn answers(&self) -> Vec<(usize, Result<Played, Reason>)> {
        let throw = self.throw.expect("a throw");
        let forward = self.has_forward(throw);
        let backward = self.game == Game::Jequier
            && !forward
            && (1..=30).any(|from| self.own(from) && self.backward(from, throw).is_ok());
        let mut answers = Vec::new();
        for from in 1..=30 {
            let answer = if self.board[from] == ' ' {
                Err(Reason::Empty)
            } else if self.enemy(from) {
                Err(Reason::Enemy)
            } else if backward {
                self.backward(from, throw)
            } else {
                self.forward(from, throw)
            };
            answers.push((from, answer));
        }
        answers
    }

    /// The legal moves, or the one pass.
    pub(crate) fn moves(&self) -> Vec<Played> {
        let mut moves: Vec<Played> =
            self.answers().into_iter().filter_map(|(_, answer)| answer.ok()).collect();
        if moves.is_empty() {
            moves.push(("pass", 0, 0));
        }
        moves
    }

    /// The state after a move.
    pub(crate) fn after(&self, (kind, from, to): Played) -> Self {
        let throw = self.throw.expect("a throw");
        let mut next = self.clone();
        if kind != "pass" {
            next.board[from] = ' ';
            if kind == "swap" {
                next.board[from] = other(self.side);
            }
            if kind != "off" {
                next.board[to] = self.side;
            }
        }
        let lost = self.game == Game::Jequier && kind == "pass";
        if !self.game.throws_again(throw) || lost {
            next.side = other(self.side);
        }
        next.throw = None;
        next
    }

    pub(crate) fn with_throw(&self, throw: usize) -> Self {
        Self { throw: Some(throw), ..self.clone() }
    }

    /// The number of lines of this many throws; a pending throw counts alone.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.over() {
            return 0;
        }
        if self.throw.is_none() {
            return self.game.throws().iter().map(|&throw| self.with_throw(throw).perft(depth)).sum();
        }
        self.moves().into_iter().map(|played| self.after(played).perft(depth - 1)).sum()
    }
}

/// How a move is written.
pub(crate) fn name((kind, from, to): Played) -> String {
    match kind {
        "swap" => format!("{from}x{to}"),
        "water" => format!("{from}~{to}"),
        "off" => format!("{from}-off"),
        "pass" => "pass".to_owned(),
        _ => format!("{from}-{to}"),
    }
}
