// Who goes away, and whose time runs out.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { act, pair, reached } from "./play.mjs";
import { startServer } from "./server.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), startServer(["--absence", "8"])]); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Closes a page for good: one that lets go of its stream right after it has looked only rests, and its player is there. */
async function leave({ page }) {
  await page.waitForTimeout(3500);
  await page.close();
}

test("a game is claimed only from who has been away for long, and only by who wants to", async () => {
  // The second player, the maker, waits for the first.
  const { one, two, url, close } = await pair(browser, server, { play: "second" });
  assert.equal(await one.page.locator(".claim").count(), 0, "the other is there");
  const cookies = await two.context.cookies();
  await leave(two);
  // First it is said how long to wait, then the button is there by itself, and nothing else happens by itself.
  await one.page.waitForSelector("p.claim[data-again]");
  assert.match(await one.page.textContent("p.claim"), /[1-8]\u2069? seconds?/);
  await one.page.waitForSelector("form.claim button");
  assert.equal(await one.page.getAttribute("main", "data-phase"), "throw");
  await one.page.click("form.claim button");
  await one.page.waitForSelector("#rematch");
  assert.equal(await one.page.textContent("h1"), "You won");
  // Who comes back is told how the game ended.
  const back = await two.context.newPage();
  await two.context.addCookies(cookies);
  await back.goto(url);
  assert.match(await back.textContent(".status"), /won/);
  assert.equal(await back.locator("#rematch").count(), 1);
  assert.deepEqual([...one.wrong, ...two.wrong], []);
  await close();
});

test("who comes back in time loses nothing", async () => {
  const { one, two, url, close } = await pair(browser, server, { play: "second" });
  await leave(two);
  await one.page.waitForSelector("p.claim[data-again]");
  const back = await two.context.newPage();
  await back.goto(url);
  await one.page.waitForFunction(() => !document.querySelector(".claim"));
  await back.click("#throw");
  await reached(one.page, 3);
  assert.deepEqual([...one.wrong, ...two.wrong], []);
  await close();
});

test("a clock runs on both pages, and the server ends the game when it is down", async () => {
  const { one, two, pages, close } = await pair(browser, server, { clock: "0+4" });
  const faces = () => Promise.all(pages.map((page) => page.locator(".clock").allTextContents()));
  assert.deepEqual(await faces(), [["0:04", "0:04"], ["0:04", "0:04"]]);
  // The clock runs from the first throw on.
  assert.equal(await one.page.locator(".clock.running").count(), 0);
  await act(one.page);
  await Promise.all(pages.map((page) => reached(page, 3)));
  for (const page of pages) {
    await page.waitForSelector(".clock.running");
    await page.waitForFunction(() => /^0:0[0-3]$/.test(document.querySelector(".clock.running")?.textContent));
  }
  const loser = (await one.page.getAttribute("main", "data-turn")) === "1" ? 0 : 1;
  await Promise.all(pages.map((page) => page.waitForSelector("#rematch")));
  const said = await Promise.all(pages.map((page) => page.textContent(".status")));
  assert.match(said[1 - loser], /^You won/);
  assert.doesNotMatch(said[loser], /^You won/);
  for (const text of said) assert.match(text, /time/i);
  for (const page of pages) assert.equal(await page.locator(".clock.running").count(), 0);
  assert.deepEqual([...one.wrong, ...two.wrong], []);
  await close();
});
