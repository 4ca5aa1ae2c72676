use resvg::usvg::fontdb::Family;
use senet_rules::{JEQUIER, Position, STANDARD};

use super::*;

/// What stands on pictures in a language.
fn titles(language: Language) -> [String; 5] {
    [
        plain!(language, "common-name"),
        plain!(language, "home-title"),
        plain!(language, "fair-title"),
        plain!(language, "common-rules-standard"),
        plain!(language, "common-rules-jequier"),
    ]
}

#[test]
fn no_title_has_a_character_that_the_fonts_lack() {
    let fonts = text::fonts();
    for language in Language::all() {
        let faces: Vec<_> = text::family(language)
            .split(", ")
            .map(|family| {
                let query = resvg::usvg::fontdb::Query {
                    families: &[Family::Name(family)],
                    weight: resvg::usvg::fontdb::Weight::BOLD,
                    ..Default::default()
                };
                fonts.query(&query).unwrap_or_else(|| panic!("no font {family}"))
            })
            .collect();
        for title in titles(language) {
            for c in title.chars() {
                let there = faces.iter().any(|&face| {
                    let has = |data: &[u8], index| {
                        ttf_parser::Face::parse(data, index).is_ok_and(|face| face.glyph_index(c).is_some())
                    };
                    fonts.with_face_data(face, has).unwrap_or(false)
                });
                assert!(there, "{}: {c:?} of {title:?}: run fonts/make", language.code());
            }
        }
    }
}

#[test]
fn every_colour_of_the_drawing_is_known() {
    let svg = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/symbols.svg"))
        .expect("the symbols are there");
    // A name with a fallback may be unknown.
    let names = svg.split("var(").skip(1).filter_map(|rest| rest.split(')').next());
    for name in names.filter(|name| !name.contains(',')) {
        assert!(colours::known(name), "{name}");
    }
}

#[test]
fn a_picture_has_its_size_and_shows_another_board_for_another_position() {
    let start = Position::unowned(&STANDARD);
    let other = Position::unowned(&JEQUIER);
    let pictures = [start, other].map(|position| {
        card(Language::ENGLISH, "Senet: play the Egyptian board game with a friend", &position)
            .expect("a picture")
    });
    for picture in &pictures {
        let size = resvg::tiny_skia::Pixmap::decode_png(picture).expect("a PNG file");
        assert_eq!((size.width(), size.height()), (WIDTH, HEIGHT));
    }
    assert_ne!(pictures[0], pictures[1]);
}
