//! Win chances and how certain they are.

/// The win chance of the side to act, if both play perfectly from here on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Win {
    /// The chance, 0 to 1.
    pub chance: f64,
    /// How certain it is.
    pub certainty: Certainty,
}

/// How certain a win chance is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Certainty {
    /// From a solved table.
    Exact {
        /// The proven bound on |chance - true chance|.
        bound: f64,
    },
    /// Estimated by the built-in network.
    Estimated,
}

impl Win {
    /// The same position's win chance, seen by the opponent.
    #[must_use]
    pub fn of_opponent(self) -> Self {
        Self { chance: 1.0 - self.chance, ..self }
    }
}

impl Certainty {
    /// Nothing is more certain.
    pub const CERTAIN: Self = Self::Exact { bound: 0.0 };

    /// How certain something is that rests on two things.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Exact { bound: one }, Self::Exact { bound: two }) => Self::Exact { bound: one.max(two) },
            _ => Self::Estimated,
        }
    }

    /// Whether it is from solved tables alone.
    #[must_use]
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Exact { .. })
    }

    /// The proven bound, where there is one.
    #[must_use]
    pub const fn bound(self) -> Option<f64> {
        match self {
            Self::Exact { bound } => Some(bound),
            Self::Estimated => None,
        }
    }
}
