//! The game and its standard rules.

use maud::{Markup, html};
use senet_rules::{House, STANDARD, Side, Sticks};
use serde_json::Value;

use super::parts::{self, Opponent, Section, drawing, explained, figure};
use super::{Perfect, examples, structured};
use crate::views::layout;
use crate::{Context, art, plain, t};

/// What the page shows beside its words.
#[derive(Clone, Debug, Default)]
pub struct SenetModel {
    /// What perfect play shows, once the game is solved.
    pub perfect: Option<Perfect>,
}

/// The page.
#[must_use]
pub fn page(ctx: &Context, model: &SenetModel) -> Markup {
    let l = ctx.language;
    let sections = all(ctx, model);
    let main = html! {
        main.reading id="main" {
            header.opening {
                div.words {
                    p.eyebrow { (t!(l, "senet-eyebrow")) }
                    h1 { (t!(l, "senet-heading")) }
                    p.lead { (t!(l, "senet-lead")) }
                    div.acts {
                        (parts::play(ctx, &STANDARD, Opponent::Friend, "primary", &t!(l, "senet-play-friend")))
                        (parts::play(ctx, &STANDARD, Opponent::Computer, "second", &t!(l, "computer-play")))
                        a.btn.second href=(ctx.to("/senet/jequier")) { (t!(l, "senet-to-jequier")) }
                    }
                }
                (drawing(&examples::START, &t!(l, "senet-hero-alt")))
            }
            (parts::contents(&t!(l, "senet-contents-title"), &sections))
            (parts::sections(&sections))
        }
    };
    let head = layout::Head {
        title: plain!(l, "senet-title"),
        description: Some(plain!(l, "senet-description")),
        boards: Some((&STANDARD, &[art::Form::Diagram])),
        structured: structured(ctx),
        ..Default::default()
    };
    layout::page(ctx, &head, &main)
}

fn all(ctx: &Context, model: &SenetModel) -> Vec<Section> {
    let l = ctx.language;
    let mut all = vec![
        Section::new("board", t!(l, "senet-board-title"), board(ctx)),
        Section::new("setup", t!(l, "senet-setup-title"), setup(ctx)),
        Section::new("throw", t!(l, "senet-throw-title"), throws(ctx)),
        Section::new("move", t!(l, "senet-move-title"), moving(ctx)),
        Section::new("swap", t!(l, "senet-swap-title"), swap(ctx)),
        Section::new("protection", t!(l, "senet-pair-title"), protection(ctx)),
        Section::new("houses", t!(l, "senet-houses-title"), houses(ctx)),
        Section::new("off", t!(l, "senet-off-title"), off(ctx)),
        Section::new("stuck", t!(l, "senet-stuck-title"), stuck(ctx)),
        Section::new("strategy", t!(l, "senet-strategy-title"), strategy(ctx)),
    ];
    if let Some(perfect) = &model.perfect {
        all.push(Section::new("perfect", t!(l, "senet-perfect-title"), perfect_play(ctx, perfect)));
    }
    all.push(Section::new("history", t!(l, "senet-history-title"), history(ctx)));
    all.push(Section::new("questions", t!(l, "senet-faq-title"), parts::faq(&questions(ctx))));
    all.push(Section::new("play", t!(l, "senet-end-title"), end(ctx)));
    all
}

fn board(ctx: &Context) -> Markup {
    let l = ctx.language;
    let words = html! {
        p { (t!(l, "senet-board-body")) }
        p { (t!(l, "senet-board-neighbours")) }
    };
    let path = html! {
        figure.example {
            div.drawing role="img" aria-label=(t!(l, "senet-board-alt")) {
                (art::empty_board(art::Form::Diagram, &STANDARD))
            }
            figcaption { (t!(l, "senet-board-caption")) }
        }
    };
    explained(&words, &path)
}

fn setup(ctx: &Context) -> Markup {
    let l = ctx.language;
    let pieces = html! {
        ul.pieces {
            li { (art::seat(Side::Cones, "large")) span { (t!(l, "senet-setup-cone")) } }
            li { (art::seat(Side::Spools, "large")) span { (t!(l, "senet-setup-spool")) } }
        }
    };
    explained(&html! { p { (t!(l, "senet-setup-body")) } }, &pieces)
}

fn throws(ctx: &Context) -> Markup {
    let l = ctx.language;
    let again = || t!(l, "senet-throw-next-again");
    let passes = || t!(l, "senet-throw-next-passes");
    let rows = [
        (0b0001, 1, t!(l, "senet-throw-1-sticks"), t!(l, "senet-throw-1-chance"), again()),
        (0b0101, 2, t!(l, "senet-throw-2-sticks"), t!(l, "senet-throw-2-chance"), passes()),
        (0b1101, 3, t!(l, "senet-throw-3-sticks"), t!(l, "senet-throw-3-chance"), passes()),
        (0b1111, 4, t!(l, "senet-throw-4-sticks"), t!(l, "senet-throw-4-chance"), again()),
        (0b0000, 5, t!(l, "senet-throw-5-sticks"), t!(l, "senet-throw-5-chance"), again()),
    ];
    let words = html! {
        p { (t!(l, "senet-throw-body")) }
        p { (t!(l, "senet-throw-again")) }
    };
    let table = html! {
        table.throws {
            caption.vh { (t!(l, "senet-throw-table-caption")) }
            thead {
                tr {
                    th scope="col" { (t!(l, "senet-throw-table-throw")) }
                    th scope="col" { (t!(l, "senet-throw-table-sticks")) }
                    th scope="col" { (t!(l, "senet-throw-table-chance")) }
                    th scope="col" { (t!(l, "senet-throw-table-next")) }
                }
            }
            tbody {
                @for (bits, number, faces, chance, next) in rows {
                    tr {
                        th.number scope="row" { (l.number(number)) }
                        td { div.fallen { (art::sticks(Some(Sticks::from_bits(bits)))) span { (faces) } } }
                        td { (chance) }
                        td { (next) }
                    }
                }
            }
        }
    };
    explained(&words, &table)
}

fn moving(ctx: &Context) -> Markup {
    let l = ctx.language;
    html! {
        p { (t!(l, "senet-move-body")) }
        p { (t!(l, "senet-move-over")) }
    }
}

fn swap(ctx: &Context) -> Markup {
    let l = ctx.language;
    let example = figure(ctx, &examples::SWAP, &t!(l, "senet-swap-alt"), &t!(l, "senet-swap-caption"));
    explained(&html! { p { (t!(l, "senet-swap-body")) } }, &example)
}

fn protection(ctx: &Context) -> Markup {
    let l = ctx.language;
    let example = figure(ctx, &examples::PAIR, &t!(l, "senet-pair-alt"), &t!(l, "senet-pair-caption"));
    explained(&html! { p { (t!(l, "senet-pair-body")) } }, &example)
}

fn houses(ctx: &Context) -> Markup {
    let l = ctx.language;
    let houses = [
        (House::Rebirth, t!(l, "senet-house-15-name"), t!(l, "senet-house-15-body")),
        (House::Beauty, t!(l, "senet-house-27-name"), t!(l, "senet-house-27-body")),
        (House::Water, t!(l, "senet-house-28-name"), t!(l, "senet-house-28-body")),
        (House::ThreeTruths, t!(l, "senet-house-29-name"), t!(l, "senet-house-29-body")),
        (House::ReAtum, t!(l, "senet-house-30-name"), t!(l, "senet-house-30-body")),
    ];
    let words = html! { p { (t!(l, "senet-houses-body")) } (parts::houses(&houses)) };
    let example = figure(ctx, &examples::WATER, &t!(l, "senet-water-alt"), &t!(l, "senet-water-caption"));
    explained(&words, &example)
}

fn off(ctx: &Context) -> Markup {
    let l = ctx.language;
    let example = figure(ctx, &examples::OFF, &t!(l, "senet-off-alt"), &t!(l, "senet-off-caption"));
    explained(&html! { p { (t!(l, "senet-off-body")) } }, &example)
}

fn stuck(ctx: &Context) -> Markup {
    let l = ctx.language;
    let example = figure(ctx, &examples::STUCK, &t!(l, "senet-stuck-alt"), &t!(l, "senet-stuck-caption"));
    explained(&html! { p { (t!(l, "senet-stuck-body")) } }, &example)
}

fn strategy(ctx: &Context) -> Markup {
    let l = ctx.language;
    let advice = [
        (t!(l, "senet-strategy-1-title"), t!(l, "senet-strategy-1-body")),
        (t!(l, "senet-strategy-2-title"), t!(l, "senet-strategy-2-body")),
        (t!(l, "senet-strategy-3-title"), t!(l, "senet-strategy-3-body")),
        (t!(l, "senet-strategy-4-title"), t!(l, "senet-strategy-4-body")),
        (t!(l, "senet-strategy-5-title"), t!(l, "senet-strategy-5-body")),
        (t!(l, "senet-strategy-6-title"), t!(l, "senet-strategy-6-body")),
    ];
    html! {
        ol.advice { @for (title, body) in advice { li { h3 { (title) } p { (body) } } } }
    }
}

fn perfect_play(ctx: &Context, perfect: &Perfect) -> Markup {
    let l = ctx.language;
    html! {
        p { (t!(l, "senet-perfect-start", percent = perfect.percent.as_str())) }
        p { (t!(l, "senet-perfect-length", throws = perfect.throws, spread = perfect.spread)) }
        p { (t!(l, "senet-perfect-luck", swing = perfect.swing.as_str())) }
        p.source { (t!(l, "senet-perfect-source", date = perfect.date.as_str())) }
    }
}

fn history(ctx: &Context) -> Markup {
    let l = ctx.language;
    html! {
        div.aside-by {
            div { p { (t!(l, "senet-history-body")) } }
            div.aside { (art::mark()) p { (t!(l, "senet-history-here")) } }
        }
    }
}

fn end(ctx: &Context) -> Markup {
    let l = ctx.language;
    html! {
        p { (t!(l, "senet-end-body")) }
        (parts::ways(ctx, &STANDARD, &t!(l, "senet-play-friend"), &t!(l, "senet-play-stranger"), &t!(l, "senet-play-device")))
    }
}

fn questions(ctx: &Context) -> Vec<(String, String)> {
    let l = ctx.language;
    vec![
        (t!(l, "senet-faq-egypt-question"), t!(l, "senet-faq-egypt-answer")),
        (t!(l, "senet-faq-forced-question"), t!(l, "senet-faq-forced-answer")),
        (t!(l, "senet-faq-beauty-question"), t!(l, "senet-faq-beauty-answer")),
        (t!(l, "senet-faq-block-question"), t!(l, "senet-faq-block-answer")),
        (t!(l, "senet-faq-odds-question"), t!(l, "senet-faq-odds-answer")),
        (t!(l, "senet-faq-online-question"), t!(l, "senet-faq-online-answer")),
    ]
}

/// What search engines read of the page: the game, where the page stands, its questions and answers.
#[must_use]
pub fn structured(ctx: &Context) -> Vec<Value> {
    let l = ctx.language;
    vec![
        structured::game(ctx, &plain!(l, "common-name"), &plain!(l, "senet-description"), "/senet"),
        structured::breadcrumbs(ctx, &[("/senet", plain!(l, "senet-breadcrumb"))]),
        structured::questions(ctx, &questions(ctx)),
    ]
}
