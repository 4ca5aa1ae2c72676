//! The evaluator that everything uses: exact where it can be, else estimated.

use senet_exact::Tables;
use senet_rules::{Position, Ruleset, Side};

use crate::{Certainty, Evaluator, Win};

/// Win chances from solved tables, where they are there, and else from the built-in network.
#[derive(Debug)]
pub struct Judge {
    rules: &'static Ruleset,
    tables: Option<Tables>,
}

impl Judge {
    /// A judge with nothing but the built-in network.
    #[must_use]
    pub const fn built_in(rules: &'static Ruleset) -> Self {
        Self { rules, tables: None }
    }

    /// A judge that asks the tables first. Layers without a table are estimated, and so is whatever lies in a damaged part
    /// of one.
    #[must_use]
    pub const fn with_tables(tables: Tables) -> Self {
        Self { rules: tables.rules(), tables: Some(tables) }
    }

    /// The ruleset whose positions are judged.
    #[must_use]
    pub const fn rules(&self) -> &'static Ruleset {
        self.rules
    }
}

impl Evaluator for Judge {
    fn before_throw(&self, position: &Position) -> Win {
        if let Some(Ok(win)) = self.tables.as_ref().map(|tables| tables.win(position)) {
            return Win { chance: win.chance, certainty: Certainty::Exact { bound: win.bound } };
        }
        Win { chance: estimate(position), certainty: Certainty::Estimated }
    }
}

/// The share of the way that is left: to be replaced by the network.
fn estimate(position: &Position) -> f64 {
    let left = |side: Side| -> f64 {
        position.pieces(side).into_iter().map(|square| 31.0 - f64::from(square.number())).sum()
    };
    let Some(side) = position.side() else { return 0.5 };
    let (own, other) = (left(side), left(side.other()));
    other / (own + other)
}
