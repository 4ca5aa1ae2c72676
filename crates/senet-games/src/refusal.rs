//! Why something was not done.

use std::sync::Arc;

use senet_rules::{IllegalMove, Throw};

use crate::{LogError, Millis, Snapshot, StoreError};

/// Why something was not done. The game is unchanged by the one who asked.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// Whoever asked holds no seat of this game.
    #[error("only a player of this game may do that")]
    NotYourSeat,
    /// The game has changed since the version that was named.
    #[error("the game has moved on")]
    Stale,
    /// It is the other player's turn.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// A seat is still free.
    #[error("the game has not begun: a seat is free")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// A throw waits for its move.
    #[error("the throw of {throw} must be played first")]
    ThrowPending {
        /// The throw.
        throw: Throw,
    },
    /// The move is not legal.
    #[error("that move is not legal: {0}")]
    Illegal(IllegalMove),
    /// Both seats are taken.
    #[error("both seats are taken")]
    NoFreeSeat,
    /// The game has begun, so nobody can leave without resigning.
    #[error("a seat can be left only before the first throw; after it, resign")]
    MayNotLeave,
    /// The other player has not been away for long enough.
    #[error("the other player has not been away for long enough: {} more seconds", seconds(*.wait))]
    NotAway {
        /// Milliseconds until the game may be claimed, if the other stays away.
        wait: Millis,
    },
    /// Whoever claims must be the one who waits.
    #[error("a game can be claimed only while the other player is in turn")]
    ClaimInTurn,
    /// Two people at one device have no use for it.
    #[error("both players are at this device")]
    SameDevice,
    /// The computer is always there.
    #[error("the computer is always there: a game against it cannot be claimed")]
    NeverAway,
    /// Hints are given only in games against the computer.
    #[error("hints are given only in games against the computer")]
    NoHints,
    /// There is nothing to be advised on: no throw waits for a move of this player.
    #[error("a hint is for a throw that waits for your move")]
    NothingToChoose,
    /// The player has just said enough.
    #[error("enough said for now: {} more seconds", seconds(*.wait))]
    TooTalkative {
        /// Milliseconds until the next phrase.
        wait: Millis,
    },
    /// The link that carries a seat to another device was used before or is not one.
    #[error("this link has been used or is not valid")]
    LinkUsed,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored cannot be read.
    #[error(transparent)]
    Log(#[from] LogError),
}

/// Milliseconds as whole seconds, begun ones counted.
fn seconds(wait: Millis) -> Millis {
    (wait + 999) / 1000
}

/// A refusal together with the game as it stands.
#[derive(Debug)]
pub struct Refused {
    /// Why.
    pub why: Refusal,
    /// The game; `None` if there is none or it could not be read.
    pub game: Option<Arc<Snapshot>>,
}

impl From<Refusal> for Refused {
    fn from(why: Refusal) -> Self {
        Self { why, game: None }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Refusal::from(error).into()
    }
}
