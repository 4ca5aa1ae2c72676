//! The SQLite store keeps the contract, across restarts, backups and layouts.
#![allow(clippy::doc_markdown, clippy::case_sensitive_file_extension_comparisons, reason = "names are names")]

use std::sync::Arc;

use senet_games::contract::{self, Table};
use senet_games::{Append, GameId, GameStore, Index};
use senet_rules::STANDARD;
use senet_store::{OpenError, Sqlite};
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let folder = TempDir::new().unwrap();
    let count = std::cell::Cell::new(0);
    contract::all(|| {
        count.set(count.get() + 1);
        Arc::new(Sqlite::open(&folder.path().join(count.get().to_string())).unwrap())
    })
    .await;
}

/// The database is opened a second time while the first is still there, as after a crash: what was acknowledged is
/// there, down to the throw that waits for its move.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_a_turn_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let table = Table::over(Arc::new(Sqlite::open(folder.path()).unwrap()), 1);
    let (id, players) = table.begun(&STANDARD).await;
    let mut before = table.step(id, &players).await;
    while before.state.game().position().throw().is_none() {
        before = table.step(id, &players).await;
    }
    let after = Table::at(Arc::new(Sqlite::open(folder.path()).unwrap()), 2, table.clock.clone());
    assert_eq!(after.games.load(id).await.unwrap().state, before.state);
    after.finish(id, &players).await;
}

fn id(n: usize) -> GameId {
    format!("{n:010}").parse().unwrap()
}

fn made(n: usize) -> Vec<Append> {
    vec![Append { game: id(n), expected: 0, entries: vec!["made".to_owned()], index: Index::default() }]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_taken_while_serving_is_whole() {
    let folder = TempDir::new().unwrap();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    for n in 0..50 {
        store.append(made(n)).await.unwrap();
    }
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            for n in 50..400 {
                store.append(made(n)).await.unwrap();
            }
        }
    });
    let (from, to) = (folder.path().to_owned(), folder.path().join("copy/senet.sqlite"));
    std::fs::create_dir(folder.path().join("copy")).unwrap();
    let backup = tokio::task::spawn_blocking(move || Sqlite::backup(&Sqlite::file_in(&from), &to));
    assert!(backup.await.unwrap().unwrap() > 0);
    writing.await.unwrap();

    let copy = Sqlite::open(&folder.path().join("copy")).unwrap();
    for n in 0..50 {
        assert!(copy.read(id(n), 0, 0).await.unwrap().is_some(), "game {n}");
    }
    let files = std::fs::read_dir(folder.path().join("copy")).unwrap();
    let names: Vec<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert!(!names.iter().any(|name| name.ends_with(".part")), "{names:?}");

    let again = Sqlite::backup(&Sqlite::file_in(folder.path()), &folder.path().join("copy/senet.sqlite"));
    assert!(matches!(again, Err(OpenError::Backup { .. })), "nothing is overwritten");
    let nothing = Sqlite::backup(&folder.path().join("nowhere"), &folder.path().join("other"));
    assert!(matches!(nothing, Err(OpenError::Missing { .. })));
    assert!(!folder.path().join("other").exists());
}

#[test]
fn a_database_of_a_later_version_is_left_alone() {
    let folder = TempDir::new().unwrap();
    drop(Sqlite::open(folder.path()).unwrap());
    let path = folder.path().join(Sqlite::FILE);
    let later = rusqlite::Connection::open(&path).unwrap();
    later.pragma_update(None, "user_version", Sqlite::layout() + 1).unwrap();
    let error = Sqlite::open(folder.path()).unwrap_err();
    assert!(matches!(error, OpenError::Later { .. }), "{error}");
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(Sqlite::FILE);
    let text = "this is not a database, but somebody's letter ".repeat(100);
    std::fs::write(&path, &text).unwrap();
    let error = Sqlite::open(folder.path()).unwrap_err();
    assert!(matches!(error, OpenError::Open { .. }), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

/// The first layout, filled as its version filled it, can be brought up to date and read.
#[tokio::test(flavor = "multi_thread")]
async fn migrations_run_on_a_filled_database() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(Sqlite::FILE);
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../migrations/sqlite/0001_games.sql")).unwrap();
    old.execute_batch(
        "INSERT INTO games (id, version, changed_at, over) VALUES ('0000000001', 1, 5, 0);
         INSERT INTO entries VALUES (1, 1, 'made');
         PRAGMA user_version = 1;",
    )
    .unwrap();
    drop(old);
    let store = Sqlite::open(folder.path()).unwrap();
    assert_eq!(store.read(id(1), 0, 0).await.unwrap().unwrap().entries, ["made"]);
}
