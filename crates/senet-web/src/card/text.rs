//! Titles on pictures: fonts for each script, measured, broken into two lines where needed, and never too wide.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use super::WIDTH;
use crate::language::{Direction, Language};

/// The size of a title's type, in pixels: as large as there is room for.
const LARGEST: f64 = 58.0;
/// Below this a title goes on two lines.
const ONE_LINE: f64 = 46.0;
/// Distance of two lines, in sizes.
const LEADING: f64 = 1.22;

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in [
        include_bytes!("../../fonts/serif.otf").as_slice(),
        include_bytes!("../../fonts/arabic.otf"),
        include_bytes!("../../fonts/hebrew.otf"),
        include_bytes!("../../fonts/devanagari.otf"),
        include_bytes!("../../fonts/thai.otf"),
        include_bytes!("../../fonts/ja.otf"),
        include_bytes!("../../fonts/ko.otf"),
        include_bytes!("../../fonts/zh-hans.otf"),
        include_bytes!("../../fonts/zh-hant.otf"),
    ] {
        fonts.load_font_data(font.to_vec());
    }
    Arc::new(fonts)
});

/// The embedded fonts.
pub(super) fn fonts() -> Arc<Database> {
    FONTS.clone()
}

/// The fonts for a language, its own first.
pub(super) fn family(language: Language) -> &'static str {
    match language.code() {
        "ar" | "fa" => "Noto Naskh Arabic, Noto Serif",
        "he" => "Noto Serif Hebrew, Noto Serif",
        "hi" => "Noto Serif Devanagari, Noto Serif",
        "th" => "Noto Serif Thai, Noto Serif",
        "ja" => "Noto Serif CJK JP, Noto Serif",
        "ko" => "Noto Serif CJK KR, Noto Serif",
        "zh-Hans" => "Noto Serif CJK SC, Noto Serif",
        "zh-Hant" => "Noto Serif CJK TC, Noto Serif",
        _ => "Noto Serif",
    }
}

/// A line in the middle of the picture, its baseline at `y`.
pub(super) fn line(language: Language, text: &str, size: f64, y: f64) -> String {
    let direction = match language.direction() {
        Direction::Ltr => "ltr",
        Direction::Rtl => "rtl",
    };
    format!(
        r#"<text x="{}" y="{y}" font-size="{size}" text-anchor="middle" direction="{direction}">{}</text>"#,
        WIDTH / 2,
        escape(text)
    )
}

/// A title in the middle of the picture, on one line or two, as large as the width allows.
pub(super) fn block(language: Language, text: &str, width: f64, middle: f64) -> String {
    let size = |widest: f64| (LARGEST * width / widest.max(1.0)).min(LARGEST);
    let one = size(measure(language, text));
    if one >= ONE_LINE {
        return line(language, text, one, middle + one * 0.35);
    }
    // Of all places to break, the one that lets the type be largest.
    let candidates = breaks(text).map(|at| {
        let (first, second) = (text[..at].trim_end(), text[at..].trim_start());
        (first, second, size(measure(language, first).max(measure(language, second))))
    });
    match candidates.max_by(|a, b| a.2.total_cmp(&b.2)) {
        Some((first, second, two)) if two > one => {
            let two = two.min(ONE_LINE + 4.0);
            let upper = middle + two * 0.35 - two * LEADING / 2.0;
            line(language, first, two, upper) + &line(language, second, two, upper + two * LEADING)
        }
        _ => line(language, text, one, middle + one * 0.35),
    }
}

/// Where a line may be broken: at blanks; between the characters of a text that has next to none, but never before
/// closing punctuation or small kana.
fn breaks(text: &str) -> impl Iterator<Item = usize> {
    let blanks = text.matches(' ').count();
    let dense = blanks < 2 && text.chars().any(|c| ('\u{3040}'..='\u{9fff}').contains(&c));
    text.char_indices().skip(1).filter_map(move |(at, c)| {
        let closing = "、。，：；！？）」』・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(c);
        (c == ' ' || (dense && !closing)).then_some(at)
    })
}

/// The width of a line in the largest type.
fn measure(language: Language, text: &str) -> f64 {
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="100" font-family="{}" font-weight="700">{}</svg>"#,
        family(language),
        line(language, text, LARGEST, 50.0)
    );
    let options = Options { fontdb: fonts(), ..Options::default() };
    Tree::from_str(&svg, &options)
        .map_or(f64::from(WIDTH), |tree| f64::from(tree.root().bounding_box().width()))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
