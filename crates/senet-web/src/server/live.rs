//! Live streams of a game: each begins with the game as it stands and goes on with every change.
//!
//! What wakes a stream is only a hint. It also looks by itself now and then, so a hint that was lost costs a moment and
//! nothing else. Of what it has sent, a stream remembers a number: whatever looks the same is not sent again.

use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use senet_games::{GameId, GameState, Games, Here, Hint, SecretHash, Snapshot, Viewer};
use serde_json::json;
use tokio::sync::watch;

use super::api::state::State as ApiState;
use super::fault::Fault;
use super::limit::{Client, Place};
use super::metering::OpenStream;
use super::reader::Reader;
use super::{Shared, pages, show};
use crate::Context;
use crate::views::game;

/// How often a quiet stream looks by itself and says that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How soon a browser comes back after a stream has ended, in milliseconds.
const RETRY: u32 = 1000;
/// The most versions that are told one by one after an absence; beyond that only the present one is.
const CATCH_UP: u32 = 100;

/// The stream of a game's page: `state` events with the page's `<main>` for this viewer.
pub(super) async fn page(
    State(site): State<Shared>,
    reader: Reader,
    client: Option<Extension<Client>>,
    Path((_, id)): Path<(String, String)>,
) -> Response {
    let place = match place(client) {
        Ok(place) => place,
        Err(fault) => return fault.problem(None),
    };
    match pages::load(&site, &id).await {
        Ok(snapshot) => {
            let holder = reader.holder();
            let id = snapshot.state.id();
            let mut ctx = reader.ctx;
            // The page lies where its stream does, one step up.
            ctx.path = format!("/g/{id}");
            open(&site, place, id, holder, None, Form::Page(Box::new(ctx)))
        }
        Err(fault) => reader.fault(&fault),
    }
}

/// Follow the game: one event for each version, its `id` the version, its data the game. Begins with the game as it
/// stands, or after the version in `Last-Event-ID`. Ends with an event `bye` when the server stops: come back then.
#[utoipa::path(get, path = "/api/games/{id}/events", tag = "games", params(
    ("id" = String, Path),
    ("Last-Event-ID" = Option<u32>, Header, description = "The last version that was seen"),
), responses(
    (status = 200, description = "The stream", body = String, content_type = "text/event-stream"),
    (status = 404, description = "There is no such game", body = super::api::document::Problem),
    (status = 429, description = "Too many streams are open", body = super::api::document::Problem),
))]
pub(super) async fn api(
    State(site): State<Shared>,
    bearer: super::api::Bearer,
    client: Option<Extension<Client>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let place = match place(client) {
        Ok(place) => place,
        Err(fault) => return fault.problem(None),
    };
    match pages::load(&site, &id).await {
        Ok(snapshot) => {
            let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
            let last = last.and_then(|id| id.trim().parse().ok());
            open(&site, place, snapshot.state.id(), bearer.0, last, Form::Json)
        }
        Err(fault) => fault.problem(None),
    }
}

/// A place for the stream, if its client's are counted.
fn place(client: Option<Extension<Client>>) -> Result<Option<Place>, Fault> {
    client.map(|Extension(client)| client.place()).transpose()
}

/// What a stream sends.
enum Form {
    /// The page's `<main>`.
    Page(Box<Context>),
    /// The game's state.
    Json,
}

/// A stream between two events.
struct Live {
    games: Arc<Games>,
    id: GameId,
    holder: Option<SecretHash>,
    form: Form,
    news: watch::Receiver<Hint>,
    stopping: watch::Receiver<bool>,
    here: Option<Here>,
    /// The version that the reader has.
    version: Option<u32>,
    /// Of what was sent last.
    sent: u64,
    begun: bool,
    done: bool,
    _counted: OpenStream,
    _place: Option<Place>,
}

fn open(
    site: &Shared,
    place: Option<Place>,
    id: GameId,
    holder: Option<SecretHash>,
    version: Option<u32>,
    form: Form,
) -> Response {
    let live = Live {
        news: site.games.subscribe(id),
        games: site.games.clone(),
        id,
        holder,
        form,
        stopping: site.stopping.clone(),
        here: None,
        version,
        sent: 0,
        begun: false,
        done: false,
        _counted: OpenStream::new(),
        _place: place,
    };
    let events = stream::unfold(live, |mut live| async {
        let bytes = live.next().await?;
        Some((Ok::<_, Infallible>(bytes), live))
    });
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // Asks proxies not to hold events back.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(events)).into_response()
}

impl Live {
    /// The next bytes to send; `None` at the end.
    async fn next(&mut self) -> Option<Bytes> {
        if self.done {
            return None;
        }
        if !self.begun {
            self.begun = true;
            let mut bytes = format!("retry: {RETRY}\n\n");
            let snapshot = self.games.load(self.id).await.ok()?;
            bytes.push_str(&self.look(&snapshot));
            return Some(bytes.into());
        }
        loop {
            let look_again = self.look_again().await;
            let changed = tokio::select! {
                biased;
                () = stopped(&mut self.stopping) => {
                    self.done = true;
                    return Some(Bytes::from_static(b"event: bye\ndata: bye\n\n"));
                }
                hint = news(&mut self.news) => self.games.load_since(self.id, hint).await,
                () = tokio::time::sleep(look_again) => {
                    let looked = self.games.load(self.id).await;
                    if let Ok(snapshot) = &looked {
                        let bytes = self.look(snapshot);
                        return Some(if bytes.is_empty() { Bytes::from_static(b": here\n\n") } else { bytes.into() });
                    }
                    looked
                }
            };
            match changed {
                Ok(snapshot) => {
                    let bytes = self.look(&snapshot);
                    if !bytes.is_empty() {
                        return Some(bytes.into());
                    }
                }
                // The store does not answer: the reader comes back. Making a fault of it writes the log line.
                Err(error) => {
                    let _ = Fault::from(error);
                    return None;
                }
            }
        }
    }

    /// When to look by itself: at the next heartbeat, or when the game may be claimed.
    async fn look_again(&self) -> Duration {
        let Some(seat) = self.here.as_ref().and_then(|here| here.viewer().seat()) else { return HEARTBEAT };
        let Ok(snapshot) = self.games.load_since(self.id, Hint::default()).await else { return HEARTBEAT };
        match self.games.claim_in(&snapshot, seat, self.games.now()) {
            Some(wait) if wait > 0 => {
                HEARTBEAT.min(Duration::from_millis(wait.unsigned_abs()) + Duration::from_millis(5))
            }
            _ => HEARTBEAT,
        }
    }

    /// The events to send for this snapshot; empty if the reader has seen all of it.
    fn look(&mut self, snapshot: &Snapshot) -> String {
        let viewer = snapshot.viewer(self.holder.as_ref());
        if self.here.as_ref().is_none_or(|here| here.viewer() != viewer) {
            // The new one first: a seat is not left for a moment in between.
            self.here = Some(self.games.enter(self.id, viewer));
        }
        let event = match &self.form {
            Form::Page(ctx) => page_event(&self.games, snapshot, viewer, ctx),
            Form::Json => json_event(&ApiState::of(&self.games, snapshot), snapshot.version()),
        };
        let mut hasher = DefaultHasher::new();
        event.hash(&mut hasher);
        let number = hasher.finish();
        if number == self.sent {
            return String::new();
        }
        self.sent = number;
        let known = self.version.replace(snapshot.version());
        let mut events = match (&self.form, known) {
            (Form::Json, Some(known)) => self.between(snapshot, known),
            _ => String::new(),
        };
        events.push_str(&event);
        events
    }

    /// The versions between the one that the reader has and the present one.
    fn between(&self, snapshot: &Snapshot, known: u32) -> String {
        // The reader says what it has: any number at all. The present version is sent by itself.
        let missed = snapshot.version().saturating_sub(known).saturating_sub(1);
        if known == 0 || missed == 0 || missed > CATCH_UP {
            return String::new();
        }
        let log = snapshot.state.log();
        let mut events = String::new();
        let Ok(mut state) = GameState::replay(self.id, log[..known as usize].iter().cloned()) else {
            return events;
        };
        for entry in &log[known as usize..log.len() - 1] {
            if state.apply(entry.clone()).is_err() {
                break;
            }
            events.push_str(&json_event(&ApiState::at(&self.games, snapshot, &state), state.version()));
        }
        events
    }
}

/// Waits until the server is about to stop.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    if stopping.wait_for(|stopping| *stopping).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Waits for a hint.
async fn news(news: &mut watch::Receiver<Hint>) -> Hint {
    if news.changed().await.is_err() {
        std::future::pending::<()>().await;
    }
    *news.borrow_and_update()
}

fn json_event(state: &ApiState, version: u32) -> String {
    let data = serde_json::to_string(state).unwrap_or_default();
    format!("id: {version}\ndata: {data}\n\n")
}

fn page_event(games: &Games, snapshot: &Snapshot, viewer: Viewer, ctx: &Context) -> String {
    let model = show::game(games, snapshot, viewer, ctx);
    // Title, turn and what is to be said stand in the attributes of `<main>`.
    let data = json!({ "version": model.version, "html": game::main(ctx, &model).into_string() });
    format!("id: {}\nevent: state\ndata: {data}\n\n", model.version)
}
