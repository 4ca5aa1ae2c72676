//! Any text as sticks: no panic, and what is read is written the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use senet_rules::Sticks;

fuzz_target!(|text: &str| {
    if let Ok(sticks) = text.parse::<Sticks>() {
        assert_eq!(sticks.to_string(), text);
    }
});
