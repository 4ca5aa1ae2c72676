// A visitor who has games in every phase, and the addresses of all pages in one language.
import { make, person, playOut } from "./play.mjs";

/** Path codes of all languages, as the page itself offers them. */
export async function languages(page, server) {
  await page.goto(`${server.base}/en/`);
  return page.evaluate(() => [...new Set([...document.querySelectorAll("link[rel=alternate][hreflang]")]
    .map((link) => new URL(link.href).pathname.split("/")[1]).filter(Boolean))]);
}

/** A game of two people at one device, played for a while over the JSON interface and given up: its path. */
async function finished(server) {
  const ask = async (path, body, token) => {
    const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
    return (await fetch(`${server.base}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const made = await ask("/api/games", { rules: "jequier", opponent: "same-device" });
  for (let game = made.game; ; ) {
    if (game.phase === "over") return `/g/${made.id}`;
    const { version, moves } = game;
    game = version > 70 ? await ask(`/api/games/${made.id}/resign`, { version }, made.token)
      : game.phase === "move"
      ? await ask(`/api/games/${made.id}/move`, { version, from: moves[moves.length - 1].from }, made.token)
      : await ask(`/api/games/${made.id}/throw`, { version }, made.token);
  }
}

/** A maker (one browser context) with a waiting game, and games that stand at a throw and at a move; a guest with an invitation. */
export async function visitor(browser, server, options = {}) {
  const maker = await person(browser, server, options);
  const path = (url) => new URL(url).pathname.replace(/^\/[^/]+/, "");
  const waiting = path(await make(maker.page, server));
  const toss = path(await make(maker.page, server, { opponent: "same-device" }));
  const move = path(await make(maker.page, server, { opponent: "same-device", rules: "jequier" }));
  // Past the throw-off and some turns, so that there is a choice between pieces.
  await playOut([maker.page], { until: async (step) => step > 12 && (await maker.page.locator(".hit.from").count()) > 1 });

  const over = await finished(server);
  const guest = await person(browser, server, options);
  return {
    maker, guest,
    /** What the maker of the games sees, by name. */
    pages: { home: "/", senet: "/senet", jequier: "/senet/jequier", fair: "/fair", privacy: "/privacy", analysis: "/analysis", thrown: "/analysis?rules=jequier&position=3C1S3S/1CS3C3/S1C2S2C1+C+3", impossible: "/analysis?rules=standard&position=CCCCCCC3/10/7S2+C+6", review: `${over}/review`, moment: `${over}/review?at=31`, list: `${over}/review?list=1`, lost: "/no-such-page", waiting, throw: toss, move },

    async close() { await maker.context.close(); await guest.context.close(); },
  };
}
