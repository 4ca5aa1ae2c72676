//! Pages as pure functions from a [`Context`](crate::Context) and a model to HTML.

pub mod device;
pub mod errors;
pub mod fair;
pub mod game;
pub mod home;
mod layout;
