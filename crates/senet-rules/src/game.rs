//! A whole game: the fold of what was thrown and moved.

use alloc::vec::Vec;
use core::fmt;

use crate::{IllegalMove, LegalMoves, Move, Opening, Position, Ruleset, Seat, Side, Square, Sticks, Throw};

/// What a game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Nobody owns a side yet: the seat whose turn it is throws.
    ThrowOff,
    /// The seat whose turn it is throws.
    Throw,
    /// The seat whose turn it is answers its throw.
    Move,
    /// Nothing: the game is over.
    Over,
}

/// What can be done to a game. Throws and moves are those of the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The sticks fall.
    Throw(Sticks),
    /// The piece on this square moves by what was thrown.
    Move(Square),
    /// This seat gives up.
    Resign(Seat),
    /// This seat claims the game, the other having been away.
    Claim(Seat),
    /// This seat has used up its time.
    OutOfTime(Seat),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The winner bore off the last piece.
    BorneOff,
    /// The loser resigned.
    Resignation,
    /// The loser stayed away and the winner claimed the game.
    Absence,
    /// The loser ran out of time.
    Time,
}

impl Ending {
    /// All ways to end.
    pub const ALL: [Self; 4] = [Self::BorneOff, Self::Resignation, Self::Absence, Self::Time];

    /// `borne-off`, `resignation`, `absence` or `time`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BorneOff => "borne-off",
            Self::Resignation => "resignation",
            Self::Absence => "absence",
            Self::Time => "time",
        }
    }
}

/// Who won, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner.
    pub winner: Seat,
    /// How the game ended.
    pub ending: Ending,
}

/// One thing that happened when an action was applied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Happening {
    /// The sticks fell.
    Thrown {
        /// Who threw.
        seat: Seat,
        /// How they lie.
        sticks: Sticks,
        /// What they count.
        throw: Throw,
    },
    /// The throw-off is decided: this seat has the spools, the other the cones.
    TookSpools {
        /// Who has the spools.
        seat: Seat,
    },
    /// A piece moved.
    Moved {
        /// Whose piece.
        seat: Seat,
        /// Its side.
        side: Side,
        /// The move; never a pass.
        played: Move,
    },
    /// No piece could move, and the throw was passed.
    Passed {
        /// Who had thrown.
        seat: Seat,
        /// Whether the same seat throws again.
        throws_again: bool,
    },
    /// The game ended.
    Ended(Outcome),
}

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// A throw is waiting for its move.
    ThrowPending {
        /// The throw.
        throw: Throw,
    },
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::ThrowPending { throw } => write!(f, "the throw of {throw} must be played first"),
            Self::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl core::error::Error for Refusal {}

/// A game as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    position: Position,
    /// The side of the first seat, once sides are given out.
    first: Option<Side>,
    /// Who throws next in the throw-off.
    throw_off: Seat,
    /// The piece that must move because the throw-off has just been decided.
    opening_piece: Option<Square>,
    sticks: Option<Sticks>,
    throws: u32,
    outcome: Option<Outcome>,
}

impl Game {
    /// A new game, nothing thrown.
    #[must_use]
    pub fn new(rules: &'static Ruleset) -> Self {
        let unowned = Position::unowned(rules);
        let (position, first) = match rules.opening {
            Opening::FirstHasCones => (unowned.with_side(Side::Cones), Some(Side::Cones)),
            Opening::ThrowOff { .. } => (unowned, None),
        };
        Self {
            position,
            first,
            throw_off: Seat::First,
            opening_piece: None,
            sticks: None,
            throws: 0,
            outcome: None,
        }
    }

    /// The game after these actions.
    ///
    /// # Errors
    /// The place of the first action that was refused, counted from 0, and why.
    pub fn replay(
        rules: &'static Ruleset,
        actions: impl IntoIterator<Item = Action>,
    ) -> Result<Self, (usize, Refusal)> {
        let mut game = Self::new(rules);
        for (i, action) in actions.into_iter().enumerate() {
            game.apply(action).map_err(|refusal| (i, refusal))?;
        }
        Ok(game)
    }

    /// The position. Its side is `None` during the throw-off.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The ruleset.
    #[must_use]
    pub const fn rules(&self) -> &'static Ruleset {
        self.position.rules
    }

    /// What the game is waiting for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match (self.outcome, self.first, self.position.throw) {
            (Some(_), _, _) => Phase::Over,
            (None, None, _) => Phase::ThrowOff,
            (None, Some(_), None) => Phase::Throw,
            (None, Some(_), Some(_)) => Phase::Move,
        }
    }

    /// Whose turn it is; `None` when the game is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        if self.outcome.is_some() {
            return None;
        }
        Some(self.position.side.and_then(|side| self.seat_of(side)).unwrap_or(self.throw_off))
    }

    /// The side of a seat, once sides are given out.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        self.first.map(|side| if seat == Seat::First { side } else { side.other() })
    }

    /// The seat of a side, once sides are given out.
    #[must_use]
    pub fn seat_of(&self, side: Side) -> Option<Seat> {
        self.first.map(|first| if side == first { Seat::First } else { Seat::Second })
    }

    /// How the sticks fell last: the throw to be answered, or the last one.
    #[must_use]
    pub const fn sticks(&self) -> Option<Sticks> {
        self.sticks
    }

    /// How often the sticks were thrown.
    #[must_use]
    pub const fn throws(&self) -> u32 {
        self.throws
    }

    /// Who won, and how.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The legal moves: those of the position, but for the throw that decides the throw-off, which belongs to one piece.
    /// None once the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> LegalMoves {
        let position =
            if self.outcome.is_some() { Position { throw: None, ..self.position } } else { self.position };
        match self.opening_piece {
            Some(from) => position.legal_moves().only(from),
            None => position.legal_moves(),
        }
    }

    /// The move of the piece on this square.
    ///
    /// # Errors
    /// Why it has none.
    pub fn move_from(&self, from: Square) -> Result<Move, IllegalMove> {
        if self.outcome.is_some() {
            return Err(IllegalMove::GameOver);
        }
        let legal = self.position.move_from(from)?;
        match self.opening_piece {
            Some(only) if only != from => Err(IllegalMove::OpeningPiece { from: only }),
            _ => Ok(legal),
        }
    }

    /// Applies an action. A throw without a legal move is passed in the same step.
    ///
    /// # Errors
    /// Why it is refused; the game is then unchanged.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Happening>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Throw(sticks) => self.throw(sticks),
            Action::Move(from) => self.play(from),
            Action::Resign(seat) => Ok(self.end(seat.other(), Ending::Resignation)),
            Action::Claim(seat) => Ok(self.end(seat, Ending::Absence)),
            Action::OutOfTime(seat) => Ok(self.end(seat.other(), Ending::Time)),
        }
    }

    fn throw(&mut self, sticks: Sticks) -> Result<Vec<Happening>, Refusal> {
        if let Some(throw) = self.position.throw {
            return Err(Refusal::ThrowPending { throw });
        }
        let Some(seat) = self.turn() else { return Err(Refusal::GameOver) };
        let throw = self.rules().count(sticks);
        self.sticks = Some(sticks);
        self.throws += 1;
        let mut happened = Vec::from([Happening::Thrown { seat, sticks, throw }]);

        if self.first.is_none() {
            match self.rules().opening {
                Opening::ThrowOff { decisive, from } if decisive == throw => self.opening_piece = Some(from),
                _ => {
                    self.throw_off = seat.other();
                    return Ok(happened);
                }
            }
            let spools = Side::Spools;
            self.first = Some(if seat == Seat::First { spools } else { spools.other() });
            self.position = self.position.with_side(spools);
            happened.push(Happening::TookSpools { seat });
        }

        let thrown = self.position.thrown(throw);
        let mut moves = thrown.legal_moves();
        if moves.next() == Some(Move::Pass) {
            self.position = thrown.after(Move::Pass);
            let throws_again = self.turn() == Some(seat);
            happened.push(Happening::Passed { seat, throws_again });
        } else {
            self.position = thrown;
        }
        Ok(happened)
    }

    fn play(&mut self, from: Square) -> Result<Vec<Happening>, Refusal> {
        let played = self.move_from(from).map_err(Refusal::Illegal)?;
        let (Some(seat), Some(side)) = (self.turn(), self.position.side) else {
            return Err(Refusal::Illegal(IllegalMove::NobodyOwnsASide));
        };
        self.position = self.position.after(played);
        self.opening_piece = None;
        let mut happened = Vec::from([Happening::Moved { seat, side, played }]);
        if self.position.winner().is_some() {
            happened.append(&mut self.end(seat, Ending::BorneOff));
        }
        Ok(happened)
    }

    fn end(&mut self, winner: Seat, ending: Ending) -> Vec<Happening> {
        let outcome = Outcome { winner, ending };
        self.outcome = Some(outcome);
        Vec::from([Happening::Ended(outcome)])
    }
}
