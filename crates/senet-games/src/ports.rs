//! What the games need from outside: somewhere to be kept, somebody to tell, the time, and chance.

use std::error::Error;

use async_trait::async_trait;
use senet_rules::Seat;
use tokio::sync::watch;

use crate::{GameId, SecretHash};

/// Milliseconds since 1970-01-01T00:00:00Z.
pub type Millis = i64;

/// Something in the store failed; nothing of the request was kept.
#[derive(Debug, thiserror::Error)]
#[error("the store failed")]
pub struct StoreError(#[source] pub Box<dyn Error + Send + Sync>);

/// Why something was not kept.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// Somebody else wrote first: the expected version is not the present one.
    #[error("another write came first")]
    Conflict,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// New entries at the end of one game's log, with what the store's indexes must say afterwards.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The number of entries that must be there now; 0 makes the game.
    pub expected: u32,
    /// The entries as JSON.
    pub entries: Vec<String>,
    /// What can be looked up.
    pub index: Index,
}

/// By what a game can be found, besides its id.
#[derive(Clone, Default, Debug)]
pub struct Index {
    /// When this was.
    pub at: Millis,
    /// Whether the game is over.
    pub over: bool,
    /// The queue in which the game waits for a stranger.
    pub queue: Option<String>,
    /// When the clock of the player in turn runs out.
    pub due: Option<Millis>,
    /// Since when the computer has to throw or to move.
    pub computer: Option<Millis>,
    /// Whoever holds a seat, if that has changed.
    pub holders: Option<Vec<SecretHash>>,
}

/// What the store knows of a game beyond what its reader knew.
#[derive(Clone, Default, Debug)]
pub struct Reading {
    /// The entries after the version that the reader knew, in order.
    pub entries: Vec<String>,
    /// The notes' revision; 0 if there are none.
    pub notes_revision: u32,
    /// The notes, if their revision is not the one that the reader knew.
    pub notes: Option<String>,
    /// When each seat was last seen, coarsely.
    pub seen: [Option<Millis>; 2],
}

/// A time in which no server was there; it counts against nobody's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last sign of life.
    pub from: Millis,
    /// The first one after it.
    pub until: Millis,
}

/// Where games are kept: an append-only log for each, notes beside it, and a few indexes.
///
/// What a method has answered is durable. Two writers of one version: exactly one wins.
#[async_trait]
pub trait GameStore: Send + Sync + 'static {
    /// Appends to one or more logs: all of it, or nothing.
    async fn append(&self, appends: Vec<Append>) -> Result<(), CommitError>;

    /// What is new since this version and this revision of the notes; `None` if there is no such game.
    async fn read(&self, game: GameId, version: u32, notes: u32) -> Result<Option<Reading>, StoreError>;

    /// Replaces the notes, if they are still at this revision (0: there are none yet), which is raised by one.
    /// `holder` is added to those who hold a seat.
    async fn write_notes(
        &self,
        game: GameId,
        expected: u32,
        notes: String,
        holder: Option<SecretHash>,
    ) -> Result<(), CommitError>;

    /// Remembers that a seat's holder is there. Soon, not at once, and without an answer: a lost one costs little.
    fn note_seen(&self, game: GameId, seat: Seat, at: Millis);

    /// The games in which this secret holds a seat, unfinished ones only, the latest first, at most `limit`.
    async fn unfinished(&self, holder: SecretHash, limit: usize) -> Result<Vec<GameId>, StoreError>;

    /// The games that wait in this queue, the oldest first, at most `limit`; only those that were changed, or whose
    /// player was seen, since then.
    async fn queue(&self, queue: &str, since: Millis, limit: usize) -> Result<Vec<GameId>, StoreError>;

    /// The queues in which at least two such games wait.
    async fn queues(&self, since: Millis) -> Result<Vec<String>, StoreError>;

    /// The games with a clock that runs out at or before this time, at most `limit`.
    async fn due(&self, at: Millis, limit: usize) -> Result<Vec<GameId>, StoreError>;

    /// The games in which the computer has had to throw or to move since this time or longer, the longest first, at
    /// most `limit`.
    async fn computer_turns(&self, since: Millis, limit: usize) -> Result<Vec<GameId>, StoreError>;

    /// A sign of life. Returns the outages of the last day; one that has just ended is added first.
    async fn beat(&self, at: Millis) -> Result<Vec<Outage>, StoreError>;
}

/// Servers are thought to be away after this long without a sign of life.
pub const OUTAGE: Millis = 10_000;
/// Outages are forgotten after this long.
pub const OUTAGES_KEPT: Millis = 24 * 3600 * 1000;

/// That a game may have changed. Only a hint: it may be lost, doubled or late.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The version that it has at least.
    pub version: u32,
    /// The revision that its notes have at least.
    pub notes: u32,
    /// Raised with every hint, also when only somebody came or went.
    pub count: u64,
}

impl Hint {
    /// Takes up what another hint says.
    pub fn merge(&mut self, version: u32, notes: u32) {
        self.version = self.version.max(version);
        self.notes = self.notes.max(notes);
        self.count += 1;
    }
}

/// Tells everyone who looks at a game that it may have changed.
pub trait Bulletin: Send + Sync + 'static {
    /// The game has at least this version, and its notes this revision.
    fn publish(&self, game: GameId, version: u32, notes: u32);

    /// Wakes its holder whenever something about this game may have changed.
    fn subscribe(&self, game: GameId) -> watch::Receiver<Hint>;
}

/// The time.
pub trait Clock: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Millis;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(0, |since| since.as_millis().try_into().unwrap_or(Millis::MAX))
    }
}

/// Where unforeseeable bytes come from.
pub trait Randomness: Send + Sync + 'static {
    /// Fills the buffer.
    fn fill(&self, buffer: &mut [u8]);
}

/// The operating system's generator.
#[derive(Clone, Copy, Debug)]
pub struct SystemRandomness;

impl Randomness for SystemRandomness {
    /// # Panics
    /// If the operating system has no randomness to give: no seed may be made up without it.
    fn fill(&self, buffer: &mut [u8]) {
        getrandom::fill(buffer).expect("the operating system gives random bytes");
    }
}
