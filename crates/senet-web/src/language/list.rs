//! The languages of the site.

use std::sync::LazyLock;

use super::bundles;

/// Which way a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// From the left.
    Ltr,
    /// From the right.
    Rtl,
}

impl Direction {
    /// `ltr` or `rtl`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ltr => "ltr",
            Self::Rtl => "rtl",
        }
    }
}

/// A language: its code in addresses and in `lang`, its own name, its direction, its zero.
struct Entry {
    code: &'static str,
    name: &'static str,
    direction: Direction,
    zero: char,
}

const fn ltr(code: &'static str, name: &'static str) -> Entry {
    Entry { code, name, direction: Direction::Ltr, zero: '0' }
}

const fn rtl(code: &'static str, name: &'static str, zero: char) -> Entry {
    Entry { code, name, direction: Direction::Rtl, zero }
}

/// All languages that the site is made for, in the order of its list. One appears once its messages are there.
static ENTRIES: [Entry; 28] = [
    ltr("en", "English"),
    ltr("cs", "Čeština"),
    ltr("ja", "日本語"),
    ltr("ko", "한국어"),
    rtl("ar", "العربية", '٠'),
    rtl("he", "עברית", '0'),
    ltr("de", "Deutsch"),
    ltr("fr", "Français"),
    ltr("es", "Español"),
    ltr("it", "Italiano"),
    ltr("pt-BR", "Português (Brasil)"),
    ltr("nl", "Nederlands"),
    ltr("pl", "Polski"),
    ltr("sk", "Slovenčina"),
    ltr("uk", "Українська"),
    ltr("ru", "Русский"),
    ltr("sv", "Svenska"),
    ltr("el", "Ελληνικά"),
    ltr("hu", "Magyar"),
    ltr("ro", "Română"),
    ltr("tr", "Türkçe"),
    rtl("fa", "فارسی", '۰'),
    ltr("hi", "हिन्दी"),
    ltr("id", "Bahasa Indonesia"),
    ltr("vi", "Tiếng Việt"),
    ltr("th", "ไทย"),
    ltr("zh-Hans", "简体中文"),
    ltr("zh-Hant", "繁體中文"),
];

/// A language of the site whose messages are there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Language(u8);

impl Language {
    /// English, which every message exists in.
    pub const ENGLISH: Self = Self(0);

    /// All languages whose messages are there, in the order of the list.
    pub fn all() -> impl Iterator<Item = Self> {
        static PRESENT: LazyLock<Vec<Language>> = LazyLock::new(|| {
            (0_u8..)
                .zip(&ENTRIES)
                .filter(|(_, entry)| bundles::exists(entry.code))
                .map(|(i, _)| Language(i))
                .collect()
        });
        PRESENT.iter().copied()
    }

    const fn entry(self) -> &'static Entry {
        &ENTRIES[self.0 as usize]
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The code of every language, present or not.
    pub(super) fn codes() -> impl Iterator<Item = &'static str> {
        ENTRIES.iter().map(|entry| entry.code)
    }

    /// The code in addresses and in `lang`: `en`, `pt-BR`, `zh-Hans`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.entry().code
    }

    /// The language's name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// Which way it is written.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.entry().direction
    }

    /// The CLDR name of every language's digits, present or not.
    pub(super) fn numbering_systems() -> impl Iterator<Item = &'static str> {
        ENTRIES.iter().map(|entry| match entry.zero {
            '٠' => "arab",
            '۰' => "arabext",
            _ => "latn",
        })
    }

    pub(super) const fn zero(self) -> char {
        self.entry().zero
    }

    /// The language with this code, in the exact spelling of addresses.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|language| language.code() == code)
    }

    /// The best language for an `Accept-Language` header, English if none fits. A language is taken for its variants
    /// (`cs-CZ` is Czech); Chinese of Hong Kong, Macao and Taiwan is Traditional, other Chinese Simplified.
    #[must_use]
    pub fn negotiate(accept: &str) -> Self {
        let mut wanted: Vec<(f32, &str)> = accept
            .split(',')
            .filter_map(|part| {
                let mut fields = part.split(';').map(str::trim);
                let tag = fields.next().filter(|tag| !tag.is_empty())?;
                let quality =
                    fields.find_map(|field| field.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok());
                quality.filter(|&quality| quality > 0.0).map(|quality: f32| (quality, tag))
            })
            .collect();
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        wanted.into_iter().find_map(|(_, tag)| Self::for_tag(tag)).unwrap_or(Self::ENGLISH)
    }

    /// The language that is meant by a code in another spelling, or by that of a country: `EN`, `pt-br`, `zh-TW`.
    #[must_use]
    pub fn for_tag(tag: &str) -> Option<Self> {
        let lower = tag.to_ascii_lowercase();
        let mut subtags = lower.split(['-', '_']);
        let primary = match subtags.next()? {
            "zh" => {
                let traditional = subtags.clone().any(|part| ["hant", "tw", "hk", "mo"].contains(&part))
                    && !lower.contains("hans");
                return Self::from_code(if traditional { "zh-Hant" } else { "zh-Hans" });
            }
            "pt" => "pt-BR",
            "iw" => "he",
            "in" => "id",
            primary => primary,
        };
        Self::all().find(|language| language.code() == primary)
    }
}
