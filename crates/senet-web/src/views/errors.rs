//! Pages for what went wrong; each leads on.

use maud::{Markup, html};

use super::layout::{self, Head};
use crate::{Context, art, t};

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
pub fn page(ctx: &Context, error: ErrorPage) -> Markup {
    let l = ctx.language;
    let (title, text) = match error {
        ErrorPage::NotFound => (t!(l, "errors-not-found-title"), t!(l, "errors-not-found")),
        ErrorPage::NoGame => (t!(l, "errors-no-game-title"), t!(l, "errors-no-game")),
        ErrorPage::BadRequest => (t!(l, "errors-bad-request-title"), t!(l, "errors-bad-request")),
        ErrorPage::Foreign => (t!(l, "errors-foreign-title"), t!(l, "errors-foreign")),
        ErrorPage::SeatLink => (t!(l, "errors-seat-link-title"), t!(l, "errors-seat-link")),
        ErrorPage::TooMany => (t!(l, "errors-too-many-title"), t!(l, "errors-too-many")),
        ErrorPage::Server => (t!(l, "errors-server-title"), t!(l, "errors-server")),
    };
    let head = Head { title: title.clone(), class: "error", private: true, ..Head::default() };
    let main = html! {
        main #main .page.narrow {
            // No stick shows its face: a throw that leads nowhere.
            (art::sticks(senet_rules::Sticks::from_bits(0).into()))
            h1 { (title) }
            p.lead { (text) }
            p { a.btn.primary href=(ctx.to("/")) { (t!(l, "errors-home")) } }
        }
    };
    layout::page(ctx, &head, &main)
}
