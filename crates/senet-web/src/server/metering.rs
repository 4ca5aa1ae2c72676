//! What is counted, and the one log line for each request. Neither holds an address, a cookie or a private link: the
//! route stands for the path.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder};

/// Times that are told apart.
const SECONDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Counts the request and how long its answer took to begin.
pub(super) async fn measure(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let begun = Instant::now();
    let response = next.run(request).await;
    let (status, taken) = (response.status().as_u16(), begun.elapsed());
    // Methods are words that anybody may make up; there is no counter for each.
    let known = matches!(method.as_str(), "GET" | "HEAD" | "POST" | "OPTIONS" | "PUT" | "DELETE");
    let method = if known { method.to_string() } else { "other".to_owned() };
    let labels = [("route", route.clone()), ("method", method.clone()), ("status", status.to_string())];
    metrics::counter!("senet_requests_total", &labels).increment(1);
    metrics::histogram!("senet_request_seconds", "route" => route.clone()).record(taken.as_secs_f64());
    tracing::debug!(method, route, status, micros = taken.as_micros() as u64, "request");
    response
}

/// How often what was measured is put into its bucket, so that it takes no room when nobody reads it.
const SORTED: Duration = Duration::from_secs(5);

/// What Prometheus reads, at an address of its own. Only one in a process can be made, and only within a runtime.
///
/// # Errors
/// There is one already.
pub fn metrics() -> Result<axum::Router, BuildError> {
    let handle = PrometheusBuilder::new().set_buckets(&SECONDS)?.install_recorder()?;
    let sorting = handle.clone();
    tokio::spawn(async move {
        let mut interval = tokio::time::interval(SORTED);
        loop {
            interval.tick().await;
            sorting.run_upkeep();
        }
    });
    let render = move || std::future::ready(handle.render());
    Ok(axum::Router::new().route("/metrics", axum::routing::get(render)))
}

/// Counts open streams for as long as it lives.
#[derive(Debug)]
pub(super) struct OpenStream;

impl OpenStream {
    pub(super) fn new() -> Self {
        metrics::gauge!("senet_open_streams").increment(1.0);
        Self
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        metrics::gauge!("senet_open_streams").decrement(1.0);
    }
}
