// Without scripts.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { person } from "./play.mjs";
import { startServer } from "./server.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), startServer()]); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Opens the page, also while it is just about to look for news by itself, which ends the first try. */
async function look(page, url) {
  for (;;) {
    try {
      return await page.goto(url, { waitUntil: "domcontentloaded" });
    } catch (error) {
      if (!/interrupted by another navigation|ERR_ABORTED/.test(error.message)) throw error;
    }
  }
}

// A piece that can leave leaves, else a swap is made, else the hindmost piece goes: so a game of Jéquier ends in some
// hundred throws instead of thousands.
const sensible = (moves) =>
  moves.find(({ kind }) => kind === "off") ?? moves.find(({ kind }) => kind === "swap") ?? moves.toSorted((a, b) => a.from - b.from)[0];

for (const rules of ["standard", "jequier"]) {
  test(`a whole game of ${rules} without scripts: every throw and move is a form that the browser sends`, async () => {
    const noScript = { javaScriptEnabled: false };
    const [one, two] = await Promise.all([person(browser, server, noScript), person(browser, server, noScript)]);
    await one.page.goto(`${server.base}/en/`);
    await one.page.check(`[name=rules][value=${rules}]`, { force: true });
    await one.page.click(".morechoices summary");
    await one.page.check("[name=play][value=first]", { force: true });
    await one.page.click("#play");
    await one.page.waitForURL(/\/g\//);
    const url = one.page.url();
    await two.page.goto(url);
    await two.page.click("#join");
    const people = [one.page, two.page];
    const told = () => fetch(url.replace("/en/g/", "/api/games/")).then((answer) => answer.json());
    let game = await told(), at;
    for (let step = 0; game.phase !== "over"; step++) {
      assert.ok(step < 6000, "the game does not end");
      const page = people[["first", "second"].indexOf(game.turn)];
      if (page !== at) await look(page, url);
      at = page;
      const best = sensible(game.moves);
      const button = page.locator(best ? `.hit.from[value="${best.from}"]` : "#throw");
      await Promise.all([page.waitForEvent("domcontentloaded"), button.evaluate((element) => element.click())]);
      const { version } = game;
      game = await told();
      assert.ok(game.version > version, "a form did nothing");
    }
    await Promise.all(people.map((page) => look(page, url)));
    const headings = await Promise.all(people.map((page) => page.textContent("h1")));
    assert.equal(headings.filter((text) => text === "You won").length, 1, headings.join(" / "));
    assert.equal(game.rules, rules);
    for (const page of people) assert.equal(await page.locator("#rematch").count(), 1);
    await Promise.all([one, two].map(({ context }) => context.close()));
  });
}
