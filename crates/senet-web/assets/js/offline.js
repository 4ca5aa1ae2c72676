// The rules, kept in the browser for times without a network.

/** Registers the worker once the page is at rest, and tells it which language's pages to keep. */
export function keepRules() {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  addEventListener("load", async () => {
    try {
      const registration = await navigator.serviceWorker.register("/sw.js");
      const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
      worker?.postMessage({ keep: document.documentElement.lang });
    } catch {
      // A browser may forbid it, as in private windows; the site does without.
    }
  });
}
