//! Data for search engines, as plain values in the vocabulary of schema.org (JSON-LD).

use serde_json::{Value, json};

use crate::{Context, plain};

const VOCABULARY: &str = "https://schema.org";

/// The address of a page in the page's language, with the site.
fn address(ctx: &Context, path: &str) -> String {
    format!("{}{}", ctx.site, ctx.to(path))
}

/// The game that a page is about: two players, free, on the page's address.
#[must_use]
pub fn game(ctx: &Context, name: &str, description: &str, path: &str) -> Value {
    json!({
        "@context": VOCABULARY,
        "@type": "Game",
        "name": name,
        "description": description,
        "url": address(ctx, path),
        "inLanguage": ctx.language.code(),
        "numberOfPlayers": { "@type": "QuantitativeValue", "value": 2 },
        "isAccessibleForFree": true,
    })
}

/// The way from the home page to a page; each step's path and name.
#[must_use]
pub fn breadcrumbs(ctx: &Context, steps: &[(&str, String)]) -> Value {
    let home = ("/", plain!(ctx.language, "common-name"));
    let items: Vec<Value> = std::iter::once(&home)
        .chain(steps)
        .enumerate()
        .map(|(i, (path, name))| {
            json!({ "@type": "ListItem", "position": i + 1, "name": name, "item": address(ctx, path) })
        })
        .collect();
    json!({ "@context": VOCABULARY, "@type": "BreadcrumbList", "itemListElement": items })
}

/// Questions with their answers.
#[must_use]
pub fn questions(ctx: &Context, all: &[(String, String)]) -> Value {
    let entities: Vec<Value> = all
        .iter()
        .map(|(question, answer)| {
            json!({
                "@type": "Question",
                "name": question,
                "acceptedAnswer": { "@type": "Answer", "text": answer },
            })
        })
        .collect();
    json!({
        "@context": VOCABULARY,
        "@type": "FAQPage",
        "inLanguage": ctx.language.code(),
        "mainEntity": entities,
    })
}
