//! What the players do: throwing, moving, resigning, claiming, offering a rematch.

use std::sync::Arc;

use senet_rules::{Phase, Seat, Square};

use crate::games::Decision;
use crate::presence::Viewer;
use crate::{
    Created, Event, GameId, GameState, Games, Millis, Notes, Opponent, Refusal, Refused, Rematch, Secret,
    SecretHash, Seed, Shake, Snapshot,
};

/// How long a player must have been away, in their own turn, before the other may claim the game, if
/// nothing else is [asked for](Games::with_absence).
pub const ABSENCE: Millis = 60_000;

impl Games {
    /// Throws the sticks for the holder's seat.
    ///
    /// # Errors
    /// Why not, with the game as it stands.
    pub async fn throw(
        &self,
        id: GameId,
        holder: &SecretHash,
        version: u32,
        shake: Option<Shake>,
    ) -> Result<Arc<Snapshot>, Refused> {
        self.act(id, Some(holder), Some(version), |snapshot, viewer, now| {
            let state = &snapshot.state;
            in_turn(state, viewer)?;
            if let Some(throw) = state.game().position().throw() {
                return Err(Refusal::ThrowPending { throw });
            }
            Ok(Decision::Append(vec![self.thrown(state, shake, now)]))
        })
        .await
    }

    /// Moves the piece on this square.
    ///
    /// # Errors
    /// Why not, with the game as it stands.
    pub async fn play(
        &self,
        id: GameId,
        holder: &SecretHash,
        version: u32,
        from: Square,
    ) -> Result<Arc<Snapshot>, Refused> {
        self.act(id, Some(holder), Some(version), |snapshot, viewer, now| {
            let state = &snapshot.state;
            in_turn(state, viewer)?;
            state.game().move_from(from).map_err(Refusal::Illegal)?;
            Ok(Decision::Append(vec![Event::Moved { from: from.number(), spent: self.spent(state, now) }]))
        })
        .await
    }

    /// Gives the game up. Of two people at one device, the one whose turn it is.
    ///
    /// # Errors
    /// Why not, with the game as it stands.
    pub async fn resign(
        &self,
        id: GameId,
        holder: &SecretHash,
        version: u32,
    ) -> Result<Arc<Snapshot>, Refused> {
        self.act(id, Some(holder), Some(version), |snapshot, viewer, _| {
            let turn = under_way(&snapshot.state)?;
            Ok(Decision::Append(vec![Event::Resigned { seat: viewer.seat().unwrap_or(turn) }]))
        })
        .await
    }

    /// Claims the game from a player who has been away for long enough: [`ABSENCE`], if nothing else was asked for.
    ///
    /// # Errors
    /// Why not, with the game as it stands.
    pub async fn claim(
        &self,
        id: GameId,
        holder: &SecretHash,
        version: u32,
    ) -> Result<Arc<Snapshot>, Refused> {
        // Another server may have seen the player since.
        self.load(id).await?;
        self.act(id, Some(holder), Some(version), |snapshot, viewer, now| {
            let turn = under_way(&snapshot.state)?;
            let seat = viewer.seat().ok_or(Refusal::SameDevice)?;
            if seat == turn {
                return Err(Refusal::ClaimInTurn);
            }
            if snapshot.state.computer().is_some() {
                return Err(Refusal::NeverAway);
            }
            match self.claim_in(snapshot, seat, now) {
                Some(wait) if wait > 0 => Err(Refusal::NotAway { wait }),
                _ => Ok(Decision::Append(vec![Event::Claimed { seat }])),
            }
        })
        .await
    }

    /// Milliseconds until this seat may claim the game if the other stays away, 0 if it may now; `None` while there is
    /// nothing to claim, as when it is the seat's own turn.
    #[must_use]
    pub fn claim_in(&self, snapshot: &Snapshot, seat: Seat, now: Millis) -> Option<Millis> {
        let state = &snapshot.state;
        let between_people = matches!(state.opponent(), Opponent::Friend | Opponent::Stranger);
        if state.turn() != Some(seat.other()) || !between_people {
            return None;
        }
        let lost = self.outages().iter().map(|outage| outage.until).max().unwrap_or(0);
        let since = self.last_seen(snapshot, seat.other(), now).max(state.turn_since()).max(lost);
        let absence = self.presence.absence;
        Some((since + absence - now).clamp(0, absence))
    }

    /// When the seat's holder was last there; 0 if never.
    #[must_use]
    pub fn last_seen(&self, snapshot: &Snapshot, seat: Seat, now: Millis) -> Millis {
        if snapshot.state.computer().is_some_and(|(computer, _)| computer == seat) {
            return now;
        }
        let here = self.presence.last_seen(snapshot.state.id(), seat, now);
        here.max(snapshot.seen[seat.index()].unwrap_or(0))
    }

    /// Whether the seat's holder is there; the computer always is.
    #[must_use]
    pub fn is_present(&self, snapshot: &Snapshot, seat: Seat, now: Millis) -> bool {
        if snapshot.state.computer().is_some_and(|(computer, _)| computer == seat) {
            return true;
        }
        let stored = snapshot.seen[seat.index()];
        snapshot.state.is_taken(seat) && self.presence.is_present(snapshot.state.id(), seat, stored, now)
    }

    /// How many look on without a seat, as far as this server knows.
    #[must_use]
    pub fn watchers(&self, id: GameId) -> u32 {
        self.presence.watchers(id)
    }

    /// Offers another game, or accepts the offer: the seats are swapped, all else stays. The computer accepts at once.
    ///
    /// # Errors
    /// Why not, with the game as it stands.
    pub async fn rematch(
        &self,
        id: GameId,
        holder: &SecretHash,
        version: u32,
    ) -> Result<Arc<Snapshot>, Refused> {
        self.act(id, Some(holder), Some(version), |snapshot, viewer, _| {
            let state = &snapshot.state;
            if !state.is_over() {
                return Err(Refusal::NotOver);
            }
            let (seat, offered) = match (viewer, state.rematch()) {
                (_, Rematch::Accepted(_)) => return Ok(Decision::Nothing),
                (Viewer::Seat(seat), Rematch::Offered(by)) if by == seat => return Ok(Decision::Nothing),
                (Viewer::Seat(seat), Rematch::Offered(_)) => (seat, true),
                (Viewer::Seat(seat), Rematch::None) => (seat, state.computer().is_some()),
                // Two people at one device agree among themselves.
                (Viewer::Both, _) => (Seat::First, true),
                (Viewer::Watching, _) => return Err(Refusal::NotYourSeat),
            };
            if !offered {
                return Ok(Decision::Append(vec![Event::RematchOffered { seat }]));
            }
            let next = GameId::random(self.randomness());
            let (created, notes) = self.follower(snapshot);
            let events = vec![Event::RematchAccepted { next }];
            Ok(Decision::AppendAndCreate(events, Box::new((next, created, notes))))
        })
        .await
    }

    /// The game after this one.
    fn follower(&self, snapshot: &Snapshot) -> (Created, Notes) {
        let state = &snapshot.state;
        let swapped = [Seat::Second, Seat::First];
        let created = Created {
            rules: state.rules().id.to_owned(),
            revision: state.rules().revision,
            opponent: state.opponent(),
            seats: swapped.map(|seat| snapshot.notes.holders(state, seat)),
            seed: Seed::random(self.randomness()),
            device_key: Secret::random(self.randomness()),
            time: state.time(),
            rematch_of: Some(state.id()),
        };
        let names = swapped.map(|seat| snapshot.notes.names[seat.index()].clone());
        (created, Notes { names, ..Notes::default() })
    }

    /// The next throw of the game.
    pub(crate) fn thrown(&self, state: &GameState, shake: Option<Shake>, now: Millis) -> Event {
        let number = state.game().throws() + 1;
        let sticks = state.created().seed.throw(state.id(), number, shake.as_ref());
        Event::Thrown { sticks, shake, spent: self.spent(state, now) }
    }

    /// What the present throw or move takes of the player's time.
    pub(crate) fn spent(&self, state: &GameState, now: Millis) -> u32 {
        state.spent(now, &self.outages()).try_into().unwrap_or(u32::MAX)
    }
}

/// Whose turn it is in a game that has begun and is not over.
fn under_way(state: &GameState) -> Result<Seat, Refusal> {
    if state.game().phase() == Phase::Over {
        return Err(Refusal::Over);
    }
    state.turn().ok_or(Refusal::NotBegun)
}

/// The viewer's seat, if it is in turn.
pub(crate) fn in_turn(state: &GameState, viewer: Viewer) -> Result<Seat, Refusal> {
    let turn = under_way(state)?;
    if viewer.holds(turn) { Ok(turn) } else { Err(Refusal::NotYourTurn) }
}
