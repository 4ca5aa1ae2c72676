//! Whole games: they end, and the fold says what happened.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use senet_rules::{
    Action, Ending, Game, Happening, IllegalMove, JEQUIER, Move, Outcome, Phase, Position, RULESETS, Refusal,
    Ruleset, STANDARD, Seat, Side, Square, Sticks,
};

const GAMES: usize = 10_000;
/// Far beyond any game seen; a game that goes on for ever stops here.
const ENDLESS: u32 = 100_000;

/// A random action that the game allows.
fn random_action(game: &Game, random: &mut ChaCha8Rng) -> Action {
    let moves = game.legal_moves();
    if moves.len() == 0 {
        return Action::Throw(Sticks::from_bits(random.random()));
    }
    let n = random.random_range(0..moves.len());
    Action::Move(
        moves.into_iter().nth(n).and_then(Move::from).expect("a move, passes are made by themselves"),
    )
}

/// Plays random games to their end and says how long they were.
fn play_random_games(rules: &'static Ruleset) {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let (mut total, mut longest, mut wins) = (0_u64, 0, [0; 2]);
    for number in 0..GAMES {
        let mut game = Game::new(rules);
        while game.phase() != Phase::Over {
            assert!(game.throws() < ENDLESS, "{} game {number} does not end", rules.id);
            let action = random_action(&game, &mut random);
            game.apply(action).expect("a legal action");
            for side in Side::BOTH {
                assert_eq!(game.position().pieces(side).len() + game.position().borne_off(side), 5);
                assert!(game.position().borne_off(side) < 5 || game.phase() == Phase::Over);
            }
        }
        let Outcome { winner, ending } = game.outcome().expect("an outcome");
        assert_eq!(ending, Ending::BorneOff);
        assert_eq!(game.side_of(winner), game.position().winner());
        total += u64::from(game.throws());
        longest = longest.max(game.throws());
        wins[winner.index()] += 1;
    }
    let mean = total / GAMES as u64;
    println!("\n== {}: {GAMES} random games, {mean} throws on average, {longest} at most", rules.id);
    assert!(wins.iter().all(|&wins| wins > GAMES / 5), "both win now and then: {wins:?}");
}

#[test]
fn passing_went_on_for_ever_standard() {
    play_random_games(&STANDARD);
}

#[test]
fn passing_went_on_for_ever_jequier() {
    play_random_games(&JEQUIER);
}

fn sticks(text: &str) -> Action {
    Action::Throw(text.parse().expect("four sticks"))
}

fn from(number: u8) -> Action {
    Action::Move(Square::at(number))
}

#[test]
fn the_throw_off_gave_the_spools_to_the_wrong_player() {
    for waits in 0..5 {
        let mut game = Game::new(&JEQUIER);
        let mut seat = Seat::First;
        for other_throw in ["0110", "1110", "1111", "0000", "0011"].into_iter().take(waits) {
            assert_eq!((game.phase(), game.turn()), (Phase::ThrowOff, Some(seat)));
            let happened = game.apply(sticks(other_throw)).expect("a throw is due");
            assert!(matches!(happened[..], [Happening::Thrown { .. }]), "{happened:?}");
            assert_eq!(game.position(), &Position::unowned(&JEQUIER), "the other throws do nothing");
            assert_eq!([game.side_of(Seat::First), game.side_of(Seat::Second)], [None, None]);
            seat = seat.other();
        }
        let happened = game.apply(sticks("0100")).expect("a throw is due");
        assert_eq!(happened.last(), Some(&Happening::TookSpools { seat }));
        assert_eq!((game.side_of(seat), game.side_of(seat.other())), (Some(Side::Spools), Some(Side::Cones)));
        assert_eq!((game.phase(), game.turn()), (Phase::Move, Some(seat)));
        game.apply(from(10)).expect("the opening move");
        assert_eq!((game.phase(), game.turn()), (Phase::Throw, Some(seat)), "it was a 1: throws again");
        assert_eq!(game.position(), &Position::opening(&JEQUIER));
    }
}

#[test]
fn the_throw_that_decides_the_throw_off_moved_another_piece() {
    let mut game = Game::new(&JEQUIER);
    game.apply(sticks("1000")).expect("a throw is due");
    assert_eq!(game.legal_moves().map(|legal| legal.to_string()).collect::<Vec<_>>(), ["10-11"]);
    // In any other turn with the same board, 2 could change places with 3.
    let refused = Refusal::Illegal(IllegalMove::OpeningPiece { from: Square::at(10) });
    assert_eq!(game.apply(from(2)), Err(refused));
    let same_board = Position::parse("CSCSCSCSCS/10/10 S 1", &JEQUIER).expect("valid");
    assert!(same_board.move_from(Square::at(2)).is_ok());
}

#[test]
fn a_move_during_the_throw_off_was_taken() {
    let mut game = Game::new(&JEQUIER);
    assert_eq!(game.apply(from(10)), Err(Refusal::Illegal(IllegalMove::NobodyOwnsASide)));
    assert_eq!(game, Game::new(&JEQUIER));
}

#[test]
fn a_turn_vanished_without_a_word() {
    // With nothing on the board that could use it, a 2 is passed and a 4 throws again in Standard Senet.
    let mut random = ChaCha8Rng::seed_from_u64(7);
    for rules in RULESETS {
        let (mut passes, mut again) = (0, 0);
        for _ in 0..300 {
            let mut game = Game::new(rules);
            while game.phase() != Phase::Over {
                let turn = game.turn();
                let action = random_action(&game, &mut random);
                let happened = game.apply(action).expect("legal");
                if let Some(&Happening::Passed { seat, throws_again }) = happened.last() {
                    passes += 1;
                    again += usize::from(throws_again);
                    assert_eq!(Some(seat), turn);
                    assert_eq!(game.turn() == turn, throws_again);
                    assert!(matches!(happened[0], Happening::Thrown { .. }), "the throw is told too");
                    assert_eq!(game.phase(), Phase::Throw);
                }
            }
        }
        assert!(passes > 100, "{} passes in {}", passes, rules.id);
        assert_eq!(again > 0, rules.id == "standard", "in Jéquier's Senet a turn without a move is lost");
    }
}

#[test]
fn the_next_game_ended_at_the_first_piece_off() {
    let mut random = ChaCha8Rng::seed_from_u64(11);
    for rules in RULESETS {
        for _ in 0..2 {
            let mut game = Game::new(rules);
            while game.phase() != Phase::Over {
                let action = random_action(&game, &mut random);
                let happened = game.apply(action).expect("legal");
                let off = Side::BOTH.map(|side| game.position().borne_off(side));
                assert_eq!(matches!(happened.last(), Some(Happening::Ended(_))), off.contains(&5), "{off:?}");
            }
        }
    }
}

#[test]
fn an_action_after_the_end_was_taken() {
    let actions = [
        sticks("1111"),
        from(1),
        Action::Resign(Seat::First),
        Action::Claim(Seat::Second),
        Action::OutOfTime(Seat::First),
    ];
    let endings = [
        (Action::Resign(Seat::First), Seat::Second, Ending::Resignation),
        (Action::Claim(Seat::First), Seat::First, Ending::Absence),
        (Action::OutOfTime(Seat::Second), Seat::First, Ending::Time),
    ];
    for rules in RULESETS {
        for (end, winner, ending) in endings {
            for throws in 0..3 {
                let mut game = Game::new(rules);
                for _ in 0..throws {
                    let moves = game.legal_moves().next().and_then(Move::from);
                    game.apply(moves.map_or(sticks("0110"), Action::Move)).expect("legal");
                }
                let happened = game.apply(end).expect("the game is on");
                assert_eq!(happened, [Happening::Ended(Outcome { winner, ending })]);
                assert_eq!((game.phase(), game.turn()), (Phase::Over, None));
                assert_eq!(game.legal_moves().count(), 0);
                assert_eq!(game.move_from(Square::at(9)), Err(IllegalMove::GameOver));
                let ended = game;
                for action in actions {
                    assert_eq!(game.apply(action), Err(Refusal::GameOver));
                    assert_eq!(game, ended);
                }
            }
        }
    }
}

#[test]
fn a_replayed_log_was_another_game() {
    let mut random = ChaCha8Rng::seed_from_u64(13);
    for rules in RULESETS {
        let mut game = Game::new(rules);
        let mut log = Vec::new();
        while game.phase() != Phase::Over {
            let action = random_action(&game, &mut random);
            game.apply(action).expect("legal");
            log.push(action);
            if log.len() % 50 == 0 {
                assert_eq!(Game::replay(rules, log.iter().copied()), Ok(game));
            }
        }
        assert_eq!(Game::replay(rules, log.iter().copied()), Ok(game));
        let at = log.len();
        log.push(sticks("0110"));
        assert_eq!(Game::replay(rules, log), Err((at, Refusal::GameOver)), "the place is told");
    }
}

#[test]
fn the_sticks_counted_wrong() {
    for rules in RULESETS {
        let mut chances = [0; 7];
        for sticks in Sticks::all() {
            chances[usize::from(rules.count(sticks).number())] += 1;
            assert_eq!(sticks.to_string().parse(), Ok(sticks));
        }
        for (throw, chance) in rules.throws() {
            assert_eq!(chances[usize::from(throw.number())], chance, "{} {throw}", rules.id);
        }
        assert_eq!(chances.iter().sum::<u8>(), 16);
    }
}
