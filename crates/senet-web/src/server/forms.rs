//! Forms that pages send. Each answers with the page to go to, or, to a script, with that page's `<main>`.

use std::sync::Arc;

use axum::extract::{FromRequest, Path, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use senet_games::{GameId, NewGame, Opponent, Phrase, Refused, Secret, SecretHash, Shake, Snapshot};
use senet_players::Level;
use senet_rules::{Ruleset, Seat, Square};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::fault::Fault;
use super::pages::game_page;
use super::reader::{BOARD, DEVICE, Reader, THEME, see_other};
use super::{Shared, show, time_control};
use crate::{BoardForm, Theme};

/// A form, refused with a page.
pub(super) struct Form<T>(Reader, T);

impl<T: DeserializeOwned> FromRequest<Shared> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &Shared) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let reader =
            <Reader as axum::extract::FromRequestParts<Shared>>::from_request_parts(&mut parts, state)
                .await?;
        let request = Request::from_parts(parts, body);
        match axum::Form::<T>::from_request(request, state).await {
            Ok(axum::Form(form)) => Ok(Self(reader, form)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(reader.fault(&Fault::TooLarge))
            }
            Err(rejection) => Err(reader.fault(&Fault::Malformed(rejection.body_text()))),
        }
    }
}

/// Form fields that name the version.
#[derive(Deserialize, Debug)]
pub(super) struct Versioned {
    version: u32,
}

/// The fields of the form that makes a game.
#[derive(Deserialize, Debug)]
pub(super) struct CreateForm {
    rules: String,
    #[serde(default)]
    opponent: String,
    #[serde(default)]
    level: String,
    #[serde(default)]
    play: String,
    #[serde(default)]
    clock: String,
}

impl CreateForm {
    fn wanted(&self) -> Result<NewGame, Fault> {
        let malformed = |what: &str| Fault::Malformed(format!("unknown {what}"));
        let opponent = match self.opponent.as_str() {
            "friend" | "" => Opponent::Friend,
            "same-device" => Opponent::SameDevice,
            "stranger" => Opponent::Stranger,
            "computer" => {
                let level = self.level.parse().ok().and_then(Level::new);
                Opponent::Computer { level: level.ok_or_else(|| malformed("level"))? }
            }
            _ => return Err(malformed("opponent")),
        };
        Ok(NewGame {
            rules: Ruleset::by_id(&self.rules).map_err(|_| malformed("rules"))?,
            opponent,
            play: match self.play.as_str() {
                "random" | "" => None,
                seat => Some(Seat::from_name(seat).ok_or_else(|| malformed("seat"))?),
            },
            time: match self.clock.as_str() {
                "" => None,
                clock => time_control(clock, opponent)?,
            },
        })
    }
}

/// The device's secret; a new one, with the cookie to keep it, if it has none.
fn own_secret(site: &Shared, reader: &Reader) -> (Secret, bool) {
    match &reader.device {
        Some(secret) => (secret.clone(), false),
        None => (Secret::random(site.games.randomness()), true),
    }
}

/// Gives the device its cookie, if it is new.
fn with_cookie(mut response: Response, reader: &Reader, (secret, new): &(Secret, bool)) -> Response {
    if *new {
        reader.set_cookie(response.headers_mut(), DEVICE, &secret.reveal(), true);
    }
    response
}

pub(super) async fn create(State(site): State<Shared>, Form(reader, form): Form<CreateForm>) -> Response {
    let own = own_secret(&site, &reader);
    let wanted = match form.wanted() {
        Ok(wanted) => wanted,
        Err(fault) => return reader.fault(&fault),
    };
    match site.games.create(wanted, own.0.hash()).await {
        Ok(made) => with_cookie(reader.on_to(&format!("/g/{}", made.state.id())), &reader, &own),
        Err(error) => reader.fault(&error.into()),
    }
}

/// The fields of the settings form: buttons, of which one is pressed.
#[derive(Deserialize, Debug)]
pub(super) struct SettingsForm {
    theme: Option<String>,
    board: Option<String>,
    #[serde(default)]
    back: String,
}

pub(super) async fn settings(Form(reader, form): Form<SettingsForm>) -> Response {
    // Back to a page of this site, wherever the form says it came from.
    // Browsers pass over tabs and line ends in addresses, and take a backslash for a slash.
    let clear = |back: &str| back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let inside = form.back.starts_with('/') && !form.back.starts_with("//") && clear(&form.back);
    let back = if inside { form.back } else { reader.ctx.to("/") };
    let mut response = see_other(&back);
    if let Some(theme) = form.theme.as_deref().and_then(Theme::from_name) {
        reader.set_cookie(response.headers_mut(), THEME, theme.name(), false);
    }
    if let Some(board) = form.board.as_deref().and_then(BoardForm::from_name) {
        reader.set_cookie(response.headers_mut(), BOARD, board.name(), false);
    }
    response
}

/// Where a game's forms are sent.
type GamePath = Path<(String, String)>;

/// The answer to an action: the game as it stands, with what there is to say about a refusal.
fn answer(
    site: &Shared,
    reader: &Reader,
    result: Result<Arc<Snapshot>, Refused>,
    holder: Option<SecretHash>,
    from: Option<Square>,
) -> Response {
    let (snapshot, refusal) = match result {
        Ok(snapshot) if !reader.live => return reader.on_to(&format!("/g/{}", snapshot.state.id())),
        Ok(snapshot) => (snapshot, None),
        Err(refused) => {
            let fault = Fault::from(&refused);
            match (refused.game, show::notice(&refused.why, from)) {
                (Some(snapshot), Some(notice)) => (snapshot, Some((fault, notice))),
                _ => return reader.fault(&fault),
            }
        }
    };
    let viewer = snapshot.viewer(holder.as_ref());
    let mut model = show::game(&site.games, &snapshot, viewer, &reader.ctx);
    match refusal {
        None => game_page(reader, StatusCode::OK, &model),
        Some((fault, notice)) => {
            model.notice = Some(notice);
            let mut response = game_page(reader, fault.kind().0, &model);
            fault.add_headers(&mut response);
            response
        }
    }
}

/// The game and the seat's holder, for an action.
#[expect(clippy::result_large_err, reason = "the answer that is given is no larger elsewhere")]
fn acting(reader: &Reader, id: &str) -> Result<(GameId, SecretHash), Response> {
    let id = id.parse().map_err(|_| reader.fault(&Fault::NoSuchGame))?;
    // Whoever has no secret holds no seat; the games say so, and show the game.
    let holder = reader.holder().unwrap_or(SecretHash::from([0; 32]));
    Ok((id, holder))
}

pub(super) async fn join(
    State(site): State<Shared>,
    reader: Reader,
    Path((_, id)): GamePath,
) -> Result<Response, Response> {
    let own = own_secret(&site, &reader);
    let (id, holder) = (acting(&reader, &id)?.0, own.0.hash());
    let joined = site.games.join(id, holder).await;
    let new_holder = joined.is_ok();
    let response = answer(&site, &reader, joined, Some(holder), None);
    Ok(if new_holder { with_cookie(response, &reader, &own) } else { response })
}

/// Takes the seat of a private link.
pub(super) async fn device(
    State(site): State<Shared>,
    mut reader: Reader,
    Path((_, id, secret)): Path<(String, String, String)>,
) -> Result<Response, Response> {
    reader.ctx.path = format!("/g/{id}");
    let (id, _) = acting(&reader, &id)?;
    let link: Secret = secret.parse().map_err(|_| reader.fault(&Fault::LinkUsed))?;
    let own = own_secret(&site, &reader);
    match site.games.carry(id, &link, own.0.hash()).await {
        Ok(_) => Ok(with_cookie(reader.on_to(&format!("/g/{id}")), &reader, &own)),
        Err(refused) => Err(reader.fault(&Fault::from(&refused))),
    }
}

pub(super) async fn leave(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<Versioned>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let left = site.games.leave(id, &holder, form.version).await;
    // Back to the house: the game would ask whoever has just left to take the seat.
    if left.is_ok() {
        return Ok(reader.on_to("/"));
    }
    Ok(answer(&site, &reader, left, Some(holder), None))
}

/// The fields of a throw.
#[derive(Deserialize, Debug)]
pub(super) struct ThrowForm {
    version: u32,
    #[serde(default)]
    shake: String,
}

pub(super) async fn throw(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<ThrowForm>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let shake = if form.shake.is_empty() { None } else { Some(form.shake.parse::<Shake>()) };
    let shake = shake.transpose().map_err(|error| reader.fault(&Fault::Malformed(error.to_string())))?;
    let thrown = site.games.throw(id, &holder, form.version, shake).await;
    Ok(answer(&site, &reader, thrown, Some(holder), None))
}

/// The fields of a move.
#[derive(Deserialize, Debug)]
pub(super) struct MoveForm {
    version: u32,
    from: u8,
}

pub(super) async fn play(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<MoveForm>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let from = Square::new(form.from)
        .ok_or_else(|| reader.fault(&Fault::Malformed("a square is 1 to 30".to_owned())))?;
    let played = site.games.play(id, &holder, form.version, from).await;
    Ok(answer(&site, &reader, played, Some(holder), Some(from)))
}

/// Gives a hint, against the computer.
pub(super) async fn hint(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<Versioned>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let advised = site.games.advise(id, &holder, form.version, &site.judges).await;
    Ok(answer(&site, &reader, advised, Some(holder), None))
}

pub(super) async fn resign(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<Versioned>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let resigned = site.games.resign(id, &holder, form.version).await;
    Ok(answer(&site, &reader, resigned, Some(holder), None))
}

pub(super) async fn rematch(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<Versioned>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let offered = site.games.rematch(id, &holder, form.version).await;
    Ok(answer(&site, &reader, offered, Some(holder), None))
}

pub(super) async fn claim(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<Versioned>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let claimed = site.games.claim(id, &holder, form.version).await;
    Ok(answer(&site, &reader, claimed, Some(holder), None))
}

/// The field of a name; of two people at one device, `seat` says whose.
#[derive(Deserialize, Debug)]
pub(super) struct NameForm {
    name: String,
    seat: Option<String>,
}

pub(super) async fn name(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<NameForm>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let seat = form.seat.as_deref().and_then(Seat::from_name);
    let named = site.games.rename(id, &holder, seat, &form.name).await;
    Ok(answer(&site, &reader, named, Some(holder), None))
}

/// The field of a phrase.
#[derive(Deserialize, Debug)]
pub(super) struct PhraseForm {
    phrase: String,
}

pub(super) async fn phrase(
    State(site): State<Shared>,
    Path((_, id)): GamePath,
    Form(reader, form): Form<PhraseForm>,
) -> Result<Response, Response> {
    let (id, holder) = acting(&reader, &id)?;
    let phrase = Phrase::from_key(&form.phrase)
        .ok_or_else(|| reader.fault(&Fault::Malformed("unknown phrase".to_owned())))?;
    let said = site.games.say(id, &holder, phrase).await;
    Ok(answer(&site, &reader, said, Some(holder), None))
}
