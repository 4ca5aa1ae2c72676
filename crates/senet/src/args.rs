//! Arguments that several commands read: rulesets, positions, records, tables.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use senet_exact::Tables;
use senet_players::Judge;
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

/// The largest record that is read. A game of ten thousand throws has less than one.
const LARGEST_RECORD: u64 = 16 * 1024 * 1024;

/// The text of a record; `-` is stdin.
pub(crate) fn record(path: &Path) -> Result<String, Failure> {
    let name = path.display();
    let mut text = String::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().take(LARGEST_RECORD + 1).read_to_string(&mut text)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST_RECORD + 1).read_to_string(&mut text))
    };
    let size = read.map_err(|error| Failure::input(format_args!("{name}: {error}")))?;
    if size as u64 > LARGEST_RECORD {
        return Err(Failure::input(format_args!("{name}: larger than {LARGEST_RECORD} bytes, no record is")));
    }
    Ok(text)
}

/// Who knows win chances: tables, if a folder of them is given, and the built-in network for the rest.
pub(crate) fn judge(tables: Option<&Path>, rules: &'static Ruleset) -> Result<Judge, Failure> {
    match tables {
        Some(dir) => Ok(Judge::with_tables(Tables::open(dir, rules).map_err(Failure::input)?)),
        None => Ok(Judge::built_in(rules)),
    }
}
