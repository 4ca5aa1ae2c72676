//! The games of a site: loading them, adding to them, telling who looks.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use senet_rules::Seat;
use tokio::sync::watch;

use crate::computer::TurnsTold;
use crate::presence::{Here, Presence, Viewer};
use crate::{
    Append, Bulletin, Clock, CommitError, Created, Entry, Event, GameId, GameState, GameStore, Hint, Index,
    Millis, Notes, Outage, Randomness, Refusal, Refused, SecretHash, Snapshot,
};

/// The games of a site. Any number of these may work on one store.
pub struct Games {
    pub(crate) store: Arc<dyn GameStore>,
    pub(crate) bulletin: Arc<dyn Bulletin>,
    clock: Arc<dyn Clock>,
    pub(crate) randomness: Arc<dyn Randomness>,
    pub(crate) presence: Presence,
    pub(crate) outages: Mutex<Arc<[Outage]>>,
    pub(crate) computer: TurnsTold,
    /// Games read lately. May be behind the store, never ahead of it.
    cache: Mutex<LruCache<GameId, Arc<Snapshot>>>,
}

/// Games kept in memory. A long one takes some 30 kB.
const CACHED: NonZeroUsize = NonZeroUsize::new(4096).unwrap();

/// What is to be written after a decision.
pub(crate) enum Decision {
    /// Nothing: it is done already.
    Nothing,
    /// These events.
    Append(Vec<Event>),
    /// These events, and a new game with these notes.
    AppendAndCreate(Vec<Event>, Box<(GameId, Created, Notes)>),
}

impl std::fmt::Debug for Games {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Games(..)")
    }
}

impl Games {
    /// The games in this store.
    #[must_use]
    pub fn new(
        store: Arc<dyn GameStore>,
        bulletin: Arc<dyn Bulletin>,
        clock: Arc<dyn Clock>,
        randomness: Arc<dyn Randomness>,
    ) -> Self {
        let outages = Mutex::new(Arc::from([]));
        let cache = Mutex::new(LruCache::new(CACHED));
        let (presence, computer) = (Presence::default(), TurnsTold::default());
        Self { store, bulletin, clock, randomness, presence, outages, computer, cache }
    }

    /// The same games, in which a player may be away for so long before the other may claim the game.
    #[must_use]
    pub fn with_absence(mut self, absence: Millis) -> Self {
        self.presence.absence = absence;
        self
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Random bytes for a new secret, an id, a seed.
    #[must_use]
    pub fn randomness(&self) -> &dyn Randomness {
        &*self.randomness
    }

    /// Times of the last day in which no server was there.
    #[must_use]
    pub fn outages(&self) -> Arc<[Outage]> {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether the store answers and takes what is written: a sign of life is given, which the upkeep does as well.
    ///
    /// # Errors
    /// It does not, as when its disk is full.
    pub async fn ready(&self) -> Result<(), crate::StoreError> {
        let outages = self.store.beat(self.now()).await?;
        *self.outages.lock().unwrap_or_else(PoisonError::into_inner) = outages.into();
        Ok(())
    }

    /// The game as it stands in the store now.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub async fn load(&self, id: GameId) -> Result<Arc<Snapshot>, Refusal> {
        let known = self.cached(id);
        let (version, notes) = known.as_ref().map_or((0, 0), |known| (known.version(), known.notes_revision));
        let Some(reading) = self.store.read(id, version, notes).await? else {
            return Err(Refusal::NoSuchGame);
        };
        let snapshot = match known {
            Some(known)
                if reading.entries.is_empty() && reading.notes.is_none() && reading.seen == known.seen =>
            {
                return Ok(known);
            }
            Some(known) => known.advance(&reading)?,
            None => Snapshot::read(id, &reading)?,
        };
        Ok(self.keep(snapshot))
    }

    /// The game for a list or a round over many: `None` if what is stored of it cannot be read, so that one damaged
    /// game, or one of a later version, spoils nothing for the others. Whoever opens it is told.
    pub(crate) async fn load_sound(&self, id: GameId) -> Result<Option<Arc<Snapshot>>, Refusal> {
        match self.load(id).await {
            Err(Refusal::Log(_)) => Ok(None),
            loaded => loaded.map(Some),
        }
    }

    /// The game as a hint says it is at least.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub async fn load_since(&self, id: GameId, hint: Hint) -> Result<Arc<Snapshot>, Refusal> {
        match self.cached(id) {
            Some(known) if known.version() >= hint.version && known.notes_revision >= hint.notes => Ok(known),
            _ => self.load(id).await,
        }
    }

    /// The game as it was known last, or as it stands.
    async fn recall(&self, id: GameId) -> Result<(Arc<Snapshot>, bool), Refusal> {
        match self.cached(id) {
            Some(known) => Ok((known, false)),
            None => Ok((self.load(id).await?, true)),
        }
    }

    /// Wakes its holder whenever something about the game may have changed.
    #[must_use]
    pub fn subscribe(&self, id: GameId) -> watch::Receiver<Hint> {
        self.bulletin.subscribe(id)
    }

    /// Somebody begins to look at a game, and does until the answer is dropped.
    #[must_use]
    pub fn enter(self: &Arc<Self>, id: GameId, viewer: Viewer) -> Here {
        Here::enter(self.clone(), id, viewer)
    }

    /// Notes that a player has looked or acted.
    pub fn see(&self, id: GameId, viewer: Viewer) {
        let now = self.now();
        for seat in Seat::BOTH.into_iter().filter(|&seat| viewer.holds(seat)) {
            if self.presence.see(id, seat, now) {
                self.store.note_seen(id, seat, now);
            }
        }
    }

    fn cached(&self, id: GameId) -> Option<Arc<Snapshot>> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Keeps the snapshot, unless a later one is kept already.
    fn keep(&self, snapshot: Snapshot) -> Arc<Snapshot> {
        let id = snapshot.state.id();
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = cache.get(&id)
            && kept.version() >= snapshot.version()
            && kept.notes_revision >= snapshot.notes_revision
            && (kept.version(), kept.notes_revision) != (snapshot.version(), snapshot.notes_revision)
        {
            return kept.clone();
        }
        let snapshot = Arc::new(snapshot);
        cache.put(id, snapshot.clone());
        snapshot
    }

    /// Walks the way of an action: who asks, is their version the present one, may they do it, write it down, tell.
    ///
    /// What is known may be behind the store, so a refusal is given only on what has just been read; and a write that
    /// came first is read before deciding again.
    pub(crate) async fn act(
        &self,
        id: GameId,
        holder: Option<&SecretHash>,
        version: Option<u32>,
        decide: impl Fn(&Snapshot, Viewer, Millis) -> Result<Decision, Refusal>,
    ) -> Result<Arc<Snapshot>, Refused> {
        let (mut snapshot, mut fresh) = self.recall(id).await?;
        loop {
            let now = self.now();
            if let Some(seat) = snapshot.state.out_of_time(now, &self.outages()) {
                let event = Event::OutOfTime { seat };
                snapshot = self.append_or_reload(&snapshot, Decision::Append(vec![event]), now).await?.0;
                fresh = true;
            }
            let viewer = snapshot.viewer(holder);
            let decision = if version.is_some() && viewer == Viewer::Watching {
                Err(Refusal::NotYourSeat)
            } else if version.is_some_and(|version| version != snapshot.version()) {
                Err(Refusal::Stale)
            } else {
                decide(&snapshot, viewer, now)
            };
            match decision {
                Ok(decision) => {
                    self.see(id, viewer);
                    let (next, written) = self.append_or_reload(&snapshot, decision, now).await?;
                    if written {
                        return Ok(next);
                    }
                    snapshot = next;
                    fresh = true;
                }
                Err(why) if fresh => return Err(Refused { why, game: Some(snapshot) }),
                Err(_) => {
                    snapshot = self.load(id).await?;
                    fresh = true;
                }
            }
        }
    }

    /// Writes a decision down; or, if another write came first, reads that. Says which.
    pub(crate) async fn append_or_reload(
        &self,
        snapshot: &Arc<Snapshot>,
        decision: Decision,
        now: Millis,
    ) -> Result<(Arc<Snapshot>, bool), Refusal> {
        let (events, also) = match decision {
            Decision::Nothing => return Ok((snapshot.clone(), true)),
            Decision::Append(events) => (events, None),
            Decision::AppendAndCreate(events, also) => (events, Some(*also)),
        };
        let created = match also {
            Some((id, created, notes)) => Some((Self::creation(id, created, now)?, notes)),
            None => None,
        };
        let (more, follower) = match created {
            Some(((append, state), notes)) => (Some(append), Some((state, notes))),
            None => (None, None),
        };
        match self.append_with(&[(snapshot, events)], more, now).await? {
            None => Ok((self.load(snapshot.state.id()).await?, false)),
            Some(mut written) => {
                if let Some((state, notes)) = follower {
                    self.keep_new(state, notes).await?;
                }
                let next = written.pop().ok_or(Refusal::NoSuchGame)?;
                Ok((next, true))
            }
        }
    }

    /// Writes events to several games at once: all of them, or, if another write came first, none.
    pub(crate) async fn append_all(
        &self,
        steps: &[(&Snapshot, Vec<Event>)],
        now: Millis,
    ) -> Result<Option<Vec<Arc<Snapshot>>>, Refusal> {
        self.append_with(steps, None, now).await
    }

    async fn append_with(
        &self,
        steps: &[(&Snapshot, Vec<Event>)],
        more: Option<Append>,
        now: Millis,
    ) -> Result<Option<Vec<Arc<Snapshot>>>, Refusal> {
        let mut appends = Vec::with_capacity(steps.len() + 1);
        let mut nexts = Vec::with_capacity(steps.len());
        for (snapshot, events) in steps {
            let (append, next) = extend(snapshot, events, now)?;
            appends.push(append);
            nexts.push(next);
        }
        appends.extend(more);
        match self.store.append(appends).await {
            Ok(()) => {}
            Err(CommitError::Conflict) => return Ok(None),
            Err(CommitError::Store(error)) => return Err(error.into()),
        }
        let kept: Vec<_> = nexts.into_iter().map(|next| self.keep(next)).collect();
        for next in &kept {
            self.bulletin.publish(next.state.id(), next.version(), next.notes_revision);
            self.computer.tell(&next.state);
        }
        Ok(Some(kept))
    }

    fn creation(id: GameId, created: Created, at: Millis) -> Result<(Append, GameState), Refusal> {
        let entry = Entry { at, event: Event::Created(Box::new(created)) };
        let entries = vec![entry.to_json()];
        let state = GameState::new(id, entry)?;
        let index = Index { holders: Some(holders(&state, &Notes::default())), ..state.index() };
        Ok((Append { game: id, expected: 0, entries, index }, state))
    }

    /// Makes a game.
    pub(crate) async fn make(&self, created: Created) -> Result<Arc<Snapshot>, Refusal> {
        loop {
            let id = GameId::random(self.randomness());
            let (append, state) = Self::creation(id, created.clone(), self.now())?;
            match self.store.append(vec![append]).await {
                Ok(()) => return self.keep_new(state, Notes::default()).await,
                // Another game has this name.
                Err(CommitError::Conflict) => {}
                Err(CommitError::Store(error)) => return Err(error.into()),
            }
        }
    }

    async fn keep_new(&self, state: GameState, notes: Notes) -> Result<Arc<Snapshot>, Refusal> {
        let snapshot = Snapshot { state, notes: Notes::default(), notes_revision: 0, seen: [None; 2] };
        let snapshot = self.keep(snapshot);
        self.computer.tell(&snapshot.state);
        if notes == Notes::default() {
            return Ok(snapshot);
        }
        let id = snapshot.state.id();
        self.change_notes(id, None, |_, kept| {
            kept.names.clone_from(&notes.names);
            Ok(())
        })
        .await
        .map_err(|refused| refused.why)
    }

    /// Changes the notes beside a game. `holder` gains a seat by it.
    pub(crate) async fn change_notes(
        &self,
        id: GameId,
        holder: Option<SecretHash>,
        change: impl Fn(&Snapshot, &mut Notes) -> Result<(), Refusal>,
    ) -> Result<Arc<Snapshot>, Refused> {
        loop {
            let snapshot = self.load(id).await?;
            let mut next = Snapshot::clone(&snapshot);
            if let Err(why) = change(&snapshot, &mut next.notes) {
                return Err(Refused { why, game: Some(snapshot) });
            }
            if next.notes == snapshot.notes {
                return Ok(snapshot);
            }
            let text = serde_json::to_string(&next.notes).unwrap_or_default();
            match self.store.write_notes(id, snapshot.notes_revision, text, holder).await {
                Ok(()) => {}
                Err(CommitError::Conflict) => continue,
                Err(CommitError::Store(error)) => return Err(error.into()),
            }
            next.notes_revision = snapshot.notes_revision + 1;
            let next = self.keep(next);
            self.bulletin.publish(id, next.version(), next.notes_revision);
            return Ok(next);
        }
    }
}

/// The game with these events at its end, and what is to be appended for it.
fn extend(snapshot: &Snapshot, events: &[Event], now: Millis) -> Result<(Append, Snapshot), Refusal> {
    // Time never runs back within a game, even when a machine's clock does.
    let at = now.max(snapshot.state.changed_at());
    let mut next = snapshot.clone();
    let mut entries = Vec::with_capacity(events.len());
    for event in events {
        let entry = Entry { at, event: event.clone() };
        entries.push(entry.to_json());
        next.state.apply(entry)?;
    }
    let mut index = next.state.index();
    let is_new = |&seat: &Seat| next.state.taken_at(seat) != snapshot.state.taken_at(seat);
    if Seat::BOTH.iter().any(is_new) {
        index.holders = Some(holders(&next.state, &next.notes));
    }
    Ok((Append { game: next.state.id(), expected: snapshot.version(), entries, index }, next))
}

/// All who hold a seat.
fn holders(state: &GameState, notes: &Notes) -> Vec<SecretHash> {
    let mut all: Vec<_> = Seat::BOTH.into_iter().flat_map(|seat| notes.holders(state, seat)).collect();
    all.sort_unstable_by_key(|holder| *holder.as_bytes());
    all.dedup();
    all
}
