//! Copying a database while it is being written to.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::{is_there, layout};
use crate::OpenError;

/// Pages copied in one step.
const PAGES: i32 = 1000;

pub(super) fn backup(from: &Path, to: &Path) -> Result<u64, OpenError> {
    let from = is_there(from)?;
    let failed = |reason: String| OpenError::Backup { path: to.to_owned(), reason };
    if to.exists() {
        return Err(failed("there is a file of this name already, and backups overwrite nothing".to_owned()));
    }
    // Written under another name in the same folder, so that a backup of the final name is always whole.
    let mut name = to.file_name().ok_or_else(|| failed("a file name is missing".to_owned()))?.to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = to.with_file_name(name);
    let copied = copy(&from, &part).map_err(failed).and_then(|()| {
        let finish = || {
            std::fs::File::open(&part)?.sync_all()?;
            let size = part.metadata()?.len();
            // A hard link is refused if the name has been taken meanwhile; a rename would overwrite.
            std::fs::hard_link(&part, to)?;
            let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
            std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
            Ok(size)
        };
        finish().map_err(|error: std::io::Error| failed(error.to_string()))
    });
    let _ = std::fs::remove_file(&part);
    copied
}

/// Copies and checks; says what is wrong.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let told = |error: rusqlite::Error| error.to_string();
    let source = layout::connect_reader(from).map_err(told)?;
    // The copy is of this moment, however long it takes and whatever is written meanwhile.
    let moment = source.unchecked_transaction().map_err(told)?;
    moment.query_row("SELECT count(*) FROM games", [], |_| Ok(())).map_err(told)?;
    let mut target = Connection::open(to).map_err(told)?;
    Backup::new(&source, &mut target)
        .and_then(|backup| backup.run_to_completion(PAGES, Duration::ZERO, None))
        .map_err(told)?;
    // One file, without a log beside it.
    target.pragma_update(None, "journal_mode", "delete").map_err(told)?;
    let sound: String = target.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(told)?;
    if sound != "ok" {
        return Err(format!("the copy is damaged: {sound}"));
    }
    target.close().map_err(|(_, error)| told(error))
}
