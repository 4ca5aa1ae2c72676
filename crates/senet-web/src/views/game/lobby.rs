//! Before the game: the link for a friend, the queue for strangers, the invitation.

use maud::{Markup, html};
use senet_rules::{Opening, Ruleset, Seat, Side};

use super::model::{GameModel, Waiting};
use super::panel;
use crate::views::words::rules_name;
use crate::{Context, art, plain, t};

/// The link with its buttons. `primary`: copying is the main thing on the page.
pub(in crate::views) fn link_box(ctx: &Context, link: &str, primary: bool) -> Markup {
    let language = ctx.language;
    html! {
        div.link {
            input.code type="text" readonly value=(link) aria-label=(plain!(language, "game-link-label")) dir="ltr" data-select;
            button.btn.primary[primary].second[!primary] type="button" hidden data-copy=(link) data-done=(plain!(language, "game-copied")) {
                (art::icon("copy")) span { (t!(language, "game-copy")) }
            }
        }
        button.btn.second.sharebtn type="button" hidden data-share=(link) data-text=(plain!(language, "game-share-text")) {
            (art::icon("share")) span { (t!(language, "game-share")) }
        }
    }
}

/// What a seat's side or turn is before the game: under rules with a throw-off nobody owns a side yet.
fn seat_key(rules: &Ruleset, seat: Seat) -> &'static str {
    match (rules.opening, seat) {
        (Opening::FirstHasCones, Seat::First) => "cones",
        (Opening::FirstHasCones, Seat::Second) => "spools",
        (Opening::ThrowOff { .. }, Seat::First) => "first",
        (Opening::ThrowOff { .. }, Seat::Second) => "second",
    }
}

/// The maker's page until the second player comes.
pub(super) fn waiting(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    let rules = rules_name(language, model.rules());
    let queue = model.waiting == Waiting::InQueue;
    html! {
        div.intro {
            @if queue {
                h1 { (t!(language, "game-queue-heading")) }
                p.lead { (t!(language, "game-queue-lead", rules = rules)) }
            } @else {
                h1 { (t!(language, "game-waiting-heading")) }
                p.lead { (t!(language, "game-waiting-lead")) }
                (link_box(ctx, &model.link, true))
            }
            form.leave method="post" action=(ctx.to(&format!("/g/{}/leave", model.id))) {
                input type="hidden" name="version" value=(model.version);
                button.btn.quiet { (t!(language, "game-waiting-leave")) }
            }
        }
        @if !queue {
            @if let Some(code) = art::qr(&model.link, &plain!(language, "game-qr")) {
                div.qrc.card { (code) p.sm.muted { (t!(language, "game-qr-scan")) } }
            }
        }
        div.hall {
            div.waitline {
                (panel::waiting_bars())
                b { @if queue { (t!(language, "game-queue-kept")) } @else { (t!(language, "game-waiting-kept")) } }
                @if let Some(seat) = model.viewer.seat() {
                    span.side { (t!(language, "game-waiting-seat", side = seat_key(model.rules(), seat))) }
                }
            }
            @if queue { (whole_board(model)) } @else { (start_row(model)) }
        }
    }
}

/// The board as the game begins.
fn whole_board(model: &GameModel) -> Markup {
    let scene = art::Scene { position: model.game.position(), offers: &[], last: None };
    html! { div.hall { div.box { (art::board(art::Form::Plain, &scene)) } } }
}

/// What a visitor with the link sees: one button takes the seat.
pub(super) fn invitation(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    let rules = rules_name(language, model.rules());
    let free = if model.players[0].taken { Seat::Second } else { Seat::First };
    let host = &model.players[free.other().index()].name;
    html! {
        div.intro {
            h1 {
                @match host {
                    Some(name) => (t!(language, "game-invitation-heading", name = name.clone(), rules = rules)),
                    None => (t!(language, "game-invitation-heading-nameless", rules = rules)),
                }
            }
            p.lead { (t!(language, "game-invitation-lead")) " " (t!(language, "game-invitation-seat", side = seat_key(model.rules(), free))) }
            form method="post" action=(ctx.to(&format!("/g/{}/join", model.id))) {
                button #join .btn.primary.big { (t!(language, "game-invitation-take")) }
            }
        }
        (whole_board(model))
    }
}

/// The first row as the game begins: the pieces of the one who is there stand, the other five places are kept.
fn start_row(model: &GameModel) -> Markup {
    let taken = Seat::BOTH.map(|seat| model.players[seat.index()].taken);
    let decided = model.rules().opening == Opening::FirstHasCones;
    html! {
        div.rowbox {
            svg.startrow viewBox="0 0 1032 134" aria-hidden="true" {
                rect width="1032" height="134" rx="7" fill="var(--frame)" {}
                @for i in 0..10_u32 {
                    @let x = 10 + i * 102;
                    @let (side, seat) = if i % 2 == 0 { (Side::Cones, 0) } else { (Side::Spools, 1) };
                    rect x=(x) y="10" width="96" height="114" rx="3" fill={ "var(--tile-" (["a", "b", "c"][(i as usize * 5 + 1) % 3]) ")" } {}
                    @if !decided || taken[seat] {
                        use href={ "#" (art::piece_symbol(side)) } x=(x + 1) y="15" width="94" height="106" {}
                    } @else {
                        ellipse cx=(x + 48) cy="96" rx="28" ry="9" fill="none" stroke="var(--tile-num)" stroke-width="1.6" stroke-dasharray="4 4" {}
                    }
                }
            }
        }
    }
}
