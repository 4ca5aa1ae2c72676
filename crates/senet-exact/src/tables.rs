//! Looking positions up in the tables of a folder.

use std::path::Path;

use senet_rules::{Move, Position, Ruleset, Side, Throw};

use crate::Layer;
use crate::index::Index;
use crate::table::{Kind, Table, TableError, TableProblem, table_path};
use crate::values::{ONE, lane_of};

/// The solved tables of one ruleset, as far as they are there.
#[derive(Debug)]
pub struct Tables {
    rules: &'static Ruleset,
    layers: Vec<(Index, Table)>,
    /// Which of `layers` holds the positions with so many pieces of one side and of the other.
    which: [[Option<u8>; 6]; 6],
}

/// A win chance and how far from the truth it can be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Win {
    /// The chance of the side to act, 0 to 1.
    pub chance: f64,
    /// The proven bound on |chance - true chance|.
    pub bound: f64,
}

/// Why a position has no value.
#[derive(Debug)]
pub enum Unknown {
    /// The layer has not been solved, or its table is not in the folder.
    NoTable(Layer),
    /// The table is damaged.
    Table(TableError),
    /// The position belongs to another ruleset.
    OtherRules,
    /// Nobody owns a side yet.
    NobodyToAct,
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoTable(layer) => write!(
                f,
                "no table for {} pieces against {}; `senet solve` makes it",
                layer.larger(),
                layer.smaller()
            ),
            Self::Table(error) => error.fmt(f),
            Self::OtherRules => f.write_str("the position belongs to another ruleset than the tables"),
            Self::NobodyToAct => f.write_str("nobody owns a side in this position, so nobody is to act"),
        }
    }
}

impl std::error::Error for Unknown {}

impl From<TableError> for Unknown {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl Tables {
    /// Opens all solved tables of a ruleset in a folder. None being there is no error.
    ///
    /// # Errors
    /// If one is there that cannot be read, is damaged or belongs to other rules.
    pub fn open(dir: &Path, rules: &'static Ruleset) -> Result<Self, TableError> {
        let mut tables = Self { rules, layers: Vec::new(), which: [[None; 6]; 6] };
        for layer in Layer::up_to(Ruleset::PIECES) {
            let path = table_path(dir, rules, layer);
            match Table::open_as(&path, rules, layer, Kind::Solved) {
                Ok(table) => {
                    let at = Some(tables.layers.len() as u8);
                    let (larger, smaller) = (usize::from(layer.larger()), usize::from(layer.smaller()));
                    tables.which[larger][smaller] = at;
                    tables.which[smaller][larger] = at;
                    tables.layers.push((Index::new(rules, layer), table));
                }
                Err(TableError { problem: TableProblem::Io(error), .. })
                    if error.kind() == std::io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        Ok(tables)
    }

    /// The ruleset.
    #[must_use]
    pub const fn rules(&self) -> &'static Ruleset {
        self.rules
    }

    /// The tables that are there, from small to large layers.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.layers.iter().map(|(_, table)| table)
    }

    /// The win chance of the side to act: before the throw if none is pending, else with the best answer to it.
    ///
    /// # Errors
    /// If a table that is needed is not there or damaged.
    pub fn win(&self, position: &Position) -> Result<Win, Unknown> {
        if position.throw().is_none() {
            return self.before_throw(position);
        }
        let mut best: Option<Win> = None;
        for answer in position.legal_moves() {
            let win = self.after(position, answer)?;
            if best.is_none_or(|best| win.chance > best.chance) {
                best = Some(win);
            }
        }
        best.ok_or(Unknown::NobodyToAct)
    }

    /// The win chance of the side to act if it answers the pending throw with this legal move.
    ///
    /// # Errors
    /// If a table that is needed is not there or damaged.
    pub fn after(&self, position: &Position, answer: Move) -> Result<Win, Unknown> {
        let after = position.after(answer);
        let win = self.before_throw(&after)?;
        Ok(if after.side() == position.side() { win } else { Win { chance: 1.0 - win.chance, ..win } })
    }

    /// All legal answers to the pending throw with the win chances of the side to act, in ascending order of the
    /// square left; none if no throw is pending.
    ///
    /// # Errors
    /// If a table that is needed is not there or damaged.
    pub fn answers(&self, position: &Position) -> Result<Vec<(Move, Win)>, Unknown> {
        position.legal_moves().map(|answer| Ok((answer, self.after(position, answer)?))).collect()
    }

    /// The win chance of the side to act for each throw that it can make, with the best answer.
    ///
    /// # Errors
    /// If a table that is needed is not there or damaged.
    pub fn by_throw(&self, position: &Position) -> Result<Vec<(Throw, Win)>, Unknown> {
        self.rules
            .throws()
            .into_iter()
            .map(|(throw, _)| Ok((throw, self.win(&position.thrown(throw))?)))
            .collect()
    }

    fn before_throw(&self, position: &Position) -> Result<Win, Unknown> {
        if position.rules() != self.rules {
            return Err(Unknown::OtherRules);
        }
        let side = position.side().ok_or(Unknown::NobodyToAct)?;
        if let Some(winner) = position.winner() {
            return Ok(Win { chance: if winner == side { 1.0 } else { 0.0 }, bound: 0.0 });
        }
        let count = |side: Side| usize::from(position.pieces(side).len());
        let (mover, other) = (count(side), count(side.other()));
        let entry = self.which[mover][other].and_then(|at| self.layers.get(usize::from(at)));
        let Some((index, table)) = entry else {
            let layer = Layer::new(mover as u8, other as u8);
            return Err(layer.map_or(Unknown::NobodyToAct, Unknown::NoTable));
        };
        let (block, lane) = index.place_of(position.pieces(side), position.pieces(side.other()));
        let value = lane_of(table.block(block)?, table.header().width, lane);
        Ok(Win { chance: f64::from(value) / f64::from(ONE), bound: table.header().bound })
    }
}
