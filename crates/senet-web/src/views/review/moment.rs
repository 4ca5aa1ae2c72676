//! One step of a review: the board, what happened, what would have been better.

use maud::{Markup, html};
use senet_players::{Event, Judged, Review};
use senet_rules::{Move, Position};

use super::ReviewModel;
use crate::art::{self, Form, Offer, Scene};
use crate::views::game::words::short_move;
use crate::{Context, plain, t};

/// The better move, if the step that is looked at gave something away.
pub(super) fn better(model: &ReviewModel) -> Option<Judged> {
    match &model.step(model.at)?.event {
        Event::Played { error, options, .. } if *error >= Review::NOTHING => options.first().copied(),
        _ => None,
    }
}

/// What is looked at: also the answer to a script that steps.
#[must_use]
pub fn moment(ctx: &Context, model: &ReviewModel) -> Markup {
    let language = ctx.language;
    let step = model.step(model.at);
    let chosen = better(model).is_some().then_some("0");
    let (position, last) = board(model);
    let offers = better(model)
        .map_or_else(Vec::new, |better| Offer::all(model.game.rules(), std::iter::once(better.answer)));
    html! {
        section #moment data-at=(model.at) data-chosen=[chosen] aria-labelledby="happened" {
            div.box role="img" aria-label=(board_label(ctx, &position)) {
                (art::board(Form::Plain, &Scene { position: &position, offers: &offers, last }))
            }
            div.happened.card {
                div.now {
                    b.tnum { (language.percent(model.chance(model.at), 1)) }
                    @let change = model.change(model.at);
                    @if change.abs() >= 0.0005 { span.change.tnum.loss[change < 0.0] { (language.percent_change(change, 1)) } }
                    small { (t!(language, "review-curve")) }
                }
                div.told aria-live="polite" {
                    p.no { @if let Some(step) = step { (super::piece(model, step.seat)) (t!(language, "game-replay", turn = step.turn + 1, count = model.game.turns.len())) } @else { (t!(language, "game-replay-start")) } }
                    h2 #happened {
                        @if let Some(step) = step { (model.sentence(language, step)) } @else { (t!(language, "review-begin")) }
                    }
                    @if let Some(step) = step { (judgement(ctx, model, &step.event)) }
                }
                (stepper(ctx, model))
                p.links {
                    a.quiet.btn href=(analysis(ctx, &position)) rel="nofollow" { (t!(language, "review-analyse")) }
                    button.btn.quiet type="button" hidden data-copy={ (ctx.site) (model.address(ctx, model.at)) } data-done=(plain!(language, "game-copied")) {
                        (art::icon("link")) span { (t!(language, "review-link")) }
                    }
            }
            }
        }
    }
}

/// The board to look at, and the move to be shown on it. A move that gave something away is shown before it is made, with
/// the better one; any other after it.
fn board(model: &ReviewModel) -> (Position, Option<Move>) {
    let start = || *senet_rules::Game::new(model.game.rules()).position();
    let Some(step) = model.step(model.at) else { return (start(), None) };
    match step.event {
        Event::Played { answer, .. } if better(model).is_some() => {
            (model.step(model.at - 1).map_or_else(start, |before| before.position), Some(answer))
        }
        Event::Played { answer, .. } => (step.position, Some(answer)),
        Event::Thrown { .. } | Event::Passed => (step.position, None),
    }
}

/// Where a position can be taken apart.
fn analysis(ctx: &Context, position: &Position) -> String {
    ctx.to(&crate::views::analysis::address(position))
}

/// The board in words: the position as text.
fn board_label(ctx: &Context, position: &Position) -> String {
    format!("{}: {position}", plain!(ctx.language, "game-board-label"))
}

/// What the step was worth.
fn judgement(ctx: &Context, model: &ReviewModel, event: &Event) -> Markup {
    let language = ctx.language;
    match event {
        Event::Thrown { luck, .. } => html! {
            p { (t!(language, "review-luck")) ": " b.tnum.change.loss[*luck < 0.0] { (language.percent_change(*luck, 1)) } }
        },
        Event::Passed => html! {},
        Event::Played { answer, error, options } => html! {
            @if options.len() > 1 {
                @if *error >= Review::NOTHING {
                    p { (t!(language, "review-given")) ": " b.tnum.change.loss { (language.percent_change(-error, 1)) } }
                } @else {
                    p.good { (art::icon("check")) (t!(language, "review-best")) }
                }
                ol.worth {
                    @for option in options {
                        li.best[option == &options[0]] {
                            bdi dir=(language.direction().name()) {
                                (short_move(language, option.answer))
                                @if option.answer == *answer { " " small { (t!(language, "review-played")) } }
                                @else if better(model).is_some_and(|better| better.answer == option.answer) { " " small { (t!(language, "review-better")) } }
                            }
                            b.tnum { (language.percent(option.win.chance, 1)) }
                        }
                    }
                }
            }
        },
    }
}

/// To the start, one step back, one on.
fn stepper(ctx: &Context, model: &ReviewModel) -> Markup {
    let language = ctx.language;
    let count = model.review.steps.len();
    let step = |to: Option<usize>, name: &str, label: String, icon: &str| {
        html! {
            @match to {
                Some(to) => a.ib.step #(name) href=(model.address(ctx, to)) data-at=(to) rel="nofollow" aria-label=(label) { (art::icon(icon)) },
                None => span.ib.step.off aria-hidden="true" { (art::icon(icon)) },
            }
        }
    };
    html! {
        nav.stepper aria-label=(plain!(language, "game-moves")) {
            (step((model.at > 0).then_some(0), "to-start", plain!(language, "game-moves-start"), "first"))
            (step(model.at.checked_sub(1), "to-back", plain!(language, "game-moves-back"), "back"))
            (step((model.at < count).then_some(model.at + 1), "to-next", plain!(language, "game-moves-on"), "next"))
            small.keys { (t!(language, "review-keys")) }
        }
    }
}
