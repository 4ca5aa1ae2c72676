//! Any text as a record: no panic, what is read is written and read again the same, and replaying it never panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use senet_rules::Record;

fuzz_target!(|text: &str| {
    match text.parse::<Record>() {
        Ok(record) => {
            assert_eq!(record.to_string().parse(), Ok(record.clone()));
            if let Err(error) = record.replay() {
                assert_eq!(error.to_string().lines().count(), 1);
            }
        }
        Err(error) => assert_eq!(error.to_string().lines().count(), 1),
    }
});
