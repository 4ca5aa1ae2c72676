//! Counts of lines from known positions.

use senet_rules::{JEQUIER, Position, STANDARD, perft};

#[test]
fn counts_from_both_openings_agree_with_the_published_ones() {
    let expected = [
        (&STANDARD, "CSCSCSCSCS/10/10 C -", [18, 273, 4071, 61508, 947_272]),
        (&JEQUIER, "CSCSCSCSC1/S9/10 S -", [18, 283, 4355, 67925, 1_083_674]),
    ];
    for (rules, text, counts) in expected {
        let position = Position::opening(rules);
        assert_eq!(position.to_string(), text);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{} depth {depth}", rules.id);
        }
    }
}
