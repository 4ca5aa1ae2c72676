//! What holds a seat: secrets, of which only the hash is ever kept.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Randomness, hex};

/// 128 random bits that a player's browser or program keeps and shows to act for a seat.
///
/// It never appears in a log line: `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 16]);

impl Secret {
    /// A new random secret.
    #[must_use]
    pub fn random(randomness: &dyn Randomness) -> Self {
        let mut bytes = [0; 16];
        randomness.fill(&mut bytes);
        Self(bytes)
    }

    pub(crate) fn of_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }

    /// The secret in hexadecimal digits, for its holder alone.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The text is no secret: 32 hexadecimal digits were expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a secret has 32 hexadecimal digits")]
pub struct NotASecret;

impl FromStr for Secret {
    type Err = NotASecret;

    fn from_str(text: &str) -> Result<Self, NotASecret> {
        hex::decode(text).map(Self).ok_or(NotASecret)
    }
}

/// SHA-256 of a [`Secret`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SecretHash([u8; 32]);

impl SecretHash {
    /// The 32 bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for SecretHash {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(..)")
    }
}

impl From<SecretHash> for String {
    fn from(hash: SecretHash) -> Self {
        hex::encode(&hash.0)
    }
}

impl TryFrom<String> for SecretHash {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        hex::decode(&text).map(Self).ok_or("a secret's hash has 64 hexadecimal digits")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SystemRandomness;

    #[test]
    fn a_secret_reads_back_and_is_not_printed() {
        let secret = Secret::random(&SystemRandomness);
        assert_eq!(secret.reveal().parse::<Secret>(), Ok(secret.clone()));
        assert!(!format!("{secret:?} {:?}", secret.hash()).contains(&secret.reveal()));
    }
}
