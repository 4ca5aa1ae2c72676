//! The colours of the style sheet, written into a drawing that has none of its own.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The custom properties of Day.
static DAY: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let sheet = include_str!("../../assets/css/tokens.css");
    let declarations = sheet.split([';', '{', '}']);
    let mut day = HashMap::new();
    for declaration in declarations {
        // A comment may stand before the declaration.
        let declaration = declaration.rsplit("*/").next().unwrap_or_default();
        if let Some((name, value)) = declaration.split_once(':')
            && name.trim().starts_with("--")
        {
            // The first declaration is Day's; later ones belong to languages and preferences.
            day.entry(name.trim()).or_insert(value.trim());
        }
    }
    day
});

/// The drawing with each `var(--name)` replaced by its value by day, and each `var(--name,fallback)` whose name is not
/// set by its fallback.
pub(super) fn fill_in(drawing: &str) -> String {
    let mut out = String::with_capacity(drawing.len());
    let mut rest = drawing;
    while let Some(at) = rest.find("var(") {
        out.push_str(&rest[..at]);
        let inside = &rest[at + 4..];
        let end = closing(inside);
        let (name, fallback) = inside[..end].split_once(',').unwrap_or((&inside[..end], "none"));
        match DAY.get(name.trim()) {
            Some(value) => out.push_str(value),
            None => out.push_str(&fill_in(fallback)),
        }
        rest = inside.get(end + 1..).unwrap_or_default();
    }
    out.push_str(rest);
    out
}

/// Where the bracket is closed that was opened before this text.
fn closing(inside: &str) -> usize {
    let mut open = 1;
    for (at, c) in inside.char_indices() {
        match c {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return at;
        }
    }
    inside.len()
}

/// Whether Day has a colour of this name.
#[cfg(test)]
pub(super) fn known(name: &str) -> bool {
    DAY.contains_key(name)
}
