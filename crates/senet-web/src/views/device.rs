//! Moving a seat to another device: a private link, and the page it leads to.

use maud::{Markup, html};
use senet_rules::Ruleset;

use super::game::link_box;
use super::layout::{self, Head};
use super::words::rules_name;
use crate::{Context, art, plain, t};

/// The private link, for the holder of a seat.
#[derive(Clone, Debug)]
pub struct DeviceLink {
    /// The game's id.
    pub id: String,
    /// The ruleset.
    pub rules: &'static Ruleset,
    /// The link, whole.
    pub link: String,
}

/// What the link leads to.
#[derive(Clone, Debug)]
pub struct DeviceTake {
    /// The game's id.
    pub id: String,
    /// The ruleset.
    pub rules: &'static Ruleset,
    /// The secret of the link.
    pub secret: String,
}

/// The page with the private link and its QR code.
#[must_use]
pub fn link(ctx: &Context, model: &DeviceLink) -> Markup {
    let language = ctx.language;
    let main = html! {
        main #main .wait {
            div.intro {
                h1 { (t!(language, "game-device-title")) }
                p.lead { (t!(language, "game-device-lead")) }
                (link_box(ctx, &model.link, true))
                p { a.btn.quiet href=(ctx.to(&format!("/g/{}", model.id))) { (art::icon("back")) span { (t!(language, "game-device-back")) } } }
            }
            @if let Some(code) = art::qr(&model.link, &plain!(language, "game-device-qr")) {
                div.qrc.card { (code) }
            }
        }
    };
    layout::page(ctx, &head(ctx, plain!(language, "game-device-title"), model.rules), &main)
}

/// The page with the button that takes the seat over.
#[must_use]
pub fn take(ctx: &Context, model: &DeviceTake) -> Markup {
    let language = ctx.language;
    let main = html! {
        main #main .page.narrow {
            h1 { (t!(language, "game-device-take-title")) }
            p.lead { (t!(language, "game-device-take-lead", rules = rules_name(language, model.rules))) }
            form method="post" action=(ctx.to(&format!("/g/{}/device/{}", model.id, model.secret))) {
                button #take .btn.primary { (t!(language, "game-device-take")) }
            }
        }
    };
    layout::page(ctx, &head(ctx, plain!(language, "game-device-take-title"), model.rules), &main)
}

fn head(ctx: &Context, title: String, rules: &Ruleset) -> Head<'static> {
    Head {
        title,
        label: Some(rules_name(ctx.language, rules)),
        class: "lobby",
        private: true,
        ..Head::default()
    }
}
