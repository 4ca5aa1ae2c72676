//! Whoever judges positions here, for the computer's moves, hints, reviews and analysis.

use std::collections::HashMap;
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use senet_players::{Evaluator, Judge, Review, review};
use senet_rules::{JEQUIER, Ruleset, STANDARD};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::{GameId, Snapshot};

/// How many moves of the computer, and hints, are thought about at once.
const MOVES: usize = 2;
/// How many reviews and analyses are made at once. They are long, and must not keep the computer's opponents waiting.
const STUDIES: usize = 1;

/// How many reviews are kept. That of a long game takes some 300 kB.
const REVIEWS: NonZeroUsize = NonZeroUsize::new(64).unwrap();

/// An evaluator for each ruleset, asked off the threads that serve people, and by few at a time.
pub struct Judges {
    evaluators: HashMap<&'static str, Arc<dyn Evaluator>>,
    moves: Semaphore,
    studies: Semaphore,
    reviews: Arc<Mutex<LruCache<GameId, Arc<Review>>>>,
}

impl fmt::Debug for Judges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Judges(..)")
    }
}

impl Judges {
    /// The estimates that are built in.
    #[must_use]
    pub fn built_in() -> Self {
        Self::of([&STANDARD, &JEQUIER].map(|rules| {
            let judge: Arc<dyn Evaluator> = Arc::new(Judge::built_in(rules));
            (rules, judge)
        }))
    }

    /// These evaluators, one for each ruleset.
    pub fn of(evaluators: impl IntoIterator<Item = (&'static Ruleset, Arc<dyn Evaluator>)>) -> Self {
        let evaluators = evaluators.into_iter().map(|(rules, evaluator)| (rules.id, evaluator)).collect();
        Self {
            evaluators,
            moves: Semaphore::new(MOVES),
            studies: Semaphore::new(STUDIES),
            reviews: Arc::new(Mutex::new(LruCache::new(REVIEWS))),
        }
    }

    /// Thinks about a move. `None` if nobody judges by these rules, or the thinking broke down.
    pub async fn think<T: Send + 'static>(
        &self,
        rules: &'static Ruleset,
        work: impl FnOnce(&dyn Evaluator) -> T + Send + 'static,
    ) -> Option<T> {
        self.ask(&self.moves, rules, work).await
    }

    /// Thinks about something longer: a whole game, all throws of a position. `None` as for [`Judges::think`].
    pub async fn study<T: Send + 'static>(
        &self,
        rules: &'static Ruleset,
        work: impl FnOnce(&dyn Evaluator) -> T + Send + 'static,
    ) -> Option<T> {
        self.ask(&self.studies, rules, work).await
    }

    /// The review of a game, as far as it has been played. `None` as for [`Judges::think`].
    pub async fn review(&self, snapshot: &Snapshot) -> Option<Arc<Review>> {
        let id = snapshot.state.id();
        let known = move |reviews: &Mutex<LruCache<GameId, Arc<Review>>>| {
            let mut reviews = reviews.lock().unwrap_or_else(PoisonError::into_inner);
            reviews.get(&id).cloned().filter(|review| review.outcome.is_some())
        };
        if let Some(review) = known(&self.reviews) {
            return Some(review);
        }
        let record = snapshot.state.record();
        let reviews = self.reviews.clone();
        self.study(snapshot.state.rules(), move |evaluator| {
            // Somebody else may have asked meanwhile.
            if let Some(review) = known(&reviews) {
                return Some(review);
            }
            let review = Arc::new(review(evaluator, &record).ok()?);
            reviews.lock().unwrap_or_else(PoisonError::into_inner).put(id, review.clone());
            Some(review)
        })
        .await
        .flatten()
    }

    async fn ask<T: Send + 'static>(
        &self,
        places: &Semaphore,
        rules: &'static Ruleset,
        work: impl FnOnce(&dyn Evaluator) -> T + Send + 'static,
    ) -> Option<T> {
        let evaluator = self.evaluators.get(rules.id)?.clone();
        let _place = places.acquire().await.ok()?;
        // Tables are read from the disk, so that even a short question may take its time.
        spawn_blocking(move || work(&*evaluator)).await.ok()
    }
}
