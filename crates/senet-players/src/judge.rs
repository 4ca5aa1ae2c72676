//! The evaluator that everything uses: exact where it can be, else estimated.

use senet_exact::Tables;
use senet_rules::{Position, Ruleset};

use crate::network::Network;
use crate::{Certainty, Evaluator, Glance, Win, look_ahead};

/// Win chances from solved tables, where they are there, and else from the built-in network after one throw of look-ahead.
#[derive(Debug)]
pub struct Judge {
    rules: &'static Ruleset,
    tables: Option<Tables>,
    network: &'static Network,
}

impl Judge {
    /// A judge with nothing but the built-in network.
    #[must_use]
    pub fn built_in(rules: &'static Ruleset) -> Self {
        Self { rules, tables: None, network: Network::built_in(rules) }
    }

    /// A judge that asks the tables first. Layers without a table are estimated, and so is whatever lies in a damaged part
    /// of one.
    #[must_use]
    pub fn with_tables(tables: Tables) -> Self {
        let rules = tables.rules();
        Self { rules, tables: Some(tables), network: Network::built_in(rules) }
    }

    /// The ruleset whose positions are judged.
    #[must_use]
    pub const fn rules(&self) -> &'static Ruleset {
        self.rules
    }

    /// What a table says.
    fn known(&self, position: &Position) -> Option<Win> {
        let win = self.tables.as_ref()?.win(position).ok()?;
        Some(Win { chance: win.chance, certainty: Certainty::Exact { bound: win.bound } })
    }
}

impl Evaluator for Judge {
    fn before_throw(&self, position: &Position) -> Win {
        match self.known(position) {
            Some(win) => win,
            None => Win { chance: look_ahead(&Glance(self), position), certainty: Certainty::Estimated },
        }
    }

    fn glance(&self, position: &Position) -> Win {
        let estimate = || Win { chance: self.network.chance(position), certainty: Certainty::Estimated };
        self.known(position).unwrap_or_else(estimate)
    }
}
