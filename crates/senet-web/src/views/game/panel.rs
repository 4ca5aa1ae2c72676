//! Beside the board: the players, the sticks and the main button, the moves so far.

use maud::{Markup, html};
use senet_rules::{Phase, Seat, Side};

use super::model::{Claim, GameModel, Rematch, Viewer};
use super::{hint, words};
use crate::art::{self, Offer};
use crate::views::words::{level_name, side_name};
use crate::{Context, plain, t};

/// How many of the latest moves are listed. All can be looked at with the stepper.
const LISTED: usize = 12;

/// Both players, the viewer below.
pub(super) fn players(ctx: &Context, model: &GameModel) -> Markup {
    let below = model.viewer.seat().unwrap_or(Seat::First);
    html! {
        (player(ctx, model, below.other(), "opp"))
        (player(ctx, model, below, "you"))
    }
}

fn player(ctx: &Context, model: &GameModel, seat: Seat, place: &str) -> Markup {
    let language = ctx.language;
    let game = model.shown_game();
    let own = model.viewer.seat() == Some(seat);
    let name = if own { t!(language, "game-you") } else { words::name(language, model, seat) };
    let on = game.turn() == Some(seat) && model.replay.is_none();
    let side = game.side_of(seat);
    let player = &model.players[seat.index()];
    let level = model.computer.filter(|&(computer, _)| computer == seat).map(|(_, level)| level);
    let said =
        model.said.iter().rev().find(|(by, _)| *by == seat).map(|&(_, said)| words::phrase(language, said));
    html! {
        section.pl.(place).on[on] aria-label=(name) {
            @match side {
                Some(side) => (art::seat(side, "m")),
                None => span.seat.m.none {},
            }
            div.who {
                b {
                    bdi { (&name) }
                    @if let Some(level) = level { small.level { (level_name(language, level)) } }
                    @else if model.viewer != Viewer::Both && !own {
                        @if player.here { span.presence.here { span.vh { (t!(language, "game-here")) } } }
                        @else { span.presence { (t!(language, "game-away")) } }
                    }
                }
                @if let Some(said) = said {
                    q.said data-say=(plain!(language, "game-said", name = name.clone(), phrase = said.clone())) { (said) }
                } @else {
                    span {
                        @if on && own { (t!(language, "game-turn-yours")) }
                        @else if on { (t!(language, "game-turn-theirs")) }
                        @else if let Some(side) = side { (side_name(language, side)) }
                        @else { (t!(language, "game-no-side")) }
                    }
                }
            }
            @if let Some(clock) = model.clock {
                (clock_face(ctx, clock.left[seat.index()], clock.running == Some(seat), &name, own))
            }
            @if let Some(side) = side {
                @let home = game.position().borne_off(side);
                div.cnt { (language.number(u64::from(home))) small { (t!(language, "game-home-count")) } }
                (art::tray(side, home))
            }
        }
    }
}

/// The time a player has left, in minutes and seconds; a script counts it down.
fn clock_face(ctx: &Context, left: u64, running: bool, name: &str, own: bool) -> Markup {
    let language = ctx.language;
    let seconds = left.div_ceil(1000);
    let (minutes, rest) = (seconds / 60, seconds % 60);
    let two = if rest < 10 { language.number(0) } else { String::new() };
    let time = format!("{}:{two}{}", language.number(minutes), language.number(rest));
    let label = if own {
        plain!(language, "game-clock-label-you", time = time.clone())
    } else {
        plain!(language, "game-clock-label", name = name, time = time.clone())
    };
    html! {
        span.clock.running[running].low[left < 30_000] role="timer" aria-label=(label) data-left=(left) { (time) }
    }
}

/// The sticks, what they count, and the one thing to do next.
pub(super) fn throw(ctx: &Context, model: &GameModel, offers: &[Offer]) -> Markup {
    let language = ctx.language;
    let last = model.shown_turns().last();
    let game = &model.game;
    let due = model.replay.is_none() && matches!(game.phase(), Phase::Throw | Phase::ThrowOff);
    html! {
        section.throw.old[due] {
            @if let Some(turn) = last {
                @let up = turn.sticks.faces_up();
                div #sticks .lie role="img" data-throws=(model.shown_turns().len())
                    aria-label=(plain!(language, "game-sticks-label", count = up, throw = turn.throw)) {
                    (art::sticks(Some(turn.sticks)))
                }
                div.n aria-hidden="true" {
                    b { (language.number(u64::from(turn.throw.number()))) }
                    small { (t!(language, "game-faces", count = up)) }
                }
            } @else {
                div #sticks .lie role="img" data-throws="0" aria-label=(plain!(language, "game-sticks-waiting")) {
                    (art::sticks(None))
                }
                div.n aria-hidden="true" {}
            }
            div.do { (main_action(ctx, model, offers)) (hint::hint(ctx, model, offers)) }
        }
    }
}

/// The one thing to do: the button that names the act, or a line that says whom the game is waiting for.
fn main_action(ctx: &Context, model: &GameModel, offers: &[Offer]) -> Markup {
    let language = ctx.language;
    if model.replay.is_some() {
        return stepper(ctx, model);
    }
    let Some(seat) = model.game.turn() else { return ended(ctx, model) };
    if !model.viewer_to_act() {
        return html! {
            @if model.claim != Claim::Now {
                p.wait { (waiting_bars()) span { (t!(language, "game-act-wait", name = words::name(language, model, seat))) } }
            }
            (claim(ctx, model, seat))
        };
    }
    if model.game.phase() == Phase::Move {
        return html! {
            @for offer in offers {
                @let danger = offer.played.kind() == senet_rules::MoveKind::Water;
                button.btn.primary.act.warn[danger].{ "o" (offer.index) } form="move" name="from" value=(offer.from) {
                    @match offer.played.kind() {
                        senet_rules::MoveKind::Swap => (art::icon("swap")),
                        senet_rules::MoveKind::Water => (art::icon("down")),
                        senet_rules::MoveKind::Off => (art::icon("off")),
                        senet_rules::MoveKind::Back => (art::icon("return")),
                        _ => (art::icon("step")),
                    }
                    span { (words::act(language, offer)) }
                }
            }
            p.choose { (t!(language, "game-act-choose")) }
        };
    }
    html! {
        form method="post" action=(ctx.to(&format!("/g/{}/throw", model.id))) data-live data-shake {
            input type="hidden" name="version" value=(model.version);
            button #throw .btn.primary { (art::icon("throw")) span { (t!(language, "game-act-throw")) } }
        }
    }
}

/// Four bars: somebody is waited for.
pub(super) fn waiting_bars() -> Markup {
    html! { span.bars aria-hidden="true" { i {} i {} i {} i {} } }
}

/// The right to claim a game that the other has left.
fn claim(ctx: &Context, model: &GameModel, away: Seat) -> Markup {
    let language = ctx.language;
    let name = words::name(language, model, away);
    html! {
        @match model.claim {
            Claim::No => {}
            Claim::In(seconds) => p.claim.sm data-again=(seconds) { (t!(language, "game-claim-in", name = name, seconds = seconds)) },
            Claim::Now => {
                form.claim method="post" action=(ctx.to(&format!("/g/{}/claim", model.id))) data-live {
                    input type="hidden" name="version" value=(model.version);
                    p.sm { (t!(language, "game-claim-about", name = name)) }
                    button.btn.second { (t!(language, "game-claim")) }
                }
            }
        }
    }
}

/// After the end: a rematch, or another game.
fn ended(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    let own = model.viewer.seat();
    let plays = model.viewer != Viewer::Watching;
    html! {
        @match &model.rematch {
            Rematch::Begun(id) => {
                a #next .btn.primary href=(ctx.to(&format!("/g/{id}"))) {
                    @if plays { (t!(language, "game-rematch-go")) } @else { (t!(language, "game-rematch-watch")) }
                }
            }
            Rematch::Offered(seat) if own == Some(*seat) => {
                p.wait { (waiting_bars()) span { (t!(language, "game-rematch-offered-you")) } }
            }
            offered if plays => {
                form method="post" action=(ctx.to(&format!("/g/{}/rematch", model.id))) data-live {
                    input type="hidden" name="version" value=(model.version);
                    @if let Rematch::Offered(seat) = offered {
                        p.sm { (t!(language, "game-rematch-offered-them", name = words::name(language, model, *seat))) }
                        button #rematch .btn.primary { (t!(language, "game-rematch-accept")) }
                    } @else {
                        button #rematch .btn.primary { (t!(language, "game-rematch")) }
                    }
                }
            }
            _ => a.btn.second href=(ctx.to("/")) { (t!(language, "game-another")) },
        }
        div.after {
            @if !model.turns.is_empty() {
                a.quiet.btn href={ "?turn=" (model.turns.len()) } data-live { (art::icon("back")) span { (t!(language, "game-moves")) } }
            }
            @if !model.turns.is_empty() {
                a #review .quiet.btn href=(ctx.to(&format!("/g/{}/review", model.id))) { (art::icon("chart")) span { (t!(language, "review-open")) } }
            }
            a.quiet.btn href=(ctx.to(&format!("/g/{}/fair", model.id))) { span { (t!(language, "game-check")) } }
        }
    }
}

/// The last moves, the latest first; each leads to the board as it was after it.
pub(super) fn moves(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    let shown = model.shown_turns().len();
    let skip = shown.saturating_sub(LISTED);
    html! {
        section.moves aria-label=(plain!(language, "game-moves")) {
            div.movehead {
                h2 { (t!(language, "game-moves")) }
                @if model.replay.is_none() && !model.turns.is_empty() {
                    a.ib href={ "?turn=" (model.turns.len() - 1) } data-live rel="nofollow"
                        aria-label=(plain!(language, "game-moves-back")) { (art::icon("back")) }
                }
            }
            @if shown == 0 {
                p.sm.muted { (t!(language, "game-moves-none")) }
            } @else {
                ol reversed start=(shown) {
                    @for (i, turn) in model.shown_turns().iter().enumerate().skip(skip).rev().filter(|(_, turn)| turn.answer != senet_rules::Answer::Open) {
                        li {
                            i aria-hidden="true" { (language.number(i as u64 + 1)) }
                            (art::seat(mover(model, turn.seat), "s"))
                            (art::pips(turn.sticks))
                            a.tnum href={ "?turn=" (i + 1) } data-live rel="nofollow" { bdi dir=(language.direction().name()) { (words::short(language, turn)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The side whose piece stands for a seat in the list; in the throw-off, the side it comes to have.
fn mover(model: &GameModel, seat: Seat) -> Side {
    model.game.side_of(seat).unwrap_or(if seat == Seat::First { Side::Cones } else { Side::Spools })
}

/// Looking back: to the start, one move back, one on, and back to the game.
fn stepper(ctx: &Context, model: &GameModel) -> Markup {
    let language = ctx.language;
    let turn = model.replay.unwrap_or_default();
    let count = model.turns.len();
    let step = |to: Option<usize>, label: String, icon: &str| {
        html! {
            @match to {
                Some(to) => a.ib.step href={ "?turn=" (to) } data-live rel="nofollow" aria-label=(label) { (art::icon(icon)) },
                None => span.ib.step.off aria-hidden="true" { (art::icon(icon)) },
            }
        }
    };
    html! {
        nav.stepper aria-label=(plain!(language, "game-moves")) {
            (step((turn > 0).then_some(0), plain!(language, "game-moves-start"), "first"))
            (step(turn.checked_sub(1), plain!(language, "game-moves-back"), "back"))
            (step((turn < count).then_some(turn + 1), plain!(language, "game-moves-on"), "next"))
            a #now .btn.primary href=(ctx.to(&format!("/g/{}", model.id))) data-live { (t!(language, "game-moves-now")) }
        }
    }
}
