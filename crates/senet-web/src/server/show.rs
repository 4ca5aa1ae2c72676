//! From a game to what its pages show.

use senet_games::{Advice, Games, Millis, Opponent, Phrase, Refusal, Rematch, Seed, Shake, Snapshot, Viewer};
use senet_rules::{Seat, Square};

use crate::Context;
use crate::views::fair::{FairModel, FairThrow};
use crate::views::game::{self, Claim, Clock, GameModel, Notice, Player, Waiting};
use crate::views::home::{OpenGame, OpenState};

use super::fault::seconds;

/// How long a phrase stays on the page.
const SAID: Millis = 60_000;

/// A game as this viewer sees it.
pub(super) fn game(games: &Games, snapshot: &Snapshot, viewer: Viewer, ctx: &Context) -> GameModel {
    let state = &snapshot.state;
    let now = games.now();
    GameModel {
        id: state.id().to_string(),
        version: state.version().into(),
        viewer,
        waiting: match state.opponent() {
            _ if !state.is_waiting() || state.is_over() => Waiting::No,
            Opponent::Stranger => Waiting::InQueue,
            Opponent::Friend | Opponent::SameDevice | Opponent::Computer { .. } => Waiting::ForFriend,
        },
        game: *state.game(),
        turns: state.turns().to_vec(),
        replay: None,
        players: Seat::BOTH.map(|seat| Player {
            name: snapshot.name(seat).map(str::to_owned),
            taken: state.is_taken(seat),
            here: games.is_present(snapshot, seat, now),
        }),
        watchers: games.watchers(state.id()),
        link: format!("{}/g/{}", ctx.site, state.id()),
        clock: clock(games, snapshot, now),
        rematch: match state.rematch() {
            Rematch::None => game::Rematch::None,
            Rematch::Offered(seat) => game::Rematch::Offered(seat),
            Rematch::Accepted(next) => game::Rematch::Begun(next.to_string()),
        },
        claim: claim(games, snapshot, viewer, now),
        said: said(snapshot, now),
        computer: state.computer(),
        hints: snapshot.notes.hints,
        advice: advice(snapshot, viewer),
        commitment: state.commitment().to_string(),
        seed: state.seed().map(Seed::reveal),
        notice: None,
    }
}

/// The hint for the throw that waits, for the one who asked.
fn advice(snapshot: &Snapshot, viewer: Viewer) -> Option<Advice> {
    snapshot.advice().filter(|_| viewer != Viewer::Watching).cloned()
}

fn clock(games: &Games, snapshot: &Snapshot, now: Millis) -> Option<Clock> {
    let state = &snapshot.state;
    let running = state.running().map(|(seat, _)| seat);
    let spent = state.spent(now, &games.outages());
    let time = state.time()?;
    let left = state.left()?;
    let left = Seat::BOTH.map(|seat| {
        let spent = if running == Some(seat) { spent } else { 0 };
        u64::try_from(left[seat.index()] - spent).unwrap_or(0)
    });
    Some(Clock { left, bonus: time.bonus, running })
}

fn claim(games: &Games, snapshot: &Snapshot, viewer: Viewer, now: Millis) -> Claim {
    let Some(seat) = viewer.seat() else { return Claim::No };
    // While the other is there, there is nothing to be counted down.
    if games.is_present(snapshot, seat.other(), now) {
        return Claim::No;
    }
    match games.claim_in(snapshot, seat, now) {
        None => Claim::No,
        Some(0) => Claim::Now,
        Some(wait) => Claim::In(seconds(wait).try_into().unwrap_or(u32::MAX)),
    }
}

/// The last phrase of each seat, if it was said lately.
fn said(snapshot: &Snapshot, now: Millis) -> Vec<(Seat, Phrase)> {
    let last = |seat| snapshot.notes.phrases.iter().rev().find(|said| said.seat == seat);
    let mut said: Vec<_> = Seat::BOTH.into_iter().filter_map(last).collect();
    said.retain(|said| now - said.at < SAID);
    said.sort_by_key(|said| said.at);
    said.into_iter().map(|said| (said.seat, said.phrase)).collect()
}

/// What a page says about a refused request; `from` is the square of a refused move.
pub(super) fn notice(why: &Refusal, from: Option<Square>) -> Option<Notice> {
    let wait = |wait: Millis| seconds(wait).try_into().unwrap_or(u32::MAX);
    Some(match why {
        Refusal::NotYourSeat => Notice::NoSeat,
        Refusal::NotYourTurn => Notice::NotYourTurn,
        Refusal::Stale | Refusal::NotBegun => Notice::Stale,
        Refusal::Over => Notice::GameOver,
        Refusal::NotOver => Notice::NotOver,
        Refusal::ThrowPending { throw } => Notice::ThrowPending { throw: *throw },
        Refusal::Illegal(senet_rules::IllegalMove::NotThrown) => Notice::NotThrown,
        Refusal::Illegal(reason) => Notice::Illegal { from: from?, reason: *reason },
        Refusal::NoFreeSeat => Notice::Full,
        Refusal::MayNotLeave => Notice::Begun,
        Refusal::NotAway { .. } | Refusal::ClaimInTurn | Refusal::SameDevice | Refusal::NeverAway => {
            Notice::CannotClaim
        }
        Refusal::NoHints => Notice::NoHints,
        Refusal::NothingToChoose => Notice::NothingToChoose,
        Refusal::TooTalkative { wait: left } => Notice::TooMany { seconds: wait(*left) },
        Refusal::NoSuchGame | Refusal::LinkUsed | Refusal::Store(_) | Refusal::Log(_) => return None,
    })
}

/// An unfinished game of this device, as the home page lists it.
pub(super) fn open_game(snapshot: &Snapshot, viewer: Viewer) -> OpenGame {
    let state = &snapshot.state;
    OpenGame {
        id: state.id().to_string(),
        rules: state.rules(),
        state: match state.turn() {
            None => OpenState::Waiting,
            Some(seat) if viewer.holds(seat) => OpenState::YourTurn,
            Some(_) => OpenState::TheirTurn,
        },
        opponent: viewer.seat().and_then(|seat| snapshot.name(seat.other())).map(str::to_owned),
        same_device: viewer == Viewer::Both,
        computer: state.computer().map(|(_, level)| level),
    }
}

/// A game's throws, computed again if `check` is asked for and the game is over.
pub(super) fn fair(snapshot: &Snapshot, check: bool) -> FairModel {
    let state = &snapshot.state;
    let seed = state.seed();
    let checking = seed.filter(|_| check);
    let throws = (1..).zip(state.turns()).map(|(number, turn)| {
        let shake: Option<Shake> = turn.shake.as_deref().and_then(|shake| shake.parse().ok());
        FairThrow {
            seat: turn.seat,
            sticks: turn.sticks,
            throw: turn.throw,
            shake: turn.shake.clone().unwrap_or_default(),
            checked: checking.map(|seed| seed.throw(state.id(), number, shake.as_ref()) == turn.sticks),
        }
    });
    FairModel {
        id: state.id().to_string(),
        rules: state.rules(),
        names: Seat::BOTH.map(|seat| snapshot.name(seat).map(str::to_owned)),
        throws: throws.collect(),
        commitment: state.commitment().to_string(),
        seed: seed.map(Seed::reveal),
        commitment_checked: checking.map(|seed| seed.commitment() == state.commitment()),
    }
}
