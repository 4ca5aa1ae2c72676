//! Text forms of positions and moves. Parsing is lenient, writing canonical.

use core::fmt::{self, Write};

use crate::{Faults, Move, Position, Ruleset, Setup, Side, Square, Throw};

/// Squares of one row in the text of a position.
const ROW: usize = 10;

/// `<row1>/<row2>/<row3> <side> <throw>`, the rows in path order.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, row) in self.squares.chunks(ROW).enumerate() {
            if i > 0 {
                f.write_char('/')?;
            }
            let mut empty = 0;
            for square in row {
                match square {
                    None => empty += 1,
                    Some(side) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        f.write_char(side.letter())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        write!(f, " {}", self.side.map_or('-', Side::letter))?;
        match self.throw {
            Some(throw) => write!(f, " {throw}"),
            None => f.write_str(" -"),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

/// Why a text is not a position's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionParseError {
    /// The text does not consist of rows, side and throw.
    Parts {
        /// How many parts there are between blanks.
        found: usize,
    },
    /// There are not three rows.
    Rows {
        /// How many there are.
        found: usize,
    },
    /// A row does not fill ten squares.
    RowLength {
        /// Which row, 1 to 3.
        row: usize,
        /// How many squares it fills; more than ten may be counted short.
        found: usize,
    },
    /// A row holds something else than `C`, `S` and numbers of empty squares.
    Square {
        /// Which row, 1 to 3.
        row: usize,
        /// The character.
        found: char,
    },
    /// The side is none of `C`, `S` and `-`.
    Side,
    /// The throw is neither a number from 1 to 6 nor `-`.
    Throw,
}

impl fmt::Display for PositionParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parts { found } => write!(
                f,
                "a position has three parts, ROWS SIDE THROW, as in `CSCSCSCSCS/10/10 C -`; found {found}"
            ),
            Self::Rows { found } => {
                write!(f, "the board has three rows parted by `/`; found {found}")
            }
            Self::RowLength { row, found } => {
                write!(f, "row {row} fills {found} squares; expected {ROW}")
            }
            Self::Square { row, found } => write!(
                f,
                "row {row} holds {found:?}; expected C, S or a number of empty squares (1 to {ROW})"
            ),
            Self::Side => f.write_str("the side must be C, S or -"),
            Self::Throw => write!(f, "the throw must be a number from 1 to {} or -", Throw::MAX),
        }
    }
}

impl core::error::Error for PositionParseError {}

/// Either case of the letters, any blanks between the parts; a throw that is left out has still to be thrown.
impl core::str::FromStr for Setup {
    type Err = PositionParseError;

    fn from_str(text: &str) -> Result<Self, PositionParseError> {
        let mut parts = text.split_whitespace();
        let (rows, side, throw) = match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(rows), Some(side), throw, None) => (rows, side, throw.unwrap_or("-")),
            _ => return Err(PositionParseError::Parts { found: text.split_whitespace().count() }),
        };
        let mut setup = Self::EMPTY;
        let found = rows.split('/').count();
        if found != Square::COUNT as usize / ROW {
            return Err(PositionParseError::Rows { found });
        }
        for (i, text) in rows.split('/').enumerate() {
            parse_row(text, i + 1, &mut setup.squares[i * ROW..(i + 1) * ROW])?;
        }
        setup.side = match side {
            "-" => None,
            _ => Some(only_char(side).and_then(Side::from_letter).ok_or(PositionParseError::Side)?),
        };
        setup.throw = match throw {
            "-" => None,
            number => Some(
                only_char(number)
                    .and_then(|digit| digit.to_digit(10))
                    .and_then(|digit| Throw::new(digit as u8))
                    .ok_or(PositionParseError::Throw)?,
            ),
        };
        Ok(setup)
    }
}

fn only_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn parse_row(text: &str, row: usize, squares: &mut [Option<Side>]) -> Result<(), PositionParseError> {
    let mut filled = 0;
    let mut chars = text.chars().peekable();
    while let Some(found) = chars.next() {
        if let Some(digit) = found.to_digit(10) {
            let mut empty = digit as usize;
            while let Some(digit) = chars.peek().and_then(|next| next.to_digit(10)) {
                chars.next();
                empty = (empty * 10 + digit as usize).min(99);
            }
            if empty == 0 {
                return Err(PositionParseError::Square { row, found });
            }
            filled += empty;
        } else {
            let side = Side::from_letter(found).ok_or(PositionParseError::Square { row, found })?;
            if let Some(square) = squares.get_mut(filled) {
                *square = Some(side);
            }
            filled += 1;
        }
        if filled > ROW {
            return Err(PositionParseError::RowLength { row, found: filled });
        }
    }
    if filled == ROW { Ok(()) } else { Err(PositionParseError::RowLength { row, found: filled }) }
}

/// Why a text does not give a valid position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// It is not written like a position.
    Parse(PositionParseError),
    /// It is written like one, but cannot stand under the rules.
    Invalid(Faults),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse(error) => error.fmt(f),
            Self::Invalid(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}

impl Position {
    /// Reads a position and checks it.
    ///
    /// # Errors
    /// What is wrong with the text, or every reason why the setup cannot stand under the rules.
    pub fn parse(text: &str, rules: &'static Ruleset) -> Result<Self, PositionError> {
        let setup: Setup = text.parse().map_err(PositionError::Parse)?;
        setup.check(rules).map_err(PositionError::Invalid)
    }
}

/// `10-11`, `4x7`, `25~15`, `27-off` or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { from, to } | Self::Back { from, to } => write!(f, "{from}-{to}"),
            Self::Swap { from, to } => write!(f, "{from}x{to}"),
            Self::Water { from, to } => write!(f, "{from}~{to}"),
            Self::Off { from } => write!(f, "{from}-off"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The text is no move's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveParseError;

impl fmt::Display for MoveParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is written as in 10-11, 4x7, 25~15, 27-off or pass")
    }
}

impl core::error::Error for MoveParseError {}

impl core::str::FromStr for Move {
    type Err = MoveParseError;

    fn from_str(text: &str) -> Result<Self, MoveParseError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        let at = text.find(['-', 'x', 'X', '~']).ok_or(MoveParseError)?;
        let (from, rest) = text.split_at(at);
        let from = square(from)?;
        match rest.split_at(1) {
            ("-", off) if off.eq_ignore_ascii_case("off") => Ok(Self::Off { from }),
            ("-", to) => match square(to)? {
                to if to > from => Ok(Self::Step { from, to }),
                to if to < from => Ok(Self::Back { from, to }),
                _ => Err(MoveParseError),
            },
            ("x" | "X", to) => Ok(Self::Swap { from, to: square(to)? }),
            ("~", to) => Ok(Self::Water { from, to: square(to)? }),
            _ => Err(MoveParseError),
        }
    }
}

/// A square's number without sign or leading zeros.
fn square(text: &str) -> Result<Square, MoveParseError> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    let number = if plain { text.parse().ok() } else { None };
    number.and_then(Square::new).ok_or(MoveParseError)
}
