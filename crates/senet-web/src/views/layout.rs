//! What every page has: head, header, footer.

use maud::{DOCTYPE, Markup, html};

use crate::Context;

/// What differs in the head of each page.
#[derive(Clone, Debug, Default)]
pub(super) struct Head {
    pub(super) title: String,
}

pub(super) fn page(ctx: &Context, head: &Head, main: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(ctx.language.code()) { head { title { (head.title) } } body { (main) } }
    }
}
