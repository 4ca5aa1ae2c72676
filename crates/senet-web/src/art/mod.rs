//! Everything that is drawn: signs, pieces, sticks, boards and QR codes, as SVG.
//!
//! Shapes that occur often are symbols, written once into a page by [`defs`] and used by their names. Colours are the
//! custom properties of the style sheet, so a drawing follows the theme.

mod arrow;
mod base;
mod board;
mod geometry;
mod qr;
mod sticks;
mod svg;

use maud::{Markup, PreEscaped, html};
use senet_rules::{House, Ruleset, Side};

pub use board::{Offer, Scene, board, empty_board, set_up_board};
pub use geometry::{Form, Geometry, lane, place};
pub use qr::qr;
pub use sticks::{pips, sticks};

/// The symbols that a page uses, and the empty boards of one ruleset in the given forms. `digits` writes the numbers of
/// the squares.
#[must_use]
pub fn defs(boards: Option<(&Ruleset, &[Form])>, digits: impl Fn(u8) -> String) -> Markup {
    let mut out =
        String::from(r#"<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>"#);
    out.push_str(include_str!("../../assets/art/symbols.svg"));
    if let Some((rules, forms)) = boards {
        for &form in forms {
            base::write(&mut out, form, rules, &digits);
        }
    }
    out.push_str("</defs></svg>");
    PreEscaped(out)
}

/// The symbol of a side's piece.
#[must_use]
pub const fn piece_symbol(side: Side) -> &'static str {
    match side {
        Side::Cones => "cone",
        Side::Spools => "spool",
    }
}

/// The symbol of a house's sign.
#[must_use]
pub const fn house_symbol(house: House) -> &'static str {
    match house {
        House::Rebirth => "ankh",
        House::Beauty => "nefer",
        House::Water => "mw",
        House::ThreeTruths => "truths",
        House::ReAtum => "atum",
        House::Horus => "horus",
    }
}

/// An icon of the interface, `i-` and its name. One that points along the text turns with it.
#[must_use]
pub fn icon(name: &str) -> Markup {
    let along = matches!(name, "back" | "next" | "first" | "last");
    html! { svg.along[along] viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// The mark of the site: a board in elevation with pieces on it.
#[must_use]
pub fn mark() -> Markup {
    html! { svg viewBox="0 0 48 30" aria-hidden="true" { use href="#mn" {} } }
}

/// A piece on a tile of its own; `class` gives the size: `m` or `s`.
#[must_use]
pub fn seat(side: Side, class: &str) -> Markup {
    html! { span.seat.(class) { svg viewBox="0 0 64 72" aria-hidden="true" { use href={ "#" (piece_symbol(side)) } {} } } }
}

/// The sign of a house on a tile of its own.
#[must_use]
pub fn house_tile(house: House) -> Markup {
    html! { span.tile { svg viewBox="0 0 64 64" aria-hidden="true" { use href={ "#" (house_symbol(house)) } {} } } }
}

/// A small tray with five places, `count` of them filled: the pieces borne off, in a player's card.
#[must_use]
pub fn tray(side: Side, count: u8) -> Markup {
    html! {
        svg.minitray viewBox="0 0 170 38" aria-hidden="true" {
            rect x="1" y="1" width="168" height="36" rx="3" fill="var(--tray)" {}
            path d="M4 2.4H166" stroke="var(--frame-deep)" stroke-width="3" opacity=".5" {}
            @for i in 0..Ruleset::PIECES {
                @let x = 19 + 33 * u32::from(i);
                @if i < count {
                    use href={ "#" (piece_symbol(side)) } x=(x - 14) y="2.5" width="28" height="31.5" {}
                } @else {
                    ellipse cx=(x) cy="29" rx="9" ry="3" fill="none" stroke="var(--tray-seat)" stroke-width="1.4" {}
                }
            }
        }
    }
}

/// The last five squares of a ruleset, by which it is known at a glance.
#[must_use]
pub fn last_five(rules: &Ruleset, digits: impl Fn(u8) -> String) -> Markup {
    html! {
        svg.strip viewBox="0 0 224 52" aria-hidden="true" direction="ltr" {
            rect width="224" height="52" rx="4" fill="var(--frame)" {}
            @for i in 0_u8..5 {
                @let square = senet_rules::Square::at(26 + i);
                @let x = 6 + 43 * u32::from(i);
                @let house = rules.house(square);
                rect x=(x) y="6" width="40" height="40" rx="2" fill=(if house.is_some() { "var(--tile-house)" } else { "var(--tile-a)" }) {}
                text.num x=(x + 3) y="14" font-size="8" fill="var(--tile-num)" { (digits(square.number())) }
                @if let Some(house) = house {
                    use href={ "#" (house_symbol(house)) } x=(x + 9) y="15" width="23" height="23" {}
                }
            }
        }
    }
}
