//! What a position is worth: the chance, each throw, each move; or why it cannot be told.

use maud::{Markup, html};
use senet_players::{Judged, JudgedThrow};
use senet_rules::{Move, Setup};

use super::{AnalysisModel, Found, Judgement, address, address_of, faults};
use crate::views::game::words::short_move;
use crate::views::words::side_key;
use crate::{Context, art, t};

/// The best answer to the throw, to be shown on the board.
pub(super) fn best(model: &AnalysisModel) -> Option<Move> {
    let Found::Judged(judgement) = &model.found else { return None };
    judgement.moves.first().map(|best| best.answer).filter(|best| best.from().is_some())
}

/// What there is to say of the setup.
pub(super) fn worth(ctx: &Context, model: &AnalysisModel) -> Markup {
    let language = ctx.language;
    html! {
        section.card.found aria-live="polite" {
            @match &model.found {
                Found::Faults(reasons) => {
                    h2 { (t!(language, "analysis-faults")) }
                    ul.reasons { @for fault in reasons.as_slice() { li { (faults::reason(language, *fault)) } } }
                }
                Found::Over(side) => h2 { (t!(language, "analysis-over", side = side_key(*side))) },
                Found::Judged(judgement) => (judged(ctx, model, judgement)),
            }
        }
    }
}

fn judged(ctx: &Context, model: &AnalysisModel, judgement: &Judgement) -> Markup {
    let language = ctx.language;
    let exact = judgement.win.certainty.is_exact();
    let decimals = if exact { 2 } else { 1 };
    html! {
        div.chance {
            b.tnum { (language.percent(judgement.win.chance, decimals)) }
            @if let Some(side) = judgement.position.side() {
                span { (art::seat(side, "s")) (t!(language, "analysis-win", side = side_key(side))) }
            }
        }
        p.sm.muted { @if exact { (t!(language, "computer-hint-exact")) } @else { (t!(language, "computer-hint-estimated")) } }
        @if judgement.throws.is_empty() {
            h2 { (t!(language, "analysis-moves")) }
            ol.worth { @for option in &judgement.moves { (answer(ctx, judgement, option, decimals)) } }
        } @else {
            h2 { (t!(language, "analysis-throws")) }
            ul.worth { @for (throw, best) in &judgement.throws { (thrown(ctx, model, *throw, *best, decimals)) } }
        }
    }
}

/// A move, leading to the position after it.
fn answer(ctx: &Context, judgement: &Judgement, option: &Judged, decimals: u8) -> Markup {
    let language = ctx.language;
    let after = judgement.position.after(option.answer);
    html! {
        li.best[Some(option) == judgement.moves.first()] {
            a href=(ctx.to(&address(&after))) rel="nofollow" { bdi dir=(language.direction().name()) { (short_move(language, option.answer)) } }
            b.tnum { (language.percent(option.win.chance, decimals)) }
        }
    }
}

/// A throw, leading to the position with it.
fn thrown(
    ctx: &Context,
    model: &AnalysisModel,
    throw: JudgedThrow,
    best: Option<Move>,
    decimals: u8,
) -> Markup {
    let language = ctx.language;
    let setup = Setup { throw: Some(throw.throw), ..model.setup };
    html! {
        li {
            a href=(ctx.to(&address_of(model.rules, &setup))) rel="nofollow" {
                b.throw-no { (language.number(throw.throw.number().into())) }
                span {
                    @if let Some(best) = best { bdi dir=(language.direction().name()) { (short_move(language, best)) } }
                    small { (t!(language, "fair-expected-cell", sixteenths = throw.weight)) }
                }
            }
            b.tnum { (language.percent(throw.win.chance, decimals)) }
        }
    }
}
