//! What stands around a game: quick phrases, the rules in short, link, sound, name, resigning.

use maud::{Markup, html};

use super::model::{GameModel, Phrase, Viewer};
use super::{lobby, words};
use crate::{Context, art, plain, t};

/// The two buttons under the moves, with what they open.
pub(super) fn tools(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    let plays = model.viewer != Viewer::Watching;
    html! {
        div.tools {
            @if plays && model.viewer != Viewer::Both && model.computer.is_none() { (phrases(ctx, model)) }
            details.pop.up #more {
                summary.ib aria-label=(plain!(language, "game-more")) { (art::icon("more")) }
                div.sheet {
                    h2 { (t!(language, "game-more")) }
                    button.choice #sound type="button" hidden aria-pressed="false" { (art::icon("sound")) span { (t!(language, "game-sound")) } }
                    @if plays {
                        button.choice #notify type="button" hidden aria-pressed="false"
                            data-body=(plain!(language, "game-notify-body")) { (art::icon("bell")) span { (t!(language, "game-notify")) } }
                    }
                    details.fold { summary { (art::icon("rules")) span { (t!(language, "game-rules-hand")) } } (rules(ctx, model)) }
                    details.fold {
                        summary { (art::icon("link")) span { (t!(language, "game-invite-watchers")) } }
                        (lobby::link_box(ctx, &model.link, false))
                    }
                    @if plays { (name_form(ctx, model)) }
                    @if model.viewer.seat().is_some() {
                        a.choice href=(ctx.to(&format!("/g/{}/device", model.id))) { (art::icon("comp")) span { (t!(language, "game-device")) } }
                    }
                    a.choice href=(ctx.to(&format!("/g/{}/fair", model.id))) { (art::icon("check")) span { (t!(language, "game-check")) } }
                    @if plays && model.game.turn().is_some() { (resign(ctx, model)) }
                }
            }
            @if model.watchers > 0 {
                p.watchers.sm.muted { (art::icon("eye")) span { (t!(language, "game-watchers", count = model.watchers)) } }
            } @else if !plays {
                p.watchers.sm.muted { (art::icon("eye")) span { (t!(language, "game-watching")) } }
            }
        }
    }
}

fn phrases(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    html! {
        details.pop.up #say {
            summary.ib aria-label=(plain!(language, "game-say-something")) { (art::icon("say")) }
            form.sheet.small method="post" action=(ctx.to(&format!("/g/{}/phrase", model.id))) data-live {
                h2 { (t!(language, "game-say-something")) }
                @for phrase in Phrase::ALL {
                    button.choice name="phrase" value=(phrase.key()) { (words::phrase(language, phrase)) }
                }
            }
        }
    }
}

fn name_form(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    let own = model.viewer.seat().and_then(|seat| model.players[seat.index()].name.as_deref());
    html! {
        form.nameform method="post" action=(ctx.to(&format!("/g/{}/name", model.id))) data-live {
            label for="name" { (t!(language, "game-name")) small { (t!(language, "game-name-hint")) } }
            div {
                input #name name="name" maxlength="20" autocomplete="nickname" dir="auto" value=[own];
                button.btn.second { (t!(language, "game-name-save")) }
            }
        }
    }
}

fn resign(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    html! {
        @if model.viewer.seat().is_some() && model.turns.is_empty() && model.computer.is_none() {
            form method="post" action=(ctx.to(&format!("/g/{}/leave", model.id))) {
                input type="hidden" name="version" value=(model.version);
                button.choice { (art::icon("back")) span { (t!(language, "game-leave-guest")) } }
            }
        }
        details.fold.danger {
            summary { (art::icon("flag")) span { (t!(language, "game-resign")) } }
            form method="post" action=(ctx.to(&format!("/g/{}/resign", model.id))) data-live {
                input type="hidden" name="version" value=(model.version);
                p { (t!(language, "game-resign-sure")) }
                button #resign .btn.primary.warn { (t!(language, "game-resign-yes")) }
            }
        }
    }
}

/// The rules in short: what one looks up in the middle of a game.
fn rules(ctx: &Context, model: &GameModel) -> Markup {
    let l = ctx.language;
    let jequier = model.rules().id == "jequier";
    html! {
        ul.short {
            @if jequier {
                li { (t!(l, "game-rules-throw-jequier")) }
                li { (t!(l, "game-rules-swap")) }
                li { (t!(l, "game-rules-safe-jequier")) }
                li { (t!(l, "game-rules-wall-jequier")) }
                li { (t!(l, "game-rules-water-jequier")) }
                li { (t!(l, "game-rules-back-jequier")) }
                li { (t!(l, "game-rules-off-jequier")) }
            } @else {
                li { (t!(l, "game-rules-throw-standard")) }
                li { (t!(l, "game-rules-swap")) }
                li { (t!(l, "game-rules-safe-standard")) }
                li { (t!(l, "game-rules-wall-standard")) }
                li { (t!(l, "game-rules-water-standard")) }
                li { (t!(l, "game-rules-back-standard")) }
                li { (t!(l, "game-rules-off-standard")) }
            }
            li { (t!(l, "game-rules-win")) }
        }
    }
}
