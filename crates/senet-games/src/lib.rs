//! The life of a game of Senet between two people: making it, taking a seat, throwing, moving, resigning, claiming,
//! the clock, the rematch, and fair throws; and the computer that takes a seat.
//!
//! For whoever offers games to people, over whatever wire. [`Games`] does what a player asks: it loads the game (an
//! append-only log of [`Event`]s, folded into a [`GameState`]), asks the rules what follows, appends to the store with
//! the version it saw, and only then answers. What it needs from outside are ports: a [`GameStore`], a [`Bulletin`], a
//! [`Clock`] and a source of [`Randomness`]; the ones in memory ([`MemoryStore`], [`LocalBulletin`]) are part of it.
//!
//! It will never know HTTP, HTML or SQL.

mod advice;
mod computer;
#[cfg(any(test, feature = "contract"))]
pub mod contract;
mod fair;
mod games;
mod hex;
mod id;
mod judges;
mod log;
mod memory;
mod notes;
mod play;
mod ports;
mod presence;
mod refusal;
mod seats;
mod secret;
mod snapshot;
mod state;
mod upkeep;

pub use advice::{Advice, Advised};
pub use computer::{ComputerPlayer, PACE};
pub use fair::{Commitment, NotAShake, Seed, Shake, Verified, VerifyError, verify};
pub use games::Games;
pub use id::{GameId, NotAnId};
pub use judges::Judges;
pub use log::{Created, Entry, Event, FORMAT, LogError, Opponent, TimeControl};
pub use memory::{LocalBulletin, MemoryStore};
pub use notes::{Name, Notes, Phrase, Said};
pub use play::ABSENCE;
pub use ports::{
    Append, Bulletin, Clock, CommitError, GameStore, Hint, Index, Millis, OUTAGE, OUTAGES_KEPT, Outage,
    Randomness, Reading, StoreError, SystemClock, SystemRandomness,
};
pub use presence::{Here, Viewer};
pub use refusal::{Refusal, Refused};
pub use seats::NewGame;
pub use secret::{NotASecret, Secret, SecretHash};
pub use snapshot::Snapshot;
pub use state::{Change, GameState, Rematch};
