//! The reading threads.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use rusqlite::{Connection, OptionalExtension, Row, params};
use senet_games::{GameId, Millis, Reading, SecretHash, StoreError};
use tokio::sync::oneshot;

use super::layout;

/// Something to be read.
type Job = Box<dyn FnOnce(&Connection) + Send>;

/// Threads that read; they end with this value.
#[derive(Debug)]
pub(super) struct Readers {
    jobs: mpsc::Sender<Job>,
}

/// How many there are: reading is quick, so it takes few to be there when one waits for the disk.
const READERS: usize = 3;

impl Readers {
    pub(super) fn open(path: &Path) -> Result<Self, rusqlite::Error> {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..READERS {
            let connection = layout::connect_reader(path)?;
            let waiting = waiting.clone();
            std::thread::spawn(move || {
                loop {
                    let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    match job {
                        Ok(job) => job(&connection),
                        Err(_) => return,
                    }
                }
            });
        }
        Ok(Self { jobs })
    }

    pub(super) async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Whoever asked may have gone.
            let _ = answer.send(job(connection));
        });
        let gone = || StoreError("the reading threads have ended".into());
        self.jobs.send(job).map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?.map_err(|error| StoreError(error.into()))
    }
}

pub(super) fn game(
    connection: &Connection,
    game: GameId,
    version: u32,
    notes: u32,
) -> Result<Option<Reading>, rusqlite::Error> {
    // Both statements see the same commit.
    let transaction = connection.unchecked_transaction()?;
    let found = transaction
        .prepare_cached(
            "SELECT number, notes_revision, CASE WHEN notes_revision = ?2 THEN NULL ELSE notes END,
                    seen_first, seen_second, version
             FROM games WHERE id = ?1",
        )?
        .query_row(params![game.as_str(), notes], |row| {
            let reading = Reading {
                entries: Vec::new(),
                notes_revision: row.get(1)?,
                notes: row.get(2)?,
                seen: [row.get(3)?, row.get(4)?],
            };
            Ok((row.get::<_, i64>(0)?, row.get::<_, u32>(5)?, reading))
        })
        .optional()?;
    let Some((number, latest, mut reading)) = found else { return Ok(None) };
    if latest > version {
        let mut select = transaction
            .prepare_cached("SELECT entry FROM entries WHERE game = ?1 AND version > ?2 ORDER BY version")?;
        reading.entries =
            select.query_map(params![number, version], |row| row.get(0))?.collect::<Result<_, _>>()?;
    }
    Ok(Some(reading))
}

pub(super) fn unfinished(
    connection: &Connection,
    holder: SecretHash,
    limit: usize,
) -> Result<Vec<GameId>, rusqlite::Error> {
    connection
        .prepare_cached(
            "SELECT id FROM holders JOIN games ON games.number = holders.game
             WHERE holder = ?1 AND NOT over ORDER BY changed_at DESC, number DESC LIMIT ?2",
        )?
        .query_map(params![holder.as_bytes(), limit.try_into().unwrap_or(i64::MAX)], id)?
        .collect()
}

pub(super) fn queue(
    connection: &Connection,
    queue: &str,
    since: Millis,
    limit: usize,
) -> Result<Vec<GameId>, rusqlite::Error> {
    connection
        .prepare_cached(
            "SELECT id FROM games
             WHERE queue = ?1 AND max(changed_at, ifnull(seen_first, 0), ifnull(seen_second, 0)) >= ?2
             ORDER BY number LIMIT ?3",
        )?
        .query_map(params![queue, since, limit.try_into().unwrap_or(i64::MAX)], id)?
        .collect()
}

pub(super) fn queues(connection: &Connection, since: Millis) -> Result<Vec<String>, rusqlite::Error> {
    connection
        .prepare_cached(
            "SELECT queue FROM games
             WHERE queue IS NOT NULL AND max(changed_at, ifnull(seen_first, 0), ifnull(seen_second, 0)) >= ?1
             GROUP BY queue HAVING count(*) > 1 ORDER BY queue",
        )?
        .query_map([since], |row| row.get(0))?
        .collect()
}

pub(super) fn due(connection: &Connection, at: Millis, limit: usize) -> Result<Vec<GameId>, rusqlite::Error> {
    connection
        .prepare_cached("SELECT id FROM games WHERE due <= ?1 ORDER BY due LIMIT ?2")?
        .query_map(params![at, limit.try_into().unwrap_or(i64::MAX)], id)?
        .collect()
}

pub(super) fn computer_turns(
    connection: &Connection,
    since: Millis,
    limit: usize,
) -> Result<Vec<GameId>, rusqlite::Error> {
    connection
        .prepare_cached("SELECT id FROM games WHERE computer <= ?1 ORDER BY computer, number LIMIT ?2")?
        .query_map(params![since, limit.try_into().unwrap_or(i64::MAX)], id)?
        .collect()
}

fn id(row: &Row<'_>) -> Result<GameId, rusqlite::Error> {
    let text: String = row.get(0)?;
    text.parse().map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, Box::new(error))
    })
}
