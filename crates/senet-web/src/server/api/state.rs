//! STATE: a game as the JSON interface shows it, the same for players and those who watch.

use senet_games::{GameState, Games, Opponent, Rematch, Snapshot};
use senet_rules::{Happening, Move, MoveKind, Phase, Position, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// A game.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct State {
    /// The game's name, as in its link.
    #[schema(example = "4k2m9x7qwd")]
    id: String,
    /// `standard` or `jequier`.
    #[schema(example = "jequier")]
    rules: &'static str,
    /// The revision of the rules that the game is played by.
    revision: u16,
    /// Raised by everything that changes the game. Actions name the version they were decided on.
    version: u32,
    /// What the game waits for.
    phase: PhaseName,
    /// The position as text; its side is `-` while nobody owns one.
    #[schema(example = "CSCSCSCSCS/10/10 - -")]
    position: String,
    /// Whose turn it is; null while the game waits or is over.
    turn: Option<SeatName>,
    /// Each seat's side, once sides are given out.
    sides: BySeat<Option<SideName>>,
    /// The number thrown that waits to be played.
    throw: Option<u8>,
    /// How the sticks fell last: each face up or not.
    sticks: Option<[bool; 4]>,
    /// The legal moves with the throw that waits.
    moves: Vec<LegalMove>,
    /// What happened with the last change of the board, in order.
    last: Vec<Happened>,
    /// Who won.
    winner: Option<SeatName>,
    /// How the game ended.
    ending: Option<&'static str>,
    /// SHA-256 of the seed from which the throws are drawn.
    commitment: String,
    /// The seed, once the game is over: 64 hexadecimal digits.
    seed: Option<String>,
    /// `friend`, `same-device`, `stranger` or `computer`.
    opponent: &'static str,
    /// The computer, if it plays.
    computer: Option<ComputerState>,
    /// Who sits there.
    players: BySeat<Player>,
    /// How many look on without a seat.
    watchers: u32,
    /// The players' time, if the game is played with a clock.
    clock: Option<ClockState>,
    /// Whether another game follows.
    rematch: Option<RematchState>,
}

/// A value for each seat.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct BySeat<T> {
    first: T,
    second: T,
}

impl<T> BySeat<T> {
    pub(super) fn of(value: impl Fn(Seat) -> T) -> Self {
        Self { first: value(Seat::First), second: value(Seat::Second) }
    }
}

/// What a game waits for.
#[derive(Serialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
enum PhaseName {
    /// A player for a free seat.
    Waiting,
    /// A throw that may give out the sides.
    ThrowOff,
    /// A throw.
    Throw,
    /// A move.
    Move,
    /// Nothing.
    Over,
}

/// A seat.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatName {
    /// Throws first.
    First,
    /// Throws second.
    Second,
}

impl From<Seat> for SeatName {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::First,
            Seat::Second => Self::Second,
        }
    }
}

/// A side: `C` the cones, `S` the spools.
#[derive(Serialize, ToSchema, Debug)]
enum SideName {
    C,
    S,
}

impl From<senet_rules::Side> for SideName {
    fn from(side: senet_rules::Side) -> Self {
        match side {
            senet_rules::Side::Cones => Self::C,
            senet_rules::Side::Spools => Self::S,
        }
    }
}

/// A move, named by the square it leaves.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct LegalMove {
    /// The move as text.
    #[schema(example = "4x7")]
    r#move: String,
    /// The square it leaves.
    from: Option<u8>,
    /// `step`, `swap`, `water`, `off`, `back` or `pass`.
    kind: &'static str,
    /// Where the piece ends up; null when it leaves the board.
    to: Option<u8>,
}

impl From<Move> for LegalMove {
    fn from(legal: Move) -> Self {
        let number = |square: senet_rules::Square| square.number();
        Self {
            r#move: legal.to_string(),
            from: legal.from().map(number),
            kind: kind_name(legal.kind()),
            to: legal.to().map(number),
        }
    }
}

fn kind_name(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Step => "step",
        MoveKind::Swap => "swap",
        MoveKind::Water => "water",
        MoveKind::Off => "off",
        MoveKind::Back => "back",
        MoveKind::Pass => "pass",
    }
}

/// One thing that happened.
#[derive(Serialize, ToSchema, Debug)]
#[serde(tag = "what", rename_all = "kebab-case")]
enum Happened {
    /// The sticks fell.
    Thrown {
        /// Who threw.
        seat: SeatName,
        /// How the sticks fell: each face up or not.
        sticks: [bool; 4],
        /// What they count.
        throw: u8,
    },
    /// The throw-off is decided: this seat has the spools.
    TookSpools {
        /// Who.
        seat: SeatName,
    },
    /// A piece moved.
    Moved {
        /// Whose.
        seat: SeatName,
        /// How.
        #[serde(flatten)]
        legal: LegalMove,
    },
    /// No piece could move: the throw was passed.
    Passed {
        /// Who had thrown.
        seat: SeatName,
        /// Whether the same seat throws again.
        throws_again: bool,
    },
    /// The game ended.
    Ended {
        /// Who won.
        winner: SeatName,
        /// `borne-off`, `resignation`, `absence` or `time`.
        ending: &'static str,
    },
}

impl From<&Happening> for Happened {
    fn from(happening: &Happening) -> Self {
        match *happening {
            Happening::Thrown { seat, sticks, throw } => {
                Self::Thrown { seat: seat.into(), sticks: sticks.faces(), throw: throw.number() }
            }
            Happening::TookSpools { seat } => Self::TookSpools { seat: seat.into() },
            Happening::Moved { seat, played, .. } => Self::Moved { seat: seat.into(), legal: played.into() },
            Happening::Passed { seat, throws_again } => Self::Passed { seat: seat.into(), throws_again },
            Happening::Ended(outcome) => {
                Self::Ended { winner: outcome.winner.into(), ending: outcome.ending.name() }
            }
        }
    }
}

/// A seat and who sits there.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Player {
    /// Whether the seat is taken.
    taken: bool,
    /// What the player wants to be called.
    name: Option<String>,
    /// Whether the player is there now.
    here: bool,
}

/// The computer as a player.
#[derive(Serialize, ToSchema, Debug)]
struct ComputerState {
    /// Its seat.
    seat: SeatName,
    /// Its level, 1 to 6.
    #[schema(minimum = 1, maximum = 6)]
    level: u8,
    /// How many hints its opponent has asked for.
    hints: u32,
}

/// The players' time.
#[derive(Serialize, ToSchema, Debug)]
struct ClockState {
    /// Milliseconds that each seat has left.
    left: BySeat<i64>,
    /// Seconds that each answered throw adds.
    bonus: u32,
    /// Whose clock runs.
    running: Option<SeatName>,
}

/// Whether another game follows.
#[derive(Serialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
enum RematchState {
    /// This seat has offered one.
    Offered(SeatName),
    /// It was agreed, and is this game.
    Next(String),
}

impl State {
    /// The game as it stands now.
    pub(crate) fn of(games: &Games, snapshot: &Snapshot) -> Self {
        Self::at(games, snapshot, &snapshot.state)
    }

    /// An earlier state of the game, with those who are there now.
    pub(crate) fn at(games: &Games, snapshot: &Snapshot, state: &GameState) -> Self {
        let game = state.game();
        let waiting = state.is_waiting() && !state.is_over();
        let position = if waiting { Position::unowned(state.rules()) } else { *game.position() };
        let outcome = game.outcome();
        let now = games.now();
        Self {
            id: state.id().to_string(),
            rules: state.rules().id,
            revision: state.rules().revision,
            version: state.version(),
            phase: match game.phase() {
                Phase::Over => PhaseName::Over,
                _ if waiting => PhaseName::Waiting,
                Phase::ThrowOff => PhaseName::ThrowOff,
                Phase::Throw => PhaseName::Throw,
                Phase::Move => PhaseName::Move,
            },
            position: position.to_string(),
            turn: state.turn().map(Into::into),
            sides: BySeat::of(|seat| if waiting { None } else { game.side_of(seat).map(Into::into) }),
            throw: position.throw().map(senet_rules::Throw::number),
            sticks: game.sticks().map(senet_rules::Sticks::faces),
            moves: game.legal_moves().map(Into::into).collect(),
            last: state.last().iter().map(Into::into).collect(),
            winner: outcome.map(|outcome| outcome.winner.into()),
            ending: outcome.map(|outcome| outcome.ending.name()),
            commitment: state.commitment().to_string(),
            seed: state.seed().map(senet_games::Seed::reveal),
            opponent: match state.opponent() {
                Opponent::Friend => "friend",
                Opponent::SameDevice => "same-device",
                Opponent::Stranger => "stranger",
                Opponent::Computer { .. } => "computer",
            },
            computer: state.computer().map(|(seat, level)| ComputerState {
                seat: seat.into(),
                level: level.number(),
                hints: snapshot.notes.hints,
            }),
            players: BySeat::of(|seat| Player {
                taken: state.is_taken(seat),
                name: snapshot.name(seat).map(str::to_owned),
                here: games.is_present(snapshot, seat, now),
            }),
            watchers: games.watchers(state.id()),
            clock: state.left().zip(state.time()).map(|(left, time)| {
                let running = state.running().map(|(seat, _)| seat);
                let spent = state.spent(now, &games.outages());
                let left = |seat: Seat| {
                    let spent = if running == Some(seat) { spent } else { 0 };
                    (left[seat.index()] - spent).max(0)
                };
                ClockState { left: BySeat::of(left), bonus: time.bonus, running: running.map(Into::into) }
            }),
            rematch: match state.rematch() {
                Rematch::None => None,
                Rematch::Offered(seat) => Some(RematchState::Offered(seat.into())),
                Rematch::Accepted(next) => Some(RematchState::Next(next.to_string())),
            },
        }
    }
}
