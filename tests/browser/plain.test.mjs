// Without scripts, and without a mouse.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { join, make, person, reached, state, still } from "./play.mjs";
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

test("a whole game without scripts: every throw and move is a form that the browser sends", async () => {
  const noScript = { javaScriptEnabled: false };
  const [one, two] = await Promise.all([person(browser, server, noScript), person(browser, server, noScript)]);
  await one.page.goto(`${server.base}/en/`);
  await one.page.click("#play");
  await one.page.waitForURL(/\/g\//);
  const url = one.page.url();
  await two.page.goto(url);
  await two.page.click("#join");
  const people = [one.page, two.page];
  let idle = 0;
  for (let step = 0; ; step++) {
    assert.ok(step < 3000, "the game does not end");
    let acted = false;
    for (const page of people) {
      await look(page, url);
      for (;;) {
        const button = page.locator("#throw, .hit.from").last();
        if (!(await button.count())) break;
        acted = true;
        await Promise.all([page.waitForEvent("domcontentloaded"), button.evaluate((element) => element.click())]);
      }
    }
    if (await one.page.locator("#rematch").count()) break;
    idle = acted ? 0 : idle + 1;
    assert.ok(idle < 5, "nobody can act");
  }
  const headings = await Promise.all(people.map((page) => page.textContent("h1")));
  assert.equal(headings.filter((text) => text === "You won").length, 1, headings.join(" / "));
  await Promise.all([one, two].map(({ context }) => context.close()));
});

test("twelve turns by keyboard alone: the throw, the arrows on the board, Enter, Escape", async () => {
  const [one, two] = await Promise.all([person(browser, server), person(browser, server)]);
  const url = await make(one.page, server);
  await join(two.page, url);
  await one.page.waitForSelector("#throw");
  let escaped = false;
  for (let turn = 0; turn < 12; turn++) {
    const states = await Promise.all([one.page, two.page].map(state));
    const version = Math.max(...states.map((s) => s.version));
    await Promise.all([one.page, two.page].map((page) => reached(page, version)));
    const page = (await state(one.page)).turn ? one.page : two.page;
    await still(page);
    if (await page.locator("#throw").count()) {
      await tabTo(page, "#throw");
      await page.keyboard.press("Enter");
    } else {
      await tabTo(page, "#board .hit, #board .sq");
      // One tab stop for the whole board.
      assert.equal(await page.locator('#board [tabindex="0"]').count(), 1);
      const target = await page.locator(".hit.from").last().getAttribute("value");
      await arrowTo(page, Number(target));
      if ((await page.locator(".hit.from").count()) > 1) {
        await page.keyboard.press("Enter");
        assert.notEqual(await page.getAttribute("main", "data-chosen"), null);
        if (!escaped) {
          await page.keyboard.press("Escape");
          assert.equal(await page.getAttribute("main", "data-chosen"), null);
          escaped = true;
          await page.keyboard.press("Enter");
        }
      }
      await page.keyboard.press("Enter");
    }
    await reached(page, version + 1);
    assert.equal(await page.evaluate(() => document.activeElement !== document.body || document.getElementById("main").dataset.turn === "0"), true, "the focus was lost");
  }
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
