//! The two games side by side.

use maud::{Markup, html};
use senet_rules::{House, JEQUIER, Ruleset, STANDARD};

use crate::{Context, art, t};

/// The signs that stand beside a row's words.
#[derive(Clone, Copy)]
enum Signs {
    None,
    Safe,
    Water,
}

/// A table with a row for each rule; on a phone each row is a card.
///
/// The roles are written out because a browser may forget them where the style sheet turns rows into cards.
pub(super) fn table(ctx: &Context) -> Markup {
    let l = ctx.language;
    let (standard, jequier) = (t!(l, "jequier-table-standard"), t!(l, "jequier-table-jequier"));
    html! {
        table.comparison role="table" {
            caption.vh { (t!(l, "jequier-table-caption")) }
            thead role="rowgroup" {
                tr role="row" {
                    th scope="col" role="columnheader" { (t!(l, "jequier-table-rule")) }
                    th scope="col" role="columnheader" { (standard) }
                    th scope="col" role="columnheader" { (jequier) }
                }
            }
            tbody role="rowgroup" {
                @for (signs, name, in_standard, in_jequier) in rows(ctx) {
                    tr role="row" {
                        th scope="row" role="rowheader" { (name) }
                        (cell(&STANDARD, signs, &standard, &in_standard))
                        (cell(&JEQUIER, signs, &jequier, &in_jequier))
                    }
                }
            }
        }
    }
}

fn cell(rules: &Ruleset, signs: Signs, column: &str, text: &str) -> Markup {
    let shown: Vec<House> = match signs {
        Signs::None => Vec::new(),
        Signs::Water => vec![House::Water],
        Signs::Safe => {
            rules.houses.iter().filter(|(at, _)| rules.safe.contains(*at)).map(|&(_, house)| house).collect()
        }
    };
    html! {
        td role="cell" {
            // The column's name, which a card shows because its table has no head.
            span.column aria-hidden="true" { (column) }
            span.cell {
                @if !shown.is_empty() { span.signs { @for house in shown { (art::house_tile(house)) } } }
                span { (text) }
            }
        }
    }
}

fn rows(ctx: &Context) -> [(Signs, String, String, String); 9] {
    let l = ctx.language;
    [
        (
            Signs::None,
            t!(l, "jequier-table-start-name"),
            t!(l, "jequier-table-start-standard"),
            t!(l, "jequier-table-start-jequier"),
        ),
        (
            Signs::None,
            t!(l, "jequier-table-throws-name"),
            t!(l, "jequier-table-throws-standard"),
            t!(l, "jequier-table-throws-jequier"),
        ),
        (
            Signs::None,
            t!(l, "jequier-table-again-name"),
            t!(l, "jequier-table-again-standard"),
            t!(l, "jequier-table-again-jequier"),
        ),
        (
            Signs::None,
            t!(l, "jequier-table-blockade-name"),
            t!(l, "jequier-table-blockade-standard"),
            t!(l, "jequier-table-blockade-jequier"),
        ),
        (
            Signs::Safe,
            t!(l, "jequier-table-safe-name"),
            t!(l, "jequier-table-safe-standard"),
            t!(l, "jequier-table-safe-jequier"),
        ),
        (
            Signs::Water,
            t!(l, "jequier-table-water-name"),
            t!(l, "jequier-table-water-standard"),
            t!(l, "jequier-table-water-jequier"),
        ),
        (
            Signs::None,
            t!(l, "jequier-table-back-name"),
            t!(l, "jequier-table-back-standard"),
            t!(l, "jequier-table-back-jequier"),
        ),
        (
            Signs::None,
            t!(l, "jequier-table-stuck-name"),
            t!(l, "jequier-table-stuck-standard"),
            t!(l, "jequier-table-stuck-jequier"),
        ),
        (
            Signs::None,
            t!(l, "jequier-table-off-name"),
            t!(l, "jequier-table-off-standard"),
            t!(l, "jequier-table-off-jequier"),
        ),
    ]
}
