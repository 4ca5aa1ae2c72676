//! What the JSON interface reads.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::Response;
use senet_games::{GameId, Secret, SecretHash};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use crate::server::fault::Fault;

/// What a game is to be.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    /// `standard` or `jequier`.
    pub(crate) rules: RulesName,
    /// Against whom.
    pub(crate) opponent: OpponentName,
    /// The computer's level, 1 (a beginner) to 6 (the best move it knows); only against the computer; 1 if left out.
    #[schema(minimum = 1, maximum = 6)]
    pub(crate) level: Option<u8>,
    /// The maker's seat; drawn if it is left out.
    pub(crate) play: Option<PlayName>,
    /// Minutes for each player and seconds more for each answered throw, both up to 180, as in `5+5`; with 0 minutes a
    /// player begins with the seconds of one throw. None if it is left out. Against a stranger 5+5, 10+10 or 20+20.
    pub(crate) clock: Option<String>,
}

/// The rules.
#[derive(Clone, Copy, Deserialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RulesName {
    /// Standard Senet.
    Standard,
    /// Jéquier's Senet.
    Jequier,
}

/// Against whom a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OpponentName {
    /// Whoever is sent the link.
    Friend,
    /// The computer, at a level.
    Computer,
    /// The token acts for both seats.
    SameDevice,
    /// Whoever else waits, or comes next.
    Stranger,
}

/// The maker's seat.
#[derive(Clone, Copy, Deserialize, ToSchema, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PlayName {
    /// Throws first.
    First,
    /// Throws second.
    Second,
    /// Drawn.
    Random,
}

/// An action on the game as it stood at a version.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Versioned {
    /// The version that it was decided on.
    pub(crate) version: u32,
}

/// A throw.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThrowInput {
    /// The version that it was decided on.
    pub(crate) version: u32,
    /// 16 random bytes of the thrower's own in 32 hexadecimal digits, mixed into the draw.
    #[schema(min_length = 32, max_length = 32)]
    pub(crate) shake: Option<String>,
}

/// A move.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveInput {
    /// The version that it was decided on.
    pub(crate) version: u32,
    /// The square that the piece leaves, 1 to 30.
    #[schema(minimum = 1, maximum = 30)]
    pub(crate) from: u8,
}

/// A JSON body, refused with a problem.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let read = axum::Json::<T>::from_request(request, state).await;
        read.map(|axum::Json(body)| Self(body)).map_err(|rejection| {
            let fault = match rejection {
                JsonRejection::MissingJsonContentType(_) => {
                    Fault::Malformed("send a JSON body with `Content-Type: application/json`".to_owned())
                }
                other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge,
                other => Fault::Malformed(other.body_text()),
            };
            fault.problem(None)
        })
    }
}

/// The game of the address.
pub(crate) struct Game(pub(crate) GameId);

impl<S: Send + Sync> FromRequestParts<S> for Game {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        id.map(Self).ok_or_else(|| Fault::NoSuchGame.problem(None))
    }
}

/// The hash of the seat's token, from the header `Authorization: Bearer TOKEN`.
pub(crate) struct Bearer(pub(crate) Option<SecretHash>);

impl Bearer {
    /// The token, or the problem that there is none.
    #[expect(clippy::result_large_err, reason = "the answer that is given is no larger elsewhere")]
    pub(crate) fn required(self) -> Result<SecretHash, Response> {
        self.0.ok_or_else(|| Fault::NotYourSeat.problem(None))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.and_then(|value| value.split_once(' '));
        let token = token.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
        let secret = token.and_then(|(_, token)| token.trim().parse::<Secret>().ok());
        Ok(Self(secret.as_ref().map(Secret::hash)))
    }
}
