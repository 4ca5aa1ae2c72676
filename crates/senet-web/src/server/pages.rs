//! Pages that are asked for. None of them changes anything.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use senet_games::{GameId, Games, Rematch, Secret, Snapshot};
use senet_rules::{JEQUIER, STANDARD};
use serde::Deserialize;

use super::fault::Fault;
use super::reader::{BestLanguage, Reader, address, respell, see_other};
use super::{Shared, Site, TIMES, show};
use crate::art;
use crate::language::Language;
use crate::solution;
use crate::views::device::{self, DeviceLink, DeviceTake};
use crate::views::home::{self, HomeModel};
use crate::views::{fair as fair_views, game as game_views, pages as reading};

/// On to the home page in the best language.
pub(super) async fn any_home(BestLanguage(language): BestLanguage) -> Response {
    to_language(language, "/")
}

/// On to a page of words in the best language.
pub(super) async fn any_page(BestLanguage(language): BestLanguage, uri: Uri) -> Response {
    to_language(language, uri.path())
}

/// On to the game in the best language.
pub(super) async fn any_game(
    State(site): State<Shared>,
    BestLanguage(language): BestLanguage,
    request: axum::extract::Request,
) -> Response {
    let id = request.uri().path().rsplit('/').next().and_then(|id| id.parse::<GameId>().ok());
    match id {
        Some(id) => to_language(language, &format!("/g/{id}")),
        None => Reader::of_any(&site, request.uri(), request.headers()).fault(&Fault::NoSuchGame),
    }
}

fn to_language(language: Language, path: &str) -> Response {
    let mut response = see_other(&format!("/{}{path}", language.code()));
    let headers = response.headers_mut();
    headers.insert(
        header::VARY,
        "accept-language, cookie".parse().unwrap_or_else(|_| header::HeaderValue::from_static("*")),
    );
    headers.insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-cache"));
    response
}

/// A language without its slash.
pub(super) async fn slash(
    State(site): State<Shared>,
    Path(code): Path<String>,
    request: axum::extract::Request,
) -> Response {
    match Language::from_code(&code) {
        Some(language) => see_other(&format!("/{}/", language.code())),
        None => respell(request.uri()).unwrap_or_else(|| {
            Reader::of_any(&site, request.uri(), request.headers()).fault(&Fault::NoSuchPage)
        }),
    }
}

pub(super) async fn home(State(site): State<Shared>, reader: Reader) -> Response {
    match home_model(&site, &reader).await {
        Ok(model) => reader.page(StatusCode::OK, home::page(&reader.ctx, &model)),
        Err(fault) => reader.fault(&fault),
    }
}

async fn home_model(site: &Site, reader: &Reader) -> Result<HomeModel, Fault> {
    let games = match reader.holder() {
        Some(holder) => {
            let games = site.games.unfinished(holder).await?;
            games.iter().map(|game| show::open_game(game, game.viewer(Some(&holder)))).collect()
        }
        None => Vec::new(),
    };
    let times = TIMES.map(|(_, time)| time);
    let mut waiting = [0; 2];
    for (count, rules) in waiting.iter_mut().zip([&STANDARD, &JEQUIER]) {
        *count = site.games.waiting(rules, &times).await?.try_into().unwrap_or(u32::MAX);
    }
    Ok(HomeModel { games, waiting })
}

/// The game and its standard rules.
pub(super) async fn senet(reader: Reader) -> Response {
    let model = reading::senet::SenetModel { perfect: solution::perfect(&STANDARD, reader.ctx.language) };
    reader.page(StatusCode::OK, reading::senet::page(&reader.ctx, &model))
}

/// Jéquier's Senet.
pub(super) async fn jequier(reader: Reader) -> Response {
    let language = reader.ctx.language;
    let both = solution::perfect(&JEQUIER, language).zip(solution::perfect(&STANDARD, language));
    let model = reading::jequier::JequierModel {
        perfect: both.map(|(jequier, standard)| (jequier, standard.percent)),
    };
    reader.page(StatusCode::OK, reading::jequier::page(&reader.ctx, &model))
}

/// What is stored.
pub(super) async fn privacy(reader: Reader) -> Response {
    reader.page(StatusCode::OK, reading::privacy::page(&reader.ctx))
}

/// How fair throws work.
pub(super) async fn fair(reader: Reader) -> Response {
    reader.page(StatusCode::OK, fair_views::about(&reader.ctx))
}

/// What a game's page may be asked for.
#[derive(Deserialize, Debug)]
pub(super) struct Looking {
    /// The board after this many turns.
    turn: Option<usize>,
}

pub(super) async fn game(
    State(site): State<Shared>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
    looking: Result<Query<Looking>, QueryRejection>,
) -> Response {
    let snapshot = match load(&site, &id).await {
        Ok(snapshot) => snapshot,
        Err(fault) => return reader.fault(&fault),
    };
    let viewer = snapshot.viewer(reader.holder().as_ref());
    site.games.see(snapshot.state.id(), viewer);
    // Whoever waited for a stranger plays elsewhere now; a script sees that by itself.
    if let (true, false, Rematch::Accepted(next)) =
        (snapshot.state.is_waiting(), reader.live, snapshot.state.rematch())
    {
        return reader.on_to(&format!("/g/{next}"));
    }
    let mut model = show::game(&site.games, &snapshot, viewer, &reader.ctx);
    model.replay =
        looking.ok().and_then(|Query(looking)| looking.turn).filter(|&turn| turn <= model.turns.len());
    game_page(&reader, StatusCode::OK, &model)
}

/// A game's page, or its `<main>` for a script.
pub(super) fn game_page(reader: &Reader, status: StatusCode, model: &game_views::GameModel) -> Response {
    let page =
        if reader.live { game_views::main(&reader.ctx, model) } else { game_views::page(&reader.ctx, model) };
    reader.page(status, page)
}

/// The game of this name.
pub(super) async fn load(site: &Site, id: &str) -> Result<Arc<Snapshot>, Fault> {
    let id: GameId = id.parse().map_err(|_| Fault::NoSuchGame)?;
    Ok(site.games.load(id).await?)
}

/// Whether a game's throws shall be computed again.
#[derive(Deserialize, Debug)]
pub(super) struct Checking {
    check: Option<String>,
}

/// *Check the throws* of a game.
pub(super) async fn fair_game(
    State(site): State<Shared>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
    checking: Result<Query<Checking>, QueryRejection>,
) -> Response {
    match load(&site, &id).await {
        Ok(snapshot) => {
            let model = show::fair(&snapshot, checking.is_ok_and(|Query(checking)| checking.check.is_some()));
            reader.page(StatusCode::OK, fair_views::page(&reader.ctx, &model))
        }
        Err(fault) => reader.fault(&fault),
    }
}

/// The private link that carries a seat to another device.
pub(super) async fn device(
    State(site): State<Shared>,
    reader: Reader,
    Path((_, id)): Path<(String, String)>,
) -> Response {
    let snapshot = match load(&site, &id).await {
        Ok(snapshot) => snapshot,
        Err(fault) => return reader.fault(&fault),
    };
    let Some(link) = Games::device_secret(&snapshot, snapshot.viewer(reader.holder().as_ref())) else {
        return reader.fault(&Fault::NotYourSeat);
    };
    let id = snapshot.state.id().to_string();
    let path = reader.ctx.to(&format!("/g/{id}/device/{}", link.reveal()));
    let link = format!("{}{path}", reader.ctx.site);
    let model = DeviceLink { id, rules: snapshot.state.rules(), link };
    private(reader.page(StatusCode::OK, device::link(&reader.ctx, &model)))
}

/// What the private link leads to: a page with one button, so that opening it takes nothing.
pub(super) async fn device_take(
    State(site): State<Shared>,
    mut reader: Reader,
    Path((_, id, secret)): Path<(String, String, String)>,
) -> Response {
    // Links in another language would carry the secret on.
    reader.ctx.path = format!("/g/{id}");
    let snapshot = match load(&site, &id).await {
        Ok(snapshot) => snapshot,
        Err(fault) => return reader.fault(&fault),
    };
    let good = secret.parse::<Secret>().is_ok_and(|link| Games::device_seat(&snapshot, &link).is_some());
    if !good {
        return reader.fault(&Fault::LinkUsed);
    }
    let model = DeviceTake { id: snapshot.state.id().to_string(), rules: snapshot.state.rules(), secret };
    private(reader.page(StatusCode::OK, device::take(&reader.ctx, &model)))
}

/// Kept nowhere.
fn private(mut response: Response) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    response
}

/// The game's link as a QR code.
pub(super) async fn qr(State(site): State<Shared>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let code = id.parse::<GameId>().ok().and_then(|id| {
        let link = format!("{}/g/{id}", address(&site, &headers));
        art::qr(&link, &link)
    });
    match code {
        Some(code) => {
            let mut response = Html(code.into_string()).into_response();
            let kind = header::HeaderValue::from_static("image/svg+xml");
            response.headers_mut().insert(header::CONTENT_TYPE, kind);
            response
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
