//! Solving and looking up as somebody meets them on the command line.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn senet(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_senet"));
    command.args(args).stdin(Stdio::null()).output().expect("the binary runs")
}

fn printed(args: &[&str]) -> String {
    let output = senet(args);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    assert!(output.status.success(), "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The one line of a refusal.
fn refusal(args: &[&str]) -> String {
    let output = senet(args);
    let line = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {line}");
    assert_eq!(line.lines().count(), 1, "{args:?}: {line}");
    assert!(line.starts_with("senet: ") && !line.contains("panicked"), "{line}");
    line
}

/// A folder with the tables of one ruleset up to two pieces a side.
fn solved(name: &str, rules: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    let text = printed(&[
        "solve",
        "--rules",
        rules,
        "--pieces",
        "2",
        "--tables",
        &dir.to_string_lossy(),
        "--threads",
        "1",
    ]);
    assert!(text.starts_with(&format!("Solving {rules} up to 2 pieces a side")), "{text}");
    assert_eq!(text.matches(": solved, every value within ").count(), 3, "{text}");
    dir
}

#[test]
fn a_solved_position_is_evaluated_with_its_moves_and_bound() {
    let dir = solved("evaluated", "standard");
    let tables = dir.to_string_lossy();
    let eval = |position: &str| -> Value {
        let line = printed(&["eval", "--rules", "standard", "--tables", &tables, position]);
        assert_eq!(line.lines().count(), 1);
        serde_json::from_str(&line).expect("JSON")
    };
    let before = eval("CSCS6/10/10 C -");
    assert_eq!(before["position"], "CSCS6/10/10 C -");
    assert_eq!((&before["side"], &before["exact"]), (&"C".into(), &true.into()));
    let win = before["win"].as_f64().expect("a number");
    assert!((win - 0.511_315).abs() < 2e-6, "{before}");
    assert!(before["bound"].as_f64().is_some_and(|bound| bound > 0.0 && bound < 2e-5), "{before}");
    assert_eq!(before["moves"], Value::Array(Vec::new()));
    assert_eq!(before["throws"].as_array().map(Vec::len), Some(5), "{before}");

    let thrown = eval("CSCS6/10/10 C 2");
    let moves = thrown["moves"].as_array().expect("moves");
    let names: Vec<&str> = moves.iter().filter_map(|entry| entry["move"].as_str()).collect();
    assert_eq!(names, ["3-5"]);
    assert_eq!(thrown["win"], moves[0]["win"]);
    assert_eq!(thrown["win"], before["throws"][1]["win"]);
    assert!(thrown.get("throws").is_none(), "{thrown}");

    let over = eval("10/10/C9 S -");
    assert_eq!((over["win"].as_f64(), over["bound"].as_f64()), (Some(1.0), Some(0.0)));
}

#[test]
fn without_its_table_a_position_is_estimated_and_that_is_said() {
    let dir = solved("estimated", "standard");
    let tables = dir.to_string_lossy();
    let eval = |more: &[&str]| -> Value {
        let line = printed(&[&["eval", "--rules", "standard"], more].concat());
        serde_json::from_str(&line).expect("JSON")
    };
    let exact = eval(&["--tables", &tables, "CSCS6/10/10 C 2"]);
    let estimated = eval(&["CSCS6/10/10 C 2"]);
    assert_eq!((&exact["exact"], &estimated["exact"]), (&true.into(), &false.into()));
    assert!(estimated.get("bound").is_none(), "nothing is proven: {estimated}");
    let win = |answer: &Value| answer["win"].as_f64().expect("a number");
    assert!((win(&exact) - win(&estimated)).abs() < 0.03, "{exact} {estimated}");
    assert_eq!(exact["moves"][0]["move"], estimated["moves"][0]["move"]);

    let larger = eval(&["--tables", &tables, "CSCSC5/10/10 C -"]);
    assert_eq!(larger["exact"], false);
    assert_eq!(larger["throws"].as_array().map(Vec::len), Some(5));
    assert_eq!(eval(&["10/10/C9 S -"])["exact"], true, "the end of a game is no estimate");
}

#[test]
fn a_damaged_table_is_not_hidden_by_an_estimate() {
    let dir = solved("damaged", "standard");
    let tables = dir.to_string_lossy();
    let eval = |more: &[&str]| refusal(&[&["eval", "--rules", "standard"], more].concat());
    assert!(eval(&["--tables", &tables, "CSCSCSCSCS/10/10 - -"]).contains("expected C or S"));
    assert!(eval(&["--tables", &tables, "nonsense"]).contains("POSITION"));

    // A table that a wrong hand has changed.
    let path = dir.join("standard-2-2.senet");
    let mut bytes = std::fs::read(&path).expect("there");
    bytes[200_000] ^= 1;
    std::fs::write(&path, bytes).expect("written");
    let line = eval(&["--tables", &tables, "CSCS6/10/10 C -"]);
    assert!(line.contains("standard-2-2.senet") && line.contains("damaged"), "{line}");
    assert!(refusal(&["tables", &tables]).contains("standard-2-2.senet"));
}

#[test]
fn tables_are_listed_with_their_bounds_and_with_what_is_missing() {
    let dir = solved("listed", "jequier");
    let text = printed(&["tables", &dir.to_string_lossy()]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5, "{text}");
    assert!(
        lines[0]
            .starts_with("jequier-1-1.senet: jequier (revision 1), 1 pieces against 1, 812 positions, whole")
    );
    assert!(lines[0].contains("every value within "), "{text}");
    assert_eq!(
        lines[3],
        "standard: not solved here: 1-1, 2-1, 2-2, 3-1, 3-2, 4-1, 3-3, 4-2, 5-1, 4-3, 5-2, 4-4, 5-3, 5-4, 5-5"
    );
    assert_eq!(
        lines[4],
        "jequier: not solved here: 3-1, 3-2, 4-1, 3-3, 4-2, 5-1, 4-3, 5-2, 4-4, 5-3, 5-4, 5-5"
    );
    assert!(refusal(&["tables", "/does/not/exist"]).contains("/does/not/exist"));
}

#[test]
fn numbers_out_of_range_are_refused_by_solve() {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("refused");
    let dir = dir.to_string_lossy();
    let solve =
        |more: &[&str]| refusal(&[&["solve", "--rules", "standard", "--tables", &dir], more].concat());
    assert!(solve(&["--pieces", "6"]).contains('6'));
    assert!(solve(&["--pieces", "0"]).contains('0'));
    assert!(solve(&["--threads", "0"]).contains('0'));
    assert!(solve(&["--bound", "1"]).contains("from 1e-6 to 1e-2"));
}
