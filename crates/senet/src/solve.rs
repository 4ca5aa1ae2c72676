//! `senet solve`: makes the tables of a ruleset, resumable at any moment.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use indicatif::{HumanDuration, ProgressBar, ProgressStyle};
use senet_exact::{Job, Layer, Need, Progress, solve, table_path};
use senet_rules::Ruleset;

use crate::args;
use crate::failure::Failure;

/// How much of a running solution a crash may cost.
const SAVE_EVERY: Duration = Duration::from_mins(10);
/// Memory that the rest of the machine keeps, in bytes.
const SPARE_MEMORY: u64 = 500_000_000;

/// Solve a ruleset: write tables with every position's win chance
#[derive(Args)]
pub(crate) struct Solve {
    /// The ruleset: standard or jequier
    #[arg(long, value_name = "RULESET", value_parser = args::ruleset)]
    rules: &'static Ruleset,
    /// Up to how many pieces a side, 1 to 5
    #[arg(long, value_name = "N", default_value_t = Ruleset::PIECES, value_parser = clap::value_parser!(u8).range(1..=5))]
    pieces: u8,
    /// The folder for the tables; what is already there is used
    #[arg(long, value_name = "DIR")]
    tables: PathBuf,
    /// Threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A proven bound on the error that is good enough, such as 1e-4 [default: as good as can be stored for small layers, 1.5e-5 for larger ones, 2e-5 for 4-4 and 5-3, 5e-5 and 9e-5 for the two largest]
    #[arg(long, value_name = "X", value_parser = bound)]
    bound: Option<f64>,
}

fn bound(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|bound| (1e-6..=1e-2).contains(bound)).ok_or_else(|| {
        "expected a number from 1e-6 to 1e-2, the greatest error of a win chance that will do".to_owned()
    })
}

impl Solve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        std::fs::create_dir_all(&self.tables)
            .map_err(|error| Failure::input(format_args!("{}: {error}", self.tables.display())))?;
        let pieces = self.within_the_machine()?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let job = Job {
            rules: self.rules,
            pieces,
            dir: self.tables.clone(),
            threads: self.threads.map_or_else(cores, usize::from),
            save_every: SAVE_EVERY,
            bound: self.bound,
        };
        let mut watch = Watch::new();
        solve(&job, |progress| watch.tell(progress)).map_err(Failure::input)?;
        if pieces < self.pieces {
            return Err(Failure::input(format_args!(
                "solved up to {pieces} pieces a side; the rest needs more memory or disk than there is, see above"
            )));
        }
        Ok(())
    }

    /// How many pieces a side this machine has memory and disk for; says what is needed.
    fn within_the_machine(&self) -> Result<u8, Failure> {
        let memory = available_memory();
        let disk = fs4::available_space(&self.tables)
            .map_err(|error| Failure::input(format_args!("{}: {error}", self.tables.display())))?;
        let mut out = io::stdout().lock();
        let mut fits = 0;
        for pieces in 1..=self.pieces {
            let need = need_up_to(self.rules, pieces, &self.tables);
            if need.disk > disk || memory.is_some_and(|memory| need.memory + SPARE_MEMORY > memory) {
                writeln!(
                    out,
                    "{pieces} pieces a side need {:.1} GB of memory and {:.1} GB of disk; there are {} and {:.1} GB",
                    gigabytes(need.memory + SPARE_MEMORY),
                    gigabytes(need.disk),
                    memory.map_or("an unknown amount".to_owned(), |bytes| format!(
                        "{:.1} GB",
                        gigabytes(bytes)
                    )),
                    gigabytes(disk),
                )?;
                break;
            }
            fits = pieces;
        }
        let need = need_up_to(self.rules, fits, &self.tables);
        if fits == 0 {
            return Err(Failure::input(format_args!(
                "{}: not even one piece a side can be solved, memory or disk is full",
                self.tables.display()
            )));
        }
        writeln!(
            out,
            "Solving {} up to {fits} pieces a side: at most {:.1} GB of memory and {:.1} GB more of disk.",
            self.rules.id,
            gigabytes(need.memory),
            gigabytes(need.disk),
        )?;
        Ok(fits)
    }
}

/// What the layers need that have no table yet: memory for the largest of them, disk for all of their tables and for
/// the saved states of the largest.
fn need_up_to(rules: &Ruleset, pieces: u8, dir: &Path) -> Need {
    let mut need = Need { memory: 0, disk: 0, table: 0 };
    let mut states = 0;
    for layer in Layer::up_to(pieces).filter(|&layer| !table_path(dir, rules, layer).exists()) {
        let of_layer = Need::of(layer);
        need.memory = need.memory.max(of_layer.memory);
        need.table += of_layer.table;
        states = states.max(of_layer.disk);
    }
    need.disk = need.table + states;
    need
}

fn gigabytes(bytes: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "shown with one digit")]
    let bytes = bytes as f64;
    bytes / 1e9
}

/// Memory that programs can still take, where the system says so.
fn available_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Shows how far the solution has come: one moving line on a terminal, plain lines elsewhere.
struct Watch {
    bar: Option<ProgressBar>,
    last_change: f64,
}

impl Watch {
    fn new() -> Self {
        let bar = io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new_spinner();
            if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
                bar.set_style(style);
            }
            bar.enable_steady_tick(Duration::from_millis(200));
            bar
        });
        Self { bar, last_change: 1.0 }
    }

    fn tell(&mut self, progress: Progress) {
        let text = self.text(progress);
        let lasting =
            !matches!(progress, Progress::Swept { .. } | Progress::WentOn { .. } | Progress::Checked { .. });
        match &self.bar {
            Some(bar) if lasting => bar.println(text),
            Some(bar) => bar.set_message(text),
            // A closed stdout must not end hours of work.
            None => drop(writeln!(io::stdout(), "{text}")),
        }
    }

    fn text(&mut self, progress: Progress) -> String {
        match progress {
            Progress::Found(layer) => format!("{layer}: solved already"),
            Progress::Begun(layer, 0) => format!("{layer}: {} positions", layer.positions()),
            Progress::Begun(layer, sweeps) => format!("{layer}: going on after {sweeps} sweeps"),
            Progress::Swept { layer, sweep, change, mean, settled, took } => {
                let left = time_left(self.last_change, change, settled, took);
                self.last_change = change;
                let left = left.map_or(String::new(), |left| format!(", about {} left", HumanDuration(left)));
                format!(
                    "{layer}: sweep {sweep}, greatest change {change:.1e}, mean {mean:.1e}, {} a second{left}",
                    rate(layer, took)
                )
            }
            Progress::WentOn { layer, took } => {
                format!("{layer}: slow part of the error taken out in {:.1} s", took.as_secs_f64())
            }
            Progress::Checked { layer, sweep, slack, more, took } => format!(
                "{layer}: proof sweep {sweep}, bound {slack:.1e}, {more:.1e} more asked for, {} a second",
                rate(layer, took)
            ),
            Progress::Saved { layer, took } => format!("{layer}: saved in {:.1} s", took.as_secs_f64()),
            Progress::Solved { layer, sweeps, bound, seconds } => format!(
                "{layer}: solved, every value within {bound:.1e} of the truth; {sweeps} sweeps, {seconds:.1} s"
            ),
        }
    }
}

/// Positions a second, in millions.
fn rate(layer: Layer, took: Duration) -> String {
    #[expect(clippy::cast_precision_loss, reason = "shown with one digit")]
    let positions = layer.positions() as f64;
    format!("{:.1} million", positions / took.as_secs_f64().max(1e-9) / 1e6)
}

/// How long sweeps go on if changes shrink on as they did last.
fn time_left(before: f64, now: f64, settled: f64, took: Duration) -> Option<Duration> {
    if now <= settled || now >= before {
        return None;
    }
    let sweeps = (now / settled).ln() / (before / now).ln();
    Duration::try_from_secs_f64(sweeps * took.as_secs_f64()).ok()
}
