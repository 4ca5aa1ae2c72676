//! The home page: choose the rules, choose who with, play.

use maud::{Markup, html};
use senet_players::Level;
use senet_rules::{JEQUIER, Position, Ruleset, STANDARD};

use super::layout::{self, Head};
use super::words::{level_about, level_name, rules_name};
use crate::art::{self, Form, Scene};
use crate::{Context, plain, t};

/// A game of this device that is not over.
#[derive(Clone, Debug)]
pub struct OpenGame {
    /// Its id.
    pub id: String,
    /// Its ruleset.
    pub rules: &'static Ruleset,
    /// What it is waiting for.
    pub state: OpenState,
    /// The opponent's name, if known.
    pub opponent: Option<String>,
    /// Whether both seats are on this device.
    pub same_device: bool,
    /// The computer's level, if it plays.
    pub computer: Option<Level>,
}

/// What an unfinished game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenState {
    /// Its second player.
    Waiting,
    /// This device's player.
    YourTurn,
    /// The other player.
    TheirTurn,
}

/// What the home page shows.
#[derive(Clone, Debug, Default)]
pub struct HomeModel {
    /// The unfinished games of this device, the latest first.
    pub games: Vec<OpenGame>,
    /// How many strangers wait now: Standard, Jéquier.
    pub waiting: [u32; 2],
}

/// The level that is chosen at first.
pub(super) const FIRST_LEVEL: Level = Level::ALL[0];

/// A board in the middle of a game, for the picture.
const PICTURE: &str = "2C4SS1/1C6S1/2C3S3 C -";

/// The page.
#[must_use]
pub fn page(ctx: &Context, model: &HomeModel) -> Markup {
    let language = ctx.language;
    let head = Head {
        title: plain!(language, "home-title"),
        class: "home",
        boards: Some((&STANDARD, &[Form::Plain])),
        ..Head::default()
    };
    let main = html! {
        main #main .homegrid {
            section.hero {
                h1 { (t!(language, "home-heading")) }
                p.lead { (t!(language, "home-lead")) }
                (picture(ctx))
            }
            div.beside {
                @if !model.games.is_empty() { (games(ctx, model)) }
                (setup(ctx, model))
            }
            section.about {
                h2 { (t!(language, "home-about")) }
                ul {
                    li { (art::sticks(senet_rules::Sticks::from_bits(0b0101).into())) p { (t!(language, "home-about-sticks")) } }
                    li { (art::last_five(&STANDARD, |n| language.number(n.into()))) p { (t!(language, "home-about-path")) } }
                    li { span.duo { (art::seat(senet_rules::Side::Cones, "m")) (art::seat(senet_rules::Side::Spools, "m")) } p { (t!(language, "home-about-swap")) } }
                }
            }
        }
    };
    layout::page(ctx, &head, &main)
}

fn picture(ctx: &Context) -> Markup {
    let position = Position::parse(PICTURE, &STANDARD).unwrap_or_else(|_| Position::unowned(&STANDARD));
    html! {
        div.box role="img" aria-label=(plain!(ctx.language, "home-board-label")) {
            (art::board(Form::Plain, &Scene { position: &position, offers: &[], last: None }))
        }
    }
}

fn games(ctx: &Context, model: &HomeModel) -> Markup {
    let language = ctx.language;
    html! {
        section.card.games {
            h2 { (t!(language, "home-games")) }
            ul {
                @for game in &model.games {
                    li {
                        a href=(ctx.to(&format!("/g/{}", game.id))) .yours[game.state == OpenState::YourTurn] {
                            (art::last_five(game.rules, |n| language.number(n.into())))
                            span {
                                b { (rules_name(language, game.rules)) }
                                @if let Some(level) = game.computer { small { (t!(language, "computer-name")) " · " (level_name(language, level)) } }
                                @else if game.same_device { small { (t!(language, "home-game-device")) } }
                                @else if let Some(name) = &game.opponent { small dir="auto" { (t!(language, "home-game-opponent", name = name.clone())) } }
                                small.state {
                                    @match game.state {
                                        OpenState::Waiting => (t!(language, "home-game-waiting")),
                                        OpenState::YourTurn => (t!(language, "home-game-your-turn")),
                                        OpenState::TheirTurn => (t!(language, "home-game-their-turn")),
                                    }
                                }
                            }
                            (art::icon("next"))
                        }
                    }
                }
            }
        }
    }
}

/// The form that makes a game. It works with the first press: the usual choices are made.
fn setup(ctx: &Context, model: &HomeModel) -> Markup {
    let language = ctx.language;
    html! {
        form.setup.card method="post" action=(ctx.to("/games")) aria-label=(plain!(language, "home-setup")) {
            fieldset {
                legend { (t!(language, "home-rules")) }
                div.rules {
                    (ruleset(ctx, &STANDARD, &t!(language, "home-standard"), &t!(language, "home-standard-about"), true))
                    (ruleset(ctx, &JEQUIER, &t!(language, "home-jequier"), &t!(language, "home-jequier-about"), false))
                }
            }
            fieldset {
                legend { (t!(language, "home-opponent")) }
                div.whom {
                    (whom("friend", "link", &t!(language, "home-friend"), &html! {}, true))
                    (whom("stranger", "wait", &t!(language, "home-stranger"), &html! {
                        @for (rules, count) in [(&STANDARD, model.waiting[0]), (&JEQUIER, model.waiting[1])] {
                            small class={ "for-" (rules.id) } { (t!(language, "home-stranger-about", count = count)) }
                        }
                    }, false))
                    (whom("computer", "comp", &t!(language, "computer-opponent"), &html! {}, false))
                    (levels(ctx))
                    (whom("same-device", "two", &t!(language, "home-device"), &html! {}, false))
                }
            }
            details.morechoices {
                summary { (t!(language, "home-more")) }
                fieldset {
                    legend { (t!(language, "home-first")) }
                    div.pills {
                        (pill("play", "random", &t!(language, "home-first-random"), true))
                        (pill("play", "first", &t!(language, "home-first-you"), false))
                        (pill("play", "second", &t!(language, "home-first-them"), false))
                    }
                }
                fieldset {
                    legend { (t!(language, "home-clock")) }
                    div.pills {
                        (pill("clock", "none", &t!(language, "home-clock-none"), true))
                        @for time in [5_u8, 10, 20] {
                            (pill("clock", &format!("{time}+{time}"), &t!(language, "home-clock-time", minutes = time, seconds = time), false))
                        }
                    }
                }
            }
            div.go { button #play .btn.primary { (t!(language, "home-play")) } }
        }
    }
}

fn ruleset(ctx: &Context, rules: &Ruleset, name: &str, about: &str, checked: bool) -> Markup {
    html! {
        label.opt {
            input.vh type="radio" name="rules" value=(rules.id) checked[checked];
            (art::last_five(rules, |n| ctx.language.number(n.into())))
            b { (name) }
            small { (about) }
            span.dot { (art::icon("check")) }
        }
    }
}

fn whom(value: &str, icon: &str, name: &str, about: &Markup, checked: bool) -> Markup {
    html! {
        label {
            input.vh type="radio" name="opponent" value=(value) checked[checked];
            (art::icon(icon))
            div { b { (name) } (about) }
            span.dot { (art::icon("check")) }
        }
    }
}

/// The computer's levels, shown once the computer is chosen.
fn levels(ctx: &Context) -> Markup {
    let language = ctx.language;
    html! {
        fieldset.levels {
            legend.vh { (t!(language, "computer-level")) }
            div.pills {
                @for level in Level::ALL {
                    (pill("level", &level.number().to_string(), &level_name(language, level), level == FIRST_LEVEL))
                }
            }
            @for level in Level::ALL { small class={ "about-" (level.number()) } { (level_about(language, level)) } }
        }
    }
}

fn pill(name: &str, value: &str, text: &str, checked: bool) -> Markup {
    html! { label.pill { input.vh type="radio" name=(name) value=(value) checked[checked]; span { (text) } } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_a_position_of_the_game() {
        assert!(Position::parse(PICTURE, &STANDARD).is_ok());
    }
}
