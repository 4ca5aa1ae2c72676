//! `senet verify`: a finished game's record, checked by itself.

use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use clap::Args;

use crate::failure::{Failure, print};

/// The largest record that is read. A game of ten thousand throws has less than one.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Check a finished game's record offline: the rules, the commitment, and every throw against the seed.
#[derive(Args)]
pub(crate) struct Verify {
    /// The record, as /api/games/ID/record gives it; - reads it from stdin.
    #[arg(value_name = "RECORD")]
    record: PathBuf,
}

impl Verify {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let name = self.record.display();
        let mut text = String::new();
        let read = if self.record.as_os_str() == "-" {
            io::stdin().lock().take(LARGEST + 1).read_to_string(&mut text)
        } else {
            File::open(&self.record).and_then(|file| file.take(LARGEST + 1).read_to_string(&mut text))
        };
        let size = read.map_err(|error| Failure::input(format_args!("{name}: {error}")))?;
        if size as u64 > LARGEST {
            return Err(Failure::input(format_args!("{name}: larger than {LARGEST} bytes, no record is")));
        }
        let verified =
            senet_games::verify(&text).map_err(|error| Failure::input(format_args!("{name}: {error}")))?;
        let end = if verified.over { "" } else { ", not finished" };
        print(&format_args!("{name}: genuine, {} throws as the seed gives them{end}\n", verified.throws))
    }
}
