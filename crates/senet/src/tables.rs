//! `senet tables`: what solved tables are in a folder, and whether they are whole.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use senet_exact::{Header, Kind, Layer, Table, table_path};
use senet_rules::{RULESETS, Ruleset};

use crate::failure::Failure;

/// List, check and explain the solved tables in a folder
#[derive(Args)]
pub(crate) struct List {
    /// The folder that `senet solve` has written to
    #[arg(value_name = "DIR")]
    dir: PathBuf,
}

impl List {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let files = table_files(&self.dir)
            .map_err(|error| Failure::input(format_args!("{}: {error}", self.dir.display())))?;
        let mut out = io::stdout().lock();
        let mut refused = Vec::new();
        for path in &files {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            match Table::open(path).and_then(|table| table.checked().map(|_| table.header().clone())) {
                Ok(header) => writeln!(out, "{name}: {}", line(&header))?,
                Err(error) => {
                    writeln!(out, "{name}: refused")?;
                    refused.push(error.to_string());
                }
            }
        }
        for rules in RULESETS {
            writeln!(out, "{}", missing(&self.dir, rules))?;
        }
        out.flush()?;
        match refused.as_slice() {
            [] => Ok(()),
            [one] => Err(Failure::input(one)),
            [first, rest @ ..] => Err(Failure::input(format_args!("{first} (and {} more)", rest.len()))),
        }
    }
}

/// The files of tables, solved and unfinished, in the order of their names.
fn table_files(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "senet" || end == "unfinished") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn line(header: &Header) -> String {
    let Header { rules, revision, layer, bound, sweeps, seconds, date, proof, .. } = header;
    let (larger, smaller, positions) = (layer.larger(), layer.smaller(), layer.positions());
    let what = format!(
        "{rules} (revision {revision}), {larger} pieces against {smaller}, {positions} positions, whole"
    );
    match header.kind {
        Kind::Solved => {
            format!(
                "{what}; every value within {bound:.1e} of the truth ({proof}); {sweeps} sweeps, {seconds:.0} s, {date}"
            )
        }
        Kind::Unfinished => format!("{what}; unfinished after {sweeps} sweeps, {seconds:.0} s, {date}"),
    }
}

/// Which layers of a ruleset have no table.
fn missing(dir: &Path, rules: &'static Ruleset) -> String {
    let missing: Vec<String> = Layer::up_to(Ruleset::PIECES)
        .filter(|&layer| !table_path(dir, rules, layer).exists())
        .map(|layer| layer.to_string())
        .collect();
    if missing.is_empty() {
        format!("{}: complete, every position can be looked up", rules.id)
    } else {
        format!("{}: not solved here: {}", rules.id, missing.join(", "))
    }
}
