//! The computer as a player: when it is its turn, it throws and moves by the same way as everybody else.
//!
//! What it does follows from the game's id and version alone, and is written with the version that it was decided on: any
//! server may make its turn, several may try, and it is made once. Whoever makes its turns is told of each by [`Games`],
//! and looks into the store as well, so that after a restart, or when another server has gone, no game is left waiting.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use senet_players::{Evaluator, Level, choose_in};
use senet_rules::{Move, Phase, Square};
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::games::Decision;
use crate::{Event, GameId, GameState, Games, Hint, Judges, Millis, Refusal};

/// How long the computer waits after what happened last, in milliseconds: its throws and moves can be followed.
pub const PACE: Millis = 1_000;

/// How many of the computer's turns are made at once. Most of that time they wait for the disk.
const AT_ONCE: usize = 32;
/// How often the store is asked for turns that nobody makes.
const LOOK: Duration = Duration::from_secs(2);
/// How much longer than its pace a turn of the computer must have been due until it is taken for one that nobody makes.
const OVERDUE: Millis = 3_000;
/// How many of them are taken up at a time.
const TAKEN_UP: usize = 1000;

/// A turn of the computer.
#[derive(Clone, Copy, Debug)]
struct Turn {
    game: GameId,
    /// The version at which it is the computer's turn.
    version: u32,
    /// Since when.
    since: Millis,
}

/// Tells whoever makes the computer's turns of each of them.
#[derive(Default, Debug)]
pub(crate) struct TurnsTold(Mutex<Option<mpsc::UnboundedSender<Turn>>>);

impl TurnsTold {
    /// The computer has to act in this game, perhaps.
    pub(crate) fn tell(&self, state: &GameState) {
        if state.computer_to_act().is_none() {
            return;
        }
        let turn = Turn { game: state.id(), version: state.version(), since: state.changed_at() };
        let told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // While nobody listens the turn waits in the store.
        let _ = told.as_ref().map(|told| told.send(turn));
    }

    fn listen(&self) -> mpsc::UnboundedReceiver<Turn> {
        let (told, turns) = mpsc::unbounded_channel();
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(told);
        turns
    }
}

/// Makes the computer's turns in all games of a store.
#[derive(Debug)]
pub struct ComputerPlayer {
    games: Arc<Games>,
    judges: Arc<Judges>,
    pace: Millis,
}

impl ComputerPlayer {
    /// A player who waits `pace` milliseconds before each throw and move: [`PACE`] where people look on.
    #[must_use]
    pub fn new(games: Arc<Games>, judges: Arc<Judges>, pace: Millis) -> Self {
        Self { games, judges, pace }
    }

    /// Plays for as long as it is polled.
    pub async fn run(self) {
        let mut turns = self.games.computer.listen();
        let player = Arc::new(self);
        let mut queue = Queue::default();
        let mut acting = JoinSet::new();
        let mut look = interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // At the start nobody else makes any turn.
        let mut overdue = 0;
        loop {
            let now = player.games.now();
            let next = queue.first().filter(|_| acting.len() < AT_ONCE);
            let until = next.map_or(0, |due| (due - now).clamp(0, player.pace.max(1)));
            tokio::select! {
                Some(turn) = turns.recv() => queue.add(player.due(turn.since), turn.game, turn.version),
                () = sleep(Duration::from_millis(until.unsigned_abs())), if next.is_some() => {
                    if let Some((game, version)) = queue.take() {
                        let player = player.clone();
                        acting.spawn(async move { player.turn(game, version).await });
                    }
                }
                Some(done) = acting.join_next(), if !acting.is_empty() => {
                    if let Ok(Some(turn)) = done {
                        queue.add(player.due(turn.since), turn.game, turn.version);
                    }
                }
                _ = look.tick() => {
                    for game in player.unattended(now - overdue).await {
                        queue.add(now, game, 0);
                    }
                    overdue = player.pace + OVERDUE;
                }
            }
        }
    }

    /// When a turn is due that began then. A machine's clock may have been put back since.
    fn due(&self, since: Millis) -> Millis {
        since.min(self.games.now()) + self.pace
    }

    /// Games in which it has been the computer's turn since then.
    async fn unattended(&self, since: Millis) -> Vec<GameId> {
        self.games.store.computer_turns(since, TAKEN_UP).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the computer's turns were not found");
            Vec::new()
        })
    }

    /// Makes the computer's turn, if it is the computer's turn. What is to be tried again later is given back.
    async fn turn(&self, game: GameId, version: u32) -> Option<Turn> {
        match self.games.computer_turn(game, version, self.pace, &self.judges).await {
            Ok(waits) => waits,
            // It stays in the store, and is tried again.
            Err(error) => {
                tracing::error!(%error, "a turn of the computer was not made");
                None
            }
        }
    }
}

/// The computer's turns by the time at which they are due, each game once.
#[derive(Default, Debug)]
struct Queue {
    by_time: BinaryHeap<Reverse<(Millis, GameId, u32)>>,
    games: HashSet<GameId>,
}

impl Queue {
    fn add(&mut self, due: Millis, game: GameId, version: u32) {
        if self.games.insert(game) {
            self.by_time.push(Reverse((due, game, version)));
        }
    }

    fn first(&self) -> Option<Millis> {
        self.by_time.peek().map(|Reverse((due, ..))| *due)
    }

    fn take(&mut self) -> Option<(GameId, u32)> {
        let Reverse((_, game, version)) = self.by_time.pop()?;
        self.games.remove(&game);
        Some((game, version))
    }
}

impl Games {
    /// Makes the computer's turn in this game, known to have at least this version. Gives it back if it came too early, or
    /// if another write came first and it still is the computer's turn.
    async fn computer_turn(
        &self,
        game: GameId,
        version: u32,
        pace: Millis,
        judges: &Judges,
    ) -> Result<Option<Turn>, Refusal> {
        let known = Hint { version, ..Hint::default() };
        let snapshot = if version == 0 { self.load(game).await } else { self.load_since(game, known).await };
        let snapshot = match snapshot {
            // What cannot be read is told to whoever opens it.
            Err(Refusal::Log(_)) => return Ok(None),
            loaded => loaded?,
        };
        let state = &snapshot.state;
        let Some(level) = state.computer_to_act() else { return Ok(None) };
        let turn = |state: &GameState| Turn { game, version: state.version(), since: state.changed_at() };
        let since = state.changed_at();
        if (since..since + pace).contains(&self.now()) {
            return Ok(Some(turn(state)));
        }
        let chosen = match state.game().phase() {
            Phase::Move => Some(self.computer_move(state, level, judges).await?),
            Phase::ThrowOff | Phase::Throw | Phase::Over => None,
        };
        let now = self.now();
        let event = match (state.out_of_time(now, &self.outages()), chosen) {
            (Some(seat), _) => Event::OutOfTime { seat },
            (None, Some(from)) => Event::Moved { from: from.number(), spent: self.spent(state, now) },
            (None, None) => self.thrown(state, None, now),
        };
        let (next, written) = self.append_or_reload(&snapshot, Decision::Append(vec![event]), now).await?;
        Ok(next.state.computer_to_act().filter(|_| !written).map(|_| turn(&next.state)))
    }

    /// The square of the piece that the computer moves.
    async fn computer_move(
        &self,
        state: &GameState,
        level: Level,
        judges: &Judges,
    ) -> Result<Square, Refusal> {
        let game = *state.game();
        let seed = seed(state);
        let choose = move |evaluator: &dyn Evaluator| choose_in(level, evaluator, &game, seed);
        let chosen = judges.think(game.rules(), choose).await.flatten();
        chosen.and_then(Move::from).ok_or(Refusal::NothingToChoose)
    }
}

/// What decides where a level is in two minds: the same for every server that makes this turn.
fn seed(state: &GameState) -> u64 {
    let digest: [u8; 32] = Sha256::digest(format!("computer:{}:{}", state.id(), state.version())).into();
    digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}
