//! The home page: choose the rules, choose who with, play.

use maud::{Markup, html};
use senet_rules::Ruleset;

use crate::Context;

/// A game of this device that is not over.
#[derive(Clone, Debug)]
pub struct OpenGame {
    /// Its id.
    pub id: String,
    /// Its ruleset.
    pub rules: &'static Ruleset,
    /// What it is waiting for.
    pub state: OpenState,
    /// The opponent's name, if known.
    pub opponent: Option<String>,
    /// Whether both seats are on this device.
    pub same_device: bool,
}

/// What an unfinished game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenState {
    /// Its second player.
    Waiting,
    /// This device's player.
    YourTurn,
    /// The other player.
    TheirTurn,
}

/// What the home page shows.
#[derive(Clone, Debug, Default)]
pub struct HomeModel {
    /// The unfinished games of this device, the latest first.
    pub games: Vec<OpenGame>,
    /// How many strangers wait now: Standard, Jéquier.
    pub waiting: [u32; 2],
}

/// The page.
#[must_use]
pub fn page(ctx: &Context, _model: &HomeModel) -> Markup {
    super::layout::page(ctx, &super::layout::Head::default(), html! { main id="main" {} })
}
