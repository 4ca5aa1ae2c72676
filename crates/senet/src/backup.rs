//! `senet backup`: a copy of all games, also while they are being played.

use std::path::PathBuf;

use clap::Args;
use senet_store::Sqlite;

use crate::failure::{Failure, print};

/// Copy all games to a new file, also while the server runs.
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not be there yet.
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// The folder in which the server keeps its games.
    #[arg(long, env = "SENET_DATA", value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// The server's database instead of the one in the data folder: sqlite:FILE.
    #[arg(long, env = "SENET_DATABASE", value_name = "URL", value_parser = crate::serve::database)]
    database: Option<PathBuf>,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let from = self.database.unwrap_or_else(|| Sqlite::file_in(&self.data));
        let size = Sqlite::backup(&from, &self.to).map_err(Failure::input)?;
        print(&format_args!("{}: {size} bytes, whole and checked\n", self.to.display()))
    }
}
