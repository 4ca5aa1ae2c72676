//! How many requests a second one client address may make, and how many streams it may hold open.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::Shared;
use super::fault::{self, Fault};

/// The address at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer(pub(super) IpAddr);

/// The most streams that one client address holds open: many people may share one, and a browser opens four at most.
const STREAMS: u32 = 64;
/// How long a client waits that has too many streams open, in milliseconds.
const STREAMS_WAIT: i64 = 30_000;

/// Lets each client address make so many requests a second, and at once twice as many, and hold 64 streams open.
#[derive(Debug)]
pub struct Limiter {
    streams: Mutex<HashMap<IpAddr, u32>>,
    clients: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
}

impl Limiter {
    /// `per_second` requests a second for each client address; `None` for 0, which means: no limit.
    #[must_use]
    pub fn new(per_second: u32) -> Option<Arc<Self>> {
        let per_second = NonZeroU32::new(per_second)?;
        let burst = per_second.saturating_mul(NonZeroU32::new(2)?);
        let clients = RateLimiter::keyed(Quota::per_second(per_second).allow_burst(burst));
        Some(Arc::new(Self { streams: Mutex::default(), clients, clock: DefaultClock::default() }))
    }

    /// Forgets clients that have not asked for a while.
    pub fn forget(&self) {
        self.clients.retain_recent();
        self.clients.shrink_to_fit();
    }

    /// Milliseconds to wait, if the client has asked too often.
    fn wait(&self, client: IpAddr) -> Option<i64> {
        let refused = self.clients.check_key(&client).err()?;
        Some(refused.wait_time_from(self.clock.now()).as_millis().try_into().unwrap_or(1000))
    }
}

/// A client whose streams are counted.
#[derive(Clone, Debug)]
pub(super) struct Client {
    address: IpAddr,
    limiter: Arc<Limiter>,
}

/// A place for one stream, given back when it is dropped.
#[derive(Debug)]
pub(super) struct Place(Client);

impl Client {
    /// A place for one more stream.
    pub(super) fn place(&self) -> Result<Place, Fault> {
        let mut streams = self.limiter.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(self.address).or_default();
        if *open >= STREAMS {
            return Err(Fault::TooMany { wait: STREAMS_WAIT });
        }
        *open += 1;
        Ok(Place(self.clone()))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Client { address, limiter } = &self.0;
        let mut streams = limiter.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(address) {
            *open -= 1;
            if *open == 0 {
                streams.remove(address);
            }
        }
    }
}

/// Refuses a request of a client that has asked too often. What counts streams is told who the client is.
pub(super) async fn limit(
    State((site, limiter)): State<(Shared, Arc<Limiter>)>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let address = peer.map(|peer| client(peer, request.headers()));
    let wait = address.and_then(|address| limiter.wait(address));
    if let Some(address) = address {
        request.extensions_mut().insert(Client { address, limiter });
    }
    match wait {
        // A person gets a page; whoever else asks this often is a program, on which a page would be wasted.
        Some(wait) if request.headers().get("sec-fetch-mode").is_some_and(|mode| mode == "navigate") => {
            fault::answer(&site, &Fault::TooMany { wait }, &request)
        }
        Some(wait) => Fault::TooMany { wait }.problem(None),
        None => next.run(request).await,
    }
}

/// The client's address: the peer's, or, behind a proxy on this machine, what the proxy says. Networks of IPv6 that
/// belong to one customer count as one.
fn client(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").into_iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()).and_then(|value| value.rsplit(',').next());
    let told = last.and_then(|address| address.trim().parse().ok()).filter(|_| peer.is_loopback());
    match told.unwrap_or(peer).to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(network))
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(forwarded: &'static str) -> HeaderMap {
        [("x-forwarded-for".parse().unwrap(), forwarded.parse().unwrap())].into_iter().collect()
    }

    #[test]
    fn clients_cannot_choose_their_own_address() {
        let [local, peer] = ["127.0.0.1", "203.0.113.9"].map(|address| address.parse::<IpAddr>().unwrap());
        assert_eq!(client(peer, &headers("198.51.100.1")), peer);
        let behind = client(local, &headers("198.51.100.1, 203.0.113.9"));
        assert_eq!(behind, peer, "only what the proxy itself has added counts");
        assert_eq!(client(local, &headers("nonsense")), local);
    }

    #[test]
    fn one_network_is_one_client() {
        let [one, two, other] =
            ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1"].map(|a| a.parse::<IpAddr>().unwrap());
        let none = HeaderMap::new();
        assert_eq!(client(one, &none), client(two, &none));
        assert_ne!(client(one, &none), client(other, &none));
    }

    #[test]
    fn one_client_cannot_hold_streams_without_end() {
        let limiter = Limiter::new(1).unwrap();
        let client = |text: &str| Client { address: text.parse().unwrap(), limiter: limiter.clone() };
        let [one, other] = ["203.0.113.9", "203.0.113.10"].map(client);
        let mut places: Vec<_> = (0..STREAMS).map(|_| one.place().unwrap()).collect();
        assert!(matches!(one.place(), Err(Fault::TooMany { .. })));
        let of_other = other.place().unwrap();
        places.pop();
        places.push(one.place().unwrap());
        assert!(one.place().is_err(), "one was given back, and one taken");
        drop((places, of_other));
        assert!(limiter.streams.lock().unwrap().is_empty(), "who has gone is forgotten");
    }

    #[test]
    fn zero_switches_the_limit_off() {
        assert!(Limiter::new(0).is_none());
        let limiter = Limiter::new(1).unwrap();
        let client = "203.0.113.9".parse().unwrap();
        assert_eq!(limiter.wait(client), None);
        assert_eq!(limiter.wait(client), None);
        assert!(limiter.wait(client).is_some_and(|wait| wait > 0));
    }
}
