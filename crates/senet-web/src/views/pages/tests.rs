//! What must be so of the pages that are read, in every language that is there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, PatternElement};
use maud::Markup;
use serde_json::Value;

use super::{Perfect, jequier, privacy, senet};
use crate::language::Language;
use crate::{BoardForm, Context, Theme};

fn context(language: Language, path: &str) -> Context {
    Context {
        language,
        theme: Theme::System,
        board: BoardForm::Turned,
        path: path.to_owned(),
        site: "https://senet.example".to_owned(),
        version: "v0.1.0".to_owned(),
    }
}

fn figures() -> Perfect {
    let text = str::to_owned;
    Perfect { percent: text("51.5"), throws: 111, spread: 22, swing: text("3.3"), date: text("May 4") }
}

/// A page in a language, with the figures of perfect play or without.
type Page = fn(Language, bool) -> Markup;

const RULES: [Page; 2] = [
    |language, solved| {
        let model = senet::SenetModel { perfect: solved.then(figures) };
        senet::page(&context(language, "/senet"), &model)
    },
    |language, solved| {
        let model = jequier::JequierModel { perfect: solved.then(|| (figures(), "50.5".to_owned())) };
        jequier::page(&context(language, "/senet/jequier"), &model)
    },
];

/// Every value of an attribute in a page.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn each_id_occurs_once_and_each_link_within_the_page_leads_somewhere() {
    let privacy: Page = |language, _| privacy::page(&context(language, "/privacy"));
    for language in Language::all() {
        for page in RULES.into_iter().chain([privacy]) {
            let html = page(language, true).into_string();
            let mut ids = values(&html, "id");
            let count = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), count, "an id occurs twice");
            for target in values(&html, "href").iter().filter_map(|href| href.strip_prefix('#')) {
                assert!(ids.contains(&target), "#{target} leads nowhere");
            }
            for label in values(&html, "aria-labelledby") {
                assert!(ids.contains(&label), "{label} labels nothing");
            }
        }
    }
}

#[test]
fn buttons_start_the_game_that_the_page_explains() {
    let made = |page: Page| {
        let html = page(Language::ENGLISH, false).into_string();
        let forms: Vec<String> = html
            .split(r#"<form method="post" action="/en/games">"#)
            .skip(1)
            .filter_map(|form| form.split("</form>").next())
            .map(|form| values(form, "value").join(" "))
            .collect();
        forms
    };
    let expected = |rules: &str| {
        ["friend", "computer 1", "friend", "computer 1", "stranger", "same-device"]
            .map(|opponent| format!("{rules} {opponent} random none"))
    };
    assert_eq!(made(RULES[0]), expected("standard"));
    assert_eq!(made(RULES[1]), expected("jequier"));
}

#[test]
fn figures_of_perfect_play_are_shown_only_when_there_are_any() {
    for language in Language::all() {
        for page in RULES {
            let [with, without] =
                [true, false].map(|solved| latin_digits(&page(language, solved).into_string()));
            for figure in ["51.5", "111", "22", "3.3", "May 4"] {
                assert!(with.contains(figure), "{} lacks {figure}", language.code());
            }
            assert!(!without.contains(r#"id="perfect""#) && !without.contains('%'));
        }
    }
}

/// Arabic and Persian digits as Latin ones.
fn latin_digits(text: &str) -> String {
    let latin = |c: char| {
        let zero = match c {
            '٠'..='٩' => '٠',
            '۰'..='۹' => '۰',
            _ => return c,
        };
        char::from_digit(c as u32 - zero as u32, 10).unwrap_or(c)
    };
    text.chars().map(latin).collect()
}

#[test]
fn every_drawing_has_words_for_those_who_do_not_see_it() {
    for language in Language::all() {
        for page in RULES {
            let html = page(language, false).into_string();
            let drawings = html.matches(r#"role="img""#).count();
            let described = html.split(r#"role="img" aria-label=""#).skip(1);
            let words: Vec<&str> = described.filter_map(|rest| rest.split('"').next()).collect();
            assert_eq!(words.len(), drawings);
            assert!(words.iter().all(|words| words.chars().count() > 30), "{words:?}");
        }
    }
}

#[test]
fn comparison_has_a_row_for_each_rule() {
    let html = RULES[1](Language::ENGLISH, false).into_string();
    assert_eq!(html.matches(r#"role="rowheader""#).count(), 9);
    assert_eq!(html.matches(r#"role="cell""#).count(), 18);
}

/// The data that a page carries for search engines, read back from its HTML.
fn data(html: &str) -> Vec<Value> {
    html.split(r#"<script type="application/ld+json">"#)
        .skip(1)
        .filter_map(|rest| rest.split("</script>").next())
        .map(|json| serde_json::from_str(json).expect("data is JSON"))
        .collect()
}

#[test]
fn search_engines_read_what_people_read() {
    for language in Language::all() {
        for (page, path) in RULES.into_iter().zip(["/senet", "/senet/jequier"]) {
            let html = page(language, false).into_string();
            let [game, way, questions] = &data(&html)[..] else { panic!("three pieces of data expected") };
            let address = format!("https://senet.example/{}{path}", language.code());
            assert_eq!(game["@type"], "Game");
            let name = if path == "/senet" { "common-name" } else { "common-rules-jequier" };
            assert_eq!(game["name"], language.text(name, &[]).as_str(), "the game's name, not the page's");
            assert_eq!(game["url"], address.as_str());
            let steps = way["itemListElement"].as_array().expect("a list of steps");
            assert_eq!(steps.last().map(|step| &step["item"]), Some(&game["url"]));
            let asked = questions["mainEntity"].as_array().expect("a list of questions");
            assert!(asked.len() >= 5);
            for entry in asked {
                for text in [&entry["name"], &entry["acceptedAnswer"]["text"]] {
                    let shown = maud::html! { (text.as_str().expect("a text")) }.into_string();
                    assert!(html.contains(&format!(">{shown}<")), "{shown} is not on the page");
                }
            }
        }
    }
}

/// The numbers that each message of a file names, whatever digits they are written in.
fn numbers(language: Language, file: &str) -> BTreeMap<String, BTreeSet<u32>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code()).join(file);
    // Another test finds what is missing.
    let source = std::fs::read_to_string(path).unwrap_or_default();
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let mut all = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let text: String = message
            .value
            .iter()
            .flat_map(|pattern| &pattern.elements)
            .map(|element| match element {
                PatternElement::TextElement { value } => latin(value),
                PatternElement::Placeable { .. } => String::new(),
            })
            .collect();
        let named =
            text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
        all.insert(message.id.name, named);
    }
    all
}

/// Arabic and Persian digits as Latin ones.
fn latin(text: &str) -> String {
    let digit = |c: char| match c {
        '٠'..='٩' => char::from_digit(c as u32 - '٠' as u32, 10),
        '۰'..='۹' => char::from_digit(c as u32 - '۰' as u32, 10),
        _ => None,
    };
    text.chars().map(|c| digit(c).unwrap_or(c)).collect()
}

/// A language may write a number as a word, but a square or a throw that English does not name is a wrong rule.
#[test]
fn no_language_names_a_square_or_throw_that_english_does_not() {
    for file in ["senet.ftl", "jequier.ftl"] {
        let english = numbers(Language::ENGLISH, file);
        assert!(english.len() > 90, "{file} is read");
        for language in Language::all() {
            for (id, named) in numbers(language, file) {
                let foreign: Vec<&u32> = named.difference(&english[&id]).collect();
                assert!(foreign.is_empty(), "{} {id}: {foreign:?}", language.code());
            }
        }
    }
}
