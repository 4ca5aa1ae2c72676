//! What may be done with a throw: legal moves, the reasons against all others, and what a move does.
//!
//! Legality is worked out for all pieces of a side at once, on bit masks (see [`SquareSet`]): a set moved on by the
//! throw is the set of ends, moved back again it is the set of starts.

use core::fmt;

use crate::{Backward, BearingOff, Landing, PassedThrow, Position, Side, Square, SquareSet, Throw};

/// An answer to a throw. Each piece has at most one move, so the square it leaves names the move fully.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Forward to an empty square.
    Step {
        /// The square the piece leaves.
        from: Square,
        /// The square it comes to.
        to: Square,
    },
    /// Forward onto an enemy piece, which goes to the square just left.
    Swap {
        /// The square the piece leaves.
        from: Square,
        /// The square it comes to.
        to: Square,
    },
    /// Into the House of Water, forward or backward.
    Water {
        /// The square the piece leaves.
        from: Square,
        /// Where it ends up.
        to: Square,
    },
    /// Off the board.
    Off {
        /// The square the piece leaves.
        from: Square,
    },
    /// Backward to an empty square.
    Back {
        /// The square the piece leaves.
        from: Square,
        /// The square it comes to.
        to: Square,
    },
    /// No piece can move.
    Pass,
}

/// The kinds of moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// Forward to an empty square.
    Step,
    /// Forward, changing places with an enemy piece.
    Swap,
    /// Into the House of Water.
    Water,
    /// Off the board.
    Off,
    /// Backward to an empty square.
    Back,
    /// No piece can move.
    Pass,
}

impl MoveKind {
    /// `step`, `swap`, `water`, `off`, `back` or `pass`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Swap => "swap",
            Self::Water => "water",
            Self::Off => "off",
            Self::Back => "back",
            Self::Pass => "pass",
        }
    }
}

impl Move {
    /// The square the piece leaves; `None` for a pass.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Step { from, .. }
            | Self::Swap { from, .. }
            | Self::Water { from, .. }
            | Self::Off { from }
            | Self::Back { from, .. } => Some(from),
            Self::Pass => None,
        }
    }

    /// The square on which the piece ends up; `None` when it is borne off, and for a pass.
    #[must_use]
    pub const fn to(self) -> Option<Square> {
        match self {
            Self::Step { to, .. }
            | Self::Swap { to, .. }
            | Self::Water { to, .. }
            | Self::Back { to, .. } => Some(to),
            Self::Off { .. } | Self::Pass => None,
        }
    }

    /// The kind of the move.
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        match self {
            Self::Step { .. } => MoveKind::Step,
            Self::Swap { .. } => MoveKind::Swap,
            Self::Water { .. } => MoveKind::Water,
            Self::Off { .. } => MoveKind::Off,
            Self::Back { .. } => MoveKind::Back,
            Self::Pass => MoveKind::Pass,
        }
    }
}

/// The legal moves of a position in ascending order of the square left; a single [`Move::Pass`] where no piece can
/// move; nothing where no throw is pending.
#[derive(Clone, Debug)]
pub struct LegalMoves {
    position: Position,
    /// The pieces that can move and have not been listed yet.
    origins: SquareSet,
    backward: bool,
    pass: bool,
}

impl LegalMoves {
    /// Only the move of the piece on this square, if it has one.
    pub(crate) fn only(self, from: Square) -> Self {
        Self { origins: self.origins & SquareSet::EMPTY.with(from), ..self }
    }

    /// The squares from which a piece can move.
    #[must_use]
    pub const fn origins(&self) -> SquareSet {
        self.origins
    }

    /// Whether the moves go backward.
    #[must_use]
    pub const fn backward(&self) -> bool {
        self.backward
    }

    /// The move of the piece on this square, if it has one.
    #[must_use]
    pub fn from(&self, square: Square) -> Option<Move> {
        if self.origins.contains(square) { Some(self.classify(square)) } else { None }
    }

    /// What the move of an origin does.
    #[inline]
    fn classify(&self, from: Square) -> Move {
        let Some((side, throw)) = self.position.pending() else { return Move::Pass };
        let water = self.position.rules.water;
        let end = if self.backward { from.back(throw.number()) } else { from.forward(throw.number()) };
        let Some(end) = end else { return Move::Off { from } };
        if end == water.square {
            return Move::Water { from, to: self.position.drowned(from) };
        }
        if self.backward {
            return Move::Back { from, to: end };
        }
        if self.position.bears_off_at(side, from, end) {
            return Move::Off { from };
        }
        if self.position.pieces(side.other()).contains(end) {
            return Move::Swap { from, to: end };
        }
        Move::Step { from, to: end }
    }
}

impl Iterator for LegalMoves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if let Some(from) = self.origins.lowest() {
            self.origins = self.origins.without_lowest();
            return Some(self.classify(from));
        }
        core::mem::take(&mut self.pass).then_some(Move::Pass)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        self.pass &= n == 0;
        for _ in 0..n.min(usize::from(Square::COUNT)) {
            self.origins = self.origins.without_lowest();
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.origins.len()) + usize::from(self.pass);
        (len, Some(len))
    }
}

impl ExactSizeIterator for LegalMoves {}

/// Why a piece may not be moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// Nobody owns a side yet.
    NobodyOwnsASide,
    /// The sticks have still to be thrown.
    NotThrown,
    /// No piece stands on the square.
    EmptySquare {
        /// The square.
        from: Square,
    },
    /// The piece on the square is the opponent's.
    EnemyPiece {
        /// The square.
        from: Square,
    },
    /// A piece of the same side stands where the move ends.
    OwnPiece {
        /// Where the move would end.
        to: Square,
    },
    /// A protected enemy piece stands where the move ends.
    Protected {
        /// Where the move would end.
        to: Square,
        /// What protects it.
        by: Protection,
    },
    /// The move would pass over a blockade.
    Blockade {
        /// The blockade's square nearest to the piece.
        at: Square,
    },
    /// The piece cannot be borne off from its square with this throw.
    NoExit {
        /// The square.
        from: Square,
        /// The throw.
        throw: Throw,
    },
    /// No piece may be borne off while one of the side stands outside the squares where all must be.
    NotAllHome {
        /// The hindmost piece.
        behind: Square,
    },
    /// The throw-off has just been decided, and that throw belongs to another piece.
    OpeningPiece {
        /// The square of the piece that must be moved.
        from: Square,
    },
    /// Moving back, the piece would leave the board before square 1.
    BeforeTheFirstSquare,
    /// Moving back, a piece of either side stands where the move ends.
    BackOntoPiece {
        /// Where the move would end.
        to: Square,
    },
}

/// What protects a piece from a swap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protection {
    /// It stands on a safe square.
    SafeSquare,
    /// A piece of its side stands next to it.
    Neighbour(Square),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NobodyOwnsASide => f.write_str("nobody owns a side yet"),
            Self::NotThrown => f.write_str("the sticks have still to be thrown"),
            Self::EmptySquare { from } => write!(f, "no piece stands on {from}"),
            Self::EnemyPiece { from } => write!(f, "the piece on {from} is the opponent's"),
            Self::OwnPiece { to } => write!(f, "a piece of the same side stands on {to}"),
            Self::Protected { to, by: Protection::SafeSquare } => {
                write!(f, "the piece on {to} is protected: it stands on a safe square")
            }
            Self::Protected { to, by: Protection::Neighbour(neighbour) } => {
                write!(f, "the piece on {to} is protected by its neighbour on {neighbour}")
            }
            Self::Blockade { at } => write!(f, "a blockade that begins on {at} bars the way"),
            Self::NoExit { from, throw } => {
                write!(f, "a piece on {from} does not leave the board with a {throw}")
            }
            Self::NotAllHome { behind } => write!(
                f,
                "pieces leave the board only once all of the side are in the last row, one stands on {behind}"
            ),
            Self::OpeningPiece { from } => {
                write!(f, "the throw that decides the throw-off moves the piece on {from}")
            }
            Self::BeforeTheFirstSquare => f.write_str("the way back ends at square 1"),
            Self::BackOntoPiece { to } => {
                write!(f, "moving back needs an empty square, a piece stands on {to}")
            }
        }
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Whose throw is to be answered, and the throw.
    #[inline]
    fn pending(&self) -> Option<(Side, Throw)> {
        Some((self.side?, self.throw?))
    }

    /// All legal moves with the throw that is pending.
    #[must_use]
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves {
        let mut moves =
            LegalMoves { position: *self, origins: SquareSet::EMPTY, backward: false, pass: false };
        if let Some((side, throw)) = self.pending() {
            moves.origins = self.forward_origins(side, throw);
            if moves.origins.is_empty() && self.rules.backward == Backward::WithoutForwardMoves {
                moves.origins = self.backward_origins(side, throw);
                moves.backward = !moves.origins.is_empty();
            }
            moves.pass = moves.origins.is_empty();
        }
        moves
    }

    /// The move of the piece on this square.
    ///
    /// # Errors
    /// Why it has none.
    pub fn move_from(&self, from: Square) -> Result<Move, IllegalMove> {
        let moves = self.legal_moves();
        moves.from(from).ok_or_else(|| self.why_not(from, moves.backward))
    }

    /// The position after a legal move. The throw is used up; the turn passes or the same side throws again.
    ///
    /// # Errors
    /// Why the piece has no such move.
    pub fn play(&self, from: Square) -> Result<Self, IllegalMove> {
        self.move_from(from).map(|legal| self.after(legal))
    }

    /// The position after one of its [`Position::legal_moves`]. Other moves give a meaningless position.
    #[must_use]
    #[inline]
    pub fn after(&self, legal: Move) -> Self {
        let Some((side, throw)) = self.pending() else { return *self };
        let mut pieces = self.pieces;
        let own = &mut pieces[side.index()];
        match legal {
            Move::Step { from, to } | Move::Back { from, to } | Move::Water { from, to } => {
                *own = own.without(from).with(to);
            }
            Move::Swap { from, to } => {
                *own = own.without(from).with(to);
                let enemy = &mut pieces[side.other().index()];
                *enemy = enemy.without(to).with(from);
            }
            Move::Off { from } => *own = own.without(from),
            Move::Pass => {}
        }
        let keeps_turn = self.rules.throws_again.contains(throw)
            && (legal != Move::Pass || self.rules.passed_throw == PassedThrow::CountsAsPlayed);
        let next = if keeps_turn { side } else { side.other() };
        Self { rules: self.rules, pieces, side: Some(next), throw: None }
    }

    /// The pieces that protect each other or stand safe: none of them can be swapped.
    #[must_use]
    #[inline]
    pub fn protected(&self, side: Side) -> SquareSet {
        let pieces = self.pieces(side);
        (pieces & self.rules.safe) | pieces.neighboured()
    }

    /// The pieces of a side that can move forward by a throw.
    #[inline]
    fn forward_origins(&self, side: Side, throw: Throw) -> SquareSet {
        let steps = throw.number();
        let own = self.pieces(side);
        let ends = own.forward(steps) - own - self.protected(side.other());
        let on_board = ends.back(steps);
        let origins = match self.rules.bearing_off {
            BearingOff::FromHouses(exits) => exits
                .iter()
                .filter(|exit| exit.with.contains(throw))
                .fold(on_board, |set, exit| set | (own & SquareSet::EMPTY.with(exit.from))),
            BearingOff::WhenAllOn(home) if (own - home).is_empty() => {
                // Whoever stands on 30, a piece that reaches it is borne off.
                on_board | (own & SquareSet::span(Square::at(Square::COUNT - steps), Square::LAST))
            }
            BearingOff::WhenAllOn(_) => on_board,
        };
        match self.rules.blockade {
            None => origins,
            Some(length) => origins - self.barred_forward(side, length, steps),
        }
    }

    /// The squares from which a move of `steps` forward passes over a blockade of the opponent: one of the squares
    /// strictly between is the blockade's last, and so are the `length - 1` before it.
    #[inline]
    fn barred_forward(&self, side: Side, length: u8, steps: u8) -> SquareSet {
        let ends = self.pieces(side.other()).run_ends(length);
        (length..steps).fold(SquareSet::EMPTY, |barred, distance| barred | ends.back(distance))
    }

    /// The pieces of a side that can move back by a throw.
    #[inline]
    fn backward_origins(&self, side: Side, throw: Throw) -> SquareSet {
        let steps = throw.number();
        let ends = self.pieces(side).back(steps) - self.occupied();
        let origins = ends.forward(steps);
        match self.rules.blockade {
            None => origins,
            Some(length) => origins - self.barred_backward(side, length, steps),
        }
    }

    /// The squares from which a move of `steps` back passes over a blockade of the opponent.
    #[inline]
    fn barred_backward(&self, side: Side, length: u8, steps: u8) -> SquareSet {
        let ends = self.pieces(side.other()).run_ends(length);
        (1..=steps.saturating_sub(length))
            .fold(SquareSet::EMPTY, |barred, distance| barred | ends.forward(distance))
    }

    /// Whether a piece that reaches `end`, a square of the board, leaves the board there.
    #[inline]
    fn bears_off_at(&self, side: Side, from: Square, end: Square) -> bool {
        match self.rules.bearing_off {
            // The houses' throws are the exact way out, also where they would not reach beyond 30.
            BearingOff::FromHouses(exits) => exits
                .iter()
                .any(|exit| exit.from == from && self.throw.is_some_and(|throw| exit.with.contains(throw))),
            BearingOff::WhenAllOn(home) => end == Square::LAST && (self.pieces(side) - home).is_empty(),
        }
    }

    /// Where a piece that leaves `from` and falls into the water is put. There is always an empty square, since nine
    /// other pieces cannot fill the ten lowest ones.
    fn drowned(&self, from: Square) -> Square {
        let empty = !self.occupied().without(from);
        let landing = match self.rules.water.landing {
            Landing::AtOrBefore(square) => (empty & SquareSet::span(Square::FIRST, square)).highest(),
            Landing::LowestEmpty => empty.lowest(),
        };
        landing.unwrap_or(from)
    }

    /// Why the piece on `from` has no move. `backward`: other pieces may move back now, so this one's way back is
    /// what is asked for.
    fn why_not(&self, from: Square, backward: bool) -> IllegalMove {
        if self.winner().is_some() {
            return IllegalMove::GameOver;
        }
        let Some(side) = self.side else { return IllegalMove::NobodyOwnsASide };
        let Some(throw) = self.throw else { return IllegalMove::NotThrown };
        match self.at(from) {
            None => IllegalMove::EmptySquare { from },
            Some(owner) if owner != side => IllegalMove::EnemyPiece { from },
            Some(_) if backward => self.why_not_back(side, from, throw),
            Some(_) => self.why_not_forward(side, from, throw),
        }
    }

    fn why_not_forward(&self, side: Side, from: Square, throw: Throw) -> IllegalMove {
        let own = self.pieces(side);
        let enemy = self.pieces(side.other());
        let steps = throw.number();
        let end = from.forward(steps);
        if let Some(length) = self.rules.blockade
            && self.barred_forward(side, length, steps).contains(from)
        {
            let passed = SquareSet::span(from, end.unwrap_or(Square::LAST)).without(from);
            let passed = end.map_or(passed, |end| passed.without(end));
            let last = (enemy & passed).run_ends(length).lowest();
            let at = last.and_then(|last| last.back(length - 1)).unwrap_or(from);
            return IllegalMove::Blockade { at };
        }
        let leaves = match end {
            None => true,
            Some(end) => self.bears_off_at(side, from, end),
        };
        match end {
            Some(to) if !leaves && own.contains(to) => IllegalMove::OwnPiece { to },
            Some(to) if !leaves && enemy.contains(to) => {
                let by = if self.rules.safe.contains(to) {
                    Protection::SafeSquare
                } else {
                    let neighbours = [to.back(1), to.forward(1)];
                    let neighbour = neighbours.into_iter().flatten().find(|&next| enemy.contains(next));
                    Protection::Neighbour(neighbour.unwrap_or(to))
                };
                IllegalMove::Protected { to, by }
            }
            _ => match self.rules.bearing_off {
                BearingOff::WhenAllOn(home) => {
                    let behind = (own - home).lowest().unwrap_or(from);
                    IllegalMove::NotAllHome { behind }
                }
                BearingOff::FromHouses(_) => IllegalMove::NoExit { from, throw },
            },
        }
    }

    fn why_not_back(&self, side: Side, from: Square, throw: Throw) -> IllegalMove {
        let steps = throw.number();
        let Some(to) = from.back(steps) else { return IllegalMove::BeforeTheFirstSquare };
        if let Some(length) = self.rules.blockade
            && self.barred_backward(side, length, steps).contains(from)
        {
            let passed = SquareSet::span(to, from).without(from).without(to);
            let at = (self.pieces(side.other()) & passed).run_ends(length).highest();
            return IllegalMove::Blockade { at: at.unwrap_or(to) };
        }
        IllegalMove::BackOntoPiece { to }
    }
}
