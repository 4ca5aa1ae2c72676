//! Fair throws: how they work, and one game's throws checked.

use maud::{Markup, html};
use senet_rules::{Ruleset, Seat, Sticks, Throw};

use super::layout::{self, Head};
use super::words::rules_name;
use crate::{Context, art, plain, t};

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
/// server computed again; where the browser can, a script does it there instead.
#[must_use]
pub fn page(ctx: &Context, model: &FairModel) -> Markup {
    let language = ctx.language;
    let head = Head {
        title: plain!(language, "fair-check-title"),
        label: Some(rules_name(language, model.rules)),
        class: "fair",
        private: true,
        ..Head::default()
    };
    let main = html! {
        main #main .page data-game=(model.id) data-none-up=(model.rules.none_up) {
            h1 { (t!(language, "fair-check-title")) }
            p.muted { (t!(language, "fair-check-game", id = model.id.clone(), rules = rules_name(language, model.rules))) }
            (seals(ctx, model))
            (counts(ctx, model))
            (steps(ctx))
            (throws(ctx, model))
            p { a.btn.second href=(ctx.to(&format!("/g/{}", model.id))) { (t!(language, "fair-back")) } }
        }
    };
    layout::page(ctx, &head, &main)
}

/// Seal and seed, and the button that works it all out again.
fn seals(ctx: &Context, model: &FairModel) -> Markup {
    let language = ctx.language;
    let count = model.throws.len();
    html! {
        section.card.seals {
            dl {
                dt { (t!(language, "fair-seal")) }
                dd #commitment .hex dir="ltr" { (model.commitment) }
                dt { (t!(language, "fair-seed")) }
                dd #seed .hex dir="ltr" { @if let Some(seed) = &model.seed { (seed) } @else { "–" } }
            }
            @if model.seed.is_some() {
                form #check method="get" data-good=(plain!(language, "fair-check-good", count = count))
                    data-here=(plain!(language, "fair-check-here")) data-right=(plain!(language, "fair-right"))
                    data-wrong=(plain!(language, "fair-wrong")) data-bad-seal=(plain!(language, "fair-check-bad-seal")) {
                    button.btn.primary name="check" value="1" { (t!(language, "fair-check")) }
                }
                p #verdict role="status" { @if let Some(verdict) = verdict(ctx, model) { (verdict) } }
            } @else {
                p.muted { (t!(language, "fair-seed-later")) }
            }
        }
    }
}

/// What came out of the check, if it was made.
fn verdict(ctx: &Context, model: &FairModel) -> Option<Markup> {
    let language = ctx.language;
    let seal = model.commitment_checked?;
    let wrong = model.throws.iter().filter(|throw| throw.checked != Some(true)).count();
    Some(html! {
        @if !seal { span.danger { (t!(language, "fair-check-bad-seal")) } }
        @else if wrong > 0 { span.danger { (t!(language, "fair-check-bad", count = wrong)) } }
        @else { span.good { (art::icon("check")) (t!(language, "fair-check-good", count = model.throws.len())) } }
    })
}

/// Each player's throws beside the shares to be expected.
fn counts(ctx: &Context, model: &FairModel) -> Markup {
    let language = ctx.language;
    html! {
        section {
            h2 { (t!(language, "fair-counts")) }
            p.muted { (t!(language, "fair-shares")) }
            div.scroll {
                table {
                    thead {
                        tr {
                            th scope="col" { (t!(language, "fair-counts-throw")) }
                            th scope="col" { (t!(language, "fair-counts-expected")) }
                            @for seat in Seat::BOTH { th scope="col" dir="auto" { (name(ctx, model, seat)) } }
                        }
                    }
                    tbody {
                        @for (throw, chances) in model.rules.throws() {
                            tr {
                                th scope="row" { (language.number(throw.number().into())) }
                                td { (t!(language, "fair-expected-cell", sixteenths = chances)) }
                                @for seat in Seat::BOTH {
                                    @let all = model.throws.iter().filter(|thrown| thrown.seat == seat).count();
                                    @let count = model.throws.iter().filter(|thrown| thrown.seat == seat && thrown.throw == throw).count();
                                    td { (t!(language, "fair-counts-cell", count = count, all = all)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn name(ctx: &Context, model: &FairModel, seat: Seat) -> String {
    model.names[seat.index()].clone().unwrap_or_else(|| match seat {
        Seat::First => t!(ctx.language, "game-first-player"),
        Seat::Second => t!(ctx.language, "game-second-player"),
    })
}

/// Every throw with its shake.
fn throws(ctx: &Context, model: &FairModel) -> Markup {
    let language = ctx.language;
    html! {
        section {
            h2 { (t!(language, "fair-throws")) }
            @if model.throws.is_empty() {
                p.muted { (t!(language, "fair-throws-none")) }
            } @else {
                div.scroll tabindex="0" role="region" aria-label=(plain!(language, "fair-throws")) {
                    table #throws {
                        thead {
                            tr {
                                th scope="col" { (t!(language, "fair-column-number")) }
                                th scope="col" { (t!(language, "fair-column-player")) }
                                th scope="col" { (t!(language, "fair-column-sticks")) }
                                th scope="col" { (t!(language, "fair-column-throw")) }
                                th scope="col" { (t!(language, "fair-column-check")) }
                                th scope="col" { (t!(language, "fair-column-shake")) }
                            }
                        }
                        tbody {
                            @for (i, throw) in model.throws.iter().enumerate() {
                                tr data-number=(i + 1) data-sticks=(throw.sticks.bits()) data-shake=(throw.shake) {
                                    td { (language.number(i as u64 + 1)) }
                                    td dir="auto" { (name(ctx, model, throw.seat)) }
                                    td { (art::pips(throw.sticks)) span.vh { (throw.sticks) } }
                                    td { (language.number(throw.throw.number().into())) }
                                    td.verdict {
                                        @match throw.checked {
                                            Some(true) => (t!(language, "fair-right")),
                                            Some(false) => (t!(language, "fair-wrong")),
                                            None => "–",
                                        }
                                    }
                                    td.hex dir="ltr" { @if throw.shake.is_empty() { (t!(language, "fair-shake-none")) } @else { (throw.shake) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The four steps of a fair throw.
fn steps(ctx: &Context) -> Markup {
    let language = ctx.language;
    html! {
        section {
            h2 { (t!(language, "fair-title")) }
            ol.steps {
                li { (t!(language, "fair-step-seal")) }
                li { (t!(language, "fair-step-shake")) }
                li { (t!(language, "fair-step-draw")) }
                li { (t!(language, "fair-step-open")) }
            }
            p.muted.sm { (t!(language, "fair-recipe")) }
        }
    }
}

/// How fair throws work.
#[must_use]
pub fn about(ctx: &Context) -> Markup {
    let language = ctx.language;
    let head = Head { title: plain!(language, "fair-title"), class: "fair", ..Head::default() };
    let main = html! {
        main #main .page {
            h1 { (t!(language, "fair-title")) }
            p.lead { (t!(language, "fair-lead")) }
            ol.steps {
                li { (t!(language, "fair-step-seal")) }
                li { (t!(language, "fair-step-shake")) }
                li { (t!(language, "fair-step-draw")) }
                li { (t!(language, "fair-step-open")) }
            }
            p { (t!(language, "fair-shares")) }
            p.muted.sm { (t!(language, "fair-recipe")) }
            p { a.btn.primary href=(ctx.to("/")) { (t!(language, "common-play")) } }
        }
    };
    layout::page(ctx, &head, &main)
}
