//! The writing thread.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use senet_games::{
    Append, CommitError, GameId, Millis, OUTAGE, OUTAGES_KEPT, Outage, SecretHash, StoreError,
};
use senet_rules::Seat;
use tokio::sync::oneshot::Sender;

/// Something to be written, and whom to tell once it is on the disk.
pub(super) enum Write {
    Append {
        appends: Vec<Append>,
        answer: Sender<Result<(), CommitError>>,
    },
    Notes {
        game: GameId,
        expected: u32,
        notes: String,
        holder: Option<SecretHash>,
        answer: Sender<Result<(), CommitError>>,
    },
    Seen {
        game: GameId,
        seat: Seat,
        at: Millis,
    },
    Beat {
        at: Millis,
        answer: Sender<Result<Vec<Outage>, CommitError>>,
    },
}

/// The most that one transaction takes.
const TOGETHER: usize = 1000;

/// Writes until nobody can hand over anything any more.
pub(super) fn serve(connection: &mut Connection, waiting: &Receiver<Write>) {
    while let Ok(first) = waiting.recv() {
        let batch: Vec<Write> = std::iter::once(first).chain(waiting.try_iter().take(TOGETHER - 1)).collect();
        write_together(connection, batch);
    }
}

/// Writes all of it in one transaction. Should one of them not go in, each is tried by itself, so that nobody suffers for
/// another.
fn write_together(connection: &mut Connection, batch: Vec<Write>) {
    let mut unfit = false;
    let written = (|| {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done: Result<Vec<_>, _> = batch.iter().map(|write| apply(&transaction, write)).collect();
        unfit = done.is_err();
        let done = done?;
        transaction.commit()?;
        Ok(done)
    })();
    match written {
        Ok(done) => batch.into_iter().zip(done).for_each(|(write, done)| answer(write, Ok(done))),
        Err(error) => {
            tracing::error!(%error, "a transaction failed");
            let one_by_one = unfit && batch.len() > 1;
            for write in batch {
                if one_by_one {
                    write_together(connection, vec![write]);
                } else {
                    answer(write, Err(failure(&error)));
                }
            }
        }
    }
}

fn failure(error: &rusqlite::Error) -> CommitError {
    CommitError::Store(StoreError(error.to_string().into()))
}

/// What became of a write within its transaction.
enum Done {
    Kept,
    Conflict,
    Outages(Vec<Outage>),
}

/// Tells whoever asked what has come of it, now that it is on the disk or not at all. They may have gone.
fn answer(write: Write, done: Result<Done, CommitError>) {
    match write {
        Write::Append { answer, .. } | Write::Notes { answer, .. } => {
            let conflict =
                |done| if matches!(done, Done::Conflict) { Err(CommitError::Conflict) } else { Ok(()) };
            let _ = answer.send(done.and_then(conflict));
        }
        Write::Seen { .. } => {}
        Write::Beat { answer, .. } => {
            let outages = |done| if let Done::Outages(outages) = done { outages } else { Vec::new() };
            let _ = answer.send(done.map(outages));
        }
    }
}

fn apply(transaction: &Transaction<'_>, write: &Write) -> Result<Done, rusqlite::Error> {
    match write {
        Write::Append { appends, .. } => append(transaction, appends),
        Write::Notes { game, expected, notes, holder, .. } => {
            write_notes(transaction, *game, *expected, notes, *holder)
        }
        Write::Seen { game, seat, at } => {
            let sql = match seat {
                Seat::First => "UPDATE games SET seen_first = max(ifnull(seen_first, 0), ?2) WHERE id = ?1",
                Seat::Second => {
                    "UPDATE games SET seen_second = max(ifnull(seen_second, 0), ?2) WHERE id = ?1"
                }
            };
            transaction.prepare_cached(sql)?.execute(params![game.as_str(), at])?;
            Ok(Done::Kept)
        }
        Write::Beat { at, .. } => beat(transaction, *at).map(Done::Outages),
    }
}

/// Number and version of a game.
fn find(transaction: &Transaction<'_>, game: GameId) -> Result<Option<(i64, u32)>, rusqlite::Error> {
    transaction
        .prepare_cached("SELECT number, version FROM games WHERE id = ?1")?
        .query_row([game.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
}

fn append(transaction: &Transaction<'_>, appends: &[Append]) -> Result<Done, rusqlite::Error> {
    // All versions are looked at before anything is written: a conflict leaves nothing to take back.
    for append in appends {
        let version = find(transaction, append.game)?.map_or(0, |(_, version)| version);
        if version != append.expected {
            return Ok(Done::Conflict);
        }
    }
    for Append { game, expected, entries, index } in appends {
        let version = expected + entries.len() as u32;
        let number: i64 = transaction
            .prepare_cached(
                "INSERT INTO games (id, version, changed_at, over, queue, due, computer)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT (id) DO UPDATE
                 SET version = ?2, changed_at = ?3, over = ?4, queue = ?5, due = ?6, computer = ?7
                 RETURNING number",
            )?
            .query_row(
                params![game.as_str(), version, index.at, index.over, index.queue, index.due, index.computer],
                |row| row.get(0),
            )?;
        let mut insert =
            transaction.prepare_cached("INSERT INTO entries (game, version, entry) VALUES (?1, ?2, ?3)")?;
        for (entry, version) in entries.iter().zip(expected + 1..) {
            insert.execute(params![number, version, entry])?;
        }
        if let Some(holders) = &index.holders {
            transaction.prepare_cached("DELETE FROM holders WHERE game = ?1")?.execute([number])?;
            for holder in holders {
                add_holder(transaction, number, *holder)?;
            }
        }
    }
    Ok(Done::Kept)
}

fn add_holder(transaction: &Transaction<'_>, number: i64, holder: SecretHash) -> Result<(), rusqlite::Error> {
    transaction
        .prepare_cached("INSERT OR IGNORE INTO holders (holder, game) VALUES (?1, ?2)")?
        .execute(params![holder.as_bytes(), number])?;
    Ok(())
}

fn write_notes(
    transaction: &Transaction<'_>,
    game: GameId,
    expected: u32,
    notes: &str,
    holder: Option<SecretHash>,
) -> Result<Done, rusqlite::Error> {
    let number: Option<i64> = transaction
        .prepare_cached(
            "UPDATE games SET notes = ?3, notes_revision = notes_revision + 1
             WHERE id = ?1 AND notes_revision = ?2 RETURNING number",
        )?
        .query_row(params![game.as_str(), expected, notes], |row| row.get(0))
        .optional()?;
    let Some(number) = number else { return Ok(Done::Conflict) };
    if let Some(holder) = holder {
        add_holder(transaction, number, holder)?;
    }
    Ok(Done::Kept)
}

fn beat(transaction: &Transaction<'_>, at: Millis) -> Result<Vec<Outage>, rusqlite::Error> {
    let alive: Option<Millis> =
        transaction.query_row("SELECT at FROM signs_of_life", [], |row| row.get(0)).optional()?;
    if let Some(alive) = alive
        && at - alive > OUTAGE
    {
        transaction.execute("INSERT OR IGNORE INTO outages (since, until) VALUES (?1, ?2)", [alive, at])?;
        transaction.execute("DELETE FROM outages WHERE until <= ?1", [at - OUTAGES_KEPT])?;
    }
    transaction
        .prepare_cached(
            "INSERT INTO signs_of_life (only, at) VALUES (1, ?1) ON CONFLICT (only) DO UPDATE SET at = max(at, ?1)",
        )?
        .execute([at])?;
    transaction
        .prepare_cached("SELECT since, until FROM outages WHERE until > ?1 ORDER BY until")?
        .query_map([at - OUTAGES_KEPT], |row| Ok(Outage { from: row.get(0)?, until: row.get(1)? }))?
        .collect()
}
