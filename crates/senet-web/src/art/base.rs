//! The empty board: frame, inlay, tiles, numbers. It changes with nothing but the ruleset, so a page holds it once and
//! its boards refer to it.

use senet_rules::{Ruleset, Square};

use super::geometry::{Form, Geometry, Point, Rect, lane, place};
use super::svg::{N, put};

/// The corner radius of a tile.
const CUT: f64 = 3.0;

/// Writes the empty board as the group `#base-{form}`.
pub(super) fn write(out: &mut String, form: Form, rules: &Ruleset, digits: &dyn Fn(u8) -> String) {
    let g = form.geometry();
    put!(out, r#"<g id="base-{}">"#, form.name());
    frame(out, &g);
    walls(out, &g);
    for square in Square::all() {
        tile(out, &g, square, rules.house(square).is_some());
    }
    chevrons(out, &g);
    let size = (g.unit() * 0.128).max(9.0);
    put!(out, r#"<g class="num" fill="var(--tile-num)" font-size="{}">"#, N(size));
    for square in Square::all() {
        let cell = g.cell(square);
        put!(
            out,
            r#"<text x="{}" y="{}" dy="1.2em">{}</text>"#,
            N(cell.x + (size * 0.6).max(5.0)),
            N(cell.y),
            digits(square.number())
        );
    }
    out.push_str("</g>");
    if g.front > 0.0 {
        front(out, &g);
    }
    out.push_str("</g>");
}

/// A rectangle up to its paint, which the caller adds.
fn rect(out: &mut String, r: Rect, radius: f64) {
    put!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}""#,
        N(r.x),
        N(r.y),
        N(r.w),
        N(r.h),
        N(radius)
    );
}

/// Distance of the inlaid line from the edge, and its thickness.
pub(super) fn inlay(g: &Geometry) -> (f64, f64) {
    (g.frame * 0.42, (g.frame * 0.06).max(1.0))
}

fn frame(out: &mut String, g: &Geometry) {
    let (w, h, whole) = (g.width(), g.board_height(), g.height());
    rect(out, Rect { x: 0.0, y: 0.0, w, h: whole }, 7.0);
    out.push_str(r#" fill="var(--frame)"/>"#);
    if g.front > 0.0 {
        put!(
            out,
            r#"<path d="M0 {}H{}V{}A7 7 0 0 1 {} {}H7A7 7 0 0 1 0 {}Z" fill="var(--frame-front)"/><path d="M0 {}H{}" stroke="var(--frame-hi)" stroke-width="1.4"/>"#,
            N(h),
            N(w),
            N(whole - 7.0),
            N(w - 7.0),
            N(whole),
            N(whole - 7.0),
            N(h),
            N(w)
        );
    }
    put!(out, r#"<path d="M7 .8H{}" stroke="var(--frame-hi)" stroke-width="1.4"/>"#, N(w - 7.0));
    let (inset, line) = inlay(g);
    rect(out, Rect { x: inset, y: inset, w: w - 2.0 * inset, h: h - 2.0 * inset }, 3.0);
    put!(out, r#" fill="none" stroke="var(--inlay)" stroke-width="{}" opacity=".8"/>"#, N(line));
}

/// The inlaid walls between the lanes; each stops short where the path turns.
fn walls(out: &mut String, g: &Geometry) {
    let (inset, line) = inlay(g);
    let (across, along, breadth) =
        if g.turned { (g.tile.0, g.tile.1, g.board_height()) } else { (g.tile.1, g.tile.0, g.width()) };
    let turn = g.frame + along + g.gap;
    for (at, from, to) in [
        (g.frame + across + g.wall / 2.0, inset, breadth - turn),
        (g.frame + 2.0 * across + g.wall * 1.5, turn, breadth - inset),
    ] {
        let ((x1, y1), (x2, y2)) = if g.turned { ((at, from), (at, to)) } else { ((from, at), (to, at)) };
        put!(
            out,
            r#"<path d="M{} {}L{} {}" stroke="var(--inlay)" stroke-width="{}" stroke-linecap="round" opacity=".8"/>"#,
            N(x1),
            N(y1),
            N(x2),
            N(y2),
            N(line)
        );
    }
}

/// A tile: one of three near tones in a fixed order, lit from the upper left.
fn tile(out: &mut String, g: &Geometry, square: Square, house: bool) {
    let t = g.tile_of(square);
    let n = usize::from(square.number());
    let tone = if house { "house" } else { ["a", "b", "c"][(n * n * 5 + n * 3) % 7 % 3] };
    rect(out, t, CUT);
    put!(out, r#" fill="var(--tile-{tone})"/>"#);
    put!(
        out,
        r#"<path d="M{} {}V{}H{}" fill="none" stroke="var(--tile-hi)" stroke-width="1.4" opacity=".85"/>"#,
        N(t.x + 0.7),
        N(t.y + t.h - CUT),
        N(t.y + 0.7),
        N(t.x + t.w - CUT)
    );
    put!(
        out,
        r#"<path d="M{} {}H{}V{}" fill="none" stroke="var(--tile-lo)" stroke-width="1.4"/>"#,
        N(t.x + CUT),
        N(t.y + t.h - 0.7),
        N(t.x + t.w - 0.7),
        N(t.y + CUT)
    );
    if house {
        let c = g.cell(square);
        rect(out, Rect { x: c.x + 2.8, y: c.y + 2.8, w: c.w - 5.6, h: c.h - 5.6 }, 1.5);
        out.push_str(r#" fill="none" stroke="var(--tile-lo)" stroke-width=".9" opacity=".9"/>"#);
    }
}

/// Half the length of a chevron.
fn chevron_size(g: &Geometry) -> f64 {
    (g.gap * 0.62).min(g.unit() * 0.05).max(2.6)
}

/// A gold chevron in each joint points the way; one enters the frame at 1, one leaves at 30.
fn chevrons(out: &mut String, g: &Geometry) {
    let size = chevron_size(g);
    out.push_str(r#"<path fill="var(--inlay)" d=""#);
    for (square, next) in Square::all().zip(Square::all().skip(1)) {
        let direction = heading(g, square, next);
        let at = if lane(square) == lane(next) {
            g.joint(square, next)
        } else {
            // Where the path turns, the two tiles meet in the middle of the wall.
            let (x, y) = g.joint(square, next);
            let (cx, cy) = g.centre(square);
            if g.turned { (x, cy) } else { (cx, y) }
        };
        triangle(out, at, direction, size);
    }
    out.push_str(r#""/>"#);
    let (inset, _) = inlay(g);
    let (ax, ay) = g.centre(Square::FIRST);
    let (bx, by) = g.centre(Square::LAST);
    put!(
        out,
        r#"<path fill="var(--inlay)" stroke="var(--frame)" stroke-width="{}" paint-order="stroke" d=""#,
        N(size)
    );
    if g.turned {
        triangle(out, (ax, inset), (0.0, 1.0), size * 1.15);
        triangle(out, (bx, g.board_height() - inset), (0.0, 1.0), size * 1.15);
    } else {
        triangle(out, (inset, ay), (1.0, 0.0), size * 1.15);
        triangle(out, (g.width() - inset, by), (1.0, 0.0), size * 1.15);
    }
    out.push_str(r#""/>"#);
}

/// The direction from a square to the next, as a unit step.
fn heading(g: &Geometry, square: Square, next: Square) -> Point {
    let along = if place(next) > place(square) { 1.0 } else { -1.0 };
    match (lane(square) == lane(next), g.turned) {
        (true, false) => (along, 0.0),
        (true, true) => (0.0, along),
        (false, false) => (0.0, 1.0),
        (false, true) => (1.0, 0.0),
    }
}

fn triangle(out: &mut String, (x, y): Point, (dx, dy): Point, size: f64) {
    let (back, half, tip) = (size * 0.6, size * 1.25, size * 0.75);
    put!(
        out,
        "M{} {}L{} {}L{} {}Z",
        N(x - dx * back + dy * half),
        N(y - dy * back + dx * half),
        N(x + dx * tip),
        N(y + dy * tip),
        N(x - dx * back - dy * half),
        N(y - dy * back - dx * half)
    );
}

/// One of the two trays let into the front of the box: its well, and the place of each of five pieces.
#[derive(Clone, Copy)]
pub(super) struct Tray {
    pub(super) well: Rect,
}

impl Tray {
    /// The cones' tray at the left, the spools' at the right.
    pub(super) fn of(g: &Geometry, right: bool) -> Self {
        let h = g.front - 2.0 * (g.front * 0.14).max(9.0);
        let w = (g.width() * 0.36).min(h * 5.6);
        let x = if right { g.width() - g.frame - w } else { g.frame };
        Self { well: Rect { x, y: g.board_height() + (g.front - h) / 2.0, w, h } }
    }

    /// Where the foot of piece `i`, 0 to 4, stands.
    pub(super) fn foot(&self, i: u8) -> Point {
        (self.well.x + self.well.w / 5.0 * (f64::from(i) + 0.5), self.well.y + self.well.h * 0.80)
    }

    /// The width of a piece's box.
    pub(super) fn piece(&self) -> f64 {
        self.well.h * 0.9
    }
}

fn front(out: &mut String, g: &Geometry) {
    for right in [false, true] {
        let tray = Tray::of(g, right);
        let Rect { x, y, w, h } = tray.well;
        rect(out, tray.well, 3.0);
        out.push_str(r#" fill="var(--tray)"/>"#);
        put!(
            out,
            r#"<path d="M{} {}H{}" stroke="var(--frame-deep)" stroke-width="3.2" opacity=".55"/><path d="M{} {}H{}" stroke="var(--frame-hi)" stroke-width="1.1"/>"#,
            N(x + 3.0),
            N(y + 0.7),
            N(x + w - 3.0),
            N(x + 3.0),
            N(y + h - 0.6),
            N(x + w - 3.0)
        );
        for i in 0..Ruleset::PIECES {
            let (cx, cy) = tray.foot(i);
            put!(
                out,
                r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="none" stroke="var(--tray-seat)" stroke-width="1.2"/>"#,
                N(cx),
                N(cy),
                N(tray.piece() * 0.27),
                N(tray.piece() * 0.085)
            );
        }
    }
    let h = Tray::of(g, false).well.h;
    let (w, y) = (h * 1.15, g.board_height() + g.front / 2.0);
    put!(
        out,
        r##"<g color="var(--inlay)"><use href="#mn" x="{}" y="{}" width="{}" height="{}"/></g>"##,
        N(g.width() / 2.0 - w / 2.0),
        N(y - w * 30.0 / 96.0),
        N(w),
        N(w * 30.0 / 48.0)
    );
}
