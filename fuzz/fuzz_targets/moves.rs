//! Any text as a move: no panic, and what is read is written and read again the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use senet_rules::Move;

fuzz_target!(|text: &str| {
    if let Ok(played) = text.parse::<Move>() {
        assert_eq!(played.to_string().parse(), Ok(played));
    }
});
