//! The messages of all languages, read from the files that the binary carries.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

use super::{Language, numbers};

/// The message files.
#[derive(RustEmbed)]
#[folder = "locales/"]
pub(super) struct Files;

/// The files of a language, in the order of their use.
pub(super) const FILES: [&str; 13] = [
    "common",
    "home",
    "game",
    "computer",
    "review",
    "analysis",
    "fair",
    "errors",
    "senet",
    "senet-perfect",
    "jequier",
    "jequier-perfect",
    "privacy",
];

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Option<Bundle>>> =
    LazyLock::new(|| Language::codes().map(|code| exists(code).then(|| load(code))).collect());

/// Whether a language's messages are there.
pub(super) fn exists(code: &str) -> bool {
    Files::get(&format!("{code}/common.ftl")).is_some()
}

/// The text of one file, if the language has it.
pub(super) fn source(code: &str, file: &str) -> Option<String> {
    let bytes = Files::get(&format!("{code}/{file}.ftl"))?.data;
    String::from_utf8(bytes.into_owned()).ok()
}

/// Reads a language. What cannot be read is left out, and English stands in; the tests refuse such a file.
fn load(code: &str) -> Bundle {
    let locale: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    numbers::teach(&mut bundle);
    for file in FILES {
        let resource = match FluentResource::try_new(source(code, file).unwrap_or_default()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A message in a language, if it has it.
pub(super) fn format(language: Language, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = BUNDLES.get(language.index())?.as_ref()?;
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    debug_assert!(errors.is_empty(), "{} {id}: {errors:?}", language.code());
    Some(text.into_owned())
}
