//! Fair throws: a seed that is drawn and committed to before anybody throws.
//!
//! The *commitment*, SHA-256 of the seed, is shown from the start, so the seed cannot be chosen later. Each throw may
//! carry a *shake* from the thrower's browser, so that the throws are not settled by the seed alone and cannot be read
//! beforehand. Throw `n` is the first byte of HMAC-SHA-256 under the seed of `"<game id>:<n>:<shake in hex>"`; its four
//! lowest bits are the sticks. Once the game is over the seed is shown, and everybody can compute all of it again.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use senet_rules::{Record, RecordError, Sticks};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{GameId, Randomness, hex};

/// 256 random bits from which the throws of one game are drawn. Nobody may see it before the end; `Debug` hides it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A new random seed.
    #[must_use]
    pub fn random(randomness: &dyn Randomness) -> Self {
        let mut bytes = [0; 32];
        randomness.fill(&mut bytes);
        Self(bytes)
    }

    /// What is shown of it before the end: SHA-256 of its 32 bytes.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed in hexadecimal digits, for a game that is over.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }

    /// Throw number `n`, counted from 1.
    #[must_use]
    pub fn throw(&self, game: GameId, n: u32, shake: Option<&Shake>) -> Sticks {
        let shake = shake.map(ToString::to_string).unwrap_or_default();
        Sticks::from_bits(keyed(&self.0, &format!("{game}:{n}:{shake}"))[0])
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.reveal()
    }
}

impl TryFrom<String> for Seed {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        hex::decode(&text).map(Self).ok_or("a seed has 64 hexadecimal digits")
    }
}

/// HMAC-SHA-256.
pub(crate) fn keyed(key: &[u8], message: &str) -> [u8; 32] {
    // A key of any length is good.
    Hmac::<Sha256>::new_from_slice(key)
        .map(|mac| mac.chain_update(message).finalize().into_bytes().into())
        .unwrap_or_default()
}

/// SHA-256 of a [`Seed`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// 16 random bytes that the thrower's browser adds to a throw. `Display` and `FromStr` use 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shake([u8; 16]);

/// The text is no shake: 32 hexadecimal digits were expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a shake has 32 hexadecimal digits (16 bytes)")]
pub struct NotAShake;

impl From<[u8; 16]> for Shake {
    fn from(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Shake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl FromStr for Shake {
    type Err = NotAShake;

    fn from_str(text: &str) -> Result<Self, NotAShake> {
        hex::decode(text).map(Self).ok_or(NotAShake)
    }
}

impl TryFrom<String> for Shake {
    type Error = NotAShake;

    fn try_from(text: String) -> Result<Self, NotAShake> {
        text.parse()
    }
}

impl From<Shake> for String {
    fn from(shake: Shake) -> Self {
        shake.to_string()
    }
}

/// What a record that holds its seed proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many throws were computed again.
    pub throws: usize,
    /// Whether the game is over.
    pub over: bool,
}

/// Why a record does not prove its throws.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// It is no record, or breaks the rules.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A header is missing.
    #[error("the header {0} is missing")]
    Missing(&'static str),
    /// A header cannot be read.
    #[error("the header {name} cannot be read: expected {expected}")]
    Header {
        /// Its name.
        name: &'static str,
        /// What it should hold.
        expected: &'static str,
    },
    /// The seed is not the one that was committed to.
    #[error("the seed is not the one committed to: SHA-256 of it is {found}")]
    Commitment {
        /// SHA-256 of the seed in the record.
        found: Commitment,
    },
    /// A throw has a shake that no browser sent: 32 digits were expected.
    #[error("throw {number}: {NotAShake}")]
    Shake {
        /// Counted from 1.
        number: usize,
    },
    /// The sticks fell otherwise.
    #[error("throw {number}: the seed gives {expected}, the record says {found}")]
    Throw {
        /// Counted from 1.
        number: usize,
        /// What the seed gives.
        expected: Sticks,
        /// What the record says.
        found: Sticks,
    },
}

/// Checks a record by itself: the rules, the commitment, and every throw against the seed.
///
/// # Errors
/// The first thing that does not fit.
pub fn verify(text: &str) -> Result<Verified, VerifyError> {
    let record: Record = text.parse()?;
    let game = record.replay()?;
    let header = |name| record.header(name).ok_or(VerifyError::Missing(name));
    let id: GameId = header("Game")?
        .parse()
        .map_err(|_| VerifyError::Header { name: "Game", expected: "the game's name of ten characters" })?;
    let digits = |name| VerifyError::Header { name, expected: "64 hexadecimal digits" };
    let commitment: [u8; 32] = hex::decode(header("Commitment")?).ok_or(digits("Commitment"))?;
    let seed = Seed(hex::decode(header("Seed")?).ok_or(digits("Seed"))?);
    if seed.commitment() != Commitment(commitment) {
        return Err(VerifyError::Commitment { found: seed.commitment() });
    }
    for (number, turn) in (1..).zip(&record.turns) {
        let shake = turn.shake.as_deref().map(str::parse::<Shake>).transpose();
        let shake = shake.map_err(|_| VerifyError::Shake { number })?;
        let expected = seed.throw(id, number as u32, shake.as_ref());
        if turn.sticks != expected {
            return Err(VerifyError::Throw { number, expected, found: turn.sticks });
        }
    }
    Ok(Verified { throws: record.turns.len(), over: game.outcome().is_some() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with another program:
    /// `printf 'abcdefghjk:1:' | openssl dgst -sha256 -mac HMAC -macopt hexkey:00..00`.
    #[test]
    fn a_throw_is_the_first_byte_of_the_hmac() {
        let id: GameId = "abcdefghjk".parse().unwrap();
        let mac = keyed(&[0; 32], "abcdefghjk:1:");
        assert_eq!(Seed([0; 32]).throw(id, 1, None).bits(), mac[0] & 15);
        assert_eq!(
            keyed(b"Jefe", "what do ya want for nothing?")[..4],
            [0x5b, 0xdc, 0xc1, 0x46],
            "RFC 4231, case 2"
        );
    }

    /// A million throws against 4:6:4:1:1, with and without shakes. The limit is that of one chance in a million for
    /// four degrees of freedom.
    #[test]
    fn a_million_throws_are_fair() {
        let mut counts = [0_u32; 5];
        let id: GameId = "0123456789".parse().unwrap();
        for game in 0..100_u8 {
            let seed = Seed([game; 32]);
            for n in 1..=10_000_u32 {
                let shake = n.is_multiple_of(2).then(|| Shake(u128::from(n).to_be_bytes()));
                counts[usize::from(seed.throw(id, n, shake.as_ref()).faces_up())] += 1;
            }
        }
        let chi_square: f64 = counts
            .iter()
            .zip([1.0, 4.0, 6.0, 4.0, 1.0])
            .map(|(&count, sixteenths)| {
                let expected = sixteenths * 1_000_000.0 / 16.0;
                (f64::from(count) - expected).powi(2) / expected
            })
            .sum();
        println!("none to four up: {counts:?}, chi-square {chi_square:.2} with 4 degrees of freedom");
        assert!(chi_square < 33.4, "{counts:?}: {chi_square}");
    }
}
