//! The four throwing sticks and the numbers they show.

use core::fmt;

/// How four two-sided sticks fell: each one face up or not, sixteen equally likely patterns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sticks(u8);

impl Sticks {
    /// The number of sticks.
    pub const COUNT: u8 = 4;
    /// The number of equally likely patterns.
    pub const PATTERNS: u8 = 1 << Self::COUNT;

    /// The pattern in the four lowest bits (1 = face up); the higher bits do not count.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & (Self::PATTERNS - 1))
    }

    /// Bit `i` is 1 if stick `i` lies face up.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many lie face up, 0 to 4.
    #[must_use]
    pub const fn faces_up(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Each stick: face up or not.
    #[must_use]
    pub fn faces(self) -> [bool; 4] {
        core::array::from_fn(|i| self.0 >> i & 1 == 1)
    }

    /// All sixteen patterns.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::PATTERNS).map(Self)
    }
}

/// Four digits, the first stick first: `1` face up, `0` face down.
impl fmt::Display for Sticks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for up in self.faces() {
            f.write_str(if up { "1" } else { "0" })?;
        }
        Ok(())
    }
}

impl core::str::FromStr for Sticks {
    type Err = SticksParseError;

    fn from_str(text: &str) -> Result<Self, SticksParseError> {
        if text.len() != usize::from(Self::COUNT) {
            return Err(SticksParseError);
        }
        let mut bits = 0;
        for (i, digit) in text.bytes().enumerate() {
            match digit {
                b'0' => {}
                b'1' => bits |= 1 << i,
                _ => return Err(SticksParseError),
            }
        }
        Ok(Self(bits))
    }
}

/// The text is not four digits of 0 and 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SticksParseError;

impl fmt::Display for SticksParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("sticks are written as four digits, 1 for face up and 0 for face down, as in 0110")
    }
}

impl core::error::Error for SticksParseError {}

/// The number thrown: how far a piece must move. 1 to 6; which numbers occur is the ruleset's matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Throw(u8);

impl Throw {
    /// The highest number any ruleset throws.
    pub const MAX: u8 = 6;

    /// The throw of this number, 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MAX { Some(Self(number)) } else { None }
    }

    /// The throw of this number, for constants.
    ///
    /// # Panics
    /// If the number is not one of 1 to 6.
    #[must_use]
    pub const fn of(number: u8) -> Self {
        match Self::new(number) {
            Some(throw) => throw,
            None => panic!("throws count 1 to 6"),
        }
    }

    /// The number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of throws.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ThrowSet(u8);

impl ThrowSet {
    /// The throws with these numbers, for constants.
    ///
    /// # Panics
    /// If a number is not one of 1 to 6.
    #[must_use]
    pub const fn of(numbers: &[u8]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < numbers.len() {
            set |= 1 << Throw::of(numbers[i]).0;
            i += 1;
        }
        Self(set)
    }

    /// Whether the throw is in the set.
    #[must_use]
    pub const fn contains(self, throw: Throw) -> bool {
        self.0 >> throw.0 & 1 == 1
    }

    /// The throws of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Throw> {
        (1..=Throw::MAX).map(Throw).filter(move |&throw| self.contains(throw))
    }
}

impl fmt::Debug for ThrowSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
