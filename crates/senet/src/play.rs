//! `senet play`: a game in the terminal, two people at one keyboard or one against the computer.

mod board;
mod guide;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use senet_players::{Judge, Level, choose_in};
use senet_rules::{
    Action, Backward, Ending, Game, Happening, Move, Outcome, Phase, Position, Ruleset, Seat, Square, Sticks,
    Throw,
};

use crate::args;
use crate::failure::Failure;
use board::Look;
use guide::guide;

/// The longest answer that is read from one line, in bytes.
const LONGEST_ANSWER: u64 = 1000;

/// Play in the terminal: two people, or one against the computer
#[derive(Args)]
pub(crate) struct Play {
    /// The ruleset: standard or jequier
    #[arg(long, value_name = "RULESET", value_parser = args::ruleset, default_value = "standard")]
    rules: &'static Ruleset,
    /// Who plays second
    #[arg(long, value_enum, default_value = "person")]
    against: Opponent,
    /// Play against the computer at this level: 1 (a beginner) to 6 (perfect play)
    #[arg(long, value_name = "N", value_parser = level, conflicts_with = "against")]
    level: Option<Level>,
    /// The folder with the tables that `senet solve` has written; what is not in them the computer estimates
    #[arg(long, value_name = "DIR", requires = "level")]
    tables: Option<PathBuf>,
    /// Throw the same throws as an earlier game with this number
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    seed: Option<u64>,
}

fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("expected a whole number from 0 to {}", u64::MAX))
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().ok().and_then(Level::new).ok_or_else(|| "expected a level from 1 to 6".to_owned())
}

/// Who has the second seat, as it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Opponent {
    /// Somebody at the same keyboard
    Person,
    /// The computer, choosing any legal move
    Random,
}

/// Who has the second seat.
enum Against {
    Person,
    Random,
    Level(Level, Judge),
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let seed = self.seed.unwrap_or_else(|| u64::from(rand::make_rng::<ChaCha8Rng>().random::<u32>()));
        let against = match (self.level, self.against) {
            (Some(level), _) => Against::Level(level, args::judge(self.tables.as_deref(), self.rules)?),
            (None, Opponent::Person) => Against::Person,
            (None, Opponent::Random) => Against::Random,
        };
        let mut table = Table {
            game: Game::new(self.rules),
            look: look(),
            against,
            seed,
            random: ChaCha8Rng::seed_from_u64(seed),
            input: io::stdin().lock(),
            out: io::stdout().lock(),
        };
        Ok(table.play()?)
    }
}

/// Colours and signs only for a terminal that wants them (<https://no-color.org>).
fn look() -> Look {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
        || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if io::stdout().is_terminal() && !unwanted { Look::Rich } else { Look::Plain }
}

/// What somebody typed.
enum Answer {
    Text(String),
    Quit,
    End,
}

/// Why the table is left before the game is over.
enum Left {
    Quit,
    End,
}

/// A game, those who play it, and where they read and write.
struct Table<I, O> {
    game: Game,
    look: Look,
    against: Against,
    seed: u64,
    random: ChaCha8Rng,
    input: I,
    out: O,
}

impl<I: BufRead, O: Write> Table<I, O> {
    fn play(&mut self) -> io::Result<()> {
        self.welcome()?;
        let left = loop {
            let left = match (self.game.phase(), self.game.turn()) {
                (Phase::ThrowOff | Phase::Throw, Some(seat)) => self.throw(seat)?,
                (Phase::Move, Some(seat)) => self.choose(seat)?,
                (Phase::Over, _) | (_, None) => return self.farewell(),
            };
            if let Some(left) = left {
                break left;
            }
        };
        match left {
            Left::Quit => writeln!(self.out, "\nThe game stays unfinished. Thank you for playing."),
            Left::End => {
                writeln!(self.out, "\nThe input has ended, so the game stops here. Thank you for playing.")
            }
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        let rules = self.game.rules();
        let opponent = match &self.against {
            Against::Person => "Two players share this keyboard.".to_owned(),
            Against::Random => "You play first, against a computer that picks any legal move.".to_owned(),
            Against::Level(level, _) => {
                format!("You play first, against the computer at level {level} of 6.")
            }
        };
        writeln!(self.out, "{}", self.look.bold(&format!("Senet, {} rules", rules.id)))?;
        writeln!(self.out, "{opponent}\nEnter throws, a number chooses a move, h explains, q quits.")?;
        self.explain()?;
        writeln!(self.out, "The throws of this game again: --seed {}\n", self.seed)?;
        self.draw()
    }

    /// The rules in short and the signs on the board.
    fn explain(&mut self) -> io::Result<()> {
        let rules = self.game.rules();
        write!(self.out, "{}{}", guide(rules, self.look), self.look.houses(rules))
    }

    fn draw(&mut self) -> io::Result<()> {
        write!(self.out, "{}", self.look.board(self.game.position()))
    }

    /// Lets the sticks fall for a seat and tells what comes of it.
    fn throw(&mut self, seat: Seat) -> io::Result<Option<Left>> {
        let name = self.name(seat);
        if self.is_computer(seat) {
            writeln!(self.out, "\n{name} throws.")?;
        } else {
            match self.ask(&format!("\n{name}: Enter to throw, h for help, q to quit > "))? {
                Answer::Text(_) => {}
                Answer::Quit => return Ok(Some(Left::Quit)),
                Answer::End => return Ok(Some(Left::End)),
            }
        }
        let before = *self.game.position();
        let sticks = Sticks::from_bits(self.random.random());
        self.apply(Action::Throw(sticks), &before)?;
        Ok(None)
    }

    /// Lets a seat choose among its legal moves and plays the choice.
    fn choose(&mut self, seat: Seat) -> io::Result<Option<Left>> {
        let moves: Vec<Move> = self.game.legal_moves().collect();
        let chosen = if self.is_computer(seat) {
            match &self.against {
                Against::Level(level, judge) => {
                    choose_in(*level, judge, &self.game, self.random.random()).unwrap_or(moves[0])
                }
                Against::Person | Against::Random => moves[self.random.random_range(0..moves.len())],
            }
        } else {
            for (number, &legal) in (1..).zip(&moves) {
                writeln!(self.out, "  {number}  {:<7} {}", legal.to_string(), self.describe(legal))?;
            }
            match self.choice(&moves)? {
                Ok(chosen) => chosen,
                Err(left) => return Ok(Some(left)),
            }
        };
        let before = *self.game.position();
        if let Some(from) = chosen.from() {
            self.apply(Action::Move(from), &before)?;
        }
        self.draw()?;
        Ok(None)
    }

    fn choice(&mut self, moves: &[Move]) -> io::Result<Result<Move, Left>> {
        let (prompt, expected) = match moves.len() {
            1 => ("Your only move, 1 > ".to_owned(), "1 for your only move".to_owned()),
            most => (
                format!("Your move, 1 to {most} > "),
                format!("a number from 1 to {most} from the list above"),
            ),
        };
        loop {
            let text = match self.ask(&prompt)? {
                Answer::Text(text) => text,
                Answer::Quit => return Ok(Err(Left::Quit)),
                Answer::End => return Ok(Err(Left::End)),
            };
            let by_number = text.parse::<usize>().ok().and_then(|n| moves.get(n.checked_sub(1)?));
            let by_name = || moves.iter().find(|legal| text.parse() == Ok(**legal));
            match by_number.or_else(by_name) {
                Some(&chosen) => return Ok(Ok(chosen)),
                None => writeln!(self.out, "Please type {expected}, h for help, or q to quit.")?,
            }
        }
    }

    /// Applies an action that the game allows here and tells what happened.
    fn apply(&mut self, action: Action, before: &Position) -> io::Result<()> {
        match self.game.apply(action) {
            Ok(happened) => happened.into_iter().try_for_each(|what| self.tell(what, before)),
            Err(refusal) => Err(io::Error::other(refusal)),
        }
    }

    fn tell(&mut self, happening: Happening, before: &Position) -> io::Result<()> {
        match happening {
            Happening::Thrown { sticks, throw, .. } => {
                let up = match sticks.faces_up() {
                    0 => "none up".to_owned(),
                    up => format!("{up} up"),
                };
                let nothing =
                    if self.game.phase() == Phase::ThrowOff { ", which decides nothing yet" } else { "" };
                writeln!(self.out, "  {}  {up}: {throw}{nothing}", self.look.sticks(sticks))
            }
            Happening::TookSpools { seat } => {
                writeln!(self.out, "{} takes the spools and begins; the other has the cones.", player(seat))
            }
            Happening::Moved { seat, played, .. } => {
                let next = if self.game.turn() == Some(seat) { ", and throws again" } else { "" };
                writeln!(self.out, "{} plays {played}: {}{next}.", self.name(seat), self.describe(played))
            }
            Happening::Passed { seat, throws_again } => {
                let next = if throws_again { "and throws again" } else { "and the turn passes" };
                writeln!(self.out, "{} has no legal move {next}:", self.name(seat))?;
                self.explain_pass(before)
            }
            Happening::Ended(_) => Ok(()),
        }
    }

    /// Why no piece could use the throw that has just been passed.
    fn explain_pass(&mut self, before: &Position) -> io::Result<()> {
        let (Some(side), Some(throw)) = (before.side(), self.last_throw()) else { return Ok(()) };
        let thrown = before.thrown(throw);
        for square in thrown.pieces(side) {
            if let Err(reason) = thrown.move_from(square) {
                writeln!(self.out, "  the piece on {square}: {reason}")?;
            }
        }
        if thrown.rules().backward == Backward::WithoutForwardMoves {
            writeln!(self.out, "  and none can move back {throw} to an empty square")?;
        }
        Ok(())
    }

    fn last_throw(&self) -> Option<Throw> {
        self.game.sticks().map(|sticks| self.game.rules().count(sticks))
    }

    fn describe(&self, legal: Move) -> String {
        match legal {
            Move::Step { from, to } => format!("from {from} to {to}{}", self.house(to)),
            Move::Swap { from, to } => format!("from {from} to {to}, the piece there goes back to {from}"),
            Move::Water { from, to } => format!("from {from} into the water, back to {to}"),
            Move::Off { from } => format!("from {from} off the board"),
            Move::Back { from, to } => format!("from {from} back to {to}"),
            Move::Pass => "no legal move".to_owned(),
        }
    }

    fn house(&self, square: Square) -> &'static str {
        if self.game.rules().safe.contains(square) { ", safe" } else { "" }
    }

    fn farewell(&mut self) -> io::Result<()> {
        if let Some(Outcome { winner, ending: Ending::BorneOff }) = self.game.outcome() {
            let line = format!("{} wins, all five pieces are home.", self.name(winner));
            writeln!(self.out, "\n{} {} throws were thrown.", self.look.bold(&line), self.game.throws())?;
        }
        Ok(())
    }

    fn is_computer(&self, seat: Seat) -> bool {
        !matches!(self.against, Against::Person) && seat == Seat::Second
    }

    /// A player with the side, once it is known.
    fn name(&self, seat: Seat) -> String {
        let player = if self.is_computer(seat) { "Computer" } else { player(seat) };
        match self.game.side_of(seat) {
            Some(side) => format!("{player} ({})", self.look.side(side)),
            None => player.to_owned(),
        }
    }

    fn ask(&mut self, prompt: &str) -> io::Result<Answer> {
        loop {
            write!(self.out, "{prompt}")?;
            self.out.flush()?;
            // Bytes, so that a terminal of another encoding does not end the game.
            let mut line = Vec::new();
            let read = io::Read::take(&mut self.input, LONGEST_ANSWER).read_until(b'\n', &mut line)?;
            if read == 0 {
                return Ok(Answer::End);
            }
            let text = String::from_utf8_lossy(&line).trim().to_owned();
            match text.as_str() {
                "q" | "Q" | "quit" => return Ok(Answer::Quit),
                "h" | "H" | "?" | "help" => self.explain()?,
                _ => return Ok(Answer::Text(text)),
            }
        }
    }
}

const fn player(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "First player",
        Seat::Second => "Second player",
    }
}
