//! Why a database cannot be opened.

use std::path::PathBuf;

/// Why a database cannot be opened or backed up.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made.
    #[error("cannot make the folder {}: {source}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The file cannot be opened or is no database.
    #[error("cannot open the database {}: {source}", path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// Why.
        source: rusqlite::Error,
    },
    /// The database was made by a later version of this program.
    #[error(
        "the database {} has layout {found}, this program knows layouts up to {known}: start a version that knows it",
        path.display()
    )]
    Later {
        /// The file.
        path: PathBuf,
        /// Its layout.
        found: u32,
        /// The latest layout that is known.
        known: u32,
    },
    /// There is no database to back up.
    #[error("there is no database at {}: name the place that the server was given by --data or --database", path.display())]
    Missing {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// The backup cannot be written.
    #[error("cannot write the backup {}: {reason}", path.display())]
    Backup {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: String,
    },
}
