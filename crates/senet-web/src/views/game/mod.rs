//! A game: waiting, invitation, throw-off, play, the end.

mod model;

use maud::{Markup, html};

pub use model::{Claim, Clock, GameModel, Notice, Phrase, Player, Rematch, Viewer, Waiting};

use crate::Context;

/// The whole page.
#[must_use]
pub fn page(ctx: &Context, model: &GameModel) -> Markup {
    super::layout::page(
        ctx,
        &super::layout::Head { title: title(ctx, model), ..Default::default() },
        main(ctx, model),
    )
}

/// The page's `<main>`: what a stream sends, and the answer to a request of a live page.
#[must_use]
pub fn main(_ctx: &Context, model: &GameModel) -> Markup {
    html! { main id="main" { (model.id) } }
}

/// The page's title, which says whose turn it is.
#[must_use]
pub fn title(_ctx: &Context, model: &GameModel) -> String {
    model.id.clone()
}

/// What has just happened, in a sentence for the live region.
#[must_use]
pub fn say(_ctx: &Context, model: &GameModel) -> String {
    model.id.clone()
}
