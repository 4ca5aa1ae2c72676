//! The site's icon as PNG, for those who cannot show SVG.

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The icon at this size in pixels. `full`: on a ground that fills the square, the drawing within the inner 80 per cent,
/// as systems want it that cut icons into shapes of their own. Empty if it cannot be drawn.
pub(crate) fn icon(svg: &str, size: u32, full: bool) -> Vec<u8> {
    let draw = || {
        let tree = Tree::from_str(svg, &Options::default()).ok()?;
        let mut pixels = Pixmap::new(size, size)?;
        let share = if full {
            pixels.fill(Color::from_rgba8(0x32, 0x25, 0x1b, 0xff));
            0.8
        } else {
            1.0
        };
        #[expect(clippy::cast_precision_loss, reason = "an icon has some hundred pixels")]
        let edge_length = size as f32;
        let scale = edge_length * share / tree.size().width();
        let edge = edge_length * (1.0 - share) / 2.0;
        let place = Transform::from_scale(scale, scale).post_translate(edge, edge);
        resvg::render(&tree, place, &mut pixels.as_mut());
        pixels.encode_png().ok()
    };
    draw().unwrap_or_default()
}
