//! A store and a bulletin in memory: for tests, trials and a single server that may forget.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use senet_rules::Seat;
use tokio::sync::watch;

use crate::{
    Append, Bulletin, CommitError, GameId, GameStore, Hint, Index, Millis, OUTAGE, OUTAGES_KEPT, Outage,
    Reading, SecretHash, StoreError,
};

/// Games in memory; gone when it is dropped.
#[derive(Default, Debug)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Default, Debug)]
struct Kept {
    games: HashMap<GameId, Game>,
    made: u64,
    alive: Option<Millis>,
    outages: Vec<Outage>,
}

#[derive(Default, Debug)]
struct Game {
    /// In the order of making.
    number: u64,
    entries: Vec<String>,
    notes: Option<String>,
    notes_revision: u32,
    seen: [Option<Millis>; 2],
    index: Index,
    holders: Vec<SecretHash>,
}

impl Game {
    /// When the game was changed or a player of it was seen.
    fn last_seen(&self) -> Millis {
        self.seen.into_iter().flatten().fold(self.index.at, Millis::max)
    }
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    /// The games of which this is true.
    fn find(&self, is_wanted: impl Fn(&Game) -> bool) -> Vec<(GameId, &Game)> {
        let wanted = self.games.iter().filter(|(_, game)| is_wanted(game));
        wanted.map(|(&id, game)| (id, game)).collect()
    }
}

#[async_trait]
impl GameStore for MemoryStore {
    async fn append(&self, appends: Vec<Append>) -> Result<(), CommitError> {
        let mut kept = self.kept();
        let version = |append: &Append| kept.games.get(&append.game).map_or(0, |game| game.entries.len());
        if appends.iter().any(|append| version(append) != append.expected as usize) {
            return Err(CommitError::Conflict);
        }
        for append in appends {
            kept.made += 1;
            let number = kept.made;
            let game = kept.games.entry(append.game).or_insert_with(|| Game { number, ..Game::default() });
            game.entries.extend(append.entries);
            if let Some(holders) = &append.index.holders {
                game.holders.clone_from(holders);
            }
            game.index = append.index;
        }
        Ok(())
    }

    async fn read(&self, game: GameId, version: u32, notes: u32) -> Result<Option<Reading>, StoreError> {
        let kept = self.kept();
        Ok(kept.games.get(&game).map(|game| Reading {
            entries: game.entries.get(version as usize..).unwrap_or_default().to_vec(),
            notes_revision: game.notes_revision,
            notes: if game.notes_revision == notes { None } else { game.notes.clone() },
            seen: game.seen,
        }))
    }

    async fn write_notes(
        &self,
        game: GameId,
        expected: u32,
        notes: String,
        holder: Option<SecretHash>,
    ) -> Result<(), CommitError> {
        let mut kept = self.kept();
        let game = kept.games.get_mut(&game).filter(|game| game.notes_revision == expected);
        let game = game.ok_or(CommitError::Conflict)?;
        game.notes = Some(notes);
        game.notes_revision += 1;
        game.holders.extend(holder);
        Ok(())
    }

    fn note_seen(&self, game: GameId, seat: Seat, at: Millis) {
        if let Some(game) = self.kept().games.get_mut(&game) {
            let seen = &mut game.seen[seat.index()];
            *seen = Some(seen.map_or(at, |seen| seen.max(at)));
        }
    }

    async fn unfinished(&self, holder: SecretHash, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let kept = self.kept();
        let mut found = kept.find(|game| !game.index.over && game.holders.contains(&holder));
        found.sort_by_key(|(_, game)| std::cmp::Reverse((game.index.at, game.number)));
        Ok(found.into_iter().take(limit).map(|(id, _)| id).collect())
    }

    async fn queue(&self, queue: &str, since: Millis, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let kept = self.kept();
        let mut found =
            kept.find(|game| game.index.queue.as_deref() == Some(queue) && game.last_seen() >= since);
        found.sort_by_key(|(_, game)| game.number);
        Ok(found.into_iter().take(limit).map(|(id, _)| id).collect())
    }

    async fn queues(&self, since: Millis) -> Result<Vec<String>, StoreError> {
        let kept = self.kept();
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let lately = kept.games.values().filter(|game| game.last_seen() >= since);
        for queue in lately.filter_map(|game| game.index.queue.as_deref()) {
            *counts.entry(queue).or_default() += 1;
        }
        Ok(counts.into_iter().filter(|&(_, count)| count > 1).map(|(queue, _)| queue.to_owned()).collect())
    }

    async fn due(&self, at: Millis, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let kept = self.kept();
        let mut found = kept.find(|game| game.index.due.is_some_and(|due| due <= at));
        found.sort_by_key(|(_, game)| game.index.due);
        Ok(found.into_iter().take(limit).map(|(id, _)| id).collect())
    }

    async fn computer_turns(&self, since: Millis, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let kept = self.kept();
        let mut found = kept.find(|game| game.index.computer.is_some_and(|at| at <= since));
        found.sort_by_key(|(_, game)| (game.index.computer, game.number));
        Ok(found.into_iter().take(limit).map(|(id, _)| id).collect())
    }

    async fn beat(&self, at: Millis) -> Result<Vec<Outage>, StoreError> {
        let mut kept = self.kept();
        if let Some(from) = kept.alive
            && at - from > OUTAGE
        {
            kept.outages.push(Outage { from, until: at });
        }
        kept.alive = Some(kept.alive.map_or(at, |alive| alive.max(at)));
        kept.outages.retain(|outage| at - outage.until < OUTAGES_KEPT);
        Ok(kept.outages.clone())
    }
}

/// A bulletin among those who look through one server.
#[derive(Default, Debug)]
pub struct LocalBulletin {
    boards: Mutex<HashMap<GameId, watch::Sender<Hint>>>,
}

impl LocalBulletin {
    fn boards(&self) -> MutexGuard<'_, HashMap<GameId, watch::Sender<Hint>>> {
        self.boards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bulletin for LocalBulletin {
    fn publish(&self, game: GameId, version: u32, notes: u32) {
        let mut boards = self.boards();
        let Some(board) = boards.get(&game) else { return };
        if board.is_closed() {
            boards.remove(&game);
        } else {
            board.send_modify(|hint| hint.merge(version, notes));
        }
    }

    fn subscribe(&self, game: GameId) -> watch::Receiver<Hint> {
        let mut boards = self.boards();
        // Boards nobody looks at any more go when their number doubles.
        if boards.len() >= 1024 && boards.len().is_power_of_two() {
            boards.retain(|_, board| !board.is_closed());
        }
        boards.entry(game).or_default().subscribe()
    }
}
