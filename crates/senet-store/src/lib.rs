//! Where the games of Senet are kept: [`Sqlite`], one file beside the server.
//!
//! For whoever runs a server. It keeps the contract of [`senet_games::GameStore`], and what it has answered is on the
//! disk. It will never know the rules: a game's log is text to it.

#![allow(clippy::doc_markdown, reason = "SQLite is a name, not code")]

mod error;
mod sqlite;

pub use error::OpenError;
pub use sqlite::Sqlite;
