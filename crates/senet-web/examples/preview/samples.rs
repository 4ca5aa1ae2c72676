//! Sample models of every page in every phase, made by playing games with a fixed sequence of throws.

use senet_rules::{
    Action, Answer, Game, Happening, JEQUIER, Move, MoveKind, Phase, Ruleset, STANDARD, Seat, Sticks, Turn,
};
use senet_web::views::fair::{FairModel, FairThrow};
use senet_web::views::game::{Claim, Clock, GameModel, Notice, Phrase, Player, Rematch, Viewer, Waiting};
use senet_web::views::home::{HomeModel, OpenGame, OpenState};

/// Numbers that look random and are the same every time.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }
}

type Played = (Game, Vec<Turn>);

/// Plays by chance until the game is as wanted; tries one game after the other.
fn play_until(rules: &'static Ruleset, wanted: impl Fn(&Game, &[Turn]) -> bool) -> Played {
    for seed in 1..5000 {
        let mut numbers = Numbers(seed);
        let (mut game, mut turns) = (Game::new(rules), Vec::new());
        while game.outcome().is_none() {
            if wanted(&game, &turns) {
                return (game, turns);
            }
            step(&mut game, &mut turns, &mut numbers);
        }
        if wanted(&game, &turns) {
            return (game, turns);
        }
    }
    panic!("no game came to what the sample wants");
}

fn step(game: &mut Game, turns: &mut Vec<Turn>, numbers: &mut Numbers) {
    if game.phase() == Phase::Move {
        let moves: Vec<Move> = game.legal_moves().collect();
        let chosen = moves[numbers.next() as usize % moves.len()];
        game.apply(Action::Move(chosen.from().expect("a pass is never asked for"))).expect("legal");
        turns.last_mut().expect("a move answers a throw").answer = Answer::Played(chosen);
        return;
    }
    let sticks = Sticks::from_bits(numbers.next() as u8);
    let happened = game.apply(Action::Throw(sticks)).expect("a throw is due");
    let Some(&Happening::Thrown { seat, throw, .. }) = happened.first() else { unreachable!() };
    let answer = match happened.last() {
        Some(Happening::Passed { .. }) => Answer::Played(Move::Pass),
        _ if game.phase() == Phase::ThrowOff => Answer::None,
        _ => Answer::Open,
    };
    turns.push(Turn { seat, sticks, throw, answer, shake: None });
}

fn offers(game: &Game, kind: MoveKind) -> bool {
    game.phase() == Phase::Move && game.legal_moves().any(|m| m.kind() == kind)
}

fn model((game, turns): Played, viewer: Viewer) -> GameModel {
    GameModel {
        id: "7kqm2fv".into(),
        version: turns.len() as u64 * 2,
        viewer,
        waiting: Waiting::No,
        game,
        turns,
        replay: None,
        players: [
            Player { name: None, taken: true, here: true },
            Player { name: Some("Noor".into()), taken: true, here: true },
        ],
        watchers: 0,
        link: "https://senet.example/g/7kqm2fv".into(),
        clock: None,
        rematch: Rematch::None,
        claim: Claim::No,
        computer: None,
        hints: 0,
        advice: None,
        said: Vec::new(),
        commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".into(),
        seed: None,
        notice: None,
    }
}

/// The viewer's seat is the one to act.
fn acting(played: Played) -> GameModel {
    let seat = played.0.turn().unwrap_or(Seat::First);
    let mut sample = model(played, Viewer::Seat(seat));
    sample.players.swap(0, seat.index());
    if seat == Seat::Second {
        sample.players[0].name = Some("Noor".into());
        sample.players[1].name = None;
    }
    sample
}

/// Games in every phase, by name.
pub(crate) fn games() -> Vec<(&'static str, GameModel)> {
    let fresh = |rules| (Game::new(rules), Vec::new());
    let mut waiting = model(fresh(&STANDARD), Viewer::Seat(Seat::First));
    waiting.waiting = Waiting::ForFriend;
    waiting.players[1] = Player::default();
    let mut queue = waiting.clone();
    queue.waiting = Waiting::InQueue;
    let mut invitation = waiting.clone();
    invitation.viewer = Viewer::Watching;
    invitation.players[0].name = Some("Noor".into());
    let mut invitation_jequier = invitation.clone();
    invitation_jequier.game = Game::new(&JEQUIER);
    invitation_jequier.players[0].name = None;

    let long = |turns: &[Turn]| turns.len() > 24;
    let mut swap = acting(play_until(&STANDARD, |game, turns| {
        long(turns)
            && offers(game, MoveKind::Swap)
            && game.legal_moves().len() > 2
            && game.position().borne_off(senet_rules::Side::Spools) > 0
    }));
    swap.said = vec![(swap.viewer.seat().expect("a seat").other(), Phrase::GoodLuck)];
    let wait = {
        let mut wait = swap.clone();
        wait.viewer = Viewer::Seat(wait.game.turn().expect("a turn").other());
        wait.players.swap(0, 1);
        wait.watchers = 3;
        wait
    };
    let mut watch = swap.clone();
    watch.viewer = Viewer::Watching;
    watch.watchers = 2;
    let mut replay = swap.clone();
    replay.replay = Some(swap.turns.len() - 6);
    let water = acting(play_until(&JEQUIER, |game, turns| {
        long(turns) && offers(game, MoveKind::Water) && game.legal_moves().len() > 1 && has_wall(game)
    }));
    let off = acting(play_until(&JEQUIER, |game, _| offers(game, MoveKind::Off)));
    let back = acting(play_until(&JEQUIER, |game, _| offers(game, MoveKind::Back)));
    let mut pass = acting(play_until(&STANDARD, |game, turns| {
        long(turns)
            && turns.last().is_some_and(|turn| {
                turn.answer == Answer::Played(Move::Pass) && Some(turn.seat) != game.turn()
            })
    }));
    pass.clock = Some(Clock { left: [272_000, 21_400], bonus: 5, running: pass.game.turn() });
    let only = acting(play_until(&STANDARD, |game, turns| {
        turns.len() > 12 && game.phase() == Phase::Move && game.legal_moves().len() == 1
    }));
    let throw_off =
        acting(play_until(&JEQUIER, |game, turns| game.phase() == Phase::ThrowOff && turns.len() == 2));
    let decided = acting(play_until(&JEQUIER, |game, turns| game.phase() == Phase::Move && turns.len() == 3));
    let first = acting(fresh(&STANDARD));
    let mut both = swap.clone();
    both.viewer = Viewer::Both;
    both.players =
        [Player { taken: true, here: true, name: None }, Player { taken: true, here: true, name: None }];
    let mut hand_over = acting(play_until(&STANDARD, |game, turns| {
        long(turns)
            && game.phase() == Phase::Throw
            && turns.last().is_some_and(|turn| Some(turn.seat) != game.turn())
    }));
    hand_over.viewer = Viewer::Both;
    hand_over.players.clone_from(&both.players);
    let mut claim = wait.clone();
    let away = claim.game.turn().expect("a turn");
    claim.players[away.index()].here = false;
    claim.claim = Claim::Now;
    let over = play_until(&STANDARD, |game, _| game.outcome().is_some());
    let winner = over.0.outcome().expect("over").winner;
    let mut won = model(over.clone(), Viewer::Seat(winner));
    won.seed = Some("00".repeat(32));
    won.rematch = Rematch::Offered(winner.other());
    let mut lost = model(over, Viewer::Seat(winner.other()));
    lost.notice = Some(Notice::GameOver);
    vec![
        ("waiting", waiting),
        ("queue", queue),
        ("invitation", invitation),
        ("invitation-jequier", invitation_jequier),
        ("first", first),
        ("throw-off", throw_off),
        ("decided", decided),
        ("swap", swap),
        ("wait", wait),
        ("watch", watch),
        ("replay", replay),
        ("water", water),
        ("off", off),
        ("back", back),
        ("pass", pass),
        ("only", only),
        ("both", both),
        ("hand-over", hand_over),
        ("claim", claim),
        ("won", won),
        ("lost", lost),
    ]
}

fn has_wall(game: &Game) -> bool {
    senet_rules::Side::BOTH.into_iter().any(|side| !game.position().pieces(side).run_ends(3).is_empty())
}

/// A home page with unfinished games.
pub(crate) fn home() -> HomeModel {
    let game = |state, rules, opponent: Option<&str>, same_device| OpenGame {
        id: "7kqm2fv".into(),
        rules,
        state,
        opponent: opponent.map(Into::into),
        same_device,
        computer: None,
    };
    HomeModel {
        games: vec![
            game(OpenState::YourTurn, &STANDARD, Some("Noor"), false),
            game(OpenState::Waiting, &JEQUIER, None, false),
            game(OpenState::TheirTurn, &JEQUIER, None, true),
        ],
        waiting: [2, 0],
    }
}

/// A finished game's throws.
pub(crate) fn fair() -> FairModel {
    let (_, turns) = play_until(&STANDARD, |game, _| game.outcome().is_some());
    FairModel {
        id: "7kqm2fv".into(),
        rules: &STANDARD,
        names: [None, Some("Noor".into())],
        throws: turns
            .iter()
            .map(|turn| FairThrow {
                seat: turn.seat,
                sticks: turn.sticks,
                throw: turn.throw,
                shake: "6f1c09aa".repeat(4),
                checked: Some(true),
            })
            .collect(),
        commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".into(),
        seed: Some("4f".repeat(32)),
        commitment_checked: Some(true),
    }
}
