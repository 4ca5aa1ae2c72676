// The life of a game in browsers: links, seats, watching, coming back, ends and rematches.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { act, join, make, person, phone, playOut, reached, state, still } from "./play.mjs";
import { startServer } from "./server.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), startServer()]); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Two people at a game that has begun, the maker first. */
async function pair(options = {}, second = {}) {
  const [one, two] = await Promise.all([person(browser, server), person(browser, server, second)]);
  const url = await make(one.page, server, options);
  await join(two.page, url);
  await one.page.waitForSelector("main.table");
  return { one, two, url, pages: [one.page, two.page], close: () => Promise.all([one.context.close(), two.context.close()]) };
}

const clean = (...people) => assert.deepEqual(people.flatMap(({ wrong }) => wrong), []);

test("the friend's link shows the board in a fresh profile without scripts, and previews take no seat", async () => {
  const one = await person(browser, server);
  const url = await make(one.page, server);
  const fresh = await person(browser, server, { javaScriptEnabled: false });
  for (const agent of ["WhatsApp/2.24", "Slackbot-LinkExpanding 1.0", "facebookexternalhit/1.1"]) {
    const answer = await fetch(url, { headers: { "user-agent": agent } });
    assert.equal(answer.status, 200);
  }
  await fresh.page.goto(url);
  assert.equal(await fresh.page.locator("#join").count(), 1);
  await fresh.page.click("#join");
  await fresh.page.waitForSelector("main.table svg.board.plain");
  await one.page.waitForSelector("main.table");
  clean(one, fresh);
  await Promise.all([one, fresh].map(({ context }) => context.close()));
});

test("a third browser watches: it sees every move and is offered none", async () => {
  const { one, two, url, pages, close } = await pair();
  const third = await person(browser, server);
  await third.page.goto(url);
  await third.page.waitForSelector("main.table");
  assert.equal(await third.page.locator("#join, #throw, .hit, #resign").count(), 0);
  const goal = (await state(pages[0])).version + 6;
  await playOut(pages, { until: async (_, states) => states.some((s) => s.version >= goal) });
  await reached(third.page, goal);
  assert.equal(await third.page.locator("#throw, .hit").count(), 0);
  await one.page.waitForSelector(".watchers");
  clean(one, two, third);
  await third.context.close();
  await close();
});

test("a reload and a second tab keep seat and game; Back and Forward come back to it", async () => {
  const { one, two, url, pages, close } = await pair();
  await act(pages[0]);
  await reached(pages[0], 3);
  const before = await state(pages[0]);
  await one.page.reload();
  assert.deepEqual(await state(one.page), before);
  await one.page.goBack();
  await one.page.goForward();
  await one.page.waitForSelector("main.table");
  assert.deepEqual(await state(one.page), before);
  const tab = await one.context.newPage();
  await tab.goto(url);
  assert.deepEqual(await state(tab), before);
  clean(one, two);
  await close();
});

test("a double click throws once, and does not play the move that appears under it", async () => {
  const one = await person(browser, server, { reducedMotion: "no-preference" });
  const two = await person(browser, server);
  const url = await make(one.page, server);
  await join(two.page, url);
  await one.page.waitForSelector("#throw");
  const posts = [];
  one.page.on("request", (request) => { if (request.method() === "POST") posts.push(request.url()); });
  await one.page.dblclick("#throw", { delay: 5 });
  await reached(one.page, 3);
  await one.page.mouse.click(1190, 390);
  await still(one.page);
  assert.deepEqual(posts.map((url) => url.split("/").at(-1)), ["throw"]);
  assert.equal((await state(one.page)).version, 3);
  await Promise.all([one, two].map(({ context }) => context.close()));
});

test("the first touch shows what a move does and names it on the button, the second plays it", async () => {
  const { one, two, pages, close } = await pair({}, phone);
  // To the phone's first choice among several.
  await playOut(pages, { until: async () => (await two.page.locator(".hit.from").count()) > 1 });
  await still(two.page);
  const hit = two.page.locator(".hit.from").first();
  const { version } = await state(two.page);
  await hit.tap();
  const offer = await hit.getAttribute("data-offer");
  assert.equal(await two.page.locator(`.act.o${offer}`).isVisible(), true);
  assert.equal(await two.page.locator(`.what-it-does.o${offer}`).isVisible(), true);
  assert.equal(await two.page.locator(`svg.board:visible .offer.o${offer}`).first().isVisible(), true);
  assert.equal((await state(two.page)).version, version);
  await hit.tap();
  await reached(two.page, version + 1);
  clean(one, two);
  await close();
});

test("resigning asks first, then both see it; the rematch swaps seats and leads both on", async () => {
  const { one, two, url, close } = await pair();
  await one.page.click("#more > summary");
  await one.page.click(".fold.danger > summary");
  await one.page.click("#resign");
  await one.page.waitForSelector("#rematch");
  await two.page.waitForSelector("#rematch");
  assert.match(await two.page.textContent(".status"), /You won/);
  await two.page.click("#rematch");
  await one.page.waitForFunction(() => /offers/.test(document.querySelector(".do").textContent));
  // The offer stands although the page is opened anew.
  await one.page.reload();
  await one.page.click("#rematch");
  await Promise.all([one, two].map(({ page }) => page.waitForURL((now) => now.href !== url && /\/g\//.test(now.pathname))));
  assert.equal(one.page.url(), two.page.url());
  await two.page.waitForSelector("#throw");
  assert.equal((await state(one.page)).turn, false);
  clean(one, two);
  await close();
});

test("a phrase reaches the other in their own language, and typing a name does nothing else", async () => {
  const { one, two, url, close } = await pair();
  await two.page.goto(url.replace("/en/", "/ko/"));
  await one.page.click("#say > summary");
  await one.page.click("button[value=good-luck]");
  await two.page.waitForFunction(() => document.querySelector(".said")?.textContent === "행운을 빌어요!");
  const before = await state(one.page);
  await one.page.click("#more > summary");
  await one.page.fill("#name", "");
  await one.page.locator("#name").pressSequentially("Tess r m 1 ");
  assert.deepEqual(await state(one.page), before);
  await one.page.click(".nameform button");
  await two.page.waitForFunction(() => /Tess/.test(document.querySelector(".pl.opp").textContent));
  clean(one, two);
  await close();
});

test("two people at one device hand it on", async () => {
  const one = await person(browser, server);
  await make(one.page, server, { opponent: "same-device" });
  await one.page.waitForSelector("#throw");
  await playOut([one.page], { most: 60, until: (step) => step > 40 }).catch(() => {});
  assert.equal(await one.page.locator("#throw:visible, .hit").count() > 0, true);
  clean(one);
  await one.context.close();
});

test("two strangers who look for the same game are put together", async () => {
  const [one, two] = await Promise.all([person(browser, server), person(browser, server)]);
  await make(one.page, server, { rules: "jequier", opponent: "stranger", play: "random" });
  await one.page.waitForFunction(() => document.getElementById("main").dataset.body === "lobby");
  await make(two.page, server, { rules: "jequier", opponent: "stranger", play: "random" });
  await Promise.all([one, two].map(({ page }) => page.waitForSelector("main.table")));
  assert.equal(one.page.url(), two.page.url());
  clean(one, two);
  await Promise.all([one, two].map(({ context }) => context.close()));
});

test("a button in focus takes the words of what it becomes", async () => {
  const { one, two, close } = await pair();
  await one.page.click("#more > summary");
  await one.page.click(".fold.danger > summary");
  await one.page.click("#resign");
  await two.page.waitForSelector("#rematch");
  await two.page.focus("#rematch");
  const before = await two.page.textContent("#rematch");
  await one.page.click("#rematch");
  await two.page.waitForFunction((before) => document.getElementById("rematch").textContent !== before, before);
  assert.equal(await two.page.evaluate(() => document.activeElement.id), "rematch");
  clean(one, two);
  await close();
});

test("what the stream has set in motion is not cut short by the answer to one's own throw", async () => {
  const one = await person(browser, server, { reducedMotion: "no-preference" });
  await make(one.page, server, { opponent: "same-device" });
  await one.page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const motion = animate.apply(this, how);
      motion.playbackRate = 0.001;
      return motion;
    };
  });
  const moving = () => document.getElementById("sticks").getAnimations({ subtree: true }).length;
  // The answer is held back until the stream has told of the throw.
  await one.page.route("**/throw", async (route) => {
    const response = await route.fetch();
    await one.page.waitForFunction(moving);
    await route.fulfill({ response });
  });
  const { version } = await state(one.page);
  const answered = one.page.waitForResponse("**/throw");
  await one.page.click("#throw");
  await (await answered).finished();
  await one.page.waitForFunction(() => !document.querySelector("[aria-busy]"));
  assert.equal((await state(one.page)).version, version + 1);
  assert.equal(await one.page.evaluate(moving), 4);
  clean(one);
  await one.context.close();
});
