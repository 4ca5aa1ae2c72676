// Whole games between two people in two browsers that share nothing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { join, make, person, phone, playOut } from "./play.mjs";
import { startServer } from "./server.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), startServer()]); });
after(async () => { await browser?.close(); await server?.stop(); });

for (const rules of ["standard", "jequier"]) {
  test(`a whole game of ${rules}, a desk against a phone, ends with one winner on both pages`, async () => {
    const [desk, hand] = await Promise.all([person(browser, server), person(browser, server, phone)]);
    const url = await make(desk.page, server, { rules });
    await join(hand.page, url);
    await desk.page.waitForSelector("main.table");
    await playOut([desk.page, hand.page]);
    const headings = await Promise.all([desk, hand].map(({ page }) => page.textContent("h1")));
    assert.equal(headings.filter((text) => text === "You won").length, 1, headings.join(" / "));
    for (const { page } of [desk, hand]) assert.equal(await page.locator(".board.plain .home").count() >= 5, true);
    assert.deepEqual([...desk.wrong, ...hand.wrong], []);
    await Promise.all([desk, hand].map(({ context }) => context.close()));
  });
}
