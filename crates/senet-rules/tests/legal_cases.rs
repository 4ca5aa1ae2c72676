//! Positions with every legal move and the position after each, written independently of this crate.

use senet_rules::{Move, Position, Ruleset, Square};
use serde_json::{Value, json};

fn listed(position: &Position) -> Vec<Value> {
    position
        .legal_moves()
        .map(|legal: Move| {
            let mut entry = json!({ "kind": legal.kind().name() });
            if let Some(from) = legal.from() {
                entry["from"] = json!(from.number());
                entry["to"] = json!(legal.to().map(Square::number));
            }
            entry["after"] = json!(position.after(legal).to_string());
            entry
        })
        .collect()
}

/// A `to` of null means the same as one that is left out.
fn normal(mut entry: Value) -> Value {
    if let Some(map) = entry.as_object_mut()
        && map.get("to").is_some_and(Value::is_null)
    {
        map.remove("to");
    }
    entry
}

#[test]
fn every_listed_position_has_exactly_the_listed_moves() {
    let mut count = 0;
    for line in include_str!("cases/legal.jsonl").lines() {
        let case: Value = serde_json::from_str(line).expect("the file holds one JSON object a line");
        let text = case["position"].as_str().expect("a position");
        let rules = Ruleset::by_id(case["rules"].as_str().expect("a ruleset")).expect("known");
        let position = Position::parse(text, rules).expect("a valid position");
        assert_eq!(position.to_string(), text, "the canonical form is written back");
        let expected: Vec<Value> =
            case["moves"].as_array().expect("moves").iter().cloned().map(normal).collect();
        let found: Vec<Value> = listed(&position).into_iter().map(normal).collect();
        assert_eq!(found, expected, "{} {text}", rules.id);
        count += 1;
    }
    assert_eq!(count, 380);
}
