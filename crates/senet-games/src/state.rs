//! A game as it stands: the fold of its log.

use senet_players::Level;
use senet_rules::{Action, Answer, Game, Happening, Move, Phase, Record, Ruleset, Seat, Square, Turn};

use crate::{
    Commitment, Created, Entry, Event, GameId, Index, LogError, Millis, Opponent, Outage, SecretHash, Seed,
    TimeControl,
};

/// A game as it stands. Holds what nobody may see (seed, holders): whoever shows it chooses what to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameState {
    id: GameId,
    created: Created,
    made_at: Millis,
    commitment: Commitment,
    seats: [Option<Held>; 2],
    game: Game,
    log: Vec<Entry>,
    turns: Vec<Turn>,
    last: Vec<Happening>,
    last_change: Change,
    turn_since: Millis,
    left: [Millis; 2],
    rematch: Rematch,
}

/// A seat that is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Held {
    holders: Vec<SecretHash>,
    /// The version at which it was taken.
    since: u32,
}

/// What the last entry was, beyond what happened on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The game was made.
    Created,
    /// A seat was taken.
    Joined(Seat),
    /// A seat was given up.
    Left(Seat),
    /// Something happened on the board, or the game ended: see [`GameState::last`].
    Played,
    /// A rematch was offered.
    RematchOffered(Seat),
    /// A rematch was agreed.
    RematchAccepted(GameId),
    /// Whoever waited here plays there.
    LedOn(GameId),
}

/// Whether another game follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// Nobody has offered one.
    None,
    /// This seat has offered one.
    Offered(Seat),
    /// It was agreed, and is this game; or whoever waited for a stranger was led on to it.
    Accepted(GameId),
}

impl GameState {
    /// The game that this log tells.
    ///
    /// # Errors
    /// The log is not one of a game.
    pub fn replay(id: GameId, log: impl IntoIterator<Item = Entry>) -> Result<Self, LogError> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(LogError::Misplaced { version: 1 })?;
        let mut state = Self::new(id, first)?;
        for entry in log {
            state.apply(entry)?;
        }
        Ok(state)
    }

    /// The game that this entry makes.
    ///
    /// # Errors
    /// The entry makes none, or one with unknown rules.
    pub fn new(id: GameId, first: Entry) -> Result<Self, LogError> {
        let Event::Created(created) = &first.event else { return Err(LogError::Misplaced { version: 1 }) };
        let created = Created::clone(created);
        let rules = rules_of(&created)?;
        let computer = matches!(created.opponent, Opponent::Computer { .. });
        if computer && created.seats.iter().filter(|holders| holders.is_empty()).count() != 1 {
            return Err(LogError::Misplaced { version: 1 });
        }
        // The seat that nobody holds is the computer's, and taken from the start.
        let taken = |holders: &Vec<SecretHash>| computer || !holders.is_empty();
        let seats = created
            .seats
            .clone()
            .map(|holders| if taken(&holders) { Some(Held { holders, since: 1 }) } else { None });
        let time = created.time.map_or(0, |time| Millis::from(time.time) * 1000);
        Ok(Self {
            id,
            commitment: created.seed.commitment(),
            made_at: first.at,
            seats,
            game: Game::new(rules),
            last: Vec::new(),
            last_change: Change::Created,
            turn_since: first.at,
            left: [time; 2],
            rematch: Rematch::None,
            created,
            log: vec![first],
            turns: Vec::new(),
        })
    }

    /// The next entry.
    ///
    /// # Errors
    /// It does not fit; the state may then be used no more.
    pub fn apply(&mut self, entry: Entry) -> Result<(), LogError> {
        let version = self.version() + 1;
        let misplaced = LogError::Misplaced { version };
        let turn = self.game.turn();
        self.last.clear();
        self.last_change = Change::Played;
        match &entry.event {
            Event::Created(_) => return Err(misplaced),
            Event::Joined { seat, holder } => {
                let held = &mut self.seats[seat.index()];
                if held.is_some() {
                    return Err(misplaced);
                }
                *held = Some(Held { holders: vec![*holder], since: version });
                self.turn_since = entry.at;
                self.last_change = Change::Joined(*seat);
            }
            Event::Left { seat } => {
                if self.seats[seat.index()].take().is_none() || self.game.throws() > 0 {
                    return Err(misplaced);
                }
                self.last_change = Change::Left(*seat);
            }
            Event::LedOn { to } => {
                if !self.is_open() {
                    return Err(misplaced);
                }
                self.rematch = Rematch::Accepted(*to);
                self.last_change = Change::LedOn(*to);
            }
            Event::Thrown { sticks, spent, shake } => {
                self.play(Action::Throw(*sticks), *spent, misplaced)?;
                if let Some(turn) = self.turns.last_mut() {
                    turn.shake = shake.map(|shake| shake.to_string());
                }
            }
            Event::Moved { from, spent } => {
                let Some(from) = Square::new(*from) else { return Err(misplaced) };
                self.play(Action::Move(from), *spent, misplaced)?;
            }
            Event::Resigned { seat } => self.play(Action::Resign(*seat), 0, misplaced)?,
            Event::Claimed { seat } => self.play(Action::Claim(*seat), 0, misplaced)?,
            Event::OutOfTime { seat } => {
                self.left[seat.index()] = 0;
                self.play(Action::OutOfTime(*seat), 0, misplaced)?;
            }
            Event::RematchOffered { seat } => {
                if self.game.phase() != Phase::Over || self.rematch != Rematch::None {
                    return Err(misplaced);
                }
                self.rematch = Rematch::Offered(*seat);
                self.last_change = Change::RematchOffered(*seat);
            }
            Event::RematchAccepted { next } => {
                if self.game.phase() != Phase::Over || matches!(self.rematch, Rematch::Accepted(_)) {
                    return Err(misplaced);
                }
                self.rematch = Rematch::Accepted(*next);
                self.last_change = Change::RematchAccepted(*next);
            }
        }
        if self.game.turn() != turn {
            self.turn_since = entry.at;
        }
        self.log.push(entry);
        Ok(())
    }

    fn play(&mut self, action: Action, spent: u32, misplaced: LogError) -> Result<(), LogError> {
        let seat = self.game.turn();
        if self.is_waiting() {
            return Err(misplaced);
        }
        let Ok(happened) = self.game.apply(action) else { return Err(misplaced) };
        if let (Some(seat), Some(time)) = (seat, self.created.time) {
            let left = &mut self.left[seat.index()];
            *left = (*left - Millis::from(spent)).max(0);
            let answered =
                |what: &Happening| matches!(what, Happening::Moved { .. } | Happening::Passed { .. });
            if happened.iter().any(answered) {
                *left += Millis::from(time.bonus) * 1000;
            }
        }
        let in_throw_off = self.game.phase() == Phase::ThrowOff;
        for what in &happened {
            note(&mut self.turns, *what, in_throw_off);
        }
        self.last = happened;
        Ok(())
    }

    /// Every throw with its answer.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The game's name.
    #[must_use]
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// How many entries the log has; at least 1.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.log.len() as u32
    }

    /// All that happened, in order.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The game on the board. While a seat is free it has not begun.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The ruleset.
    #[must_use]
    pub const fn rules(&self) -> &'static Ruleset {
        self.game.rules()
    }

    /// Against whom it was made.
    #[must_use]
    pub const fn opponent(&self) -> Opponent {
        self.created.opponent
    }

    /// The computer's seat and level, if it plays.
    #[must_use]
    pub fn computer(&self) -> Option<(Seat, Level)> {
        let Opponent::Computer { level } = self.created.opponent else { return None };
        let seat = Seat::BOTH.into_iter().find(|seat| self.created.seats[seat.index()].is_empty())?;
        Some((seat, level))
    }

    /// The computer's level, if it has to throw or to move.
    #[must_use]
    pub fn computer_to_act(&self) -> Option<Level> {
        self.computer().filter(|&(seat, _)| self.turn() == Some(seat)).map(|(_, level)| level)
    }

    /// Time for each player.
    #[must_use]
    pub const fn time(&self) -> Option<TimeControl> {
        self.created.time
    }

    /// When it was made.
    #[must_use]
    pub const fn made_at(&self) -> Millis {
        self.made_at
    }

    /// When the last entry was written.
    #[must_use]
    pub fn changed_at(&self) -> Millis {
        self.log.last().map_or(self.made_at, |entry| entry.at)
    }

    /// The game that this one is the rematch of.
    #[must_use]
    pub const fn rematch_of(&self) -> Option<GameId> {
        self.created.rematch_of
    }

    /// Whether another game follows.
    #[must_use]
    pub const fn rematch(&self) -> Rematch {
        self.rematch
    }

    /// What happened on the board with the last entry; nothing if it was of another kind.
    #[must_use]
    pub fn last(&self) -> &[Happening] {
        &self.last
    }

    /// What the last entry was.
    #[must_use]
    pub const fn last_change(&self) -> Change {
        self.last_change
    }

    /// What the throws were committed to.
    #[must_use]
    pub const fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The seed, once the game is over.
    #[must_use]
    pub fn seed(&self) -> Option<&Seed> {
        self.is_over().then_some(&self.created.seed)
    }

    pub(crate) const fn created(&self) -> &Created {
        &self.created
    }

    /// Whether a seat is free.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.free_seat().is_some()
    }

    /// Whether a free seat can be taken.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.is_waiting() && !self.is_over() && self.rematch == Rematch::None
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// Whether a seat may still be given up.
    #[must_use]
    pub fn may_leave(&self) -> bool {
        let between_people = matches!(self.created.opponent, Opponent::Friend | Opponent::Stranger);
        self.game.throws() == 0 && !self.is_over() && between_people
    }

    /// The first seat that is free.
    #[must_use]
    pub fn free_seat(&self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.seats[seat.index()].is_none())
    }

    /// Whether a seat is taken.
    #[must_use]
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.seats[seat.index()].is_some()
    }

    /// Whose turn it is, if the game has begun and is not over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        if self.is_waiting() { None } else { self.game.turn() }
    }

    /// When the present turn began.
    #[must_use]
    pub const fn turn_since(&self) -> Millis {
        self.turn_since
    }

    /// Whether this secret took the seat.
    pub(crate) fn took(&self, seat: Seat, holder: &SecretHash) -> bool {
        self.seats[seat.index()].as_ref().is_some_and(|held| held.holders.contains(holder))
    }

    /// The version at which the seat was taken; 0 while it is free.
    pub(crate) fn taken_at(&self, seat: Seat) -> u32 {
        self.seats[seat.index()].as_ref().map_or(0, |held| held.since)
    }

    /// Whoever took the seat.
    pub(crate) fn holders(&self, seat: Seat) -> &[SecretHash] {
        self.seats[seat.index()].as_ref().map_or(&[], |held| &held.holders)
    }

    /// Milliseconds that each player had when the clock was last stopped or passed on; `None` without a clock.
    #[must_use]
    pub fn left(&self) -> Option<[Millis; 2]> {
        self.created.time.map(|_| self.left)
    }

    /// Since when whose clock runs. It runs from the first throw of the game on.
    #[must_use]
    pub fn running(&self) -> Option<(Seat, Millis)> {
        self.created.time?;
        let seat = self.turn().filter(|_| self.game.throws() > 0)?;
        Some((seat, self.changed_at()))
    }

    /// Milliseconds that the player in turn has used since the clock was passed on, outages taken off; 0 if none runs.
    #[must_use]
    pub fn spent(&self, now: Millis, outages: &[Outage]) -> Millis {
        let Some((_, since)) = self.running() else { return 0 };
        let lost: Millis =
            outages.iter().map(|outage| (outage.until.min(now) - outage.from.max(since)).max(0)).sum();
        (now - since - lost).max(0)
    }

    /// The seat whose time has run out.
    #[must_use]
    pub fn out_of_time(&self, now: Millis, outages: &[Outage]) -> Option<Seat> {
        let (seat, _) = self.running()?;
        (self.spent(now, outages) >= self.left[seat.index()]).then_some(seat)
    }

    /// By what the game is found.
    pub(crate) fn index(&self) -> Index {
        let waits = self.is_open() && self.seats.iter().any(Option::is_some);
        let queue = waits && self.created.opponent == Opponent::Stranger;
        Index {
            at: self.changed_at(),
            over: self.is_over() || matches!(self.last_change, Change::LedOn(_)),
            queue: queue.then(|| queue_name(self.rules(), self.created.time)),
            due: self.running().map(|(seat, since)| since + self.left[seat.index()]),
            computer: self.computer_to_act().map(|_| self.changed_at()),
            holders: None,
        }
    }

    /// The whole game as text: with the seed once it is over, with the commitment always.
    #[must_use]
    pub fn record(&self) -> Record {
        let rules = self.rules();
        let header = |name: &str, value: String| (name.to_owned(), value);
        let mut record = Record {
            headers: vec![
                header("Game", self.id.to_string()),
                header("Rules", rules.id.to_owned()),
                header("Revision", rules.revision.to_string()),
                header("Date", date(self.made_at)),
                header("Commitment", self.commitment.to_string()),
            ],
            turns: self.turns.clone(),
            outcome: self.game.outcome(),
        };
        if let Some(seed) = self.seed() {
            record.headers.push(header("Seed", seed.reveal()));
        }
        record
    }
}

/// Adds what happened to the list of throws with their answers.
fn note(turns: &mut Vec<Turn>, what: Happening, in_throw_off: bool) {
    let played = match what {
        Happening::Thrown { seat, sticks, throw } => {
            let answer = if in_throw_off { Answer::None } else { Answer::Open };
            turns.push(Turn { seat, sticks, throw, answer, shake: None });
            return;
        }
        Happening::Moved { played, .. } => played,
        Happening::Passed { .. } => Move::Pass,
        Happening::TookSpools { .. } | Happening::Ended(_) => return,
    };
    if let Some(turn) = turns.last_mut() {
        turn.answer = Answer::Played(played);
    }
}

/// The queue of those who want the same game.
pub(crate) fn queue_name(rules: &Ruleset, time: Option<TimeControl>) -> String {
    let time = time.map(|time| format!("{}+{}", time.time, time.bonus));
    format!("{}-{} {}", rules.id, rules.revision, time.as_deref().unwrap_or("untimed"))
}

/// Finds the rules by name and revision, so that a changed rule never changes an old game.
fn rules_of(created: &Created) -> Result<&'static Ruleset, LogError> {
    let found = Ruleset::by_id(&created.rules).ok().filter(|rules| rules.revision == created.revision);
    found.ok_or_else(|| LogError::UnknownRules { rules: created.rules.clone(), revision: created.revision })
}

/// `2026-11-30`, in UTC.
fn date(at: Millis) -> String {
    // Howard Hinnant's civil_from_days: years of 400 begin in March, so that the leap day comes last.
    let days = at.div_euclid(24 * 3600 * 1000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_right_around_leap_days() {
        for (at, text) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_164_800_000, "2024-02-29"),
            (1_709_251_200_000, "2024-03-01"),
            (1_796_083_199_999, "2026-11-30"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(date(at), text);
        }
    }
}
