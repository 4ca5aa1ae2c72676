//! Listening, and stopping without dropping anything.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use super::limit::Peer;

/// How long a client may take to send a request's head.
const HEAD: Duration = Duration::from_secs(20);
/// What one connection may hold of a request's head; also what it costs at least while it is open.
const BUFFER: usize = 8 * 1024;
/// How long a stopping server waits for requests that have begun.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the games' upkeep is done.
const UPKEEP: Duration = Duration::from_secs(1);

/// What is being served.
#[derive(Debug)]
pub struct Serving {
    /// Where connections come in.
    pub listener: TcpListener,
    /// What they are answered by.
    pub router: Router,
    /// Tells streams that the server is about to stop.
    pub stopping: watch::Sender<bool>,
}

/// Serves until `stop` is done; then finishes what was begun, tells streams to come back, and returns.
pub async fn serve(serving: Serving, stop: impl Future<Output = ()>) {
    let Serving { listener, router, stopping } = serving;
    let graceful = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let connection = connection(stream, peer, router.clone());
                let watched = graceful.watcher();
                tokio::spawn(async move {
                    // Whatever ends a connection early is its client's affair.
                    let _ = watched.watch(connection).await;
                });
            }
            // Too many open files, most likely; trying again at once would help nobody.
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    tracing::info!("stopping");
    stopping.send_replace(true);
    if tokio::time::timeout(PATIENCE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
) -> http1::Connection<
    TokioIo<TcpStream>,
    impl hyper::service::Service<
        Request<Incoming>,
        Response = axum::response::Response,
        Error = Infallible,
        Future: Send,
    >,
> {
    // Events are small and must not wait for each other.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(Peer(peer.ip()));
        router.clone().oneshot(request)
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
}

/// Does the games' upkeep and forgets idle clients, for as long as it is polled.
pub async fn upkeep(games: Arc<senet_games::Games>, limiter: Option<Arc<super::Limiter>>) {
    let mut interval = tokio::time::interval(UPKEEP);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for round in 0_u64.. {
        interval.tick().await;
        if let Err(error) = games.upkeep().await {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            tracing::error!(%error, cause, "upkeep failed");
        }
        if let Some(limiter) = limiter.as_ref().filter(|_| round % 60 == 0) {
            limiter.forget();
        }
    }
}
