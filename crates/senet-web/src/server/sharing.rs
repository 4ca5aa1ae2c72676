//! What search engines, chats and home screens ask for, and the worker that keeps the rules for times without a network.

use std::num::NonZeroUsize;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lru::LruCache;
use senet_rules::{JEQUIER, Position, STANDARD};
use tokio::sync::Semaphore;

use super::Shared;
use super::fault::Fault;
use super::pages::load;
use super::reader::{Reader, address};
use crate::views::errors::{self, ErrorPage};
use crate::{assets, card, plain, sharing};

/// Pictures that are kept once drawn; one has some 60 KB.
const KEPT: NonZeroUsize = NonZeroUsize::new(300).expect("not zero");
/// How long others may keep a picture of a page, and one of a board, whose address names its version.
const FOR_A_DAY: &str = "public, max-age=86400";

static PICTURES: LazyLock<Mutex<LruCache<String, Bytes>>> = LazyLock::new(|| Mutex::new(LruCache::new(KEPT)));
/// Drawing takes a core for a while; people's games come first.
static DRAWING: Semaphore = Semaphore::const_new(1);

pub(super) async fn robots(State(site): State<Shared>, headers: HeaderMap) -> Response {
    let text = sharing::robots(&address(&site, &headers));
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

pub(super) async fn sitemap(State(site): State<Shared>, headers: HeaderMap) -> Response {
    let map = sharing::sitemap(&address(&site, &headers));
    ([(header::CONTENT_TYPE, "application/xml; charset=utf-8")], map).into_response()
}

pub(super) async fn manifest(reader: Reader) -> Response {
    let kind = (header::CONTENT_TYPE, "application/manifest+json");
    ([kind, (header::CACHE_CONTROL, FOR_A_DAY)], sharing::manifest(reader.ctx.language)).into_response()
}

/// The worker must be asked about again each time, and must stand at the root to serve all pages.
pub(super) async fn worker() -> Response {
    let kind = (header::CONTENT_TYPE, "text/javascript; charset=utf-8");
    ([kind, (header::CACHE_CONTROL, "no-cache")], assets::worker()).into_response()
}

/// What the worker shows for a page that it does not have while there is no network.
pub(super) async fn offline(reader: Reader) -> Response {
    reader.page(StatusCode::OK, errors::page(&reader.ctx, ErrorPage::Offline))
}

/// The picture of a page.
pub(super) async fn page_card(reader: Reader, Path((_, page)): Path<(String, String)>) -> Response {
    let l = reader.ctx.language;
    let (title, position) = match page.as_str() {
        "home.png" => (plain!(l, "home-title"), middle_game()),
        "senet.png" => (plain!(l, "senet-title"), Position::unowned(&STANDARD)),
        "jequier.png" => (plain!(l, "jequier-title"), Position::opening(&JEQUIER)),
        "fair.png" => (plain!(l, "fair-title"), middle_game()),
        "analysis.png" => (plain!(l, "analysis-title"), middle_game()),
        "privacy.png" => (plain!(l, "privacy-heading"), Position::unowned(&STANDARD)),
        _ => return reader.fault(&Fault::NoSuchPage),
    };
    picture(&reader, format!("{}/{page}", l.code()), title, position).await
}

/// The picture of a game: its board as it stands.
pub(super) async fn game_card(
    State(site): State<Shared>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
) -> Response {
    let snapshot = match load(&site, &id).await {
        Ok(snapshot) => snapshot,
        Err(fault) => return reader.fault(&fault),
    };
    let state = &snapshot.state;
    let title = crate::views::rules_name(reader.ctx.language, state.rules());
    let key = format!("{}/g/{}/{}", reader.ctx.language.code(), state.id(), state.version());
    picture(&reader, key, title, *state.game().position()).await
}

/// A board in the middle of a game.
fn middle_game() -> Position {
    Position::parse("3C1S3S/1CS3C3/S1C3S1C1 C -", &STANDARD).unwrap_or_else(|_| Position::unowned(&STANDARD))
}

/// The picture kept under this key, or drawn now.
pub(super) async fn picture(reader: &Reader, key: String, title: String, position: Position) -> Response {
    let kept = |key: &str| PICTURES.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned();
    let mut found = kept(&key);
    if found.is_none()
        && let Ok(_permit) = DRAWING.acquire().await
    {
        // Somebody else may have drawn it meanwhile.
        found = kept(&key);
        if found.is_none() {
            let language = reader.ctx.language;
            let draw = move || card::card(language, &title, &position);
            found = tokio::task::spawn_blocking(draw).await.ok().flatten().map(Bytes::from);
            if let Some(drawn) = &found {
                PICTURES.lock().unwrap_or_else(PoisonError::into_inner).put(key, drawn.clone());
            }
        }
    }
    match found {
        Some(png) => {
            let kind = (header::CONTENT_TYPE, "image/png");
            ([kind, (header::CACHE_CONTROL, FOR_A_DAY)], png).into_response()
        }
        None => reader.fault(&Fault::Internal),
    }
}
