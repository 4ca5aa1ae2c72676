//! Arguments that several commands read: rulesets and positions.

use senet_rules::{Position, Ruleset, UnknownRuleset};

use crate::failure::Failure;

/// The ruleset of this name, for clap.
pub(crate) fn ruleset(name: &str) -> Result<&'static Ruleset, UnknownRuleset> {
    Ruleset::by_id(&name.to_ascii_lowercase())
}

/// The position written in one argument or in three.
pub(crate) fn position(words: &[String], rules: &'static Ruleset) -> Result<Position, Failure> {
    Position::parse(&words.join(" "), rules)
        .map_err(|error| Failure::input(format_args!("POSITION is not one of {} Senet: {error}", rules.id)))
}
