//! Writes sample pages of every phase as static HTML, in all languages and both themes, to be looked at:
//! `cargo run -p senet-web --example preview -- OUTDIR`.

mod samples;

use std::error::Error;
use std::fs;
use std::path::Path;

use senet_rules::STANDARD;
use senet_web::language::Language;
use senet_web::views::{device, errors, fair, game, home};
use senet_web::{BoardForm, Context, Theme, assets};

fn main() -> Result<(), Box<dyn Error>> {
    let out = std::env::args().nth(1).ok_or("usage: preview OUTDIR")?;
    let out = Path::new(&out);
    fs::create_dir_all(out.join("assets"))?;
    for (file, asset) in assets::all() {
        fs::write(out.join("assets").join(file), asset.bytes)?;
    }
    for language in Language::all() {
        for theme in [Theme::Day, Theme::Night] {
            let dir = out.join(language.code()).join(theme.name());
            fs::create_dir_all(&dir)?;
            for (name, page) in pages(language, theme) {
                fs::write(dir.join(format!("{name}.html")), page)?;
            }
        }
    }
    Ok(())
}

fn pages(language: Language, theme: Theme) -> Vec<(String, String)> {
    let ctx = Context {
        language,
        theme,
        board: BoardForm::Turned,
        path: "/".into(),
        site: "https://senet.example".into(),
        version: "v0.1.0 · abc1234".into(),
    };
    let games = samples::games();
    let link = "https://senet.example/en/g/7kqm2fv/device/c2VjcmV0c2VjcmV0c2VjcmV0";
    let mut pages: Vec<(String, String)> =
        games.iter().map(|(name, model)| ((*name).into(), game::page(&ctx, model).into_string())).collect();
    let plain = Context { board: BoardForm::Plain, ..ctx.clone() };
    let swap = games.iter().find(|(name, _)| *name == "swap").expect("the samples have it");
    pages.push(("swap-plain".into(), game::page(&plain, &swap.1).into_string()));
    pages.push(("home".into(), home::page(&ctx, &home::HomeModel::default()).into_string()));
    pages.push(("home-games".into(), home::page(&ctx, &samples::home()).into_string()));
    pages.push(("fair".into(), fair::page(&ctx, &samples::fair()).into_string()));
    pages.push(("fair-about".into(), fair::about(&ctx).into_string()));
    pages.push(("not-found".into(), errors::page(&ctx, errors::ErrorPage::NotFound).into_string()));
    let model = device::DeviceLink { id: "7kqm2fv".into(), rules: &STANDARD, link: link.into() };
    pages.push(("device".into(), device::link(&ctx, &model).into_string()));
    let model = device::DeviceTake { id: "7kqm2fv".into(), rules: &STANDARD, secret: "c2VjcmV0".into() };
    pages.push(("device-take".into(), device::take(&ctx, &model).into_string()));
    pages
}
