//! A whole game as text.
//!
//! ```text
//! [Rules "jequier"]
//! [Revision "1"]
//!
//! 1. first 0110 2 none
//! 2. second 1000 1 10-11 shake 6f1c
//! 3. second 1111 4 11-15
//! result first resignation
//! ```
//!
//! Headers come first. Then each throw has a line: its number, the seat that threw, the four sticks (1 = face up), what
//! they count, and the answer: a move, `pass`, `none` in the throw-off, or `open` if the game stands there. What the
//! thrower's browser added to the draw follows as `shake`. A finished game ends with its result. Blank lines and lines
//! that begin with `#` say nothing.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::{Action, Ending, Game, Happening, Move, Outcome, Phase, Refusal, Ruleset, Seat, Sticks, Throw};

/// A game as text: headers, throws with their answers, and the result.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Names and values in the order written. `Rules` and `Revision` say what was played.
    pub headers: Vec<(String, String)>,
    /// Every throw with its answer.
    pub turns: Vec<Turn>,
    /// Who won; `None` if the game is not over.
    pub outcome: Option<Outcome>,
}

/// One throw and its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who threw.
    pub seat: Seat,
    /// How the sticks fell.
    pub sticks: Sticks,
    /// What they count.
    pub throw: Throw,
    /// What was done with it.
    pub answer: Answer,
    /// What the thrower's browser added to the draw, in hexadecimal digits.
    pub shake: Option<String>,
}

/// What was done with a throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// A move, or a pass.
    Played(Move),
    /// Nothing, in the throw-off.
    None,
    /// Nothing yet.
    Open,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Played(played) => played.fmt(f),
            Self::None => f.write_str("none"),
            Self::Open => f.write_str("open"),
        }
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The place.
    pub at: Place,
    /// The problem.
    pub problem: RecordProblem,
}

/// A place in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A line, counted from 1.
    Line(usize),
    /// A throw, counted from 1.
    Throw(usize),
    /// The headers.
    Headers,
    /// The result.
    Result,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line}"),
            Self::Throw(number) => write!(f, "throw {number}"),
            Self::Headers => f.write_str("headers"),
            Self::Result => f.write_str("result"),
        }
    }
}

/// A problem of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// A line is neither a header, a throw nor a result.
    Line,
    /// A throw's line has the wrong number.
    Number {
        /// The number it should have.
        expected: usize,
    },
    /// A header is missing.
    MissingHeader(&'static str),
    /// A header stands there already.
    RepeatedHeader(String),
    /// No ruleset of this name and revision is known.
    UnknownRules,
    /// The sticks count something else than is written.
    Count {
        /// What they count.
        expected: Throw,
    },
    /// It is another seat's turn.
    Seat {
        /// Whose turn it is.
        expected: Seat,
    },
    /// The rules refuse the throw or the move.
    Refused(Refusal),
    /// The answer does not say what the rules make of it.
    Answer {
        /// What it should say.
        expected: Answer,
    },
    /// The result does not fit the game.
    Outcome,
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line => {
                f.write_str("expected `[Name \"value\"]`, `1. first 0110 2 2-4` or `result first borne-off`")
            }
            Self::Number { expected } => write!(f, "expected throw number {expected}"),
            Self::MissingHeader(name) => write!(f, "the header {name} is missing"),
            Self::RepeatedHeader(name) => write!(f, "the header {name} stands there twice"),
            Self::UnknownRules => f.write_str("no ruleset of this name and revision is known"),
            Self::Count { expected } => write!(f, "the sticks count {expected}"),
            Self::Seat { expected } => write!(f, "it is the turn of the {expected} player"),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Answer { expected: Answer::Open } => {
                f.write_str("a piece can move: expected its move, or `open` if the game stands there")
            }
            Self::Answer { expected } => write!(f, "the answer should read `{expected}`"),
            Self::Outcome => f.write_str("the result does not follow from the game"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.problem)
    }
}

impl core::error::Error for RecordError {}

impl Record {
    /// The record of a game from its actions, each throw with what the thrower's browser added to it.
    ///
    /// # Errors
    /// The place of the first action that was refused, counted from 0, and why.
    pub fn of<'a>(
        rules: &'static Ruleset,
        actions: impl IntoIterator<Item = (Action, Option<&'a str>)>,
    ) -> Result<Self, (usize, Refusal)> {
        use alloc::string::ToString;
        let headers = [("Rules", rules.id.to_owned()), ("Revision", rules.revision.to_string())];
        let headers = headers.map(|(name, value)| (name.to_owned(), value));
        let mut record = Self { headers: headers.into(), ..Self::default() };
        let mut game = Game::new(rules);
        for (i, (action, shake)) in actions.into_iter().enumerate() {
            for happening in game.apply(action).map_err(|refusal| (i, refusal))? {
                record.note(happening, game.phase(), shake);
            }
        }
        Ok(record)
    }

    fn note(&mut self, happening: Happening, phase: Phase, shake: Option<&str>) {
        let mut answer = |answer| {
            if let Some(turn) = self.turns.last_mut() {
                turn.answer = answer;
            }
        };
        match happening {
            Happening::Thrown { seat, sticks, throw } => {
                let answer = if phase == Phase::ThrowOff { Answer::None } else { Answer::Open };
                let shake = shake.map(ToOwned::to_owned);
                self.turns.push(Turn { seat, sticks, throw, answer, shake });
            }
            Happening::Moved { played, .. } => answer(Answer::Played(played)),
            Happening::Passed { .. } => answer(Answer::Played(Move::Pass)),
            Happening::TookSpools { .. } => {}
            Happening::Ended(outcome) => self.outcome = Some(outcome),
        }
    }

    /// The value of a header.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The ruleset that the headers name.
    ///
    /// # Errors
    /// A header is missing, or names a ruleset or revision that is not known.
    pub fn rules(&self) -> Result<&'static Ruleset, RecordError> {
        let header = |name| {
            self.header(name)
                .ok_or(RecordError { at: Place::Headers, problem: RecordProblem::MissingHeader(name) })
        };
        let (id, revision) = (header("Rules")?, header("Revision")?);
        Ruleset::by_id(id)
            .ok()
            .filter(|rules| revision.parse() == Ok(rules.revision))
            .ok_or(RecordError { at: Place::Headers, problem: RecordProblem::UnknownRules })
    }

    /// What was done, in order.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        let turns = self.turns.iter().flat_map(|turn| {
            let from = match turn.answer {
                Answer::Played(played) => played.from(),
                Answer::None | Answer::Open => None,
            };
            [Some(Action::Throw(turn.sticks)), from.map(Action::Move)]
        });
        turns.flatten().chain(self.ending_action())
    }

    /// What ended the game, if it was not the last piece borne off.
    fn ending_action(&self) -> Option<Action> {
        let Outcome { winner, ending } = self.outcome?;
        match ending {
            Ending::BorneOff => None,
            Ending::Resignation => Some(Action::Resign(winner.other())),
            Ending::Absence => Some(Action::Claim(winner)),
            Ending::Time => Some(Action::OutOfTime(winner.other())),
        }
    }

    /// Plays the record through and compares every line with what the rules make of it.
    ///
    /// # Errors
    /// The first place that does not fit, and why.
    pub fn replay(&self) -> Result<Game, RecordError> {
        let rules = self.rules()?;
        let mut game = Game::new(rules);
        for (i, turn) in self.turns.iter().enumerate() {
            let at = |problem| RecordError { at: Place::Throw(i + 1), problem };
            Self::replay_turn(&mut game, turn).map_err(at)?;
        }
        let at_end = |problem| RecordError { at: Place::Result, problem };
        if let Some(action) = self.ending_action() {
            game.apply(action).map_err(|refusal| at_end(RecordProblem::Refused(refusal)))?;
        }
        if game.outcome() != self.outcome {
            return Err(at_end(RecordProblem::Outcome));
        }
        Ok(game)
    }

    fn replay_turn(game: &mut Game, turn: &Turn) -> Result<(), RecordProblem> {
        let expected = game.rules().count(turn.sticks);
        if turn.throw != expected {
            return Err(RecordProblem::Count { expected });
        }
        let expected = game.turn().ok_or(RecordProblem::Refused(Refusal::GameOver))?;
        if turn.seat != expected {
            return Err(RecordProblem::Seat { expected });
        }
        let happened = game.apply(Action::Throw(turn.sticks)).map_err(RecordProblem::Refused)?;
        let passed = happened.iter().any(|what| matches!(what, Happening::Passed { .. }));
        let expected = match (game.phase(), turn.answer) {
            (Phase::ThrowOff, _) => Answer::None,
            _ if passed => Answer::Played(Move::Pass),
            (_, Answer::Played(played)) => match played.from() {
                Some(from) => {
                    let legal = game.move_from(from);
                    let legal = legal.map_err(Refusal::Illegal).map_err(RecordProblem::Refused)?;
                    game.apply(Action::Move(from)).map_err(RecordProblem::Refused)?;
                    Answer::Played(legal)
                }
                None => Answer::Open,
            },
            (_, Answer::None | Answer::Open) => Answer::Open,
        };
        if turn.answer == expected { Ok(()) } else { Err(RecordProblem::Answer { expected }) }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.headers {
            write!(f, "[{name} \"")?;
            for c in value.chars() {
                match c {
                    '"' | '\\' => write!(f, "\\{c}")?,
                    '\n' | '\r' => f.write_str(" ")?,
                    _ => write!(f, "{c}")?,
                }
            }
            f.write_str("\"]\n")?;
        }
        f.write_str("\n")?;
        for (i, Turn { seat, sticks, throw, answer, shake }) in self.turns.iter().enumerate() {
            write!(f, "{}. {seat} {sticks} {throw} {answer}", i + 1)?;
            match shake {
                Some(shake) => writeln!(f, " shake {shake}")?,
                None => f.write_str("\n")?,
            }
        }
        match self.outcome {
            Some(Outcome { winner, ending }) => writeln!(f, "result {winner} {}", ending.name()),
            None => Ok(()),
        }
    }
}

impl core::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut record = Self::default();
        // Some editors put a byte order mark before the first line.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let at = |problem| RecordError { at: Place::Line(i + 1), problem };
            record.read_line(line).map_err(at)?;
        }
        Ok(record)
    }
}

impl Record {
    fn read_line(&mut self, line: &str) -> Result<(), RecordProblem> {
        if self.outcome.is_some() {
            return Err(RecordProblem::Line);
        }
        if line.starts_with('[') {
            if !self.turns.is_empty() {
                return Err(RecordProblem::Line);
            }
            let (name, value) = read_header(line).ok_or(RecordProblem::Line)?;
            if self.header(&name).is_some() {
                return Err(RecordProblem::RepeatedHeader(name));
            }
            self.headers.push((name, value));
        } else if let Some(result) = line.strip_prefix("result ") {
            self.outcome = Some(read_outcome(result).ok_or(RecordProblem::Line)?);
        } else {
            let (number, turn) = read_turn(line).ok_or(RecordProblem::Line)?;
            let expected = self.turns.len() + 1;
            if number != expected {
                return Err(RecordProblem::Number { expected });
            }
            self.turns.push(turn);
        }
        Ok(())
    }
}

/// `[Name "value"]`, with `\"` and `\\` in the value.
fn read_header(line: &str) -> Option<(String, String)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, value) = inside.split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut plain = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        plain.push(match c {
            '\\' => chars.next().filter(|next| matches!(next, '"' | '\\'))?,
            '"' => return None,
            // A header has one line; see how it is written.
            '\r' => ' ',
            _ => c,
        });
    }
    let named = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    named.then(|| (name.to_owned(), plain))
}

fn read_turn(line: &str) -> Option<(usize, Turn)> {
    let mut words = line.split_whitespace();
    let number = words.next()?.strip_suffix('.')?.parse().ok()?;
    let seat = Seat::from_name(words.next()?)?;
    let sticks = words.next()?.parse().ok()?;
    let throw = Throw::new(words.next()?.parse().ok()?)?;
    let answer = match words.next()? {
        "none" => Answer::None,
        "open" => Answer::Open,
        played => Answer::Played(played.parse().ok()?),
    };
    let shake = match words.next() {
        None => None,
        Some("shake") => {
            let hex = words.next()?;
            let valid = hex.bytes().all(|b| b.is_ascii_hexdigit());
            Some(valid.then(|| hex.to_ascii_lowercase())?)
        }
        Some(_) => return None,
    };
    words.next().is_none().then_some((number, Turn { seat, sticks, throw, answer, shake }))
}

fn read_outcome(text: &str) -> Option<Outcome> {
    let mut words = text.split_whitespace();
    let winner = Seat::from_name(words.next()?)?;
    let name = words.next()?;
    let ending = Ending::ALL.into_iter().find(|ending| ending.name() == name)?;
    words.next().is_none().then_some(Outcome { winner, ending })
}
