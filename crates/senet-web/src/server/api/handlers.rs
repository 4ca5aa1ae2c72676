//! What the JSON interface does.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use senet_games::{Opponent, Refused, Secret, Shake, Snapshot, Viewer};
use senet_players::Level;
use senet_rules::{JEQUIER, STANDARD, Seat, Square};
use serde::Serialize;
use utoipa::ToSchema;

use super::input::{
    Bearer, Body, Game, MoveInput, NewGame, OpponentName, PlayName, RulesName, ThrowInput, Versioned,
};
use super::state::{SeatName, State};
use crate::server::fault::Fault;
use crate::server::reader::address;
use crate::server::{Site, time_control};

/// A seat that was taken.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Seated {
    /// The game's name.
    id: String,
    /// The link for the other player and for those who watch.
    url: String,
    /// What acts for the seat: send it as `Authorization: Bearer TOKEN`, show it to nobody.
    token: String,
    /// The seat; with two people at one device the first, and the token acts for both.
    seat: SeatName,
    /// The game.
    game: State,
}

impl Seated {
    fn of(site: &Site, address: &str, snapshot: &Snapshot, token: &Secret) -> Self {
        let seat = match snapshot.viewer(Some(&token.hash())) {
            Viewer::Seat(seat) => seat,
            Viewer::Both | Viewer::Watching => Seat::First,
        };
        let id = snapshot.state.id().to_string();
        let url = format!("{address}/g/{id}");
        Self { id, url, token: token.reveal(), seat: seat.into(), game: State::of(&site.games, snapshot) }
    }
}

/// A problem with the game as it stands, if there is one.
pub(super) fn refused(site: &Site, refused: &Refused) -> Response {
    let state = refused.game.as_ref().map(|game| State::of(&site.games, game));
    Fault::from(refused).problem(state.and_then(|state| serde_json::to_value(state).ok()))
}

/// Answers that hold a secret or change from moment to moment are kept by nobody.
pub(super) fn fresh(status: StatusCode, body: impl Serialize) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], Json(body)).into_response()
}

fn answer(site: &Site, result: Result<Arc<Snapshot>, Refused>) -> Response {
    match result {
        Ok(snapshot) => fresh(StatusCode::OK, State::of(&site.games, &snapshot)),
        Err(error) => refused(site, &error),
    }
}

/// Make a game and take a seat in it.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame, responses(
    (status = 201, description = "The game was made", body = Seated),
    (status = 400, description = "The request was not understood", body = super::document::Problem),
    (status = 422, description = "This server does not offer that", body = super::document::Problem),
))]
pub(crate) async fn create(
    Shared(site): Shared<Arc<Site>>,
    headers: axum::http::HeaderMap,
    Body(wanted): Body<NewGame>,
) -> Response {
    let opponent = match wanted.opponent {
        OpponentName::Friend => Opponent::Friend,
        OpponentName::SameDevice => Opponent::SameDevice,
        OpponentName::Stranger => Opponent::Stranger,
        // Left out, it is the one that the home page offers first.
        OpponentName::Computer => match Level::new(wanted.level.unwrap_or(1)) {
            Some(level) => Opponent::Computer { level },
            None => return Fault::Malformed("`level` is 1 to 6".to_owned()).problem(None),
        },
    };
    if wanted.level.is_some() && wanted.opponent != OpponentName::Computer {
        return Fault::NotSupported("only the computer has a `level`").problem(None);
    }
    let time = match time_control(wanted.clock.as_deref().unwrap_or("none"), opponent) {
        Ok(time) => time,
        Err(fault) => return fault.problem(None),
    };
    let wanted = senet_games::NewGame {
        rules: match wanted.rules {
            RulesName::Standard => &STANDARD,
            RulesName::Jequier => &JEQUIER,
        },
        opponent,
        play: match wanted.play {
            Some(PlayName::First) => Some(Seat::First),
            Some(PlayName::Second) => Some(Seat::Second),
            Some(PlayName::Random) | None => None,
        },
        time,
    };
    let token = Secret::random(site.games.randomness());
    match site.games.create(wanted, token.hash()).await {
        Ok(made) => fresh(StatusCode::CREATED, Seated::of(&site, &address(&site, &headers), &made, &token)),
        Err(error) => Fault::from(error).problem(None),
    }
}

/// Take the free seat.
#[utoipa::path(post, path = "/api/games/{id}/join", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The seat is yours", body = Seated),
    (status = 404, description = "There is no such game", body = super::document::Problem),
    (status = 409, description = "No seat is free; with the members of the game's state", body = super::document::Problem),
))]
pub(crate) async fn join(
    Shared(site): Shared<Arc<Site>>,
    headers: axum::http::HeaderMap,
    Game(id): Game,
) -> Response {
    let token = Secret::random(site.games.randomness());
    match site.games.join(id, token.hash()).await {
        Ok(joined) => fresh(StatusCode::OK, Seated::of(&site, &address(&site, &headers), &joined, &token)),
        Err(error) => refused(&site, &error),
    }
}

/// The game as it stands, the same for players and those who watch.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The game", body = State),
    (status = 404, description = "There is no such game", body = super::document::Problem),
))]
pub(crate) async fn state(Shared(site): Shared<Arc<Site>>, bearer: Bearer, Game(id): Game) -> Response {
    match site.games.load(id).await {
        Ok(snapshot) => {
            site.games.see(id, snapshot.viewer(bearer.0.as_ref()));
            fresh(StatusCode::OK, State::of(&site.games, &snapshot))
        }
        Err(error) => Fault::from(error).problem(None),
    }
}

/// Give the seat up before the first throw.
#[utoipa::path(post, path = "/api/games/{id}/leave", tag = "actions", params(("id" = String, Path)),
    request_body = Versioned, security(("token" = [])), responses(
    (status = 200, description = "The seat is free", body = State),
    (status = 403, description = "Not your seat", body = super::document::Problem),
    (status = 409, description = "The game has moved on, or has begun", body = super::document::Problem),
))]
pub(crate) async fn leave(
    Shared(site): Shared<Arc<Site>>,
    bearer: Bearer,
    Game(id): Game,
    Body(input): Body<Versioned>,
) -> Result<Response, Response> {
    let holder = bearer.required()?;
    Ok(answer(&site, site.games.leave(id, &holder, input.version).await))
}

/// Throw the sticks.
#[utoipa::path(post, path = "/api/games/{id}/throw", tag = "actions", params(("id" = String, Path)),
    request_body = ThrowInput, security(("token" = [])), responses(
    (status = 200, description = "Thrown; a throw without a legal move is passed in the same step", body = State),
    (status = 403, description = "Not your seat, or not its turn", body = super::document::Problem),
    (status = 409, description = "The game has moved on; with the members of the game's state", body = super::document::Problem),
))]
pub(crate) async fn throw(
    Shared(site): Shared<Arc<Site>>,
    bearer: Bearer,
    Game(id): Game,
    Body(input): Body<ThrowInput>,
) -> Result<Response, Response> {
    let holder = bearer.required()?;
    let shake: Option<Shake> = match input.shake.as_deref().map(str::parse).transpose() {
        Ok(shake) => shake,
        Err(error) => return Err(Fault::Malformed(error.to_string()).problem(None)),
    };
    Ok(answer(&site, site.games.throw(id, &holder, input.version, shake).await))
}

/// Move the piece on a square.
#[utoipa::path(post, path = "/api/games/{id}/move", tag = "actions", params(("id" = String, Path)),
    request_body = MoveInput, security(("token" = [])), responses(
    (status = 200, description = "Moved", body = State),
    (status = 403, description = "Not your seat, or not its turn", body = super::document::Problem),
    (status = 409, description = "The game has moved on; with the members of the game's state", body = super::document::Problem),
    (status = 422, description = "That move is not legal, and why", body = super::document::Problem),
))]
pub(crate) async fn play(
    Shared(site): Shared<Arc<Site>>,
    bearer: Bearer,
    Game(id): Game,
    Body(input): Body<MoveInput>,
) -> Result<Response, Response> {
    let holder = bearer.required()?;
    let Some(from) = Square::new(input.from) else {
        return Err(Fault::Malformed("`from` is a square, 1 to 30".to_owned()).problem(None));
    };
    Ok(answer(&site, site.games.play(id, &holder, input.version, from).await))
}

/// Give the game up.
#[utoipa::path(post, path = "/api/games/{id}/resign", tag = "actions", params(("id" = String, Path)),
    request_body = Versioned, security(("token" = [])), responses(
    (status = 200, description = "The other player has won", body = State),
    (status = 403, description = "Not your seat", body = super::document::Problem),
    (status = 409, description = "The game has moved on; with the members of the game's state", body = super::document::Problem),
))]
pub(crate) async fn resign(
    Shared(site): Shared<Arc<Site>>,
    bearer: Bearer,
    Game(id): Game,
    Body(input): Body<Versioned>,
) -> Result<Response, Response> {
    let holder = bearer.required()?;
    Ok(answer(&site, site.games.resign(id, &holder, input.version).await))
}

/// Offer another game, or accept the offer. The same tokens act for it, the seats swapped.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "actions", params(("id" = String, Path)),
    request_body = Versioned, security(("token" = [])), responses(
    (status = 200, description = "Offered or agreed: see `rematch`", body = State),
    (status = 403, description = "Not your seat", body = super::document::Problem),
    (status = 409, description = "The game is not over or has moved on", body = super::document::Problem),
))]
pub(crate) async fn rematch(
    Shared(site): Shared<Arc<Site>>,
    bearer: Bearer,
    Game(id): Game,
    Body(input): Body<Versioned>,
) -> Result<Response, Response> {
    let holder = bearer.required()?;
    Ok(answer(&site, site.games.rematch(id, &holder, input.version).await))
}

/// Claim the game from a player who has been away in their own turn: for 60 seconds, if the site does not say otherwise.
#[utoipa::path(post, path = "/api/games/{id}/claim", tag = "actions", params(("id" = String, Path)),
    request_body = Versioned, security(("token" = [])), responses(
    (status = 200, description = "You have won", body = State),
    (status = 403, description = "Not your seat", body = super::document::Problem),
    (status = 409, description = "Not now: `detail` says why, `Retry-After` when", body = super::document::Problem),
))]
pub(crate) async fn claim(
    Shared(site): Shared<Arc<Site>>,
    bearer: Bearer,
    Game(id): Game,
    Body(input): Body<Versioned>,
) -> Result<Response, Response> {
    let holder = bearer.required()?;
    Ok(answer(&site, site.games.claim(id, &holder, input.version).await))
}

/// The whole game as text, with the commitment and, once it is over, the seed. `senet verify` reads it.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain"),
    (status = 404, description = "There is no such game", body = super::document::Problem),
))]
pub(crate) async fn record(Shared(site): Shared<Arc<Site>>, Game(id): Game) -> Response {
    match site.games.load(id).await {
        Ok(snapshot) => {
            let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
            let kept = (header::CACHE_CONTROL, "no-store");
            ([kind, kept], snapshot.record().to_string()).into_response()
        }
        Err(error) => Fault::from(error).problem(None),
    }
}
