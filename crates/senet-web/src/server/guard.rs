//! What protects readers: forms are taken only from the site's own pages, and browsers are told what pages may do.
//! Addresses that are no text lead on like any other that is not there.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use percent_encoding::percent_decode_str;

use super::Shared;
use super::fault::{self, Fault};
use super::reader::address;

/// Refuses forms sent from other sites, which would act with the reader's cookie.
pub(super) async fn own_pages_only(State(site): State<Shared>, request: Request, next: Next) -> Response {
    let asks = matches!(*request.method(), Method::GET | Method::HEAD);
    if asks || comes_from_here(&address(&site, request.headers()), request.headers()) {
        next.run(request).await
    } else {
        fault::answer(&site, &Fault::Foreign, &request)
    }
}

/// Answers for addresses whose percent codes are no UTF-8, of which no handler could read a part.
pub(super) async fn readable_only(State(site): State<Shared>, request: Request, next: Next) -> Response {
    match percent_decode_str(request.uri().path()).decode_utf8() {
        Ok(_) => next.run(request).await,
        Err(_) => fault::answer(&site, &Fault::NoSuchPage, &request),
    }
}

/// Browsers say where a request comes from; what sends neither header is no browser, and has no cookie to be abused.
fn comes_from_here(site: &str, headers: &HeaderMap) -> bool {
    if let Some(from) = headers.get("sec-fetch-site") {
        return from == "same-origin" || from == "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = |address: &str| address.split_once("://").map(|(_, host)| host.to_owned());
    let origin = origin.to_str().ok().and_then(host);
    let asked = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    // Behind a proxy the host asked may be another than that of the site.
    origin.is_some() && (origin == host(site) || origin.as_deref() == asked)
}

/// Everything comes from the site itself: no inline script or style, no frame around a page, nothing fetched elsewhere.
const POLICY: &str =
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Tells browsers what pages may do.
pub(super) async fn headers(State(site): State<Shared>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    // Private links stay private; the site's own forms need to say where they come from.
    set(header::REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if site.address.as_ref().is_some_and(|address| address.starts_with("https:")) {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_here(pairs: &[(HeaderName, &'static str)]) -> bool {
        let headers =
            pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
        comes_from_here("https://senet.example", &headers)
    }

    #[test]
    fn forms_of_other_sites_are_refused() {
        let fetch = HeaderName::from_static("sec-fetch-site");
        assert!(from_here(&[]));
        assert!(from_here(&[(fetch.clone(), "same-origin")]));
        assert!(!from_here(&[(fetch.clone(), "cross-site")]));
        assert!(!from_here(&[(fetch, "same-site")]));
        assert!(from_here(&[(header::ORIGIN, "https://senet.example")]));
        assert!(from_here(&[(header::ORIGIN, "http://10.0.0.1:8080"), (header::HOST, "10.0.0.1:8080")]));
        assert!(!from_here(&[(header::ORIGIN, "https://evil.example"), (header::HOST, "senet.example")]));
        assert!(!from_here(&[(header::ORIGIN, "null"), (header::HOST, "senet.example")]));
    }
}
