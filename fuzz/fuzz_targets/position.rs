//! Any text as a position: no panic, and what is read is written and read again the same; its moves too.
#![no_main]

use libfuzzer_sys::fuzz_target;
use senet_rules::{Position, RULESETS, Setup, Square};

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    for rules in RULESETS {
        match Position::parse(text, rules) {
            Ok(position) => {
                assert_eq!(Position::parse(&position.to_string(), rules), Ok(position));
                for legal in position.legal_moves() {
                    let after = position.after(legal);
                    assert_eq!(Position::parse(&after.to_string(), rules), Ok(after));
                }
                for square in Square::all() {
                    let _ = position.move_from(square).map_err(|reason| reason.to_string());
                }
            }
            Err(error) => assert_eq!(error.to_string().lines().count(), 1),
        }
    }
});
