//! What must hold whatever is asked and whatever is read.

use std::sync::Arc;

use senet_games::contract::Table;
use senet_games::{GameId, MemoryStore, TimeControl};
use senet_rules::{Ruleset, Square};

fn any_rules(n: u8) -> &'static Ruleset {
    senet_rules::RULESETS[usize::from(n) % 2]
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(64))]

    /// Foreign text is refused, never a panic.
    #[test]
    fn no_text_makes_a_reader_panic(text in "(?s).{0,300}", line in "[0-9]{1,3}\\. (first|second) [01]{4} [0-9] [0-9a-z~-]{1,8}( shake [0-9a-fé]{0,40})?") {
        let _ = senet_games::verify(&text);
        let headers = "[Game \"0123456789\"]\n[Rules \"jequier\"]\n[Revision \"1\"]\n";
        let record = [headers, &line, "\n", &text].concat();
        proptest::prop_assert!(senet_games::verify(&record).is_err());
        let _ = (text.parse::<GameId>(), text.parse::<senet_games::Secret>(), text.parse::<senet_games::Shake>());
        proptest::prop_assert!(senet_games::Entry::from_json(&text).is_err());
        if let Some(name) = senet_games::Name::clean(&text) {
            let again = senet_games::Name::clean(name.as_str());
            proptest::prop_assert_eq!(again.as_ref(), Some(&name), "cleaning twice changes nothing");
            proptest::prop_assert!(!name.as_str().contains(|c: char| c.is_control()));
        }
    }

    /// Whatever is asked, in whatever order: what is kept in memory is what the log tells.
    #[test]
    fn a_replay_of_any_log_equals_the_kept_state(
        rules in 0..2_u8,
        steps in proptest::collection::vec((0..12_u8, 0..2_usize, 1..31_u8), 1..120),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let store = Arc::new(MemoryStore::default());
            let table = Table::over(store.clone(), 5);
            let (id, players) = table.begun_with(any_rules(rules), Some(TimeControl { time: 600, bonus: 5 })).await;
            for (what, player, square) in steps {
                let version = table.games.load(id).await.unwrap().version();
                let (games, player) = (&table.games, &players[player]);
                table.clock.pass(i64::from(square) * 100);
                // Refusals are welcome here.
                let _ = match what {
                    0..=3 => games.throw(id, player, version, None).await,
                    4..=8 => games.play(id, player, version, Square::at(square)).await,
                    9 => games.leave(id, player, version).await,
                    10 => games.join(id, *player).await,
                    _ if square == 30 => games.resign(id, player, version).await,
                    _ => games.rematch(id, player, version).await,
                };
            }
            let kept = table.games.load(id).await.unwrap();
            let again = Table::at(store, 6, table.clock.clone());
            assert_eq!(again.games.load(id).await.unwrap().state, kept.state);
            let pieces = |side| kept.state.game().position().pieces(side).len();
            assert!(senet_rules::Side::BOTH.iter().all(|&side| pieces(side) <= 5));
        });
    }
}
