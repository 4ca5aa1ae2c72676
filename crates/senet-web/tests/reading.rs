//! The pages that are read, as they are served.

mod common;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use common::App;
use senet_web::language::Language;
use serde_json::json;

const PATHS: [&str; 5] = ["/senet", "/senet/jequier", "/analysis", "/fair", "/privacy"];

/// Every value of an attribute in a page.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn reading_sets_no_cookie() {
    let app = App::new();
    for language in Language::all() {
        for path in PATHS {
            let answer = app.get(&format!("/{}{path}", language.code())).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            assert!(answer.headers.get(header::SET_COOKIE).is_none(), "the privacy page promises it");
            assert!(answer.text.contains(&format!("<html lang=\"{}\"", language.code())));
        }
    }
}

#[tokio::test]
async fn addresses_for_unknown_languages_lead_to_the_best_one() {
    let app = App::new();
    for path in PATHS {
        let request = Request::get(path).header(header::ACCEPT_LANGUAGE, "ko");
        let answer = app.ask(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        assert_eq!(answer.header(header::LOCATION), format!("/ko{path}"));
    }
}

#[tokio::test]
async fn another_spelling_of_a_language_was_not_found() {
    let app = App::new();
    for (path, to) in [
        ("/EN/", "/en/"),
        ("/EN", "/en"),
        ("/pt-br/senet?a=1&b=%20", "/pt-BR/senet?a=1&b=%20"),
        ("/zh-TW/senet/jequier", "/zh-Hant/senet/jequier"),
        ("/zh-CN/g/abcdefghjk", "/zh-Hans/g/abcdefghjk"),
        ("/en-US/fair", "/en/fair"),
    ] {
        let answer = app.get(path).await;
        assert_eq!(answer.status, StatusCode::PERMANENT_REDIRECT, "{path}");
        assert_eq!(answer.header(header::LOCATION), to);
    }
    assert_eq!(app.get("/xx/senet").await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get("/english/").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn no_link_of_a_page_leads_nowhere() {
    let app = App::new();
    for path in PATHS {
        let page = app.get(&format!("/en{path}")).await.text;
        for link in values(&page, "href").into_iter().filter(|link| link.starts_with('/')) {
            assert_eq!(app.get(link).await.status, StatusCode::OK, "{link} on {path}");
        }
    }
}

#[tokio::test]
async fn buttons_of_the_rules_pages_start_that_game() {
    let app = App::new();
    for (path, rules) in [("/cs/senet", "standard"), ("/cs/senet/jequier", "jequier")] {
        let page = app.get(path).await.text;
        let forms: Vec<&str> = page.split(r#"action="/cs/games""#).skip(1).collect();
        assert_eq!(forms.len(), 6, "{path}");
        for form in forms {
            let form = form.split("</form>").next().unwrap_or_default();
            let pairs: Vec<String> = values(form, "name")
                .iter()
                .zip(values(form, "value"))
                .map(|(name, value)| format!("{name}={value}"))
                .collect();
            let made = app.form("/cs/games", "", &pairs.join("&")).await;
            assert_eq!(made.status, StatusCode::SEE_OTHER, "{pairs:?}");
            let id = made.header(header::LOCATION).strip_prefix("/cs/g/").expect("on to the game");
            let state = app.api(Method::GET, &format!("/api/games/{id}"), "", &json!({})).await.json();
            assert_eq!(state["rules"], rules);
        }
    }
}
