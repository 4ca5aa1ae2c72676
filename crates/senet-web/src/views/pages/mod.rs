//! The pages that are read: the two games and their rules, and what is stored.

mod comparison;
mod examples;
pub mod jequier;
mod parts;
pub mod privacy;
pub mod senet;
pub mod structured;

/// What the solution of a game says about it, each figure written for the page's language.
#[derive(Clone, Debug)]
pub struct Perfect {
    /// Percentage of the games that the one who begins wins: the first player in the standard game, the winner of the
    /// throw-off in Jéquier's.
    pub percent: String,
    /// How many throws a game takes on average.
    pub throws: u64,
    /// The standard deviation of that number.
    pub spread: u64,
    /// By how many percentage points a throw changes the chance of winning, on average.
    pub swing: String,
    /// When the solution was computed.
    pub date: String,
}

#[cfg(test)]
mod tests;
