//! The site: pages and game pages as HTML, in the reader's language, with their drawings and assets.
//!
//! For whoever serves Senet over HTTP. [`views`] are pure functions from a [`Context`] and a model to HTML; [`art`] draws
//! the board, pieces, sticks and signs as SVG; [`language`] finds the words; [`assets`] holds style sheets and scripts
//! under names that change with their content.
//!
//! It will never know a rule of the game that `senet-rules` does not tell it, and never write SQL.

pub mod art;
pub mod assets;
pub mod card;
mod context;
pub mod language;
pub mod server;
pub mod sharing;
pub mod solution;
pub mod views;

pub use context::{BoardForm, Context, Theme};
