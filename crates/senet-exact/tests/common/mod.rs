//! Folders for tests, and tables that several tests share.
#![allow(dead_code, reason = "each test file uses its part")]

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use senet_exact::{Job, Progress, Tables, solve};
use senet_rules::{JEQUIER, Position, Ruleset, STANDARD, Setup, Side, SquareSet};

/// An empty folder that belongs to one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("a writable target directory");
    dir
}

/// A job that never saves between sweeps.
pub(crate) fn job(rules: &'static Ruleset, pieces: u8, dir: &Path) -> Job {
    Job { rules, pieces, dir: dir.to_owned(), threads: 2, save_every: Duration::MAX, bound: None }
}

/// The tables up to three pieces a side, solved once for all tests of a file.
pub(crate) fn three_a_side(rules: &'static Ruleset) -> &'static Tables {
    static SOLVED: [OnceLock<Tables>; 2] = [OnceLock::new(), OnceLock::new()];
    let which = usize::from(rules != &STANDARD);
    assert!(rules == &STANDARD || rules == &JEQUIER);
    SOLVED[which].get_or_init(|| {
        let dir = folder(&format!("three-a-side-{}-{}", rules.id, std::process::id()));
        solve(&job(rules, 3, &dir), |_: Progress| ()).expect("solved");
        Tables::open(&dir, rules).expect("just written")
    })
}

/// The position in which the player to throw stands on `mover` and the other on `other`.
pub(crate) fn position(rules: &'static Ruleset, mover: &[u8], other: &[u8]) -> Position {
    let mut setup = Setup { side: Some(Side::Spools), ..Setup::EMPTY };
    for (squares, side) in [(mover, Side::Spools), (other, Side::Cones)] {
        for square in SquareSet::of(squares) {
            setup.squares[square.index()] = Some(side);
        }
    }
    setup.check(rules).expect("a valid position")
}

/// Numbers that are the same in every run.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }
}
