//! The command line as somebody meets it: what it prints, and how it refuses what it cannot do.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

fn senet(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_senet"));
    command.args(args).env_remove("NO_COLOR");
    command
}

fn run(args: &[&str]) -> Output {
    senet(args).stdin(Stdio::null()).output().expect("the binary runs")
}

fn run_with_input(args: &[&str], input: &[u8]) -> Output {
    let mut command = senet(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // The game may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("no panic");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn printed(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(text(&output.stderr), "", "{args:?}");
    assert!(output.status.success(), "{args:?}");
    text(&output.stdout)
}

/// The one line of a refusal.
fn refusal(args: &[&str]) -> String {
    let output = run(args);
    let line = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {line}");
    assert_eq!(line.lines().count(), 1, "{args:?}: {line}");
    assert!(line.ends_with('\n') && line.starts_with("senet: "), "{line}");
    assert!(!line.contains("panicked") && line.len() < 900, "{args:?}: {line}");
    assert_eq!(output.stdout, b"", "{args:?}: nothing on stdout");
    line
}

const FOUR_KINDS: &str = "10/3SS1C1S1/3CSC4 S 3";

#[test]
fn legal_moves_are_printed_with_other_keys_or_in_another_order() {
    let expected = r#"{"move":"14x17","from":14,"kind":"swap","to":17,"after":"10/3CS1S1S1/3CSC4 C -"}
{"move":"15-18","from":15,"kind":"step","to":18,"after":"10/3S2CSS1/3CSC4 C -"}
{"move":"19-22","from":19,"kind":"step","to":22,"after":"10/3SS1C3/1S1CSC4 C -"}
{"move":"25~13","from":25,"kind":"water","to":13,"after":"10/2SSS1C1S1/3C1C4 C -"}
"#;
    assert_eq!(printed(&["legal", "--rules", "standard", FOUR_KINDS]), expected);
    let words = ["legal", "10/3SS1C1S1/3CSC4", "S", "3", "--rules", "standard"];
    assert_eq!(printed(&words), expected, "three words are one position");
    // `to` is left out when a piece is borne off, `from` too for a pass.
    assert_eq!(
        printed(&["legal", "--rules", "standard", "S9/10/8C1 C 3"]),
        "{\"move\":\"29-off\",\"from\":29,\"kind\":\"off\",\"after\":\"S9/10/10 S -\"}\n"
    );
    assert_eq!(
        printed(&["legal", "--rules", "standard", "S9/10/8C1 C 4"]),
        "{\"move\":\"pass\",\"kind\":\"pass\",\"after\":\"S9/10/8C1 C -\"}\n"
    );
}

#[test]
fn perft_counts_something_else() {
    assert_eq!(printed(&["perft", "--rules", "standard", "--depth", "4"]), "61508\n");
    assert_eq!(printed(&["perft", "--rules", "jequier", "--depth", "4"]), "67925\n");
    assert_eq!(
        printed(&["perft", "--rules", "jequier", "--depth", "3", "CSCSCSCSC1/S9/10", "S", "-"]),
        "4355\n"
    );
    assert_eq!(printed(&["perft", "--rules", "standard", "--depth", "0"]), "1\n");
}

#[test]
fn bad_input_panicked_or_was_told_over_several_lines() {
    let long = "C".repeat(100_000);
    let table: &[(&[&str], &[&str])] = &[
        (&["bogus"], &["bogus"]),
        (&["--bogus"], &["--bogus"]),
        (&["legal"], &["--rules", "POSITION"]),
        (&["legal", "--rules"], &["--rules"]),
        (&["legal", "--rules", "kendall", FOUR_KINDS], &["kendall", "standard and jequier"]),
        (&["legal", "--rulse", "standard", FOUR_KINDS], &["--rulse", "--rules"]),
        (&["legal", "--rules", "standard"], &["POSITION"]),
        (&["legal", "--rules", "standard", ""], &["POSITION", "three parts", "found 0"]),
        (&["legal", "--rules", "standard", "10/10/10"], &["found 1"]),
        (&["legal", "--rules", "standard", "10/10/10 C 1 x"], &["found 4"]),
        (&["legal", "--rules", "standard", "a", "b", "c", "d"], &["'d'"]),
        (&["legal", "--rules", "standard", "CS8/20 C 1"], &["three rows", "found 2"]),
        (&["legal", "--rules", "standard", "CS9/10/10 C 1"], &["row 1"]),
        (&["legal", "--rules", "standard", "CS8/9/10 C 1"], &["row 2"]),
        (&["legal", "--rules", "standard", "CS8/10/9X C 1"], &["row 3", "X"]),
        (&["legal", "--rules", "standard", "CS8/10/99999999999999999999999 C 1"], &["row 3"]),
        (&["legal", "--rules", "standard", "CS8/10/10 Q 1"], &["C", "S"]),
        (&["legal", "--rules", "standard", "CS8/10/10 C 7"], &["throw"]),
        (&["legal", "--rules", "standard", "CS8/10/10 C 6"], &["throw 6", "1, 2, 3, 4 and 5"]),
        (&["legal", "--rules", "jequier", "CS8/10/10 C 5"], &["throw 5", "1, 2, 3, 4 and 6"]),
        (&["legal", "--rules", "standard", "CS8/10/10 C -"], &["no throw", "1, 2, 3, 4, 5"]),
        (&["legal", "--rules", "jequier", "CSCSCSCSCS/10/10 - -"], &["no throw", "C or S"]),
        (&["legal", "--rules", "standard", "C9/10/10 C -"], &["over", "spools"]),
        (&["legal", "--rules", "standard", "C9/10/10 C 1"], &["after the end"]),
        (&["legal", "--rules", "standard", &long], &["POSITION"]),
        (&["legal", "--rules", &long, FOUR_KINDS], &["standard and jequier"]),
        (&["legal", "--rules", "two\nlines\u{1b}[31m", FOUR_KINDS], &["two lines\\u{1b}[31m"]),
        (&["legal", "--rules", "standard", "CS8/10/9\n C 1"], &["row 3"]),
        (&["perft", "--rules", "standard"], &["--depth"]),
        (&["perft", "--rules", "standard", "--depth", "x"], &["'x'", "whole number from 0 to 10"]),
        (&["perft", "--rules", "standard", "--depth", "-1"], &["-1"]),
        (&["perft", "--rules", "standard", "--depth", "99999"], &["from 0 to 10", "fifteen times"]),
        (&["perft", "--rules", "standard", "--depth", "99999999999999999999"], &["from 0 to 10"]),
        (&["perft", "--rules", "standard", "--depth", "2", "--depth", "3"], &["--depth"]),
        (&["perft", "--rules", "standard", "--depth", "2", "10/10/10 C -"], &["no piece on the board"]),
        (&["play", "--rules", "chess"], &["chess", "standard and jequier"]),
        (&["play", "--seed", "yes"], &["yes", "--seed"]),
        (&["play", "--seed", "18446744073709551616"], &["--seed"]),
        (&["play", "--seed", "-1"], &["'-1'", "--seed", "whole number from 0"]),
        (&["perft", "--rules", "standard", "--depth", "-1"], &["'-1'", "--depth", "from 0 to 10"]),
        (&["perft", "--rules", "jequier", "--depth", "2", "CSCSCSCSCS/10/10 - -"], &["C or S", "`-`"]),
        (&["play", "--against", "god"], &["god", "random"]),
        (&["play", "now"], &["now"]),
    ];
    for (args, parts) in table {
        let line = refusal(args);
        for part in *parts {
            assert!(line.contains(part), "{line} does not say {part}");
        }
    }
}

#[test]
fn a_position_that_breaks_several_rules_named_only_one() {
    let line = refusal(&["legal", "--rules", "standard", "SSSSSS4/CCCCCC4/7S2 - 6"]);
    for part in ["6 cones", "7 spools", "House of Water", "side `-`", "throw 6, these", "throw 6 with side"] {
        assert!(line.contains(part), "{line} does not say {part}");
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_unicode_panicked() {
    use std::os::unix::ffi::OsStrExt;
    let bad = std::ffi::OsStr::from_bytes(b"CS8/\xff/10 C 1");
    let output = senet(&["legal", "--rules", "standard"]).arg(bad).output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stderr).lines().count(), 1);
}

#[test]
fn a_reader_that_has_seen_enough_made_it_panic() {
    // The pipe's other end is closed before anything is written: `senet legal ... | true`.
    for args in
        [&["legal", "--rules", "standard", FOUR_KINDS][..], &["perft", "--rules", "standard", "--depth", "3"]]
    {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = senet(args).stdout(writer).stderr(Stdio::piped()).output().expect("the binary runs");
        assert_eq!(text(&output.stderr), "", "{args:?}");
        assert!(output.status.success(), "{args:?}");
    }
    let mut command = senet(&["play", "--seed", "1"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("a line");
    drop(child.stdin.take().map(|mut stdin| stdin.write_all(&b"\n1\n".repeat(1000))));
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(first, "Senet, standard rules\n");
    assert_eq!(text(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn help_or_the_version_was_an_error() {
    for args in [&["--help"][..], &["legal", "--help"], &["perft", "-h"], &["play", "--help"]] {
        assert!(printed(args).contains("Usage: senet"), "{args:?}");
    }
    assert!(printed(&["--version"]).starts_with("senet "));
}

/// A whole game against the random mover, always choosing the first move.
fn whole_game(rules: &str, seed: &str) -> String {
    let input = b"\n1\n".repeat(20_000);
    let output = run_with_input(&["play", "--rules", rules, "--against", "random", "--seed", seed], &input);
    assert_eq!(text(&output.stderr), "");
    assert!(output.status.success());
    text(&output.stdout)
}

#[test]
fn a_game_in_the_terminal_did_not_end() {
    for rules in ["standard", "jequier"] {
        let game = whole_game(rules, "4");
        assert!(game.contains("wins, all five pieces are home."), "{rules}");
        assert!(game.contains("has no legal move"), "{rules}: a pass came up");
        assert_eq!(game, whole_game(rules, "4"), "the same seed throws the same");
        assert_ne!(game, whole_game(rules, "5"));
    }
    let throw_offs = ["4", "5", "6", "7"].map(|seed| whole_game("jequier", seed));
    assert!(throw_offs.iter().all(|game| game.contains("takes the spools")));
    assert!(throw_offs.iter().any(|game| game.contains("which decides nothing yet")));
}

#[test]
fn a_pass_came_without_a_reason() {
    let game = whole_game("standard", "4");
    let lines: Vec<&str> = game.lines().collect();
    let passes: Vec<_> = lines.windows(2).filter(|pair| pair[0].contains("has no legal move")).collect();
    assert!(!passes.is_empty());
    for pair in passes {
        assert!(pair[0].contains("throws again") || pair[0].contains("the turn passes"), "{}", pair[0]);
        assert!(pair[1].starts_with("  the piece on "), "{}", pair[1]);
    }
}

#[test]
fn a_piped_game_held_colours_or_signs() {
    assert!(whole_game("jequier", "4").bytes().all(|byte| byte.is_ascii() && byte != 0x1b));
}

#[test]
fn the_end_of_input_or_a_strange_answer_broke_the_game() {
    let output = run_with_input(&["play", "--seed", "1"], b"");
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("The input has ended"));

    let strange = b"\n0\n-1\n99999999999999999999\nx\n\xff\xfe\n1-31\n\x1b[A\nq\n";
    let output = run_with_input(&["play", "--seed", "1"], strange);
    assert!(output.status.success());
    let shown = text(&output.stdout);
    assert_eq!(shown.matches("Please type a number from 1 to").count(), 7, "{shown}");
    assert!(shown.contains("stays unfinished"), "q leaves");

    let endless = vec![b'9'; 2_000_000];
    assert!(run_with_input(&["play", "--seed", "1"], &endless).status.success());
}

#[test]
fn a_move_typed_by_its_name_was_refused() {
    let shown = text(&run_with_input(&["play", "--seed", "3"], b"\n9-12\nq\n").stdout);
    assert!(shown.contains("plays 9-12: from 9 to 12"), "{shown}");
}

#[test]
fn help_in_a_game_was_taken_for_an_answer_or_did_not_fit_the_terminal() {
    for (rules, water) in [("standard", "A piece that ends on 28"), ("jequier", "A piece that ends on 27")] {
        let shown =
            text(&run_with_input(&["play", "--rules", rules, "--seed", "3"], b"h\n?\n\nhelp\nq\n").stdout);
        assert!(shown.matches(water).count() >= 4, "shown at the start and whenever asked for: {shown}");
        assert!(!shown.contains("Please type"), "{shown}");
        // Without a keyboard's Enter the text goes on behind the prompt.
        let lines = shown.lines().map(|line| line.rsplit(" > ").next().unwrap_or_default());
        let widest = lines.max_by_key(|line| line.len()).unwrap_or_default();
        assert!(widest.len() <= 80, "{widest}");
    }
}

#[test]
fn a_game_against_a_level_did_not_end_or_changed_with_the_same_seed() {
    for level in ["1", "6"] {
        let input = b"1\n".repeat(4000);
        let args = ["play", "--level", level, "--seed", "5"];
        let (one, other) = (run_with_input(&args, &input), run_with_input(&args, &input));
        assert!(one.status.success());
        let shown = text(&one.stdout);
        assert!(shown.contains(&format!("against the computer at level {level} of 6")), "{shown}");
        assert!(shown.contains("all five pieces are home"), "{shown}");
        assert_eq!(one.stdout, other.stdout);
    }
}

/// A game of Jéquier's rules that has just begun: the throw-off, its forced move, and one move after it.
const BEGUN: &str = "[Rules \"jequier\"]\n[Revision \"1\"]\n\n1. first 0110 2 none\n2. second 1000 1 10-11\n\
     3. second 1111 4 11-15\n4. second 0110 2 15-17\n";

#[test]
fn a_review_did_not_add_up_or_hid_that_it_was_estimated() {
    let resigned = format!("{BEGUN}result second resignation\n");
    let shown = text(&run_with_input(&["review", "-"], resigned.as_bytes()).stdout);
    assert!(shown.starts_with("The first player resigned"), "{shown}");
    assert!(shown.contains("Win chances are estimated"), "{shown}");
    assert!(shown.contains("The moments that mattered:\n  throw "), "{shown}");

    let json = run_with_input(&["review", "--json", "-"], resigned.as_bytes()).stdout;
    let review: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    assert_eq!((&review["winner"], &review["ending"]), (&"second".into(), &"resignation".into()));
    assert_eq!(review["exact"], false);
    let steps = review["steps"].as_array().expect("steps");
    let kinds: Vec<_> = steps.iter().filter_map(|step| step["kind"].as_str()).collect();
    assert_eq!(kinds, ["throw", "throw", "move", "throw", "move", "throw", "move"]);
    let number = |path: &str| review.pointer(path).and_then(serde_json::Value::as_f64).expect("a number");
    let sum = number("/start") + number("/first/luck") - number("/first/error") - number("/second/luck")
        + number("/second/error");
    assert!((sum - number("/end")).abs() < 1e-6, "{review}");
}

#[test]
fn a_record_that_breaks_the_rules_was_reviewed() {
    let review = |record: &str| {
        let output = run_with_input(&["review", "-"], record.as_bytes());
        assert_eq!(output.status.code(), Some(2));
        text(&output.stderr)
    };
    assert!(review(&BEGUN.replace("15-17", "15-16")).starts_with("senet: -: throw 4: "));
    assert!(review("nonsense").starts_with("senet: -: line 1: "));
    assert!(refusal(&["review", "/does/not/exist"]).contains("/does/not/exist"));
    assert!(refusal(&["play", "--level", "7"]).contains("expected a level from 1 to 6"));
}
