//! Games against the computer. Each test is named after the fault it guards against.

use std::sync::Arc;
use std::time::Duration;

use senet_games::contract::{SetClock, Table};
use senet_games::{
    ComputerPlayer, Event, GameId, GameStore, Judges, MemoryStore, NewGame, Opponent, Refusal, Rematch,
    SecretHash, Snapshot, Viewer,
};
use senet_players::Level;
use senet_rules::{JEQUIER, Move, Phase, Ruleset, STANDARD, Seat, Square};
use tokio::task::JoinHandle;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn against(rules: &'static Ruleset, number: u8, play: Seat) -> NewGame {
    NewGame { rules, opponent: Opponent::Computer { level: level(number) }, play: Some(play), time: None }
}

/// A computer that plays at once.
fn quick(table: &Table) -> JoinHandle<()> {
    let judges = Arc::new(Judges::built_in());
    tokio::spawn(ComputerPlayer::new(table.games.clone(), judges, 0).run())
}

async fn begin(table: &Table, wanted: NewGame) -> (GameId, SecretHash) {
    let player = table.player();
    let made = table.games.create(wanted, player).await.unwrap();
    (made.state.id(), player)
}

/// Waits until it is the player's turn or the game is over.
async fn until_ones_turn(table: &Table, id: GameId, player: SecretHash) -> Arc<Snapshot> {
    let mut news = table.games.subscribe(id);
    loop {
        let snapshot = table.games.load(id).await.unwrap();
        let Viewer::Seat(seat) = snapshot.viewer(Some(&player)) else { panic!("the player has a seat") };
        if snapshot.state.turn() == Some(seat) || snapshot.state.is_over() {
            return snapshot;
        }
        // Another server's bulletin is not heard here; as a stream does, one looks by oneself now and then.
        let _ = tokio::time::timeout(Duration::from_millis(20), news.changed()).await;
    }
}

/// Throws or moves for the player; any legal move.
async fn act(table: &Table, id: GameId, player: SecretHash, snapshot: &Snapshot) {
    let version = snapshot.version();
    if snapshot.state.game().phase() == Phase::Move {
        let from = snapshot.state.game().legal_moves().find_map(Move::from).unwrap();
        table.games.play(id, &player, version, from).await.unwrap();
    } else {
        table.games.throw(id, &player, version, None).await.unwrap();
    }
}

async fn play_to_the_end(table: &Table, id: GameId, player: SecretHash) -> Arc<Snapshot> {
    loop {
        let snapshot = until_ones_turn(table, id, player).await;
        if snapshot.state.is_over() {
            return snapshot;
        }
        act(table, id, player, &snapshot).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_against_the_computer_end_and_verify() {
    let table = Table::over(Arc::new(MemoryStore::default()), 1);
    let computer = quick(&table);
    for (rules, play) in [
        (&STANDARD, Seat::First),
        (&STANDARD, Seat::Second),
        (&JEQUIER, Seat::First),
        (&JEQUIER, Seat::Second),
    ] {
        let (id, player) = begin(&table, against(rules, 2, play)).await;
        let over = play_to_the_end(&table, id, player).await;
        assert!(senet_games::verify(&over.record().to_string()).unwrap().over);
        assert_eq!(over.state.computer(), Some((play.other(), level(2))));
    }
    computer.abort();
}

/// Two servers over one store make the computer's turns at the same time: what it does is one and the same, and is done
/// once.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_make_a_turn_of_the_computer_once() {
    let store: Arc<dyn GameStore> = Arc::new(MemoryStore::default());
    let clock = SetClock::start();
    let here = Table::at(store.clone(), 1, clock.clone());
    let there = Table::at(store.clone(), 2, clock.clone());
    let (id, player) = begin(&here, against(&STANDARD, 3, Seat::First)).await;
    let computers = [quick(&here), quick(&there)];
    let over = play_to_the_end(&here, id, player).await;
    // Every entry follows from the one before it, or the log could not be folded; and no throw or move is there twice.
    let read = store.read(id, 0, 0).await.unwrap().unwrap();
    assert_eq!(read.entries.len(), over.version() as usize);
    let again = senet_games::GameState::replay(id, over.state.log().to_vec()).unwrap();
    assert_eq!(again, over.state);
    let thrown = over.state.log().iter().filter(|entry| matches!(entry.event, Event::Thrown { .. })).count();
    assert_eq!(thrown, over.state.game().throws() as usize);
    assert_eq!(there.games.load(id).await.unwrap().state, over.state);
    computers.iter().for_each(JoinHandle::abort);
}

/// Nobody plays for the computer while the server is away; the next one finds all of its turns.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_no_turn_of_the_computer() {
    let store: Arc<dyn GameStore> = Arc::new(MemoryStore::default());
    let before = Table::over(store.clone(), 1);
    let mut games = Vec::new();
    for rules in [&STANDARD, &JEQUIER] {
        for _ in 0..20 {
            games.push(begin(&before, against(rules, 1, Seat::Second)).await);
        }
    }
    let clock = before.clock.clone();
    drop(before);
    let after = Table::at(store, 2, clock);
    let computer = quick(&after);
    for (id, player) in games {
        let snapshot = until_ones_turn(&after, id, player).await;
        assert!(snapshot.version() > 1, "the computer has thrown");
    }
    computer.abort();
}

#[tokio::test]
async fn the_computer_keeps_its_pace() {
    let table = Table::over(Arc::new(MemoryStore::default()), 1);
    let judges = Arc::new(Judges::built_in());
    let computer = tokio::spawn(ComputerPlayer::new(table.games.clone(), judges, 30).run());
    let (id, _) = begin(&table, against(&STANDARD, 1, Seat::Second)).await;
    let mut news = table.games.subscribe(id);
    // The clock of the games stands still: the turn is looked at, and is not due.
    tokio::time::timeout(Duration::from_millis(200), news.changed()).await.unwrap_err();
    assert_eq!(table.games.load(id).await.unwrap().version(), 1);
    table.clock.pass(30);
    news.changed().await.unwrap();
    assert_eq!(table.games.load(id).await.unwrap().version(), 2);
    computer.abort();
}

#[tokio::test]
async fn the_computers_seat_is_nobodys() {
    let table = Table::over(Arc::new(MemoryStore::default()), 1);
    let (id, player) = begin(&table, against(&STANDARD, 1, Seat::First)).await;
    let snapshot = table.games.load(id).await.unwrap();
    assert!(!snapshot.state.is_waiting() && snapshot.state.turn() == Some(Seat::First));
    assert!(table.games.is_present(&snapshot, Seat::Second, table.games.now()));
    let refused = table.games.join(id, table.player()).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NoFreeSeat));
    let refused = table.games.leave(id, &player, 1).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::MayNotLeave));
    table.clock.pass(10_000_000);
    let mut snapshot = snapshot;
    while snapshot.state.computer_to_act().is_none() {
        act(&table, id, player, &snapshot).await;
        snapshot = table.games.load(id).await.unwrap();
    }
    table.clock.pass(10_000_000);
    let version = snapshot.version();
    let refused = table.games.claim(id, &player, version).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NeverAway));
    for refused in [
        table.games.throw(id, &player, version, None).await.unwrap_err(),
        table.games.advise(id, &player, version, &Judges::built_in()).await.unwrap_err(),
    ] {
        assert!(matches!(refused.why, Refusal::NotYourTurn));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_accepts_a_rematch_with_seats_swapped() {
    let table = Table::over(Arc::new(MemoryStore::default()), 1);
    let computer = quick(&table);
    let (id, player) = begin(&table, against(&STANDARD, 4, Seat::First)).await;
    let over = table.games.resign(id, &player, 1).await.unwrap();
    let agreed = table.games.rematch(id, &player, over.version()).await.unwrap();
    let Rematch::Accepted(next) = agreed.state.rematch() else { panic!("{:?}", agreed.state.rematch()) };
    let snapshot = until_ones_turn(&table, next, player).await;
    assert_eq!(snapshot.viewer(Some(&player)), Viewer::Seat(Seat::Second));
    assert_eq!(snapshot.state.computer(), Some((Seat::First, level(4))));
    assert!(snapshot.version() > 1, "the computer begins");
    computer.abort();
}

#[tokio::test]
async fn a_hint_is_counted_once_and_never_given_between_people() {
    let table = Table::over(Arc::new(MemoryStore::default()), 1);
    let judges = Judges::built_in();
    let (id, player) = begin(&table, against(&STANDARD, 1, Seat::First)).await;
    let refused = table.games.advise(id, &player, 1, &judges).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NothingToChoose), "nothing is thrown yet");
    let mut snapshot = table.games.load(id).await.unwrap();
    while snapshot.state.game().phase() != Phase::Move {
        snapshot = table.games.throw(id, &player, snapshot.version(), None).await.unwrap();
    }
    let version = snapshot.version();
    for _ in 0..3 {
        let advised = table.games.advise(id, &player, version, &judges).await.unwrap();
        assert_eq!((advised.version(), advised.notes.hints), (version, 1));
        let advice = advised.advice().unwrap();
        let legal: Vec<u8> =
            advised.state.game().legal_moves().filter_map(Move::from).map(Square::number).collect();
        let mut advised_on: Vec<u8> = advice.moves.iter().map(|advised| advised.from).collect();
        assert!(advice.moves.is_sorted_by(|a, b| a.win >= b.win), "the best first");
        advised_on.sort_unstable();
        assert_eq!(advised_on, legal);
    }
    let watcher = table.player();
    let refused = table.games.advise(id, &watcher, version, &judges).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NotYourSeat));
    let refused = table.games.advise(id, &player, version - 1, &judges).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::Stale));
    let from = snapshot.state.game().legal_moves().find_map(Move::from).unwrap();
    let moved = table.games.play(id, &player, version, from).await.unwrap();
    assert!(moved.advice().is_none() && moved.notes.hints == 1, "it was for that throw");

    let (id, players) = table.begun(&STANDARD).await;
    table.games.throw(id, &players[0], 2, None).await.unwrap();
    let refused = table.games.advise(id, &players[0], 3, &judges).await.unwrap_err();
    assert!(matches!(refused.why, Refusal::NoHints));
}
