//! What a game's page needs to know.

pub use senet_games::{Advice, Phrase, Viewer};
use senet_players::Level;
use senet_rules::{Action, Answer, Game, IllegalMove, Position, Ruleset, Seat, Square, Throw, Turn};

/// A seat and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name the player chose, cleaned; `None` without one.
    pub name: Option<String>,
    /// Whether anybody has taken the seat.
    pub taken: bool,
    /// Whether the player has the page open now.
    pub here: bool,
}

/// Whether and how the game waits for its second player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Both seats are taken.
    No,
    /// The other seat is for whoever gets the link.
    ForFriend,
    /// The other seat is for the next stranger who looks for this ruleset.
    InQueue,
}

/// The players' clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What each seat has left, in milliseconds.
    pub left: [u64; 2],
    /// What a seat gains by each of its moves, in seconds.
    pub bonus: u32,
    /// Whose clock runs.
    pub running: Option<Seat>,
}

/// What has come of another game between the two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// Nobody has offered one.
    None,
    /// This seat has offered one.
    Offered(Seat),
    /// It has begun: the id of the next game.
    Begun(String),
}

/// Whether the viewer may claim a game that the other has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// There is nothing to claim: the other is here, or it is the viewer's own turn.
    No,
    /// In so many seconds, if the other stays away.
    In(u32),
    /// Now.
    Now,
}

/// Why a request was refused, for the sentence shown with the present state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The game had gone on when the request came.
    Stale,
    /// It is the other seat's turn.
    NotYourTurn,
    /// The viewer has no seat in this game.
    NoSeat,
    /// No seat is free any more.
    Full,
    /// A throw has to be played before the next.
    ThrowPending {
        /// The throw.
        throw: Throw,
    },
    /// The sticks must be thrown before a piece moves.
    NotThrown,
    /// The move is not legal.
    Illegal {
        /// The square of the piece.
        from: Square,
        /// Why it cannot move.
        reason: IllegalMove,
    },
    /// The game is over.
    GameOver,
    /// The game cannot be left any more: it has begun.
    Begun,
    /// The game cannot be claimed (yet).
    CannotClaim,
    /// Hints are given only against the computer.
    NoHints,
    /// No throw waits for a move of the viewer.
    NothingToChoose,
    /// A rematch can only follow a game that is over.
    NotOver,
    /// Too many requests; the viewer may try again in so many seconds.
    TooMany {
        /// Seconds.
        seconds: u32,
    },
}

/// A game as one viewer sees it.
#[derive(Clone, Debug)]
pub struct GameModel {
    /// The game's id, as in its address.
    pub id: String,
    /// The version of its state.
    pub version: u64,
    /// Who looks.
    pub viewer: Viewer,
    /// Whether it waits for its second player.
    pub waiting: Waiting,
    /// The game as it stands; nothing thrown while it waits.
    pub game: Game,
    /// Every throw with its answer. Folding them gives `game`, but for resignation, claims and time.
    pub turns: Vec<Turn>,
    /// The turn that is looked at again: the board after that many turns. `None`: the present.
    pub replay: Option<usize>,
    /// First and second player.
    pub players: [Player; 2],
    /// How many others have the page open.
    pub watchers: u32,
    /// The link to send to a friend, whole: `https://senet.example/g/7kqm2fv`.
    pub link: String,
    /// Clocks, if the game is played with them.
    pub clock: Option<Clock>,
    /// The next game between the two.
    pub rematch: Rematch,
    /// Whether the viewer may claim the game.
    pub claim: Claim,
    /// What was said last, the newest last; at most one a seat.
    pub said: Vec<(Seat, Phrase)>,
    /// The computer's seat and level, if it plays.
    pub computer: Option<(Seat, Level)>,
    /// How many hints the player has asked for.
    pub hints: u32,
    /// The hint for the throw that waits, if the viewer has asked for it.
    pub advice: Option<Advice>,
    /// SHA-256 of the seed, in hexadecimal digits.
    pub commitment: String,
    /// The seed in hexadecimal digits, once the game is over.
    pub seed: Option<String>,
    /// What the viewer has to be told about the request just made.
    pub notice: Option<Notice>,
}

impl GameModel {
    /// The ruleset.
    #[must_use]
    pub fn rules(&self) -> &'static Ruleset {
        self.game.rules()
    }

    /// Whether both seats are taken.
    #[must_use]
    pub fn begun(&self) -> bool {
        self.waiting == Waiting::No
    }

    /// Whether the viewer has to act now: throw, move, or, where both sit at one device, hand it on.
    #[must_use]
    pub fn viewer_to_act(&self) -> bool {
        self.begun() && self.game.turn().is_some_and(|seat| self.viewer.holds(seat))
    }

    /// Whether the viewer is asked to join: a visitor before the second seat is taken.
    #[must_use]
    pub fn is_invitation(&self) -> bool {
        self.waiting == Waiting::ForFriend && self.viewer == Viewer::Watching
    }

    /// The turns up to the one that is looked at.
    #[must_use]
    pub fn shown_turns(&self) -> &[Turn] {
        &self.turns[..self.replay.unwrap_or(self.turns.len()).min(self.turns.len())]
    }

    /// The game that is looked at: the present, or as it stood after a turn.
    #[must_use]
    pub fn shown_game(&self) -> Game {
        if self.replay.is_none() {
            return self.game;
        }
        fold(self.rules(), self.shown_turns())
    }

    /// The position of the last shown turn as it stood with the throw, before it was answered.
    #[must_use]
    pub fn before_last(&self) -> Option<Position> {
        let turns = self.shown_turns();
        let (last, earlier) = turns.split_last()?;
        fold(self.rules(), earlier).position().with_throw(Some(last.throw)).ok()
    }
}

/// Folds turns to a game, as far as they can be played; what a store gives can always be played.
fn fold(rules: &'static Ruleset, turns: &[Turn]) -> Game {
    let mut game = Game::new(rules);
    for turn in turns {
        let mut played = game.apply(Action::Throw(turn.sticks)).is_ok();
        if let Answer::Played(answer) = turn.answer
            && let Some(from) = answer.from()
        {
            played &= game.apply(Action::Move(from)).is_ok();
        }
        if !played {
            break;
        }
    }
    game
}
