//! Table files: a header of text, the values of a layer, and checksums.
//!
//! The first 4096 bytes are lines of text, filled up with blanks, so that `head -1` of any table tells what it is. Then
//! come the blocks of the layer in the order of [`crate::Index`], then one 64-bit checksum (XXH3) for each MiB of them.
//! The header holds the checksum of the checksums and one of itself. A table is read through a memory map; each MiB is
//! checked when it is first touched, so that a damaged byte is found before it is believed and opening costs nothing.

use std::borrow::Cow;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use memmap2::Mmap;
use senet_rules::Ruleset;
use xxhash_rust::xxh3::xxh3_64;

use crate::Layer;
use crate::trend::Pace;
use crate::values::{Width, narrowed};

/// Bytes of the header.
const HEADER: usize = 4096;
/// Bytes that share a checksum.
const PART: usize = 1 << 20;
/// The first line of every table.
const TITLE: &str = "Senet table, format 1";

/// Whether a table is what it should become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Solved, with a proven bound.
    Solved,
    /// On the way; only the solver reads it.
    Unfinished,
}

/// What a table says about itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Header {
    /// Solved or not.
    pub kind: Kind,
    /// The ruleset's id.
    pub rules: String,
    /// The ruleset's revision.
    pub revision: u16,
    /// The layer.
    pub layer: Layer,
    /// How values are stored.
    pub width: Width,
    /// The proven bound on |stored - true| win chance, over the whole layer; 1 while unfinished.
    pub bound: f64,
    /// How the bound was proven.
    pub proof: String,
    /// Sweeps of value iteration so far.
    pub sweeps: u32,
    /// Seconds spent on the layer so far.
    pub seconds: f64,
    /// The day it was written, `YYYY-MM-DD`.
    pub date: String,
    /// How the last sweeps went, for going on with an unfinished table; of no meaning in a solved one.
    pub pace: Pace,
}

impl Header {
    fn text(&self, checksums: u64) -> String {
        let kind = match self.kind {
            Kind::Solved => "solved",
            Kind::Unfinished => "unfinished",
        };
        let Self { rules, revision, layer, bound, proof, sweeps, seconds, date, pace, .. } = self;
        let Pace { sums: [earlier, last], since } = pace;
        let pace = match self.kind {
            Kind::Solved => String::new(),
            Kind::Unfinished => format!("pace: {earlier} {last} {since}\n"),
        };
        let (positions, width) = (layer.positions(), self.width.bytes());
        format!(
            "{TITLE}\nkind: {kind}\nrules: {rules}\nrevision: {revision}\nlayer: {layer}\npositions: {positions}\n\
             bytes a value: {width}\nbound: {bound:e}\nproof: {proof}\nsweeps: {sweeps}\nseconds: {seconds:.1}\n\
             date: {date}\n{pace}checksums: {checksums:016x}\n"
        )
    }

    fn parse(text: &str) -> Option<(Self, u64)> {
        let field = |key: &str| {
            text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": ").map(str::to_owned))
        };
        let kind = match field("kind")?.as_str() {
            "solved" => Kind::Solved,
            "unfinished" => Kind::Unfinished,
            _ => return None,
        };
        let width = match field("bytes a value")?.as_str() {
            "2" => Width::Two,
            "3" => Width::Three,
            _ => return None,
        };
        let layer = field("layer")?;
        let (larger, smaller) = layer.split_once('-')?;
        let layer = Layer::new(larger.parse().ok()?, smaller.parse().ok()?)?;
        let header = Self {
            kind,
            rules: field("rules")?,
            revision: field("revision")?.parse().ok()?,
            layer,
            width,
            bound: field("bound")?.parse().ok()?,
            proof: field("proof")?,
            sweeps: field("sweeps")?.parse().ok()?,
            seconds: field("seconds")?.parse().ok()?,
            date: field("date")?,
            pace: field("pace").map_or(Some(Pace::default()), |text| pace(&text))?,
        };
        let checksums = u64::from_str_radix(&field("checksums")?, 16).ok()?;
        Some((header, checksums))
    }

    /// Bytes of the values.
    fn data(&self) -> u64 {
        self.layer.positions() * self.width.bytes() as u64
    }
}

/// The numbers of a pace as the header holds them.
fn pace(text: &str) -> Option<Pace> {
    let mut numbers = text.split(' ');
    let mut next = || numbers.next();
    Some(Pace { sums: [next()?.parse().ok()?, next()?.parse().ok()?], since: next()?.parse().ok()? })
}

/// What is wrong with a table file.
#[derive(Debug)]
pub struct TableError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: TableProblem,
}

/// The ways in which a table file can be wrong.
#[derive(Debug)]
pub enum TableProblem {
    /// It could not be read or written.
    Io(io::Error),
    /// It is not a table of this program.
    Foreign,
    /// Its header does not fit its checksum, or cannot be read.
    Header,
    /// It is shorter or longer than its header says.
    Length {
        /// Bytes it should have.
        expected: u64,
        /// Bytes it has.
        found: u64,
    },
    /// A part does not fit its checksum.
    Damaged {
        /// Where the part begins, in bytes from the start of the file.
        at: u64,
    },
    /// It belongs to another ruleset or another revision.
    OtherRules {
        /// What is in the file.
        found: String,
        /// What was asked for.
        expected: String,
    },
    /// It belongs to another layer.
    OtherLayer {
        /// What is in the file.
        found: Layer,
        /// What was asked for.
        expected: Layer,
    },
    /// It is solved, where an unfinished one was expected, or the other way round.
    OtherKind,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.problem {
            TableProblem::Io(error) => error.fmt(f),
            TableProblem::Foreign => f.write_str("not a Senet table (the first line should say so)"),
            TableProblem::Header => f.write_str("the header is damaged; delete the file and solve it again"),
            TableProblem::Length { expected, found } => {
                write!(f, "the table has {found} bytes, expected {expected}; delete it and solve it again")
            }
            TableProblem::Damaged { at } => {
                write!(f, "damaged in the MiB from byte {at} on; delete the file and solve it again")
            }
            TableProblem::OtherRules { found, expected } => {
                write!(f, "a table of {found}, expected {expected}")
            }
            TableProblem::OtherLayer { found, expected } => {
                write!(f, "a table of layer {found}, expected layer {expected}")
            }
            TableProblem::OtherKind => f.write_str("an unfinished table cannot stand for a solved one"),
        }
    }
}

impl std::error::Error for TableError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            TableProblem::Io(error) => Some(error),
            _ => None,
        }
    }
}

/// Where the solved table of a layer lies in a folder.
#[must_use]
pub fn table_path(dir: &Path, rules: &Ruleset, layer: Layer) -> PathBuf {
    dir.join(format!("{}-{layer}.senet", rules.id))
}

/// Where the unfinished table of a layer lies in a folder.
#[must_use]
pub fn unfinished_path(dir: &Path, rules: &Ruleset, layer: Layer) -> PathBuf {
    dir.join(format!("{}-{layer}.unfinished", rules.id))
}

/// Writes a table so that at every moment there is either the old file or the new one, whole.
///
/// # Errors
/// If the file cannot be written; the old one is then still there.
pub(crate) fn write<'a>(
    path: &Path,
    header: &Header,
    parts: impl Iterator<Item = Cow<'a, [u8]>>,
) -> Result<(), TableError> {
    let at = |error| TableError { path: path.to_owned(), problem: TableProblem::Io(error) };
    let temporary = path.with_extension("writing");
    let result =
        write_whole(&temporary, header, parts).and_then(|()| fs::rename(&temporary, path)).and_then(|()| {
            match path.parent() {
                // The rename itself must survive a power cut, too.
                Some(parent) if !parent.as_os_str().is_empty() => File::open(parent)?.sync_all(),
                _ => Ok(()),
            }
        });
    if result.is_err() {
        // What could not be written whole is of no use; that it may not even be there is no second fault.
        let _ = fs::remove_file(&temporary);
    }
    result.map_err(at)
}

/// Splits three-byte values into what [`write()`] takes, in the width in which they are to be stored.
pub(crate) fn parts(
    bytes: &[u8],
    layer: Layer,
    width: Width,
) -> Box<dyn Iterator<Item = Cow<'_, [u8]>> + '_> {
    match width {
        Width::Three => Box::new(bytes.chunks(PART).map(Cow::Borrowed)),
        Width::Two => Box::new(narrowed(bytes, layer.colourings() as usize, PART).map(Cow::Owned)),
    }
}

fn write_whole<'a>(
    path: &Path,
    header: &Header,
    parts: impl Iterator<Item = Cow<'a, [u8]>>,
) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.seek(SeekFrom::Start(HEADER as u64))?;
    let mut checksums = Vec::new();
    for part in parts {
        checksums.extend_from_slice(&xxh3_64(&part).to_le_bytes());
        file.write_all(&part)?;
    }
    file.write_all(&checksums)?;
    let text = header.text(xxh3_64(&checksums));
    let own = xxh3_64(text.as_bytes());
    let text = format!("{text}header: {own:016x}\n");
    let mut page = vec![b' '; HEADER];
    page[HEADER - 1] = b'\n';
    page.get_mut(..text.len())
        .ok_or_else(|| io::Error::other("the header is too long"))?
        .copy_from_slice(text.as_bytes());
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&page)?;
    file.sync_all()
}

/// An open table.
#[derive(Debug)]
pub struct Table {
    path: PathBuf,
    header: Header,
    map: Mmap,
    /// One bit for each part that has been found whole.
    whole: Vec<AtomicU64>,
}

impl Table {
    /// Opens a table of any ruleset and layer, and checks all but the values themselves.
    ///
    /// # Errors
    /// If it cannot be read, is no table, or is damaged.
    pub fn open(path: &Path) -> Result<Self, TableError> {
        let wrong = |problem| TableError { path: path.to_owned(), problem };
        let io = |error| wrong(TableProblem::Io(error));
        let mut file = File::open(path).map_err(io)?;
        let found = file.metadata().map_err(io)?.len();
        let mut page = vec![0; HEADER];
        if let Err(error) = file.read_exact(&mut page) {
            return Err(match error.kind() {
                io::ErrorKind::UnexpectedEof => wrong(TableProblem::Foreign),
                _ => io(error),
            });
        }
        if !page.starts_with(TITLE.as_bytes()) {
            return Err(wrong(TableProblem::Foreign));
        }
        let damaged = || wrong(TableProblem::Header);
        let text = str::from_utf8(&page).map_err(|_| damaged())?;
        let (body, own) = text.split_once("header: ").ok_or_else(damaged)?;
        let own = u64::from_str_radix(own.trim(), 16).map_err(|_| damaged())?;
        if own != xxh3_64(body.as_bytes()) {
            return Err(damaged());
        }
        let (header, checksums) = Header::parse(body).ok_or_else(damaged)?;
        let parts = header.data().div_ceil(PART as u64);
        let expected = HEADER as u64 + header.data() + 8 * parts;
        if found != expected {
            return Err(wrong(TableProblem::Length { expected, found }));
        }
        let map = crate::map::read_only(&file).map_err(io)?;
        let trailer = HEADER as u64 + header.data();
        if checksums != xxh3_64(&map[trailer as usize..]) {
            return Err(wrong(TableProblem::Damaged { at: trailer }));
        }
        let whole = (0..parts.div_ceil(64)).map(|_| AtomicU64::new(0)).collect();
        Ok(Self { path: path.to_owned(), header, map, whole })
    }

    /// Opens the table of a layer.
    ///
    /// # Errors
    /// If it cannot be read, is damaged, or is not what was asked for.
    pub fn open_as(path: &Path, rules: &Ruleset, layer: Layer, kind: Kind) -> Result<Self, TableError> {
        let table = Self::open(path)?;
        let Header { rules: id, revision, layer: found, kind: found_kind, .. } = &table.header;
        let problem = if (id.as_str(), *revision) != (rules.id, rules.revision) {
            TableProblem::OtherRules {
                found: format!("{id} (revision {revision})"),
                expected: format!("{} (revision {})", rules.id, rules.revision),
            }
        } else if *found != layer {
            TableProblem::OtherLayer { found: *found, expected: layer }
        } else if *found_kind != kind {
            TableProblem::OtherKind
        } else {
            return Ok(table);
        };
        Err(TableError { path: path.to_owned(), problem })
    }

    /// What the table says about itself.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All values, checked.
    ///
    /// # Errors
    /// If a part is damaged.
    pub fn checked(&self) -> Result<&[u8], TableError> {
        let all = self.header.data() as usize;
        self.check(0..all)?;
        Ok(&self.map[HEADER..HEADER + all])
    }

    /// The block of a rank among the sets of occupied squares, checked.
    pub(crate) fn block(&self, rank: u32) -> Result<&[u8], TableError> {
        let size = self.header.layer.colourings() as usize * self.header.width.bytes();
        let start = rank as usize * size;
        self.check(start..start + size)?;
        Ok(&self.map[HEADER + start..HEADER + start + size])
    }

    /// Checks the parts in which these bytes lie, unless they have been found whole before.
    fn check(&self, bytes: std::ops::Range<usize>) -> Result<(), TableError> {
        let data = HEADER + self.header.data() as usize;
        for part in bytes.start / PART..bytes.end.div_ceil(PART) {
            let (word, bit) = (&self.whole[part / 64], 1 << (part % 64));
            if word.load(Ordering::Relaxed) & bit != 0 {
                continue;
            }
            let start = HEADER + part * PART;
            let found = xxh3_64(&self.map[start..data.min(start + PART)]);
            if found.to_le_bytes() != self.map[data + 8 * part..][..8] {
                let problem = TableProblem::Damaged { at: start as u64 };
                return Err(TableError { path: self.path.clone(), problem });
            }
            word.fetch_or(bit, Ordering::Relaxed);
        }
        Ok(())
    }
}
