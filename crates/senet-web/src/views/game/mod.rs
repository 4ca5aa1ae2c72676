//! A game: waiting, invitation, throw-off, play, the end.

mod hint;
mod lobby;
mod model;
mod panel;
pub(super) mod table;
mod tools;
pub(super) mod words;

use maud::{Markup, html};
use senet_rules::{Answer, Phase};

pub use model::{Advice, Claim, Clock, GameModel, Notice, Phrase, Player, Rematch, Viewer, Waiting};

pub(super) use lobby::link_box;

use super::layout::{self, Head};
use super::words::rules_name;
use crate::art::{Form, Offer};
use crate::{Context, plain, t};

/// How often a page without scripts looks for news, in seconds.
const REFRESH: u32 = 4;

/// The whole page.
#[must_use]
pub fn page(ctx: &Context, model: &GameModel) -> Markup {
    let quiet = model.replay.is_some() || model.is_invitation() || model.viewer_to_act();
    let head = Head {
        title: words::title(ctx, model),
        label: Some(rules_name(ctx.language, model.rules())),
        class: body_class(model),
        private: true,
        refresh: (!quiet).then_some(REFRESH),
        boards: Some((model.rules(), &Form::ALL)),
        picture: Some(ctx.to(&format!("/g/{}/card.png?v={}", model.id, model.version))),
        ..Head::default()
    };
    layout::page(ctx, &head, &main(ctx, model))
}

/// The page's `<main>`: what a stream sends, and the answer to a request of a live page.
#[must_use]
pub fn main(ctx: &Context, model: &GameModel) -> Markup {
    let offers = table::offers(model);
    // The only legal move is chosen already.
    let chosen = if let [only] = offers.as_slice() { Some(only.index) } else { None };
    // With nothing but the board to show, it stands beside the words.
    let open = model.is_invitation() || model.waiting == Waiting::InQueue;
    let class = if model.begun() {
        "table"
    } else if open {
        "wait open"
    } else {
        "wait"
    };
    html! {
        main #main class=(class) data-game=(model.id) data-version=(model.version) data-phase=(phase(model))
            data-turn=(u8::from(is_turn(model))) data-replay=[model.replay] data-moves=(moved(model))
            data-last=[last_move(model)] data-chosen=[chosen] data-next=[next_game(ctx, model)]
            data-body=(body_class(model)) data-title=(words::title(ctx, model)) data-says=(say(ctx, model))
            data-events=(ctx.to(&format!("/g/{}/events", model.id))) data-offline=(t!(ctx.language, "game-offline")) {
            @if let Some(notice) = model.notice {
                p.notice role="alert" { (words::notice(ctx.language, notice)) }
            }
            @if model.is_invitation() {
                (lobby::invitation(ctx, model))
            } @else if model.begun() {
                (playing(ctx, model, &offers))
            } @else {
                (lobby::waiting(ctx, model))
            }
        }
    }
}

/// The class of the body, which changes without a new page when the friend comes.
fn body_class(model: &GameModel) -> &'static str {
    if model.begun() { "play" } else { "lobby" }
}

fn playing(ctx: &Context, model: &GameModel, offers: &[Offer]) -> Markup {
    html! {
        form #move method="post" action=(ctx.to(&format!("/g/{}/move", model.id))) data-live {
            input type="hidden" name="version" value=(model.version);
        }
        section.stage {
            (status(ctx, model, offers))
            (table::boards(ctx, model, offers))
            (table::legend(ctx, model))
        }
        aside.panel aria-label=(plain!(ctx.language, "game-players")) {
            (panel::players(ctx, model))
            (panel::throw(ctx, model, offers))
            (panel::moves(ctx, model))
            (tools::tools(ctx, model))
        }
    }
}

/// Whose turn it is, and what a chosen move would do.
fn status(ctx: &Context, model: &GameModel, offers: &[Offer]) -> Markup {
    let status = words::status(ctx, model, offers);
    let reasons = words::pass_reasons(ctx.language, model);
    let side = model.game.position().side();
    html! {
        div.status {
            h1 { (status.heading) }
            @if let Some(more) = status.more { p.general { (more) } }
            @if let Some(side) = side {
                @for offer in offers {
                    @let danger = offer.played.kind() == senet_rules::MoveKind::Water;
                    p.what-it-does.danger[danger].{ "o" (offer.index) } {
                        (words::offer_sentence(ctx.language, model, side, offer))
                    }
                }
            }
            @if !reasons.is_empty() {
                details.why {
                    summary { (t!(ctx.language, "game-why")) }
                    ul { @for reason in reasons { li { (reason) } } }
                }
            }
        }
    }
}

/// `waiting`, `throw-off`, `throw`, `move` or `over`, as in the API.
fn phase(model: &GameModel) -> &'static str {
    match model.game.phase() {
        _ if !model.begun() => "waiting",
        Phase::ThrowOff => "throw-off",
        Phase::Throw => "throw",
        Phase::Move => "move",
        Phase::Over => "over",
    }
}

/// How many pieces have moved up to what is shown, by which a page knows whether it has seen the last move.
fn moved(model: &GameModel) -> usize {
    let moves = |answer: Answer| matches!(answer, Answer::Played(played) if played.from().is_some());
    model.shown_turns().iter().filter(|turn| moves(turn.answer)).count()
}

/// The last move as text, for the page's script to show.
fn last_move(model: &GameModel) -> Option<String> {
    model.shown_turns().iter().rev().find_map(|turn| match turn.answer {
        Answer::Played(played) if played.from().is_some() => Some(played.to_string()),
        _ => None,
    })
}

/// The address of the next game between the two, to which players are led at once.
fn next_game(ctx: &Context, model: &GameModel) -> Option<String> {
    match &model.rematch {
        Rematch::Begun(id) if model.replay.is_none() => Some(ctx.to(&format!("/g/{id}"))),
        _ => None,
    }
}

/// Whether title and icon should call the viewer: it is their turn, or their friend has just come.
fn is_turn(model: &GameModel) -> bool {
    model.viewer.seat().is_some() && model.viewer_to_act()
}

/// What has just happened and what is to be done, in a sentence for the live region.
fn say(ctx: &Context, model: &GameModel) -> String {
    if !model.begun() {
        return String::new();
    }
    let status = words::status(ctx, model, &table::offers(model));
    let sentence = match words::event(ctx, model) {
        Some(event) => t!(ctx.language, "game-say", event = event, status = status.heading),
        None => status.heading,
    };
    crate::language::strip_isolates(&sentence)
}
