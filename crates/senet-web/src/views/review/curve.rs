//! The win chance through a game, drawn: ivory is one player's share, ebony the other's, and the line between them.

use std::fmt::Write;

use maud::{Markup, html};

use super::ReviewModel;
use crate::{Context, plain, t};

/// The drawing's units across, and down: one for each percent.
const WIDE: f64 = 1000.0;

/// The curve with its axes. It stretches with the page: what must keep its shape stands at shares of the whole.
pub(super) fn curve(ctx: &Context, model: &ReviewModel) -> Markup {
    let language = ctx.language;
    let steps = model.review.steps.len();
    let chances: Vec<f64> = (0..=steps).map(|at| model.chance(at)).collect();
    let (line, area) = paths(&chances);
    let about = plain!(
        language,
        "review-curve-about",
        start = language.percent(model.chance(0), 0),
        end = language.percent(model.chance(steps), 0),
        count = model.game.turns.len()
    );
    let share = |at: usize| 100.0 * part(at, steps);
    html! {
        section.card.curve aria-labelledby="curve" {
            div.keyline {
                h2 #curve { (t!(language, "review-curve")) }
                @for seat in [model.own(), model.own().other()] {
                    span.key.ours[seat == model.own()] { i {} bdi { (model.name(language, seat)) } }
                }
            }
            div.plot dir="ltr" {
                div.scale aria-hidden="true" { @for percent in [1.0, 0.5, 0.0] { span { (language.percent(percent, 0)) } } }
                svg #plot role="img" aria-labelledby="curve curve-about" data-steps=(steps) {
                    desc #curve-about { (about) }
                    rect.theirs width="100%" height="100%" {}
                    svg viewBox={ "0 0 " (WIDE) " 100" } preserveAspectRatio="none" width="100%" height="100%" {
                        path.ours d=(area) {}
                        path.line d=(line) {}
                    }
                    line.half x1="0" x2="100%" y1="50%" y2="50%" {}
                    line #cursor x1=(percent(share(model.at))) x2=(percent(share(model.at))) y1="0" y2="100%" {}
                    @for (number, &at) in (1_u64..).zip(&model.moments) {
                        g.moment.now[at == model.at] data-at=(at) {
                            circle cx=(percent(share(at))) cy=(percent(inside(100.0 - 100.0 * model.chance(at)))) r="11" {}
                            text x=(percent(share(at))) y=(percent(inside(100.0 - 100.0 * model.chance(at)))) dy="4.5" { (language.number(number)) }
                        }
                    }
                }
            }
        }
    }
}

/// Which part of the whole so many steps are, 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "games have some thousand steps")]
fn part(at: usize, all: usize) -> f64 {
    at as f64 / all.max(1) as f64
}

fn percent(value: f64) -> String {
    format!("{value:.1}%")
}

/// A height at which a mark is not cut off.
fn inside(height: f64) -> f64 {
    height.clamp(8.0, 92.0)
}

/// The line, and the area beneath it.
fn paths(chances: &[f64]) -> (String, String) {
    let last = chances.len().saturating_sub(1);
    let mut line = String::with_capacity(chances.len() * 9);
    for (at, chance) in chances.iter().enumerate() {
        let letter = if at == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(line, "{letter}{:.0} {:.1}", WIDE * part(at, last), 100.0 - 100.0 * chance);
    }
    let area = format!("{line}V100H0Z");
    (line, area)
}
