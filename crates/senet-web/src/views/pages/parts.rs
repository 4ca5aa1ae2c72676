//! What the rules pages are made of: drawn examples, buttons that start a game, lists of houses, questions and answers.

use maud::{Markup, html};
use senet_rules::{House, Ruleset, Sticks};

use super::examples::Example;
use crate::art::{self, Form, Offer, Scene};
use crate::views::home::FIRST_LEVEL;
use crate::{Context, t};

/// A section with its heading, which the list of contents leads to.
pub(super) struct Section {
    pub(super) anchor: &'static str,
    pub(super) title: String,
    pub(super) body: Markup,
}

impl Section {
    pub(super) fn new(anchor: &'static str, title: String, body: Markup) -> Self {
        Self { anchor, title, body }
    }
}

/// The sections of a page under one another.
pub(super) fn sections(all: &[Section]) -> Markup {
    html! {
        @for section in all {
            section.section id=(section.anchor) aria-labelledby={ (section.anchor) "-title" } {
                h2 id={ (section.anchor) "-title" } { (section.title) }
                (section.body)
            }
        }
    }
}

/// Links to the sections.
pub(super) fn contents(title: &str, all: &[Section]) -> Markup {
    html! {
        nav.contents aria-label=(title) {
            h2 { (title) }
            ul { @for section in all { li { a href={ "#" (section.anchor) } { (section.title) } } } }
        }
    }
}

/// The board of an example, with the move that it is about; the words for those who do not see it in `alt`.
pub(super) fn drawing(example: &Example, alt: &str) -> Markup {
    let Some(position) = example.position() else { return html! {} };
    let offers = Offer::all(position.rules(), example.legal_moves().into_iter());
    let shown = offers.iter().find(|offer| Some(offer.from) == example.shown);
    html! {
        div.drawing role="img" aria-label=(alt) data-chosen=[shown.map(|offer| offer.index)] {
            (art::board(Form::Diagram, &Scene { position: &position, offers: &offers, last: None }))
        }
    }
}

/// An example with the throw it shows and its caption, which names the throw as well.
pub(super) fn figure(ctx: &Context, example: &Example, alt: &str, caption: &str) -> Markup {
    let thrown = example.position().and_then(|position| position.throw());
    let fallen = Sticks::all().find(|&sticks| Some(example.rules.count(sticks)) == thrown);
    html! {
        figure.example {
            (drawing(example, alt))
            figcaption {
                @if let (Some(thrown), Some(fallen)) = (thrown, fallen) {
                    span.thrown aria-hidden="true" {
                        (art::sticks(Some(fallen)))
                        b { (ctx.language.number(u64::from(thrown.number()))) }
                    }
                }
                p { (caption) }
            }
        }
    }
}

/// Words beside a drawing, under one another on a phone.
pub(super) fn explained(words: &Markup, figure: &Markup) -> Markup {
    html! { div.explained { div.words { (words) } (figure) } }
}

/// Who a game is started with, as the form for new games names it.
#[derive(Clone, Copy)]
pub(super) enum Opponent {
    Friend,
    Stranger,
    SameDevice,
    /// At the level that is offered first.
    Computer,
}

/// A button that starts a game: a form, so that it works everywhere.
pub(super) fn play(ctx: &Context, rules: &Ruleset, opponent: Opponent, class: &str, label: &str) -> Markup {
    let opponent = match opponent {
        Opponent::Friend => "friend",
        Opponent::Stranger => "stranger",
        Opponent::SameDevice => "same-device",
        Opponent::Computer => "computer",
    };
    let level = (opponent == "computer").then_some(FIRST_LEVEL.number());
    html! {
        form method="post" action=(ctx.to("/games")) {
            input type="hidden" name="rules" value=(rules.id);
            input type="hidden" name="opponent" value=(opponent);
            @if let Some(level) = level { input type="hidden" name="level" value=(level); }
            input type="hidden" name="play" value="random";
            input type="hidden" name="clock" value="none";
            button.btn.(class) type="submit" { (label) }
        }
    }
}

/// The houses, one by one: sign, name, what it does.
pub(super) fn houses(all: &[(House, String, String)]) -> Markup {
    html! {
        ul.houses {
            @for (house, name, body) in all {
                li { (art::house_tile(*house)) div { h3 { (name) } p { (body) } } }
            }
        }
    }
}

/// Questions and answers.
pub(super) fn faq(all: &[(String, String)]) -> Markup {
    html! {
        div.faq { @for (question, answer) in all { div { h3 { (question) } p { (answer) } } } }
    }
}

/// The squares' numbers in the page's digits.
pub(super) fn digits(ctx: &Context) -> impl Fn(u8) -> String {
    let language = ctx.language;
    move |number| language.number(u64::from(number))
}

/// The ways to start a game, with the labels of those between people: a friend by link, somebody who waits, two on this
/// device.
pub(super) fn ways(ctx: &Context, rules: &Ruleset, friend: &str, stranger: &str, device: &str) -> Markup {
    html! {
        div.ways {
            (play(ctx, rules, Opponent::Friend, "primary", friend))
            (play(ctx, rules, Opponent::Computer, "second", &t!(ctx.language, "computer-play")))
            (play(ctx, rules, Opponent::Stranger, "second", stranger))
            (play(ctx, rules, Opponent::SameDevice, "second", device))
        }
    }
}
