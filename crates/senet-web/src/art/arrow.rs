//! The curved arrow from a piece to where it would go.

use senet_rules::{Side, Square};

use super::geometry::{Geometry, Point};
use super::svg::{N, put};

/// A cubic curve.
pub(super) struct Curve {
    start: Point,
    controls: [Point; 2],
    end: Point,
}

/// The arrow's curve: over the heads of the pieces where it goes sideways, beside them where it goes up or down.
pub(super) fn curve(g: &Geometry, from: Square, target: Option<Square>, standing: Option<Side>) -> Curve {
    let (tile_w, tile_h) = g.tile;
    let piece = g.piece();
    let a = g.centre(from);
    let Some(to) = target else { return way_out(g, from) };
    let b = g.centre(to);
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    if dx.abs() < tile_w / 2.0 {
        // The last lane bows inward, so that the arrow stays on the board.
        let side =
            if super::geometry::lane(from) == 2 || a.0 + tile_w > g.width() - g.frame { -1.0 } else { 1.0 };
        let bow = tile_w * 0.40 * side;
        let start = (a.0 + side * piece * 0.28, a.1);
        let end = (b.0 + side * piece * 0.40, b.1 + tile_h * 0.02);
        let rise = end.1 - start.1;
        return Curve {
            start,
            controls: [(start.0 + bow, start.1 + rise * 0.2), (end.0 + bow, end.1 - rise * 0.18)],
            end,
        };
    }
    let way = dx.signum();
    if g.turned && dy.abs() > tile_h / 2.0 {
        let start = (a.0 + way * piece * 0.26, a.1 - tile_h * 0.05);
        let end = (b.0 - way * piece * 0.40, b.1);
        let lift = dx.abs().max(dy.abs()) * 0.12;
        return Curve {
            start,
            controls: [
                (start.0 + (end.0 - start.0) * 0.3, start.1 + (end.1 - start.1) * 0.1 - lift),
                (end.0 - (end.0 - start.0) * 0.45, end.1 - (end.1 - start.1) * 0.15 - lift),
            ],
            end,
        };
    }
    let start = (a.0 + way * piece * 0.05, head(g, from));
    let over = match standing {
        Some(Side::Spools) => 0.12,
        Some(Side::Cones) => 0.44,
        None => 0.30,
    };
    over_heads(g, start, (b.0, b.1 - tile_h * over))
}

/// Where the head of a lifted piece is.
fn head(g: &Geometry, square: Square) -> f64 {
    let height = g.piece() * 72.0 / 64.0;
    g.foot(square).1 + g.piece() * 0.06 - height * (61.0 / 72.0) - g.piece() * 0.09 + height * 0.03
}

fn over_heads(g: &Geometry, start: Point, end: Point) -> Curve {
    let dx = end.0 - start.0;
    let height = (dx.abs() * 0.30).min(g.tile.1 * 0.62);
    Curve {
        start,
        controls: [(start.0 + dx * 0.22, start.1 - height), (end.0 - dx * 0.06, end.1 - height * 1.05)],
        end,
    }
}

/// Off the board, past 30 and through the frame.
fn way_out(g: &Geometry, from: Square) -> Curve {
    let (x, y) = g.centre(Square::LAST);
    let a = g.centre(from);
    if g.turned {
        let start = (a.0 - g.piece() * 0.28, a.1);
        let end = (x - g.piece() * 0.3, g.board_height() - g.frame * 0.5);
        let bow = g.tile.0 * 0.22;
        let rise = end.1 - start.1;
        return Curve {
            start,
            controls: [(start.0 - bow, start.1 + rise * 0.3), (end.0 - bow * 0.4, end.1 - rise * 0.3)],
            end,
        };
    }
    let start = (a.0 + g.piece() * 0.05, head(g, from));
    let end = (g.width() - g.frame * 0.35, y);
    let dx = end.0 - start.0;
    let height = (dx * 0.22).min(g.tile.1 * 0.5);
    Curve {
        start,
        controls: [(start.0 + dx * 0.35, start.1 - height), (end.0 - dx * 0.1, start.1 - height * 0.6)],
        end,
    }
}

/// Writes the arrow with a light rim, so that it shows on every ground.
pub(super) fn write(out: &mut String, g: &Geometry, curve: &Curve, colour: &str) {
    let thick = (g.unit() * 0.03).max(2.0);
    let Curve { start, controls: [c1, c2], end } = curve;
    let d = format!(
        "M{} {}C{} {} {} {} {} {}",
        N(start.0),
        N(start.1),
        N(c1.0),
        N(c1.1),
        N(c2.0),
        N(c2.1),
        N(end.0),
        N(end.1)
    );
    put!(
        out,
        r#"<path d="{d}" fill="none" stroke="var(--tile-hi)" stroke-width="{}" opacity=".55" stroke-linecap="round"/><path d="{d}" fill="none" stroke="{colour}" stroke-width="{}" stroke-linecap="round"/>"#,
        N(thick * 2.4),
        N(thick)
    );
    let angle = (end.1 - c2.1).atan2(end.0 - c2.0);
    let barb = |turn: f64| {
        let length = thick * 3.6;
        (end.0 - length * (angle + turn).cos(), end.1 - length * (angle + turn).sin())
    };
    let (left, right) = (barb(-0.5), barb(0.5));
    put!(
        out,
        r#"<path d="M{} {}L{} {}L{} {}" fill="none" stroke="{colour}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"/>"#,
        N(left.0),
        N(left.1),
        N(end.0),
        N(end.1),
        N(right.0),
        N(right.1),
        N(thick * 1.1)
    );
}
