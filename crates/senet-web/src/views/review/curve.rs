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
    let marks = apart(model.moments.iter().map(|&at| (share(at), 100.0 - 100.0 * model.chance(at))));
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
                    @for ((number, &at), (x, y)) in (1_u64..).zip(&model.moments).zip(marks) {
                        g.moment.now[at == model.at] data-at=(at) {
                            circle cx=(percent(x)) cy=(percent(y)) r="11" {}
                            text x=(percent(x)) y=(percent(y)) dy="4.5" { (language.number(number)) }
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

/// Where the marks of places on the line stand, in percent across and down: none is cut off, and none covers another,
/// also on a phone, where a mark is 7 percent wide and 20 high.
fn apart(places: impl Iterator<Item = (f64, f64)>) -> Vec<(f64, f64)> {
    const WIDTH: f64 = 7.0;
    const HEIGHT: f64 = 20.0;
    const EDGES: std::ops::RangeInclusive<f64> = 8.0..=92.0;
    let mut marks: Vec<(f64, f64)> = Vec::new();
    for (x, y) in places {
        let y = y.clamp(*EDGES.start(), *EDGES.end());
        let near: Vec<(f64, f64)> = marks.iter().copied().filter(|mark| (mark.0 - x).abs() < WIDTH).collect();
        let free = |y: &f64| EDGES.contains(y) && near.iter().all(|mark| (mark.1 - y).abs() >= HEIGHT);
        let mut heights =
            (0..9).map(|step| HEIGHT / 2.0 * f64::from(step)).flat_map(|way| [y - way, y + way]);
        marks.push((x, heights.find(free).unwrap_or(y)));
    }
    marks
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_moments_near_each_other_covered_one_another() {
        let places = [(10.0, 50.0), (96.0, 2.0), (97.0, 4.0), (98.0, 99.0), (99.0, 1.0), (100.0, 0.0)];
        let marks = apart(places.into_iter());
        assert_eq!(marks[0], (10.0, 50.0), "a mark with room stands on the line");
        for (i, a) in marks.iter().enumerate() {
            assert!((8.0..=92.0).contains(&a.1), "{a:?} is cut off");
            for b in &marks[..i] {
                assert!((a.0 - b.0).abs() >= 7.0 || (a.1 - b.1).abs() >= 20.0, "{a:?} covers {b:?}");
            }
        }
        assert_eq!(
            apart([(50.0, 50.0); 12].into_iter()).len(),
            12,
            "without room they stand where they stand"
        );
    }
}
