//! Whether table files survive what happens to files.

mod common;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Duration;

use common::{folder, job, position};
use senet_exact::{
    Job, Kind, Layer, Pace, Progress, Table, TableProblem, Tables, Unknown, solve, table_path,
    unfinished_path,
};
use senet_rules::{JEQUIER, STANDARD};

fn layer(larger: u8, smaller: u8) -> Layer {
    Layer::new(larger, smaller).expect("a layer")
}

/// The values of a table, without its header.
fn values(dir: &Path, layer: Layer) -> Vec<u8> {
    Table::open(&table_path(dir, &STANDARD, layer)).expect("solved").checked().expect("whole").to_vec()
}

/// Solves until the progress says so, and then stops as if the process had been killed there.
fn killed_when(job: &Job, now: impl Fn(&Progress) -> bool) {
    let run = catch_unwind(AssertUnwindSafe(|| solve(job, |progress| assert!(!now(&progress), "killed"))));
    assert!(run.is_err(), "it was to be killed before its end");
}

#[test]
fn a_killed_run_goes_on_and_ends_with_the_same_table() {
    let (whole, killed) = (folder("whole"), folder("killed"));
    let stop = |progress: &Progress| matches!(progress, Progress::Begun(at, _) if *at == layer(3, 3));
    killed_when(&Job { threads: 1, ..job(&STANDARD, 3, &whole) }, stop);

    let saving = Job { threads: 3, save_every: Duration::ZERO, ..job(&STANDARD, 3, &killed) };
    for sweeps in [4, 9] {
        killed_when(
            &saving,
            |progress| matches!(progress, Progress::Swept { layer: at, sweep, .. } if *at == layer(3, 2) && *sweep == sweeps),
        );
        let unfinished = unfinished_path(&killed, &STANDARD, layer(3, 2));
        let table = Table::open_as(&unfinished, &STANDARD, layer(3, 2), Kind::Unfinished).expect("saved");
        assert_ne!(table.header().pace, Pace::default(), "how sweeps shrank was not saved");
        assert_eq!(table.header().sweeps, sweeps - 1, "the sweep after which it was killed was not saved");
    }
    // What was being written when the process was killed is in nobody's way.
    fs::write(unfinished_path(&killed, &STANDARD, layer(3, 2)).with_extension("writing"), b"half")
        .expect("ok");
    killed_when(&saving, |progress| {
        if let Progress::Begun(at, sweeps) = progress
            && *at == layer(3, 2)
        {
            assert_eq!(*sweeps, 8);
        }
        stop(progress)
    });
    for done in Layer::up_to(3).take_while(|&done| done != layer(3, 3)) {
        assert_eq!(values(&whole, done), values(&killed, done), "layer {done}");
    }
    assert!(!unfinished_path(&killed, &STANDARD, layer(3, 2)).exists(), "tidied up");
}

/// The tables with one and two pieces a side, and the path of the last.
fn two_a_side(name: &str) -> (std::path::PathBuf, std::path::PathBuf) {
    let dir = folder(name);
    solve(&job(&STANDARD, 2, &dir), |_| ()).expect("solved");
    let path = table_path(&dir, &STANDARD, layer(2, 2));
    (dir, path)
}

#[test]
fn a_flipped_bit_anywhere_is_found_before_it_is_believed() {
    let (dir, path) = two_a_side("flipped");
    let good = fs::read(&path).expect("there");
    let start = position(&STANDARD, &[1, 3], &[2, 4]);
    assert!(Tables::open(&dir, &STANDARD).expect("whole").win(&start).is_ok());
    for at in (0..good.len()).step_by(good.len() / 97) {
        let mut bad = good.clone();
        bad[at] ^= 4;
        fs::write(&path, bad).expect("written");
        match Tables::open(&dir, &STANDARD) {
            Err(error) => {
                assert!(at < 4096 || at > good.len() - 17, "{at}: {error}");
                assert_eq!(error.path, path);
            }
            Ok(tables) => {
                let refused = tables.win(&start);
                assert!(matches!(refused, Err(Unknown::Table(_))), "byte {at}: {refused:?}");
                let message = refused.expect_err("refused").to_string();
                assert!(message.contains("damaged") && message.contains("solve it again"), "{message}");
            }
        }
    }
    fs::write(&path, &good).expect("written");
    assert!(Tables::open(&dir, &STANDARD).expect("whole").win(&start).is_ok());
}

#[test]
fn short_long_empty_and_foreign_files_are_refused() {
    let (dir, path) = two_a_side("refused");
    let good = fs::read(&path).expect("there");
    let problem = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("written");
        let error = Tables::open(&dir, &STANDARD).expect_err("refused");
        let line = error.to_string();
        assert!(!line.contains('\n') && line.contains("standard-2-2.senet"), "{line}");
        error.problem
    };
    assert!(matches!(problem(&good[..good.len() - 1]), TableProblem::Length { .. }));
    assert!(matches!(problem(&good[..5000]), TableProblem::Length { .. }));
    assert!(matches!(problem(&[&good[..], b"x"].concat()), TableProblem::Length { .. }));
    assert!(matches!(problem(b""), TableProblem::Foreign));
    assert!(matches!(problem(&[b'x'; 10_000]), TableProblem::Foreign));
    assert!(matches!(problem(&good[..4000]), TableProblem::Foreign));
    let other_title = String::from_utf8_lossy(&good[..4096]).replace("format 1", "format 9").into_bytes();
    assert!(matches!(problem(&[&other_title[..], &good[4096..]].concat()), TableProblem::Foreign));
}

#[test]
fn a_table_of_another_layer_or_ruleset_is_refused() {
    let (dir, path) = two_a_side("exchanged");
    fs::copy(table_path(&dir, &STANDARD, layer(2, 1)), &path).expect("copied");
    let error = Tables::open(&dir, &STANDARD).expect_err("refused");
    assert!(matches!(error.problem, TableProblem::OtherLayer { .. }), "{error}");
    fs::copy(&path, table_path(&dir, &JEQUIER, layer(2, 1))).expect("copied");
    let error = Tables::open(&dir, &JEQUIER).expect_err("refused");
    assert!(matches!(error.problem, TableProblem::OtherRules { .. }), "{error}");
    // The solver neither uses nor overwrites it.
    let before = fs::read(&path).expect("there");
    assert!(solve(&job(&STANDARD, 2, &dir), |_| ()).is_err());
    assert_eq!(fs::read(&path).expect("there"), before);
}

#[test]
fn a_table_of_another_revision_is_refused() {
    let (dir, path) = two_a_side("revision");
    let good = fs::read(&path).expect("there");
    let text = String::from_utf8_lossy(&good[..4096]).replace("revision: 1", "revision: 2");
    let (body, _) = text.split_once("header: ").expect("a header");
    let own = xxhash_rust::xxh3::xxh3_64(body.as_bytes());
    let mut page = format!("{body}header: {own:016x}\n").into_bytes();
    page.resize(4096, b' ');
    fs::write(&path, [&page[..], &good[4096..]].concat()).expect("written");
    let error = Tables::open(&dir, &STANDARD).expect_err("refused");
    assert!(matches!(error.problem, TableProblem::OtherRules { .. }), "{error}");
    assert!(error.to_string().contains("revision 2") && error.to_string().contains("revision 1"), "{error}");
}

#[test]
fn a_missing_table_is_named() {
    let (dir, _) = two_a_side("missing");
    let tables = Tables::open(&dir, &STANDARD).expect("whole");
    let unknown = tables.win(&position(&STANDARD, &[1, 3, 5], &[2])).expect_err("not solved");
    assert!(matches!(unknown, Unknown::NoTable(missing) if missing == layer(3, 1)), "{unknown}");
    assert!(Tables::open(&folder("nothing"), &STANDARD).expect("empty").tables().next().is_none());
}
