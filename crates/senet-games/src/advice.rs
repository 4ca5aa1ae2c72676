//! Hints, in games against the computer: what each legal move is worth.

use std::sync::Arc;

use senet_players::{Evaluator, Judged, judge_answers};
use senet_rules::Phase;
use serde::{Deserialize, Serialize};

use crate::play::in_turn;
use crate::presence::Viewer;
use crate::{GameId, GameState, Games, Judges, Refusal, Refused, SecretHash, Snapshot};

/// What a hint said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The version of the game that it was given for.
    pub version: u32,
    /// Whether the values are exact, not estimated.
    pub exact: bool,
    /// The legal moves, the best first.
    pub moves: Vec<Advised>,
}

/// What a move is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advised {
    /// The square that the piece leaves, 1 to 30.
    pub from: u8,
    /// The player's chance to win after it, in millionths.
    pub win: u32,
}

impl Advised {
    /// The player's chance to win after the move, 0 to 1.
    #[must_use]
    pub fn chance(self) -> f64 {
        f64::from(self.win) / 1e6
    }
}

impl Snapshot {
    /// The hint for the game as it stands, if one was asked for.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice> {
        self.notes.advice.as_ref().filter(|advice| advice.version == self.version())
    }
}

impl Games {
    /// Gives the holder a hint for the throw that waits, and counts it: once, however often it is asked for.
    ///
    /// # Errors
    /// Why not, with the game as it stands.
    pub async fn advise(
        &self,
        id: GameId,
        holder: &SecretHash,
        version: u32,
        judges: &Judges,
    ) -> Result<Arc<Snapshot>, Refused> {
        let snapshot = self.load(id).await?;
        let may = |snapshot: &Snapshot| may_be_advised(snapshot, holder, version);
        if let Err(why) = may(&snapshot) {
            return Err(Refused { why, game: Some(snapshot) });
        }
        if snapshot.advice().is_some() {
            return Ok(snapshot);
        }
        let advice = advice(&snapshot.state, judges).await.ok_or(Refusal::NothingToChoose)?;
        self.change_notes(id, None, |snapshot, notes| {
            may(snapshot)?;
            if snapshot.advice().is_none() {
                notes.hints += 1;
                notes.advice = Some(advice.clone());
            }
            Ok(())
        })
        .await
    }
}

fn may_be_advised(snapshot: &Snapshot, holder: &SecretHash, version: u32) -> Result<(), Refusal> {
    let state = &snapshot.state;
    let viewer = snapshot.viewer(Some(holder));
    if viewer == Viewer::Watching {
        return Err(Refusal::NotYourSeat);
    }
    if state.computer().is_none() {
        return Err(Refusal::NoHints);
    }
    if version != snapshot.version() {
        return Err(Refusal::Stale);
    }
    in_turn(state, viewer)?;
    if state.game().phase() == Phase::Move { Ok(()) } else { Err(Refusal::NothingToChoose) }
}

async fn advice(state: &GameState, judges: &Judges) -> Option<Advice> {
    let game = *state.game();
    let worth =
        move |evaluator: &dyn Evaluator| judge_answers(evaluator, game.position(), game.legal_moves());
    let answers = judges.think(game.rules(), worth).await?;
    let advised = |judged: &Judged| {
        let from = judged.answer.from()?;
        Some(Advised { from: from.number(), win: millionths(judged.win.chance) })
    };
    Some(Advice {
        version: state.version(),
        exact: answers.iter().all(|judged| judged.win.certainty.is_exact()),
        moves: answers.iter().filter_map(advised).collect(),
    })
}

#[expect(clippy::cast_sign_loss, reason = "between 0 and a million")]
fn millionths(chance: f64) -> u32 {
    (chance.clamp(0.0, 1.0) * 1e6).round() as u32
}
