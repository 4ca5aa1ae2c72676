//! Jéquier's Senet, the variant.

use maud::{Markup, html};
use senet_rules::{House, JEQUIER};
use serde_json::Value;

use super::parts::{self, Opponent, Section, explained, figure};
use super::{Perfect, comparison, examples, structured};
use crate::views::layout;
use crate::{Context, art, plain, t};

/// What the page shows beside its words.
#[derive(Clone, Debug, Default)]
pub struct JequierModel {
    /// What perfect play shows in Jéquier's game, and the standard game's percentage beside it, once both are solved.
    pub perfect: Option<(Perfect, String)>,
}

/// The page.
#[must_use]
pub fn page(ctx: &Context, model: &JequierModel) -> Markup {
    let l = ctx.language;
    let sections = all(ctx, model);
    let main = html! {
        main.reading id="main" {
            header.opening {
                div.words {
                    p.eyebrow { (t!(l, "jequier-eyebrow")) }
                    h1 { (t!(l, "jequier-heading")) }
                    p.lead { (t!(l, "jequier-lead")) }
                    div.acts {
                        (parts::play(ctx, &JEQUIER, Opponent::Friend, "primary", &t!(l, "jequier-play-friend")))
                        (parts::play(ctx, &JEQUIER, Opponent::Computer, "second", &t!(l, "computer-play")))
                        a.btn.second href=(ctx.to("/senet")) { (t!(l, "jequier-to-standard")) }
                    }
                }
                figure.ending {
                    div role="img" aria-label=(t!(l, "jequier-hero-alt")) {
                        (art::last_five(&JEQUIER, parts::digits(ctx)))
                    }
                    figcaption { (t!(l, "jequier-hero-caption")) }
                }
            }
            (parts::contents(&t!(l, "jequier-contents-title"), &sections))
            (parts::sections(&sections))
        }
    };
    let head = layout::Head {
        title: plain!(l, "jequier-title"),
        description: Some(plain!(l, "jequier-description")),
        boards: Some((&JEQUIER, &[art::Form::Diagram])),
        structured: structured(ctx),
        ..Default::default()
    };
    layout::page(ctx, &head, &main)
}

fn all(ctx: &Context, model: &JequierModel) -> Vec<Section> {
    let l = ctx.language;
    let mut all = vec![
        Section::new("what", t!(l, "jequier-what-title"), html! { p { (t!(l, "jequier-what-body")) } }),
        Section::new("throw-off", t!(l, "jequier-opening-title"), throw_off(ctx)),
        Section::new("throws", t!(l, "jequier-throw-title"), html! { p { (t!(l, "jequier-throw-body")) } }),
        Section::new("same", t!(l, "jequier-same-title"), html! { p { (t!(l, "jequier-same-body")) } }),
        Section::new("blockade", t!(l, "jequier-blockade-title"), blockade(ctx)),
        Section::new("back", t!(l, "jequier-back-title"), back(ctx)),
        Section::new("lost", t!(l, "jequier-lost-title"), html! { p { (t!(l, "jequier-lost-body")) } }),
        Section::new("houses", t!(l, "jequier-houses-title"), houses(ctx)),
        Section::new("off", t!(l, "jequier-off-title"), off(ctx)),
        Section::new("comparison", t!(l, "jequier-table-title"), comparison::table(ctx)),
        Section::new("history", t!(l, "jequier-history-title"), history(ctx)),
        Section::new("sources", t!(l, "jequier-differ-title"), differences(ctx)),
    ];
    if let Some((perfect, standard)) = &model.perfect {
        all.push(Section::new(
            "perfect",
            t!(l, "jequier-perfect-title"),
            perfect_play(ctx, perfect, standard),
        ));
    }
    all.push(Section::new("questions", t!(l, "jequier-faq-title"), parts::faq(&questions(ctx))));
    all.push(Section::new("play", t!(l, "jequier-end-title"), end(ctx)));
    all
}

fn throw_off(ctx: &Context) -> Markup {
    let l = ctx.language;
    let words = html! {
        p { (t!(l, "jequier-opening-body")) }
        p { (t!(l, "jequier-opening-odds")) }
    };
    let example =
        figure(ctx, &examples::THROW_OFF, &t!(l, "jequier-opening-alt"), &t!(l, "jequier-opening-caption"));
    explained(&words, &example)
}

fn blockade(ctx: &Context) -> Markup {
    let l = ctx.language;
    let example =
        figure(ctx, &examples::BLOCKADE, &t!(l, "jequier-blockade-alt"), &t!(l, "jequier-blockade-caption"));
    explained(&html! { p { (t!(l, "jequier-blockade-body")) } }, &example)
}

fn back(ctx: &Context) -> Markup {
    let l = ctx.language;
    let example = figure(ctx, &examples::BACK, &t!(l, "jequier-back-alt"), &t!(l, "jequier-back-caption"));
    explained(&html! { p { (t!(l, "jequier-back-body")) } }, &example)
}

fn houses(ctx: &Context) -> Markup {
    let l = ctx.language;
    let houses = [
        (House::Beauty, t!(l, "jequier-house-26-name"), t!(l, "jequier-house-26-body")),
        (House::Water, t!(l, "jequier-house-27-name"), t!(l, "jequier-house-27-body")),
        (House::ThreeTruths, t!(l, "jequier-house-28-name"), t!(l, "jequier-house-28-body")),
        (House::ReAtum, t!(l, "jequier-house-29-name"), t!(l, "jequier-house-29-body")),
        (House::Horus, t!(l, "jequier-house-30-name"), t!(l, "jequier-house-30-body")),
    ];
    let words = html! { p { (t!(l, "jequier-houses-body")) } (parts::houses(&houses)) };
    let example = figure(ctx, &examples::FLOOD, &t!(l, "jequier-water-alt"), &t!(l, "jequier-water-caption"));
    explained(&words, &example)
}

fn off(ctx: &Context) -> Markup {
    let l = ctx.language;
    let example = figure(ctx, &examples::HOME_ROW, &t!(l, "jequier-off-alt"), &t!(l, "jequier-off-caption"));
    explained(&html! { p { (t!(l, "jequier-off-body")) } }, &example)
}

fn history(ctx: &Context) -> Markup {
    let l = ctx.language;
    html! {
        div.aside-by {
            div {
                p { (t!(l, "jequier-history-person")) }
                p { (t!(l, "jequier-history-source")) }
            }
            div.aside { (art::mark()) p { (t!(l, "jequier-history-modern")) } }
        }
    }
}

fn differences(ctx: &Context) -> Markup {
    let l = ctx.language;
    html! {
        p { (t!(l, "jequier-differ-body")) }
        ul.points {
            li { (t!(l, "jequier-differ-swap")) }
            li { (t!(l, "jequier-differ-off")) }
            li { (t!(l, "jequier-differ-back")) }
            li { (t!(l, "jequier-differ-unused")) }
        }
    }
}

fn perfect_play(ctx: &Context, perfect: &Perfect, standard: &str) -> Markup {
    let l = ctx.language;
    html! {
        p { (t!(l, "jequier-perfect-start", percent = perfect.percent.as_str(), standard = standard)) }
        p { (t!(l, "jequier-perfect-length", throws = perfect.throws, spread = perfect.spread)) }
        p { (t!(l, "jequier-perfect-luck", swing = perfect.swing.as_str())) }
        p.source { (t!(l, "jequier-perfect-source", date = perfect.date.as_str())) }
    }
}

fn end(ctx: &Context) -> Markup {
    let l = ctx.language;
    html! {
        p { (t!(l, "jequier-end-body")) }
        (parts::ways(ctx, &JEQUIER, &t!(l, "jequier-play-friend"), &t!(l, "jequier-play-stranger"), &t!(l, "jequier-play-device")))
    }
}

fn questions(ctx: &Context) -> Vec<(String, String)> {
    let l = ctx.language;
    vec![
        (t!(l, "jequier-faq-start-question"), t!(l, "jequier-faq-start-answer")),
        (t!(l, "jequier-faq-blockade-question"), t!(l, "jequier-faq-blockade-answer")),
        (t!(l, "jequier-faq-back-question"), t!(l, "jequier-faq-back-answer")),
        (t!(l, "jequier-faq-water-question"), t!(l, "jequier-faq-water-answer")),
        (t!(l, "jequier-faq-exact-question"), t!(l, "jequier-faq-exact-answer")),
    ]
}

/// What search engines read of the page: the game, where the page stands, its questions and answers.
#[must_use]
pub fn structured(ctx: &Context) -> Vec<Value> {
    let l = ctx.language;
    let path = "/senet/jequier";
    let steps = [("/senet", plain!(l, "senet-breadcrumb")), (path, plain!(l, "jequier-breadcrumb"))];
    vec![
        structured::game(ctx, &plain!(l, "common-rules-jequier"), &plain!(l, "jequier-description"), path),
        structured::breadcrumbs(ctx, &steps),
        structured::questions(ctx, &questions(ctx)),
    ]
}
