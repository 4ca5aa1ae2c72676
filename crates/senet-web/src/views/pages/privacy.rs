//! What is stored: nearly nothing.

use maud::{Markup, html};
use serde_json::Value;

use super::parts::{self, Section};
use super::structured;
use crate::views::layout;
use crate::{Context, plain, t};

/// The page.
#[must_use]
pub fn page(ctx: &Context) -> Markup {
    let l = ctx.language;
    let main = html! {
        main.reading.narrow id="main" {
            header.opening {
                div.words {
                    h1 { (t!(l, "privacy-heading")) }
                    p.lead { (t!(l, "privacy-lead")) }
                }
            }
            (parts::sections(&all(ctx)))
        }
    };
    let head = layout::Head {
        title: plain!(l, "privacy-title"),
        description: Some(plain!(l, "privacy-description")),
        structured: structured(ctx),
        ..Default::default()
    };
    layout::page(ctx, &head, &main)
}

fn all(ctx: &Context) -> [Section; 5] {
    let l = ctx.language;
    [
        Section::new(
            "device",
            t!(l, "privacy-device-title"),
            html! {
                p { (t!(l, "privacy-device-seat")) }
                p { (t!(l, "privacy-device-settings")) }
                p { (t!(l, "privacy-device-clear")) }
            },
        ),
        Section::new(
            "server",
            t!(l, "privacy-server-title"),
            html! {
                p { (t!(l, "privacy-server-game")) }
                p { (t!(l, "privacy-server-key")) }
                p { (t!(l, "privacy-server-address")) }
            },
        ),
        Section::new("others", t!(l, "privacy-others-title"), html! { p { (t!(l, "privacy-others-body")) } }),
        Section::new("none", t!(l, "privacy-none-title"), html! { p { (t!(l, "privacy-none-body")) } }),
        Section::new("host", t!(l, "privacy-host-title"), html! { p { (t!(l, "privacy-host-body")) } }),
    ]
}

/// What search engines read of the page: where it stands.
#[must_use]
pub fn structured(ctx: &Context) -> Vec<Value> {
    vec![structured::breadcrumbs(ctx, &[("/privacy", plain!(ctx.language, "privacy-breadcrumb"))])]
}
