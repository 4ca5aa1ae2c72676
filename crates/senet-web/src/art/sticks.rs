//! The four throwing sticks.

use maud::{Markup, PreEscaped};
use senet_rules::Sticks;

use super::svg::{N, put};

const WIDTH: f64 = 220.0;
const HEIGHT: f64 = 132.0;
/// How each stick lies: degrees, and a little up or down.
const LIE: [(f64, f64); 4] = [(-8.0, 2.0), (2.0, -3.0), (-3.0, 3.0), (7.0, -1.0)];

/// The four sticks as they fell; `None`: not thrown yet, they stand together in the hand.
#[must_use]
pub fn sticks(fallen: Option<Sticks>) -> Markup {
    let mut out = String::new();
    put!(
        out,
        r#"<svg class="sticks{}" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">"#,
        if fallen.is_some() { "" } else { " unthrown" }
    );
    let (thick, long) = (HEIGHT * 0.136, HEIGHT * 0.9);
    for (i, (turn, rise)) in LIE.into_iter().enumerate() {
        #[allow(clippy::cast_precision_loss)]
        let offset = i as f64 - 1.5;
        let (step, turn) = match fallen {
            Some(_) => (WIDTH / 4.9, turn),
            None => (WIDTH / 8.6, offset * 5.0),
        };
        let x = WIDTH / 2.0 + offset * step;
        let y = HEIGHT / 2.0 - 1.0 + if fallen.is_some() { rise } else { offset.abs() * 2.0 };
        put!(out, r#"<g transform="translate({} {}) rotate({})"><g class="stick">"#, N(x), N(y), N(turn));
        stick(&mut out, fallen.is_some_and(|sticks| sticks.faces()[i]), thick, long);
        out.push_str("</g></g>");
    }
    out.push_str("</svg>");
    PreEscaped(out)
}

/// One stick, upright about the origin: the light flat face with its bands, or the dark round back.
fn stick(out: &mut String, face_up: bool, w: f64, h: f64) {
    let r = w / 2.0;
    let t = w * 0.22 * 0.5;
    let body = format!(
        "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z",
        N(-r + t),
        N(-h / 2.0 + r),
        N(-r + t),
        N(-h / 2.0 - r * 0.05),
        N(r - t),
        N(-h / 2.0 - r * 0.05),
        N(r - t),
        N(-h / 2.0 + r),
        N(r),
        N(-h / 4.0),
        N(r),
        N(h / 4.0),
        N(r - t),
        N(h / 2.0 - r),
        N(r - t),
        N(h / 2.0 + r * 0.05),
        N(-r + t),
        N(h / 2.0 + r * 0.05),
        N(-r + t),
        N(h / 2.0 - r),
        N(-r),
        N(h / 4.0),
        N(-r),
        N(-h / 4.0),
        N(-r + t),
        N(-h / 2.0 + r),
    );
    put!(
        out,
        r#"<path d="{body}" fill="var(--cast)" transform="translate({} {})"/>"#,
        N(w * 0.16),
        N(w * 0.22)
    );
    let line = (w * 0.075).max(1.1);
    let (fill, edge) = if face_up { ("l", "line") } else { ("d", "edge") };
    put!(
        out,
        r#"<path d="{body}" fill="var(--stick-{fill})" stroke="var(--stick-{edge})" stroke-width="{}"/>"#,
        N(line)
    );
    let flank = |out: &mut String, side: f64, bend: f64, colour: &str, thick: f64| {
        put!(
            out,
            r#"<path d="M{} {}C{} {} {} {} {} {}" stroke="var(--{colour})" stroke-width="{}" fill="none" stroke-linecap="round"/>"#,
            N(r * side),
            N(-h / 2.0 + r),
            N(r * bend),
            N(-h / 4.0),
            N(r * bend),
            N(h / 4.0),
            N(r * side),
            N(h / 2.0 - r),
            N(thick)
        );
    };
    if face_up {
        flank(out, 0.42, 0.62, "stick-l2", w * 0.2);
        put!(out, r#"<path d=""#);
        for band in [-0.36, -0.32, -0.045, 0.0, 0.045, 0.32, 0.36] {
            put!(out, "M{} {}H{}", N(-r * 0.86), N(h * band), N(r * 0.86));
        }
        put!(out, r#"" stroke="var(--stick-paint)" stroke-width="{}" fill="none"/>"#, N(line * 1.15));
    } else {
        flank(out, 0.40, 0.66, "stick-d2", w * 0.32);
        flank(out, -0.36, -0.5, "stick-hi", w * 0.13);
    }
}

/// The sticks in a list: a wide light bar for each face up, a thin dark bar for each face down.
#[must_use]
pub fn pips(fallen: Sticks) -> Markup {
    let up = fallen.faces_up();
    maud::html! {
        span.pips aria-hidden="true" {
            @for i in 0..Sticks::COUNT { @if i < up { u.up {} } @else { u {} } }
        }
    }
}
