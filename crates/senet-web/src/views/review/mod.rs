//! The review of a finished game: how the win chance went, what mattered, what luck and choices were worth.

mod curve;
mod list;
mod moment;
mod sum;

use std::sync::Arc;

use maud::{Markup, html};
use senet_players::{Event, Review, Step};
use senet_rules::{Answer, Opening, Seat, Turn};

use super::game::{GameModel, words};
use super::layout::{self, Head};
use super::words::rules_name;
use crate::art::Form;
use crate::language::Language;
use crate::{Context, art, plain, t};

pub use moment::moment;

/// How many moments are pointed out.
const MOMENTS: usize = 6;

/// A finished game and its review.
#[derive(Clone, Debug)]
pub struct ReviewModel {
    /// The game as the viewer sees it.
    pub game: GameModel,
    /// Its review.
    pub review: Arc<Review>,
    /// How many steps are behind what is looked at.
    pub at: usize,
    /// Whether the moves are listed instead of drawn.
    pub list: bool,
    /// How many steps lie behind each of the moments that mattered, in their order.
    moments: Vec<usize>,
}

impl ReviewModel {
    /// The review after `at` steps; at the end without it.
    #[must_use]
    pub fn new(game: GameModel, review: Arc<Review>, at: Option<usize>, list: bool) -> Self {
        let moments = review.moments(MOMENTS).into_iter().map(|place| place + 1).collect();
        let at = at.unwrap_or(usize::MAX).min(review.steps.len());
        Self { game, review, at, list, moments }
    }

    /// The player from whose side it is told: the viewer, else the first.
    fn own(&self) -> Seat {
        self.game.viewer.seat().unwrap_or(Seat::First)
    }

    /// What [`ReviewModel::own`]'s chance was after so many steps.
    fn chance(&self, at: usize) -> f64 {
        let first = at.checked_sub(1).map_or(self.review.start, |place| self.review.steps[place].first_wins);
        if self.own() == Seat::First { first } else { 1.0 - first }
    }

    /// What the last of so many steps changed for [`ReviewModel::own`].
    fn change(&self, at: usize) -> f64 {
        at.checked_sub(1).map_or(0.0, |before| self.chance(at) - self.chance(before))
    }

    fn step(&self, at: usize) -> Option<&Step> {
        at.checked_sub(1).and_then(|place| self.review.steps.get(place))
    }

    fn name(&self, language: Language, seat: Seat) -> String {
        if self.game.viewer.seat() == Some(seat) {
            t!(language, "game-you")
        } else {
            words::name(language, &self.game, seat)
        }
    }

    /// What happened in a step, in a sentence.
    fn sentence(&self, language: Language, step: &Step) -> String {
        let turn = &self.game.turns[step.turn];
        let opening = matches!(self.game.rules().opening, Opening::ThrowOff { .. });
        let decided = opening
            && turn.answer != Answer::None
            && self.game.turns[..step.turn].iter().all(|turn| turn.answer == Answer::None);
        let thrown = matches!(step.event, Event::Thrown { .. }) && turn.answer != Answer::None;
        let turn = if thrown { Turn { answer: Answer::Open, ..turn.clone() } } else { turn.clone() };
        words::sentence(language, &self.game, &turn, decided && thrown)
    }

    fn address(&self, ctx: &Context, at: usize) -> String {
        ctx.to(&format!("/g/{}/review?at={at}", self.game.id))
    }
}

/// The page.
#[must_use]
pub fn page(ctx: &Context, model: &ReviewModel) -> Markup {
    let language = ctx.language;
    let rules = rules_name(language, model.game.rules());
    let about = model
        .step(model.at)
        .filter(|_| model.at < model.review.steps.len())
        .map_or_else(|| sum::sentence(language, model), |step| model.sentence(language, step));
    let head = Head {
        title: plain!(language, "review-title", rules = rules.clone()),
        description: Some(crate::language::strip_isolates(&about)),
        label: Some(rules),
        class: "reviewing",
        private: true,
        boards: Some((model.game.rules(), &[Form::Plain])),
        picture: Some(ctx.to(&format!("/g/{}/review.png?at={}", model.game.id, model.at))),
        ..Head::default()
    };
    layout::page(ctx, &head, &main(ctx, model))
}

fn main(ctx: &Context, model: &ReviewModel) -> Markup {
    let language = ctx.language;
    let chosen = moment::better(model).is_some().then_some("0");
    html! {
        main #main .review data-at=(model.at) data-chosen=[chosen] {
            header.verdict {
                h1 { @if let Some(outcome) = model.game.game.outcome() { (words::won(ctx, &model.game, outcome.winner)) } }
                p.lead { (sum::sentence(language, model)) }
            }
            @if model.list {
                (list::list(ctx, model))
            } @else {
                (moment(ctx, model))
                (curve::curve(ctx, model))
                aside.besides {
                    (moments(ctx, model))
                    (sum::account(ctx, model))
                    p.links {
                        a.quiet.btn href=(ctx.to(&format!("/g/{}/review?list=1", model.game.id))) rel="nofollow" { (t!(language, "review-list")) }
                        a.quiet.btn href=(ctx.to(&format!("/g/{}", model.game.id))) { (t!(language, "game-device-back")) }
                    }
                }
            }
        }
    }
}

/// The steps that changed the chance most.
fn moments(ctx: &Context, model: &ReviewModel) -> Markup {
    let language = ctx.language;
    html! {
        @if !model.moments.is_empty() {
            nav.card.moments aria-label=(plain!(language, "review-moments")) {
                h2 { (t!(language, "review-moments")) }
                ol {
                    @for (number, &at) in (1_u64..).zip(&model.moments) {
                        @if let Some(step) = model.step(at) {
                            @let change = model.change(at);
                            li {
                                a href=(model.address(ctx, at)) data-at=(at) aria-current=[(at == model.at).then_some("step")] rel="nofollow" {
                                    i aria-hidden="true" { (language.number(number)) }
                                    span {
                                        b { (model.sentence(language, step)) }
                                        small { (t!(language, "review-move", turn = step.turn + 1)) }
                                    }
                                    b.change.loss[change < 0.0] { (language.percent_change(change, 0)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A small mark for whose step it is.
fn piece(model: &ReviewModel, seat: Seat) -> Markup {
    let side = model.game.game.side_of(seat);
    html! { @if let Some(side) = side { (art::seat(side, "s")) } }
}
