//! Plays a thousand random games of a ruleset and says how many throws were answered; for counting instructions, see
//! `bench/instructions`.

#[path = "../benches/mover/mod.rs"]
mod mover;

use senet_rules::Ruleset;

fn main() {
    match std::env::args().nth(1).as_deref().map(Ruleset::by_id) {
        Some(Ok(rules)) => println!("{}", mover::random_games(rules, 1000).0),
        _ => eprintln!("expected standard or jequier as the only argument"),
    }
}
