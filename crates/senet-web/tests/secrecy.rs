//! Nobody is shown what is not theirs: not the other's secret, not the seed before the end, not in a log line.

mod common;

use std::io::Write;
use std::sync::{Arc, Mutex};

use axum::body::Body;
use axum::http::{Request, header};
use common::App;
use futures_util::StreamExt;
use serde_json::json;

/// Everything that somebody was sent.
#[derive(Default)]
struct Seen(String);

impl Seen {
    async fn look(&mut self, app: &App, request: axum::http::request::Builder) {
        let answer = app.ask(request.body(Body::empty()).unwrap()).await;
        let headers = format!("{:?}", answer.headers);
        self.0.push_str(&headers);
        self.0.push_str(&answer.text);
    }

    /// Looks at a game in every way; `cookie` and `token` are the viewer's own.
    async fn look_around(&mut self, app: &App, id: &str, cookie: &str, token: &str) {
        for path in [
            "/en/",
            "/en/fair",
            &format!("/en/g/{id}"),
            &format!("/en/g/{id}/fair?check=1"),
            &format!("/en/g/{id}/device"),
        ] {
            self.look(app, Request::get(path).header(header::COOKIE, cookie)).await;
        }
        for path in ["", "/record"] {
            let request = Request::get(format!("/api/games/{id}{path}"));
            self.look(app, request.header(header::AUTHORIZATION, format!("Bearer {token}"))).await;
        }
        for path in [format!("/en/g/{id}/events"), format!("/api/games/{id}/events")] {
            let request = Request::get(path).header(header::COOKIE, cookie).header("last-event-id", "1");
            let response = app.open(request.body(Body::empty()).unwrap()).await;
            let first = response.into_body().into_data_stream().next().await.unwrap().unwrap();
            self.0.push_str(std::str::from_utf8(&first).unwrap());
        }
    }
}

#[tokio::test]
async fn nobody_is_shown_the_others_secret_or_the_seed_before_the_end() {
    let app = App::new();
    // One player comes with a browser, the other with a program.
    let made = app.form("/en/games", "", "rules=standard&opponent=friend&play=first").await;
    let id = made.header(header::LOCATION).strip_prefix("/en/g/").unwrap().to_owned();
    let cookie = made.device().unwrap();
    let joined = app.post(&format!("/api/games/{id}/join"), "", json!({})).await.json();
    let token = joined["token"].as_str().unwrap().to_owned();
    let secret = cookie.strip_prefix("senet=").unwrap().to_owned();

    let (mut browser, mut program, mut watcher) = (Seen::default(), Seen::default(), Seen::default());
    let both = [secret.clone(), token.clone()];
    let mut links = Vec::new();
    for turn in 0.. {
        if turn % 10 == 0 {
            browser.look_around(&app, &id, &cookie, "").await;
            program.look_around(&app, &id, "", &token).await;
            watcher.look_around(&app, &id, "", "").await;
            let page = app.page(&format!("/en/g/{id}/device"), &cookie).await.text;
            let link = page.split("/device/").nth(1).unwrap().split(['"', '<']).next().unwrap().to_owned();
            links.push(link);
        }
        let refused = app.post(&format!("/api/games/{id}/throw"), &token, json!({"version": 1})).await;
        program.0.push_str(&refused.text);
        // The secret of a cookie serves as a token, too: it is the same seat.
        let state = app.step(&id, &both).await;
        watcher.0.push_str(&state.to_string());
        if state["phase"] == "over" {
            let last = watcher.0.rfind("{\"id\"").unwrap_or(0);
            watcher.0.truncate(last);
            break;
        }
    }
    let seed = app.state(&id).await["seed"].as_str().unwrap().to_owned();
    for (seen, whose, theirs) in [
        (&browser.0, "the browser", vec![&token, &seed]),
        (&program.0, "the program", vec![&secret, &seed]),
        (&watcher.0, "a watcher", vec![&secret, &token, &seed]),
    ] {
        assert!(seen.len() > 10_000);
        for secret in theirs {
            assert!(!seen.contains(secret.as_str()), "{whose} was shown a secret");
        }
    }
    for link in links {
        assert!(!program.0.contains(&link) && !watcher.0.contains(&link), "a private link was shown");
    }
    // The cookie is for the browser's own keeping; no page repeats it.
    assert!(!browser.0.contains(&secret));
}

/// Log lines as text.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn no_log_line_holds_a_secret() {
    let lines = Lines::default();
    let writer = lines.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let _guard = tracing::subscriber::set_default(subscriber);
    let app = App::new();
    let made = app.form("/en/games", "", "rules=standard&opponent=friend&play=first").await;
    let id = made.header(header::LOCATION).strip_prefix("/en/g/").unwrap().to_owned();
    let cookie = made.device().unwrap();
    let joined = app.post(&format!("/api/games/{id}/join"), "", json!({})).await.json();
    let token = joined["token"].as_str().unwrap().to_owned();
    let secret = cookie.strip_prefix("senet=").unwrap().to_owned();
    let page = app.page(&format!("/en/g/{id}/device"), &cookie).await.text;
    let link = page.split("/device/").nth(1).unwrap().split(['"', '<']).next().unwrap().to_owned();
    app.get(&format!("/en/g/{id}/device/{link}")).await;
    app.form(&format!("/en/g/{id}/device/{link}"), "", "").await;
    let over = app.finish(&id, &[secret.clone(), token.clone()]).await;
    let text = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains("/{lang}/g/{id}/device/{secret}"), "requests are logged by their routes");
    for secret in [&token, &secret, &link, over["seed"].as_str().unwrap()] {
        assert!(!text.contains(secret), "a log line holds a secret");
    }
}
