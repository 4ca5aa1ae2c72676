//! What a server does of itself, about once a second: clocks that run out, people who come and go, signs of life.

use crate::games::Decision;
use crate::{Event, GameId, Games, Refusal};

/// How many clocks are looked at in one round.
const DUE: usize = 1000;

impl Games {
    /// One round. Any server may make it, and several at once; nothing is done twice.
    ///
    /// # Errors
    /// Only the store's; the next round goes on.
    pub async fn upkeep(&self) -> Result<(), Refusal> {
        let now = self.now();
        self.ready().await?;

        let round = self.presence.round(now);
        for (game, seat, at) in round.tell {
            self.store.note_seen(game, seat, at);
        }
        for game in round.changed {
            // No new version: a hint that wakes all who look.
            self.bulletin.publish(game, 0, 0);
        }

        for queue in self.store.queues(self.lately()).await? {
            self.bring_together(&queue).await?;
        }

        for game in self.store.due(now, DUE).await? {
            self.settle_clock(game).await?;
        }
        Ok(())
    }

    /// Ends the game if a player's time has run out.
    async fn settle_clock(&self, game: GameId) -> Result<(), Refusal> {
        let Some(snapshot) = self.load_sound(game).await? else { return Ok(()) };
        let now = self.now();
        if let Some(seat) = snapshot.state.out_of_time(now, &self.outages()) {
            // If another write came first, it has settled the clock or passed it on.
            self.append_or_reload(&snapshot, Decision::Append(vec![Event::OutOfTime { seat }]), now).await?;
        }
        Ok(())
    }
}
