//! The JSON interface: every route, every refusal.

mod common;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use common::App;
use serde_json::{Value, json};

#[tokio::test]
async fn whole_games_of_both_rulesets_are_played_and_verify() {
    let app = App::new();
    for rules in ["standard", "jequier"] {
        let (id, tokens) = app.begun(rules).await;
        let begun = app.state(&id).await;
        assert_eq!(begun["seed"], Value::Null);
        let over = app.finish(&id, &tokens).await;
        assert!(over["winner"].is_string() && over["ending"] == "borne-off" && over["turn"].is_null());
        assert_eq!(over["seed"].as_str().unwrap().len(), 64);
        assert_eq!(over["commitment"], begun["commitment"]);
        let record = app.get(&format!("/api/games/{id}/record")).await;
        assert!(record.header(header::CONTENT_TYPE).starts_with("text/plain"));
        assert!(senet_games::verify(&record.text).unwrap().over);
    }
}

#[tokio::test]
async fn a_state_has_every_member_of_the_contract() {
    let app = App::new();
    let made = app.post("/api/games", "", json!({"rules": "jequier", "opponent": "friend"})).await.json();
    assert!(["first", "second"].contains(&made["seat"].as_str().unwrap()));
    assert_eq!(made["url"], format!("http://localhost/g/{}", made["id"].as_str().unwrap()));
    let state = &made["game"];
    for member in [
        "id",
        "rules",
        "version",
        "phase",
        "position",
        "turn",
        "sides",
        "throw",
        "sticks",
        "moves",
        "last",
        "winner",
        "commitment",
        "seed",
    ] {
        assert!(state.get(member).is_some(), "{member}");
    }
    assert_eq!(state["phase"], "waiting");
    assert_eq!(state["position"], "CSCSCSCSCS/10/10 - -");
    assert_eq!(state["turn"], Value::Null);
    let id = made["id"].as_str().unwrap();
    let joined = app.post(&format!("/api/games/{id}/join"), "", Value::Null).await;
    assert_eq!(joined.json()["game"]["phase"], "throw-off");
    assert_eq!(app.state(id).await, joined.json()["game"], "players and viewers see the same");
}

#[tokio::test]
async fn what_cannot_be_made_is_refused_with_a_reason() {
    let app = App::new();
    let create = |body: Value| app.post("/api/games", "", body);
    for body in [
        json!({}),
        json!([]),
        json!({"rules": "chess", "opponent": "friend"}),
        json!({"rules": "standard", "opponent": "nobody"}),
        json!({"rules": "standard", "opponent": "friend", "play": "third"}),
        json!({"rules": "standard", "opponent": "friend", "clock": "181+1"}),
        json!({"rules": "standard", "opponent": "friend", "levle": 1}),
    ] {
        let problem = create(body).await.problem(400, "malformed");
        assert!(problem["detail"].as_str().unwrap().len() > 10);
    }
    let level = json!({"rules": "standard", "opponent": "friend", "level": 3});
    create(level).await.problem(422, "not-supported");

    let plain = Request::post("/api/games").body(Body::from("{}")).unwrap();
    app.ask(plain).await.problem(400, "malformed");
    let request = Request::post("/api/games").header(header::CONTENT_TYPE, "application/json");
    let broken = request.body(Body::from("{\"rules\": \u{0}")).unwrap();
    app.ask(broken).await.problem(400, "malformed");
    let large = json!({"rules": "x".repeat(20_000), "opponent": "friend"});
    create(large).await.problem(413, "too-large");
}

#[tokio::test]
async fn games_that_do_not_exist_are_not_found() {
    let app = App::new();
    for id in ["0000000000", "nonsense", "..%2f..", "%00", "ÄÖÜ"] {
        let id = id.replace('Ä', "%C3%84").replace('Ö', "%C3%96").replace('Ü', "%C3%9C");
        for path in ["", "/record", "/events"] {
            app.get(&format!("/api/games/{id}{path}")).await.problem(404, "no-such-game");
        }
        app.post(&format!("/api/games/{id}/join"), "", json!({})).await.problem(404, "no-such-game");
        let token = "0".repeat(32);
        for (action, body) in actions(1) {
            app.post(&format!("/api/games/{id}/{action}"), &token, body).await.problem(404, "no-such-game");
        }
    }
    app.get("/api/nothing").await.problem(404, "not-found");
    app.get("/api/games/%ff").await.problem(404, "not-found");
    app.api(Method::DELETE, "/api/games/0000000000", "", &json!({})).await.problem(405, "method-not-allowed");
}

fn actions(version: u32) -> [(&'static str, Value); 6] {
    ["throw", "move", "resign", "rematch", "claim", "leave"].map(|action| {
        let body = if action == "move" {
            json!({"version": version, "from": 9})
        } else {
            json!({"version": version})
        };
        (action, body)
    })
}

#[tokio::test]
async fn a_watchers_requests_are_refused() {
    let app = App::new();
    let (id, _) = app.begun("standard").await;
    let (_, foreign) = app.begun("standard").await;
    for token in ["", "nonsense", &"0".repeat(32), &foreign[0]] {
        for (action, body) in actions(2) {
            let answer = app.post(&format!("/api/games/{id}/{action}"), token, body).await;
            answer.problem(403, "not-your-seat");
        }
    }
    assert_eq!(app.state(&id).await["version"], 2);
}

#[tokio::test]
async fn every_refusal_says_what_is_wrong_and_changes_nothing() {
    let app = App::new();
    let (id, tokens) = app.begun("standard").await;
    let post = |action: &str, seat: usize, body: Value| {
        let (path, token) = (format!("/api/games/{id}/{action}"), tokens[seat].clone());
        let app = &app;
        async move { app.post(&path, &token, body).await }
    };
    post("throw", 1, json!({"version": 2})).await.problem(403, "not-your-turn");
    post("move", 0, json!({"version": 2, "from": 9})).await.problem(422, "illegal-move");
    post("move", 0, json!({"version": 2, "from": 31})).await.problem(400, "malformed");
    post("move", 0, json!({"version": 2})).await.problem(400, "malformed");
    post("throw", 0, json!({"version": 2, "shake": "xyz"})).await.problem(400, "malformed");
    post("throw", 0, json!({"version": -1})).await.problem(400, "malformed");
    post("throw", 0, json!({"version": 1})).await.problem(409, "stale");
    post("rematch", 0, json!({"version": 2})).await.problem(409, "not-over");
    post("claim", 0, json!({"version": 2})).await.problem(409, "cannot-claim");
    let early = post("claim", 1, json!({"version": 2})).await;
    early.problem(409, "cannot-claim");
    assert_eq!(early.header(header::RETRY_AFTER), "60");
    app.post(&format!("/api/games/{id}/join"), "", json!({})).await.problem(409, "no-free-seat");
    assert_eq!(app.state(&id).await["version"], 2);

    let mut state = app.step(&id, &tokens).await;
    while state["phase"] != "move" {
        state = app.step(&id, &tokens).await;
    }
    let (seat, version) = (usize::from(state["turn"] == "second"), state["version"].clone());
    let pending = post("throw", seat, json!({"version": version})).await.problem(409, "throw-pending");
    assert_eq!(pending["position"], state["position"], "the state comes with the refusal");
    let illegal =
        post("move", seat, json!({"version": version, "from": 30})).await.problem(422, "illegal-move");
    assert!(illegal["detail"].as_str().unwrap().contains("30"));
    assert_eq!(illegal["throw"], state["throw"], "the throw stands");
    post("leave", seat, json!({"version": version})).await.problem(409, "may-not-leave");

    post("resign", seat, json!({"version": version})).await;
    let over = app.state(&id).await;
    assert_eq!((over["phase"].as_str(), over["ending"].as_str()), (Some("over"), Some("resignation")));
    let version = over["version"].clone();
    for action in ["throw", "resign", "claim", "leave"] {
        post(action, 0, json!({"version": version})).await.problem(409, "over");
    }
    post("move", 0, json!({"version": version, "from": 1})).await.problem(409, "over");
}

#[tokio::test]
async fn a_game_that_waits_cannot_be_played_alone() {
    let app = App::new();
    let made = app.post("/api/games", "", json!({"rules": "standard", "opponent": "friend"})).await.json();
    let (id, token) = (made["id"].as_str().unwrap(), made["token"].as_str().unwrap());
    for action in ["throw", "resign", "claim"] {
        let answer = app.post(&format!("/api/games/{id}/{action}"), token, json!({"version": 1})).await;
        answer.problem(409, "not-begun");
    }
    let left = app.post(&format!("/api/games/{id}/leave"), token, json!({"version": 1})).await.json();
    assert_eq!(left["players"]["first"]["taken"], false);
    assert_eq!(left["players"]["second"]["taken"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_four_joins_at_once_give_one_seat() {
    let app = App::new();
    let made = app.post("/api/games", "", json!({"rules": "standard", "opponent": "friend"})).await.json();
    let path = format!("/api/games/{}/join", made["id"].as_str().unwrap());
    let joins = (0..24).map(|_| app.post(&path, "", json!({})));
    let answers = futures_util::future::join_all(joins).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == StatusCode::OK).count(), 1);
    for refused in answers.iter().filter(|answer| answer.status != StatusCode::OK) {
        refused.problem(409, "no-free-seat");
        assert!(!refused.text.contains("token"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_equal_throws_make_one() {
    let app = App::new();
    let (id, tokens) = app.begun("standard").await;
    let path = format!("/api/games/{id}/throw");
    let asked = (0..16).map(|_| app.post(&path, &tokens[0], json!({"version": 2})));
    let answers = futures_util::future::join_all(asked).await;
    let thrown: Vec<_> = answers.iter().filter(|answer| answer.status == StatusCode::OK).collect();
    assert_eq!(thrown.len(), 1);
    for refused in answers.iter().filter(|answer| answer.status != StatusCode::OK) {
        assert_eq!(refused.problem(409, "stale")["sticks"], thrown[0].json()["sticks"]);
    }
}

#[tokio::test]
async fn a_rematch_is_offered_and_accepted_with_the_same_tokens() {
    let app = App::new();
    let (id, tokens) = app.begun("jequier").await;
    let resigned =
        app.post(&format!("/api/games/{id}/resign"), &tokens[1], json!({"version": 2})).await.json();
    let path = format!("/api/games/{id}/rematch");
    let offered = app.post(&path, &tokens[0], json!({"version": resigned["version"]})).await.json();
    assert_eq!(offered["rematch"], json!({"offered": "first"}));
    let accepted = app.post(&path, &tokens[1], json!({"version": offered["version"]})).await.json();
    let next = accepted["rematch"]["next"].as_str().unwrap().to_owned();
    let [first, second] = tokens;
    app.finish(&next, &[second, first]).await;
}

#[tokio::test]
async fn claiming_ends_the_game_and_the_absent_one_sees_why() {
    let app = App::new();
    let (id, tokens) = app.begun("standard").await;
    app.clock.pass(61_000);
    let claimed = app.post(&format!("/api/games/{id}/claim"), &tokens[1], json!({"version": 2})).await;
    assert_eq!(claimed.status, StatusCode::OK, "{claimed:?}");
    let state = app.state(&id).await;
    assert_eq!((state["winner"].as_str(), state["ending"].as_str()), (Some("second"), Some("absence")));
}

#[tokio::test]
async fn one_device_plays_both_seats_with_one_token() {
    let app = App::new();
    let made =
        app.post("/api/games", "", json!({"rules": "standard", "opponent": "same-device"})).await.json();
    let token = made["token"].as_str().unwrap().to_owned();
    assert_eq!(made["game"]["phase"], "throw");
    app.finish(made["id"].as_str().unwrap(), &[token.clone(), token]).await;
}

#[tokio::test]
async fn any_whole_minutes_and_seconds_make_a_clock_except_against_strangers() {
    let app = App::new();
    let create = async |opponent: &str, clock: &str| {
        let wanted = json!({"rules": "standard", "opponent": opponent, "clock": clock});
        app.post("/api/games", "", wanted).await
    };
    for (clock, left, bonus) in [("1+0", 60_000, 0), ("0+3", 3000, 3), ("180+180", 10_800_000, 180)] {
        let made = create("friend", clock).await.json();
        let clock = &made["game"]["clock"];
        assert_eq!((&clock["left"]["first"], &clock["bonus"]), (&json!(left), &json!(bonus)));
    }
    for clock in ["0+0", "181+0", "5", "5+", "+5", "-1+5", "1+1+1", "5+5 ", "4294967296+0"] {
        create("friend", clock).await.problem(400, "malformed");
    }
    create("stranger", "15+10").await.problem(400, "malformed");
    assert_eq!(create("stranger", "5+5").await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn a_clock_is_shown_and_its_end_is_a_loss() {
    let app = App::new();
    let wanted = json!({"rules": "standard", "opponent": "same-device", "clock": "5+5"});
    let made = app.post("/api/games", "", wanted).await.json();
    assert_eq!(
        made["game"]["clock"],
        json!({"left": {"first": 300_000, "second": 300_000}, "bonus": 5, "running": null})
    );
    let (id, token) = (made["id"].as_str().unwrap(), made["token"].as_str().unwrap().to_owned());
    let state = app.step(id, &[token.clone(), token]).await;
    let seat = state["turn"].as_str().unwrap().to_owned();
    let left = state["clock"]["left"][&seat].as_i64().unwrap();
    app.clock.pass(1000);
    assert_eq!(app.state(id).await["clock"]["left"][&seat], left - 1000);
    app.clock.pass(left);
    app.games.upkeep().await.unwrap();
    let over = app.state(id).await;
    assert_eq!(over["ending"], "time");
    assert_ne!(over["winner"], seat);
}

#[tokio::test]
async fn the_document_names_every_route_and_the_page_is_made_from_it() {
    let app = App::new();
    let document = app.get("/api/openapi.json").await.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    let paths: Vec<_> = document["paths"].as_object().unwrap().keys().cloned().collect();
    let page = app.get("/api").await;
    for path in &paths {
        assert!(page.text.contains(path.as_str()), "{path}");
        // Whatever is described is there.
        let answer = app.get(&path.replace("{id}", "0000000000")).await;
        assert_ne!(answer.json()["type"], "/api#not-found", "{path}");
    }
    let mut expected = vec!["/api/games".to_owned(), "/api/games/{id}".to_owned()];
    let more = [
        "join", "throw", "move", "hint", "resign", "rematch", "claim", "leave", "events", "record", "review",
    ];
    expected.extend(more.iter().map(|more| format!("/api/games/{{id}}/{more}")));
    expected.sort();
    assert_eq!(paths, expected);
    for schema in ["State", "Seated", "Problem", "NewGame"] {
        assert!(document["components"]["schemas"][schema].is_object(), "{schema}");
        assert!(page.text.contains(&format!("id=\"schema-{schema}\"")));
    }
    assert!(!page.text.contains("<script") && !page.text.contains("style="));
    // Every reference leads somewhere.
    for target in document.to_string().split("#/components/schemas/").skip(1) {
        let name = target.split('"').next().unwrap();
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
    // Refusals are described in the form in which they are sent, those of every operation too.
    let operations = document["paths"].as_object().unwrap().values();
    for operation in operations.flat_map(|methods| methods.as_object().unwrap().values()) {
        let responses = operation["responses"].as_object().unwrap();
        assert!(responses.contains_key("default"), "{operation}");
        for (status, response) in responses.iter().filter(|(status, _)| !status.starts_with('2')) {
            assert!(response["content"]["application/problem+json"].is_object(), "{status}: {operation}");
        }
    }
    // Every type of problem has its place on the page.
    for name in
        ["stale", "not-your-seat", "illegal-move", "too-many", "no-free-seat", "too-large", "not-supported"]
    {
        assert!(page.text.contains(&format!("id=\"{name}\"")), "{name}");
    }
}

#[tokio::test]
async fn the_interfaces_address_with_a_slash_was_not_found() {
    let answer = App::new().get("/api/").await;
    assert_eq!((answer.status, answer.header(header::LOCATION)), (StatusCode::PERMANENT_REDIRECT, "/api"));
}

#[tokio::test]
async fn the_server_says_whether_it_is_well() {
    let app = App::new();
    assert_eq!(app.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(app.get("/readyz").await.status, StatusCode::OK);
    app.stopping.send_replace(true);
    assert_eq!(app.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(app.get("/healthz").await.status, StatusCode::OK);
}
