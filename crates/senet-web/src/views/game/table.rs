//! The board with everything that can be touched on it.

use maud::{Markup, html};
use senet_rules::{Phase, Ruleset, Side, Square};

use super::model::GameModel;
use super::words;
use crate::art::{self, Form, Offer, Scene};
use crate::language::Language;
use crate::views::words::{house_name, side_key};
use crate::{Context, plain, t};

/// What the viewer may do now: nothing unless it is their turn to move, and nothing while looking back.
pub(super) fn offers(model: &GameModel) -> Vec<Offer> {
    let may_move = model.replay.is_none() && model.viewer_to_act() && model.game.phase() == Phase::Move;
    if may_move { Offer::all(model.rules(), model.game.legal_moves()) } else { Vec::new() }
}

/// The board as a picture in each form, of which the style sheet shows one, under a grid of thirty squares.
pub(super) fn boards(ctx: &Context, model: &GameModel, offers: &[Offer]) -> Markup {
    let game = model.shown_game();
    let last = model.shown_turns().iter().rev().find_map(|turn| match turn.answer {
        senet_rules::Answer::Played(played) if played.from().is_some() => Some(played),
        _ => None,
    });
    let scene = Scene { position: game.position(), offers, last };
    html! {
        div.area { div.box data-water=(model.rules().water.square) {
            @for form in Form::ALL { (art::board(form, &scene)) }
            div #board .grid role="grid" aria-label=(plain!(ctx.language, "game-board-label")) dir="ltr" {
                @for lane in 0..3_u8 {
                    div role="row" {
                        @for n in 1..=10 {
                            @if let Some(square) = Square::new(lane * 10 + n) {
                                (cell(ctx, model, game.position().at(square), square, offers))
                            }
                        }
                    }
                }
            }
        } }
    }
}

/// One square: where a piece can move from or to, a button of the form that moves it.
fn cell(
    ctx: &Context,
    model: &GameModel,
    standing: Option<Side>,
    square: Square,
    offers: &[Offer],
) -> Markup {
    let label = label(ctx.language, model.rules(), standing, square);
    let place = format!("sq l{} i{}", art::lane(square), art::place(square));
    let offer = offers.iter().find(|offer| offer.from == square || offer.target == Some(square));
    html! {
        @if let (Some(offer), Some(side)) = (offer, model.game.position().side()) {
            @let sentence = words::offer_sentence(ctx.language, model, side, offer);
            @let label = plain!(ctx.language, "game-square-choice", square = label, offer = sentence);
            @let kind = if offer.from == square { "from" } else { "to" };
            div #{ "q" (square) } role="gridcell" class=(place) data-square=(square) {
                button.hit.(kind).{ "o" (offer.index) } form="move" name="from" value=(offer.from)
                    data-offer=(offer.index) aria-label=(label) {}
            }
        } @else {
            div #{ "q" (square) } role="gridcell" class=(place) data-square=(square) tabindex="-1" aria-label=(label) {}
        }
    }
}

/// What a screen reader says of a square.
pub(in crate::views) fn label(
    language: Language,
    rules: &Ruleset,
    standing: Option<Side>,
    square: Square,
) -> String {
    let label = match (rules.house(square), standing) {
        (None, None) => t!(language, "game-square-empty", square = square),
        (None, Some(side)) => t!(language, "game-square-piece", square = square, side = side_key(side)),
        (Some(house), None) => {
            t!(language, "game-square-house-empty", square = square, house = house_name(language, house))
        }
        (Some(house), Some(side)) => t!(
            language,
            "game-square-house-piece",
            square = square,
            house = house_name(language, house),
            side = side_key(side)
        ),
    };
    crate::language::strip_isolates(&label)
}

/// The houses and what each does, under the board.
pub(super) fn legend(ctx: &Context, model: &GameModel) -> Markup {
    use senet_rules::House;
    let language = ctx.language;
    let standard = model.rules().id == "standard";
    html! {
        ul.legend aria-label=(plain!(language, "game-legend")) {
            @for &(square, house) in model.rules().houses {
                // Six houses do not fit; the Rebirth does nothing in a game where the drowned go elsewhere.
                @if house != House::Rebirth || standard {
                    li {
                        (art::house_tile(house))
                        div {
                            b { (t!(language, "game-house-short", square = square, house = short_house(ctx, house))) }
                            small {
                                @match (house, standard) {
                                    (House::Rebirth, _) => (t!(language, "game-legend-rebirth")),
                                    (House::Beauty, true) => (t!(language, "game-legend-beauty-standard")),
                                    (House::Water, true) => (t!(language, "game-legend-water-standard")),
                                    (House::Water, false) => (t!(language, "game-legend-water-jequier")),
                                    (House::ThreeTruths, true) => (t!(language, "game-legend-truths-standard")),
                                    (House::ReAtum, true) => (t!(language, "game-legend-atum-standard")),
                                    _ => (t!(language, "game-legend-safe")),
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn short_house(ctx: &Context, house: senet_rules::House) -> String {
    use senet_rules::House;
    let language = ctx.language;
    match house {
        House::Rebirth => t!(language, "game-house-rebirth"),
        House::Beauty => t!(language, "game-house-beauty"),
        House::Water => t!(language, "game-house-water"),
        House::ThreeTruths => t!(language, "game-house-truths"),
        House::ReAtum => t!(language, "game-house-atum"),
        House::Horus => t!(language, "game-house-horus"),
    }
}
