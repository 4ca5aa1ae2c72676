//! Memory maps of table files.

use std::fs::File;
use std::io;

use memmap2::Mmap;

/// Maps a table file.
#[allow(unsafe_code, reason = "a memory map cannot be made without it")]
pub(crate) fn read_only(file: &File) -> io::Result<Mmap> {
    // SAFETY: table files are written under another name and renamed, never changed in place, and a renamed-over file
    // keeps its old content for whoever has it open. Whoever cuts a table short under a running program can make it
    // stop with a signal, but reads of what is there stay reads of plain bytes, valid at any content.
    unsafe { Mmap::map(file) }
}
