//! Latencies and their percentiles.

use std::fmt;
use std::time::Duration;

/// Durations of one kind.
#[derive(Default)]
pub(crate) struct Latencies(Vec<Duration>);

impl Latencies {
    pub(crate) fn add(&mut self, latency: Duration) {
        self.0.push(latency);
    }

    pub(crate) fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Median, 99th percentile and longest.
    pub(crate) fn summary(mut self) -> Summary {
        self.0.sort_unstable();
        let at = |share: usize| {
            let last = self.0.len().saturating_sub(1);
            self.0.get(last * share / 100).copied().unwrap_or_default()
        };
        Summary { count: self.0.len(), p50: at(50), p99: at(99), longest: at(100) }
    }
}

/// What a set of latencies says.
pub(crate) struct Summary {
    count: usize,
    p50: Duration,
    p99: Duration,
    longest: Duration,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |duration: Duration| duration.as_secs_f64() * 1000.0;
        write!(
            f,
            "{:>8} measured   p50 {:7.2} ms   p99 {:7.2} ms   longest {:7.2} ms",
            self.count,
            ms(self.p50),
            ms(self.p99),
            ms(self.longest)
        )
    }
}
