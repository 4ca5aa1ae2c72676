//! Style sheets, scripts, pictures: addresses that change with their content, so that they may be kept for ever.

use axum::extract::{Path, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::Shared;
use super::fault::{self, Fault};
use crate::assets;

pub(super) async fn asset(
    State(site): State<Shared>,
    Path(file): Path<String>,
    request: Request,
) -> Response {
    let Some(asset) = assets::find(&file) else {
        return fault::answer(&site, &Fault::NoSuchPage, &request);
    };
    let kept = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    ([(header::CONTENT_TYPE, asset.media_type), kept], asset.bytes).into_response()
}
