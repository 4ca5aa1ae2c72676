//! The site over HTTP: pages, the JSON interface, live streams.

mod analysis;
mod api;
mod assets;
mod fault;
mod forms;
mod guard;
mod health;
mod limit;
mod live;
mod metering;
mod pages;
mod reader;
mod review;
mod run;
mod sharing;
mod show;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use senet_games::{Games, Judges, Opponent, TimeControl};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use fault::Fault;

pub use api::document;
pub use limit::Limiter;
pub use metering::metrics;
pub use run::{Serving, serve, upkeep};

/// What every request works with.
#[derive(Debug)]
pub struct Site {
    /// The games.
    pub games: Arc<Games>,
    /// Who judges positions: for hints, reviews and analysis.
    pub judges: Arc<Judges>,
    /// Where the site is, without a slash at its end; `None`: wherever a request says it is.
    pub address: Option<String>,
    /// Turns true when the server is about to stop; streams then tell their readers to come back.
    pub stopping: watch::Receiver<bool>,
}

type Shared = Arc<Site>;

/// The times that can be chosen when a game is made, as they are written in forms, with none first.
pub const TIMES: [(&str, Option<TimeControl>); 4] = [
    ("none", None),
    ("5+5", Some(TimeControl { time: 5 * 60, bonus: 5 })),
    ("10+10", Some(TimeControl { time: 10 * 60, bonus: 10 })),
    ("20+20", Some(TimeControl { time: 20 * 60, bonus: 20 })),
];

/// The time that a form or program asks for: `none`, or minutes for each player and seconds more for each answered
/// throw, as in `15+10`; with 0 minutes a player begins with the seconds of one throw. A stranger would have to ask for
/// just the same, so that only what the page offers is taken.
fn time_control(name: &str, opponent: Opponent) -> Result<Option<TimeControl>, Fault> {
    let offered = TIMES.iter().find(|(known, _)| *known == name).map(|(_, time)| *time);
    let number = |text: &str| text.parse().ok().filter(|number: &u32| *number <= LONGEST_TIME);
    let own = || {
        let (minutes, bonus) = name.split_once('+').filter(|_| opponent != Opponent::Stranger)?;
        let (minutes, bonus) = (number(minutes)?, number(bonus)?);
        let time = if minutes == 0 { bonus } else { minutes * 60 };
        (time > 0).then_some(Some(TimeControl { time, bonus }))
    };
    offered.or_else(own).ok_or_else(|| {
        let text =
            "`clock` is none, or minutes and seconds as in 5+5; against a stranger 5+5, 10+10 or 20+20";
        Fault::Malformed(text.to_owned())
    })
}

/// Minutes that a player may begin with, and seconds that an answered throw may add.
const LONGEST_TIME: u32 = 180;

/// The most bytes that a request's body may have. The largest honest one has some 200.
const LARGEST_BODY: usize = 8 * 1024;

/// How long a request may take until its answer begins, its body included. Streams begin at once.
const LONGEST: Duration = Duration::from_secs(30);

/// Everything that the site answers.
pub fn router(site: Arc<Site>, limiter: Option<Arc<Limiter>>) -> Router {
    let pages = Router::new()
        .route("/", get(pages::any_home))
        .route("/g/{id}", get(pages::any_game))
        .route("/senet", get(pages::any_page))
        .route("/senet/jequier", get(pages::any_page))
        .route("/privacy", get(pages::any_page))
        .route("/fair", get(pages::any_page))
        .route("/analysis", get(pages::any_page))
        .route("/{lang}", get(pages::slash))
        .route("/{lang}/", get(pages::home))
        .route("/{lang}/senet", get(pages::senet))
        .route("/{lang}/senet/jequier", get(pages::jequier))
        .route("/{lang}/privacy", get(pages::privacy))
        .route("/{lang}/fair", get(pages::fair))
        .route("/{lang}/analysis", get(analysis::page))
        .route("/{lang}/analysis.png", get(analysis::card))
        .route("/{lang}/offline", get(sharing::offline))
        .route("/{lang}/app.webmanifest", get(sharing::manifest))
        .route("/{lang}/card/{page}", get(sharing::page_card))
        .route("/{lang}/games", post(forms::create))
        .route("/{lang}/settings", post(forms::settings))
        .route("/{lang}/g/{id}", get(pages::game))
        .route("/{lang}/g/{id}/card.png", get(sharing::game_card))
        .route("/{lang}/g/{id}/events", get(live::page))
        .route("/{lang}/g/{id}/fair", get(pages::fair_game))
        .route("/{lang}/g/{id}/review", get(review::page))
        .route("/{lang}/g/{id}/review.png", get(review::card))
        .route("/{lang}/g/{id}/device", get(pages::device))
        .route("/{lang}/g/{id}/device/{secret}", get(pages::device_take).post(forms::device))
        .route("/{lang}/g/{id}/join", post(forms::join))
        .route("/{lang}/g/{id}/leave", post(forms::leave))
        .route("/{lang}/g/{id}/throw", post(forms::throw))
        .route("/{lang}/g/{id}/move", post(forms::play))
        .route("/{lang}/g/{id}/hint", post(forms::hint))
        .route("/{lang}/g/{id}/resign", post(forms::resign))
        .route("/{lang}/g/{id}/rematch", post(forms::rematch))
        .route("/{lang}/g/{id}/claim", post(forms::claim))
        .route("/{lang}/g/{id}/name", post(forms::name))
        .route("/{lang}/g/{id}/phrase", post(forms::phrase))
        .layer(from_fn_with_state(site.clone(), guard::own_pages_only));
    let everything = Router::new()
        .merge(pages)
        .merge(api::routes())
        .route("/assets/{file}", get(assets::asset))
        .route("/g/{id}/qr.svg", get(pages::qr))
        .route("/sitemap.xml", get(sharing::sitemap))
        .route("/robots.txt", get(sharing::robots))
        .route("/sw.js", get(sharing::worker))
        .fallback(fault::not_found)
        .method_not_allowed_fallback(fault::method_not_allowed);
    let answers = match limiter {
        Some(limiter) => everything.layer(from_fn_with_state((site.clone(), limiter), limit::limit)),
        None => everything,
    };
    answers
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .layer(from_fn_with_state(site.clone(), guard::readable_only))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(site.clone(), fault::catch_panics))
        .layer(from_fn_with_state(site.clone(), guard::headers))
        .layer(from_fn(metering::measure))
        .with_state(site)
}
