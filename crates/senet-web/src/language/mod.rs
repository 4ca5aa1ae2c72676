//! Languages and their words.
//!
//! The words are Fluent messages in `locales/{code}/{file}.ftl`. A message's id begins with the name of its file, and
//! stands in the code as a literal, so that a test can find every message that is missing or not used.

mod bundles;
mod list;
mod numbers;

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::assets;

pub use list::{Direction, Language};

/// The marks that Fluent puts around what it fills in, so that a Hebrew name in an English sentence keeps its order.
const ISOLATES: [char; 2] = ['\u{2068}', '\u{2069}'];

/// The text of a message: `t!(ctx.language, "game-act-step", to = 14)`. In titles and attributes use [`plain!`](crate::plain).
#[macro_export]
macro_rules! t {
    ($language:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $language.text($id, &[$((stringify!($name), $crate::language::Argument::from($value))),*])
    };
}

/// Like [`t!`](crate::t), without the invisible marks around what is filled in: for titles and attributes.
#[macro_export]
macro_rules! plain {
    ($language:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::strip_isolates(&$crate::t!($language, $id $(, $name = $value)*))
    };
}

/// What is filled into a message.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A number, written in the language's digits and deciding the plural.
    Number(u64),
    /// A text: a name, another message, or the key of a choice.
    Text(String),
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! number_argument {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Argument {
            fn from(number: $kind) -> Self {
                Self::Number(u64::from(number))
            }
        }
    )*};
}
number_argument!(u8, u32, u64);

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<senet_rules::Square> for Argument {
    fn from(square: senet_rules::Square) -> Self {
        square.number().into()
    }
}

impl From<senet_rules::Throw> for Argument {
    fn from(throw: senet_rules::Throw) -> Self {
        throw.number().into()
    }
}

impl Language {
    /// The text of a message in this language, in English where this language lacks it. An id that exists nowhere gives
    /// itself; the tests make sure that there is none.
    #[must_use]
    pub fn text(self, id: &str, arguments: &[(&str, Argument)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in arguments {
            match value {
                Argument::Number(number) => args.set(*name, FluentValue::from(*number)),
                Argument::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
            }
        }
        let text = [self, Self::ENGLISH]
            .into_iter()
            .find_map(|language| bundles::format(language, id, &args))
            .unwrap_or_else(|| id.to_owned());
        if self.zero() == '0' { text } else { digits(self.zero(), &text) }
    }
}

/// The Latin digits of a message's own words as the digits that begin with this zero, except within words like SHA-256.
/// What was filled in is left as it is: a number has its digits already, and a name keeps those it was given.
fn digits(zero: char, text: &str) -> String {
    let (mut latin, mut depth) = (false, 0_usize);
    let native = |c: char| {
        match c {
            '\u{2068}' => depth += 1,
            '\u{2069}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        latin = c.is_ascii_alphabetic() || (latin && (c.is_ascii_digit() || c == '-'));
        let digit = c.to_digit(10).filter(|_| !latin && depth == 0);
        digit.and_then(|digit| char::from_u32(u32::from(zero) + digit)).unwrap_or(c)
    };
    text.chars().map(native).collect()
}

/// Changes with every message of every language.
pub(crate) fn fingerprint() -> String {
    static FINGERPRINT: LazyLock<String> = LazyLock::new(|| {
        let files = bundles::Files::iter().filter_map(|name| bundles::Files::get(&name));
        assets::fingerprint(files.map(|file| file.data))
    });
    FINGERPRINT.clone()
}

/// The text without the marks around what was filled in.
#[must_use]
pub fn strip_isolates(text: &str) -> String {
    text.replace(ISOLATES, "")
}

#[cfg(test)]
mod tests;
