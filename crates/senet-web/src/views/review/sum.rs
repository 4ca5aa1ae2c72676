//! What luck and choices were worth, adding up to the result; and the game in one sentence.

use maud::{Markup, html};
use senet_rules::{Ending, Seat};

use super::ReviewModel;
use crate::language::Language;
use crate::{Context, t};

/// One is said to have decided a game if it was worth this many times the other.
const DECIDED: f64 = 2.0;

/// The game in one sentence.
pub(super) fn sentence(language: Language, model: &ReviewModel) -> String {
    let review = &model.review;
    let Some(outcome) = review.outcome else { return String::new() };
    let (winner, loser) = (review.account(outcome.winner), review.account(outcome.winner.other()));
    let luck = winner.luck - loser.luck;
    let skill = loser.error - winner.error;
    let shown = |value: f64| language.percent(value.abs(), 0);
    if outcome.ending != Ending::BorneOff {
        let first = review.end;
        let chance = if outcome.winner == Seat::First { first } else { 1.0 - first };
        return t!(language, "review-sum-stopped", chance = shown(chance));
    }
    match (luck > 0.0, skill > 0.0) {
        (true, true) if luck > DECIDED * skill => {
            t!(language, "review-sum-luck", luck = shown(luck), skill = shown(skill))
        }
        (true, true) if skill > DECIDED * luck => {
            t!(language, "review-sum-skill", luck = shown(luck), skill = shown(skill))
        }
        (true, true) => t!(language, "review-sum-both", luck = shown(luck), skill = shown(skill)),
        (true, false) => t!(language, "review-sum-against-skill", luck = shown(luck), skill = shown(skill)),
        (false, _) => t!(language, "review-sum-against-luck", luck = shown(luck), skill = shown(skill)),
    }
}

/// The account: from the chance at the start, by luck and errors of both, to the chance at the end.
pub(super) fn account(ctx: &Context, model: &ReviewModel) -> Markup {
    let language = ctx.language;
    let review = &model.review;
    let (own, other) = (model.own(), model.own().other());
    let row = |label: &str, seat: Seat, change: f64| {
        html! {
            tr {
                th scope="row" { (super::piece(model, seat)) span { bdi { (model.name(language, seat)) } " · " (label) } }
                td.tnum.change.loss[change < 0.0] { (language.percent_change(change, 1)) }
            }
        }
    };
    let (luck, errors) = (t!(language, "review-luck"), t!(language, "review-given"));
    html! {
        section.card.account {
            h2 { (t!(language, "review-adds")) }
            // All changes are of one player's chance, so that they add up: what helped the other counts against it.
            p.sm.muted { (super::piece(model, own)) span { bdi { (model.name(language, own)) } ": " (t!(language, "review-curve")) } }
            table {
                tbody {
                    tr { th scope="row" { (t!(language, "review-begin")) } td.tnum { (language.percent(model.chance(0), 1)) } }
                    (row(&luck, own, review.account(own).luck))
                    (row(&errors, own, -review.account(own).error))
                    (row(&luck, other, -review.account(other).luck))
                    (row(&errors, other, review.account(other).error))
                    tr.total { th scope="row" { (t!(language, "review-end")) } td.tnum { (language.percent(model.chance(review.steps.len()), 1)) } }
                }
            }
            @for seat in [own, other] {
                @let account = review.account(seat);
                @if account.choices > 0 {
                    p.sm { (super::piece(model, seat)) span { bdi { (model.name(language, seat)) } ": " (t!(language, "review-choices", best = account.best, count = account.choices)) } }
                }
            }
            p.sm.muted {
                @if review.certainty.is_exact() { (t!(language, "review-exact")) } @else { (t!(language, "review-estimated")) }
            }
        }
    }
}
