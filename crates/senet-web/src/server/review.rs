//! The review of a finished game as a page, and the picture of a moment.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use senet_games::Snapshot;
use senet_players::Review;
use serde::Deserialize;

use super::fault::Fault;
use super::pages::load;
use super::reader::Reader;
use super::sharing::picture;
use super::{Shared, Site, show};
use crate::plain;
use crate::views::review::{self, ReviewModel};
use crate::views::rules_name;

/// What a review may be asked for.
#[derive(Deserialize, Default, Debug)]
pub(super) struct Looking {
    /// The board after so many throws and moves.
    at: Option<usize>,
    /// The moves as a list, whatever it says.
    list: Option<String>,
}

type Asked = Result<Query<Looking>, QueryRejection>;

/// A finished game with its review.
pub(super) async fn reviewed(site: &Site, snapshot: &Snapshot) -> Result<Arc<Review>, Fault> {
    if !snapshot.state.is_over() {
        return Err(Fault::NotOver);
    }
    site.judges.review(snapshot).await.ok_or(Fault::Internal)
}

pub(super) async fn page(
    State(site): State<Shared>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
    looking: Asked,
) -> Response {
    let snapshot = match load(&site, &id).await {
        Ok(snapshot) => snapshot,
        Err(fault) => return reader.fault(&fault),
    };
    let review = match reviewed(&site, &snapshot).await {
        Ok(review) => review,
        // What is not over is still being played there.
        Err(Fault::NotOver) => return reader.on_to(&format!("/g/{}", snapshot.state.id())),
        Err(fault) => return reader.fault(&fault),
    };
    let Looking { at, list } = looking.map(|Query(looking)| looking).unwrap_or_default();
    let viewer = snapshot.viewer(reader.holder().as_ref());
    let game = show::game(&site.games, &snapshot, viewer, &reader.ctx);
    let model = ReviewModel::new(game, review, at, list.is_some());
    let page =
        if reader.live { review::moment(&reader.ctx, &model) } else { review::page(&reader.ctx, &model) };
    reader.page(StatusCode::OK, page)
}

/// The picture of a moment: its board.
pub(super) async fn card(
    State(site): State<Shared>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
    looking: Asked,
) -> Response {
    let found = async {
        let snapshot = load(&site, &id).await?;
        let review = reviewed(&site, &snapshot).await?;
        Ok((snapshot, review))
    };
    let (snapshot, review) = match found.await {
        Ok(found) => found,
        Err(fault) => return reader.fault(&fault),
    };
    let state = &snapshot.state;
    let at = looking.ok().and_then(|Query(looking)| looking.at).unwrap_or(usize::MAX).min(review.steps.len());
    let position = at.checked_sub(1).map_or_else(
        || *senet_rules::Game::new(state.rules()).position(),
        |place| review.steps[place].position,
    );
    let language = reader.ctx.language;
    let title = plain!(language, "review-title", rules = rules_name(language, state.rules()));
    let key = format!("{}/g/{}/review/{at}", language.code(), state.id());
    picture(&reader, key, title, position).await
}
