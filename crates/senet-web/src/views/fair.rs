//! Fair throws: how they work, and one game's throws checked.

use maud::{Markup, html};
use senet_rules::{Ruleset, Seat, Sticks, Throw};

use crate::Context;

/// One throw of a game.
#[derive(Clone, Debug)]
pub struct FairThrow {
    /// Who threw.
    pub seat: Seat,
    /// How the sticks fell.
    pub sticks: Sticks,
    /// What they count.
    pub throw: Throw,
    /// What the thrower's browser added, in hexadecimal digits; empty without.
    pub shake: String,
    /// Whether the seed gives this throw, once the server has computed it again; `None` before.
    pub checked: Option<bool>,
}

/// A game's throws.
#[derive(Clone, Debug)]
pub struct FairModel {
    /// The game's id.
    pub id: String,
    /// The ruleset.
    pub rules: &'static Ruleset,
    /// The names of first and second.
    pub names: [Option<String>; 2],
    /// Every throw.
    pub throws: Vec<FairThrow>,
    /// SHA-256 of the seed, in hexadecimal digits.
    pub commitment: String,
    /// The seed in hexadecimal digits, once the game is over.
    pub seed: Option<String>,
    /// Whether the seed gives the commitment, once the server has computed it again.
    pub commitment_checked: Option<bool>,
}

/// *Check the throws* of one game. The button asks for the same page with `?check=1`, and then the model has what the
/// server computed again.
#[must_use]
pub fn page(ctx: &Context, _model: &FairModel) -> Markup {
    super::layout::page(ctx, &super::layout::Head::default(), html! { main id="main" {} })
}

/// How fair throws work.
#[must_use]
pub fn about(ctx: &Context) -> Markup {
    super::layout::page(ctx, &super::layout::Head::default(), html! { main id="main" {} })
}
