//! Who asks for a page: their language, their choices, the secret of their device.

use std::convert::Infallible;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;
use senet_games::{Secret, SecretHash};

use super::fault::Fault;
use super::{Shared, Site};
use crate::language::Language;
use crate::views::errors;
use crate::{BoardForm, Context, Theme};

/// The cookie that holds the secret of a device.
pub(super) const DEVICE: &str = "senet";
/// The cookies that hold a reader's choices.
pub(super) const THEME: &str = "theme";
pub(super) const BOARD: &str = "board";
pub(super) const LANGUAGE: &str = "lang";

/// Who asks for a page.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    /// What every page needs.
    pub(super) ctx: Context,
    /// The secret of the device, if it has one.
    pub(super) device: Option<Secret>,
    /// Whether a script asks, which wants `<main>` and nothing else.
    pub(super) live: bool,
    /// The language that is not in the cookie yet, because the reader has just switched to it.
    switched: bool,
    secure: bool,
}

impl Reader {
    /// The reader of a page whose address begins with a language.
    fn of(site: &Site, uri: &Uri, headers: &HeaderMap) -> Option<Self> {
        let (code, path) = split_language(uri.path())?;
        let language = Language::from_code(code)?;
        Some(Self::new(site, language, path, headers))
    }

    /// The reader of whatever address, in the language that suits best.
    pub(super) fn of_any(site: &Site, uri: &Uri, headers: &HeaderMap) -> Self {
        Self::of(site, uri, headers).unwrap_or_else(|| Self::new(site, best_language(headers), "/", headers))
    }

    fn new(site: &Site, language: Language, path: &str, headers: &HeaderMap) -> Self {
        let address = address(site, headers);
        let from_here = headers.get("sec-fetch-site").is_some_and(|from| from == "same-origin");
        let navigates = headers.get("sec-fetch-mode").is_some_and(|mode| mode == "navigate");
        let ctx = Context {
            language,
            theme: cookie(headers, THEME).and_then(Theme::from_name).unwrap_or_default(),
            board: cookie(headers, BOARD).and_then(BoardForm::from_name).unwrap_or_default(),
            path: path.to_owned(),
            site: address.clone(),
            version: concat!("v", env!("CARGO_PKG_VERSION")).to_owned(),
        };
        Self {
            ctx,
            device: cookie(headers, DEVICE).and_then(|secret| secret.parse().ok()),
            live: headers.contains_key("senet-live"),
            switched: from_here && navigates && best_language(headers) != language,
            secure: address.starts_with("https:"),
        }
    }

    /// What is kept of the device's secret.
    pub(super) fn holder(&self) -> Option<SecretHash> {
        self.device.as_ref().map(Secret::hash)
    }

    /// A page.
    pub(super) fn page(&self, status: StatusCode, page: Markup) -> Response {
        let mut response = (status, Html(page.into_string())).into_response();
        let headers = response.headers_mut();
        // Kept by the browser for going back, but asked about again; never by anybody between.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        if self.switched {
            self.set_cookie(headers, LANGUAGE, self.ctx.language.code(), false);
        }
        response
    }

    /// The page for a fault.
    pub(super) fn fault(&self, fault: &Fault) -> Response {
        let mut response = self.page(fault.kind().0, errors::page(&self.ctx, fault.page()));
        fault.add_headers(&mut response);
        response
    }

    /// On to a page of this site, in the reader's language.
    pub(super) fn on_to(&self, path: &str) -> Response {
        see_other(&self.ctx.to(path))
    }

    /// Keeps a choice, or the device's secret, for a year.
    pub(super) fn set_cookie(&self, headers: &mut HeaderMap, name: &str, value: &str, hidden: bool) {
        let hidden = if hidden { "; HttpOnly" } else { "" };
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie = format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax{hidden}{secure}");
        if let Ok(value) = cookie.parse() {
            headers.append(header::SET_COOKIE, value);
        }
    }
}

/// Elsewhere, with a GET.
pub(super) fn see_other(to: &str) -> Response {
    match HeaderValue::try_from(to) {
        Ok(to) => (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response(),
        Err(_) => StatusCode::BAD_REQUEST.into_response(),
    }
}

/// `en` and `/g/abc` of `/en/g/abc`.
fn split_language(path: &str) -> Option<(&str, &str)> {
    let rest = path.strip_prefix('/')?;
    let end = rest.find('/')?;
    Some((&rest[..end], &rest[end..]))
}

/// The reader's language: as chosen, else as the browser asks.
pub(super) fn best_language(headers: &HeaderMap) -> Language {
    cookie(headers, LANGUAGE).and_then(Language::from_code).unwrap_or_else(|| {
        let accept = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Language::negotiate(accept.unwrap_or_default())
    })
}

/// The value of a cookie.
pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// Where the site is, as configured or as the request says.
pub(super) fn address(site: &Site, headers: &HeaderMap) -> String {
    if let Some(address) = &site.address {
        return address.clone();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let is_host = |host: &&str| {
        !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".-:[]".contains(&b))
    };
    format!("http://{}", host.filter(is_host).unwrap_or("localhost"))
}

impl<S> FromRequestParts<S> for Reader
where
    S: Send + Sync,
    Shared: FromRef<S>,
{
    type Rejection = Response;

    /// There are pages only in the languages of the site.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        let site = Shared::from_ref(state);
        let (uri, headers) = (&parts.uri, &parts.headers);
        let missing =
            || respell(uri).unwrap_or_else(|| Self::of_any(&site, uri, headers).fault(&Fault::NoSuchPage));
        Self::of(&site, uri, headers).ok_or_else(missing)
    }
}

/// On to the same address with the language's code as the site spells it, if another spelling stands at its beginning.
pub(super) fn respell(uri: &Uri) -> Option<Response> {
    let rest = uri.path().strip_prefix('/')?;
    let code = rest.split('/').next()?;
    let language = Language::for_tag(code).filter(|language| language.code() != code)?;
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    let to = format!("/{}{}{query}", language.code(), &rest[code.len()..]);
    Some(Redirect::permanent(&to).into_response())
}

/// The language that suits the reader best, for addresses without one.
pub(super) struct BestLanguage(pub(super) Language);

impl<S: Send + Sync> FromRequestParts<S> for BestLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(best_language(&parts.headers)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; senet=abc;theme=night"));
        assert_eq!(cookie(&headers, "senet"), Some("abc"));
        assert_eq!(cookie(&headers, "theme"), Some("night"));
        assert_eq!(cookie(&headers, "sene"), None);
    }

    #[test]
    fn the_language_is_split_off_the_path() {
        assert_eq!(split_language("/pt-BR/g/abc"), Some(("pt-BR", "/g/abc")));
        assert_eq!(split_language("/en/"), Some(("en", "/")));
        assert_eq!(split_language("/en"), None);
    }
}
