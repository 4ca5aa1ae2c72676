//! Moving a seat to another device: a private link, and the page it leads to.

use maud::{Markup, html};
use senet_rules::Ruleset;

use crate::Context;

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
pub fn link(ctx: &Context, _model: &DeviceLink) -> Markup {
    super::layout::page(ctx, &super::layout::Head::default(), html! { main id="main" {} })
}

/// The page with the button that takes the seat over.
#[must_use]
pub fn take(ctx: &Context, _model: &DeviceTake) -> Markup {
    super::layout::page(ctx, &super::layout::Head::default(), html! { main id="main" {} })
}
