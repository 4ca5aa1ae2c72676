//! The two sides (kinds of pieces) and the two seats (players).

use core::fmt;

/// A side: the kind of pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The tall pieces; they start on the odd squares 1 to 9. `C` in text.
    Cones,
    /// The low, waisted pieces; they start on the even squares 2 to 10. `S` in text.
    Spools,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Cones, Self::Spools];

    /// The opponent's side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Cones => Self::Spools,
            Self::Spools => Self::Cones,
        }
    }

    /// 0 for the cones, 1 for the spools.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `C` or `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Cones => 'C',
            Self::Spools => 'S',
        }
    }

    /// The side with this letter, in either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'C' | 'c' => Some(Self::Cones),
            'S' | 's' => Some(Self::Spools),
            _ => None,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Cones => "cones",
            Self::Spools => "spools",
        })
    }
}

/// A player's seat. The first player throws first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// Throws first.
    First,
    /// Throws second.
    Second,
}

impl Seat {
    /// Both seats.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent's seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `first` or `second`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }

    /// The seat with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|seat| seat.name() == name)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
