//! Squares of the path, and sets of them as bit masks.

use core::fmt;
use core::ops::{BitAnd, BitOr, Not, Sub};

/// A square of the path, numbered 1 to 30.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of squares on the board.
    pub const COUNT: u8 = 30;
    /// Where every piece has started its way: square 1.
    pub const FIRST: Self = Self(1);
    /// The end of the path: square 30.
    pub const LAST: Self = Self(Self::COUNT);

    /// The square with this number, if there is one (1 to 30).
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The square with this number, for constants.
    ///
    /// # Panics
    /// If the number is not one of 1 to 30.
    #[must_use]
    pub const fn at(number: u8) -> Self {
        match Self::new(number) {
            Some(square) => square,
            None => panic!("squares are numbered 1 to 30"),
        }
    }

    /// Its number, 1 to 30.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in an array of thirty, 0 to 29.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 - 1) as usize
    }

    /// The square `steps` further on, if the path reaches that far.
    #[must_use]
    pub const fn forward(self, steps: u8) -> Option<Self> {
        Self::new(self.0.saturating_add(steps))
    }

    /// The square `steps` back, if the path reaches that far.
    #[must_use]
    pub const fn back(self, steps: u8) -> Option<Self> {
        Self::new(self.0.saturating_sub(steps))
    }

    /// All squares along the path, 1 to 30.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=Self::COUNT).map(Self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of squares: bit `n - 1` stands for square `n`, the two highest bits are never set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u32);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self((1 << Square::COUNT) - 1);

    /// The set with these bits; bits beyond square 30 are dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Bit `n - 1` for each square `n`.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The squares with these numbers, for constants.
    ///
    /// # Panics
    /// If a number is not one of 1 to 30.
    #[must_use]
    pub const fn of(numbers: &[u8]) -> Self {
        let mut set = Self::EMPTY;
        let mut i = 0;
        while i < numbers.len() {
            set = set.with(Square::at(numbers[i]));
            i += 1;
        }
        set
    }

    /// The squares from `first` to `last`, both included.
    #[must_use]
    pub const fn span(first: Square, last: Square) -> Self {
        let upto = Self::ALL.0 >> (Square::COUNT - last.0);
        Self(upto & (Self::ALL.0 << (first.0 - 1)))
    }

    /// The set with this square added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << (square.0 - 1))
    }

    /// The set with this square removed.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << (square.0 - 1)))
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> (square.0 - 1) & 1 == 1
    }

    /// Whether there is no square in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set, 0 to 30.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The square with the lowest number.
    #[must_use]
    pub const fn lowest(self) -> Option<Square> {
        Square::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// The set without its lowest square.
    #[must_use]
    pub const fn without_lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// The square with the highest number.
    #[must_use]
    pub const fn highest(self) -> Option<Square> {
        Square::new(32 - self.0.leading_zeros() as u8)
    }

    /// Every square moved on by `steps`; what would leave the path is dropped.
    #[must_use]
    pub const fn forward(self, steps: u8) -> Self {
        Self::from_bits(self.0 << steps)
    }

    /// Every square moved back by `steps`; what would leave the path is dropped.
    #[must_use]
    pub const fn back(self, steps: u8) -> Self {
        Self(self.0 >> steps)
    }

    /// The squares of the set that lie next to another square of it, next meaning consecutive on the path.
    #[must_use]
    pub const fn neighboured(self) -> Self {
        Self(self.0 & (self.0 << 1 | self.0 >> 1))
    }

    /// The highest square of each run of `length` consecutive squares in the set (runs may overlap).
    #[must_use]
    pub const fn run_ends(self, length: u8) -> Self {
        let mut ends = self.0;
        let mut back = 1;
        while back < length {
            ends &= self.0 << back;
            back += 1;
        }
        Self(ends)
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for SquareSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The squares of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.lowest()?;
        self.0 = self.0.without_lowest();
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.0.len());
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
