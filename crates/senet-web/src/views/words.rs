//! Words that several pages need: names of rulesets, sides, houses; what is wrong with a move.

use senet_players::Level;
use senet_rules::{House, IllegalMove, Protection, Ruleset, Side};

use crate::language::Language;
use crate::t;

/// The ruleset's name.
pub(crate) fn rules_name(language: Language, rules: &Ruleset) -> String {
    match rules.id {
        "jequier" => t!(language, "common-rules-jequier"),
        _ => t!(language, "common-rules-standard"),
    }
}

/// The side's name.
pub(super) fn side_name(language: Language, side: Side) -> String {
    match side {
        Side::Cones => t!(language, "common-cones"),
        Side::Spools => t!(language, "common-spools"),
    }
}

/// The side as a message chooses by it: `cones` or `spools`.
pub(super) const fn side_key(side: Side) -> &'static str {
    match side {
        Side::Cones => "cones",
        Side::Spools => "spools",
    }
}

/// The name of a level of the computer.
pub(super) fn level_name(language: Language, level: Level) -> String {
    match level.number() {
        1 => t!(language, "computer-level-1"),
        2 => t!(language, "computer-level-2"),
        3 => t!(language, "computer-level-3"),
        4 => t!(language, "computer-level-4"),
        5 => t!(language, "computer-level-5"),
        _ => t!(language, "computer-level-6"),
    }
}

/// How a level of the computer plays.
pub(super) fn level_about(language: Language, level: Level) -> String {
    match level.number() {
        1 => t!(language, "computer-about-1"),
        2 => t!(language, "computer-about-2"),
        3 => t!(language, "computer-about-3"),
        4 => t!(language, "computer-about-4"),
        5 => t!(language, "computer-about-5"),
        _ => t!(language, "computer-about-6"),
    }
}

/// The house's full name.
pub(super) fn house_name(language: Language, house: House) -> String {
    match house {
        House::Rebirth => t!(language, "common-house-rebirth"),
        House::Beauty => t!(language, "common-house-beauty"),
        House::Water => t!(language, "common-house-water"),
        House::ThreeTruths => t!(language, "common-house-truths"),
        House::ReAtum => t!(language, "common-house-atum"),
        House::Horus => t!(language, "common-house-horus"),
    }
}

/// Why a piece has no move. `from` is the piece's square.
pub(super) fn why_not(language: Language, from: senet_rules::Square, reason: IllegalMove) -> String {
    match reason {
        IllegalMove::GameOver => t!(language, "errors-notice-game-over"),
        IllegalMove::NobodyOwnsASide => t!(language, "errors-move-nobody"),
        IllegalMove::NotThrown => t!(language, "errors-move-not-thrown"),
        IllegalMove::EmptySquare { from } => t!(language, "errors-move-empty", from = from),
        IllegalMove::EnemyPiece { from } => t!(language, "errors-move-enemy", from = from),
        IllegalMove::OwnPiece { to } => t!(language, "errors-move-own", from = from, to = to),
        IllegalMove::Protected { to, by: Protection::SafeSquare } => {
            t!(language, "errors-move-safe", from = from, to = to)
        }
        IllegalMove::Protected { to, by: Protection::Neighbour(neighbour) } => {
            t!(language, "errors-move-neighbour", from = from, to = to, neighbour = neighbour)
        }
        IllegalMove::Blockade { at } => t!(language, "errors-move-blockade", from = from, at = at),
        IllegalMove::NoExit { from, throw } => {
            t!(language, "errors-move-no-exit", from = from, throw = throw)
        }
        IllegalMove::NotAllHome { behind } => {
            t!(language, "errors-move-not-home", from = from, behind = behind)
        }
        IllegalMove::OpeningPiece { from } => t!(language, "errors-move-opening", from = from),
        IllegalMove::BeforeTheFirstSquare => t!(language, "errors-move-before-first", from = from),
        IllegalMove::BackOntoPiece { to } => t!(language, "errors-move-back-onto", from = from, to = to),
    }
}
