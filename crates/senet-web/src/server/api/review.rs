//! The review of a finished game over the JSON interface.

use std::sync::Arc;

use axum::extract::State as Shared;
use axum::http::StatusCode;
use axum::response::Response;
use senet_games::Snapshot;
use senet_players::{Account, Event, Review, Step};
use serde::Serialize;
use utoipa::ToSchema;

use super::handlers::fresh;
use super::hint::WorthMove;
use super::input::Game;
use super::state::{BySeat, LegalMove, SeatName};
use crate::server::Site;
use crate::server::fault::Fault;
use crate::server::review::reviewed;

/// How many moments are pointed out.
const MOMENTS: usize = 6;

/// A finished game gone through throw by throw, in chances of the first player, 0 to 1. It adds up: `start` + the first
/// player's luck - the first player's error - the second player's luck + the second player's error = `end`.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct GameReview {
    /// The game's name.
    id: String,
    /// `standard` or `jequier`.
    rules: &'static str,
    /// Whether every value is exact; some are estimated if not.
    exact: bool,
    /// How far exact values can be from the truth, proven.
    bound: Option<f64>,
    /// The first player's chance before anything was thrown.
    start: f64,
    /// The first player's chance when the game stopped.
    end: f64,
    /// Who won.
    winner: Option<SeatName>,
    /// How the game ended.
    ending: Option<&'static str>,
    /// What each player owes to the sticks and to the choices.
    players: BySeat<PlayerAccount>,
    /// Which of the steps changed the chance most, counted from 0, in the order played.
    moments: Vec<usize>,
    /// Each throw, and each move or pass, in order.
    steps: Vec<ReviewStep>,
}

/// What a player owes to the sticks and to the choices, in chance.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct PlayerAccount {
    /// Chance gained by throws, less what was lost by them.
    luck: f64,
    /// Chance given away by moves.
    error: f64,
    /// Throws.
    throws: u32,
    /// Moves where there was another one.
    choices: u32,
    /// Choices that gave nothing away.
    best: u32,
}

/// A step: a throw, a move or a pass.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct ReviewStep {
    /// Which throw of the game it belongs to, counted from 1.
    turn: usize,
    /// Whose.
    seat: SeatName,
    /// The first player's chance after it.
    first_wins: f64,
    /// The position after it.
    position: String,
    /// What it was.
    #[serde(flatten)]
    what: What,
}

/// What a step was.
#[derive(Serialize, ToSchema, Debug)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(crate) enum What {
    /// The sticks fell.
    Thrown {
        /// What they count.
        throw: u8,
        /// Chance gained by the thrower.
        luck: f64,
    },
    /// A piece moved.
    Moved {
        /// The move made.
        #[serde(flatten)]
        legal: LegalMove,
        /// Chance given away.
        error: f64,
        /// All legal moves, the best first.
        options: Vec<WorthMove>,
    },
    /// No piece could move.
    Passed,
}

impl From<&Step> for ReviewStep {
    fn from(step: &Step) -> Self {
        Self {
            turn: step.turn + 1,
            seat: step.seat.into(),
            first_wins: step.first_wins,
            position: step.position.to_string(),
            what: match &step.event {
                Event::Thrown { throw, luck } => What::Thrown { throw: throw.number(), luck: *luck },
                Event::Played { answer, error, options } => What::Moved {
                    legal: (*answer).into(),
                    error: *error,
                    options: options
                        .iter()
                        .map(|option| WorthMove { legal: option.answer.into(), win: option.win.chance })
                        .collect(),
                },
                Event::Passed => What::Passed,
            },
        }
    }
}

impl From<&Account> for PlayerAccount {
    fn from(account: &Account) -> Self {
        let Account { luck, error, throws, choices, best, .. } = *account;
        Self { luck, error, throws, choices, best }
    }
}

impl GameReview {
    fn of(snapshot: &Snapshot, review: &Review) -> Self {
        Self {
            id: snapshot.state.id().to_string(),
            rules: snapshot.state.rules().id,
            exact: review.certainty.is_exact(),
            bound: review.certainty.bound(),
            start: review.start,
            end: review.end,
            winner: review.outcome.map(|outcome| outcome.winner.into()),
            ending: review.outcome.map(|outcome| outcome.ending.name()),
            players: BySeat::of(|seat| review.account(seat).into()),
            moments: review.moments(MOMENTS),
            steps: review.steps.iter().map(Into::into).collect(),
        }
    }
}

/// Go through a finished game: what each throw and move was worth, and what luck and choices add up to.
#[utoipa::path(get, path = "/api/games/{id}/review", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The review", body = GameReview),
    (status = 404, description = "There is no such game", body = super::document::Problem),
    (status = 409, description = "The game is not over", body = super::document::Problem),
))]
pub(crate) async fn review(Shared(site): Shared<Arc<Site>>, Game(id): Game) -> Response {
    let snapshot = match site.games.load(id).await {
        Ok(snapshot) => snapshot,
        Err(error) => return Fault::from(error).problem(None),
    };
    match reviewed(&site, &snapshot).await {
        Ok(review) => fresh(StatusCode::OK, GameReview::of(&snapshot, &review)),
        Err(fault) => fault.problem(None),
    }
}
