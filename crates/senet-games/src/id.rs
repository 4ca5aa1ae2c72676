//! Names of games.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Randomness;

/// The name of a game, as it stands in its link: ten characters of 32, fifty random bits.
///
/// Whoever knows it may watch, and may take a seat that is free; nothing else follows from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId([u8; GameId::LENGTH]);

impl GameId {
    /// Characters of an id.
    pub const LENGTH: usize = 10;
    /// Digits and small letters without those that are mistaken for others (i, l, o, u).
    const ALPHABET: &'static [u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    /// A new random id.
    #[must_use]
    pub fn random(randomness: &dyn Randomness) -> Self {
        let mut id = [0; Self::LENGTH];
        randomness.fill(&mut id);
        Self(id.map(|byte| Self::ALPHABET[usize::from(byte % 32)]))
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // Every byte is one of the alphabet's.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text names no game: an id has ten characters, digits and small letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the name of a game has {} characters, digits and small letters", GameId::LENGTH)]
pub struct NotAnId;

/// Capitals count as small letters.
impl FromStr for GameId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let bytes: [u8; Self::LENGTH] = text.as_bytes().try_into().map_err(|_| NotAnId)?;
        let id = bytes.map(|byte| byte.to_ascii_lowercase());
        if id.iter().all(|byte| Self::ALPHABET.contains(byte)) { Ok(Self(id)) } else { Err(NotAnId) }
    }
}

impl TryFrom<String> for GameId {
    type Error = NotAnId;

    fn try_from(text: String) -> Result<Self, NotAnId> {
        text.parse()
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> Self {
        id.as_str().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SystemRandomness;

    #[test]
    fn an_id_reads_back_as_written() {
        for _ in 0..1000 {
            let id = GameId::random(&SystemRandomness);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
        }
    }

    #[test]
    fn other_texts_are_no_ids() {
        for text in ["", "abc", "abcdefghjkm", "abcdefghi0", "../../etc/", "abcdefghjé", "          "] {
            assert_eq!(text.parse::<GameId>(), Err(NotAnId), "{text:?}");
        }
    }
}
