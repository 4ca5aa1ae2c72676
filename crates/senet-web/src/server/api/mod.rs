//! The JSON interface.

pub mod document;
mod handlers;
mod hint;
mod input;
mod review;

pub(super) use input::Bearer;
pub(super) mod state;

use axum::Router;
use axum::response::Redirect;
use axum::routing::{get, post};

use super::{Shared, live};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/api", get(document::page))
        .route("/api/", get(async || Redirect::permanent("/api")))
        .route("/api/openapi.json", get(document::json))
        .route("/api/games", post(handlers::create))
        .route("/api/games/{id}", get(handlers::state))
        .route("/api/games/{id}/join", post(handlers::join))
        .route("/api/games/{id}/leave", post(handlers::leave))
        .route("/api/games/{id}/throw", post(handlers::throw))
        .route("/api/games/{id}/move", post(handlers::play))
        .route("/api/games/{id}/hint", post(hint::hint))
        .route("/api/games/{id}/resign", post(handlers::resign))
        .route("/api/games/{id}/rematch", post(handlers::rematch))
        .route("/api/games/{id}/claim", post(handlers::claim))
        .route("/api/games/{id}/review", get(review::review))
        .route("/api/games/{id}/events", get(live::api))
        .route("/api/games/{id}/record", get(handlers::record))
}
