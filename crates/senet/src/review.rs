//! `senet review`: a game's record gone through throw by throw, in sentences or as JSON.

use std::fmt::Write;
use std::io;
use std::path::PathBuf;

use clap::Args;
use senet_players::{Account, Certainty, Event, Step, review};
use senet_rules::{Ending, Outcome, Record, Seat};
use serde::Serialize;

use crate::args;
use crate::failure::{Failure, print};

/// How many moments are told.
const MOMENTS: usize = 5;

/// Tell luck from skill in a game: what each throw and each move was worth
#[derive(Args)]
pub(crate) struct Review {
    /// The record, as /api/games/ID/record gives it; - reads it from stdin
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// The folder with the tables that `senet solve` has written; what is not in them is estimated
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Review {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let name = self.record.display();
        let refused = |error| Failure::input(format_args!("{name}: {error}"));
        let record: Record = args::record(&self.record)?.parse().map_err(refused)?;
        let judge = args::judge(self.tables.as_deref(), record.rules().map_err(refused)?)?;
        let review = review(&judge, &record).map_err(refused)?;
        if self.json {
            let line = serde_json::to_string(&Answer::of(&record, &review)).map_err(io::Error::from)?;
            return print(&format_args!("{line}\n"));
        }
        print(&prose(&review).map_err(io::Error::other)?)
    }
}

/// The whole review, for programs. Win chances are the first player's, but for `moves`, which are the mover's.
#[derive(Serialize)]
struct Answer {
    rules: &'static str,
    winner: Option<&'static str>,
    ending: Option<&'static str>,
    exact: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<f64>,
    start: f64,
    end: f64,
    first: Owed,
    second: Owed,
    /// Places among the steps.
    moments: Vec<usize>,
    steps: Vec<Told>,
}

/// What a player owes to the sticks and to the choices.
#[derive(Serialize)]
struct Owed {
    luck: f64,
    error: f64,
    throws: u32,
    choices: u32,
    best: u32,
    error_a_choice: f64,
    /// The place among the steps of the choice that gave away most.
    worst: Option<usize>,
}

impl Owed {
    fn of(account: &Account) -> Self {
        let Account { luck, error, throws, choices, best, worst } = *account;
        let error_a_choice = rounded(account.error_a_choice());
        Self { luck: rounded(luck), error: rounded(error), throws, choices, best, error_a_choice, worst }
    }
}

/// A throw, a move or a pass.
#[derive(Serialize)]
struct Told {
    /// The number of its throw in the record.
    throw_number: usize,
    seat: &'static str,
    #[serde(flatten)]
    what: What,
    position: String,
    first_wins: f64,
    exact: bool,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum What {
    Throw { throw: u8, luck: f64 },
    Move { r#move: String, error: f64, best: String, moves: Vec<Worth> },
    Pass,
}

#[derive(Serialize)]
struct Worth {
    r#move: String,
    win: f64,
}

impl Answer {
    fn of(record: &Record, review: &senet_players::Review) -> Self {
        Self {
            rules: record.rules().map_or("", |rules| rules.id),
            winner: review.outcome.map(|outcome| outcome.winner.name()),
            ending: review.outcome.map(|outcome| outcome.ending.name()),
            exact: review.certainty.is_exact(),
            bound: review.certainty.bound(),
            start: rounded(review.start),
            end: rounded(review.end),
            first: Owed::of(&review.first),
            second: Owed::of(&review.second),
            moments: review.moments(MOMENTS),
            steps: review.steps.iter().map(Told::of).collect(),
        }
    }
}

impl Told {
    fn of(step: &Step) -> Self {
        let what = match &step.event {
            Event::Thrown { throw, luck } => What::Throw { throw: throw.number(), luck: rounded(*luck) },
            Event::Played { answer, error, options } => What::Move {
                r#move: answer.to_string(),
                error: rounded(*error),
                best: options.first().map_or_else(String::new, |best| best.answer.to_string()),
                moves: options
                    .iter()
                    .map(|option| Worth {
                        r#move: option.answer.to_string(),
                        win: rounded(option.win.chance),
                    })
                    .collect(),
            },
            Event::Passed => What::Pass,
        };
        Self {
            throw_number: step.turn + 1,
            seat: step.seat.name(),
            what,
            position: step.position.to_string(),
            first_wins: rounded(step.first_wins),
            exact: step.certainty.is_exact(),
        }
    }
}

/// Eight digits: stored values have no more.
fn rounded(chance: f64) -> f64 {
    (chance * 1e8).round() / 1e8
}

/// The review in sentences, the moments that mattered, and every choice that gave something away.
fn prose(review: &senet_players::Review) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    writeln!(text, "{}", result(review))?;
    writeln!(text, "{}", certainty(review.certainty))?;
    writeln!(
        text,
        "\nThe first player's win chance: {} at the start, {} at the end.",
        percent(review.start),
        percent(review.end)
    )?;
    writeln!(
        text,
        "\n{:8}{:>9}{:>9}{:>10}{:>7}{:>18}",
        "", "luck", "error", "choices", "best", "error a choice"
    )?;
    for seat in Seat::BOTH {
        let account = review.account(seat);
        let Account { luck, error, choices, best, .. } = *account;
        let each = format!("{:.2}%", 100.0 * account.error_a_choice());
        writeln!(text, "{seat:8}{:>9}{:>9}{choices:>10}{best:>7}{each:>18}", signed(luck), percent(error))?;
    }
    writeln!(text, "\n{}", verdict(review))?;
    let moments = review.moments(MOMENTS);
    if !moments.is_empty() {
        writeln!(text, "\nThe moments that mattered:")?;
        for place in moments {
            writeln!(text, "  {}", moment(&review.steps[place]))?;
        }
    }
    let errors: Vec<&Step> = review.steps.iter().filter(|step| gave_away(step)).collect();
    if !errors.is_empty() {
        writeln!(text, "\nEvery choice that gave something away:")?;
        for step in errors {
            writeln!(text, "  {}", moment(step))?;
        }
    }
    Ok(text)
}

fn gave_away(step: &Step) -> bool {
    matches!(step.event, Event::Played { error, .. } if error >= senet_players::Review::NOTHING)
}

fn result(review: &senet_players::Review) -> String {
    let Some(Outcome { winner, ending }) = review.outcome else {
        return "The game is not finished.".to_owned();
    };
    let (loser, stopped) = (winner.other(), ", and the review ends with the chances that stood then");
    match ending {
        Ending::BorneOff => format!("The {winner} player won, all five pieces home."),
        Ending::Resignation => format!("The {loser} player resigned{stopped}."),
        Ending::Absence => format!("The {winner} player claimed the game, the other being away{stopped}."),
        Ending::Time => format!("The {loser} player ran out of time{stopped}."),
    }
}

fn certainty(certainty: Certainty) -> String {
    match certainty {
        Certainty::Exact { bound } => {
            format!("All win chances are exact, from solved tables (within {bound:.1e}, proven).")
        }
        Certainty::Estimated => {
            "Win chances are estimated, at least in part: not all positions of this game are in solved tables."
                .to_owned()
        }
    }
}

/// Was it luck?
fn verdict(review: &senet_players::Review) -> String {
    let luck = review.first.luck - review.second.luck;
    let skill = review.second.error - review.first.error;
    let favoured = |difference: f64| if difference >= 0.0 { Seat::First } else { Seat::Second };
    format!(
        "The sticks favoured the {} player by {}, and the {} player chose better by {}.",
        favoured(luck),
        percent(luck.abs()),
        favoured(skill),
        percent(skill.abs())
    )
}

/// One line on a step.
fn moment(step: &Step) -> String {
    let begin = format!("throw {}, {}", step.turn + 1, step.seat);
    let now = percent(step.first_wins);
    match &step.event {
        Event::Thrown { throw, luck } => {
            format!("{begin}: threw {throw}, {} for them; first now {now}", signed(*luck))
        }
        Event::Played { answer, error, options } => {
            match options.first().filter(|best| best.answer != *answer) {
                Some(best) => format!(
                    "{begin}: played {answer}, {} would have been better by {}; first now {now}",
                    best.answer,
                    percent(*error)
                ),
                None => format!("{begin}: played {answer}; first now {now}"),
            }
        }
        Event::Passed => format!("{begin}: could not move; first now {now}"),
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

fn signed(share: f64) -> String {
    format!("{:+.1}%", 100.0 * share)
}
