//! The picture that shows a page where its link is shared: 1200 by 630, PNG, with the page's title and a board.
//!
//! The drawing is the site's own board by day. It is made on the server, in the page's language, with fonts that hold
//! just the characters of the titles (`fonts/make`). A picture takes some tenths of a second to draw: callers
//! keep it, and draw on a thread that may block.

mod colours;
mod text;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use senet_rules::Position;

use crate::art::{self, Form, Scene};
use crate::language::Language;
use crate::plain;

/// Width in pixels, as sites that show previews ask for it.
pub const WIDTH: u32 = 1200;
/// Height in pixels.
pub const HEIGHT: u32 = 630;

/// The board's width on the picture, and where its upper edge lies.
const BOARD_WIDTH: f64 = 760.0;
const BOARD_TOP: f64 = 232.0;
/// The room for the title: its width, and the middle of its height.
const TITLE_WIDTH: f64 = 1080.0;
const TITLE_MIDDLE: f64 = 142.0;

/// The picture for a page with this title and board, as a PNG file. `None` if it cannot be drawn.
#[must_use]
pub fn card(language: Language, title: &str, position: &Position) -> Option<Vec<u8>> {
    let tree = Tree::from_str(&drawing(language, title, position), &options()).ok()?;
    let mut pixels = Pixmap::new(WIDTH, HEIGHT)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

/// The picture as SVG with plain colours.
fn drawing(language: Language, title: &str, position: &Position) -> String {
    let geometry = Form::Plain.geometry();
    let height = BOARD_WIDTH * geometry.height() / geometry.width();
    let left = (f64::from(WIDTH) - BOARD_WIDTH) / 2.0;
    let digits = |number: u8| language.number(u64::from(number));
    let defs = art::defs(Some((position.rules(), &[Form::Plain])), digits).into_string();
    let board = art::board(Form::Plain, &Scene { position, offers: &[], last: None }).into_string();
    let board = board.replacen(
        "<svg ",
        &format!(r#"<svg x="{left}" y="{BOARD_TOP}" width="{BOARD_WIDTH}" height="{height}" "#),
        1,
    );
    let name = text::line(language, &plain!(language, "common-name"), 26.0, 62.0);
    let title = text::block(language, title, TITLE_WIDTH, TITLE_MIDDLE);
    let family = text::family(language);
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{WIDTH}" height="{HEIGHT}" font-family="{family}" font-weight="700">
        {defs}
        <rect width="{WIDTH}" height="{HEIGHT}" fill="var(--page)"/>
        <rect width="{WIDTH}" height="10" fill="var(--frame)"/><rect y="10" width="{WIDTH}" height="3" fill="var(--inlay)"/>
        <g fill="var(--ink-2)">{name}</g>
        <g fill="var(--ink)">{title}</g>
        <rect x="{left}" y="{shadow}" width="{BOARD_WIDTH}" height="{height}" rx="9" fill="var(--frame-deep)" opacity=".16"/>
        {board}
        </svg>"#,
        shadow = BOARD_TOP + 9.0,
    );
    colours::fill_in(&svg)
}

/// How pictures are read: with the embedded fonts and nothing from the machine.
fn options() -> Options<'static> {
    Options { fontdb: text::fonts(), ..Options::default() }
}

#[cfg(test)]
mod tests;
