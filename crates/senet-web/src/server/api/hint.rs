//! Hints over the JSON interface.

use std::sync::Arc;

use axum::extract::State as Shared;
use axum::http::StatusCode;
use axum::response::Response;
use senet_games::Snapshot;
use senet_rules::Square;
use serde::Serialize;
use utoipa::ToSchema;

use super::handlers::{fresh, refused};
use super::input::{Bearer, Body, Game, Versioned};
use super::state::LegalMove;
use crate::server::Site;

/// What each legal answer to the throw is worth.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Hint {
    /// The version of the game that it is for.
    version: u32,
    /// How many hints were asked for in this game, this one included.
    hints: u32,
    /// Whether the values are exact; estimated if not.
    exact: bool,
    /// The legal moves, the best first.
    moves: Vec<WorthMove>,
}

/// A move and what it is worth.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct WorthMove {
    /// The move.
    #[serde(flatten)]
    pub(crate) legal: LegalMove,
    /// The mover's chance to win after it, 0 to 1.
    pub(crate) win: f64,
}

impl Hint {
    fn of(snapshot: &Snapshot) -> Option<Self> {
        let advice = snapshot.advice()?;
        let worth = |advised: &senet_games::Advised| {
            let from = Square::new(advised.from)?;
            let legal = snapshot.state.game().move_from(from).ok()?;
            Some(WorthMove { legal: legal.into(), win: advised.chance() })
        };
        Some(Self {
            version: advice.version,
            hints: snapshot.notes.hints,
            exact: advice.exact,
            moves: advice.moves.iter().filter_map(worth).collect(),
        })
    }
}

/// Ask what each legal answer to the throw is worth. Only in games against the computer; hints are counted, one for each
/// throw however often it is asked.
#[utoipa::path(post, path = "/api/games/{id}/hint", tag = "actions", params(("id" = String, Path)),
    request_body = Versioned, security(("token" = [])), responses(
    (status = 200, description = "The hint", body = Hint),
    (status = 403, description = "Not your seat, or not its turn", body = super::document::Problem),
    (status = 409, description = "The game has moved on, is between people, or no throw waits for your move", body = super::document::Problem),
))]
pub(crate) async fn hint(
    Shared(site): Shared<Arc<Site>>,
    bearer: Bearer,
    Game(id): Game,
    Body(input): Body<Versioned>,
) -> Result<Response, Response> {
    let holder = bearer.required()?;
    match site.games.advise(id, &holder, input.version, &site.judges).await {
        Ok(snapshot) => Ok(fresh(StatusCode::OK, Hint::of(&snapshot))),
        Err(why) => Ok(refused(&site, &why)),
    }
}
