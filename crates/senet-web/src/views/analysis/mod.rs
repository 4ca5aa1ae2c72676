//! Any position taken apart: how the chances stand, what each throw is worth, which move is best.
//!
//! What is looked at stands in the address alone, and every square, side and throw is a link to the address with that
//! changed: no script is needed, nothing is kept, and whatever is looked at can be sent to somebody.

mod faults;
mod setting;
mod worth;

use maud::{Markup, html};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use senet_players::{Judged, JudgedThrow, Win};
use senet_rules::{Faults, Move, Opening, Position, Ruleset, Setup, Side};

use super::layout::{self, Head};
use crate::art::Form;
use crate::{Context, plain, t};

/// What is set up, and what can be said of it.
#[derive(Clone, Debug)]
pub struct AnalysisModel {
    /// The ruleset.
    pub rules: &'static Ruleset,
    /// The board, side and throw; always with a side.
    pub setup: Setup,
    /// What was found.
    pub found: Found,
    /// A text that was given and could not be read.
    pub unread: Option<String>,
    /// Whether the address names a position.
    pub given: bool,
}

/// What can be said of a setup.
#[derive(Clone, Debug)]
pub enum Found {
    /// It cannot stand in a game.
    Faults(Faults),
    /// One side is home.
    Over(Side),
    /// It was judged.
    Judged(Box<Judgement>),
}

/// What a position is worth.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The position.
    pub position: Position,
    /// The win chance of its side.
    pub win: Win,
    /// With a throw pending: its answers, best first; else none.
    pub moves: Vec<Judged>,
    /// With no throw pending: each throw with the best answer to it; else none.
    pub throws: Vec<(JudgedThrow, Option<Move>)>,
}

/// What stands for itself in the value of an address's query: blanks and slashes do, as plus signs and slashes.
const QUERY: &AsciiSet = &CONTROLS.add(b'#').add(b'&').add(b'+').add(b'%').add(b'"').add(b'<').add(b'>');

/// The path and query of a setup's analysis, without the language.
#[must_use]
pub fn address_of(rules: &Ruleset, setup: &Setup) -> String {
    let text = setup.to_string();
    let text = utf8_percent_encode(&text, QUERY).to_string().replace(' ', "+");
    format!("/analysis?rules={}&position={text}", rules.id)
}

/// The path and query of a position's analysis, without the language. While nobody owns a side, that of the side that
/// begins.
#[must_use]
pub fn address(position: &Position) -> String {
    address_of(position.rules(), &owned(position.rules(), Setup::from(position)))
}

/// The setup with a side: a position before the throw-off is looked at as the one who begins has it.
#[must_use]
pub fn owned(rules: &'static Ruleset, setup: Setup) -> Setup {
    let side = match rules.opening {
        Opening::FirstHasCones => Side::Cones,
        Opening::ThrowOff { .. } => Side::Spools,
    };
    Setup { side: setup.side.or(Some(side)), ..setup }
}

/// The page.
#[must_use]
pub fn page(ctx: &Context, model: &AnalysisModel) -> Markup {
    let language = ctx.language;
    let head = Head {
        title: plain!(language, "analysis-title"),
        description: Some(plain!(language, "analysis-lead")),
        class: "analysing",
        private: model.given,
        boards: Some((model.rules, &Form::ALL)),
        picture: model.given.then(|| {
            let path = address_of(model.rules, &model.setup);
            ctx.to(&path.replacen("/analysis?", "/analysis.png?", 1))
        }),
        ..Head::default()
    };
    layout::page(ctx, &head, &main(ctx, model))
}

/// The page's `<main>`, for a script.
#[must_use]
pub fn main(ctx: &Context, model: &AnalysisModel) -> Markup {
    let language = ctx.language;
    let best = worth::best(model);
    html! {
        main #main .analysis data-chosen=[best.map(|_| "0")] {
            header {
                h1 { (t!(language, "analysis-heading")) }
                p.lead { (t!(language, "analysis-lead")) }
            }
            div.ground {
                (setting::board(ctx, model, best))
                p.sm.muted.tap { (t!(language, "analysis-tap")) }
            }
            (worth::worth(ctx, model))
            (setting::setting(ctx, model))
        }
    }
}
