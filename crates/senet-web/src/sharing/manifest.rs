//! The manifest with which the site can be put on a home screen.

use serde_json::json;

use crate::language::Language;
use crate::{assets, plain};

/// The manifest in a language.
#[must_use]
pub fn manifest(language: Language) -> String {
    let icon = |size: u32, purpose: &str| {
        let name =
            if purpose == "maskable" { format!("icon-full-{size}.png") } else { format!("icon-{size}.png") };
        json!({
            "src": assets::address(&name),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    json!({
        "id": "/",
        "name": plain!(language, "common-name"),
        "short_name": plain!(language, "common-name"),
        "description": plain!(language, "common-description"),
        "lang": language.code(),
        "dir": language.direction().name(),
        "start_url": format!("/{}/", language.code()),
        "scope": "/",
        "display": "standalone",
        "background_color": "#F4EEE2",
        "theme_color": "#F4EEE2",
        "categories": ["games", "education"],
        "icons": [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
        "shortcuts": [
            { "name": plain!(language, "common-rules-standard"), "url": format!("/{}/senet", language.code()) },
            { "name": plain!(language, "common-rules-jequier"), "url": format!("/{}/senet/jequier", language.code()) },
        ],
    })
    .to_string()
}
