//! Pages and their forms, as a browser without scripts uses them.

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use common::{Answer, App};
use senet_web::language::Language;

/// Makes a game by the form of the home page: its id and the maker's cookie.
async fn make(app: &App, fields: &str) -> (String, String) {
    let made = app.form("/en/games", "", fields).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{made:?}");
    let id = made.header(header::LOCATION).strip_prefix("/en/g/").unwrap().to_owned();
    (id, made.device().unwrap())
}

/// A game that has begun: its id and both cookies.
async fn begun(app: &App, rules: &str) -> (String, [String; 2]) {
    let (id, maker) = make(app, &format!("rules={rules}&opponent=friend&play=first&clock=none")).await;
    let joined = app.form(&format!("/en/g/{id}/join"), "", "").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER);
    (id, [maker, joined.device().unwrap()])
}

#[tokio::test]
async fn whoever_leaves_before_the_start_was_invited_to_their_own_game() {
    let app = App::new();
    let (id, maker) = make(&app, "rules=standard&opponent=friend&play=first").await;
    let left = app.form(&format!("/en/g/{id}/leave"), &maker, "version=1").await;
    assert_eq!((left.status, left.header(header::LOCATION)), (StatusCode::SEE_OTHER, "/en/"));
    // A friend who has the link can still come.
    let joined = app.form(&format!("/en/g/{id}/join"), "", "").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER);
}

/// The value of the first attribute `name` after `mark`.
fn after<'a>(html: &'a str, mark: &str, name: &str) -> Option<&'a str> {
    let rest = &html[html.find(mark)?..];
    let rest = &rest[rest.find(&format!("{name}=\""))? + name.len() + 2..];
    rest.split('"').next()
}

/// Plays on by pressing what the pages offer; `None` once the game is over.
async fn press(app: &App, id: &str, cookies: &[String; 2], turn: usize) -> Option<()> {
    for cookie in cookies {
        let page = app.page(&format!("/en/g/{id}"), cookie).await;
        assert_eq!(page.status, StatusCode::OK);
        let version = after(&page.text, "<main", "data-version").unwrap();
        match after(&page.text, "<main", "data-phase").unwrap() {
            "over" => return None,
            "move" => {
                let offers: Vec<_> = page.text.split("name=\"from\" value=\"").skip(1).collect();
                if let Some(offer) = offers.get(turn % offers.len().max(1)) {
                    let from = offer.split('"').next().unwrap();
                    let fields = format!("version={version}&from={from}");
                    let moved = app.form(&format!("/en/g/{id}/move"), cookie, &fields).await;
                    assert_eq!(moved.status, StatusCode::SEE_OTHER, "{moved:?}");
                    return Some(());
                }
            }
            _ if page.text.contains(&format!("action=\"/en/g/{id}/throw\"")) => {
                let fields = format!("version={version}");
                let thrown = app.form(&format!("/en/g/{id}/throw"), cookie, &fields).await;
                assert_eq!(thrown.status, StatusCode::SEE_OTHER, "{thrown:?}");
                return Some(());
            }
            _ => {}
        }
    }
    panic!("nobody is offered anything");
}

#[tokio::test]
async fn a_browser_without_scripts_plays_whole_games() {
    let app = App::new();
    for rules in ["standard", "jequier"] {
        let (id, cookies) = begun(&app, rules).await;
        let mut turn = 0;
        while press(&app, &id, &cookies, turn * 7).await.is_some() {
            turn += 1;
        }
        let check = app.get(&format!("/en/g/{id}/fair?check=1")).await;
        assert_eq!(check.status, StatusCode::OK);
        assert!(check.text.contains(app.state(&id).await["seed"].as_str().unwrap()));
    }
}

#[tokio::test]
async fn link_previews_take_no_seat() {
    let app = App::new();
    let (id, _) = make(&app, "rules=jequier&opponent=friend").await;
    let before = app.state(&id).await;
    for agent in [
        "WhatsApp/2.23.20.0",
        "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
        "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
        "TelegramBot (like TwitterBot)",
    ] {
        for path in ["", "/events-not", "/join", "/leave", "/device", "/fair"] {
            for prefix in ["/g/", "/en/g/"] {
                let request = Request::get(format!("{prefix}{id}{path}")).header(header::USER_AGENT, agent);
                let answer = app.ask(request.body(Body::empty()).unwrap()).await;
                assert!(answer.device().is_none());
            }
        }
        let head = Request::head(format!("/en/g/{id}")).header(header::USER_AGENT, agent);
        assert_eq!(app.ask(head.body(Body::empty()).unwrap()).await.status, StatusCode::OK);
    }
    assert_eq!(app.state(&id).await, before);
    assert_eq!(app.form(&format!("/en/g/{id}/join"), "", "").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_fresh_profile_sees_the_board() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    let page = app.get(&format!("/en/g/{id}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("data-phase=\"throw\"") && page.text.contains("<svg"));
    assert!(!page.text.contains("name=\"from\""), "a watcher is offered a move");
    for action in ["throw", "resign", "claim", "rematch", "name", "phrase"] {
        assert!(!page.text.contains(&format!("/g/{id}/{action}\"")), "a watcher is offered {action}");
    }
    let held = app.page(&format!("/en/g/{id}"), &cookies[0]).await;
    assert!(held.text.contains(&format!("/g/{id}/throw\"")));
}

#[tokio::test]
async fn a_full_game_cannot_be_joined_by_form() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    let third = app.form(&format!("/en/g/{id}/join"), "", "").await;
    assert_eq!(third.status, StatusCode::CONFLICT);
    assert!(third.device().is_none() && third.text.contains("role=\"alert\""));
    // Who sits there already comes to the same seat.
    let again = app.form(&format!("/en/g/{id}/join"), &cookies[1], "").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    assert_eq!(app.state(&id).await["version"], 2);
}

#[tokio::test]
async fn forms_from_other_sites_are_refused() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    let body = || Body::from("version=2");
    let form = |name: &str, value: &str| {
        Request::post(format!("/en/g/{id}/resign"))
            .header(header::COOKIE, &cookies[0])
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::HOST, "senet.example")
            .header(name, value)
            .body(body())
            .unwrap()
    };
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")] {
        let answer = app.ask(form(name, value)).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
        assert!(answer.text.contains("<html"));
    }
    assert_eq!(app.state(&id).await["version"], 2);
    assert_eq!(app.ask(form("origin", "http://senet.example")).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_script_gets_main_alone_and_a_refusal_with_the_present_state() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    let path = format!("/en/g/{id}/throw");
    let thrown = app.live_form(&path, &cookies[0], "version=2&shake=000102030405060708090a0b0c0d0e0f").await;
    assert_eq!(thrown.status, StatusCode::OK);
    assert!(thrown.text.starts_with("<main") && thrown.text.contains("data-version=\"3\""));
    let twice = app.live_form(&path, &cookies[0], "version=2").await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    assert!(twice.text.starts_with("<main") && twice.text.contains("data-version=\"3\""));
    assert!(twice.text.contains("role=\"alert\""));
    let watcher = app.live_form(&format!("/en/g/{id}/resign"), "", "version=3").await;
    assert_eq!(watcher.status, StatusCode::FORBIDDEN);
    let illegal = app.live_form(&format!("/en/g/{id}/move"), &cookies[0], "version=3&from=30").await;
    assert!([StatusCode::UNPROCESSABLE_ENTITY, StatusCode::FORBIDDEN].contains(&illegal.status));
    assert!(illegal.text.contains("role=\"alert\""));
    assert_eq!(app.state(&id).await["version"], 3);
}

#[tokio::test]
async fn malformed_forms_lead_on() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    for (path, fields) in [
        ("throw", ""),
        ("throw", "version=x"),
        ("throw", "version=2&shake=abc"),
        ("move", "version=2"),
        ("move", "version=2&from=31"),
        ("move", "version=2&from=-1"),
        ("phrase", "phrase=shout"),
        ("name", ""),
    ] {
        let answer = app.form(&format!("/en/g/{id}/{path}"), &cookies[0], fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path} {fields}");
        assert!(answer.text.contains("href=\"/en/\""), "{path} {fields}");
    }
    for fields in
        ["", "rules=chess", "rules=standard&opponent=x", "rules=standard&play=x", "rules=standard&clock=1"]
    {
        assert_eq!(app.form("/en/games", "", fields).await.status, StatusCode::BAD_REQUEST, "{fields}");
    }
    let large = format!("rules={}", "x".repeat(20_000));
    assert_eq!(app.form("/en/games", "", &large).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(app.state(&id).await["version"], 2);
}

#[tokio::test]
async fn names_and_phrases_are_shown_and_make_no_move_stale() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    let named =
        app.form(&format!("/en/g/{id}/name"), &cookies[0], "name=%3Cb%3EAda%E2%80%AE%3C%2Fb%3E").await;
    assert_eq!(named.status, StatusCode::SEE_OTHER);
    let page = app.page(&format!("/en/g/{id}"), &cookies[1]).await;
    assert!(page.text.contains("&lt;b&gt;Ada&lt;/b&gt;") && !page.text.contains("<b>Ada"));
    for _ in 0..3 {
        let said = app.live_form(&format!("/en/g/{id}/phrase"), &cookies[1], "phrase=hello").await;
        assert_eq!(said.status, StatusCode::OK);
    }
    let enough = app.live_form(&format!("/en/g/{id}/phrase"), &cookies[1], "phrase=hello").await;
    assert_eq!(enough.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(!enough.header(header::RETRY_AFTER).is_empty());
    assert!(enough.text.starts_with("<main"));
    let thrown = app.live_form(&format!("/en/g/{id}/throw"), &cookies[0], "version=2").await;
    assert_eq!(thrown.status, StatusCode::OK);
}

#[tokio::test]
async fn unfinished_games_are_on_the_home_page_of_their_players_only() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    let link = format!("href=\"/en/g/{id}\"");
    for cookie in &cookies {
        assert!(app.page("/en/", cookie).await.text.contains(&link));
    }
    assert!(!app.get("/en/").await.text.contains(&link));
    app.form(&format!("/en/g/{id}/resign"), &cookies[0], "version=2").await;
    assert!(!app.page("/en/", &cookies[0]).await.text.contains(&link));
}

#[tokio::test]
async fn a_seat_is_carried_by_a_button_not_by_opening_the_link() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    assert_eq!(app.get(&format!("/en/g/{id}/device")).await.status, StatusCode::FORBIDDEN);
    let page = app.page(&format!("/en/g/{id}/device"), &cookies[0]).await;
    assert_eq!(page.header(header::CACHE_CONTROL), "no-store");
    let at = page.text.find(&format!("/en/g/{id}/device/")).unwrap();
    let link = page.text[at..].split(['"', '<']).next().unwrap().to_owned();
    for _ in 0..3 {
        let opened = app.get(&link).await;
        assert_eq!(opened.status, StatusCode::OK);
        assert!(opened.device().is_none() && opened.text.contains(&format!("action=\"{link}\"")));
        let secret = link.rsplit('/').next().unwrap();
        assert_eq!(opened.text.matches(secret).count(), 1, "the secret stands in the form and nowhere else");
    }
    let taken = app.form(&link, "", "").await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER);
    let phone = taken.device().unwrap();
    for used in [app.get(&link).await, app.form(&link, "", "").await] {
        assert_eq!(used.status, StatusCode::FORBIDDEN);
        assert!(used.device().is_none());
    }
    let thrown = app.form(&format!("/en/g/{id}/throw"), &phone, "version=2").await;
    assert_eq!(thrown.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn strangers_meet_by_the_form() {
    let app = App::new();
    let (id, _) = make(&app, "rules=jequier&opponent=stranger").await;
    assert_eq!(app.state(&id).await["phase"], "waiting");
    let (met, _) = make(&app, "rules=jequier&opponent=stranger").await;
    assert_eq!(met, id);
    assert_eq!(app.state(&id).await["phase"], "throw-off");
}

#[tokio::test]
async fn watchers_are_led_on_to_the_rematch() {
    let app = App::new();
    let (id, cookies) = begun(&app, "standard").await;
    app.form(&format!("/en/g/{id}/resign"), &cookies[0], "version=2").await;
    app.form(&format!("/en/g/{id}/rematch"), &cookies[0], "version=3").await;
    app.form(&format!("/en/g/{id}/rematch"), &cookies[1], "version=4").await;
    let next = app.state(&id).await["rematch"]["next"].as_str().unwrap().to_owned();
    assert!(app.get(&format!("/en/g/{id}")).await.text.contains(&format!("/en/g/{next}")));
    let (first, second) =
        (&app.state(&next).await["players"]["first"], &app.state(&next).await["players"]["second"]);
    assert!(first["taken"] == true && second["taken"] == true);
}

#[tokio::test]
async fn addresses_without_a_language_lead_to_the_best_one() {
    let app = App::new();
    let ask = |path: &'static str, accept: &'static str, cookie: &'static str| {
        let request =
            Request::get(path).header(header::ACCEPT_LANGUAGE, accept).header(header::COOKIE, cookie);
        app.ask(request.body(Body::empty()).unwrap())
    };
    for language in Language::all() {
        let accept: &'static str = format!("{};q=0.9, xx", language.code()).leak();
        let answer = ask("/", accept, "").await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        assert_eq!(answer.header(header::LOCATION), format!("/{}/", language.code()));
        let cookie: &'static str = format!("lang={}", language.code()).leak();
        let answer = ask("/g/0123456789", "xx", cookie).await;
        assert_eq!(answer.header(header::LOCATION), format!("/{}/g/0123456789", language.code()));
    }
    assert_eq!(ask("/", "xx", "lang=nonsense").await.header(header::LOCATION), "/en/");
    assert_eq!(ask("/en", "", "").await.header(header::LOCATION), "/en/");
    assert_eq!(ask("/g/nonsense", "", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_not_there_leads_on_in_the_readers_language() {
    let app = App::new();
    for path in [
        "/en/nothing",
        "/xx/",
        "/en/g/0000000000",
        "/en/g/nonsense",
        "/nothing/at/all",
        "/en/g/0000000000/fair",
        "/en/g/0000000000/device",
        "/en/g/0000000000/events",
        "/en/g/%ff",
        "/en/g/0000000000/device/%c3%28",
        "/%ff/",
    ] {
        let answer = app.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text.contains("<html lang=\"en\"") && answer.text.contains("href=\"/en/\""), "{path}");
    }
    let method = Request::delete("/en/").body(Body::empty()).unwrap();
    let method = app.ask(method).await;
    assert_eq!(method.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(method.text.contains("<html") && !method.header(header::ALLOW).is_empty());
    assert_eq!(app.get("/assets/nothing.css").await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get("/assets/..%2fapp.css").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn settings_are_kept_and_lead_back_only_within_the_site() {
    let app = App::new();
    let set = app.form("/en/settings", "", "theme=night&back=%2Fen%2Ffair").await;
    assert_eq!(set.header(header::LOCATION), "/en/fair");
    assert!(set.header(header::SET_COOKIE).starts_with("theme=night;"));
    assert!(app.page("/en/fair", "theme=night").await.text.contains("data-theme=\"night\""));
    for back in
        ["https://evil.example", "//evil.example", "/\\evil.example", "/%09/evil.example", "/%0d%0aX: y", ""]
    {
        let set = app.form("/en/settings", "", &format!("board=plain&back={back}")).await;
        assert_eq!(set.header(header::LOCATION), "/en/", "{back}");
    }
    let unknown = app.form("/en/settings", "", "theme=pink").await;
    assert!(unknown.headers.get(header::SET_COOKIE).is_none());
}

fn assert_protected(answer: &Answer) {
    let policy = answer.header(header::CONTENT_SECURITY_POLICY);
    assert!(policy.starts_with("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
    assert!(policy.contains("frame-ancestors 'none'") && policy.contains("object-src 'none'"));
    assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
    assert_eq!(answer.header(header::REFERRER_POLICY), "same-origin");
}

#[tokio::test]
async fn every_answer_is_protected_and_no_page_breaks_its_own_policy() {
    let app = App::new();
    let (id, cookies) = begun(&app, "jequier").await;
    let mut paths =
        vec!["/".to_owned(), "/api".to_owned(), "/api/openapi.json".to_owned(), "/healthz".to_owned()];
    paths.extend([
        format!("/api/games/{id}"),
        format!("/g/{id}"),
        format!("/g/{id}/qr.svg"),
        "/nothing".to_owned(),
    ]);
    for language in Language::all() {
        let code = language.code();
        for path in ["", "fair"] {
            paths.push(format!("/{code}/{path}"));
        }
        for path in ["", "/fair", "/device"] {
            paths.push(format!("/{code}/g/{id}{path}"));
        }
    }
    for path in paths {
        let answer = app.page(&path, &cookies[0]).await;
        assert_protected(&answer);
        assert!(!answer.status.is_server_error(), "{path}");
        if answer.header(header::CONTENT_TYPE).starts_with("text/html") {
            assert!(!answer.text.contains(" style=\"") && !answer.text.contains(" onclick="), "{path}");
            assert!(!answer.text.contains("<style") && !answer.text.contains("<script>"), "{path}");
        }
    }
}

#[tokio::test]
async fn pages_are_sent_compressed() {
    let app = App::new();
    for encoding in ["gzip", "br"] {
        let request = Request::get("/en/").header(header::ACCEPT_ENCODING, encoding);
        let response = app.open(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.headers()[header::CONTENT_ENCODING], encoding);
    }
}

#[tokio::test]
async fn assets_are_kept_for_ever_and_are_all_there() {
    let app = App::new();
    let page = app.get("/en/").await;
    let mut found = 0;
    for part in page.text.split("\"/assets/").skip(1) {
        let file = part.split('"').next().unwrap();
        let asset = app.get(&format!("/assets/{file}")).await;
        assert_eq!(asset.status, StatusCode::OK, "{file}");
        assert!(asset.header(header::CACHE_CONTROL).contains("immutable"));
        assert!(!asset.header(header::CONTENT_TYPE).is_empty());
        found += 1;
    }
    assert!(found > 0);
}
