//! Messages that are missing, left over, or not as English has them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::bundles::{FILES, source};
use super::*;

/// Each message of a language with the arguments it takes.
fn messages(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for file in FILES {
        let text = source(code, file).unwrap_or_default();
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{code}/{file}.ftl: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            assert!(id.starts_with(&format!("{file}-")), "{code}/{file}.ftl: {id} belongs to another file");
            let pattern = message.value.unwrap_or_else(|| panic!("{code}: {id} says nothing"));
            let mut arguments = BTreeSet::new();
            gather(&pattern, &mut arguments);
            assert!(all.insert(id.clone(), arguments).is_none(), "{code}: {id} stands there twice");
        }
    }
    all
}

fn gather(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                variable(inline, arguments);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                variable(selector, arguments);
                for variant in variants {
                    gather(&variant.value, arguments);
                }
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn variable(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        arguments.insert(id.name.to_owned());
    }
}

/// Every message id that stands in the code as a literal.
fn used() -> BTreeSet<String> {
    fn walk(dir: &Path, used: &mut BTreeSet<String>) {
        for entry in fs::read_dir(dir).expect("the sources are there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                walk(&path, used);
            } else if path.extension().is_some_and(|ext| ext == "rs") && !path.ends_with("language/tests.rs")
            {
                let text = fs::read_to_string(&path).expect("readable");
                for call in text.split("t!(").skip(1).chain(text.split("plain!(").skip(1)) {
                    let literal = call.split(['"', ')']).nth(1).unwrap_or_default();
                    if FILES.iter().any(|file| literal.starts_with(&format!("{file}-"))) {
                        used.insert(literal.to_owned());
                    }
                }
            }
        }
    }
    let mut all = BTreeSet::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

#[test]
fn every_message_used_exists_and_every_message_is_used() {
    let known: BTreeSet<String> = messages("en").into_keys().collect();
    let used = used();
    let missing: Vec<_> = used.difference(&known).collect();
    let left_over: Vec<_> = known.difference(&used).collect();
    assert!(missing.is_empty() && left_over.is_empty(), "missing: {missing:?}; not used: {left_over:?}");
}

#[test]
fn every_language_has_the_messages_and_arguments_that_english_has() {
    let english = messages("en");
    for language in Language::all() {
        let theirs = messages(language.code());
        let missing: Vec<_> = english.keys().filter(|id| !theirs.contains_key(*id)).collect();
        let foreign: Vec<_> = theirs.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && foreign.is_empty(),
            "{}: missing {missing:?}, foreign {foreign:?}",
            language.code()
        );
        for (id, arguments) in theirs {
            // A language may leave out what it has no use for, such as the name in a sentence to `you`, but not add.
            let extra: Vec<_> = arguments.difference(&english[&id]).collect();
            let lost: Vec<_> = english[&id]
                .difference(&arguments)
                .filter(|name| *name != "side" && *name != "who")
                .collect();
            assert!(
                extra.is_empty() && lost.is_empty(),
                "{} {id}: arguments beyond {extra:?}, without {lost:?}",
                language.code()
            );
        }
    }
}

#[test]
fn english_is_not_left_standing_in_another_language() {
    // Names and signs that are the same everywhere.
    let same = [
        "common-percent",
        "common-name",
        "computer-level-1",
        "computer-level-5",
        "computer-level-6",
        "computer-name",
        "common-beta",
        "game-short-step",
        "game-short-swap",
        "game-say",
        "game-said",
        "game-square-choice",
        "game-house-short",
        "game-house-atum",
        "game-house-horus",
        "game-short-open",
        "game-house-water",
        "game-short-water",
        "home-standard",
        "home-jequier",
        "common-cones",
        "jequier-table-standard",
        "jequier-table-jequier",
        "privacy-breadcrumb",
        "senet-throw-table-chance",
    ];
    for language in Language::all().filter(|&language| language != Language::ENGLISH) {
        for file in FILES {
            let (english, theirs) =
                (source("en", file).expect("English"), source(language.code(), file).expect("there"));
            let theirs: BTreeSet<&str> = theirs.lines().filter(|line| !line.starts_with('#')).collect();
            for line in english.lines().filter(|line| line.contains(" = ") && !line.contains("->")) {
                let id = line.split(' ').next().unwrap_or_default();
                assert!(same.contains(&id) || !theirs.contains(line), "{}: {line}", language.code());
            }
        }
    }
}

#[test]
fn the_best_language_is_found_from_what_a_browser_sends() {
    for (accept, code) in [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de-AT;q=0.4, ko;q=0.9", "ko"),
        ("xx, *;q=0.1", "en"),
        ("ja;q=0, ko;q=0.2", "ko"),
        ("", "en"),
        (";;;,,q=", "en"),
    ] {
        assert_eq!(Language::negotiate(accept).code(), code, "{accept}");
    }
}

#[test]
fn numbers_choose_the_plural_of_the_language() {
    let czech = Language::from_code("cs").expect("Czech is there");
    let texts = [1_u32, 3, 5].map(|count| plain!(czech, "game-watchers", count = count));
    assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), 3, "{texts:?}");
}

fn language(code: &str) -> Language {
    Language::from_code(code).unwrap_or_else(|| panic!("{code} is there"))
}

#[test]
fn digits_follow_the_language() {
    assert_eq!(digits('٠', "14"), "١٤");
    assert_eq!(Language::ENGLISH.number(14), "14");
    assert_eq!(language("fa").number(14), "۱۴");
}

#[test]
fn a_name_keeps_its_digits_where_the_language_has_others() {
    let text = t!(language("ar"), "game-title-their-turn", name = "7up", rules = "Senet");
    assert!(text.contains("7up"), "{text}");
}

#[test]
fn a_number_in_a_sentence_has_the_digits_of_the_language() {
    for (code, number) in [("ar", "٢٧"), ("fa", "۲۷"), ("cs", "27")] {
        let text = plain!(language(code), "errors-move-before-first", from = 27_u32);
        assert!(text.contains(number), "{code}: {text}");
    }
}

#[test]
fn large_numbers_are_grouped_as_the_language_does() {
    for (code, text) in
        [("en", "12,345"), ("cs", "12\u{a0}345"), ("de", "12.345"), ("ar", "١٢٬٣٤٥"), ("hi", "12,345")]
    {
        assert_eq!(language(code).number(12_345), text, "{code}");
    }
}

const PERCENTAGES: [(&str, &str); 28] = [
    ("en", "53.2%"),
    ("cs", "53,2\u{a0}%"),
    ("ja", "53.2%"),
    ("ko", "53.2%"),
    ("ar", "٥٣٫٢٪\u{61c}"),
    ("he", "53.2%"),
    ("de", "53,2\u{a0}%"),
    ("fr", "53,2\u{a0}%"),
    ("es", "53,2\u{a0}%"),
    ("it", "53,2%"),
    ("pt-BR", "53,2%"),
    ("nl", "53,2%"),
    ("pl", "53,2%"),
    ("sk", "53,2\u{a0}%"),
    ("uk", "53,2%"),
    ("ru", "53,2\u{a0}%"),
    ("sv", "53,2\u{a0}%"),
    ("el", "53,2%"),
    ("hu", "53,2%"),
    ("ro", "53,2\u{a0}%"),
    ("tr", "%53,2"),
    ("fa", "۵۳٫۲٪"),
    ("hi", "53.2%"),
    ("id", "53,2%"),
    ("vi", "53,2%"),
    ("th", "53.2%"),
    ("zh-Hans", "53.2%"),
    ("zh-Hant", "53.2%"),
];

/// As `Intl.NumberFormat` of CLDR 48 writes them, in the site's digits.
#[test]
fn a_percentage_is_written_as_in_english_in_another_language() {
    for (code, text) in PERCENTAGES {
        assert_eq!(language(code).percent(0.532, 1), text, "{code}");
    }
    assert_eq!(PERCENTAGES.len(), Language::all().count());
}

/// As `Intl.DateTimeFormat` writes them.
#[test]
fn a_date_is_written_as_in_english_in_another_language() {
    for (code, text) in [
        ("en", "December 1, 2026"),
        ("cs", "1. prosince 2026"),
        ("ja", "2026年12月1日"),
        ("ko", "2026년 12월 1일"),
        ("ar", "١ ديسمبر ٢٠٢٦"),
        ("de", "1. Dezember 2026"),
        ("hu", "2026. december 1."),
        ("pt-BR", "1 de dezembro de 2026"),
        ("zh-Hant", "2026年12月1日"),
        ("he", "1 בדצמבר 2026"),
    ] {
        assert_eq!(language(code).date("2026-12-01"), text, "{code}");
    }
    for wrong in ["", "2026-13-01", "2026-02-30", "2026-12", "yesterday"] {
        assert_eq!(Language::ENGLISH.date(wrong), wrong, "what is not a day");
    }
    for language in Language::all() {
        assert!(!language.date("2026-12-01").contains('-'), "{}", language.code());
    }
}

#[test]
fn the_sign_of_a_percentage_stands_on_the_wrong_side() {
    for (code, loss, gain) in [
        ("en", "-4.0%", "+4.0%"),
        ("cs", "-4,0\u{a0}%", "+4,0\u{a0}%"),
        ("sv", "−4,0\u{a0}%", "+4,0\u{a0}%"),
        ("tr", "-%4,0", "+%4,0"),
        ("fa", "\u{200e}−۴٫۰٪", "\u{200e}+۴٫۰٪"),
    ] {
        assert_eq!(language(code).percent_change(-0.04, 1), loss, "{code}");
        assert_eq!(language(code).percent_change(0.04, 1), gain, "{code}");
    }
    assert_eq!(Language::ENGLISH.percent_change(-0.0004, 1), "0.0%");
    assert_eq!(Language::ENGLISH.percent(-0.04, 0), "-4%");
    assert_eq!(Language::ENGLISH.percent(f64::NAN, 1), "0.0%");
}

#[test]
fn titles_carry_no_invisible_marks() {
    let title = plain!(Language::ENGLISH, "game-title-their-turn", name = "Noor", rules = "Senet");
    assert!(!title.contains(ISOLATES), "{title:?}");
}
