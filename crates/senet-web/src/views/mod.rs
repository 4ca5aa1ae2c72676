//! Pages as pure functions from a [`Context`](crate::Context) and a model to HTML.
//!
//! No page holds a script or a style of its own: the site's content security policy allows neither.

pub mod analysis;
pub mod device;
pub mod errors;
pub mod fair;
pub mod game;
pub mod home;
mod layout;
pub mod pages;
pub mod review;
mod words;

pub(crate) use words::rules_name;
