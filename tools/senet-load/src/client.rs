//! The JSON API as a client sees it.

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::Client as HttpClient;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::Failure;

/// A client of one server; clones share its connections.
#[derive(Clone)]
pub(crate) struct Client {
    http: HttpClient<HttpConnector, Full<Bytes>>,
    url: String,
}

/// A seat that this program plays.
pub(crate) struct Seat {
    pub(crate) name: String,
    pub(crate) token: String,
}

/// The newest version a stream has shown, and when it came.
pub(crate) type Shown = watch::Receiver<(Option<u64>, Instant)>;

impl Client {
    pub(crate) fn new(url: &str) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let http = HttpClient::builder(TokioExecutor::new()).build(connector);
        Self { http, url: url.to_owned() }
    }

    /// Posts a JSON body; the answer's status and JSON.
    pub(crate) async fn post(
        &self,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Result<(StatusCode, Value), Failure> {
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(format!("{}{path}", self.url))
            .header("content-type", "application/json");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body.to_string())))?;
        let response = self.http.request(request).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        Ok((status, serde_json::from_slice(&body)?))
    }

    /// What a GET answers, as JSON.
    pub(crate) async fn get(&self, path: &str) -> Result<Value, Failure> {
        let request = Request::builder().uri(format!("{}{path}", self.url)).body(Full::default())?;
        let response = self.http.request(request).await?;
        if !response.status().is_success() {
            return Err(format!("{path} answered {}", response.status()).into());
        }
        let body = response.into_body().collect().await?.to_bytes();
        Ok(serde_json::from_slice(&body)?)
    }

    /// Takes a seat: makes a game or joins one. The seat, and the answer.
    pub(crate) async fn sit(&self, path: &str, body: &Value) -> Result<(Seat, Value), Failure> {
        let (status, answer) = self.post(path, None, body).await?;
        match (answer["seat"].as_str(), answer["token"].as_str()) {
            (Some(name), Some(token)) => {
                Ok((Seat { name: name.to_owned(), token: token.to_owned() }, answer))
            }
            _ => Err(format!("{path}: {status}: {answer}").into()),
        }
    }

    /// Follows a game's stream as a client of the JSON API.
    pub(crate) async fn follow(&self, game: &str) -> Result<Shown, Failure> {
        self.stream(&format!("/api/games/{game}/events")).await
    }

    /// Follows a game's stream as a page in English does, which gets the board as HTML.
    pub(crate) async fn follow_page(&self, game: &str) -> Result<Shown, Failure> {
        self.stream(&format!("/en/g/{game}/events")).await
    }

    /// Follows a stream. The connection lasts until all receivers are dropped.
    async fn stream(&self, path: &str) -> Result<Shown, Failure> {
        let request = Request::builder()
            .uri(format!("{}{path}", self.url))
            .header("accept", "text/event-stream")
            .body(Full::default())?;
        // A client of its own: a stream must not hold up the pool's connections.
        let response = Self::new(&self.url).http.request(request).await?;
        if !response.status().is_success() {
            return Err(format!("{path} answered {}", response.status()).into());
        }
        let (sender, receiver) = watch::channel((None, Instant::now()));
        let mut body = response.into_body();
        tokio::spawn(async move {
            let mut line = Vec::new();
            loop {
                let frame = tokio::select! {
                    frame = body.frame() => frame,
                    () = sender.closed() => return,
                };
                let Some(Ok(frame)) = frame else { return };
                let now = Instant::now();
                for &byte in frame.data_ref().into_iter().flatten() {
                    if byte != b'\n' {
                        line.push(byte);
                        continue;
                    }
                    let version = version_of(&line);
                    if version.is_some() {
                        sender.send_replace((version, now));
                    }
                    line.clear();
                }
            }
        });
        Ok(receiver)
    }
}

/// The version in an event's `id:` line.
fn version_of(line: &[u8]) -> Option<u64> {
    let id = line.strip_prefix(b"id:")?;
    std::str::from_utf8(id).ok()?.trim().parse().ok()
}
