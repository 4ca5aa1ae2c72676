//! Languages and their words.

/// A language of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(usize);

const CODES: [&str; 4] = ["en", "cs", "ja", "ko"];

impl Language {
    /// All languages, in the order of the list.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CODES.len()).map(Self)
    }

    /// The code in addresses and in `lang`: `en`, `pt-BR`, `zh-Hans`.
    #[must_use]
    pub fn code(self) -> &'static str {
        CODES[self.0]
    }

    /// The language with this code, in the exact spelling of addresses.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|language| language.code() == code)
    }
}
