//! Setting up: squares, side, throw, ruleset, text.

use maud::{Markup, html};
use senet_rules::{JEQUIER, Move, Ruleset, STANDARD, Setup, Side, Square, Throw};

use super::{AnalysisModel, Found, address_of, owned};
use crate::art::{self, Form, Offer, Scene};
use crate::views::game::table::label;
use crate::views::words::{rules_name, side_name};
use crate::{Context, plain, t};

/// The board under a grid of thirty links, each to the board with that square changed.
pub(super) fn board(ctx: &Context, model: &AnalysisModel, best: Option<Move>) -> Markup {
    let position = if let Found::Judged(judgement) = &model.found { Some(judgement.position) } else { None };
    let offers = Offer::all(model.rules, best.into_iter());
    html! {
        div.area { div.box {
            @for form in Form::ALL {
                @if let Some(position) = &position { (art::board(form, &Scene { position, offers: &offers, last: None })) }
                @else { (art::set_up_board(form, model.rules, &model.setup)) }
            }
            div #board .grid role="grid" aria-label=(plain!(ctx.language, "game-board-label")) dir="ltr" {
                @for lane in 0..3_u8 {
                    div role="row" {
                        @for square in (1..=10).filter_map(|n| Square::new(lane * 10 + n)) { (cell(ctx, model, square)) }
                    }
                }
            }
        } }
    }
}

fn cell(ctx: &Context, model: &AnalysisModel, square: Square) -> Markup {
    let standing = model.setup.squares[square.index()];
    let label = label(ctx.language, model.rules, standing, square);
    let place = format!("sq l{} i{}", art::lane(square), art::place(square));
    let next = next(&model.setup, square);
    html! {
        div #{ "q" (square) } role="gridcell" class=(place) data-square=(square) {
            a.hit href=(ctx.to(&address_of(model.rules, &next))) aria-label=(label) rel="nofollow" {}
        }
    }
}

/// The setup with the next thing on this square: nothing, a cone, a spool.
fn next(setup: &Setup, square: Square) -> Setup {
    let mut next = *setup;
    next.squares[square.index()] = match setup.squares[square.index()] {
        None => Some(Side::Cones),
        Some(Side::Cones) => Some(Side::Spools),
        Some(Side::Spools) => None,
    };
    next
}

/// Whose turn it is, what is thrown, by which rules; the position as text.
pub(super) fn setting(ctx: &Context, model: &AnalysisModel) -> Markup {
    let language = ctx.language;
    let to = |rules: &Ruleset, setup: &Setup| ctx.to(&address_of(rules, setup));
    let setup = &model.setup;
    html! {
        section.card.setting {
            (row(&t!(language, "home-rules"), [&STANDARD, &JEQUIER].map(|rules| {
                // A throw that the other rules do not know is taken back.
                let throw = setup.throw.filter(|throw| throws(rules).contains(throw));
                Choice {
                    to: to(rules, &Setup { throw, ..*setup }),
                    text: html! { (rules_name(language, rules)) },
                    chosen: rules.id == model.rules.id,
                }
            })))
            (row(&t!(language, "analysis-turn"), Side::BOTH.map(|side| Choice {
                to: to(model.rules, &Setup { side: Some(side), ..*setup }),
                text: html! { (art::seat(side, "s")) (side_name(language, side)) },
                chosen: setup.side == Some(side),
            })))
            (row(&t!(language, "analysis-throw"), std::iter::once(Choice {
                to: to(model.rules, &Setup { throw: None, ..*setup }),
                text: html! { (t!(language, "analysis-throw-none")) },
                chosen: setup.throw.is_none(),
            }).chain(throws(model.rules).map(|throw| Choice {
                to: to(model.rules, &Setup { throw: Some(throw), ..*setup }),
                text: html! { (language.number(throw.number().into())) },
                chosen: setup.throw == Some(throw),
            }))))
            p.links {
                a.quiet.btn rel="nofollow" href=(to(model.rules, &Setup { side: setup.side, ..Setup::EMPTY })) { (t!(language, "analysis-clear")) }
                a.quiet.btn rel="nofollow" href=(to(model.rules, &start(model.rules))) { (t!(language, "analysis-start")) }
            }
            form.text method="get" action=(ctx.to("/analysis")) {
                input type="hidden" name="rules" value=(model.rules.id);
                label for="position" { (t!(language, "analysis-text")) }
                @if model.unread.is_some() { p.danger role="alert" { (t!(language, "analysis-unread")) } }
                div {
                    input #position name="position" dir="ltr" maxlength="80" autocomplete="off" spellcheck="false"
                        value=(model.unread.clone().unwrap_or_else(|| setup.to_string()));
                    button.btn.second { (t!(language, "analysis-read")) }
                }
            }
        }
    }
}

/// Where a game begins.
pub(super) fn start(rules: &'static Ruleset) -> Setup {
    owned(rules, Setup::from(&senet_rules::Position::opening(rules)))
}

/// The throws of a ruleset, in ascending order.
fn throws(rules: &Ruleset) -> [Throw; 5] {
    rules.throws().map(|(throw, _)| throw)
}

/// One of several links, of which one is where the reader is.
struct Choice {
    to: String,
    text: Markup,
    chosen: bool,
}

fn row(name: &str, choices: impl IntoIterator<Item = Choice>) -> Markup {
    html! {
        nav.row aria-label=(name) {
            b { (name) }
            div.pills {
                @for choice in choices {
                    a.pill href=(choice.to) aria-current=[choice.chosen.then_some("true")] rel="nofollow" { (choice.text) }
                }
            }
        }
    }
}
