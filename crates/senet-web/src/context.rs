//! What every page needs to know about its reader and the site.

use crate::language::Language;

/// The colours a reader wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the reader's system has it.
    #[default]
    System,
    /// Ivory in ebony.
    Day,
    /// Faience in lapis.
    Night,
}

impl Theme {
    /// All themes, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::System, Self::Day, Self::Night];

    /// `system`, `day` or `night`, as in the settings form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Day => "day",
            Self::Night => "night",
        }
    }

    /// The theme with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// How the board lies on an upright phone. Wider screens always have the plain board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BoardForm {
    /// Three columns of ten: large squares.
    #[default]
    Turned,
    /// Three rows of ten, as on every other screen.
    Plain,
}

impl BoardForm {
    /// Both forms.
    pub const ALL: [Self; 2] = [Self::Turned, Self::Plain];

    /// `turned` or `plain`, as in the settings form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turned => "turned",
            Self::Plain => "plain",
        }
    }

    /// The form with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == name)
    }
}

/// What a page knows about its reader and the site.
#[derive(Clone, Debug)]
pub struct Context {
    /// The language of the page.
    pub language: Language,
    /// The colours.
    pub theme: Theme,
    /// How the board lies on an upright phone.
    pub board: BoardForm,
    /// The page's path without its language, beginning with `/`: `/` for the home page, `/g/7kqm2fv`.
    pub path: String,
    /// Where the site is, without a slash at its end: `https://senet.example`.
    pub site: String,
    /// What runs: `v0.1.0 · abc1234`.
    pub version: String,
}

impl Context {
    /// The address of a page of this site in the page's language: `/en/g/7kqm2fv` for `/g/7kqm2fv`.
    #[must_use]
    pub fn to(&self, path: &str) -> String {
        format!("/{}{path}", self.language.code())
    }
}
