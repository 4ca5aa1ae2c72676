//! A position on the board: pieces, what the last move did, what may be done next.

use maud::{Markup, PreEscaped};
use senet_rules::{Move, MoveKind, Position, Ruleset, Setup, Side, Square, SquareSet};

use super::base::Tray;
use super::geometry::{Form, Geometry, Point, Rect, lane};
use super::svg::{N, put};
use super::{arrow, house_symbol, piece_symbol};

/// A legal move as it is shown before it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its place among the legal moves, 0 to 4.
    pub index: usize,
    /// The move.
    pub played: Move,
    /// The square the piece leaves.
    pub from: Square,
    /// The square the piece goes to, which is the House of Water for a piece that drowns; `None`: off the board.
    pub target: Option<Square>,
}

impl Offer {
    /// What may be done in a position; nothing for a pass.
    #[must_use]
    pub fn all(rules: &Ruleset, moves: impl Iterator<Item = Move>) -> Vec<Self> {
        let offer = |(index, played): (usize, Move)| {
            let target =
                if played.kind() == MoveKind::Water { Some(rules.water.square) } else { played.to() };
            played.from().map(|from| Self { index, played, from, target })
        };
        moves.enumerate().filter_map(offer).collect()
    }

    const fn colour(self) -> &'static str {
        match self.played.kind() {
            MoveKind::Water => "var(--mark-danger)",
            _ => "var(--mark)",
        }
    }

    const fn badge(self) -> Option<&'static str> {
        match self.played.kind() {
            MoveKind::Swap => Some("i-swap"),
            MoveKind::Water => Some("i-down"),
            MoveKind::Off => Some("i-off"),
            MoveKind::Back => Some("i-return"),
            MoveKind::Step | MoveKind::Pass => None,
        }
    }
}

/// What a board shows.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The pieces.
    pub position: &'a Position,
    /// What may be done.
    pub offers: &'a [Offer],
    /// The last move.
    pub last: Option<Move>,
}

/// The board over its `#base-{form}`, which [`super::defs`] writes into the page.
#[must_use]
pub fn board(form: Form, scene: &Scene<'_>) -> Markup {
    let g = form.geometry();
    let mut out = String::with_capacity(6000);
    put!(
        out,
        r##"<svg class="board {0}" viewBox="0 0 {1} {2}" aria-hidden="true" direction="ltr"><use href="#base-{0}"/>"##,
        form.name(),
        N(g.width()),
        N(g.height())
    );
    houses(&mut out, &g, scene.position.rules(), scene.position.occupied());
    let walls = walls_of(scene.position);
    for wall in &walls {
        slab(&mut out, &g, wall);
    }
    if let Some(last) = scene.last {
        thread(&mut out, &g, scene.position.rules(), last);
    }
    for offer in scene.offers {
        mark_target(&mut out, &g, *offer);
    }
    for wall in &walls {
        gate(&mut out, &g, wall);
    }
    ties(&mut out, &g, scene.position, &walls);
    pieces(&mut out, &g, |square| scene.position.at(square), scene.offers);
    if g.front > 0.0 {
        borne_off(&mut out, &g, scene.position);
    }
    for offer in scene.offers {
        show_offer(&mut out, &g, scene.position, *offer);
    }
    out.push_str("</svg>");
    PreEscaped(out)
}

/// The board with whatever is set up on it, a position or not.
#[must_use]
pub fn set_up_board(form: Form, rules: &'static Ruleset, setup: &Setup) -> Markup {
    let g = form.geometry();
    let mut out = String::with_capacity(6000);
    put!(
        out,
        r##"<svg class="board {0}" viewBox="0 0 {1} {2}" aria-hidden="true" direction="ltr"><use href="#base-{0}"/>"##,
        form.name(),
        N(g.width()),
        N(g.height())
    );
    let at = |square: Square| setup.squares[square.index()];
    houses(&mut out, &g, rules, Square::all().filter(|&square| at(square).is_some()).collect());
    pieces(&mut out, &g, at, &[]);
    out.push_str("</svg>");
    PreEscaped(out)
}

/// The board with nothing on it but the signs of its houses.
#[must_use]
pub fn empty_board(form: Form, rules: &'static Ruleset) -> Markup {
    let g = form.geometry();
    let mut out = String::new();
    put!(
        out,
        r##"<svg class="board {0}" viewBox="0 0 {1} {2}" aria-hidden="true" direction="ltr"><use href="#base-{0}"/>"##,
        form.name(),
        N(g.width()),
        N(g.height())
    );
    houses(&mut out, &g, rules, SquareSet::EMPTY);
    out.push_str("</svg>");
    PreEscaped(out)
}

/// The signs: large on an empty house, small in the corner beside a piece.
fn houses(out: &mut String, g: &Geometry, rules: &Ruleset, occupied: SquareSet) {
    let unit = g.unit();
    for &(square, house) in rules.houses {
        let (cell, centre) = (g.cell(square), g.centre(square));
        let (x, y, size) = if occupied.contains(square) {
            let size = unit * 0.3;
            (cell.x + cell.w - size - unit * 0.06, cell.y + unit * 0.05, size)
        } else {
            let size = unit * 0.62;
            let aside = if g.turned { g.tile.0 * 0.05 } else { 0.0 };
            (centre.0 - size / 2.0 + aside, centre.1 - size / 2.0 + g.digits * 0.28, size)
        };
        put!(
            out,
            r##"<use href="#{}" x="{}" y="{}" width="{3}" height="{3}"/>"##,
            house_symbol(house),
            N(x),
            N(y),
            N(size)
        );
    }
}

/// A blockade: squares in a row, ascending.
struct Wall {
    first: u8,
    last: u8,
}

/// The blockades of a position, under rules that have them.
fn walls_of(position: &Position) -> Vec<Wall> {
    let Some(length) = position.rules().blockade else { return Vec::new() };
    let runs = Side::BOTH.into_iter().flat_map(|side| runs(position.pieces(side)));
    runs.filter(|wall| wall.last - wall.first + 1 >= length).collect()
}

/// The maximal runs of consecutive squares in a set.
fn runs(set: SquareSet) -> Vec<Wall> {
    let mut runs: Vec<Wall> = Vec::new();
    for square in set {
        let n = square.number();
        match runs.last_mut() {
            Some(run) if run.last + 1 == n => run.last = n,
            _ => runs.push(Wall { first: n, last: n }),
        }
    }
    runs
}

/// The joints close and the tiles of a blockade read as one slab, lane by lane.
fn slab(out: &mut String, g: &Geometry, wall: &Wall) {
    let edge = (g.unit() * 0.03).max(1.8);
    for number in 0..3 {
        let part: Vec<Square> = (wall.first..=wall.last)
            .filter_map(Square::new)
            .filter(|&square| lane(square) == number)
            .collect();
        let (Some(&first), Some(&last)) = (part.first(), part.last()) else { continue };
        let (head, tail) = (g.cell(first), g.cell(last));
        let whole = Rect {
            x: head.x.min(tail.x),
            y: head.y.min(tail.y),
            w: (head.x - tail.x).abs() + head.w,
            h: (head.y - tail.y).abs() + head.h,
        };
        for (&square, &next) in part.iter().zip(&part[1..]) {
            let (one, two) = (g.cell(square), g.cell(next));
            let joint = if g.turned {
                Rect { x: one.x, y: one.y.min(two.y) + one.h - 2.0, w: one.w, h: g.gap + 4.0 }
            } else {
                Rect { x: one.x.min(two.x) + one.w - 2.0, y: one.y, w: g.gap + 4.0, h: one.h }
            };
            rect(out, joint, 0.0, r#"fill="var(--tile-b)""#);
        }
        rect(out, whole, 3.0, r#"fill="var(--wall)" opacity=".12""#);
        let inside =
            Rect { x: whole.x + edge / 2.0, y: whole.y + edge / 2.0, w: whole.w - edge, h: whole.h - edge };
        let paint = format!(r#"fill="none" stroke="var(--wall)" stroke-width="{}""#, N(edge));
        rect(out, inside, 3.0, &paint);
    }
}

/// A gold gate shuts the joint before a blockade.
fn gate(out: &mut String, g: &Geometry, wall: &Wall) {
    let (Some(first), Some(before)) =
        (Square::new(wall.first), wall.first.checked_sub(1).and_then(Square::new))
    else {
        return;
    };
    let at = g.joint(before, first);
    let thick = (g.gap * 0.56).max(3.0);
    let sideways = (lane(before) == lane(first)) != g.turned;
    let (w, h) = if sideways { (thick, g.tile.1 * 0.72) } else { (g.tile.0 * 0.72, thick) };
    let bar = Rect { x: at.0 - w / 2.0, y: at.1 - h / 2.0, w, h };
    rect(out, bar, thick / 2.0, r#"fill="var(--inlay)""#);
}

/// A bar joins the feet of neighbours of one side: they protect each other.
fn ties(out: &mut String, g: &Geometry, position: &Position, walls: &[Wall]) {
    let thick = (g.unit() * 0.04).max(2.4);
    for side in Side::BOTH {
        for run in runs(position.pieces(side)) {
            if walls.iter().any(|wall| wall.first == run.first) {
                continue;
            }
            for n in run.first..run.last {
                let (Some(a), Some(b)) = (Square::new(n), Square::new(n + 1)) else { continue };
                let ((x1, y1), (x2, y2)) = (g.foot(a), g.foot(b));
                put!(
                    out,
                    r#"<path d="M{} {}L{} {}" stroke="var(--tie)" stroke-width="{}"/>"#,
                    N(x1),
                    N(y1 + 1.0),
                    N(x2),
                    N(y2 + 1.0),
                    N(thick)
                );
            }
        }
    }
}

/// The last move: a dotted thread along the path, a hollow ring where it began, a dotted ring where it ended.
fn thread(out: &mut String, g: &Geometry, rules: &Ruleset, last: Move) {
    let Some(from) = last.from() else { return };
    let end = match last {
        Move::Water { .. } => rules.water.square,
        _ => last.to().unwrap_or(Square::LAST),
    };
    let (low, high) = (from.number().min(end.number()), from.number().max(end.number()));
    let mut points: Vec<Point> = (low..=high).filter_map(Square::new).map(|square| g.foot(square)).collect();
    if from > end {
        points.reverse();
    }
    if last.to().is_none() {
        let (x, y) = g.foot(Square::LAST);
        points.push(if g.turned { (x, g.board_height()) } else { (g.width(), y) });
    }
    let thick = (g.unit() * 0.026).max(1.8);
    let piece = g.piece();
    out.push_str(r#"<g class="last" fill="none" stroke="var(--mark-last)"><path d=""#);
    for (i, (x, y)) in points.iter().enumerate() {
        put!(out, "{}{} {}", if i == 0 { 'M' } else { 'L' }, N(*x), N(*y));
    }
    put!(
        out,
        r#"" stroke-width="{}" stroke-dasharray="{} {}" stroke-linecap="round" stroke-linejoin="round"/>"#,
        N(thick),
        N(thick * 0.1),
        N(thick * 2.5)
    );
    let (x, y) = g.foot(from);
    ring(out, (x, y), (piece * 0.24, piece * 0.085), thick, "");
    if let Some(to) = last.to() {
        let dots =
            format!(r#" stroke-dasharray="{} {}" stroke-linecap="round""#, N(thick * 0.1), N(thick * 2.3));
        ring(out, g.foot(to), (piece * 0.40, piece * 0.155), thick, &dots);
    }
    out.push_str("</g>");
}

fn ring(out: &mut String, (x, y): Point, (rx, ry): Point, thick: f64, more: &str) {
    put!(
        out,
        r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" stroke-width="{}"{more}/>"#,
        N(x),
        N(y),
        N(rx),
        N(ry),
        N(thick)
    );
}

/// The target of an offer: a tint and four corner brackets. Shown while the offer is chosen.
fn mark_target(out: &mut String, g: &Geometry, offer: Offer) {
    let Some(target) = offer.target else { return };
    let Rect { x, y, w, h } = g.cell(target);
    let (unit, colour) = (g.unit(), offer.colour());
    let (m, arm, thick) = (0.6, unit * 0.2, (unit * 0.042).max(2.6));
    put!(out, r#"<g class="offer o{}">"#, offer.index);
    rect(out, g.cell(target), 3.0, &format!(r#"fill="{colour}" opacity=".13""#));
    let (left, top, right, bottom) = (x + m, y + m, x + w - m, y + h - m);
    put!(
        out,
        r#"<path d="M{} {}V{}H{}M{} {}H{}V{}M{} {}V{}H{}M{} {}H{}V{}" fill="none" stroke="{colour}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="square"/></g>"#,
        N(left),
        N(top + arm),
        N(top),
        N(left + arm),
        N(right - arm),
        N(top),
        N(right),
        N(top + arm),
        N(right),
        N(bottom - arm),
        N(bottom),
        N(right - arm),
        N(left + arm),
        N(bottom),
        N(left),
        N(bottom - arm),
        N(thick)
    );
}

/// All pieces, the farther lanes first, so that a tall piece stands before what is behind it.
fn pieces(out: &mut String, g: &Geometry, at: impl Fn(Square) -> Option<Side>, offers: &[Offer]) {
    let mut standing: Vec<(Square, Side)> =
        Square::all().filter_map(|square| at(square).map(|side| (square, side))).collect();
    standing.sort_by(|a, b| g.centre(a.0).1.total_cmp(&g.centre(b.0).1));
    for (square, side) in standing {
        let offer = offers.iter().find(|offer| offer.from == square);
        let (x, y) = g.foot(square);
        let (piece, unit) = (g.piece(), g.unit());
        let can = offer.map(|offer| format!(" can o{}", offer.index)).unwrap_or_default();
        put!(out, r#"<g class="pc{can}" data-square="{square}" transform="translate({} {})">"#, N(x), N(y));
        if offer.is_some() {
            put!(
                out,
                r#"<ellipse class="ring" rx="{}" ry="{}" fill="var(--mark)" stroke="var(--mark)" stroke-width="{}"/>"#,
                N(piece * 0.42),
                N(piece * 0.17),
                N((unit * 0.03).max(2.0))
            );
        }
        out.push_str(r#"<g class="mv">"#);
        one_piece(out, side, piece);
        out.push_str("</g></g>");
    }
}

/// A piece whose foot stands at the origin, with its shadow.
fn one_piece(out: &mut String, side: Side, piece: f64) {
    let height = piece * 72.0 / 64.0;
    put!(
        out,
        r##"<ellipse class="cast" cx="{}" cy="{}" rx="{}" ry="{}" fill="var(--cast)"/><use class="body" href="#{}" x="{}" y="{}" width="{}" height="{}"/>"##,
        N(piece * 0.06),
        N(piece * 0.015),
        N(piece * 0.31),
        N(piece * 0.09),
        piece_symbol(side),
        N(-piece / 2.0),
        N(piece * 0.06 - height * (61.0 / 72.0)),
        N(piece),
        N(height)
    );
}

/// The pieces borne off, in the trays of the box.
fn borne_off(out: &mut String, g: &Geometry, position: &Position) {
    for side in Side::BOTH {
        let tray = Tray::of(g, side == Side::Spools);
        for i in 0..position.borne_off(side) {
            let (x, y) = tray.foot(i);
            put!(out, r#"<g class="home" transform="translate({} {})">"#, N(x), N(y));
            one_piece(out, side, tray.piece());
            out.push_str("</g>");
        }
    }
}

/// The arrow of an offer and the badge that says what it does. Shown while the offer is chosen.
fn show_offer(out: &mut String, g: &Geometry, position: &Position, offer: Offer) {
    let colour = offer.colour();
    let standing = offer.target.and_then(|target| position.at(target));
    put!(out, r#"<g class="offer o{}">"#, offer.index);
    arrow::write(out, g, &arrow::curve(g, offer.from, offer.target, standing), colour);
    if let Some(badge) = offer.badge() {
        let cell = g.cell(offer.target.unwrap_or(Square::LAST));
        let r = (g.unit() * 0.145).max(9.0);
        let (x, y) = (cell.x + cell.w - r * 0.55, cell.y + r * 0.5);
        put!(
            out,
            r##"<g color="var(--mark-on)"><circle cx="{}" cy="{}" r="{}" fill="{colour}" stroke="var(--frame)" stroke-width="1.4"/><use href="#{badge}" x="{}" y="{}" width="{5}" height="{5}"/></g>"##,
            N(x),
            N(y),
            N(r),
            N(x - r * 0.72),
            N(y - r * 0.72),
            N(r * 1.44)
        );
    }
    out.push_str("</g>");
}

fn rect(out: &mut String, r: Rect, radius: f64, paint: &str) {
    put!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" {paint}/>"#,
        N(r.x),
        N(r.y),
        N(r.w),
        N(r.h),
        N(radius)
    );
}
