//! Making games and taking seats.

use std::sync::Arc;

use senet_rules::{Ruleset, Seat};

use crate::fair::keyed;
use crate::games::Decision;
use crate::presence::Viewer;
use crate::state::queue_name;
use crate::{
    Created, Event, GameId, Games, Millis, Name, Opponent, Phrase, Refusal, Refused, Said, Secret,
    SecretHash, Seed, Snapshot, TimeControl,
};

/// What a game is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The rules.
    pub rules: &'static Ruleset,
    /// Against whom.
    pub opponent: Opponent,
    /// The maker's seat; `None`: drawn.
    pub play: Option<Seat>,
    /// Time for each player.
    pub time: Option<TimeControl>,
}

/// How many waiting games are looked at for one whose maker is there.
const QUEUE: usize = 50;
/// Whoever waits is looked for only if they were seen within this time, so that those who have long gone are not in the
/// way.
const LATELY: Millis = 5 * 60 * 1000;
/// How many unfinished games a player is shown.
const UNFINISHED: usize = 20;

impl Games {
    /// Makes a game and gives its maker a seat; or, against a stranger, takes the seat beside one who waits. The computer
    /// takes the other seat at once.
    ///
    /// # Errors
    /// Only the store's.
    pub async fn create(&self, wanted: NewGame, maker: SecretHash) -> Result<Arc<Snapshot>, Refusal> {
        if wanted.opponent == Opponent::Stranger
            && let Some(found) = self.beside_a_stranger(wanted, maker, None).await?
        {
            return Ok(found);
        }
        let play = wanted.play.unwrap_or_else(|| {
            let mut coin = [0];
            self.randomness().fill(&mut coin);
            Seat::BOTH[usize::from(coin[0] & 1)]
        });
        let seats = Seat::BOTH.map(|seat| {
            let held = seat == play || wanted.opponent == Opponent::SameDevice;
            if held { vec![maker] } else { Vec::new() }
        });
        let made = self
            .make(Created {
                rules: wanted.rules.id.to_owned(),
                revision: wanted.rules.revision,
                opponent: wanted.opponent,
                seats,
                seed: Seed::random(self.randomness()),
                device_key: Secret::random(self.randomness()),
                time: wanted.time,
                rematch_of: None,
            })
            .await?;
        self.see(made.state.id(), made.viewer(Some(&maker)));
        // Two who came at the same moment have each made a game: the later one goes to the earlier.
        if wanted.opponent == Opponent::Stranger
            && let Some(found) = self.beside_a_stranger(wanted, maker, Some(made.state.id())).await?
        {
            // Whoever takes a seat in the game given up meanwhile sees that its maker is away.
            let _ = self.leave(made.state.id(), &maker, made.version()).await;
            return Ok(found);
        }
        Ok(made)
    }

    /// A seat in the oldest waiting game whose maker is there, among those made before `before`.
    async fn beside_a_stranger(
        &self,
        wanted: NewGame,
        holder: SecretHash,
        before: Option<GameId>,
    ) -> Result<Option<Arc<Snapshot>>, Refusal> {
        for id in self.store.queue(&queue_name(wanted.rules, wanted.time), self.lately(), QUEUE).await? {
            if Some(id) == before {
                break;
            }
            let Some(waiting) = self.load_sound(id).await? else { continue };
            if waiting.viewer(Some(&holder)) != Viewer::Watching {
                return Ok(Some(waiting));
            }
            if self.waiter(&waiting).is_some()
                && let Ok(joined) = self.join(id, holder).await
            {
                return Ok(Some(joined));
            }
        }
        Ok(None)
    }

    /// Since when those who wait must have been seen.
    pub(crate) fn lately(&self) -> Millis {
        self.now() - LATELY
    }

    /// The seat of whoever waits in this game, if they are there.
    pub(crate) fn waiter(&self, waiting: &Snapshot) -> Option<Seat> {
        let seat = waiting.state.free_seat().filter(|_| waiting.state.is_open())?.other();
        self.is_present(waiting, seat, self.now()).then_some(seat)
    }

    /// Brings together those who wait for the same although one of them had looked away when the other came: whoever
    /// waits in the later game gets the free seat of the earlier one.
    pub(crate) async fn bring_together(&self, queue: &str) -> Result<(), Refusal> {
        let mut earlier: Option<Arc<Snapshot>> = None;
        for id in self.store.queue(queue, self.lately(), QUEUE).await? {
            let Some(later) = self.load_sound(id).await? else { continue };
            let Some(seat) = self.waiter(&later) else { continue };
            let Some(waiting) = earlier.take() else {
                earlier = Some(later);
                continue;
            };
            // One of those who hold the seat; a seat is carried to other devices again from the new game.
            let Some(&holder) = later.state.holders(seat).first() else { continue };
            let Some(free) = waiting.state.free_seat() else { continue };
            let to = waiting.state.id();
            let steps = [
                (&*waiting, vec![Event::Joined { seat: free, holder }]),
                (&*later, vec![Event::LedOn { to }]),
            ];
            // If somebody joined or left meanwhile, the next round sees to the rest.
            if self.append_all(&steps, self.now()).await?.is_some() {
                self.see(to, Viewer::Seat(free));
            }
        }
        Ok(())
    }

    /// How many people wait for a stranger to play by these rules with any of these times.
    ///
    /// # Errors
    /// Only the store's.
    pub async fn waiting(
        &self,
        rules: &'static Ruleset,
        times: &[Option<TimeControl>],
    ) -> Result<usize, Refusal> {
        let mut waiting = 0;
        for time in times {
            for id in self.store.queue(&queue_name(rules, *time), self.lately(), QUEUE).await? {
                let snapshot = self.load_sound(id).await?;
                waiting += usize::from(snapshot.is_some_and(|snapshot| self.waiter(&snapshot).is_some()));
            }
        }
        Ok(waiting)
    }

    /// Takes the free seat. Whoever holds a seat already keeps it and gets no second one.
    ///
    /// # Errors
    /// No seat is free, or there is no such game.
    pub async fn join(&self, id: GameId, holder: SecretHash) -> Result<Arc<Snapshot>, Refused> {
        let joined = self
            .act(id, Some(&holder), None, |snapshot, viewer, _| {
                if viewer != Viewer::Watching {
                    return Ok(Decision::Nothing);
                }
                if snapshot.state.is_over() {
                    return Err(Refusal::Over);
                }
                let free = snapshot.state.free_seat().filter(|_| snapshot.state.is_open());
                let seat = free.ok_or(Refusal::NoFreeSeat)?;
                Ok(Decision::Append(vec![Event::Joined { seat, holder }]))
            })
            .await?;
        self.see(id, joined.viewer(Some(&holder)));
        Ok(joined)
    }

    /// Gives the holder's seat up, before the first throw.
    ///
    /// # Errors
    /// Why not, with the game as it stands.
    pub async fn leave(
        &self,
        id: GameId,
        holder: &SecretHash,
        version: u32,
    ) -> Result<Arc<Snapshot>, Refused> {
        self.act(id, Some(holder), Some(version), |snapshot, viewer, _| {
            if snapshot.state.is_over() {
                return Err(Refusal::Over);
            }
            let seat = viewer.seat().ok_or(Refusal::SameDevice)?;
            if !snapshot.state.may_leave() {
                return Err(Refusal::MayNotLeave);
            }
            Ok(Decision::Append(vec![Event::Left { seat }]))
        })
        .await
    }

    /// The games in which this secret holds a seat, unfinished ones only, the latest first.
    ///
    /// # Errors
    /// Only the store's.
    pub async fn unfinished(&self, holder: SecretHash) -> Result<Vec<Arc<Snapshot>>, Refusal> {
        let mut games = Vec::new();
        for id in self.store.unfinished(holder, UNFINISHED).await? {
            let Some(snapshot) = self.load_sound(id).await? else { continue };
            if snapshot.viewer(Some(&holder)) != Viewer::Watching && !snapshot.state.is_over() {
                games.push(snapshot);
            }
        }
        Ok(games)
    }

    /// Names the holder's player; an empty name takes it away. `seat` tells apart two people at one device.
    ///
    /// # Errors
    /// The holder has no seat.
    pub async fn rename(
        &self,
        id: GameId,
        holder: &SecretHash,
        seat: Option<Seat>,
        name: &str,
    ) -> Result<Arc<Snapshot>, Refused> {
        let name = Name::clean(name);
        self.change_notes(id, None, |snapshot, notes| {
            let seat = seat_of(snapshot, holder, seat)?;
            notes.names[seat.index()].clone_from(&name);
            Ok(())
        })
        .await
    }

    /// Says a phrase.
    ///
    /// # Errors
    /// The holder has no seat, or has just said enough.
    pub async fn say(
        &self,
        id: GameId,
        holder: &SecretHash,
        phrase: Phrase,
    ) -> Result<Arc<Snapshot>, Refused> {
        let now = self.now();
        self.change_notes(id, None, |snapshot, notes| {
            let seat = seat_of(snapshot, holder, snapshot.state.turn())?;
            match notes.silence(seat, now) {
                0 => {
                    notes.say(Said { seat, phrase, at: now });
                    Ok(())
                }
                wait => Err(Refusal::TooTalkative { wait }),
            }
        })
        .await
    }

    /// The secret of the link that carries this viewer's seat to another device. It works once; asking for it changes
    /// nothing. `None` for those who have no seat.
    #[must_use]
    pub fn device_secret(snapshot: &Snapshot, viewer: Viewer) -> Option<Secret> {
        let seat = match viewer {
            Viewer::Seat(seat) => seat.name(),
            Viewer::Both => "both",
            Viewer::Watching => return None,
        };
        let taken = Seat::BOTH.map(|seat| snapshot.state.taken_at(seat));
        let used = snapshot.notes.carried();
        let message = format!("device:{}:{seat}:{}:{}:{used}", snapshot.state.id(), taken[0], taken[1]);
        let mac = keyed(snapshot.state.created().device_key.reveal().as_bytes(), &message);
        mac.first_chunk().map(|bytes| Secret::of_bytes(*bytes))
    }

    /// Whose seat this link carries, if it is still good.
    #[must_use]
    pub fn device_seat(snapshot: &Snapshot, link: &Secret) -> Option<Viewer> {
        // Hashes are compared, so that the time it takes tells nothing.
        [Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second), Viewer::Both].into_iter().find(|&viewer| {
            let held = Seat::BOTH.iter().all(|&seat| !viewer.holds(seat) || snapshot.state.is_taken(seat));
            let secret = Self::device_secret(snapshot, viewer);
            held && secret.is_some_and(|secret| secret.hash() == link.hash())
        })
    }

    /// Carries the link's seat to the device with this secret; the old device keeps it, too.
    ///
    /// # Errors
    /// The link was used before or is not one.
    pub async fn carry(
        &self,
        id: GameId,
        link: &Secret,
        holder: SecretHash,
    ) -> Result<Arc<Snapshot>, Refused> {
        let carried = self
            .change_notes(id, Some(holder), |snapshot, notes| {
                let viewer = Self::device_seat(snapshot, link).ok_or(Refusal::LinkUsed)?;
                for seat in Seat::BOTH.into_iter().filter(|&seat| viewer.holds(seat)) {
                    notes.add_device(&snapshot.state, seat, holder);
                }
                Ok(())
            })
            .await?;
        self.see(id, carried.viewer(Some(&holder)));
        Ok(carried)
    }
}

/// The holder's seat; of two, the one asked for, else the first.
fn seat_of(snapshot: &Snapshot, holder: &SecretHash, asked: Option<Seat>) -> Result<Seat, Refusal> {
    match snapshot.viewer(Some(holder)) {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Both => Ok(asked.unwrap_or(Seat::First)),
        Viewer::Watching => Err(Refusal::NotYourSeat),
    }
}
