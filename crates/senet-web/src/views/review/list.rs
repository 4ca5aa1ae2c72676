//! All throws and moves in words and numbers: the curve for those who read it.

use maud::{Markup, html};
use senet_players::Event;

use super::ReviewModel;
use crate::views::game::words::short;
use crate::{Context, art, t};

/// Every throw with its answer, what it was worth, and the chance after it.
pub(super) fn list(ctx: &Context, model: &ReviewModel) -> Markup {
    let language = ctx.language;
    let rows = rows(model);
    html! {
        section.listed {
            p { a.btn.second href=(ctx.to(&format!("/g/{}/review", model.game.id))) { (art::icon("back")) span { (t!(language, "review-list-back")) } } }
            div.scroll {
                table {
                    thead {
                        tr {
                            th scope="col" { (t!(language, "review-column-move")) }
                            th scope="col" { (t!(language, "game-players")) }
                            th scope="col" { (t!(language, "review-played")) }
                            th scope="col" { (t!(language, "review-luck")) }
                            th scope="col" { (t!(language, "review-given")) }
                            th scope="col" { (t!(language, "review-curve")) }
                        }
                    }
                    tbody {
                        @for (i, turn) in model.game.turns.iter().enumerate() {
                            @let Row { luck, error, last } = rows[i];
                            tr {
                                th scope="row" { a href=(model.address(ctx, last)) rel="nofollow" { (language.number(i as u64 + 1)) } }
                                td { bdi { (model.name(language, turn.seat)) } }
                                td.tnum { (language.number(turn.throw.number().into())) ": " bdi dir=(language.direction().name()) { (short(language, turn)) } }
                                td.tnum { @if let Some(luck) = luck { (language.percent_change(luck, 1)) } }
                                td.tnum { @if let Some(error) = error.filter(|&error| error >= 0.0005) { (language.percent_change(-error, 1)) } }
                                td.tnum { (language.percent(model.chance(last), 1)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a throw and its answer were worth, and how many steps lie behind them.
#[derive(Clone, Copy, Default)]
struct Row {
    luck: Option<f64>,
    error: Option<f64>,
    last: usize,
}

fn rows(model: &ReviewModel) -> Vec<Row> {
    let mut rows = vec![Row::default(); model.game.turns.len()];
    for (at, step) in (1..).zip(&model.review.steps) {
        let Some(row) = rows.get_mut(step.turn) else { continue };
        row.last = at;
        match step.event {
            Event::Thrown { luck, .. } => row.luck = Some(luck),
            Event::Played { error, .. } => row.error = Some(error),
            Event::Passed => {}
        }
    }
    rows
}
