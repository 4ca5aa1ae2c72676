//! Makes the figures of `docs/solution.json` from solved tables.
//!
//! `senet-facts DIR [GAMES]` writes one JSON object to stdout: for each ruleset and each number of pieces a side whose
//! layers are all in DIR, the value at the start, and what GAMES games (10,000 if left out) show. The games are drawn
//! from a fixed seed, so the same tables give the same figures.

mod games;
mod players;

use std::path::Path;
use std::process::ExitCode;

use senet_exact::{Header, Layer, Tables, Unknown, table_path};
use senet_rules::{Opening, Position, RULESETS, Ruleset, Setup, Side, Square};
use serde_json::{Value, json};

use games::{Line, Record};
use players::Player;

/// Games for each figure, where nothing else is asked for.
const GAMES: u32 = 10_000;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (Some(dir), games, None) = (args.next(), args.next(), args.next()) else {
        eprintln!("senet-facts: expected DIR [GAMES]");
        return ExitCode::from(2);
    };
    let games = match games.map_or(Ok(GAMES), |text| text.parse()) {
        Ok(games) if games > 0 => games,
        _ => {
            eprintln!("senet-facts: GAMES must be a whole number above 0");
            return ExitCode::from(2);
        }
    };
    match facts(Path::new(&dir), games) {
        Ok(facts) => {
            println!("{facts:#}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("senet-facts: {error}");
            ExitCode::from(2)
        }
    }
}

fn facts(dir: &Path, games: u32) -> Result<Value, Box<dyn std::error::Error>> {
    let mut rulesets = serde_json::Map::new();
    for rules in RULESETS {
        let tables = Tables::open(dir, rules)?;
        let layers: Vec<Value> = tables.tables().map(|table| layer(table.header())).collect();
        let mut starts = Vec::new();
        for pieces in 1..=Ruleset::PIECES {
            let solved = Layer::up_to(pieces).all(|layer| table_path(dir, rules, layer).exists());
            if solved {
                starts.push(start_facts(&tables, pieces, games)?);
            }
        }
        rulesets.insert(
            rules.id.to_owned(),
            json!({ "revision": rules.revision, "layers": layers, "games": starts }),
        );
    }
    Ok(Value::Object(rulesets))
}

fn layer(header: &Header) -> Value {
    json!({
        "layer": header.layer.to_string(),
        "positions": header.layer.positions(),
        "bound": header.bound,
        "sweeps": header.sweeps,
        "seconds": header.seconds,
        "date": header.date,
    })
}

/// Where a game with fewer pieces begins: on the first squares, in turns. With all pieces it is the game's own opening.
fn start(rules: &'static Ruleset, pieces: u8) -> Option<Position> {
    if pieces == Ruleset::PIECES {
        return Some(Position::opening(rules));
    }
    let mut setup = Setup { side: Some(Side::Cones), ..Setup::EMPTY };
    for number in 1..=2 * pieces {
        let side = if number % 2 == 1 { Side::Cones } else { Side::Spools };
        setup.squares[Square::new(number)?.index()] = Some(side);
    }
    setup.check(rules).ok()
}

fn start_facts(tables: &Tables, pieces: u8, games: u32) -> Result<Value, Unknown> {
    let rules = tables.rules();
    let Some(start) = start(rules, pieces) else { return Ok(Value::Null) };
    let win = tables.win(&start)?;
    let mut throws = Vec::new();
    for (throw, win) in tables.by_throw(&start)? {
        let answers = tables.answers(&start.thrown(throw))?;
        let moves: serde_json::Map<String, Value> =
            answers.into_iter().map(|(answer, win)| (answer.to_string(), digits(win.chance))).collect();
        throws.push(json!({ "throw": throw.number(), "win": digits(win.chance), "moves": moves }));
    }
    let perfect = games::play(tables, start, Player::Perfect, games)?;
    let mut losses = serde_json::Map::new();
    for player in [Player::Random, Player::Greedy, Player::Careful] {
        let record = games::play(tables, start, player, (games / 10).max(1))?;
        losses.insert(
            player.name().to_owned(),
            json!({
                "loss a choice": digits(record.loss / f64::from(record.choices.max(1))),
                "loss a game": digits(record.loss / f64::from(record.games)),
                "throws a game": digits(record.mean_length()),
            }),
        );
    }
    Ok(json!({
        "pieces": pieces,
        "start": start.to_string(),
        "win": digits(win.chance),
        "bound": win.bound,
        "throw-off": throw_off(rules, pieces, win.chance),
        "throws": throws,
        "perfect play": perfect_facts(&perfect),
        "players": losses,
        "sharpest": perfect.sharpest.iter().map(Line::json).collect::<Vec<_>>(),
    }))
}

/// What the throw-off gives to who throws first in it: who throws the decisive number takes the side to move.
fn throw_off(rules: &Ruleset, pieces: u8, win: f64) -> Value {
    let Opening::ThrowOff { decisive, .. } = rules.opening else { return Value::Null };
    if pieces != Ruleset::PIECES {
        return Value::Null;
    }
    let weight = rules.throws().iter().find(|(throw, _)| *throw == decisive).map_or(0, |(_, weight)| *weight);
    let chance = f64::from(weight) / 16.0;
    // The first player decides it at the first, third, ... throw.
    let first = chance / (1.0 - (1.0 - chance).powi(2));
    json!({ "decided by the first player": digits(first), "win of the first player": digits(first * win + (1.0 - first) * (1.0 - win)) })
}

fn perfect_facts(record: &Record) -> Value {
    let share =
        |count: u32, of: u32| if of == 0 { Value::Null } else { digits(f64::from(count) / f64::from(of)) };
    json!({
        "games": record.games,
        "won by who throws first": digits(f64::from(record.won_by_first) / f64::from(record.games)),
        "throws a game": {
            "mean": digits(record.mean_length()),
            "standard deviation": digits(record.length_spread()),
            "10%": record.length_at(10),
            "50%": record.length_at(50),
            "90%": record.length_at(90),
            "99%": record.length_at(99),
            "longest": record.length_at(100),
        },
        "choices a game": digits(f64::from(record.choices) / f64::from(record.games)),
        "luck": {
            "mean change of a throw": digits(record.luck_sum / f64::from(record.throws)),
            "root mean square change": digits((record.luck_squares / f64::from(record.throws)).sqrt()),
        },
        "gap to the second best": digits(record.gap_sum / f64::from(record.choices.max(1))),
        "a swap was there and another move was better": share(record.swap_declined, record.swap_offered),
        "the water was there and was best": share(record.water_chosen, record.water_offered),
        "bearing off was there and another move was better": share(record.off_declined, record.off_offered),
        "a blockade of one's own could be kept or broken and keeping it was best": share(record.blockade_kept, record.blockade_offered),
        "such choices a game": digits(f64::from(record.blockade_offered) / f64::from(record.games)),
        "of several moves back that of the foremost piece was best": share(record.back_foremost, record.back_offered),
        "back into the water was there and was best": share(record.back_water_chosen, record.back_water_offered),
        "choices among moves back a game": digits(f64::from(record.back_offered) / f64::from(record.games)),
        "the hindmost piece was best": share(record.hindmost, record.choices),
        "the foremost piece was best": share(record.foremost, record.choices),
        "passes a game": digits(f64::from(record.passes) / f64::from(record.games)),
        "backward moves a game": digits(f64::from(record.backward) / f64::from(record.games)),
        "waters a game": digits(f64::from(record.waters) / f64::from(record.games)),
        "swaps a game": digits(f64::from(record.swaps) / f64::from(record.games)),
    })
}

/// Six significant places are more than the games' noise allows and fewer than the tables have.
fn digits(value: f64) -> Value {
    json!((value * 1e6).round() / 1e6)
}
