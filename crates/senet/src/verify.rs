//! `senet verify`: a finished game's record, checked by itself.

use std::path::PathBuf;

use clap::Args;

use crate::args;
use crate::failure::{Failure, print};

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
        let text = args::record(&self.record)?;
        let verified =
            senet_games::verify(&text).map_err(|error| Failure::input(format_args!("{name}: {error}")))?;
        let end = if verified.over { "" } else { ", not finished" };
        print(&format_args!("{name}: genuine, {} throws as the seed gives them{end}\n", verified.throws))
    }
}
