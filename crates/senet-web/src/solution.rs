//! What the solution says about a whole game, from the figures that `senet-facts` makes.

use std::collections::HashMap;
use std::sync::LazyLock;

use senet_rules::Ruleset;
use serde::Deserialize;

use crate::language::Language;
use crate::views::pages::Perfect;

/// The figures by ruleset. A test reads them too, so they cannot be wrong in a build that was tested.
static FIGURES: LazyLock<HashMap<String, Solution>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../docs/solution.json")).unwrap_or_default());

#[derive(Deserialize)]
struct Solution {
    layers: Vec<Layer>,
    games: Vec<Game>,
}

#[derive(Deserialize)]
struct Layer {
    date: String,
}

/// A game as it stands in the figures, from its start with so many pieces a side.
#[derive(Deserialize)]
struct Game {
    pieces: u8,
    win: f64,
    #[serde(rename = "perfect play")]
    perfect: PerfectPlay,
}

#[derive(Deserialize)]
struct PerfectPlay {
    #[serde(rename = "throws a game")]
    throws: Throws,
    luck: Luck,
}

#[derive(Deserialize)]
struct Throws {
    mean: f64,
    #[serde(rename = "standard deviation")]
    deviation: f64,
}

#[derive(Deserialize)]
struct Luck {
    #[serde(rename = "mean change of a throw")]
    change: f64,
}

/// What perfect play shows in a ruleset's whole game, written for a language; `None` while it is not solved.
#[must_use]
pub fn perfect(rules: &Ruleset, language: Language) -> Option<Perfect> {
    let solution = FIGURES.get(rules.id)?;
    let game = solution.games.iter().find(|game| game.pieces == Ruleset::PIECES)?;
    // Days written so come in order as text.
    let date = solution.layers.iter().map(|layer| &layer.date).max()?;
    let Throws { mean, deviation } = &game.perfect.throws;
    Some(Perfect {
        percent: language.rounded(100.0 * game.win, 2),
        throws: whole(*mean),
        spread: whole(*deviation),
        swing: language.rounded(100.0 * game.perfect.luck.change, 1),
        date: language.date(date),
    })
}

/// A count that is not below 0, to the nearest.
#[expect(clippy::cast_sign_loss, reason = "never below 0")]
fn whole(number: f64) -> u64 {
    number.round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use senet_rules::RULESETS;

    #[test]
    fn the_figures_are_read_and_not_passed_over() {
        for rules in RULESETS {
            let solution = FIGURES.get(rules.id).expect("figures of each ruleset, in the shape that is read");
            assert!(!solution.games.is_empty());
            let whole = solution.games.iter().any(|game| game.pieces == Ruleset::PIECES);
            let english = perfect(rules, Language::ENGLISH);
            assert_eq!(english.is_some(), whole, "{}", rules.id);
            if let Some(perfect) = english {
                assert!(perfect.throws > 100 && perfect.spread > 10, "{perfect:?}");
                assert!(perfect.date.ends_with(|c: char| c.is_ascii_digit()), "a year in {perfect:?}");
            }
        }
    }
}
