//! Speed of looking up all answers to a throw, warm, on one core: in tables with up to three pieces a side, which are
//! solved first, or in those of the folder that `SENET_TABLES` names.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Duration;

use divan::Bencher;
use divan::counter::ItemsCount;
use senet_exact::{Index, Job, Layer, Tables, solve};
use senet_rules::{Position, STANDARD};

fn main() {
    divan::main();
}

/// How many positions are looked up in a sample.
const POSITIONS: u64 = 1000;

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let dir = std::env::var_os("SENET_TABLES").map_or_else(
            || {
                let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lookup");
                std::fs::create_dir_all(&dir).expect("a writable target directory");
                let job = Job {
                    rules: &STANDARD,
                    pieces: 3,
                    dir: dir.clone(),
                    threads: 2,
                    save_every: Duration::MAX,
                    bound: None,
                };
                solve(&job, |_| ()).expect("solved");
                dir
            },
            PathBuf::from,
        );
        Tables::open(&dir, &STANDARD).expect("whole tables")
    })
}

/// Positions with a throw, spread over the largest layer that is there.
fn positions() -> Vec<Position> {
    let largest = Layer::up_to(5)
        .filter(|layer| tables().tables().any(|table| table.header().layer == *layer))
        .last()
        .expect("a table");
    let index = Index::new(&STANDARD, largest);
    let throws = STANDARD.throws();
    (0..POSITIONS)
        .map(|i| {
            let position = index.unrank(i * (largest.positions() / POSITIONS)).expect("within the layer");
            position.thrown(throws[i as usize % throws.len()].0)
        })
        .collect()
}

#[divan::bench]
fn all_answers_to_a_throw(bencher: Bencher) {
    let positions = positions();
    let count = || -> usize {
        positions.iter().map(|position| tables().answers(position).expect("solved").len()).sum()
    };
    let expected = count();
    bencher.counter(ItemsCount::new(POSITIONS)).bench_local(|| {
        let found = count();
        assert_eq!(found, expected);
        found
    });
}
