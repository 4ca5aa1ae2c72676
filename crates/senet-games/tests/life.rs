//! The life of a game, from the first seat to the rematch. Each test is named after the fault it guards against.

use std::sync::Arc;

use senet_games::contract::Table;
use senet_games::{
    ABSENCE, Append, Bulletin, GameId, GameState, GameStore, Games, Index, LocalBulletin, MemoryStore,
    NewGame, Opponent, Phrase, Refusal, Rematch, SecretHash, Snapshot, SystemClock, SystemRandomness,
    TimeControl, Viewer,
};
use senet_rules::{Ending, JEQUIER, Phase, STANDARD, Seat, Square};

fn table() -> Table {
    Table::over(Arc::new(MemoryStore::default()), 7)
}

fn wanted(opponent: Opponent) -> NewGame {
    NewGame { rules: &STANDARD, opponent, play: Some(Seat::First), time: None }
}

async fn now(table: &Table, id: GameId) -> Arc<Snapshot> {
    table.games.load(id).await.unwrap()
}

/// Plays until this seat is in turn and nothing is thrown.
async fn until_turn_of(table: &Table, id: GameId, players: &[SecretHash; 2], seat: Seat) -> Arc<Snapshot> {
    loop {
        let snapshot = now(table, id).await;
        if snapshot.state.turn() == Some(seat) && snapshot.state.game().phase() != Phase::Move {
            return snapshot;
        }
        table.step(id, players).await;
    }
}

#[tokio::test]
async fn a_full_game_cannot_be_joined() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let refused = table.games.join(id, table.player()).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NoFreeSeat));
    assert_eq!(now(&table, id).await.version(), 2);
    // The link opened again by those who sit there: the same seats, the same game.
    for (player, seat) in players.iter().zip(Seat::BOTH) {
        let again = table.games.join(id, *player).await.unwrap();
        assert_eq!((again.version(), again.viewer(Some(player))), (2, Viewer::Seat(seat)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_four_joins_at_once_give_one_seat() {
    let table = table();
    let made = table.games.create(wanted(Opponent::Friend), table.player()).await.unwrap();
    let id = made.state.id();
    let joins: Vec<_> = (0..24)
        .map(|_| {
            let (games, player) = (table.games.clone(), table.player());
            tokio::spawn(async move { games.join(id, player).await.is_ok() })
        })
        .collect();
    let mut seated = 0;
    for join in joins {
        seated += u32::from(join.await.unwrap());
    }
    assert_eq!(seated, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_equal_throws_make_one() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let throws: Vec<_> = (0..16_u8)
        .map(|n| {
            let games = table.games.clone();
            tokio::spawn(async move { games.throw(id, &players[0], 2, Some([n; 16].into())).await })
        })
        .collect();
    let mut made = 0;
    for throw in throws {
        match throw.await.unwrap() {
            Ok(_) => made += 1,
            Err(refused) => {
                assert!(matches!(refused.why, Refusal::Stale));
                assert_eq!(refused.game.unwrap().version(), 3, "the others learn the present state");
            }
        }
    }
    assert_eq!(made, 1);
    assert_eq!(now(&table, id).await.state.game().throws(), 1);
}

#[tokio::test]
async fn a_watcher_cannot_move_the_pieces() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let watcher = table.player();
    let games = &table.games;
    let version = now(&table, id).await.version();
    let refusals = [
        games.throw(id, &watcher, version, None).await.unwrap_err(),
        games.play(id, &watcher, version, Square::at(9)).await.unwrap_err(),
        games.resign(id, &watcher, version).await.unwrap_err(),
        games.claim(id, &watcher, version).await.unwrap_err(),
        games.leave(id, &watcher, version).await.unwrap_err(),
        games.rename(id, &watcher, None, "me").await.unwrap_err(),
        games.say(id, &watcher, Phrase::Hello).await.unwrap_err(),
    ];
    for refused in refusals {
        assert!(matches!(refused.why, Refusal::NotYourSeat), "{}", refused.why);
    }
    table.finish(id, &players).await;
    let version = now(&table, id).await.version();
    let refused = games.rematch(id, &watcher, version).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NotYourSeat));
}

#[tokio::test]
async fn nobody_acts_for_the_other() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let refused = table.games.throw(id, &players[1], 2, None).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NotYourTurn));
    assert_eq!(now(&table, id).await.version(), 2);
}

#[tokio::test]
async fn an_illegal_move_leaves_the_throw_unchanged() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let mut before = table.step(id, &players).await;
    while before.state.game().phase() != Phase::Move {
        before = table.step(id, &players).await;
    }
    let player = &players[before.state.turn().unwrap().index()];
    let illegal = Square::all().filter(|&square| before.state.game().move_from(square).is_err());
    for from in illegal {
        let refused = table.games.play(id, player, before.version(), from).await.unwrap_err();
        assert!(matches!(refused.why, Refusal::Illegal(_)));
        assert_eq!(refused.game.unwrap().state, before.state);
    }
    let refused = table.games.throw(id, player, before.version(), None).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::ThrowPending { .. }));
    assert_eq!(now(&table, id).await.state, before.state);
}

#[tokio::test]
async fn a_seat_left_before_the_first_throw_is_free_again() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let left = table.games.leave(id, &players[1], 2).await.unwrap();
    assert_eq!(left.state.free_seat(), Some(Seat::Second));
    assert_eq!(left.viewer(Some(&players[1])), Viewer::Watching);
    assert!(table.games.unfinished(players[1]).await.unwrap().is_empty());
    let refused = table.games.throw(id, &players[0], 3, None).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NotBegun));

    let third = table.player();
    let joined = table.games.join(id, third).await.unwrap();
    assert_eq!(joined.viewer(Some(&third)), Viewer::Seat(Seat::Second));
    table.games.throw(id, &players[0], 4, None).await.unwrap();
    let refused = table.games.leave(id, &third, 5).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::MayNotLeave));
}

#[tokio::test]
async fn the_throw_off_takes_turns_until_a_one() {
    let table = table();
    for _ in 0..20 {
        let (id, players) = table.begun(&JEQUIER).await;
        let mut seat = Seat::First;
        loop {
            let snapshot = table.step(id, &players).await;
            if snapshot.state.game().phase() != Phase::ThrowOff {
                assert_eq!(snapshot.state.game().sticks().unwrap().faces_up(), 1);
                assert_eq!(snapshot.state.turn(), Some(seat));
                assert_eq!(snapshot.state.game().legal_moves().count(), 1);
                break;
            }
            seat = seat.other();
            assert_eq!(snapshot.state.turn(), Some(seat));
        }
    }
}

#[tokio::test]
async fn after_the_end_everything_is_refused() {
    let table = table();
    for rules in [&STANDARD, &JEQUIER] {
        let (id, players) = table.begun(rules).await;
        let over = table.finish(id, &players).await;
        for player in &players {
            let version = over.version();
            let throw = table.games.throw(id, player, version, None).await.unwrap_err();
            let moved = table.games.play(id, player, version, Square::at(30)).await.unwrap_err();
            let resigned = table.games.resign(id, player, version).await.unwrap_err();
            for refused in [throw, moved, resigned] {
                assert!(matches!(refused.why, Refusal::Over));
            }
        }
        assert_eq!(now(&table, id).await.state, over.state);
    }
}

#[tokio::test]
async fn the_seed_is_shown_only_after_the_end() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let before = table.step(id, &players).await;
    assert!(before.state.seed().is_none());
    assert!(!before.record().to_string().contains("Seed"));
    let shown = format!("{:?}", before.state);
    let over = table.finish(id, &players).await;
    let seed = over.state.seed().unwrap().reveal();
    assert!(!shown.contains(&seed), "not even in debugging output");
    assert!(over.record().to_string().contains(&seed));
}

#[tokio::test]
async fn a_tampered_record_does_not_verify() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let record = table.finish(id, &players).await.record();
    let good = record.to_string();
    senet_games::verify(&good).unwrap();
    let mut changed = 0;
    for header in ["Game", "Commitment", "Seed"] {
        let mut record = record.clone();
        let value = record.headers.iter_mut().find(|(name, _)| name == header).unwrap();
        let other = if value.1.starts_with('0') { "1" } else { "0" };
        value.1.replace_range(..1, other);
        assert!(senet_games::verify(&record.to_string()).is_err(), "{header}");
        record.headers.retain(|(name, _)| name != header);
        assert!(senet_games::verify(&record.to_string()).is_err(), "without {header}");
    }
    for line in good.lines().filter(|line| line.contains(" shake ")) {
        let other = format!("{} shake {}", line.split_once(" shake ").unwrap().0, "f".repeat(32));
        changed += usize::from(senet_games::verify(&good.replace(line, &other)).is_err());
    }
    assert!(changed > 10, "a foreign shake gives the same sticks only once in sixteen times: {changed}");
}

#[tokio::test]
async fn claiming_works_after_the_stated_absence_and_not_before() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let snapshot = until_turn_of(&table, id, &players, Seat::First).await;
    let (games, version) = (&table.games, snapshot.version());
    let in_turn = games.claim(id, &players[0], version).await.unwrap_err();
    assert!(matches!(in_turn.why, Refusal::ClaimInTurn));
    table.clock.pass(ABSENCE - 1);
    let early = games.claim(id, &players[1], version).await.unwrap_err();
    assert!(matches!(early.why, Refusal::NotAway { wait: 1 }));
    table.clock.pass(1);
    assert_eq!(games.claim_in(&*now(&table, id).await, Seat::Second, games.now()), Some(0));
    let claimed = games.claim(id, &players[1], version).await.unwrap();
    let outcome = claimed.state.game().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.ending), (Seat::Second, Ending::Absence));
}

#[tokio::test]
async fn a_player_who_is_there_cannot_be_claimed_against() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let version = until_turn_of(&table, id, &players, Seat::First).await.version();
    let here = table.games.enter(id, Viewer::Seat(Seat::First));
    table.clock.pass(10 * ABSENCE);
    assert!(table.games.claim(id, &players[1], version).await.is_err());
    drop(here);
    table.clock.pass(ABSENCE - 1);
    assert!(table.games.claim(id, &players[1], version).await.is_err());
    // Who was away comes back in time and plays on; and who waited can act as well.
    table.games.see(id, Viewer::Seat(Seat::First));
    table.clock.pass(2);
    assert!(table.games.claim(id, &players[1], version).await.is_err());
    table.games.throw(id, &players[0], version, None).await.unwrap();
}

/// The second server knows from the store alone who is there.
#[tokio::test]
async fn presence_is_known_to_other_servers_and_after_a_restart() {
    let store = Arc::new(MemoryStore::default());
    let table = Table::over(store.clone(), 1);
    let (id, players) = table.begun(&STANDARD).await;
    let _here = table.games.enter(id, Viewer::Seat(Seat::First));
    let other = Table::at(store, 2, table.clock.clone());
    for _ in 0..20 {
        table.games.upkeep().await.unwrap();
        table.clock.pass(5_000);
    }
    let snapshot = now(&other, id).await;
    assert!(other.games.is_present(&snapshot, Seat::First, other.games.now()));
    assert!(!other.games.is_present(&snapshot, Seat::Second, other.games.now()));
    assert!(other.games.claim(id, &players[1], 2).await.is_err());
}

#[tokio::test]
async fn a_rematch_works_after_every_kind_of_ending() {
    let table = table();
    let time = Some(TimeControl { time: 300, bonus: 5 });
    for ending in Ending::ALL {
        let (id, players) = table.begun_with(&JEQUIER, time).await;
        table.games.rename(id, &players[0], None, "Ada").await.unwrap();
        let begun = table.step(id, &players).await;
        let (turn, version) = (begun.state.turn().unwrap(), begun.version());
        let over = match ending {
            Ending::BorneOff => table.finish(id, &players).await,
            Ending::Resignation => table.games.resign(id, &players[0], version).await.unwrap(),
            Ending::Absence => {
                table.clock.pass(ABSENCE);
                table.games.claim(id, &players[turn.other().index()], version).await.unwrap()
            }
            Ending::Time => {
                table.clock.pass(300_001);
                table.games.upkeep().await.unwrap();
                now(&table, id).await
            }
        };
        assert_eq!(over.state.game().outcome().unwrap().ending, ending);

        // Offered while the other is away, there on return; offering twice changes nothing.
        let offered = table.games.rematch(id, &players[1], over.version()).await.unwrap();
        assert_eq!(offered.state.rematch(), Rematch::Offered(Seat::Second));
        let again = table.games.rematch(id, &players[1], offered.version()).await.unwrap();
        assert_eq!(again.state, offered.state);
        let accepted = table.games.rematch(id, &players[0], offered.version()).await.unwrap();
        let Rematch::Accepted(next) = accepted.state.rematch() else { panic!("no rematch") };
        let next = now(&table, next).await;
        assert_eq!(next.viewer(Some(&players[0])), Viewer::Seat(Seat::Second), "seats are swapped");
        assert_eq!(next.viewer(Some(&players[1])), Viewer::Seat(Seat::First));
        assert_eq!(next.name(Seat::Second), Some("Ada"));
        assert_eq!((next.state.rules(), next.state.time()), (&JEQUIER, time));
        assert_eq!(next.state.rematch_of(), Some(id));
        assert_ne!(next.state.commitment(), accepted.state.commitment());
        let swapped = [players[1], players[0]];
        table.finish(next.state.id(), &swapped).await;
        let twice = table.games.rematch(id, &players[1], accepted.version()).await.unwrap();
        assert_eq!(twice.state.rematch(), accepted.state.rematch(), "one game follows, not two");
    }
}

#[tokio::test]
async fn two_offers_at_once_make_one_game() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let over = table.games.resign(id, &players[0], 2).await.unwrap();
    table.games.rematch(id, &players[0], over.version()).await.unwrap();
    let crossed = table.games.rematch(id, &players[1], over.version()).await.unwrap_err();
    assert!(matches!(crossed.why, Refusal::Stale), "the other's offer is shown, to be accepted");
    let refused = table.games.rematch(id, &players[1], over.version() + 1).await.unwrap();
    assert!(matches!(refused.state.rematch(), Rematch::Accepted(_)));
}

#[tokio::test]
async fn the_clock_takes_what_was_thought_and_gives_the_bonus() {
    let table = table();
    let time = Some(TimeControl { time: 60, bonus: 10 });
    let (id, players) = table.begun_with(&STANDARD, time).await;
    table.clock.pass(500_000);
    assert!(now(&table, id).await.state.running().is_none(), "it runs from the first throw on");
    let mut snapshot = table.step(id, &players).await;
    let mut left = [60_000, 60_000];
    for _ in 0..100 {
        let seat = snapshot.state.turn().unwrap().index();
        table.clock.pass(3_000);
        left[seat] -= 3_000;
        let answers = snapshot.state.game().phase() == Phase::Move;
        snapshot = table.step(id, &players).await;
        let passed = snapshot.state.last().len() > 1 && !snapshot.state.is_over() && !answers;
        if answers || passed {
            left[seat] += 10_000;
        }
        if snapshot.state.is_over() {
            break;
        }
        assert_eq!(snapshot.state.left(), Some(left));
    }
    let seat = snapshot.state.turn().unwrap();
    table.clock.pass(left[seat.index()] - 1);
    table.games.upkeep().await.unwrap();
    assert!(!now(&table, id).await.state.is_over());
    table.clock.pass(1);
    let player = &players[seat.index()];
    let late = table.games.throw(id, player, snapshot.version(), None).await.unwrap_err();
    assert!(matches!(late.why, Refusal::Stale), "the server decides, upkeep or not: {}", late.why);
    let outcome = late.game.unwrap().state.game().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.ending), (seat.other(), Ending::Time));
}

#[tokio::test]
async fn a_restart_steals_no_time_and_loses_no_loss() {
    let store = Arc::new(MemoryStore::default());
    let table = Table::over(store.clone(), 1);
    table.games.upkeep().await.unwrap();
    let time = Some(TimeControl { time: 60, bonus: 0 });
    let (id, players) = table.begun_with(&STANDARD, time).await;
    let snapshot = table.step(id, &players).await;
    let seat = snapshot.state.turn().unwrap();
    let left = snapshot.state.left().unwrap()[seat.index()];
    table.clock.pass(5_000);
    table.games.upkeep().await.unwrap();
    // The server is away for an hour.
    table.clock.pass(3_600_000);
    let restarted = Table::at(store, 2, table.clock.clone());
    restarted.games.upkeep().await.unwrap();
    let after = now(&restarted, id).await;
    assert!(!after.state.is_over());
    assert_eq!(after.state.spent(restarted.games.now(), &restarted.games.outages()), 5_000);
    let mut to_pass = left - 5_000 - 1;
    while to_pass > 0 {
        restarted.clock.pass(to_pass.min(5_000));
        to_pass -= 5_000;
        restarted.games.upkeep().await.unwrap();
    }
    assert!(!now(&restarted, id).await.state.is_over());
    restarted.clock.pass(1);
    restarted.games.upkeep().await.unwrap();
    assert_eq!(now(&restarted, id).await.state.game().outcome().unwrap().ending, Ending::Time);
}

#[tokio::test]
async fn two_strangers_meet_and_the_absent_are_passed_over() {
    let table = table();
    let [absent, first, second, other] = [0; 4].map(|_| table.player());
    let games = &table.games;
    let gone = games.create(wanted(Opponent::Stranger), absent).await.unwrap();
    table.clock.pass(70_000);
    let waiting = games.create(wanted(Opponent::Stranger), first).await.unwrap();
    assert_ne!(waiting.state.id(), gone.state.id());
    let again = games.create(wanted(Opponent::Stranger), first).await.unwrap();
    assert_eq!(again.state.id(), waiting.state.id(), "asked twice, one waits once");
    let jequier = NewGame { rules: &JEQUIER, ..wanted(Opponent::Stranger) };
    let apart = games.create(jequier, other).await.unwrap();
    assert!(apart.state.is_waiting(), "each ruleset has its queue");
    assert_eq!(games.waiting(&STANDARD, &[None]).await.unwrap(), 1);
    let met = games.create(wanted(Opponent::Stranger), second).await.unwrap();
    assert_eq!(met.state.id(), waiting.state.id());
    assert!(!met.state.is_waiting());
    assert_eq!(games.waiting(&STANDARD, &[None]).await.unwrap(), 0);
}

#[tokio::test]
async fn one_who_looked_away_while_another_came_does_not_wait_for_ever() {
    let table = table();
    let [first, second] = [0; 2].map(|_| table.player());
    let games = &table.games;
    let earlier = games.create(wanted(Opponent::Stranger), first).await.unwrap().state.id();
    table.clock.pass(70_000);
    let later = games.create(wanted(Opponent::Stranger), second).await.unwrap().state.id();
    assert_ne!(earlier, later);
    games.upkeep().await.unwrap();
    assert!(now(&table, earlier).await.state.is_open(), "nobody is led to one who is away");
    games.see(earlier, Viewer::Seat(Seat::First));
    games.upkeep().await.unwrap();
    let met = now(&table, earlier).await;
    assert_eq!(met.viewer(Some(&second)), Viewer::Seat(Seat::Second));
    assert!(!met.state.is_waiting());
    let left = now(&table, later).await;
    assert_eq!(left.state.rematch(), Rematch::Accepted(earlier), "the page that waits leads on");
    assert!(!left.state.is_open());
    let refused = games.join(later, table.player()).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NoFreeSeat));
    assert_eq!(games.unfinished(second).await.unwrap().len(), 1);
    table.games.throw(earlier, &first, met.version(), None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_who_come_at_the_same_moment_are_not_left_alone() {
    let table = table();
    let players: Vec<_> = (0..8).map(|_| table.player()).collect();
    let seats: Vec<_> = players
        .iter()
        .map(|&player| {
            let games = table.games.clone();
            tokio::spawn(async move { games.create(wanted(Opponent::Stranger), player).await.unwrap() })
        })
        .collect();
    for seat in seats {
        seat.await.unwrap();
    }
    let waiting = table.games.waiting(&STANDARD, &[None]).await.unwrap();
    assert!(waiting <= 1, "{waiting} wait beside each other");
}

#[tokio::test]
async fn two_people_at_one_device_play_a_whole_game_and_another() {
    let table = table();
    let device = table.player();
    let made = table.games.create(wanted(Opponent::SameDevice), device).await.unwrap();
    assert_eq!(made.viewer(Some(&device)), Viewer::Both);
    let id = made.state.id();
    assert!(matches!(table.games.leave(id, &device, 1).await.unwrap_err().why, Refusal::SameDevice));
    assert!(matches!(table.games.claim(id, &device, 1).await.unwrap_err().why, Refusal::SameDevice));
    assert!(matches!(table.games.join(id, table.player()).await.unwrap_err().why, Refusal::NoFreeSeat));
    let over = table.finish(id, &[device, device]).await;
    let next = table.games.rematch(id, &device, over.version()).await.unwrap();
    let Rematch::Accepted(next) = next.state.rematch() else { panic!("no rematch") };
    assert_eq!(now(&table, next).await.viewer(Some(&device)), Viewer::Both);
}

#[tokio::test]
async fn a_seat_is_carried_to_another_device_once() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let snapshot = now(&table, id).await;
    assert!(Games::device_secret(&snapshot, Viewer::Watching).is_none());
    let link = Games::device_secret(&snapshot, Viewer::Seat(Seat::First)).unwrap();
    assert_eq!(Games::device_secret(&snapshot, Viewer::Seat(Seat::First)), Some(link.clone()));
    assert_eq!(Games::device_seat(&snapshot, &link), Some(Viewer::Seat(Seat::First)));

    let phone = table.player();
    let carried = table.games.carry(id, &link, phone).await.unwrap();
    assert_eq!(carried.version(), snapshot.version(), "no move becomes stale");
    assert_eq!(carried.viewer(Some(&phone)), Viewer::Seat(Seat::First));
    assert_eq!(table.games.unfinished(phone).await.unwrap().len(), 1);
    let thief = table.player();
    let refused = table.games.carry(id, &link, thief).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::LinkUsed));
    assert_eq!(now(&table, id).await.viewer(Some(&thief)), Viewer::Watching);

    table.games.throw(id, &phone, carried.version(), None).await.unwrap();
    let resigned = table.games.resign(id, &players[0], 3).await.unwrap();
    let offered = table.games.rematch(id, &phone, resigned.version()).await.unwrap();
    let accepted = table.games.rematch(id, &players[1], offered.version()).await.unwrap();
    let Rematch::Accepted(next) = accepted.state.rematch() else { panic!("no rematch") };
    let next = now(&table, next).await;
    assert_eq!(next.viewer(Some(&phone)), Viewer::Seat(Seat::Second), "both devices have the next game");
    assert_eq!(next.viewer(Some(&players[0])), Viewer::Seat(Seat::Second));
}

#[tokio::test]
async fn a_device_loses_a_seat_that_was_left() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let link = Games::device_secret(&*now(&table, id).await, Viewer::Seat(Seat::Second)).unwrap();
    let phone = table.player();
    table.games.carry(id, &link, phone).await.unwrap();
    table.games.leave(id, &players[1], 2).await.unwrap();
    let third = table.player();
    let joined = table.games.join(id, third).await.unwrap();
    assert_eq!(joined.viewer(Some(&phone)), Viewer::Watching);
    assert_eq!(joined.viewer(Some(&third)), Viewer::Seat(Seat::Second));
}

#[tokio::test]
async fn phrases_are_limited_in_rate_and_make_no_move_stale() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    for _ in 0..3 {
        table.games.say(id, &players[1], Phrase::Hello).await.unwrap();
    }
    let refused = table.games.say(id, &players[1], Phrase::Hello).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::TooTalkative { .. }));
    table.games.say(id, &players[0], Phrase::GoodLuck).await.unwrap();
    table.games.throw(id, &players[0], 2, None).await.unwrap();
}

#[tokio::test]
async fn whoever_looks_is_woken_by_everything_that_shows() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let mut news = table.games.subscribe(id);
    table.step(id, &players).await;
    assert!(news.has_changed().unwrap());
    assert_eq!(news.borrow_and_update().version, 3);
    table.games.say(id, &players[0], Phrase::Hello).await.unwrap();
    assert_eq!(news.borrow_and_update().notes, 1);
    table.games.upkeep().await.unwrap();
    news.mark_unchanged();
    let here = table.games.enter(id, Viewer::Watching);
    table.games.upkeep().await.unwrap();
    assert!(news.has_changed().unwrap(), "somebody looks on");
    news.mark_unchanged();
    drop(here);
    table.games.upkeep().await.unwrap();
    assert!(news.has_changed().unwrap(), "nobody does any more");
    news.mark_unchanged();
    table.clock.pass(70_000);
    table.games.upkeep().await.unwrap();
    assert!(news.has_changed().unwrap(), "both have gone");
}

/// Loses every hint.
struct Deaf(LocalBulletin);

impl Bulletin for Deaf {
    fn publish(&self, _: GameId, _: u32, _: u32) {}
    fn subscribe(&self, game: GameId) -> tokio::sync::watch::Receiver<senet_games::Hint> {
        self.0.subscribe(game)
    }
}

#[tokio::test]
async fn lost_hints_cost_no_correctness() {
    let store: Arc<dyn GameStore> = Arc::new(MemoryStore::default());
    let deaf = || Arc::new(Deaf(LocalBulletin::default()));
    let server = || Games::new(store.clone(), deaf(), Arc::new(SystemClock), Arc::new(SystemRandomness));
    let (one, two) = (server(), server());
    let players = [SecretHash::from([1; 32]), SecretHash::from([2; 32])];
    let made = one.create(wanted(Opponent::Friend), players[0]).await.unwrap();
    let id = made.state.id();
    two.join(id, players[1]).await.unwrap();
    // The first server has not heard of the second player, and acts on the store's state all the same.
    let thrown = one.throw(id, &players[0], 2, None).await.unwrap();
    assert_eq!(thrown.version(), 3);
    let stale = two.throw(id, &players[0], 2, None).await.unwrap_err();
    assert_eq!(stale.game.unwrap().version(), 3);
}

#[tokio::test]
async fn a_game_of_a_later_revision_is_not_misread() {
    let table = table();
    let (id, players) = table.begun(&STANDARD).await;
    let snapshot = table.step(id, &players).await;
    let log: Vec<String> = snapshot.state.log().iter().map(senet_games::Entry::to_json).collect();
    let later = log[0].replace("\"revision\":1", "\"revision\":2");
    assert_ne!(later, log[0]);
    let entries = std::iter::once(later).chain(log[1..].iter().cloned());
    let entries: Vec<_> = entries.map(|entry| senet_games::Entry::from_json(&entry).unwrap()).collect();
    assert!(GameState::replay(id, entries).is_err());
}

#[tokio::test]
async fn one_damaged_game_stops_no_other() {
    let store = Arc::new(MemoryStore::default());
    let table = Table::over(store.clone(), 7);
    let (games, player) = (&table.games, table.player());
    let index = Index {
        at: games.now(),
        queue: Some("standard-1 untimed".to_owned()),
        due: Some(0),
        holders: Some(vec![player]),
        ..Index::default()
    };
    let damaged =
        Append { game: "0000000000".parse().unwrap(), expected: 0, entries: vec!["?".to_owned()], index };
    store.append(vec![damaged]).await.unwrap();
    let time = Some(TimeControl { time: 60, bonus: 0 });
    let (timed, players) = table.begun_with(&STANDARD, time).await;
    table.step(timed, &players).await;
    let waiting = games.create(wanted(Opponent::Stranger), player).await.unwrap().state.id();
    assert_eq!(games.waiting(&STANDARD, &[None]).await.unwrap(), 1);
    let open = games.unfinished(player).await.unwrap();
    assert_eq!(open.iter().map(|game| game.state.id()).collect::<Vec<_>>(), [waiting]);
    table.clock.pass(61_000);
    games.upkeep().await.unwrap();
    assert!(now(&table, timed).await.state.is_over(), "its clock has run out");
}
