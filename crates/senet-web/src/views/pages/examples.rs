//! The positions that the rules pages draw and talk about. What the pages say of them is tested here.

use senet_rules::{JEQUIER, Move, Position, Ruleset, STANDARD, Square};

/// A position that explains a rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct Example {
    pub(super) rules: &'static Ruleset,
    /// The position as text, in the form that `senet-rules` reads.
    pub(super) position: &'static str,
    /// The piece whose move the drawing shows; `None` where the text is about the position itself.
    pub(super) shown: Option<Square>,
    /// Whether the throw is the one that decides the throw-off, which belongs to one piece alone.
    pub(super) decides: bool,
}

impl Example {
    const fn of(rules: &'static Ruleset, position: &'static str, shown: Option<Square>) -> Self {
        Self { rules, position, shown, decides: false }
    }

    /// The position; nothing if the text is wrong, which a test excludes.
    pub(super) fn position(&self) -> Option<Position> {
        Position::parse(self.position, self.rules).ok()
    }

    /// What may be done in it.
    pub(super) fn legal_moves(&self) -> Vec<Move> {
        let Some(position) = self.position() else { return Vec::new() };
        match self.shown {
            Some(only) if self.decides => position.move_from(only).into_iter().collect(),
            _ => position.legal_moves().collect(),
        }
    }
}

/// The standard game as it begins.
pub(super) const START: Example = Example::of(&STANDARD, "CSCSCSCSCS/10/10 C -", None);
/// The cone on 3 changes places with the lone spool on 7.
pub(super) const SWAP: Example = Example::of(&STANDARD, "2C3S3/1C7S/10 C 4", Some(Square::at(3)));
/// Neighbours around the turn from 10 to 11 protect each other; 5 and 16 are no neighbours.
pub(super) const PAIR: Example = Example::of(&STANDARD, "3CS2C1S/S4S4/10 C 4", Some(Square::at(8)));
/// The only move leads into the water, and 15 is occupied.
pub(super) const WATER: Example = Example::of(&STANDARD, "10/4S1S2C/3C6 C 4", Some(Square::at(24)));
/// Each throw takes another piece off, or into the water.
pub(super) const OFF: Example = Example::of(&STANDARD, "10/10/1S4C1CC C 3", Some(Square::at(29)));
/// A 5 that no piece can use.
pub(super) const STUCK: Example = Example::of(&STANDARD, "10/7S2/1S3C2C1 C 5", None);

/// The forced move after the throw-off.
pub(super) const THROW_OFF: Example =
    Example { decides: true, ..Example::of(&JEQUIER, "CSCSCSCSCS/10/10 S 1", Some(Square::at(10))) };
/// A wall around the turn from 10 to 11 and a pair that can be passed.
pub(super) const BLOCKADE: Example = Example::of(&JEQUIER, "8CS/SS3C1SS1/10 C 4", Some(Square::at(16)));
/// Nothing goes forward, so one piece goes back.
pub(super) const BACK: Example = Example::of(&JEQUIER, "4C3CS/SS7S/10 C 4", Some(Square::at(5)));
/// A piece in the water of 27 comes out on 3.
pub(super) const FLOOD: Example = Example::of(&JEQUIER, "SC8/3S6/4C5 C 2", Some(Square::at(25)));
/// All in the last row: any of the three leaves with a 6.
pub(super) const HOME_ROW: Example = Example::of(&JEQUIER, "10/1S4S3/3C3C1C C 6", Some(Square::at(24)));

#[cfg(test)]
mod tests {
    use senet_rules::{Action, Game, IllegalMove, Protection, Sticks, Throw};

    use super::*;

    /// What a claim expects: every legal move, and why the named pieces have none.
    type Expected<'a> = (&'a [&'a str], &'a [(u8, IllegalMove)]);

    fn says(example: &Example, throw: u8, (moves, refused): Expected<'_>) {
        let drawn = example.position().expect("the example is a position");
        let position = drawn.with_throw(Some(Throw::of(throw))).expect("the throw is one of the ruleset's");
        let legal: Vec<String> = position.legal_moves().map(|legal| legal.to_string()).collect();
        assert_eq!(legal, moves, "{position}");
        for &(from, reason) in refused {
            assert_eq!(position.move_from(Square::at(from)), Err(reason), "{position}, piece on {from}");
        }
    }

    fn after(example: &Example, from: u8) -> String {
        let position = example.position().expect("the example is a position");
        position.play(Square::at(from)).expect("the move is legal").to_string()
    }

    const fn own(to: u8) -> IllegalMove {
        IllegalMove::OwnPiece { to: Square::at(to) }
    }

    const fn neighbour(to: u8, by: u8) -> IllegalMove {
        IllegalMove::Protected { to: Square::at(to), by: Protection::Neighbour(Square::at(by)) }
    }

    const fn no_exit(from: u8, throw: u8) -> IllegalMove {
        IllegalMove::NoExit { from: Square::at(from), throw: Throw::of(throw) }
    }

    #[test]
    fn every_shown_move_is_legal() {
        let all = [START, SWAP, PAIR, WATER, OFF, STUCK, THROW_OFF, BLOCKADE, BACK, FLOOD, HOME_ROW];
        for example in all {
            let position =
                example.position().unwrap_or_else(|| panic!("{} is no position", example.position));
            assert_eq!(position.to_string(), example.position, "written in the canonical form");
            if let Some(from) = example.shown {
                assert!(position.move_from(from).is_ok(), "{position}, piece on {from}");
            }
        }
    }

    #[test]
    fn start_is_as_told() {
        assert_eq!(START.position(), Some(*Game::new(&STANDARD).position()));
    }

    #[test]
    fn swap_example_says_what_is_so() {
        says(&SWAP, 4, (&["3x7", "12-16"], &[]));
        assert_eq!(after(&SWAP, 3), "2S3C3/1C7S/10 C -", "cone on 7, spool on 3, and a 4 throws again");
    }

    #[test]
    fn pair_example_says_what_is_so() {
        says(&PAIR, 2, (&["4-6"], &[(8, neighbour(10, 11))]));
        says(&PAIR, 3, (&["4-7"], &[(8, neighbour(11, 10))]));
        says(&PAIR, 4, (&["8-12"], &[(4, own(8))]));
        says(&PAIR, 1, (&["4x5", "8-9"], &[]));
    }

    #[test]
    fn water_example_says_what_is_so() {
        says(&WATER, 4, (&["24~14"], &[(20, own(24))]));
        assert_eq!(after(&WATER, 24), "10/3CS1S2C/10 C -", "the cones throw again");
    }

    #[test]
    fn off_example_says_what_is_so() {
        says(&OFF, 1, (&["27~15"], &[]));
        says(&OFF, 2, (&["30-off"], &[]));
        says(&OFF, 3, (&["29-off"], &[]));
        says(&OFF, 4, (&["27-off"], &[]));
        says(&OFF, 5, (&["27-off"], &[]));
    }

    #[test]
    fn stuck_example_says_what_is_so() {
        says(&STUCK, 5, (&["pass"], &[(26, no_exit(26, 5)), (29, no_exit(29, 5))]));
        let position = STUCK.position().expect("the example is a position");
        assert_eq!(position.after(Move::Pass).side(), position.side(), "after a 5 the cones throw again");
    }

    #[test]
    fn throw_off_example_says_what_is_so() {
        let decided = Game::replay(&JEQUIER, [Action::Throw(Sticks::from_bits(1))]).expect("a throw is due");
        assert_eq!(THROW_OFF.position(), Some(*decided.position()));
        assert_eq!(THROW_OFF.legal_moves(), decided.legal_moves().collect::<Vec<_>>(), "one move alone");
        let opened = Position::opening(&JEQUIER);
        assert_eq!(
            after(&THROW_OFF, 10),
            opened.to_string(),
            "the spools have 10-11 behind them and throw again"
        );
    }

    #[test]
    fn blockade_example_says_what_is_so() {
        says(&BLOCKADE, 4, (&["16-20"], &[(9, IllegalMove::Blockade { at: Square::at(10) })]));
    }

    #[test]
    fn back_example_says_what_is_so() {
        let onto = |to| IllegalMove::BackOntoPiece { to: Square::at(to) };
        says(&BACK, 4, (&["5-1"], &[(9, onto(5))]));
        assert_eq!(after(&BACK, 5), "C7CS/SS7S/10 C -", "a move back throws again");
        let lost = Position::parse("S3C3CS/SS7S/10 C 4", &JEQUIER).expect("a spool on 1 as well");
        let moves: Vec<Move> = lost.legal_moves().collect();
        assert_eq!(moves, [Move::Pass]);
        assert_ne!(lost.after(Move::Pass).side(), lost.side(), "the turn is lost in spite of the 4");
    }

    #[test]
    fn flood_example_says_what_is_so() {
        says(&FLOOD, 2, (&["2-4", "25~3"], &[]));
    }

    #[test]
    fn home_row_example_says_what_is_so() {
        says(&HOME_ROW, 6, (&["24-off", "28-off", "30-off"], &[]));
        let behind = Position::parse("10/1S4SC2/7C1C C 6", &JEQUIER).expect("one cone stays on 18");
        let moves: Vec<String> = behind.legal_moves().map(|legal| legal.to_string()).collect();
        assert_eq!(moves, ["18-24"]);
        let waits = IllegalMove::NotAllHome { behind: Square::at(18) };
        assert_eq!(behind.move_from(Square::at(28)), Err(waits));
        assert_eq!(behind.move_from(Square::at(30)), Err(waits));
    }

    /// The houses' texts of the standard game: what each throw does from 27, 29 and 30 when nothing is in the way.
    #[test]
    fn houses_are_left_as_told() {
        let from = |square: u8, throw: u8| {
            let before = square - 21;
            let after = 30 - square;
            let gap = |n: u8| if n == 0 { String::new() } else { n.to_string() };
            let text = format!("S9/10/{}C{} C {throw}", gap(before), gap(after));
            let position = Position::parse(&text, &STANDARD).expect("a lone cone");
            position.legal_moves().map(|legal| legal.to_string()).collect::<String>()
        };
        let row = |square: u8| [1, 2, 3, 4, 5].map(|throw| from(square, throw));
        assert_eq!(row(26), ["26-27", "26~15", "26-29", "26-30", "pass"]);
        assert_eq!(row(27), ["27~15", "27-29", "27-30", "27-off", "27-off"]);
        assert_eq!(row(29), ["29-30", "pass", "29-off", "pass", "pass"]);
        assert_eq!(row(30), ["pass", "30-off", "pass", "pass", "pass"]);
    }

    /// The chances that both pages give, out of 16.
    #[test]
    fn chances_are_as_told() {
        for (rules, none_up) in [(&STANDARD, 5), (&JEQUIER, 6)] {
            let told = [(1, 4), (2, 6), (3, 4), (4, 1), (none_up, 1)];
            assert_eq!(rules.throws(), told.map(|(number, chances)| (Throw::of(number), chances)));
        }
    }
}
