//! What must always hold, on any position and any text.

use proptest::prelude::*;
use proptest::sample::Index;
use senet_rules::{
    Backward, Game, IllegalMove, JEQUIER, Move, MoveKind, Position, RULESETS, Record, Ruleset, STANDARD,
    Setup, Side, Square, SquareSet, Sticks, Throw,
};

fn rulesets() -> impl Strategy<Value = &'static Ruleset> {
    prop_oneof![Just(&STANDARD), Just(&JEQUIER)]
}

/// Any valid position with a throw; pieces lie close together often enough for walls.
fn thrown(rules: impl Strategy<Value = &'static Ruleset>) -> impl Strategy<Value = Position> {
    let pieces = (prop::collection::vec((any::<Index>(), 0..=1_usize), 2..=10), 1..=30_usize, 0..=30_usize);
    (rules, pieces, any::<bool>(), 0..5_usize).prop_filter_map(
        "one side is home",
        |(rules, pieces, first, n)| {
            let (pieces, width, start) = pieces;
            let mut setup = Setup::EMPTY;
            let mut left = [5, 5];
            for (index, side) in pieces {
                let square = (start + index.index(width.max(12))) % 30;
                if square != rules.water.square.index() && setup.squares[square].is_none() && left[side] > 0 {
                    setup.squares[square] = Some(Side::BOTH[side]);
                    left[side] -= 1;
                }
            }
            setup.side = Some(if first { Side::Cones } else { Side::Spools });
            setup.throw = Some(rules.throws()[n].0);
            setup.check(rules).ok()
        },
    )
}

fn any_thrown() -> impl Strategy<Value = Position> {
    thrown(rulesets())
}

fn between(from: Square, to: Square) -> SquareSet {
    let (low, high) = if from < to { (from, to) } else { (to, from) };
    SquareSet::span(low, high).without(low).without(high)
}

fn acting(position: &Position) -> Side {
    position.side().expect("somebody acts")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_was_won_with_a_piece_still_on_the_board(position in any_thrown()) {
        for legal in position.legal_moves() {
            let after = position.after(legal);
            for side in Side::BOTH {
                prop_assert_eq!(after.pieces(side).len() + after.borne_off(side), Ruleset::PIECES);
                let off = legal.kind() == MoveKind::Off && side == acting(&position);
                prop_assert_eq!(after.borne_off(side), position.borne_off(side) + u8::from(off));
            }
            prop_assert_eq!(after.pieces(Side::Cones) & after.pieces(Side::Spools), SquareSet::EMPTY);
            prop_assert_eq!(after.winner(), Side::BOTH.into_iter().find(|&side| after.borne_off(side) == 5));
        }
    }

    #[test]
    fn a_position_read_again_is_another_one(position in any_thrown()) {
        prop_assert_eq!(Position::parse(&position.to_string(), position.rules()), Ok(position));
        for legal in position.legal_moves() {
            let after = position.after(legal);
            prop_assert_eq!(Position::parse(&after.to_string(), position.rules()), Ok(after));
            prop_assert_eq!(legal.to_string().parse(), Ok(legal));
        }
    }

    #[test]
    fn a_listed_move_is_refused_or_an_unlisted_one_played(position in any_thrown()) {
        let listed: Vec<Move> = position.legal_moves().collect();
        for square in Square::all() {
            let here = listed.iter().copied().find(|legal| legal.from() == Some(square));
            match (position.move_from(square), here) {
                (Ok(found), Some(legal)) => {
                    prop_assert_eq!(found, legal);
                    prop_assert_eq!(position.play(square), Ok(position.after(legal)));
                }
                (Err(reason), None) => {
                    let expected = match position.at(square) {
                        None => Some(IllegalMove::EmptySquare { from: square }),
                        Some(side) if side != acting(&position) => Some(IllegalMove::EnemyPiece { from: square }),
                        Some(_) => None,
                    };
                    prop_assert!(expected.is_none_or(|expected| expected == reason), "{square}: {reason:?}");
                    prop_assert_eq!(position.play(square), Err(reason));
                }
                (found, here) => prop_assert!(false, "{square}: {found:?}, listed {here:?}"),
            }
        }
    }

    #[test]
    fn a_throw_left_the_player_without_an_answer(position in any_thrown()) {
        let moves: Vec<Move> = position.legal_moves().collect();
        prop_assert!(!moves.is_empty());
        prop_assert_eq!(position.legal_moves().len(), moves.len());
        prop_assert!(moves == [Move::Pass] || !moves.contains(&Move::Pass));
        prop_assert!(moves.windows(2).all(|pair| pair[0].from() < pair[1].from()), "ascending: {moves:?}");
        for (n, &legal) in moves.iter().enumerate() {
            prop_assert_eq!(position.legal_moves().nth(n), Some(legal));
        }
        prop_assert_eq!(position.legal_moves().nth(moves.len()), None);
    }

    #[test]
    fn a_piece_moved_back_though_another_could_go_forward(position in any_thrown()) {
        let moves: Vec<Move> = position.legal_moves().collect();
        let throw = position.throw().expect("thrown").number();
        // Where a piece lands is hidden by the water; there the way is told by the square it would have ended on.
        let back = |legal: &Move| match *legal {
            Move::Back { .. } => true,
            Move::Water { from, .. } => from.forward(throw) != Some(position.rules().water.square),
            _ => false,
        };
        let backward = moves.iter().filter(|legal| back(legal)).count();
        prop_assert!(backward == 0 || backward == moves.len(), "{moves:?}");
        prop_assert_eq!(backward > 0, position.legal_moves().backward());
        prop_assert!(backward == 0 || position.rules().backward == Backward::WithoutForwardMoves);
    }

    #[test]
    fn a_protected_piece_was_swapped(position in any_thrown()) {
        let enemy = acting(&position).other();
        for legal in position.legal_moves() {
            if let Move::Swap { from, to } = legal {
                prop_assert!(!position.protected(enemy).contains(to), "{legal}");
                prop_assert!(!position.rules().safe.contains(to), "{legal}");
                let beside = [to.back(1), to.forward(1)].into_iter().flatten();
                prop_assert!(beside.into_iter().all(|next| position.at(next) != Some(enemy)), "{legal}");
                prop_assert_eq!(position.after(legal).at(from), Some(enemy));
                prop_assert_eq!(position.after(legal).at(to), Some(enemy.other()));
            }
        }
    }

    #[test]
    fn a_blockade_was_jumped(position in thrown(Just(&JEQUIER))) {
        let wall = position.pieces(acting(&position).other());
        let throw = position.throw().expect("thrown").number();
        for legal in position.legal_moves() {
            let Some(from) = legal.from() else { continue };
            let end = if position.legal_moves().backward() { from.back(throw) } else { from.forward(throw) };
            // Beyond 30 every square above the start is passed, 30 itself too.
            let passed = match end {
                Some(end) => between(from, end),
                None => SquareSet::span(from, Square::LAST).without(from),
            };
            prop_assert!((wall & passed).run_ends(3).is_empty(), "{legal}");
        }
    }

    #[test]
    fn a_drowned_piece_landed_on_another(position in any_thrown()) {
        for legal in position.legal_moves() {
            let after = position.after(legal);
            prop_assert_eq!(after.at(position.rules().water.square), None, "{} rests on the water", legal);
            if let Move::Water { from, to } = legal {
                prop_assert!(!position.occupied().without(from).contains(to), "{legal}");
                prop_assert_eq!(after.at(to), position.side());
            }
        }
    }

    #[test]
    fn a_move_changed_another_piece(position in any_thrown()) {
        for legal in position.legal_moves() {
            let after = position.after(legal);
            for square in Square::all() {
                if Some(square) != legal.from() && Some(square) != legal.to() {
                    prop_assert_eq!(after.at(square), position.at(square), "{} at {}", legal, square);
                }
            }
            prop_assert_eq!(after.throw(), None);
        }
    }

    #[test]
    fn a_text_of_any_kind_made_a_parser_panic(text in ".{0,60}", rules in rulesets()) {
        let _ = Position::parse(&text, rules).map_err(|error| error.to_string());
        let _ = text.parse::<Move>();
        let _ = text.parse::<Sticks>();
        let _ = text.parse::<Record>().map(|record| record.replay().is_ok());
    }

    #[test]
    fn a_text_close_to_a_valid_one_made_a_parser_panic(
        position in "[CS0-9/]{1,12}/[CS0-9]{1,6}/[CS0-9]{1,6} [CS-]{0,2} [0-9-]{0,3}",
        played in "[0-9]{0,3}[-x~]?(off|[0-9]{0,3})",
        record in "(\\[[A-Za-z]{1,5} \"[^\"]{0,4}\"\\]\n|[0-9]{1,2}\\. (first|second) [01]{3,5} [0-9] ([0-9]{1,2}-[0-9]{1,2}|pass|none|open)( shake [0-9a-f]{0,4})?\n|result (first|second) (time|absence)\n){0,6}",
        rules in rulesets(),
    ) {
        if let Ok(position) = Position::parse(&position, rules) {
            prop_assert_eq!(Position::parse(&position.to_string(), rules), Ok(position));
        }
        if let Ok(played) = played.parse::<Move>() {
            prop_assert_eq!(played.to_string().parse(), Ok(played));
        }
        if let Ok(record) = record.parse::<Record>() {
            prop_assert_eq!(record.to_string().parse(), Ok(record.clone()));
            let _ = record.replay().map_err(|error| error.to_string());
        }
    }

    #[test]
    fn a_setup_of_any_kind_slipped_through_or_panicked(
        squares in prop::collection::vec(prop::option::weighted(0.3, 0..=1_usize), 30),
        side in prop::option::of(0..=1_usize),
        throw in prop::option::of(1..=6_u8),
        rules in rulesets(),
    ) {
        let mut setup = Setup::EMPTY;
        for (square, piece) in setup.squares.iter_mut().zip(&squares) {
            *square = piece.map(|piece| Side::BOTH[piece]);
        }
        setup.side = side.map(|side| Side::BOTH[side]);
        setup.throw = throw.and_then(Throw::new);
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));

        // Each reason counted by hand.
        let count = |side| setup.squares.iter().filter(|&&at| at == Some(side)).count();
        let counts = Side::BOTH.map(count);
        let home = counts.contains(&0);
        let start = Position::unowned(rules);
        let reasons = counts.iter().filter(|&&count| count > 5).count()
            + usize::from(counts == [0, 0])
            + usize::from(setup.squares[rules.water.square.index()].is_some())
            + usize::from(setup.side.is_none() && setup.squares != Setup::from(&start).squares)
            + usize::from(setup.throw.is_some_and(|throw| !rules.has_throw(throw)))
            + usize::from(setup.throw.is_some() && setup.side.is_none())
            + usize::from(setup.throw.is_some() && home);
        match setup.check(rules) {
            Ok(position) => {
                prop_assert_eq!(reasons, 0);
                prop_assert_eq!(Setup::from(&position), setup);
            }
            Err(faults) => {
                prop_assert_eq!(faults.as_slice().len(), reasons);
                prop_assert_eq!(faults.to_string().split("; ").count(), reasons, "each is named");
            }
        }
    }
}

#[test]
fn an_illegal_move_threw_the_sticks_again() {
    for rules in RULESETS {
        let mut game = Game::new(rules);
        while game.position().throw().is_none() {
            game.apply(senet_rules::Action::Throw(Sticks::from_bits(1))).expect("a throw is due");
        }
        let before = game;
        for square in Square::all() {
            if game.move_from(square).is_err() {
                assert!(game.apply(senet_rules::Action::Move(square)).is_err());
                assert_eq!(game, before, "{} square {square}", rules.id);
            }
        }
        assert!(game.apply(senet_rules::Action::Throw(Sticks::from_bits(0))).is_err(), "a throw is pending");
        assert_eq!(game, before);
    }
}
