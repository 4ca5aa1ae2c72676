//! Pages for what went wrong; each leads on.

use maud::{Markup, html};

use crate::Context;

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorPage {
    /// There is no such page (404).
    NotFound,
    /// There is no such game (404).
    NoGame,
    /// The form was not understood (400, 422).
    BadRequest,
    /// The request came from another site (403).
    Foreign,
    /// The link for moving a seat is used up or wrong (403).
    SeatLink,
    /// Too many requests (429).
    TooMany,
    /// The fault is ours (500, 503).
    Server,
}

/// The page.
#[must_use]
pub fn page(ctx: &Context, _error: ErrorPage) -> Markup {
    super::layout::page(ctx, &super::layout::Head::default(), html! { main id="main" {} })
}
