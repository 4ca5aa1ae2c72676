//! Who is there. What one server knows by itself, and what it has told the store for the others and for later.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use senet_rules::Seat;

use crate::{ABSENCE, GameId, Millis};

/// A player who has looked or acted within this time is there. Hidden pages look now and then, and browsers let them do
/// so only once a minute after a while.
const LOOKED: Millis = 65_000;
/// A player whose last stream has closed stays this long, so that a reload is no departure.
const RELOAD: Millis = 4_000;
/// A player who has just looked lets go of the stream, but stays.
const JUST_LOOKED: Millis = 3_000;
/// How often the store is told that a player is there.
pub(crate) const TOLD: Millis = 15_000;

/// Who looks at a game with a page or program that stays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The holder of one seat.
    Seat(Seat),
    /// The holder of both: two people at one device.
    Both,
    /// Somebody without a seat.
    Watching,
}

impl Viewer {
    /// Whether the viewer acts for this seat.
    #[must_use]
    pub fn holds(self, seat: Seat) -> bool {
        self == Self::Seat(seat) || self == Self::Both
    }

    /// The one seat that the viewer holds.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Both | Self::Watching => None,
        }
    }
}

/// Who is there, by game.
#[derive(Debug)]
pub(crate) struct Presence {
    rooms: Mutex<HashMap<GameId, Room>>,
    /// How long a player must have been away before the other may claim the game.
    pub(crate) absence: Millis,
}

impl Default for Presence {
    fn default() -> Self {
        Self { rooms: Mutex::default(), absence: ABSENCE }
    }
}

#[derive(Clone, Copy, Default, Debug)]
struct Room {
    streams: [u32; 2],
    watchers: u32,
    /// When each seat was last seen by this server.
    seen: [Millis; 2],
    /// When each seat's holder last looked or acted by a request of its own.
    looked: [Millis; 2],
    /// When its last stream closed, if nothing was seen since.
    left: [Option<Millis>; 2],
    /// When the store was told last.
    told: [Millis; 2],
    /// What those who look were shown last: who is there, and how many look on.
    shown: ([bool; 2], u32),
}

impl Room {
    fn last_seen(&self, seat: Seat, now: Millis) -> Millis {
        let i = seat.index();
        if self.streams[i] > 0 { now } else { self.seen[i] }
    }

    fn is_present(&self, seat: Seat, now: Millis) -> bool {
        let i = seat.index();
        self.streams[i] > 0 || now - self.seen[i] < if self.left[i].is_some() { RELOAD } else { LOOKED }
    }

    fn see(&mut self, seat: Seat, now: Millis) {
        let i = seat.index();
        self.seen[i] = self.seen[i].max(now);
        self.left[i] = None;
    }
}

/// What a round through the rooms found.
#[derive(Default, Debug)]
pub(crate) struct Round {
    /// Games in which somebody came or went.
    pub(crate) changed: Vec<GameId>,
    /// Whom the store should be told of.
    pub(crate) tell: Vec<(GameId, Seat, Millis)>,
}

impl Presence {
    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A seat's holder has looked or acted. True if the store should be told.
    pub(crate) fn see(&self, game: GameId, seat: Seat, now: Millis) -> bool {
        let mut rooms = self.rooms();
        let room = rooms.entry(game).or_default();
        room.see(seat, now);
        room.looked[seat.index()] = now;
        let told = &mut room.told[seat.index()];
        let tell = now - *told >= TOLD;
        if tell {
            *told = now;
        }
        tell
    }

    /// When the seat was last seen by this server; 0 if never.
    pub(crate) fn last_seen(&self, game: GameId, seat: Seat, now: Millis) -> Millis {
        self.rooms().get(&game).map_or(0, |room| room.last_seen(seat, now))
    }

    /// Whether the seat's holder is there, as far as this server knows, `stored` being what the store knows.
    pub(crate) fn is_present(&self, game: GameId, seat: Seat, stored: Option<Millis>, now: Millis) -> bool {
        let room = self.rooms().get(&game).copied().unwrap_or_default();
        let known_to_others = room.left[seat.index()].is_none();
        let seen_by_others = stored.is_some_and(|at| now - at < LOOKED) && known_to_others;
        room.is_present(seat, now) || seen_by_others
    }

    /// How many look on without a seat.
    pub(crate) fn watchers(&self, game: GameId) -> u32 {
        self.rooms().get(&game).map_or(0, |room| room.watchers)
    }

    fn enter(&self, game: GameId, viewer: Viewer, now: Millis) {
        let mut rooms = self.rooms();
        let room = rooms.entry(game).or_default();
        for seat in Seat::BOTH.into_iter().filter(|&seat| viewer.holds(seat)) {
            room.streams[seat.index()] += 1;
            room.see(seat, now);
        }
        if viewer == Viewer::Watching {
            room.watchers += 1;
        }
    }

    fn leave(&self, game: GameId, viewer: Viewer, now: Millis) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get_mut(&game) else { return };
        for seat in Seat::BOTH.into_iter().filter(|&seat| viewer.holds(seat)) {
            let i = seat.index();
            room.streams[i] = room.streams[i].saturating_sub(1);
            room.seen[i] = room.seen[i].max(now);
            if room.streams[i] == 0 && now - room.looked[i] > JUST_LOOKED {
                room.left[i] = Some(now);
                // Those who come later, and other servers, learn when it was.
                room.told[i] = 0;
            }
        }
        if viewer == Viewer::Watching {
            room.watchers = room.watchers.saturating_sub(1);
        }
    }

    /// What has changed since the last round, and whom the store should be told of. Forgets empty rooms.
    pub(crate) fn round(&self, now: Millis) -> Round {
        let mut round = Round::default();
        self.rooms().retain(|&game, room| {
            let mut present = [false; 2];
            for seat in Seat::BOTH {
                let i = seat.index();
                present[i] = room.is_present(seat, now);
                let due = room.told[i] == 0 || room.streams[i] > 0 && now - room.told[i] >= TOLD;
                if due && room.seen[i] > 0 {
                    room.told[i] = now;
                    round.tell.push((game, seat, room.last_seen(seat, now)));
                }
            }
            let there = (present, room.watchers);
            if there != room.shown {
                room.shown = there;
                round.changed.push(game);
            }
            present != [false; 2]
                || room.watchers > 0
                || room.seen.iter().any(|&seen| now - seen < 2 * LOOKED)
        });
        round
    }
}

/// Somebody who looks at a game; they are there until this is dropped. The others are told with the next round, once for
/// all who came and went: a thousand who come at once do not make a thousand times a thousand pages.
#[derive(Debug)]
pub struct Here {
    pub(crate) games: Arc<crate::Games>,
    pub(crate) game: GameId,
    pub(crate) viewer: Viewer,
}

impl Here {
    pub(crate) fn enter(games: Arc<crate::Games>, game: GameId, viewer: Viewer) -> Self {
        games.presence.enter(game, viewer, games.now());
        Self { games, game, viewer }
    }

    /// As whom they look.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.games.presence.leave(self.game, self.viewer, self.games.now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id() -> GameId {
        "0123456789".parse().unwrap()
    }

    #[test]
    fn a_reload_is_no_departure_but_leaving_is() {
        let presence = Presence::default();
        let viewer = Viewer::Seat(Seat::First);
        presence.enter(id(), viewer, 1_000_000);
        assert!(presence.is_present(id(), Seat::First, None, 1_000_000));
        assert_eq!(presence.round(1_000_000).changed, [id()]);
        presence.leave(id(), viewer, 1_050_000);
        assert!(presence.is_present(id(), Seat::First, Some(1_045_000), 1_052_000));
        assert!(presence.round(1_052_000).changed.is_empty());
        assert!(!presence.is_present(id(), Seat::First, Some(1_045_000), 1_055_000));
        assert_eq!(presence.round(1_055_000).changed, [id()]);
        assert_eq!(presence.last_seen(id(), Seat::First, 1_055_000), 1_050_000);
    }

    #[test]
    fn a_hidden_page_that_lets_go_of_its_stream_is_no_departure() {
        let presence = Presence::default();
        for looks_first in [true, false] {
            presence.enter(id(), Viewer::Seat(Seat::First), 1_000_000);
            if looks_first {
                presence.see(id(), Seat::First, 1_050_000);
            }
            presence.leave(id(), Viewer::Seat(Seat::First), 1_050_010);
            if !looks_first {
                presence.see(id(), Seat::First, 1_050_020);
            }
            assert!(presence.is_present(id(), Seat::First, None, 1_110_000));
            assert!(!presence.is_present(id(), Seat::First, None, 1_120_000));
        }
    }

    #[test]
    fn a_page_that_stays_open_is_told_to_the_store_now_and_then() {
        let presence = Presence::default();
        presence.enter(id(), Viewer::Seat(Seat::Second), 1_000_000);
        assert_eq!(presence.round(1_000_000).tell, [(id(), Seat::Second, 1_000_000)]);
        assert!(presence.round(1_010_000).tell.is_empty());
        assert_eq!(presence.round(1_015_000).tell, [(id(), Seat::Second, 1_015_000)]);
    }

    #[test]
    fn watchers_are_counted_and_are_no_players() {
        let presence = Presence::default();
        presence.enter(id(), Viewer::Watching, 1_000_000);
        presence.enter(id(), Viewer::Watching, 1_000_000);
        assert_eq!(presence.watchers(id()), 2);
        assert_eq!(presence.round(1_000_000).changed, [id()], "told once for both");
        assert!(presence.round(1_000_000).changed.is_empty());
        assert!(!presence.is_present(id(), Seat::First, None, 1_000_000));
        presence.leave(id(), Viewer::Watching, 1_000_001);
        assert_eq!(presence.watchers(id()), 1);
        assert_eq!(presence.round(1_000_001).changed, [id()]);
    }

    #[test]
    fn an_empty_room_is_forgotten() {
        let presence = Presence::default();
        presence.enter(id(), Viewer::Both, 1_000_000);
        presence.leave(id(), Viewer::Both, 1_000_001);
        presence.round(1_200_000);
        assert!(presence.rooms().is_empty());
    }
}
