//! A game with what stands beside it, as it was at one moment.

use senet_rules::{Record, Seat};

use crate::presence::Viewer;
use crate::{Entry, GameState, LogError, Millis, Notes, Reading, SecretHash};

/// A game with what stands beside it, as it was at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The game.
    pub state: GameState,
    /// Names, phrases, devices.
    pub notes: Notes,
    /// The notes' revision.
    pub notes_revision: u32,
    /// When the store last heard of each seat.
    pub(crate) seen: [Option<Millis>; 2],
}

impl Snapshot {
    /// The game as read from its beginning.
    pub(crate) fn read(id: crate::GameId, reading: &Reading) -> Result<Self, LogError> {
        let log = reading.entries.iter().map(|entry| Entry::from_json(entry));
        let log = log.collect::<Result<Vec<_>, _>>()?;
        let state = GameState::replay(id, log)?;
        let mut snapshot = Self { state, notes: Notes::default(), notes_revision: 0, seen: reading.seen };
        snapshot.read_notes(reading)?;
        Ok(snapshot)
    }

    /// The game after what was read since.
    pub(crate) fn advance(&self, reading: &Reading) -> Result<Self, LogError> {
        let mut snapshot = Self { seen: reading.seen, ..self.clone() };
        for entry in &reading.entries {
            snapshot.state.apply(Entry::from_json(entry)?)?;
        }
        snapshot.read_notes(reading)?;
        Ok(snapshot)
    }

    fn read_notes(&mut self, reading: &Reading) -> Result<(), LogError> {
        if let Some(notes) = &reading.notes {
            self.notes = serde_json::from_str(notes).map_err(LogError::Unreadable)?;
            self.notes_revision = reading.notes_revision;
        }
        Ok(())
    }

    /// How many entries the log has.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.state.version()
    }

    /// As whom the holder of this secret sees the game.
    #[must_use]
    pub fn viewer(&self, holder: Option<&SecretHash>) -> Viewer {
        let Some(holder) = holder else { return Viewer::Watching };
        let holds = Seat::BOTH.map(|seat| self.notes.holds(&self.state, seat, holder));
        match holds {
            [true, true] => Viewer::Both,
            [true, false] => Viewer::Seat(Seat::First),
            [false, true] => Viewer::Seat(Seat::Second),
            [false, false] => Viewer::Watching,
        }
    }

    /// What the seat's player wants to be called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.notes.names[seat.index()].as_ref().map(super::Name::as_str)
    }

    /// The whole game as text, with the names that the players gave.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.state.record();
        for (header, seat) in [("First", Seat::First), ("Second", Seat::Second)] {
            if let Some(name) = self.name(seat) {
                record.headers.push((header.to_owned(), name.to_owned()));
            }
        }
        record
    }
}
