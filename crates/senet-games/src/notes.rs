//! What stands beside a game without changing it: names, phrases said, further devices of a seat.

use senet_rules::Seat;
use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use crate::{Advice, GameState, Millis, SecretHash, log};

/// Names, phrases and further devices. They raise no version, so that they never make a move stale.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notes {
    /// What each seat's player wants to be called.
    #[serde(default)]
    pub names: [Option<Name>; 2],
    /// What was said lately, the latest last; at most [`Notes::PHRASES`].
    #[serde(default)]
    pub phrases: Vec<Said>,
    #[serde(default)]
    pub(crate) devices: Vec<Device>,
    /// How many hints were asked for, in a game against the computer.
    #[serde(default)]
    pub hints: u32,
    /// The last of them.
    #[serde(default)]
    pub advice: Option<Advice>,
}

/// A phrase that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// By whom.
    #[serde(with = "log::seat")]
    pub seat: Seat,
    /// What.
    pub phrase: Phrase,
    /// When.
    pub at: Millis,
}

/// A device to which a seat was carried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Device {
    #[serde(with = "log::seat")]
    seat: Seat,
    /// The version at which the seat had been taken: whoever takes it later does not share it.
    taken_at: u32,
    holder: SecretHash,
}

impl Notes {
    /// How many phrases are remembered.
    pub const PHRASES: usize = 6;
    /// A player may say this many phrases ...
    const SAID_AT_ONCE: usize = 3;
    /// ... in this many milliseconds.
    const SAID_WITHIN: Millis = 12_000;

    /// Whether this secret holds the seat, having taken it or having been carried there.
    #[must_use]
    pub fn holds(&self, state: &GameState, seat: Seat, holder: &SecretHash) -> bool {
        state.took(seat, holder) || self.devices_of(state, seat).any(|device| device == holder)
    }

    /// All who hold the seat.
    #[must_use]
    pub fn holders(&self, state: &GameState, seat: Seat) -> Vec<SecretHash> {
        state.holders(seat).iter().chain(self.devices_of(state, seat)).copied().collect()
    }

    fn devices_of(&self, state: &GameState, seat: Seat) -> impl Iterator<Item = &SecretHash> {
        let taken_at = state.taken_at(seat);
        let of = move |device: &&Device| device.seat == seat && device.taken_at == taken_at && taken_at > 0;
        self.devices.iter().filter(of).map(|device| &device.holder)
    }

    /// How often a seat of this game was carried to another device.
    pub(crate) fn carried(&self) -> usize {
        self.devices.len()
    }

    pub(crate) fn add_device(&mut self, state: &GameState, seat: Seat, holder: SecretHash) {
        self.devices.push(Device { seat, taken_at: state.taken_at(seat), holder });
    }

    /// Milliseconds until this seat may speak again; 0 if it may now.
    #[must_use]
    pub fn silence(&self, seat: Seat, now: Millis) -> Millis {
        let mut said = self.phrases.iter().rev().filter(|said| said.seat == seat);
        said.nth(Self::SAID_AT_ONCE - 1).map_or(0, |said| (said.at + Self::SAID_WITHIN - now).max(0))
    }

    pub(crate) fn say(&mut self, said: Said) {
        self.phrases.push(said);
        // Of each seat as many are kept as its limit needs.
        while self.phrases.len() > Self::PHRASES {
            self.phrases.remove(0);
        }
    }
}

/// What a player wants to be called: one line of at most [`Name::LENGTH`] characters as a reader counts them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(String);

impl Name {
    /// The most characters, as a reader counts them.
    pub const LENGTH: usize = 20;
    /// The most bytes: nobody builds towers of accents.
    const BYTES: usize = 120;

    /// Cleans a name: no control characters, nothing that turns the direction of the text around it, no runs of
    /// blanks, cut to its length. `None` if nothing is left, which means: no name.
    #[must_use]
    pub fn clean(text: &str) -> Option<Self> {
        let visible: String = text.chars().filter(|&c| c.is_whitespace() || !is_invisible(c)).collect();
        let words: Vec<&str> = visible.split_whitespace().collect();
        let mut name = String::new();
        for grapheme in words.join(" ").graphemes(true).take(Self::LENGTH) {
            if name.len() + grapheme.len() > Self::BYTES {
                break;
            }
            name.push_str(grapheme);
        }
        let name = name.trim();
        let shown = name.chars().any(|c| !matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}'));
        shown.then(|| Self(name.to_owned()))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters and what changes text without being seen. The two joiners stay: Persian, Hindi and emoji need
/// them.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Something that can be said with one tap; each reader sees it in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    WhatLuck,
    Close,
    OhNo,
    OneMoment,
    Thanks,
    Again,
    Bye,
}

impl Phrase {
    /// All phrases, in the order in which they are offered.
    pub const ALL: [Self; 10] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::WhatLuck,
        Self::Close,
        Self::OhNo,
        Self::OneMoment,
        Self::Thanks,
        Self::Again,
        Self::Bye,
    ];

    /// The key, as in forms and messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good-luck",
            Self::WellPlayed => "well-played",
            Self::WhatLuck => "what-luck",
            Self::Close => "close",
            Self::OhNo => "oh-no",
            Self::OneMoment => "one-moment",
            Self::Thanks => "thanks",
            Self::Again => "again",
            Self::Bye => "bye",
        }
    }

    /// The phrase with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phrase| phrase.key() == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clean(text: &str) -> Option<String> {
        Name::clean(text).map(|name| name.as_str().to_owned())
    }

    #[test]
    fn names_are_cleaned() {
        assert_eq!(clean("  Anna \t\n Marie ").as_deref(), Some("Anna Marie"));
        assert_eq!(clean("a\u{202e}b\u{0}c\u{2066}d\u{200b}").as_deref(), Some("abcd"));
        assert_eq!(clean("\u{202e}").as_deref(), None);
        assert_eq!(clean(" \u{200d} ").as_deref(), None);
        assert_eq!(clean(""), None);
        assert_eq!(clean(&"x".repeat(500)).as_deref(), Some("x".repeat(20).as_str()));
        assert_eq!(clean("👩‍👩‍👧").as_deref(), Some("👩‍👩‍👧"), "joiners hold emoji together");
        assert_eq!(clean("می‌خواهم").as_deref(), Some("می‌خواهم"), "and part letters in Persian");
        let tower = format!("z{}", "\u{301}".repeat(1000));
        assert_eq!(clean(&tower), None, "no towers of accents");
        assert_eq!(clean(&"🧙".repeat(30)).map(|name| name.graphemes(true).count()), Some(20));
    }

    #[test]
    fn phrases_have_the_same_key_everywhere() {
        for phrase in Phrase::ALL {
            assert_eq!(Phrase::from_key(phrase.key()), Some(phrase));
            assert_eq!(serde_json::to_string(&phrase).unwrap(), format!("\"{}\"", phrase.key()));
        }
        assert_eq!(Phrase::from_key("shout"), None);
    }

    #[test]
    fn nobody_chatters() {
        let mut notes = Notes::default();
        for at in [0, 100, 200] {
            assert_eq!(notes.silence(Seat::First, at), 0);
            notes.say(Said { seat: Seat::First, phrase: Phrase::Hello, at });
        }
        assert_eq!(notes.silence(Seat::First, 300), 11_700);
        assert_eq!(notes.silence(Seat::Second, 300), 0);
        assert_eq!(notes.silence(Seat::First, 12_000), 0);
    }
}
