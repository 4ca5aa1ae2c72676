//! Whoever judges positions here, for the computer's moves, hints, reviews and analysis.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use senet_players::{Evaluator, Judge};
use senet_rules::{JEQUIER, Ruleset, STANDARD};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How many moves of the computer, and hints, are thought about at once.
const MOVES: usize = 2;
/// How many reviews and analyses are made at once. They are long, and must not keep the computer's opponents waiting.
const STUDIES: usize = 1;

/// An evaluator for each ruleset, asked off the threads that serve people, and by few at a time.
pub struct Judges {
    evaluators: HashMap<&'static str, Arc<dyn Evaluator>>,
    moves: Semaphore,
    studies: Semaphore,
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
        Self { evaluators, moves: Semaphore::new(MOVES), studies: Semaphore::new(STUDIES) }
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
