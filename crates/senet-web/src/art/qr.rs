//! QR codes for links.

use maud::{Markup, PreEscaped};
use qrcode::{Color, EcLevel, QrCode};

use super::svg::put;

/// The quiet zone that readers need around a code, in modules.
const QUIET: usize = 4;

/// The code of a link as dark modules on a light ground in both themes, since readers expect it so; `None` if the text is
/// too long for a code (over 2,331 bytes).
#[must_use]
pub fn qr(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let (width, modules) = (code.width(), code.to_colors());
    let side = width + 2 * QUIET;
    let label = maud::html! { (label) }.into_string();
    let mut out = format!(
        r##"<svg class="qr" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" role="img" aria-label="{label}" shape-rendering="crispEdges"><rect width="{side}" height="{side}" fill="#fffdf6"/><path fill="#2a211a" d=""##
    );
    for y in 0..width {
        let mut x = 0;
        while x < width {
            let start = x;
            while x < width && modules[y * width + x] == Color::Dark {
                x += 1;
            }
            if x > start {
                put!(out, "M{} {}h{}v1h-{2}z", start + QUIET, y + QUIET, x - start);
            }
            x += 1;
        }
    }
    out.push_str(r#""/></svg>"#);
    Some(PreEscaped(out))
}
