// Without a mouse and without eyes: a whole game by keys, and what a screen reader is told of it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { join, make, person, reached, state, still } from "./play.mjs";
import { startServer } from "./server.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), startServer()]); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Notes every sentence that is put into the live region. */
const listen = () => {
  globalThis.heard = [];
  document.addEventListener("DOMContentLoaded", () => {
    const region = document.getElementById("live");
    new MutationObserver(() => globalThis.heard.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  });
};

/** What was heard since the last time, and what the page has to say of the game as it stands. */
const hear = (page) =>
  page.evaluate(() => {
    const { says, version } = document.getElementById("main").dataset;
    return { heard: globalThis.heard.splice(0), says, version: Number(version) };
  });

test("a whole game by keyboard alone, left to right against right to left: each happening is said once", async () => {
  const [one, two] = await Promise.all([person(browser, server), person(browser, server)]);
  await Promise.all([one, two].map(({ context }) => context.addInitScript(listen)));
  const url = await make(one.page, server);
  await join(two.page, url.replace("/en/", "/ar/"));
  assert.equal(await two.page.getAttribute("html", "dir"), "rtl");
  await one.page.waitForSelector("#throw");
  const pages = [one.page, two.page];
  await Promise.all(pages.map(hear));
  let escaped = 0, turns = 0;
  for (; ; turns++) {
    assert.ok(turns < 2000, "the game does not end");
    const states = await Promise.all(pages.map(state));
    assert.equal(states[0].version, states[1].version);
    const { version, phase } = states[0];
    if (phase === "over") break;
    const mover = states.findIndex(({ turn }) => turn);
    const page = pages[mover];
    await still(page);
    if (await page.locator("#throw").count()) {
      await tabTo(page, "#throw");
      await page.keyboard.press("Enter");
    } else {
      await tabTo(page, "#board .hit, #board .sq");
      // One tab stop for the whole board.
      assert.equal(await page.locator('#board [tabindex="0"]').count(), 1);
      await arrowTo(page, Number(await page.locator(".hit.from").last().getAttribute("value")));
      if ((await page.locator(".hit.from").count()) > 1) {
        await page.keyboard.press("Enter");
        const choice = await page.getAttribute("main", "data-chosen");
        assert.notEqual(choice, null);
        if (escaped < 2) {
          await page.keyboard.press("Escape");
          assert.equal(await page.getAttribute("main", "data-chosen"), null);
          escaped += 1;
          await page.keyboard.press("Enter");
        }
        // What the move does is said before it is made.
        const effect = await page.locator(`.what-it-does.o${choice}`).first().textContent();
        const { heard } = await hear(page);
        assert.ok(heard.length > 0 && heard.every((sentence) => sentence === effect), `${heard} instead of ${effect}`);
      }
      await page.keyboard.press("Enter");
    }
    await Promise.all(pages.map((page) => reached(page, version + 1)));
    await page.waitForFunction(() => !document.querySelector("[aria-busy]"));
    for (const [i, { heard, says, version: now }] of (await Promise.all(pages.map(hear))).entries()) {
      assert.equal(now, version + 1);
      assert.ok(says.length > 5 && !/[{}]|undefined/.test(says), says);
      assert.deepEqual(heard, [says], `${i === mover ? "who moved" : "the other"} heard that`);
      if (i === 1) assert.match(says, /[\u0600-\u06ff]/);
    }
    const lost = await page.evaluate(() => document.activeElement === document.body && document.getElementById("main").dataset.turn === "1");
    assert.equal(lost, false, "the focus was lost");
  }
  assert.ok(turns > 100, `only ${turns} turns`);
  assert.equal(escaped, 2);
  const last = await Promise.all(pages.map((page) => page.evaluate(() => document.getElementById("live").textContent)));
  assert.match(last[0], /won/);
  assert.notEqual(last[1], "");
  // The way on is there by keyboard, too.
  await tabTo(one.page, "#rematch");
  assert.deepEqual([...one.wrong, ...two.wrong], []);
  await Promise.all([one, two].map(({ context }) => context.close()));
});

async function tabTo(page, selector) {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached by Tab`);
}

/** Walks with the arrows, by what the eye sees. */
async function arrowTo(page, square) {
  const where = (n) => ({ row: Math.floor((n - 1) / 10), column: Math.floor((n - 1) / 10) === 1 ? 9 - ((n - 1) % 10) : (n - 1) % 10 });
  const now = () => page.evaluate(() => Number(document.activeElement.closest(".sq").dataset.square));
  const goal = where(square);
  for (let i = 0; i < 20; i++) {
    const at = where(await now());
    if (at.row === goal.row && at.column === goal.column) return;
    await page.keyboard.press(at.row < goal.row ? "ArrowDown" : at.row > goal.row ? "ArrowUp" : at.column < goal.column ? "ArrowRight" : "ArrowLeft");
  }
  throw new Error(`square ${square} cannot be reached by arrows`);
}
