//! SQLite: one thread that writes, a few that read.
//!
//! Whatever waits to be written is written in one transaction and answered after its commit, so the cost of making a
//! commit durable is shared by all that came meanwhile. Readers work on the last commit (write-ahead log) and never
//! wait for the writer.

mod backup;
mod layout;
mod read;
mod write;

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread::JoinHandle;

use async_trait::async_trait;
use senet_games::{Append, CommitError, GameId, GameStore, Millis, Outage, Reading, SecretHash, StoreError};
use senet_rules::Seat;
use tokio::sync::oneshot;

use crate::OpenError;
use read::Readers;
use write::Write;

/// Games in an SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    writer: Option<mpsc::Sender<Write>>,
    thread: Option<JoinHandle<()>>,
    readers: Readers,
}

impl Sqlite {
    /// The file's name within the data folder.
    pub const FILE: &'static str = "senet.sqlite";

    /// Opens the database in this folder. Folder and file are made if they are missing, an older layout is brought up
    /// to date.
    ///
    /// # Errors
    /// The folder or the file cannot be made or opened, or the file comes from a later version.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        std::fs::create_dir_all(folder)
            .map_err(|source| OpenError::Folder { path: folder.to_owned(), source })?;
        Self::open_file(&Self::file_in(folder))
    }

    /// Opens the database in this file, which is made if it is missing.
    ///
    /// # Errors
    /// The file cannot be made or opened, or comes from a later version.
    pub fn open_file(path: &Path) -> Result<Self, OpenError> {
        let open = |source| OpenError::Open { path: path.to_owned(), source };
        let mut connection = layout::connect(path).map_err(open)?;
        layout::migrate(&mut connection, path)?;
        let readers = Readers::open(path).map_err(open)?;
        let (writer, waiting) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("sqlite-writer".to_owned())
            .spawn(move || write::serve(&mut connection, &waiting))
            .map_err(|source| OpenError::Folder { path: path.to_owned(), source })?;
        Ok(Self { writer: Some(writer), thread: Some(thread), readers })
    }

    /// The number of the present layout: how many migrations there are.
    #[must_use]
    pub const fn layout() -> u32 {
        layout::MIGRATIONS.len() as u32
    }

    /// The database's file in this folder.
    #[must_use]
    pub fn file_in(folder: &Path) -> PathBuf {
        folder.join(Self::FILE)
    }

    /// Copies the database in this file to a new one, also while a server works on it: the copy is that of one
    /// moment and either whole or not there.
    ///
    /// # Errors
    /// There is no database, or the copy cannot be written; a file that is there already is not overwritten.
    pub fn backup(from: &Path, to: &Path) -> Result<u64, OpenError> {
        backup::backup(from, to)
    }

    /// Hands work to the writer and waits for its commit.
    async fn write<T>(
        &self,
        work: impl FnOnce(oneshot::Sender<Result<T, CommitError>>) -> Write,
    ) -> Result<T, CommitError> {
        let (answer, answered) = oneshot::channel();
        let gone = || CommitError::Store(StoreError("the writing thread has ended".into()));
        let writer = self.writer.as_ref().ok_or_else(gone)?;
        writer.send(work(answer)).map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

impl Drop for Sqlite {
    /// Waits until everything handed over is written.
    fn drop(&mut self) {
        drop(self.writer.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[async_trait]
impl GameStore for Sqlite {
    async fn append(&self, appends: Vec<Append>) -> Result<(), CommitError> {
        self.write(|answer| Write::Append { appends, answer }).await
    }

    async fn read(&self, game: GameId, version: u32, notes: u32) -> Result<Option<Reading>, StoreError> {
        self.readers.read(move |connection| read::game(connection, game, version, notes)).await
    }

    async fn write_notes(
        &self,
        game: GameId,
        expected: u32,
        notes: String,
        holder: Option<SecretHash>,
    ) -> Result<(), CommitError> {
        self.write(|answer| Write::Notes { game, expected, notes, holder, answer }).await
    }

    fn note_seen(&self, game: GameId, seat: Seat, at: Millis) {
        if let Some(writer) = &self.writer {
            // Only a server that is stopping has no writer; then it is too late anyway.
            let _ = writer.send(Write::Seen { game, seat, at });
        }
    }

    async fn unfinished(&self, holder: SecretHash, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| read::unfinished(connection, holder, limit)).await
    }

    async fn queue(&self, queue: &str, since: Millis, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let queue = queue.to_owned();
        self.readers.read(move |connection| read::queue(connection, &queue, since, limit)).await
    }

    async fn queues(&self, since: Millis) -> Result<Vec<String>, StoreError> {
        self.readers.read(move |connection| read::queues(connection, since)).await
    }

    async fn due(&self, at: Millis, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| read::due(connection, at, limit)).await
    }

    async fn computer_turns(&self, since: Millis, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| read::computer_turns(connection, since, limit)).await
    }

    async fn beat(&self, at: Millis) -> Result<Vec<Outage>, StoreError> {
        self.write(|answer| Write::Beat { at, answer }).await.map_err(|error| match error {
            CommitError::Store(error) => error,
            CommitError::Conflict => StoreError("a sign of life has no version".into()),
        })
    }
}

/// Whether there is a database in this folder.
fn is_there(path: &Path) -> Result<PathBuf, OpenError> {
    if path.is_file() { Ok(path.to_owned()) } else { Err(OpenError::Missing { path: path.to_owned() }) }
}
