//! Hints, in games against the computer: what each legal move is worth, when the player asks.

use maud::{Markup, html};
use senet_rules::Phase;

use super::model::{Advice, GameModel};
use super::words;
use crate::art::{self, Offer};
use crate::{Context, t};

/// The button that asks for a hint, or the hint; and how many were given.
pub(super) fn hint(ctx: &Context, model: &GameModel, offers: &[Offer]) -> Markup {
    let language = ctx.language;
    let may_ask = model.computer.is_some() && model.replay.is_none() && model.viewer_to_act();
    html! {
        @if may_ask && model.game.phase() == Phase::Move {
            @if let Some(advice) = &model.advice {
                (given(ctx, model, advice, offers))
            } @else if offers.len() > 1 {
                form.hint method="post" action=(ctx.to(&format!("/g/{}/hint", model.id))) data-live {
                    input type="hidden" name="version" value=(model.version);
                    button #hint .btn.quiet { (art::icon("hint")) span { (t!(language, "computer-hint")) } }
                    @if model.hints > 0 { small.muted { (t!(language, "computer-hints", count = model.hints)) } }
                }
            }
        }
    }
}

fn given(ctx: &Context, model: &GameModel, advice: &Advice, offers: &[Offer]) -> Markup {
    let language = ctx.language;
    let worth = |offer: &Offer| advice.moves.iter().find(|advised| advised.from == offer.from.number());
    let best = advice.moves.first().map(|advised| advised.from);
    let mut offers: Vec<_> =
        offers.iter().filter_map(|offer| worth(offer).map(|worth| (offer, worth))).collect();
    offers.sort_by_key(|(_, worth)| std::cmp::Reverse(worth.win));
    html! {
        div.worths role="status" {
            p.sm {
                @if advice.exact { (t!(language, "computer-hint-exact")) }
                @else { (t!(language, "computer-hint-estimated")) }
                " " (t!(language, "computer-hints", count = model.hints))
            }
            ol.worth {
                @for (offer, worth) in offers {
                    li.best[best == Some(worth.from)] {
                        bdi dir=(language.direction().name()) { (words::short_move(language, offer.played)) }
                        b.tnum { (language.percent(worth.chance(), 1)) }
                    }
                }
            }
        }
    }
}
