//! Whether the server is alive, and whether it can do its work.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use super::Shared;

pub(super) async fn alive() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], "alive\n")
}

/// Ready while the store takes what is written and the server is not about to stop.
pub(super) async fn ready(State(site): State<Shared>) -> impl IntoResponse {
    let (status, text) = if *site.stopping.borrow() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if site.games.ready().await.is_err() {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written: is the disk full?\n")
    } else {
        (StatusCode::OK, "ready\n")
    };
    (status, [(header::CACHE_CONTROL, "no-store")], text)
}
