//! Everything that can go wrong with a request: its status, its stable name, how loudly it is logged.

use std::panic::AssertUnwindSafe;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use senet_games::{Millis, Refusal, Refused};
use serde_json::{Map, Value, json};

use super::Shared;
use super::reader::Reader;
use crate::views::errors::ErrorPage;

/// What can go wrong. The one place that maps a fault to status, problem type and words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    NoSuchPage,
    MethodNotAllowed,
    NoSuchGame,
    Malformed(String),
    NotSupported(&'static str),
    TooLarge,
    Foreign,
    NotYourSeat,
    NotYourTurn,
    LinkUsed,
    Stale,
    NoFreeSeat,
    NotBegun,
    Over,
    NotOver,
    ThrowPending(String),
    MayNotLeave,
    CannotClaim { text: String, wait: Option<Millis> },
    Illegal(String),
    NoHint(String),
    TooMany { wait: Millis },
    Internal,
}

/// Status, stable name, short title.
type Kind = (StatusCode, &'static str, &'static str);

impl Fault {
    /// Every kind of fault that the JSON interface can answer with.
    pub(super) fn kind(&self) -> Kind {
        use StatusCode as S;
        match self {
            Self::NoSuchPage => (S::NOT_FOUND, "not-found", "There is nothing at this address"),
            Self::MethodNotAllowed => {
                (S::METHOD_NOT_ALLOWED, "method-not-allowed", "This address does not take that method")
            }
            Self::NoSuchGame => (S::NOT_FOUND, "no-such-game", "There is no such game"),
            Self::Malformed(_) => (S::BAD_REQUEST, "malformed", "The request was not understood"),
            Self::NotSupported(_) => {
                (S::UNPROCESSABLE_ENTITY, "not-supported", "This server does not offer that")
            }
            Self::TooLarge => (S::PAYLOAD_TOO_LARGE, "too-large", "The request is too large"),
            Self::Foreign => (S::FORBIDDEN, "foreign", "The request came from another site"),
            Self::NotYourSeat => (S::FORBIDDEN, "not-your-seat", "Only a player of this game may do that"),
            Self::NotYourTurn => (S::FORBIDDEN, "not-your-turn", "It is the other player's turn"),
            Self::LinkUsed => (S::FORBIDDEN, "link-used", "This link has been used or is not valid"),
            Self::Stale => (S::CONFLICT, "stale", "The game has moved on"),
            Self::NoFreeSeat => (S::CONFLICT, "no-free-seat", "Both seats are taken"),
            Self::NotBegun => (S::CONFLICT, "not-begun", "The game has not begun"),
            Self::Over => (S::CONFLICT, "over", "The game is over"),
            Self::NotOver => (S::CONFLICT, "not-over", "The game is not over"),
            Self::ThrowPending(_) => (S::CONFLICT, "throw-pending", "A throw must be played first"),
            Self::MayNotLeave => {
                (S::CONFLICT, "may-not-leave", "A seat can be left only before the first throw")
            }
            Self::CannotClaim { .. } => (S::CONFLICT, "cannot-claim", "The game cannot be claimed now"),
            Self::Illegal(_) => (S::UNPROCESSABLE_ENTITY, "illegal-move", "That move is not legal"),
            Self::NoHint(_) => (S::CONFLICT, "no-hint", "There is no hint to be given"),
            Self::TooMany { .. } => (S::TOO_MANY_REQUESTS, "too-many", "Too many requests"),
            Self::Internal => (S::INTERNAL_SERVER_ERROR, "internal", "The fault is on this side"),
        }
    }

    /// What helps the one who asked, beyond the title.
    fn detail(&self) -> Option<String> {
        Some(match self {
            Self::Malformed(text)
            | Self::Illegal(text)
            | Self::NoHint(text)
            | Self::ThrowPending(text)
            | Self::CannotClaim { text, .. } => text.clone(),
            Self::NotSupported(text) => (*text).to_owned(),
            Self::NotYourSeat => "send the seat's token as `Authorization: Bearer TOKEN`".to_owned(),
            Self::Stale => "this is the game as it stands: decide again with its version".to_owned(),
            Self::TooMany { wait } => format!("try again in {} seconds", seconds(*wait)),
            Self::Internal => "nothing of the request was kept; it may be sent again".to_owned(),
            Self::TooLarge => format!("a body has at most {} bytes", super::LARGEST_BODY),
            _ => return None,
        })
    }

    fn wait(&self) -> Option<Millis> {
        match self {
            Self::TooMany { wait } => Some(*wait),
            Self::CannotClaim { wait, .. } => *wait,
            _ => None,
        }
    }

    /// The answer of the JSON interface: RFC 9457, with the members of `state` beside the problem's own.
    pub(super) fn problem(&self, state: Option<Value>) -> Response {
        let (status, name, title) = self.kind();
        let mut members = match state {
            Some(Value::Object(members)) => members,
            _ => Map::new(),
        };
        members.insert("type".to_owned(), json!(format!("/api#{name}")));
        members.insert("title".to_owned(), json!(title));
        members.insert("status".to_owned(), json!(status.as_u16()));
        if let Some(detail) = self.detail() {
            members.insert("detail".to_owned(), json!(detail));
        }
        let mut response = (status, Json(Value::Object(members))).into_response();
        let kind = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        self.add_headers(&mut response);
        response
    }

    /// What a page says about it.
    pub(super) fn page(&self) -> ErrorPage {
        match self {
            Self::NoSuchGame => ErrorPage::NoGame,
            Self::Foreign | Self::NotYourSeat => ErrorPage::Foreign,
            Self::LinkUsed => ErrorPage::SeatLink,
            Self::TooMany { .. } => ErrorPage::TooMany,
            Self::Internal => ErrorPage::Server,
            Self::NoSuchPage => ErrorPage::NotFound,
            _ => ErrorPage::BadRequest,
        }
    }

    /// `Retry-After`, and no keeping of what went wrong.
    pub(super) fn add_headers(&self, response: &mut Response) {
        let headers = response.headers_mut();
        if let Some(wait) = self.wait()
            && let Ok(value) = seconds(wait).to_string().parse()
        {
            headers.insert(header::RETRY_AFTER, value);
        }
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// Milliseconds as whole seconds, begun ones counted.
pub(super) fn seconds(wait: Millis) -> Millis {
    (wait + 999) / 1000
}

impl From<&Refusal> for Fault {
    fn from(refusal: &Refusal) -> Self {
        match refusal {
            Refusal::NoSuchGame => Self::NoSuchGame,
            Refusal::NotYourSeat => Self::NotYourSeat,
            Refusal::Stale => Self::Stale,
            Refusal::NotYourTurn => Self::NotYourTurn,
            Refusal::NotBegun => Self::NotBegun,
            Refusal::Over => Self::Over,
            Refusal::NotOver => Self::NotOver,
            Refusal::ThrowPending { .. } => Self::ThrowPending(refusal.to_string()),
            Refusal::Illegal(reason) => Self::Illegal(reason.to_string()),
            Refusal::NoFreeSeat => Self::NoFreeSeat,
            Refusal::MayNotLeave => Self::MayNotLeave,
            Refusal::NotAway { wait } => Self::CannotClaim { text: refusal.to_string(), wait: Some(*wait) },
            Refusal::NoHints | Refusal::NothingToChoose => Self::NoHint(refusal.to_string()),
            Refusal::ClaimInTurn | Refusal::SameDevice | Refusal::NeverAway => {
                Self::CannotClaim { text: refusal.to_string(), wait: None }
            }
            Refusal::TooTalkative { wait } => Self::TooMany { wait: *wait },
            Refusal::LinkUsed => Self::LinkUsed,
            Refusal::Store(_) | Refusal::Log(_) => {
                log_internal(refusal);
                Self::Internal
            }
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::from(&refusal)
    }
}

impl From<&Refused> for Fault {
    fn from(refused: &Refused) -> Self {
        Self::from(&refused.why)
    }
}

/// What the one who asked never sees.
fn log_internal(error: &dyn std::error::Error) {
    let mut chain = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        chain.push_str(": ");
        chain.push_str(&inner.to_string());
        cause = inner.source();
    }
    tracing::error!(error = chain, "a request failed");
}

/// Whether an address belongs to the JSON interface.
fn is_api(uri: &Uri) -> bool {
    uri.path() == "/api" || uri.path().starts_with("/api/")
}

pub(super) async fn not_found(State(site): State<Shared>, request: axum::extract::Request) -> Response {
    answer(&site, &Fault::NoSuchPage, &request)
}

pub(super) async fn method_not_allowed(
    State(site): State<Shared>,
    request: axum::extract::Request,
) -> Response {
    answer(&site, &Fault::MethodNotAllowed, &request)
}

/// The fault as a problem or as a page, whichever the address calls for.
pub(super) fn answer(site: &Shared, fault: &Fault, request: &axum::extract::Request) -> Response {
    answer_at(site, fault, request.uri(), request.headers())
}

fn answer_at(site: &Shared, fault: &Fault, uri: &Uri, headers: &HeaderMap) -> Response {
    if is_api(uri) {
        return fault.problem(None);
    }
    Reader::of_any(site, uri, headers).fault(fault)
}

/// A panic is a fault of ours, and ends only the request: whoever asked is told as by any other fault.
pub(super) async fn catch_panics(
    State(site): State<Shared>,
    request: axum::extract::Request,
    next: Next,
) -> Response {
    let (uri, headers) = (request.uri().clone(), request.headers().clone());
    let caught = AssertUnwindSafe(next.run(request)).catch_unwind().await;
    caught.unwrap_or_else(|_| {
        tracing::error!("a request panicked");
        answer_at(&site, &Fault::Internal, &uri, &headers)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::body::Body;
    use axum::http::Request;
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use senet_games::contract::{Repeatable, SetClock};
    use senet_games::{Games, Judges, LocalBulletin, MemoryStore};
    use std::sync::Arc;
    use tokio::sync::watch;
    use tower::ServiceExt;

    #[allow(clippy::unused_async)]
    async fn broken() {
        panic!("on purpose")
    }

    #[tokio::test]
    async fn a_panic_in_a_page_was_answered_with_json() {
        let (store, bulletin) = (Arc::new(MemoryStore::default()), Arc::new(LocalBulletin::default()));
        let games = Arc::new(Games::new(store, bulletin, SetClock::start(), Repeatable::new(1)));
        let (judges, stopping) = (Arc::new(Judges::built_in()), watch::channel(false).1);
        let site = Arc::new(super::super::Site { games, judges, address: None, stopping });
        let router: Router = Router::new()
            .route("/cs/broken", get(broken))
            .route("/api/broken", get(broken))
            .layer(from_fn_with_state(site, catch_panics));
        for (path, kind) in
            [("/cs/broken", "text/html; charset=utf-8"), ("/api/broken", "application/problem+json")]
        {
            let request = Request::get(path).body(Body::empty()).unwrap();
            let response = router.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
            assert_eq!(response.headers()[header::CONTENT_TYPE], kind, "{path}");
        }
    }
}
