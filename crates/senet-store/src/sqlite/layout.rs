//! How a connection is set up, and the layout of the tables through time.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::OpenError;

/// Each takes the layout before it one step further. What has been released is never changed.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_games.sql"),
    include_str!("../../migrations/sqlite/0002_computer.sql"),
];

/// A connection whose commits are on the disk when they return.
pub(super) fn connect(path: &Path) -> Result<Connection, rusqlite::Error> {
    let connection = Connection::open(path)?;
    set_up(&connection)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // The log is put back into the file when it has grown to 16 MB: seldom enough to cost little.
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    Ok(connection)
}

/// A connection that only reads.
pub(super) fn connect_reader(path: &Path) -> Result<Connection, rusqlite::Error> {
    let connection = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI,
    )?;
    set_up(&connection)?;
    Ok(connection)
}

fn set_up(connection: &Connection) -> Result<(), rusqlite::Error> {
    // Another server on the same file may be in the middle of a commit.
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(())
}

/// Brings the layout up to date, each step in a transaction of its own.
pub(super) fn migrate(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let open = |source| OpenError::Open { path: path.to_owned(), source };
    loop {
        let transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(open)?;
        let found: u32 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(open)?;
        let known = MIGRATIONS.len() as u32;
        if found > known {
            return Err(OpenError::Later { path: path.to_owned(), found, known });
        }
        let Some(migration) = MIGRATIONS.get(found as usize) else { return Ok(()) };
        transaction.execute_batch(migration).map_err(open)?;
        transaction.pragma_update(None, "user_version", found + 1).map_err(open)?;
        transaction.commit().map_err(open)?;
        tracing::info!(layout = found + 1, "database brought up to date");
    }
}
