//! Style sheets, scripts and pictures, embedded, under names that change with their content.
//!
//! `app.css` is served as `/assets/app.0123456789.css`: what such an address gives never changes, so it may be kept for
//! ever. Scripts name each other by these addresses, too; that is done once, when the first asset is asked for.

use std::collections::HashMap;
use std::sync::LazyLock;

use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// An asset's bytes and media type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// The bytes, as they are served uncompressed.
    pub bytes: &'static [u8],
    /// The media type.
    pub media_type: &'static str,
}

/// The style sheet is made of the tokens and these parts, in this order.
const STYLE: [&str; 7] = [
    "css/base.css",
    "css/board.css",
    "css/game.css",
    "css/lobby.css",
    "css/pages.css",
    "css/reading.css",
    "css/review.css",
];

/// Scripts in an order in which each comes after those it imports.
const SCRIPTS: [&str; 9] =
    ["idiomorph", "sound", "board", "share", "fair", "live", "offline", "review", "app"];

struct Assets {
    by_file: HashMap<String, Asset>,
    address: HashMap<&'static str, String>,
}

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let mut assets = Assets { by_file: HashMap::new(), address: HashMap::new() };
    let night = text("css/night.css");
    // Night is on by choice, or by the system where the reader has chosen nothing.
    let mut style = text("css/tokens.css");
    style += "[data-theme=night]{";
    style += &night;
    style += "}@media (prefers-color-scheme:dark){:root:not([data-theme]){";
    style += &night;
    style += "}}";
    style.extend(STYLE.iter().map(|part| text(part)));
    assets.add("app.css", "text/css; charset=utf-8", style.into_bytes());
    for name in SCRIPTS {
        let mut script = text(&format!("js/{name}.js"));
        for (known, address) in &assets.address {
            script = script.replace(&format!("\"./{known}\""), &format!("\"{address}\""));
        }
        let name: &'static str = format!("{name}.js").leak();
        assets.add(name, "text/javascript; charset=utf-8", script.into_bytes());
    }
    for (name, path, media_type) in [
        ("icon.svg", "icons/icon.svg", "image/svg+xml"),
        ("icon-turn.svg", "icons/icon-turn.svg", "image/svg+xml"),
    ] {
        assets.add(name, media_type, text(path).into_bytes());
    }
    let icon = text("icons/icon.svg");
    for (name, size, full) in [
        ("icon-180.png", 180, true),
        ("icon-192.png", 192, false),
        ("icon-512.png", 512, false),
        ("icon-full-192.png", 192, true),
        ("icon-full-512.png", 512, true),
    ] {
        assets.add(name, "image/png", crate::sharing::icon(&icon, size, full));
    }
    assets
});

fn text(path: &str) -> String {
    Files::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default()
}

impl Assets {
    fn add(&mut self, name: &'static str, media_type: &'static str, bytes: Vec<u8>) {
        let hash = fingerprint([bytes.as_slice()]);
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        let file = format!("{stem}.{hash}.{extension}");
        self.address.insert(name, format!("/assets/{file}"));
        self.by_file.insert(file, Asset { bytes: bytes.leak(), media_type });
    }
}

/// Ten hexadecimal digits that change with any of the parts.
pub(crate) fn fingerprint<B: AsRef<[u8]>>(parts: impl IntoIterator<Item = B>) -> String {
    let digest = parts.into_iter().fold(Sha256::new(), Digest::chain_update).finalize();
    let number = digest.iter().take(5).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    format!("{number:010x}")
}

/// The worker that keeps the rules in the browser. Its name never changes, so it stands outside `/assets/`; its text
/// changes with every asset and every message, so that browsers fetch the new ones.
#[must_use]
pub fn worker() -> String {
    let mut kept = vec![address("app.css"), address("icon.svg")];
    kept.extend(SCRIPTS.iter().map(|name| address(&format!("{name}.js"))));
    kept.sort_unstable();
    let list: Vec<String> = kept.iter().map(|address| format!("{address:?}")).collect();
    // The pages it keeps change with their words, too.
    text("js/worker.js")
        .replace("[/* assets */]", &format!("[{}]", list.join(",")))
        .replace("/* words */", &crate::language::fingerprint())
}

/// The asset served as `/assets/{file}`, if there is one.
#[must_use]
pub fn find(file: &str) -> Option<Asset> {
    ASSETS.by_file.get(file).copied()
}

/// The address of an asset: `/assets/app.0123456789.css` for `app.css`; `/assets/{name}` if there is none.
#[must_use]
pub fn address(name: &str) -> String {
    ASSETS.address.get(name).cloned().unwrap_or_else(|| format!("/assets/{name}"))
}

/// Every asset with its file name, as in `/assets/{file}`.
pub fn all() -> impl Iterator<Item = (&'static str, Asset)> {
    ASSETS.by_file.iter().map(|(file, asset)| (file.as_str(), *asset))
}

/// The addresses of the scripts that `app.js` needs at once, to be fetched together with it.
pub(crate) fn preloaded() -> impl Iterator<Item = String> {
    ["idiomorph.js", "live.js", "board.js"].into_iter().map(address)
}
