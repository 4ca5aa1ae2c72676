//! Any position, judged.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use senet_players::{Evaluator, judge_moves, judge_throws};
use senet_rules::{Position, Ruleset, STANDARD, Setup};
use serde::Deserialize;

use super::fault::Fault;
use super::reader::Reader;
use super::sharing::picture;
use super::{Shared, Site};
use crate::plain;
use crate::views::analysis::{self, AnalysisModel, Found, Judgement, owned};

/// What is to be looked at.
#[derive(Deserialize, Default, Debug)]
pub(super) struct Asked {
    rules: Option<String>,
    position: Option<String>,
}

type Question = Result<Query<Asked>, QueryRejection>;

/// The ruleset and setup that are asked for; a text that is no setup is given back beside the start.
fn read(asked: Question) -> Result<(&'static Ruleset, Setup, Option<String>, bool), Fault> {
    let Query(asked) = asked.map_err(|rejection| Fault::Malformed(rejection.body_text()))?;
    let rules = match asked.rules.as_deref() {
        None => &STANDARD,
        Some(id) => Ruleset::by_id(id).map_err(|error| Fault::Malformed(error.to_string()))?,
    };
    let start = || owned(rules, Setup::from(&Position::opening(rules)));
    let Some(text) = asked.position else { return Ok((rules, start(), None, false)) };
    Ok(match text.parse::<Setup>() {
        Ok(setup) => (rules, owned(rules, setup), None, true),
        Err(_) => (rules, start(), Some(text.chars().take(80).collect()), true),
    })
}

pub(super) async fn page(State(site): State<Shared>, reader: Reader, asked: Question) -> Response {
    let (rules, setup, unread, given) = match read(asked) {
        Ok(read) => read,
        Err(fault) => return reader.fault(&fault),
    };
    let found = match setup.check(rules) {
        Err(faults) => Found::Faults(faults),
        Ok(position) => match position.winner() {
            Some(winner) => Found::Over(winner),
            None => match judge(&site, position).await {
                Some(judgement) => Found::Judged(Box::new(judgement)),
                None => return reader.fault(&Fault::Internal),
            },
        },
    };
    let model = AnalysisModel { rules, setup, found, unread, given };
    let page =
        if reader.live { analysis::main(&reader.ctx, &model) } else { analysis::page(&reader.ctx, &model) };
    reader.page(StatusCode::OK, page)
}

async fn judge(site: &Site, position: Position) -> Option<Judgement> {
    let judged = move |evaluator: &dyn Evaluator| {
        let before = position.throw().is_none();
        let throws = if before { judge_throws(evaluator, &position) } else { Vec::new() };
        let best = |throw: &senet_players::JudgedThrow| {
            judge_moves(evaluator, &position.thrown(throw.throw)).first().map(|best| best.answer)
        };
        Judgement {
            position,
            win: evaluator.win(&position),
            moves: judge_moves(evaluator, &position),
            throws: throws.iter().map(|throw| (*throw, best(throw))).collect(),
        }
    };
    site.judges.study(position.rules(), judged).await
}

/// The picture of a position.
pub(super) async fn card(reader: Reader, asked: Question) -> Response {
    let (rules, setup, ..) = match read(asked) {
        Ok(read) => read,
        Err(fault) => return reader.fault(&fault),
    };
    let Ok(position) = setup.check(rules) else {
        return reader.fault(&Fault::Malformed("no position of the game".to_owned()));
    };
    let language = reader.ctx.language;
    let key = format!("{}/analysis/{}/{position}", language.code(), rules.id);
    picture(&reader, key, plain!(language, "analysis-title"), position).await
}
