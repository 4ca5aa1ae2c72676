//! Games against the computer, hints, reviews and analysis over HTTP: every route, every refusal.

mod common;

use axum::http::{StatusCode, header};
use common::{Answer, App};
use senet_games::ComputerPlayer;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

/// A computer that plays at once.
fn quick(app: &App) -> JoinHandle<()> {
    tokio::spawn(ComputerPlayer::new(app.games.clone(), app.judges.clone(), 0).run())
}

/// A game against the computer: its id, the token, the seat.
async fn against(app: &App, rules: &str, level: u8, play: &str) -> (String, String, String) {
    let wanted = json!({"rules": rules, "opponent": "computer", "level": level, "play": play});
    let made = app.post("/api/games", "", wanted).await;
    assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
    let made = made.json();
    let text = |member: &str| made[member].as_str().unwrap().to_owned();
    (text("id"), text("token"), text("seat"))
}

/// Waits until it is the player's turn, or the game is over.
async fn ones_turn(app: &App, id: &str, seat: &str) -> Value {
    let mut news = app.games.subscribe(id.parse().unwrap());
    loop {
        let state = app.state(id).await;
        if state["turn"] == seat || state["phase"] == "over" {
            return state;
        }
        news.changed().await.unwrap();
    }
}

async fn act(app: &App, id: &str, token: &str, state: &Value) -> Answer {
    let version = &state["version"];
    if state["phase"] == "move" {
        let body = json!({"version": version, "from": state["moves"][0]["from"]});
        app.post(&format!("/api/games/{id}/move"), token, body).await
    } else {
        app.post(&format!("/api/games/{id}/throw"), token, json!({"version": version})).await
    }
}

/// Plays a game against the computer to its end.
async fn played(app: &App, rules: &str) -> (String, Value) {
    let computer = quick(app);
    let (id, token, seat) = against(app, rules, 1, "random").await;
    loop {
        let state = ones_turn(app, &id, &seat).await;
        if state["phase"] == "over" {
            computer.abort();
            return (id, state);
        }
        assert_eq!(act(app, &id, &token, &state).await.status, StatusCode::OK);
    }
}

/// A game against the computer in which the first player has a choice: with the state.
async fn at_a_choice(app: &App) -> (String, String, Value) {
    let computer = quick(app);
    let (id, token, seat) = against(app, "standard", 1, "first").await;
    loop {
        let state = ones_turn(app, &id, &seat).await;
        if state["phase"] == "move" && state["moves"].as_array().unwrap().len() > 1 {
            computer.abort();
            return (id, token, state);
        }
        act(app, &id, &token, &state).await;
    }
}

#[tokio::test]
async fn levels_that_are_none_are_refused_with_a_reason() {
    let app = App::new();
    for wanted in [
        json!({"rules": "standard", "opponent": "computer", "level": 0}),
        json!({"rules": "standard", "opponent": "computer", "level": 7}),
        json!({"rules": "standard", "opponent": "computer", "level": -1}),
        json!({"rules": "standard", "opponent": "computer", "level": "3"}),
    ] {
        let problem = app.post("/api/games", "", wanted).await.problem(400, "malformed");
        assert!(problem["detail"].as_str().unwrap().contains("level"), "{problem}");
    }
    let any = app.post("/api/games", "", json!({"rules": "standard", "opponent": "computer"})).await.json();
    assert_eq!(any["game"]["computer"]["level"], 1, "left out, it is a beginner");
    let friend = json!({"rules": "standard", "opponent": "friend", "level": 3});
    app.post("/api/games", "", friend).await.problem(422, "not-supported");
    for level in ["", "0", "7", "x"] {
        let fields = format!("rules=standard&opponent=computer&level={level}");
        assert_eq!(app.form("/en/games", "", &fields).await.status, StatusCode::BAD_REQUEST, "{level}");
    }
}

#[tokio::test]
async fn whole_games_against_the_computer_verify_and_say_who_plays() {
    let app = App::new();
    for rules in ["standard", "jequier"] {
        let (id, over) = played(&app, rules).await;
        assert_eq!(over["ending"], "borne-off");
        assert_eq!((&over["opponent"], &over["computer"]["level"]), (&json!("computer"), &json!(1)));
        let record = app.get(&format!("/api/games/{id}/record")).await;
        assert!(senet_games::verify(&record.text).unwrap().over);
    }
}

#[tokio::test]
async fn nobody_sits_down_for_the_computer_or_claims_from_it() {
    let app = App::new();
    let (id, token, _) = against(&app, "standard", 6, "second").await;
    let state = app.state(&id).await;
    assert_eq!(
        (&state["players"]["first"]["taken"], &state["players"]["first"]["here"]),
        (&json!(true), &json!(true))
    );
    app.post(&format!("/api/games/{id}/join"), "", json!({})).await.problem(409, "no-free-seat");
    let version = json!({"version": state["version"]});
    app.post(&format!("/api/games/{id}/throw"), &token, version.clone()).await.problem(403, "not-your-turn");
    app.post(&format!("/api/games/{id}/leave"), &token, version.clone()).await.problem(409, "may-not-leave");
    app.clock.pass(10_000_000);
    let problem =
        app.post(&format!("/api/games/{id}/claim"), &token, version).await.problem(409, "cannot-claim");
    assert!(problem["detail"].as_str().unwrap().contains("computer"));
}

#[tokio::test]
async fn the_computer_accepts_a_rematch_at_once() {
    let app = App::new();
    let (id, token, _) = against(&app, "standard", 2, "first").await;
    let over = app.post(&format!("/api/games/{id}/resign"), &token, json!({"version": 1})).await.json();
    let body = json!({"version": over["version"]});
    let agreed = app.post(&format!("/api/games/{id}/rematch"), &token, body).await.json();
    let next = agreed["rematch"]["next"].as_str().unwrap();
    let state = app.state(next).await;
    assert_eq!((&state["computer"]["seat"], &state["computer"]["level"]), (&json!("first"), &json!(2)));
}

#[tokio::test]
async fn hints_are_counted_and_given_to_the_one_who_asks() {
    let app = App::new();
    let (id, token, state) = at_a_choice(&app).await;
    let path = format!("/api/games/{id}/hint");
    let ask = |version: Value| app.post(&path, &token, json!({"version": version}));
    for _ in 0..2 {
        let hint = ask(state["version"].clone()).await;
        assert_eq!(hint.status, StatusCode::OK, "{hint:?}");
        let hint = hint.json();
        assert_eq!((&hint["version"], &hint["hints"]), (&state["version"], &json!(1)));
        let moves = hint["moves"].as_array().unwrap();
        assert_eq!(moves.len(), state["moves"].as_array().unwrap().len());
        assert!(moves.is_sorted_by(|a, b| a["win"].as_f64() >= b["win"].as_f64()));
        assert!(moves.iter().all(|worth| (0.0..=1.0).contains(&worth["win"].as_f64().unwrap())));
    }
    assert_eq!(app.state(&id).await["computer"]["hints"], 1);
    ask(json!(1)).await.problem(409, "stale");
    app.post(&path, "", json!({"version": state["version"]})).await.problem(403, "not-your-seat");
    act(&app, &id, &token, &state).await;
    let state = app.state(&id).await;
    let refused = ask(state["version"].clone()).await;
    assert!(["/api#no-hint", "/api#not-your-turn"].contains(&refused.json()["type"].as_str().unwrap()));
}

#[tokio::test]
async fn there_are_no_hints_between_people() {
    let app = App::new();
    let (id, tokens) = app.begun("standard").await;
    let thrown = app.step(&id, &tokens).await;
    let token = &tokens[usize::from(thrown["turn"] == "second")];
    let body = json!({"version": thrown["version"]});
    app.post(&format!("/api/games/{id}/hint"), token, body).await.problem(409, "no-hint");
}

#[tokio::test]
async fn a_hint_is_a_form_and_stands_on_the_page() {
    let app = App::new();
    let made = app.form("/en/games", "", "rules=standard&opponent=computer&level=3&play=first").await;
    let (cookie, path) = (made.device().unwrap(), made.header(header::LOCATION).to_owned());
    let version = |page: &Answer| {
        page.text.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap().parse::<u32>().unwrap()
    };
    let mut page = app.page(&path, &cookie).await;
    assert!(page.text.contains("Computer") && page.text.contains("Cautious"));
    while !page.text.contains("id=\"hint\"") {
        let fields = format!("version={}", version(&page));
        let thrown = app.live_form(&format!("{path}/throw"), &cookie, &fields).await;
        assert_eq!(thrown.status, StatusCode::OK);
        page = app.page(&path, &cookie).await;
        if page.text.contains("id=\"throw\"") || page.text.contains("id=\"hint\"") {
            continue;
        }
        return; // One move only, or the computer's turn: there is nothing to ask here.
    }
    let fields = format!("version={}", version(&page));
    let asked = app.form(&format!("{path}/hint"), &cookie, &fields).await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER);
    let page = app.page(&path, &cookie).await;
    assert!(page.text.contains("class=\"worths\""));
    assert!(page.text.replace(['\u{2068}', '\u{2069}'], "").contains("Hints so far: 1"));
    let watcher = app.get(&path).await;
    assert!(!watcher.text.contains("class=\"worths\""), "others see no hint");
}

#[tokio::test]
async fn a_review_adds_up_and_every_moment_has_its_page() {
    let app = App::new();
    for rules in ["standard", "jequier"] {
        let (id, over) = played(&app, rules).await;
        let review = app.get(&format!("/api/games/{id}/review")).await.json();
        let value = |value: &Value| value.as_f64().unwrap();
        let of = |seat: &str, what: &str| value(&review["players"][seat][what]);
        let sum = value(&review["start"]) + of("first", "luck") - of("first", "error") - of("second", "luck")
            + of("second", "error");
        assert!((sum - value(&review["end"])).abs() < 1e-9);
        assert!((value(&review["end"]) - f64::from(u8::from(over["winner"] == "first"))).abs() < 1e-12);
        let steps = review["steps"].as_array().unwrap();
        for at in [0, 1, 2, steps.len() / 2, steps.len(), steps.len() + 10_000] {
            let page = app.get(&format!("/en/g/{id}/review?at={at}")).await;
            assert_eq!(page.status, StatusCode::OK);
            let shown = at.min(steps.len());
            assert!(page.text.contains(&format!("id=\"moment\" data-at=\"{shown}\"")), "{at}");
            assert!(page.text.contains(&format!("review.png?at={shown}")));
        }
        let list = app.get(&format!("/en/g/{id}/review?list=1")).await;
        let rows = list.text.matches("<th scope=\"row\"").count();
        let throws = |seat: &str| review["players"][seat]["throws"].as_u64().unwrap();
        assert_eq!(rows as u64, throws("first") + throws("second"));
        assert_eq!(app.get(&format!("/cs/g/{id}/review?at=x")).await.status, StatusCode::OK);
        let page = app.get(&format!("/en/g/{id}")).await;
        assert!(page.text.contains(&format!("/en/g/{id}/review")), "the end leads to the review");
    }
}

#[tokio::test]
async fn a_game_that_goes_on_is_not_reviewed() {
    let app = App::new();
    let (id, _) = app.begun("standard").await;
    app.get(&format!("/api/games/{id}/review")).await.problem(409, "not-over");
    app.get("/api/games/0000000000/review").await.problem(404, "no-such-game");
    let page = app.get(&format!("/en/g/{id}/review")).await;
    assert_eq!(
        (page.status, page.header(header::LOCATION)),
        (StatusCode::SEE_OTHER, &*format!("/en/g/{id}"))
    );
    assert_eq!(app.get(&format!("/en/g/{id}/review.png")).await.status, StatusCode::CONFLICT);
    assert_eq!(app.get("/en/g/0000000000/review").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_moment_has_a_picture_of_its_board() {
    let app = App::new();
    let (id, tokens) = app.begun("standard").await;
    app.step(&id, &tokens).await;
    let version = app.state(&id).await["version"].clone();
    app.post(&format!("/api/games/{id}/resign"), &tokens[0], json!({"version": version})).await;
    let picture = app.open(
        axum::http::Request::get(format!("/en/g/{id}/review.png?at=1"))
            .body(axum::body::Body::empty())
            .unwrap(),
    );
    let picture = picture.await;
    assert_eq!(
        (picture.status(), picture.headers()[header::CONTENT_TYPE].to_str().unwrap()),
        (StatusCode::OK, "image/png")
    );
}

#[tokio::test]
async fn any_position_can_be_taken_apart() {
    let app = App::new();
    let page = app.get("/en/analysis").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("rel=\"canonical\"") && page.text.matches("class=\"hit\"").count() == 30);
    for (query, part) in [
        ("rules=standard&position=9C/10/9S+C+-", "6 in 16"),
        ("rules=standard&position=9C/10/8SC+C+2", "30 home"),
        ("rules=jequier&position=CSCSCSCSCS/10/10+-+-", "for the spools"),
        ("rules=standard&position=10/10/9S+C+-", "The cones are home"),
        ("rules=standard&position=nonsense", "This text is no position"),
        ("rules=standard&position=%3Cscript%3E", "&lt;script&gt;"),
    ] {
        let page = app.get(&format!("/en/analysis?{query}")).await;
        assert_eq!(page.status, StatusCode::OK, "{query}");
        let plain = page.text.replace(['\u{2068}', '\u{2069}'], "");
        assert!(plain.contains(part), "{query}: {part}");
        assert!(page.text.contains("noindex"), "a position is no page to be found");
    }
    assert_eq!(app.get("/en/analysis?rules=chess").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(app.get("/en/analysis.png?position=9C/10/9S+C+-").await.status, StatusCode::OK);
    assert_eq!(app.get("/en/analysis.png?position=10/10/10+C+-").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn every_reason_against_a_position_is_said_in_the_readers_language() {
    let app = App::new();
    let query = "rules=jequier&position=CCCCCCC3/10/6S3+C+5";
    let english = app.get(&format!("/en/analysis?{query}")).await.text;
    for reason in ["Too many cones: 7 on the board", "27, the House of Water", "5 cannot be thrown"] {
        let plain = english.replace(['\u{2068}', '\u{2069}'], "");
        assert!(plain.contains(reason), "{reason}");
    }
    let czech = app.get(&format!("/cs/analysis?{query}")).await.text;
    assert!(czech.contains("Příliš mnoho kuželů") && !czech.contains("Too many"));
}
