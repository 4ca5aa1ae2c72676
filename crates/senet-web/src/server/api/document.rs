//! The description of the JSON interface: as an `OpenAPI` document, and as a page made from that document.

use std::sync::LazyLock;

use axum::Json;
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use serde::Serialize;
use serde_json::Value;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi, ToSchema};

use super::{handlers, hint, input, review, state};
use crate::assets;
use crate::server::fault::Fault;
use crate::server::live;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Senet",
        description = "Play Senet over HTTP. Make a game, give its link to somebody, throw, move, and follow it as a \
            stream. Every action names the version of the game that it was decided on: of two requests for one version \
            exactly one is done, the other learns the game as it stands."
    ),
    paths(
        handlers::create, handlers::join, handlers::state, live::api, handlers::record, review::review,
        handlers::throw, handlers::play, hint::hint, handlers::leave, handlers::resign, handlers::rematch, handlers::claim,
    ),
    components(schemas(
        Problem, state::State, handlers::Seated, input::NewGame, input::Versioned, input::ThrowInput, input::MoveInput,
    )),
    modifiers(&Token, &Refusals),
)]
struct Document;

/// The scheme of the seats' tokens.
struct Token;

impl Modify for Token {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        if let Some(components) = &mut document.components {
            components.add_security_scheme("token", SecurityScheme::Http(scheme));
        }
    }
}

/// What every operation can answer with beside its own refusals, and how all of them are sent.
struct Refusals;

impl Modify for Refusals {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let kind = "application/problem+json";
        let schema = Ref::from_schema_name("Problem");
        let other = ResponseBuilder::new()
            .description("Any other refusal: its `type` says which")
            .content(kind, ContentBuilder::new().schema(Some(schema)).build())
            .build();
        let items = document.paths.paths.values_mut();
        for operation in items.flat_map(|item| [&mut item.get, &mut item.post]).flatten() {
            let responses = &mut operation.responses.responses;
            for (_, response) in responses.iter_mut().filter(|(status, _)| !status.starts_with('2')) {
                if let RefOr::T(response) = response
                    && let Some(content) = response.content.shift_remove("application/json")
                {
                    response.content.insert(kind.to_owned(), content);
                }
            }
            responses.insert("default".to_owned(), RefOr::T(other.clone()));
        }
    }
}

/// A problem as in RFC 9457. Where the game matters, its state's members stand beside these.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Problem {
    /// What kind of problem, by an address that never changes.
    #[schema(example = "/api#stale")]
    r#type: String,
    /// The kind in words.
    title: String,
    /// The HTTP status.
    status: u16,
    /// What helps in this case.
    detail: Option<String>,
}

/// The `OpenAPI` document as JSON.
#[must_use]
pub fn document() -> &'static Value {
    static JSON: LazyLock<Value> =
        LazyLock::new(|| serde_json::to_value(Document::openapi()).unwrap_or_default());
    &JSON
}

pub(crate) async fn json() -> Response {
    Json(document()).into_response()
}

/// Every problem that can be answered with, one of each kind.
fn problems() -> [Fault; 22] {
    let text = String::new;
    [
        Fault::Malformed(text()),
        Fault::NotSupported(""),
        Fault::TooLarge,
        Fault::Foreign,
        Fault::NotYourSeat,
        Fault::NotYourTurn,
        Fault::LinkUsed,
        Fault::NoSuchPage,
        Fault::NoSuchGame,
        Fault::MethodNotAllowed,
        Fault::Stale,
        Fault::NoFreeSeat,
        Fault::NotBegun,
        Fault::Over,
        Fault::NotOver,
        Fault::ThrowPending(text()),
        Fault::MayNotLeave,
        Fault::CannotClaim { text: text(), wait: None },
        Fault::Illegal(text()),
        Fault::NoHint(text()),
        Fault::TooMany { wait: 0 },
        Fault::Internal,
    ]
}

pub(crate) async fn page() -> Html<String> {
    static PAGE: LazyLock<String> = LazyLock::new(|| render(document()).into_string());
    Html(PAGE.clone())
}

fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}

fn members(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value))
}

fn render(document: &Value) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Senet: the JSON interface" }
                link rel="stylesheet" href=(assets::address("app.css"));
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
            }
            body.api {
                main #main .page {
                    h1 { "The JSON interface" }
                    p.lead { (text(document, "/info/description")) }
                    p { a href="/api/openapi.json" { "The same as an OpenAPI document" } " · " a href="/" { "Play" } }
                    @for (path, operations) in members(&document["paths"]) {
                        @for (method, operation) in members(operations) { (render_operation(path, method, operation)) }
                    }
                    h2 { "What goes over the wire" }
                    @for (name, schema) in members(&document["components"]["schemas"]) { (render_schema(name, schema)) }
                    h2 { "Problems" }
                    p { "Whatever cannot be done is answered as RFC 9457 has it, with one of these types." }
                    div.scroll { table {
                        thead { tr { th { "type" } th { "status" } th { "title" } } }
                        tbody {
                            @for fault in problems() {
                                @let (status, name, title) = fault.kind();
                                tr #(name) { td { code { "/api#" (name) } } td { (status.as_u16()) } td { (title) } }
                            }
                        }
                    } }
                }
            }
        }
    }
}

fn render_operation(path: &str, method: &str, operation: &Value) -> Markup {
    let body = text(operation, "/requestBody/content/application~1json/schema/$ref");
    html! {
        section.card {
            h2 { code { (method.to_uppercase()) " " (path) } }
            p { (text(operation, "/summary")) " " (text(operation, "/description")) }
            @if operation.get("security").is_some() { p { "Needs " code { "Authorization: Bearer TOKEN" } "." } }
            @if !body.is_empty() { p { "Body: " (reference(body)) } }
            ul {
                @for (status, response) in members(&operation["responses"]) {
                    li {
                        b { (status) } " " (text(response, "/description"))
                        @for (_, content) in members(&response["content"]) {
                            @let schema = text(content, "/schema/$ref");
                            @if !schema.is_empty() { ": " (reference(schema)) }
                        }
                    }
                }
            }
        }
    }
}

fn render_schema(name: &str, schema: &Value) -> Markup {
    html! {
        section.card id={ "schema-" (name) } {
            h3 { (name) }
            p { (text(schema, "/description")) }
            ul {
                @for (member, about) in members(&schema["properties"]) {
                    li { code { (member) } " " (kind(about)) " " (text(about, "/description")) }
                }
                @for value in schema["enum"].as_array().into_iter().flatten() { li { code { (value) } } }
                @for case in schema["oneOf"].as_array().into_iter().flatten() {
                    li {
                        (text(case, "/description"))
                        @for value in case["enum"].as_array().into_iter().flatten() { " " code { (value) } }
                        @for (member, about) in members(&case["properties"]) { " " code { (member) } " " (kind(about)) }
                    }
                }
            }
        }
    }
}

/// The kind of a member in short.
fn kind(schema: &Value) -> Markup {
    let alternatives = ["oneOf", "anyOf", "allOf"].iter().find_map(|key| schema[*key].as_array());
    html! {
        @if let Some(target) = schema["$ref"].as_str() { (reference(target)) }
        @else if let Some(alternatives) = alternatives {
            @for (i, alternative) in alternatives.iter().enumerate() { @if i > 0 { " or " } (kind(alternative)) }
        }
        @else if schema["type"] == "array" { "list of " (kind(&schema["items"])) }
        @else if let Some(kinds) = schema["type"].as_array() {
            @for (i, kind) in kinds.iter().enumerate() { @if i > 0 { " or " } i { (kind.as_str().unwrap_or_default()) } }
        }
        @else { i { (schema["type"].as_str().unwrap_or_default()) } }
    }
}

fn reference(target: &str) -> Markup {
    let name = target.rsplit('/').next().unwrap_or(target);
    html! { a href={ "#schema-" (name) } { (name) } }
}
