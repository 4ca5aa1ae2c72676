//! Live streams: what is sent, when, to whom, and what happens when something is lost.

mod common;

use std::sync::Arc;

use axum::body::{Body, BodyDataStream};
use axum::http::{Request, header};
use common::App;
use futures_util::StreamExt;
use senet_games::{Bulletin, GameId, Hint, LocalBulletin};
use serde_json::{Value, json};
use tokio::sync::watch;

/// An open stream.
struct Stream {
    body: BodyDataStream,
    rest: String,
}

/// One event: id, name, data.
#[derive(Debug)]
struct Event {
    id: u32,
    name: String,
    data: String,
}

impl Stream {
    async fn open(app: &App, path: &str, headers: &[(&str, &str)]) -> Self {
        // Compression would hold events back.
        let mut request = Request::get(path).header(header::ACCEPT_ENCODING, "gzip, br");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = app.open(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        assert_eq!(response.headers()["x-accel-buffering"], "no");
        assert!(response.headers().get(header::CONTENT_ENCODING).is_none());
        Self { body: response.into_body().into_data_stream(), rest: String::new() }
    }

    /// The next block of lines; `None` at the end.
    async fn block(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.rest.find("\n\n") {
                let block = self.rest[..end].to_owned();
                self.rest.drain(..end + 2);
                return Some(block);
            }
            self.rest.push_str(std::str::from_utf8(&self.body.next().await?.unwrap()).unwrap());
        }
    }

    async fn event(&mut self) -> Event {
        loop {
            let block = self.block().await.expect("the stream goes on");
            let field = |name: &str| {
                block.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim().to_owned()
            };
            if block.contains("data: ") {
                return Event {
                    id: field("id:").parse().unwrap_or(0),
                    name: field("event:"),
                    data: field("data:"),
                };
            }
        }
    }

    async fn json(&mut self) -> Value {
        let event = self.event().await;
        let state: Value = serde_json::from_str(&event.data).unwrap();
        assert_eq!(state["version"], event.id, "the id is the version");
        state
    }
}

#[tokio::test]
async fn a_stream_begins_with_the_game_and_goes_on_with_every_version() {
    let app = App::new();
    let (id, tokens) = app.begun("standard").await;
    let mut stream = Stream::open(&app, &format!("/api/games/{id}/events"), &[]).await;
    assert_eq!(stream.json().await["version"], 2);
    for version in 3..40 {
        let state = app.step(&id, &tokens).await;
        let seen = stream.json().await;
        assert_eq!(seen["version"], version);
        assert_eq!(seen["position"], state["position"]);
    }
}

#[tokio::test]
async fn a_gap_is_closed_one_version_after_the_other() {
    let app = App::new();
    let (id, tokens) = app.begun("jequier").await;
    let mut states = Vec::new();
    for _ in 0..30 {
        states.push(app.step(&id, &tokens).await);
    }
    let path = format!("/api/games/{id}/events");
    let mut stream = Stream::open(&app, &path, &[("last-event-id", "12")]).await;
    for state in &states[10..] {
        let seen = stream.json().await;
        assert_eq!((&seen["version"], &seen["last"]), (&state["version"], &state["last"]));
        assert_eq!(seen["position"], state["position"]);
    }
    for id in ["nonsense", "-1", "99999999999", "4000000000", "4294967295", "0", "32"] {
        let mut stream = Stream::open(&app, &path, &[("last-event-id", id)]).await;
        assert_eq!(stream.json().await["version"], 32, "{id}");
    }
}

#[tokio::test]
async fn a_page_turns_into_the_game_when_the_friend_comes() {
    let app = App::new();
    let made = app.form("/en/games", "", "rules=standard&opponent=friend&play=first").await;
    let (location, cookie) = (made.header(header::LOCATION).to_owned(), made.device().unwrap());
    let mut stream = Stream::open(&app, &format!("{location}/events"), &[("cookie", &cookie)]).await;
    let first = stream.event().await;
    assert_eq!((first.id, first.name.as_str()), (1, "state"));
    app.form(&format!("{location}/join"), "", "").await;
    let event = stream.event().await;
    let data: Value = serde_json::from_str(&event.data).unwrap();
    assert_eq!((event.id, &data["version"]), (2, &json!(2)));
    let html = data["html"].as_str().unwrap();
    assert!(html.starts_with("<main") && html.contains(" data-turn=\"1\""));
    assert!(html.contains("/throw\""), "the maker is in turn");
    assert!(!html.contains(" data-title=\"\"") && !html.contains(" data-says=\"\""));
}

#[tokio::test]
async fn names_phrases_and_watchers_come_with_the_same_version() {
    let app = App::new();
    let (id, _) = app.begun("standard").await;
    let path = format!("/api/games/{id}/events");
    let mut stream = Stream::open(&app, &path, &[]).await;
    assert_eq!(stream.json().await["watchers"], 1);
    let other = Stream::open(&app, &path, &[]).await;
    let mut other = other;
    other.json().await;
    app.games.upkeep().await.unwrap();
    let seen = stream.json().await;
    assert_eq!((&seen["watchers"], &seen["version"]), (&json!(2), &json!(2)));
    drop(other);
    app.games.upkeep().await.unwrap();
    assert_eq!(stream.json().await["watchers"], 1);
    let snapshot = app.games.load(id.parse().unwrap()).await.unwrap();
    assert_eq!(snapshot.version(), 2);
}

#[tokio::test]
async fn presence_is_told_when_a_player_goes() {
    let app = App::new();
    let (id, tokens) = app.begun("standard").await;
    let path = format!("/api/games/{id}/events");
    let bearer = format!("Bearer {}", tokens[0]);
    let mut player = Stream::open(&app, &path, &[("authorization", &bearer)]).await;
    player.json().await;
    let mut watcher = Stream::open(&app, &path, &[]).await;
    assert_eq!(watcher.json().await["players"]["first"]["here"], true);
    // Both asked over HTTP a moment ago; the second player has no stream and is away after a while.
    app.games.upkeep().await.unwrap();
    app.clock.pass(70_000);
    app.games.upkeep().await.unwrap();
    let seen = watcher.json().await;
    assert_eq!(
        (&seen["players"]["first"]["here"], &seen["players"]["second"]["here"]),
        (&json!(true), &json!(false))
    );
    drop(player);
    app.clock.pass(5_000);
    app.games.upkeep().await.unwrap();
    assert_eq!(watcher.json().await["players"]["first"]["here"], false);
}

#[tokio::test]
async fn a_stopping_server_says_goodbye() {
    let app = App::new();
    let (id, _) = app.begun("standard").await;
    let mut streams = Vec::new();
    for path in [format!("/api/games/{id}/events"), format!("/en/g/{id}/events")] {
        let mut stream = Stream::open(&app, &path, &[]).await;
        stream.event().await;
        streams.push(stream);
    }
    app.stopping.send_replace(true);
    for mut stream in streams {
        assert_eq!(stream.event().await.name, "bye");
        assert!(stream.block().await.is_none());
    }
}

#[tokio::test(start_paused = true)]
async fn a_quiet_stream_says_that_it_is_there() {
    let app = App::new();
    let (id, _) = app.begun("standard").await;
    let mut stream = Stream::open(&app, &format!("/en/g/{id}/events"), &[]).await;
    stream.event().await;
    while stream.block().await.unwrap() != ": here" {}
}

/// Loses every hint.
#[derive(Default)]
struct Deaf(LocalBulletin);

impl Bulletin for Deaf {
    fn publish(&self, _: GameId, _: u32, _: u32) {}
    fn subscribe(&self, game: GameId) -> watch::Receiver<Hint> {
        self.0.subscribe(game)
    }
}

#[tokio::test(start_paused = true)]
async fn lost_hints_cost_no_correctness() {
    let app = App::with(Arc::new(Deaf::default()));
    let (id, tokens) = app.begun("standard").await;
    let mut stream = Stream::open(&app, &format!("/api/games/{id}/events"), &[]).await;
    assert_eq!(stream.json().await["version"], 2);
    for _ in 0..5 {
        app.step(&id, &tokens).await;
    }
    for version in 3..8 {
        assert_eq!(stream.json().await["version"], version);
    }
}
