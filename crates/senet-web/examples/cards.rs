//! Writes the preview pictures of some pages in every language: `cargo run -p senet-web --example cards -- FOLDER`.

use std::path::PathBuf;

use senet_rules::{JEQUIER, Position, STANDARD};
use senet_web::card;
use senet_web::language::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    std::fs::create_dir_all(&folder)?;
    let played = Position::parse("3C1S3S/1CS3C3/S1C3S1C1 C -", &STANDARD)?;
    for language in Language::all() {
        let titles = [
            ("home", senet_web::plain!(language, "home-title"), played),
            ("game", senet_web::plain!(language, "common-rules-jequier"), Position::opening(&JEQUIER)),
        ];
        for (name, title, position) in titles {
            let picture = card::card(language, &title, &position).ok_or("no picture")?;
            std::fs::write(folder.join(format!("{name}-{}.png", language.code())), picture)?;
        }
    }
    Ok(())
}
