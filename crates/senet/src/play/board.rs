//! The board and the sticks as text: in colour with Unicode signs, or in plain ASCII.

use std::fmt::Write;

use senet_rules::{House, Position, Ruleset, Side, Square, Sticks};

/// How the terminal is drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// Box lines, signs and colours.
    Rich,
    /// ASCII only, for pipes, logs and `NO_COLOR`.
    Plain,
}

const RESET: &str = "\x1b[0m";
const GREY: &str = "\x1b[90m";
const BOLD: &str = "\x1b[1m";

/// Squares in a row.
const ROW: u8 = 10;
/// Characters inside a square.
const WIDTH: usize = 6;

/// The lines of a frame: left corner, line, crossing, right corner.
struct Frame {
    top: [&'static str; 4],
    middle: [&'static str; 4],
    bottom: [&'static str; 4],
    upright: &'static str,
}

impl Look {
    fn frame(self) -> Frame {
        match self {
            Self::Rich => Frame {
                top: ["┌", "─", "┬", "┐"],
                middle: ["├", "─", "┼", "┤"],
                bottom: ["└", "─", "┴", "┘"],
                upright: "│",
            },
            Self::Plain => {
                let line = ["+", "-", "+", "+"];
                Frame { top: line, middle: line, bottom: line, upright: "|" }
            }
        }
    }

    /// What a piece looks like, one character wide.
    fn piece(self, side: Side) -> &'static str {
        match (self, side) {
            (Self::Rich, Side::Cones) => "\x1b[1;33m▲\x1b[0m",
            (Self::Rich, Side::Spools) => "\x1b[1;36m●\x1b[0m",
            (Self::Plain, Side::Cones) => "C",
            (Self::Plain, Side::Spools) => "S",
        }
    }

    /// The name of a side with its piece.
    pub(crate) fn side(self, side: Side) -> String {
        format!("{side} {}", self.piece(side))
    }

    /// A title, set off from the rest.
    pub(crate) fn bold(self, text: &str) -> String {
        match self {
            Self::Rich => format!("{BOLD}{text}{RESET}"),
            Self::Plain => text.to_owned(),
        }
    }

    fn grey(self, text: &str) -> String {
        match self {
            Self::Rich => format!("{GREY}{text}{RESET}"),
            Self::Plain => text.to_owned(),
        }
    }

    /// The sign of a house, one to three characters.
    fn house(self, house: House) -> &'static str {
        match (self, house) {
            (Self::Rich, House::Rebirth) => "☥",
            (Self::Plain, House::Rebirth) => "+",
            (Self::Rich, House::Beauty) => "✿",
            (Self::Plain, House::Beauty) => "*",
            (Self::Rich, House::Water) => "≈",
            (Self::Plain, House::Water) => "~",
            (_, House::ThreeTruths) => "III",
            (_, House::ReAtum) => "II",
            (_, House::Horus) => "I",
        }
    }

    /// Four sticks, the round face up or down.
    pub(crate) fn sticks(self, sticks: Sticks) -> String {
        let (up, down) = match self {
            Self::Rich => ("\x1b[97m▯\x1b[0m", "\x1b[90m▮\x1b[0m"),
            Self::Plain => ("[ ]", "[#]"),
        };
        sticks.faces().map(|face| if face { up } else { down }).join(" ")
    }

    /// The whole board with what has been borne off.
    pub(crate) fn board(self, position: &Position) -> String {
        let frame = self.frame();
        let mut text = String::new();
        let rule = |text: &mut String, [left, line, cross, right]: [&str; 4]| {
            let cells = vec![line.repeat(WIDTH); usize::from(ROW)];
            let _ = writeln!(text, "  {left}{}{right}", cells.join(cross));
        };
        rule(&mut text, frame.top);
        for row in 0..3 {
            let squares = row_squares(row);
            let heads = squares.iter().map(|&square| self.head(position.rules(), square));
            let pieces = squares.iter().map(|&square| self.cell(position, square));
            for cells in [heads.collect::<Vec<_>>(), pieces.collect()] {
                let _ = writeln!(text, "  {0}{1}{0}", frame.upright, cells.join(frame.upright));
            }
            rule(&mut text, if row < 2 { frame.middle } else { frame.bottom });
        }
        let off = Side::BOTH.map(|side| format!("{} {}", self.side(side), position.borne_off(side)));
        let _ = writeln!(text, "  Borne off: {}", off.join(", "));
        text
    }

    /// A square's number and the sign of its house.
    fn head(self, rules: &Ruleset, square: Square) -> String {
        let sign = rules.house(square).map_or("", |house| self.house(house));
        let width = WIDTH - 2;
        let head = format!("{square:<2}{sign:>width$}");
        self.grey(&head)
    }

    fn cell(self, position: &Position, square: Square) -> String {
        // Padded by hand: colours have no width.
        let piece = position.at(square).map_or(" ", |side| self.piece(side));
        format!("  {piece}{}", " ".repeat(WIDTH - 3))
    }

    /// The houses of a ruleset with their signs, one a line.
    pub(crate) fn houses(self, rules: &Ruleset) -> String {
        let line = |&(square, house): &(Square, House)| {
            format!("  {square} {:<3} {}\n", self.house(house), house_name(house))
        };
        rules.houses.iter().map(line).collect()
    }
}

/// The squares of a row as they lie on the board from left to right: the path turns at both ends of the middle row.
fn row_squares(row: u8) -> Vec<Square> {
    let first = row * ROW + 1;
    let numbers: Vec<u8> =
        if row == 1 { (first..first + ROW).rev().collect() } else { (first..first + ROW).collect() };
    numbers.into_iter().filter_map(Square::new).collect()
}

fn house_name(house: House) -> &'static str {
    match house {
        House::Rebirth => "House of Rebirth",
        House::Beauty => "House of Beauty",
        House::Water => "House of Water",
        House::ThreeTruths => "House of the Three Truths",
        House::ReAtum => "House of Re-Atum",
        House::Horus => "House of Horus",
    }
}
