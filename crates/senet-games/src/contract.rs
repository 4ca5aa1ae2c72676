//! What every store must do, and whole games played over it: one suite for the store in memory and for the real ones.
//!
//! Each function takes an empty store. Panics where the store does not keep the contract.

#![allow(clippy::missing_panics_doc, clippy::unwrap_used, reason = "tests, shared between crates")]

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use senet_rules::{JEQUIER, Phase, Ruleset, STANDARD, Seat};
use sha2::{Digest, Sha256};

use crate::{
    Append, Clock, CommitError, GameId, GameState, GameStore, Games, Index, LocalBulletin, Millis, NewGame,
    Opponent, Outage, Randomness, Secret, SecretHash, Snapshot, TimeControl,
};

/// A clock that stands until it is set.
#[derive(Debug)]
pub struct SetClock(AtomicI64);

impl SetClock {
    /// Stands at some day in 2026.
    #[must_use]
    pub fn start() -> Arc<Self> {
        Arc::new(Self(AtomicI64::new(1_796_000_000_000)))
    }

    /// Sets it forward.
    pub fn pass(&self, millis: Millis) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for SetClock {
    fn now(&self) -> Millis {
        self.0.load(Ordering::SeqCst)
    }
}

/// The same bytes in every run.
#[derive(Debug)]
pub struct Repeatable(u64, AtomicU64);

impl Repeatable {
    /// The sequence of this number.
    #[must_use]
    pub fn new(sequence: u64) -> Arc<Self> {
        Arc::new(Self(sequence, AtomicU64::new(0)))
    }
}

impl Randomness for Repeatable {
    fn fill(&self, buffer: &mut [u8]) {
        for chunk in buffer.chunks_mut(32) {
            let block = self.1.fetch_add(1, Ordering::SeqCst);
            let bytes = Sha256::digest(format!("{} {block}", self.0));
            chunk.copy_from_slice(&bytes[..chunk.len()]);
        }
    }
}

/// Games over a store, with a clock that the test moves.
#[derive(Debug)]
pub struct Table {
    /// The games.
    pub games: Arc<Games>,
    /// Their clock.
    pub clock: Arc<SetClock>,
    /// Where secrets come from.
    pub randomness: Arc<Repeatable>,
}

impl Table {
    /// A table over this store; `sequence` tells apart several.
    #[must_use]
    pub fn over(store: Arc<dyn GameStore>, sequence: u64) -> Self {
        Self::at(store, sequence, SetClock::start())
    }

    /// A table over this store with this clock.
    #[must_use]
    pub fn at(store: Arc<dyn GameStore>, sequence: u64, clock: Arc<SetClock>) -> Self {
        let randomness = Repeatable::new(sequence);
        let bulletin = Arc::new(LocalBulletin::default());
        let games = Arc::new(Games::new(store, bulletin, clock.clone(), randomness.clone()));
        Self { games, clock, randomness }
    }

    /// A new player.
    #[must_use]
    pub fn player(&self) -> SecretHash {
        Secret::random(&*self.randomness).hash()
    }

    /// A game that has begun: its id, the first and the second player.
    pub async fn begun(&self, rules: &'static Ruleset) -> (GameId, [SecretHash; 2]) {
        self.begun_with(rules, None).await
    }

    /// A game with a clock that has begun.
    pub async fn begun_with(
        &self,
        rules: &'static Ruleset,
        time: Option<TimeControl>,
    ) -> (GameId, [SecretHash; 2]) {
        let players = [self.player(), self.player()];
        let wanted = NewGame { rules, opponent: Opponent::Friend, play: Some(Seat::First), time };
        let made = self.games.create(wanted, players[0]).await.unwrap();
        let id = made.state.id();
        self.games.join(id, players[1]).await.unwrap();
        (id, players)
    }

    /// Throws or moves for whoever is in turn; any legal move, the same in every run.
    pub async fn step(&self, id: GameId, players: &[SecretHash; 2]) -> Arc<Snapshot> {
        let snapshot = self.games.load(id).await.unwrap();
        let (state, version) = (&snapshot.state, snapshot.version());
        let player = &players[state.turn().unwrap().index()];
        if state.game().phase() == Phase::Move {
            let moves: Vec<_> = state.game().legal_moves().collect();
            let mut byte = [0];
            self.randomness.fill(&mut byte);
            let from = moves[usize::from(byte[0]) % moves.len()].from().unwrap();
            self.games.play(id, player, version, from).await.unwrap()
        } else {
            let shake = version.is_multiple_of(3).then(|| [version as u8; 16].into());
            self.games.throw(id, player, version, shake).await.unwrap()
        }
    }

    /// Plays the game to its end.
    pub async fn finish(&self, id: GameId, players: &[SecretHash; 2]) -> Arc<Snapshot> {
        loop {
            let snapshot = self.step(id, players).await;
            if snapshot.state.is_over() {
                return snapshot;
            }
        }
    }
}

fn id(n: u8) -> GameId {
    format!("00000000{:02}", n % 100).parse().unwrap()
}

fn append(game: GameId, expected: u32, entries: &[&str], index: Index) -> Append {
    Append { game, expected, entries: entries.iter().map(|&entry| entry.to_owned()).collect(), index }
}

/// A version is written once; what was not written leaves nothing behind.
pub async fn logs_grow_only_at_their_end(store: Arc<dyn GameStore>) {
    let none = Index::default;
    assert!(store.read(id(1), 0, 0).await.unwrap().is_none());
    let conflict = store.append(vec![append(id(1), 1, &["x"], none())]).await;
    assert!(matches!(conflict, Err(CommitError::Conflict)), "there is no such game");
    store.append(vec![append(id(1), 0, &["a", "b"], none())]).await.unwrap();
    for expected in [0, 1, 3] {
        let conflict = store.append(vec![append(id(1), expected, &["x"], none())]).await;
        assert!(matches!(conflict, Err(CommitError::Conflict)), "expected {expected}");
    }
    store.append(vec![append(id(1), 2, &["c"], none())]).await.unwrap();
    let entries = |since| {
        let store = store.clone();
        async move { store.read(id(1), since, 0).await.unwrap().unwrap().entries }
    };
    assert_eq!(entries(0).await, ["a", "b", "c"]);
    assert_eq!(entries(2).await, ["c"]);
    assert!(entries(3).await.is_empty() && entries(9).await.is_empty());

    let both = vec![append(id(2), 0, &["n"], none()), append(id(1), 2, &["x"], none())];
    assert!(matches!(store.append(both).await, Err(CommitError::Conflict)));
    assert!(store.read(id(2), 0, 0).await.unwrap().is_none(), "all or nothing");
    store.append(vec![append(id(1), 3, &["d"], none()), append(id(2), 0, &["n"], none())]).await.unwrap();
    assert_eq!(store.read(id(2), 0, 0).await.unwrap().unwrap().entries, ["n"]);
}

/// Of many writers of one version exactly one wins.
pub async fn one_writer_wins(store: Arc<dyn GameStore>) {
    store.append(vec![append(id(1), 0, &["made"], Index::default())]).await.unwrap();
    let writers: Vec<_> = (0..24)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                store.append(vec![append(id(1), 1, &[&n.to_string()], Index::default())]).await.is_ok()
            })
        })
        .collect();
    let mut won = 0;
    for writer in writers {
        won += u32::from(writer.await.unwrap());
    }
    assert_eq!(won, 1);
    assert_eq!(store.read(id(1), 0, 0).await.unwrap().unwrap().entries.len(), 2);
}

/// Notes are replaced only by who has read the present ones.
pub async fn notes_are_not_overwritten_blindly(store: Arc<dyn GameStore>) {
    assert!(store.write_notes(id(1), 0, "x".into(), None).await.is_err(), "there is no such game");
    store.append(vec![append(id(1), 0, &["made"], Index::default())]).await.unwrap();
    store.write_notes(id(1), 0, "one".into(), None).await.unwrap();
    let conflict = store.write_notes(id(1), 0, "other".into(), None).await;
    assert!(matches!(conflict, Err(CommitError::Conflict)));
    store.write_notes(id(1), 1, "two".into(), None).await.unwrap();
    let reading = store.read(id(1), 1, 1).await.unwrap().unwrap();
    assert_eq!((reading.notes.as_deref(), reading.notes_revision), (Some("two"), 2));
    assert_eq!(store.read(id(1), 1, 2).await.unwrap().unwrap().notes, None, "known already");
}

/// Games are found by holder, queue and clock, and no longer when that has changed.
pub async fn games_are_found(store: Arc<dyn GameStore>) {
    let holder = SecretHash::from([1; 32]);
    let other = SecretHash::from([2; 32]);
    let index = |at, queue: Option<&str>, due| Index {
        at,
        over: false,
        queue: queue.map(str::to_owned),
        due,
        computer: due,
        holders: Some(vec![holder]),
    };
    store.append(vec![append(id(1), 0, &["made"], index(10, Some("q"), None))]).await.unwrap();
    store.append(vec![append(id(2), 0, &["made"], index(30, Some("q"), Some(500)))]).await.unwrap();
    store.append(vec![append(id(3), 0, &["made"], index(20, Some("r"), Some(400)))]).await.unwrap();
    assert_eq!(store.unfinished(holder, 10).await.unwrap(), [id(2), id(3), id(1)], "the latest first");
    assert_eq!(store.unfinished(holder, 1).await.unwrap(), [id(2)]);
    assert!(store.unfinished(other, 10).await.unwrap().is_empty());
    assert_eq!(store.queue("q", 0, 10).await.unwrap(), [id(1), id(2)], "the oldest first");
    assert_eq!(store.queues(0).await.unwrap(), ["q"], "where two wait");
    assert_eq!(store.queue("q", 11, 10).await.unwrap(), [id(2)], "only who was there lately");
    assert!(store.queues(11).await.unwrap().is_empty());
    assert_eq!(store.due(499, 10).await.unwrap(), [id(3)]);
    assert_eq!(store.due(500, 10).await.unwrap(), [id(3), id(2)]);
    assert_eq!(store.computer_turns(500, 10).await.unwrap(), [id(3), id(2)], "the longest first");
    assert_eq!(store.computer_turns(500, 1).await.unwrap(), [id(3)]);

    store.write_notes(id(1), 0, "x".into(), Some(other)).await.unwrap();
    assert_eq!(store.unfinished(other, 10).await.unwrap(), [id(1)], "carried to another device");
    let begun = Index { at: 40, ..Index::default() };
    store.append(vec![append(id(1), 1, &["joined"], begun)]).await.unwrap();
    assert_eq!(store.queue("q", 0, 10).await.unwrap(), [id(2)]);
    assert!(store.queues(0).await.unwrap().is_empty());
    assert_eq!(store.unfinished(holder, 10).await.unwrap(), [id(1), id(2), id(3)], "holders stay");
    let over = Index { at: 50, over: true, ..Index::default() };
    store.append(vec![append(id(3), 1, &["resigned"], over)]).await.unwrap();
    assert_eq!(store.unfinished(holder, 10).await.unwrap(), [id(1), id(2)]);
    assert_eq!(store.due(9999, 10).await.unwrap(), [id(2)]);
    assert_eq!(store.computer_turns(9999, 10).await.unwrap(), [id(2)]);
    let left = Index { at: 60, holders: Some(vec![other]), ..Index::default() };
    store.append(vec![append(id(2), 1, &["left"], left)]).await.unwrap();
    assert_eq!(store.unfinished(holder, 10).await.unwrap(), [id(1)]);
    assert_eq!(store.unfinished(other, 10).await.unwrap(), [id(2), id(1)]);
}

/// Signs of life tell outages from pauses; seats are remembered as last seen.
pub async fn outages_are_noticed(store: Arc<dyn GameStore>) {
    assert!(store.beat(100_000).await.unwrap().is_empty());
    assert!(store.beat(105_000).await.unwrap().is_empty());
    let outage = Outage { from: 105_000, until: 205_000 };
    assert_eq!(store.beat(205_000).await.unwrap(), [outage]);
    assert_eq!(store.beat(206_000).await.unwrap(), [outage]);
    assert_eq!(store.beat(204_000).await.unwrap(), [outage], "a clock that runs back is no outage");
    assert_eq!(store.beat(207_000).await.unwrap(), [outage]);

    store.append(vec![append(id(1), 0, &["made"], Index::default())]).await.unwrap();
    store.note_seen(id(1), Seat::Second, 7000);
    store.note_seen(id(1), Seat::Second, 6000);
    // What is written after it is durable after it.
    store.append(vec![append(id(1), 1, &["next"], Index::default())]).await.unwrap();
    assert_eq!(store.read(id(1), 0, 0).await.unwrap().unwrap().seen, [None, Some(7000)]);
}

/// Whole games of both rulesets end, with five a side all the way, and their logs tell the same again.
pub async fn whole_games_end_and_replay(store: Arc<dyn GameStore>) {
    let table = Table::over(store, 1);
    for rules in [&STANDARD, &JEQUIER] {
        for _ in 0..2 {
            let (id, players) = table.begun(rules).await;
            let over = table.finish(id, &players).await;
            let again = GameState::replay(id, over.state.log().to_vec()).unwrap();
            assert_eq!(again, over.state);
            let verified = crate::verify(&over.record().to_string()).unwrap();
            assert_eq!(verified.throws as u32, over.state.game().throws());
            assert!(verified.over);
        }
    }
}

/// Two servers on one store show the same game, and a restart shows it, too.
pub async fn another_server_goes_on(store: Arc<dyn GameStore>) {
    let table = Table::over(store.clone(), 1);
    let other = Table::at(store.clone(), 2, table.clock.clone());
    let (id, players) = table.begun(&STANDARD).await;
    for turn in 0..40 {
        let table = if turn % 3 == 0 { &table } else { &other };
        table.step(id, &players).await;
    }
    let restarted = Table::at(store, 3, table.clock.clone());
    let after = restarted.games.load(id).await.unwrap();
    assert_eq!(after.state, table.games.load(id).await.unwrap().state);
    assert_eq!(after.state, other.games.load(id).await.unwrap().state);
}

/// All of it, each part over a store of its own.
pub async fn all(empty: impl Fn() -> Arc<dyn GameStore>) {
    logs_grow_only_at_their_end(empty()).await;
    one_writer_wins(empty()).await;
    notes_are_not_overwritten_blindly(empty()).await;
    games_are_found(empty()).await;
    outages_are_noticed(empty()).await;
    whole_games_end_and_replay(empty()).await;
    another_server_goes_on(empty()).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MemoryStore;

    #[tokio::test]
    async fn the_store_in_memory_keeps_the_contract() {
        all(|| Arc::new(MemoryStore::default())).await;
    }
}
