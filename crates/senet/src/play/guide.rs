//! The rules in short, for somebody at the terminal who has never played; every number comes from the ruleset.

use std::fmt::Display;

use senet_rules::{Backward, BearingOff, Landing, Opening, PassedThrow, Ruleset, Side};

use super::board::Look;

/// The widest line, in characters; the usual terminal has 80.
const WIDTH: usize = 78;
/// Where the text begins, behind its topic.
const INDENT: usize = 9;

/// What to know before the first throw, one topic a paragraph.
pub(crate) fn guide(rules: &Ruleset, look: Look) -> String {
    let topics = [
        ("Aim", aim(rules)),
        ("Throw", throw(rules)),
        ("Move", landing(rules)),
        ("Water", water(rules)),
        ("Off", bearing_off(rules)),
        ("Stuck", stuck(rules)),
    ];
    let [cones, spools] = Side::BOTH.map(|side| look.side(side));
    let pieces = format!("  The {cones} and the {spools} go the same way; follow the numbers.\n");
    topics.iter().map(|(topic, text)| paragraph(topic, text)).chain([pieces]).collect()
}

fn aim(rules: &Ruleset) -> String {
    let sides = match rules.opening {
        Opening::FirstHasCones => "The first player has the cones, the second the spools.".to_owned(),
        Opening::ThrowOff { decisive, from } => format!(
            "Throw in turn: whoever first throws a {decisive} has the spools and moves the one on {from}, \
             the other has the cones."
        ),
    };
    format!(
        "Bring your five pieces along the path from 1 to 30 and off the board before the other does. {sides}"
    )
}

fn throw(rules: &Ruleset) -> String {
    let again = list(rules.throws_again.iter(), "or");
    format!(
        "Four sticks count their faces up, none up counts {}. One piece must move exactly as far. \
         After {again} you throw again.",
        rules.none_up
    )
}

fn landing(rules: &Ruleset) -> String {
    let safe = list(rules.safe.without(rules.water.square), "or");
    let blockade = rules
        .blockade
        .map(|length| format!(" {length} or more enemy pieces in a row on the path cannot be passed."))
        .unwrap_or_default();
    format!(
        "Never onto your own piece. Onto an enemy piece: the two change places, unless it stands next to \
         another of its side on the path, or on {safe}.{blockade}"
    )
}

fn water(rules: &Ruleset) -> String {
    let back = match rules.water.landing {
        Landing::AtOrBefore(square) => format!("{square}, or to the nearest empty square before it"),
        Landing::LowestEmpty => "the first empty square of the board".to_owned(),
    };
    format!("A piece that ends on {} goes back at once to {back}.", rules.water.square)
}

fn bearing_off(rules: &Ruleset) -> String {
    match rules.bearing_off {
        BearingOff::FromHouses(exits) => {
            let way =
                exits.iter().map(|exit| format!("from {} with {}", exit.from, list(exit.with.iter(), "or")));
            format!("A piece leaves the board {}, and not otherwise.", list(way, "and"))
        }
        BearingOff::WhenAllOn(home) => {
            let first = home.lowest().map_or_else(String::new, |square| square.to_string());
            format!(
                "Once all your pieces on the board stand on {first} or beyond, any throw that reaches 30 or \
                 more takes one off. Before that, none may go beyond 30."
            )
        }
    }
}

fn stuck(rules: &Ruleset) -> String {
    let back = match rules.backward {
        Backward::Never => "",
        Backward::WithoutForwardMoves => {
            "If no piece can go forward, one must go back, onto an empty square. "
        }
    };
    let passed = match rules.passed_throw {
        PassedThrow::CountsAsPlayed => {
            format!("the throw is passed; {} still throw again", list(rules.throws_again.iter(), "and"))
        }
        PassedThrow::EndsTurn => "the turn is lost".to_owned(),
    };
    format!("{back}Without any move {passed}.")
}

/// `a`, `a or b`, `a, b or c`.
fn list(items: impl IntoIterator<Item = impl Display>, last: &str) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.pop() {
        Some(end) if items.is_empty() => end,
        Some(end) => format!("{} {last} {end}", items.join(", ")),
        None => String::new(),
    }
}

/// The text behind its topic, broken between words.
fn paragraph(topic: &str, text: &str) -> String {
    let (mut lines, mut line) = (String::new(), format!("  {topic:<width$}", width = INDENT - 2));
    for word in text.split(' ') {
        if line.len() + word.len() >= WIDTH {
            lines += &(line + "\n");
            line = " ".repeat(INDENT);
        } else if line.len() > INDENT {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines + &line + "\n"
}
