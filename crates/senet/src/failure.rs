//! How a command ends when it cannot do what it was asked: one line on stderr and an exit code.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;

/// The longest line that is shown, in characters; what people type by mistake can be a whole file.
const LONGEST_LINE: usize = 600;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked cannot be done; the text says what, where and what was expected. Exit code 2.
    Input(String),
    /// Help or the version was asked for.
    Info(String),
    /// The answer could not be written, or an answer not be read. Exit code 1, but for a reader that has seen enough.
    Io(io::Error),
}

impl Failure {
    /// Bad input: what, where, and what was expected.
    pub(crate) fn input(text: impl Display) -> Self {
        Self::Input(text.to_string())
    }

    /// Says what happened and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (text, code) = match self {
            Self::Info(text) => return print(&text).map_or_else(Self::report, |()| ExitCode::SUCCESS),
            // `senet legal ... | head -1` closes the pipe; nothing went wrong.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Io(error) => (format!("reading or writing failed: {error}"), 1),
            Self::Input(text) => (text, 2),
        };
        // A stderr that is closed leaves nobody to tell.
        let _ = writeln!(io::stderr(), "senet: {}", one_line(&text));
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<clap::Error> for Failure {
    /// clap explains over several lines; here it is one: its explanation and its tips, without the usage.
    fn from(error: clap::Error) -> Self {
        let text = error.render().to_string();
        if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
            return Self::Info(text);
        }
        let explanation = text.split("\n\nUsage:").next().unwrap_or(&text);
        let explanation = explanation.split("\n\nFor more information").next().unwrap_or(explanation);
        let explanation = explanation.trim().trim_start_matches("error: ");
        let lines = explanation.lines().map(str::trim).filter(|line| !line.is_empty());
        Self::Input(lines.collect::<Vec<_>>().join(" ").replace(" tip: ", "; "))
    }
}

/// Writes a text to stdout.
pub(crate) fn print(text: &impl Display) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    write!(out, "{text}")?;
    Ok(out.flush()?)
}

/// The text on one line that no terminal takes for a command: control characters escaped, the middle left out where it
/// gets too long, since the fault is named at one end and what was expected at the other.
fn one_line(text: &str) -> String {
    let escaped: String = text
        .chars()
        .flat_map(|c| if c.is_control() { c.escape_default().collect() } else { vec![c] })
        .collect();
    let length = escaped.chars().count();
    if length <= LONGEST_LINE {
        return escaped;
    }
    let half = LONGEST_LINE / 2;
    let head = escaped.chars().take(half);
    head.chain(" ... ".chars()).chain(escaped.chars().skip(length - half)).collect()
}
