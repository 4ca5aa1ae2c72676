//! The sentences of a game: whose turn it is, what happened, what a move would do.

use senet_rules::{Answer, Ending, Move, MoveKind, Opening, Phase, Seat, Side, Turn};

use super::model::{GameModel, Notice, Phrase, Viewer};
use crate::art::Offer;
use crate::language::{Language, strip_isolates};
use crate::views::words::{rules_name, side_key, why_not};
use crate::{Context, t};

/// The name of a seat's player, for everybody but that player.
pub(in crate::views) fn name(language: Language, model: &GameModel, seat: Seat) -> String {
    if let Some(name) = &model.players[seat.index()].name {
        return name.clone();
    }
    if model.computer.is_some_and(|(computer, _)| computer == seat) {
        return t!(language, "computer-name");
    }
    match (model.viewer, seat) {
        (Viewer::Seat(own), _) if own != seat => t!(language, "game-your-opponent"),
        (_, Seat::First) => t!(language, "game-first-player"),
        (_, Seat::Second) => t!(language, "game-second-player"),
    }
}

/// How a sentence speaks of a seat: to `you`, or of `them`.
pub(super) fn who(model: &GameModel, seat: Seat) -> &'static str {
    if model.viewer.seat() == Some(seat) { "you" } else { "them" }
}

/// A status: a heading, and a sentence beneath it.
pub(super) struct Status {
    pub(super) heading: String,
    pub(super) more: Option<String>,
}

/// Whose turn it is and what is to be done, or how the game ended.
pub(super) fn status(ctx: &Context, model: &GameModel, offers: &[Offer]) -> Status {
    let language = ctx.language;
    let game = model.shown_game();
    if let Some(turn) = model.replay {
        let count = model.turns.len();
        let heading = if turn == 0 {
            t!(language, "game-replay-start")
        } else {
            t!(language, "game-replay", turn = turn, count = count)
        };
        return Status { heading, more: event(ctx, model) };
    }
    if let Some(outcome) = game.outcome() {
        return Status { heading: won(ctx, model, outcome.winner), more: Some(ended(ctx, model)) };
    }
    let Some(seat) = game.turn() else { return Status { heading: String::new(), more: None } };
    let name = name(language, model, seat);
    let mine = model.viewer_to_act();
    let own_device = model.viewer == Viewer::Both;
    let throws_again = model.turns.last().is_some_and(|turn| turn.seat == seat);
    let heading = match (game.phase(), game.position().throw()) {
        (Phase::ThrowOff, _) if mine && !own_device => t!(language, "game-throwoff-you"),
        (Phase::ThrowOff, _) => t!(language, "game-throwoff-them", name = name),
        (Phase::Move, Some(throw)) if mine => match offers {
            [_] => t!(language, "game-move-one-you", throw = throw),
            _ if game.legal_moves().backward() => t!(language, "game-move-back-you", throw = throw),
            _ => t!(language, "game-move-you", throw = throw),
        },
        (Phase::Move, Some(throw)) => t!(language, "game-move-them", name = name, throw = throw),
        _ if own_device && !throws_again => {
            let side = game.side_of(seat).map_or("cones", side_key);
            t!(language, "game-handover", name = name, side = side)
        }
        _ if mine && throws_again => t!(language, "game-throw-again-you"),
        _ if mine => t!(language, "game-throw-you"),
        _ if throws_again => t!(language, "game-throw-again-them", name = name),
        _ => t!(language, "game-throw-them", name = name),
    };
    let more = match game.phase() {
        Phase::Move if mine => Some(t!(language, "game-choices", count = offers.len())),
        // The heading has said what was thrown.
        Phase::Move => None,
        Phase::ThrowOff if model.turns.is_empty() => Some(t!(language, "game-throwoff-about")),
        _ => event(ctx, model),
    };
    Status { heading, more }
}

pub(in crate::views) fn won(ctx: &Context, model: &GameModel, winner: Seat) -> String {
    let language = ctx.language;
    match model.viewer.seat() {
        Some(own) if own == winner => t!(language, "game-won-you"),
        Some(_) => t!(language, "game-lost-you", name = name(language, model, winner)),
        None => t!(language, "game-won-them", name = name(language, model, winner)),
    }
}

fn ended(ctx: &Context, model: &GameModel) -> String {
    let language = ctx.language;
    let Some(outcome) = model.game.outcome() else { return String::new() };
    let loser = outcome.winner.other();
    let (who, name) = (who(model, loser), name(language, model, loser));
    match outcome.ending {
        Ending::BorneOff => t!(language, "game-end-borne-off", turns = model.turns.len()),
        Ending::Resignation => t!(language, "game-end-resignation", who = who, name = name),
        Ending::Absence => t!(language, "game-end-absence", who = who, name = name),
        Ending::Time => t!(language, "game-end-time", who = who, name = name),
    }
}

/// What the last shown turn did, if there was one.
pub(super) fn event(ctx: &Context, model: &GameModel) -> Option<String> {
    let turn = model.shown_turns().last()?;
    let opening = matches!(model.rules().opening, Opening::ThrowOff { .. });
    let decided = opening && turn.answer == Answer::Open && decided_by_last(model);
    Some(sentence(ctx.language, model, turn, decided))
}

/// What a turn did. `decided`: its throw has decided the throw-off and waits for its move.
pub(in crate::views) fn sentence(
    language: Language,
    model: &GameModel,
    turn: &Turn,
    decided: bool,
) -> String {
    let Turn { seat, throw, answer, .. } = *turn;
    let (who, name) = (who(model, seat), name(language, model, seat));
    match answer {
        Answer::None => t!(language, "game-event-throwoff", who = who, name = name, throw = throw),
        Answer::Open if decided => {
            t!(language, "game-event-spools", who = who, name = name)
        }
        Answer::Open => t!(language, "game-event-thrown", who = who, name = name, throw = throw),
        Answer::Played(played) => match (played.kind(), played.from(), played.to()) {
            (MoveKind::Step, Some(from), Some(to)) => {
                t!(language, "game-event-step", who = who, name = name, throw = throw, from = from, to = to)
            }
            (MoveKind::Swap, Some(from), Some(to)) => {
                t!(language, "game-event-swap", who = who, name = name, throw = throw, from = from, to = to)
            }
            (MoveKind::Water, Some(from), Some(to)) => {
                t!(language, "game-event-water", who = who, name = name, throw = throw, from = from, to = to)
            }
            (MoveKind::Back, Some(from), Some(to)) => {
                t!(language, "game-event-back", who = who, name = name, throw = throw, from = from, to = to)
            }
            (MoveKind::Off, Some(from), _) => {
                t!(language, "game-event-off", who = who, name = name, throw = throw, from = from)
            }
            _ => t!(language, "game-event-pass", who = who, name = name, throw = throw),
        },
    }
}

/// Whether the last shown turn is the throw that decided the throw-off.
fn decided_by_last(model: &GameModel) -> bool {
    let turns = model.shown_turns();
    turns.split_last().is_some_and(|(_, earlier)| earlier.iter().all(|turn| turn.answer == Answer::None))
}

/// Why no piece could move, for each piece of the player who passed last. Empty if the last turn was no pass.
pub(super) fn pass_reasons(language: Language, model: &GameModel) -> Vec<String> {
    let passed = model.shown_turns().last().is_some_and(|turn| match turn.answer {
        Answer::Played(played) => played.kind() == MoveKind::Pass,
        _ => false,
    });
    // The whole game is folded for it: only when it is wanted.
    let Some(position) = passed.then(|| model.before_last()).flatten() else { return Vec::new() };
    let Some(side) = position.side() else { return Vec::new() };
    let pieces = position.pieces(side).into_iter();
    pieces
        .filter_map(|from| position.move_from(from).err().map(|reason| why_not(language, from, reason)))
        .collect()
}

/// What a move would do, in a sentence.
pub(super) fn offer_sentence(language: Language, model: &GameModel, side: Side, offer: &Offer) -> String {
    let from = offer.from;
    let water = model.rules().water.square;
    match (offer.played.kind(), offer.played.to()) {
        (MoveKind::Swap, Some(to)) => {
            t!(language, "game-offer-swap", side = side_key(side), from = from, to = to)
        }
        (MoveKind::Water, Some(to)) => t!(language, "game-offer-water", from = from, water = water, to = to),
        (MoveKind::Back, Some(to)) => t!(language, "game-offer-back", from = from, to = to),
        (_, Some(to)) => t!(language, "game-offer-step", from = from, to = to),
        (_, None) => t!(language, "game-offer-off", from = from),
    }
}

/// The name of the act, for the main button.
pub(super) fn act(language: Language, offer: &Offer) -> String {
    match (offer.played.kind(), offer.played.to()) {
        (MoveKind::Swap, Some(to)) => t!(language, "game-act-swap", to = to),
        (MoveKind::Water, _) => t!(language, "game-act-water"),
        (MoveKind::Back, Some(to)) => t!(language, "game-act-back", to = to),
        (_, Some(to)) => t!(language, "game-act-step", to = to),
        (_, None) => t!(language, "game-act-off"),
    }
}

/// A turn in the list of moves.
pub(in crate::views) fn short(language: Language, turn: &Turn) -> String {
    match turn.answer {
        Answer::None => t!(language, "game-short-throwoff"),
        Answer::Open => t!(language, "game-short-open"),
        Answer::Played(played) => short_move(language, played),
    }
}

/// A move in a list.
pub(in crate::views) fn short_move(language: Language, played: Move) -> String {
    match (played.kind(), played.from(), played.to()) {
        (MoveKind::Swap, Some(from), Some(to)) => t!(language, "game-short-swap", from = from, to = to),
        (MoveKind::Water, Some(from), Some(to)) => t!(language, "game-short-water", from = from, to = to),
        (MoveKind::Back, Some(from), Some(to)) => t!(language, "game-short-back", from = from, to = to),
        (_, Some(from), Some(to)) => t!(language, "game-short-step", from = from, to = to),
        (_, Some(from), None) => t!(language, "game-short-off", from = from),
        (_, None, _) => t!(language, "game-short-pass"),
    }
}

/// A quick phrase in the reader's language.
pub(super) fn phrase(language: Language, phrase: Phrase) -> String {
    match phrase {
        Phrase::Hello => t!(language, "game-phrase-hello"),
        Phrase::GoodLuck => t!(language, "game-phrase-good-luck"),
        Phrase::WellPlayed => t!(language, "game-phrase-well-played"),
        Phrase::WhatLuck => t!(language, "game-phrase-what-luck"),
        Phrase::Close => t!(language, "game-phrase-close"),
        Phrase::OhNo => t!(language, "game-phrase-oh-no"),
        Phrase::OneMoment => t!(language, "game-phrase-one-moment"),
        Phrase::Thanks => t!(language, "game-phrase-thanks"),
        Phrase::Again => t!(language, "game-phrase-again"),
        Phrase::Bye => t!(language, "game-phrase-bye"),
    }
}

/// What a refused request is told.
pub(super) fn notice(language: Language, notice: Notice) -> String {
    match notice {
        Notice::Stale => t!(language, "errors-notice-stale"),
        Notice::NotYourTurn => t!(language, "errors-notice-not-your-turn"),
        Notice::NoSeat => t!(language, "errors-notice-no-seat"),
        Notice::Full => t!(language, "errors-notice-full"),
        Notice::ThrowPending { throw } => t!(language, "errors-notice-throw-pending", throw = throw),
        Notice::NotThrown => t!(language, "errors-move-not-thrown"),
        Notice::Illegal { from, reason } => why_not(language, from, reason),
        Notice::GameOver => t!(language, "errors-notice-game-over"),
        Notice::Begun => t!(language, "errors-notice-begun"),
        Notice::CannotClaim => t!(language, "errors-notice-cannot-claim"),
        Notice::NoHints => t!(language, "computer-notice-no-hints"),
        Notice::NothingToChoose => t!(language, "computer-notice-nothing"),
        Notice::NotOver => t!(language, "errors-notice-not-over"),
        Notice::TooMany { seconds } => t!(language, "errors-notice-too-many", seconds = seconds),
    }
}

/// The page's title.
pub(super) fn title(ctx: &Context, model: &GameModel) -> String {
    use super::model::Waiting;
    let language = ctx.language;
    let rules = rules_name(language, model.rules());
    let title = match (model.waiting, model.game.turn()) {
        _ if model.is_invitation() => t!(language, "game-title-invitation", rules = rules),
        (Waiting::ForFriend, _) => t!(language, "game-title-waiting", rules = rules),
        (Waiting::InQueue, _) => t!(language, "game-title-queue", rules = rules),
        (Waiting::No, None) => t!(language, "game-title-over", rules = rules),
        (Waiting::No, Some(_)) if model.viewer.seat().is_some() && model.viewer_to_act() => {
            t!(language, "game-title-your-turn", rules = rules)
        }
        (Waiting::No, Some(seat)) => {
            t!(language, "game-title-their-turn", name = name(language, model, seat), rules = rules)
        }
    };
    strip_isolates(&title)
}
