//! Why a setup cannot stand in a game.

use senet_rules::{Fault, Ruleset};

use crate::language::Language;
use crate::t;
use crate::views::words::side_key;

/// One reason, in a sentence.
pub(super) fn reason(language: Language, fault: Fault) -> String {
    match fault {
        Fault::TooManyPieces { side, count } => {
            t!(
                language,
                "analysis-fault-pieces",
                side = side_key(side),
                count = count,
                most = Ruleset::PIECES
            )
        }
        Fault::BothBorneOff => t!(language, "analysis-fault-empty"),
        Fault::PieceOnWater { square } => t!(language, "analysis-fault-water", square = square),
        Fault::ThrowNotInRules { throw, none_up } => {
            t!(language, "analysis-fault-throw", throw = throw, none = none_up)
        }
        Fault::ThrowAfterTheEnd { .. } => t!(language, "analysis-fault-end"),
        Fault::NoSideAfterTheStart | Fault::ThrowWithoutSide { .. } => t!(language, "analysis-fault-side"),
    }
}
