// Shows the rules without a network. Games are never shown from here: a board that may be old would be a lie.
const ASSETS = [/* assets */];
const NAME = `senet-${ASSETS.map((address) => address.split(".").at(-2)).join("")}-/* words */`;
const PAGES = ["senet", "senet/jequier", "offline"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(ASSETS)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const language = event.data?.keep;
  if (!/^[A-Za-z-]{2,8}$/.test(language ?? "")) return;
  const keep = async () => {
    const cache = await caches.open(NAME);
    for (const page of PAGES) {
      const address = `/${language}/${page}`;
      if (!(await cache.match(address))) await cache.add(address);
    }
  };
  event.waitUntil(keep().catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== "GET") return;
  if (pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => withoutNetwork(pathname)));
  }
});

/** The page if it is one that is kept, else the one that says there is no network. */
async function withoutNetwork(pathname) {
  const kept = await caches.match(pathname);
  if (kept) return kept;
  const cache = await caches.open(NAME);
  const offline = (await cache.keys()).map((request) => request.url).filter((url) => url.endsWith("/offline"));
  const language = pathname.split("/")[1];
  const best = offline.find((url) => url.includes(`/${language}/`)) ?? offline.at(0);
  return (best && (await caches.match(best))) || Response.error();
}
