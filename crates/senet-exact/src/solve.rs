//! Solving: layer after layer, from small to large, resumable at any moment.

use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use senet_rules::Ruleset;

use crate::Layer;
use crate::block::Kernel;
use crate::certify::{Slack, as_chance, in_eighths};
use crate::plan::Plan;
use crate::sweep::{Below, Effort, Levels, sweep};
use crate::table::{
    Header, Kind, Table, TableError, TableProblem, parts, table_path, unfinished_path, write,
};
use crate::trend::{Pace, Trend};
use crate::values::{Arena, NARROWING, ONE, Segments, Shared, WIDE, Width};

/// How many neighbouring lanes share one slack in the proof, for want of memory.
const fn slack_group(layer: Layer) -> usize {
    if layer.positions() > 1_000_000_000 { 8 } else { 1 }
}

/// A layer is swept until no value changes by more than this, in units of 1 / (2^24 - 1).
const SETTLED: u32 = 1;

/// Values are worth a proof when none changes in a sweep by more than this share of what the bound that is wanted leaves
/// to the layer itself. A proof that fails is broken off, but its first sweep costs as much as several of the values. Where
/// lanes share their slack, several times the last change is proven.
const fn worth_proving(layer: Layer) -> f64 {
    if slack_group(layer) == 1 { 0.4 } else { 0.15 }
}

/// Layers with more positions are stored with 16 bits a value.
const NARROW_FROM: u64 = 2_000_000_000;
/// Layers with at least so many positions may have a greater bound than smaller ones.
const LARGE: u64 = 200_000_000;
/// Layers with fewer positions are solved as well as their values can be stored.
const WORTH_AN_AIM: u64 = 50_000_000;
/// What is to be solved, and how.
#[derive(Clone, Debug)]
pub struct Job {
    /// The ruleset.
    pub rules: &'static Ruleset,
    /// Up to how many pieces a side, 1 to 5.
    pub pieces: u8,
    /// Where the tables are and come to be.
    pub dir: PathBuf,
    /// Threads, at least 1. The result does not depend on it.
    pub threads: usize,
    /// Time between two savings of an unfinished layer.
    pub save_every: Duration,
    /// The bound that is good enough; `None`: [`Need::aim`] of each layer.
    pub bound: Option<f64>,
}

/// How far solving has come.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    /// The layer was found solved.
    Found(Layer),
    /// Work on a layer begins, anew or from an unfinished table with so many sweeps.
    Begun(Layer, u32),
    /// A sweep is done.
    Swept {
        /// The layer.
        layer: Layer,
        /// Sweeps so far.
        sweep: u32,
        /// The greatest change of a win chance.
        change: f64,
        /// The mean change of a win chance.
        mean: f64,
        /// The greatest change at which the proof begins.
        settled: f64,
        /// How long it took.
        took: Duration,
    },
    /// The slow part of the error was taken out, by going on with the trend.
    WentOn {
        /// The layer.
        layer: Layer,
        /// How long it took.
        took: Duration,
    },
    /// A sweep of the proof is done.
    Checked {
        /// The layer.
        layer: Layer,
        /// Sweeps of the proof so far.
        sweep: u32,
        /// The slack that was needed, at most, as a win chance.
        slack: f64,
        /// By how much more was asked than there was; 0 proves the slack.
        more: f64,
        /// How long it took.
        took: Duration,
    },
    /// The unfinished layer was saved.
    Saved {
        /// The layer.
        layer: Layer,
        /// How long it took.
        took: Duration,
    },
    /// The layer is solved, with a bound.
    Solved {
        /// The layer.
        layer: Layer,
        /// Sweeps of values and of the proof.
        sweeps: u32,
        /// The proven bound.
        bound: f64,
        /// Seconds, over all runs.
        seconds: f64,
    },
}

/// Why solving stopped.
#[derive(Debug)]
pub enum SolveError {
    /// A table file is wrong or could not be written.
    Table(TableError),
    /// There is not enough memory for a layer.
    Memory {
        /// The layer.
        layer: Layer,
        /// What the system said.
        error: std::io::Error,
    },
    /// No slack that can be stored proves the values.
    Unproven(Layer),
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(error) => error.fmt(f),
            Self::Memory { layer, error } => write!(
                f,
                "layer {layer} needs {:.1} GB of memory: {error}",
                Need::of(*layer).memory as f64 / 1e9
            ),
            Self::Unproven(layer) => write!(f, "layer {layer}: no bound below 0.0004 could be proven"),
        }
    }
}

impl std::error::Error for SolveError {}

impl From<TableError> for SolveError {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

/// The largest layers are stored with 16 bits a value: all tables of a ruleset then take less than 20 GB.
const fn stored_width(layer: Layer) -> Width {
    if layer.positions() > NARROW_FROM { Width::Two } else { Width::Three }
}

/// What solving a layer takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// Bytes of memory, without the maps of the layers below, which the system reads as it needs them.
    pub memory: u64,
    /// Bytes of disk while solving: the saved state, and a new one while it is being written.
    pub disk: u64,
    /// Bytes of the table.
    pub table: u64,
}

impl Need {
    /// The bound that is wanted where nothing else is asked for. Errors add up from layer to layer, so the small ones,
    /// which cost nothing, are solved as well as their values can be stored.
    #[must_use]
    pub const fn aim(layer: Layer) -> f64 {
        match layer.positions() {
            NARROW_FROM.. => [5e-5, 9e-5][(layer.smaller() / Ruleset::PIECES) as usize],
            LARGE.. => 2e-5,
            WORTH_AN_AIM.. => 1.5e-5,
            _ => 0.0,
        }
    }

    /// For one layer.
    #[must_use]
    pub const fn of(layer: Layer) -> Self {
        let values = layer.positions() * WIDE as u64;
        let (blocks, lanes) = (layer.positions() / layer.colourings(), slack_group(layer) as u64);
        Self {
            // Values, and what the proof holds for each block; the trend takes less and is gone by then.
            memory: values + blocks * (2 * layer.colourings().div_ceil(lanes) + 1) * 2,
            disk: 2 * values,
            table: layer.positions() * stored_width(layer).bytes() as u64,
        }
    }
}

/// Solves all layers of a job that have no table yet.
///
/// # Errors
/// If memory or disk do not suffice or a table that is needed is damaged. What has been written stays.
pub fn solve(job: &Job, mut progress: impl FnMut(Progress)) -> Result<(), SolveError> {
    for layer in Layer::up_to(job.pieces) {
        let path = table_path(&job.dir, job.rules, layer);
        match Table::open_as(&path, job.rules, layer, Kind::Solved) {
            Ok(_) => progress(Progress::Found(layer)),
            Err(TableError { problem: TableProblem::Io(error), .. })
                if error.kind() == std::io::ErrorKind::NotFound =>
            {
                LayerJob::begin(job, layer, &mut progress)?.run(&mut progress)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// A layer that is being solved.
struct LayerJob<'a> {
    job: &'a Job,
    layer: Layer,
    kernel: Kernel,
    levels: Levels,
    below: [Option<Table>; 2],
    arena: Arena,
    sweeps: u32,
    pace: Pace,
    /// Seconds of earlier runs.
    seconds_before: f64,
    began: Instant,
    saved: Instant,
}

impl<'a> LayerJob<'a> {
    fn begin(job: &'a Job, layer: Layer, progress: &mut impl FnMut(Progress)) -> Result<Self, SolveError> {
        let kernel = Kernel::new(Plan::new(job.rules), layer);
        let mut below = [None, None];
        for (below, own) in below.iter_mut().zip([layer.larger(), layer.smaller()]) {
            if let Some(layer) = layer.after_bearing_off(own) {
                let path = table_path(&job.dir, job.rules, layer);
                *below = Some(Table::open_as(&path, job.rules, layer, Kind::Solved)?);
            }
        }
        let mut arena = Arena::new(layer.positions() as usize * WIDE)
            .map_err(|error| SolveError::Memory { layer, error })?;
        let path = unfinished_path(&job.dir, job.rules, layer);
        let (sweeps, pace, seconds_before) = match Table::open_as(&path, job.rules, layer, Kind::Unfinished) {
            Ok(unfinished) if unfinished.header().width != Width::Three => {
                return Err(TableError { path, problem: TableProblem::Header }.into());
            }
            Ok(unfinished) => {
                arena.bytes_mut().copy_from_slice(unfinished.checked()?);
                let Header { sweeps, pace, seconds, .. } = *unfinished.header();
                (sweeps, pace, seconds)
            }
            Err(TableError { problem: TableProblem::Io(error), .. })
                if error.kind() == std::io::ErrorKind::NotFound =>
            {
                arena.fill(kernel.colourings(), ONE / 2);
                (0, Pace::default(), 0.0)
            }
            Err(error) => return Err(error.into()),
        };
        progress(Progress::Begun(layer, sweeps));
        let (began, levels) = (Instant::now(), Levels::new(&kernel));
        Ok(Self {
            job,
            layer,
            kernel,
            levels,
            below,
            arena,
            sweeps,
            pace,
            seconds_before,
            began,
            saved: began,
        })
    }

    fn run(mut self, progress: &mut impl FnMut(Progress)) -> Result<(), SolveError> {
        let aim = self.job.bound.unwrap_or(Need::aim(self.layer));
        let below = self.below.iter().flatten().map(|table| table.header().bound).fold(0.0, f64::max);
        #[expect(clippy::cast_sign_loss, reason = "a negative bound is as good as none")]
        let mut settled = (((aim - below) * f64::from(ONE) * worth_proving(self.layer)) as u32).max(SETTLED);
        let bound = loop {
            self.settle(settled, progress)?;
            // The proof takes several sweeps in which nothing is saved.
            self.save_if_due(self.job.save_every / 10, progress)?;
            // What does not settle any further is proven as well as it can be.
            let worst = if settled == SETTLED { 1.0 } else { aim };
            if let Some(bound) = self.prove(worst, progress)? {
                break bound;
            }
            if settled == SETTLED {
                return Err(SolveError::Unproven(self.layer));
            }
            settled = (settled / 3).max(SETTLED);
        };
        let proof = "upper and lower values checked by one sweep".to_owned();
        let width = stored_width(self.layer);
        let bound = match width {
            Width::Two => bound + f64::from(NARROWING) / f64::from(ONE),
            Width::Three => bound,
        };
        let header = Header { width, ..self.header(Kind::Solved, bound, proof) };
        let path = table_path(&self.job.dir, self.job.rules, self.layer);
        write(&path, &header, parts(self.arena.bytes(), self.layer, width))?;
        let unfinished = unfinished_path(&self.job.dir, self.job.rules, self.layer);
        // Left over, it would only be ignored.
        let _ = std::fs::remove_file(unfinished);
        let Header { sweeps, seconds, .. } = header;
        progress(Progress::Solved { layer: self.layer, sweeps, bound, seconds });
        Ok(())
    }

    /// Sweeps until no value changes by more than `settled`.
    fn settle(&mut self, settled: u32, progress: &mut impl FnMut(Progress)) -> Result<(), SolveError> {
        let block = self.kernel.colourings() * WIDE;
        let memory = |error| SolveError::Memory { layer: self.layer, error };
        let mut trend = Trend::new(&self.kernel).map_err(memory)?;
        loop {
            let start = Instant::now();
            let below = feeding(&self.below)?;
            let mut segments: Segments<'_> = self.arena.segments(&self.kernel.sets, block);
            let effort = Effort { passes: 2, enough: 0 };
            let change =
                sweep(&self.kernel, &self.levels, &mut segments, below, effort, &mut trend, self.job.threads);
            self.sweeps += 1;
            progress(Progress::Swept {
                layer: self.layer,
                sweep: self.sweeps,
                change: f64::from(change.max) / f64::from(ONE),
                mean: change.sum as f64 / self.layer.positions() as f64 / f64::from(ONE),
                settled: f64::from(settled) / f64::from(ONE),
                took: start.elapsed(),
            });
            let factor = self.pace.factor(change);
            if change.max <= settled {
                return Ok(());
            }
            if let Some(factor) = factor {
                let start = Instant::now();
                trend.go_on(factor, &self.kernel, &self.levels, &mut segments, self.job.threads);
                progress(Progress::WentOn { layer: self.layer, took: start.elapsed() });
            }
            self.save_if_due(self.job.save_every, progress)?;
        }
    }

    fn save_if_due(
        &mut self,
        every: Duration,
        progress: &mut impl FnMut(Progress),
    ) -> Result<(), SolveError> {
        if self.saved.elapsed() < every {
            return Ok(());
        }
        let start = Instant::now();
        let path = unfinished_path(&self.job.dir, self.job.rules, self.layer);
        let header = self.header(Kind::Unfinished, 1.0, "none yet".to_owned());
        write(&path, &header, parts(self.arena.bytes(), self.layer, Width::Three))?;
        self.saved = Instant::now();
        progress(Progress::Saved { layer: self.layer, took: start.elapsed() });
        Ok(())
    }

    /// Finds and checks a slack; its greatest value is the bound. `None` if that comes to be more than `worst`.
    fn prove(&mut self, worst: f64, progress: &mut impl FnMut(Progress)) -> Result<Option<f64>, SolveError> {
        let below = feeding(&self.below)?;
        let below_slack = [0, 1].map(|i| {
            let bound = self.below[i].as_ref().map_or(0.0, |table| table.header().bound);
            in_eighths(bound)
        });
        // Beginning with some slack takes fewer sweeps and comes to a bound a little greater: not for layers that are solved
        // as well as can be stored.
        let everywhere = if Need::aim(self.layer) > 0.0 { below_slack[0].max(below_slack[1]) } else { 0 };
        let memory = |error| SolveError::Memory { layer: self.layer, error };
        let mut slack = Slack::new(&self.kernel, slack_group(self.layer), everywhere).map_err(memory)?;
        let values = Shared::new(self.arena.bytes(), &self.kernel.sets, self.kernel.colourings() * WIDE);
        let (mut sweep, mut greatest) = (0, 0);
        loop {
            let start = Instant::now();
            let asked =
                slack.sweep(&self.kernel, &self.levels, &values, below, below_slack, self.job.threads);
            sweep += 1;
            self.sweeps += 1;
            greatest = asked.greatest.max(greatest);
            progress(Progress::Checked {
                layer: self.layer,
                sweep,
                slack: as_chance(greatest),
                more: as_chance(asked.more),
                took: start.elapsed(),
            });
            if asked.overflow || as_chance(greatest) > worst {
                return Ok(None);
            }
            if asked.more == 0 {
                return Ok(Some(as_chance(greatest)));
            }
        }
    }

    fn header(&self, kind: Kind, bound: f64, proof: String) -> Header {
        Header {
            kind,
            rules: self.job.rules.id.to_owned(),
            revision: self.job.rules.revision,
            layer: self.layer,
            width: Width::Three,
            bound,
            proof,
            sweeps: self.sweeps,
            seconds: self.seconds_before + self.began.elapsed().as_secs_f64(),
            date: today(),
            pace: self.pace,
        }
    }
}

/// The layers below as a sweep reads them.
fn feeding(below: &[Option<Table>; 2]) -> Result<[Option<Below<'_>>; 2], TableError> {
    let mut feeding = [None, None];
    for (feeding, table) in feeding.iter_mut().zip(below) {
        if let Some(table) = table {
            let Header { layer, width, .. } = table.header();
            let colourings = layer.colourings() as usize;
            *feeding = Some(Below { bytes: table.checked()?, width: *width, colourings });
        }
    }
    Ok(feeding)
}

/// Today's date in Greenwich, `YYYY-MM-DD`.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    // Days to civil date, after H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    let days = seconds / 86_400 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_shifted + 2) / 5 + 1;
    let month = if month_shifted < 10 { month_shifted + 3 } else { month_shifted - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}
