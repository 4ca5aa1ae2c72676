// What a page does when the connection or the server is away, and when many pages are open.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { act, join, make, person, playOut, reached, state } from "./play.mjs";
import { startServer } from "./server.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), startServer()]); });
after(async () => { await browser?.close(); await server?.stop(); });

async function pair() {
  const [one, two] = await Promise.all([person(browser, server), person(browser, server)]);
  const url = await make(one.page, server);
  await join(two.page, url);
  await one.page.waitForSelector("main.table");
  return { one, two, url, pages: [one.page, two.page], close: () => Promise.all([one.context.close(), two.context.close()]) };
}

test("a page that was offline while the other moved is right again by itself", async () => {
  const { one, two, pages, close } = await pair();
  await two.context.setOffline(true);
  await two.page.waitForSelector(".offline");
  await act(pages[0]);
  await reached(pages[0], 3);
  await act(pages[0]);
  await reached(pages[0], 4);
  await two.context.setOffline(false);
  await reached(two.page, 4);
  await two.page.waitForFunction(() => !document.querySelector(".offline"));
  assert.deepEqual((await state(two.page)).phase, (await state(one.page)).phase);
  assert.notEqual((await state(two.page)).turn, (await state(one.page)).turn);
  await close();
});

test("pages left open go on by themselves after the server was killed and started again", async () => {
  const { pages, close } = await pair();
  await act(pages[0]);
  await Promise.all(pages.map((page) => reached(page, 3)));
  await server.kill();
  await pages[0].waitForTimeout(300);
  await server.start();
  await playOut(pages, { until: (_, states) => states.every((s) => s.version >= 8) });
  await close();
});

test("eight pages of one browser are all live at once", async () => {
  const { one, two, url, pages, close } = await pair();
  const tabs = [one.page];
  while (tabs.length < 8) {
    const tab = await one.context.newPage();
    await tab.goto(url, { waitUntil: "domcontentloaded" });
    tabs.push(tab);
  }
  await playOut(pages, { until: (_, states) => states[0].version >= 6 });
  const { version } = await state(one.page);
  await Promise.all(tabs.map((tab) => reached(tab, version)));
  // And the eighth can act.
  await playOut([tabs[7], two.page], { until: (_, states) => states[0].version >= version + 4 });
  await Promise.all(tabs.map((tab) => reached(tab, version + 4)));
  await close();
});
