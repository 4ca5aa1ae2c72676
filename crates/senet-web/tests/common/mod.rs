//! The site over the store in memory, asked without a network.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use senet_games::contract::{Repeatable, SetClock};
use senet_games::{Bulletin, Games, Judges, LocalBulletin, MemoryStore};
use senet_web::server::{Site, router};
use serde_json::{Value, json};
use tokio::sync::watch;
use tower::ServiceExt;

/// A site.
pub(crate) struct App {
    pub(crate) router: Router,
    pub(crate) games: Arc<Games>,
    pub(crate) judges: Arc<Judges>,
    pub(crate) clock: Arc<SetClock>,
    pub(crate) stopping: watch::Sender<bool>,
}

/// A whole answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }

    /// `senet=...` of a `Set-Cookie`.
    pub(crate) fn device(&self) -> Option<String> {
        let cookies = self.headers.get_all(header::SET_COOKIE).iter();
        let cookie =
            cookies.map(|value| value.to_str().unwrap()).find(|value| value.starts_with("senet="))?;
        assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
        Some(cookie.split(';').next().unwrap().to_owned())
    }

    /// Asserts a problem of this kind.
    #[track_caller]
    pub(crate) fn problem(&self, status: u16, name: &str) -> Value {
        let body = self.json();
        assert_eq!(
            (self.status.as_u16(), body["type"].as_str().unwrap_or_default()),
            (status, &*format!("/api#{name}")),
            "{self:?}"
        );
        assert_eq!(self.header(header::CONTENT_TYPE), "application/problem+json");
        assert_eq!(body["status"], status);
        assert!(body["title"].is_string());
        body
    }
}

impl App {
    pub(crate) fn new() -> Self {
        Self::with(Arc::new(LocalBulletin::default()))
    }

    pub(crate) fn with(bulletin: Arc<dyn Bulletin>) -> Self {
        let clock = SetClock::start();
        let store = Arc::new(MemoryStore::default());
        let games = Arc::new(Games::new(store, bulletin, clock.clone(), Repeatable::new(3)));
        let (stopping, watched) = watch::channel(false);
        let judges = Arc::new(Judges::built_in());
        let site = Site { games: games.clone(), judges: judges.clone(), address: None, stopping: watched };
        Self { router: router(Arc::new(site), None), games, judges, clock, stopping }
    }

    pub(crate) async fn open(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.open(request).await;
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// A page as the holder of this cookie sees it.
    pub(crate) async fn page(&self, path: &str, cookie: &str) -> Answer {
        self.ask(Request::get(path).header(header::COOKIE, cookie).body(Body::empty()).unwrap()).await
    }

    /// Sends a form.
    pub(crate) async fn form(&self, path: &str, cookie: &str, fields: &str) -> Answer {
        self.ask(form(path, cookie, fields).body(Body::from(fields.to_owned())).unwrap()).await
    }

    /// Sends a form as a page's script does.
    pub(crate) async fn live_form(&self, path: &str, cookie: &str, fields: &str) -> Answer {
        let request = form(path, cookie, fields).header("senet-live", "1");
        self.ask(request.body(Body::from(fields.to_owned())).unwrap()).await
    }

    pub(crate) async fn api(&self, method: Method, path: &str, token: &str, body: &Value) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if !token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.header(header::CONTENT_TYPE, "application/json");
        self.ask(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> Answer {
        self.api(Method::POST, path, token, &body).await
    }

    /// A game that has begun, over the JSON interface: its id and both tokens.
    pub(crate) async fn begun(&self, rules: &str) -> (String, [String; 2]) {
        let wanted = json!({"rules": rules, "opponent": "friend", "play": "first"});
        let made = self.post("/api/games", "", wanted).await;
        assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
        let made = made.json();
        let id = made["id"].as_str().unwrap().to_owned();
        let joined = self.post(&format!("/api/games/{id}/join"), "", json!({})).await.json();
        let tokens = [&made, &joined].map(|seated| seated["token"].as_str().unwrap().to_owned());
        (id, tokens)
    }

    pub(crate) async fn state(&self, id: &str) -> Value {
        self.get(&format!("/api/games/{id}")).await.json()
    }

    /// Throws or moves for whoever is in turn.
    pub(crate) async fn step(&self, id: &str, tokens: &[String; 2]) -> Value {
        let state = self.state(id).await;
        let token = &tokens[usize::from(state["turn"] == "second")];
        let (version, moves) = (&state["version"], state["moves"].as_array().unwrap());
        let answer = if state["phase"] == "move" {
            let chosen = &moves[version.as_u64().unwrap() as usize * 7 % moves.len()];
            let body = json!({"version": version, "from": chosen["from"]});
            self.post(&format!("/api/games/{id}/move"), token, body).await
        } else {
            let body = json!({"version": version, "shake": format!("{:032}", version.as_u64().unwrap())});
            self.post(&format!("/api/games/{id}/throw"), token, body).await
        };
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        answer.json()
    }

    pub(crate) async fn finish(&self, id: &str, tokens: &[String; 2]) -> Value {
        loop {
            let state = self.step(id, tokens).await;
            if state["phase"] == "over" {
                return state;
            }
        }
    }
}

fn form(path: &str, cookie: &str, _: &str) -> axum::http::request::Builder {
    Request::post(path)
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
}
