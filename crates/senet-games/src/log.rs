//! The entries of a game's log and their form in the store.

use senet_players::Level;
use senet_rules::{Seat, Sticks};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{GameId, Millis, Secret, SecretHash, Seed, Shake};

/// The form in which entries are written. Raised when an old reader could misread a new entry.
pub const FORMAT: u32 = 1;

/// One thing that happened to a game, and when. The game is the fold of its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// What.
    pub event: Event,
}

/// What can happen to a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The game was made. Always the first entry and never a later one.
    Created(Box<Created>),
    /// A free seat was taken.
    Joined {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
        /// What is kept of its holder's secret.
        holder: SecretHash,
    },
    /// A seat was given up before the first throw.
    Left {
        /// The seat.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// Two who each waited for a stranger were brought together: whoever waits here plays there.
    LedOn {
        /// The game in which they play.
        to: GameId,
    },
    /// The sticks fell for the seat whose turn it was.
    Thrown {
        /// How.
        #[serde(with = "sticks")]
        sticks: Sticks,
        /// What the thrower's browser added to the draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shake: Option<Shake>,
        /// What this took of the thrower's time, in milliseconds; 0 without a clock.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent: u32,
    },
    /// The seat whose turn it was moved the piece on this square.
    Moved {
        /// The square.
        from: u8,
        /// What this took of the player's time, in milliseconds; 0 without a clock.
        #[serde(default, skip_serializing_if = "is_zero")]
        spent: u32,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// A player claimed the game, the other having been away.
    Claimed {
        /// Who claimed.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// A player's time ran out.
    OutOfTime {
        /// Whose.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// A player offered another game.
    RematchOffered {
        /// Who.
        #[serde(with = "seat")]
        seat: Seat,
    },
    /// The offer was accepted.
    RematchAccepted {
        /// The game that followed.
        next: GameId,
    },
}

/// What a game is made with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// The ruleset's id.
    pub rules: String,
    /// The ruleset's revision.
    pub revision: u16,
    /// Against whom.
    pub opponent: Opponent,
    /// Who holds each seat; none while it is free.
    pub seats: [Vec<SecretHash>; 2],
    /// From which the throws are drawn.
    pub seed: Seed,
    /// The key of the links that carry a seat to another device, in hexadecimal digits.
    #[serde(with = "secret")]
    pub device_key: Secret,
    /// Time for each player; none by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// The game that this one is the rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<GameId>,
}

/// Against whom a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// Whoever is sent the link.
    Friend,
    /// The maker holds both seats: two people at one device.
    SameDevice,
    /// Whoever else is waiting, or comes next.
    Stranger,
    /// The computer, which holds the seat that nobody holds when the game is made.
    Computer {
        /// How well it plays.
        #[serde(with = "level")]
        level: Level,
    },
}

/// A time for each player, and more for each turn answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TimeControl {
    /// What each player begins with, in seconds.
    pub time: u32,
    /// What each throw that was answered or passed adds, in seconds.
    pub bonus: u32,
}

impl Entry {
    /// The entry as it is kept.
    #[must_use]
    pub fn to_json(&self) -> String {
        let stored = Stored { format: FORMAT, at: self.at, event: &self.event };
        // Neither a map with foreign keys nor a failing writer is involved.
        serde_json::to_string(&stored).unwrap_or_default()
    }

    /// Reads an entry.
    ///
    /// # Errors
    /// The text is none, or was written in a later form.
    pub fn from_json(text: &str) -> Result<Self, LogError> {
        let stored: Stored<Event> = serde_json::from_str(text).map_err(LogError::Unreadable)?;
        if stored.format > FORMAT {
            return Err(LogError::LaterFormat { found: stored.format });
        }
        Ok(Self { at: stored.at, event: stored.event })
    }
}

#[derive(Serialize, Deserialize)]
struct Stored<E> {
    format: u32,
    at: Millis,
    #[serde(flatten)]
    event: E,
}

/// Why a stored game cannot be read. Only a damaged store or one written by a later version gives rise to it.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The entry is not written like one.
    #[error("an entry cannot be read")]
    Unreadable(#[source] serde_json::Error),
    /// The entry was written by a later version of this program.
    #[error("an entry is written in form {found}, this program knows forms up to {FORMAT}")]
    LaterFormat {
        /// Its form.
        found: u32,
    },
    /// No ruleset of this name and revision is known.
    #[error("no rules {rules:?} of revision {revision}")]
    UnknownRules {
        /// The name.
        rules: String,
        /// The revision.
        revision: u16,
    },
    /// The entry does not fit the game before it.
    #[error("entry {version} does not fit the game before it")]
    Misplaced {
        /// Its number, from 1.
        version: u32,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde calls")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

pub(crate) mod seat {
    use super::{Deserialize, Deserializer, Seat, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde calls")]
    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(seat.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let name = String::deserialize(deserializer)?;
        Seat::from_name(&name).ok_or_else(|| serde::de::Error::custom("a seat is first or second"))
    }
}

mod level {
    use super::{Deserialize, Deserializer, Level, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde calls")]
    pub(crate) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(level.number())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Level::new(number).ok_or_else(|| serde::de::Error::custom("a level is 1 to 6"))
    }
}

mod sticks {
    use super::{Deserialize, Deserializer, Serializer, Sticks};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde calls")]
    pub(crate) fn serialize<S: Serializer>(sticks: &Sticks, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(sticks)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Sticks, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

mod secret {
    use super::{Deserialize, Deserializer, Secret, Serializer};

    pub(crate) fn serialize<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&secret.reveal())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_keep_their_form() {
        let shake = Some(Shake::from([7; 16]));
        let entry =
            Entry { at: 5, event: Event::Thrown { sticks: Sticks::from_bits(0b0110), shake, spent: 0 } };
        let text = r#"{"format":1,"at":5,"event":"thrown","sticks":"0110","shake":"07070707070707070707070707070707"}"#;
        assert_eq!(entry.to_json(), text);
        assert_eq!(Entry::from_json(text).unwrap(), entry);
        let moved = Entry { at: 9, event: Event::Moved { from: 10, spent: 1200 } };
        assert_eq!(moved.to_json(), r#"{"format":1,"at":9,"event":"moved","from":10,"spent":1200}"#);
        assert_eq!(Entry::from_json(&moved.to_json()).unwrap(), moved);
    }

    #[test]
    fn an_entry_of_a_later_version_is_refused_not_misread() {
        let text = r#"{"format":2,"at":5,"event":"moved","from":10}"#;
        assert!(matches!(Entry::from_json(text), Err(LogError::LaterFormat { found: 2 })));
        assert!(matches!(Entry::from_json("{"), Err(LogError::Unreadable(_))));
    }
}
