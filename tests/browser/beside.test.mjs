// What stands beside a game: sounds, notifications, another device, looking back, checking the throws, motion.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { act, make, pair, person, phone, playOut, reached, state, still } from "./play.mjs";
import { startServer } from "./server.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), startServer()]); });
after(async () => { await browser?.close(); await server?.stop(); });

const clean = (...people) => assert.deepEqual(people.flatMap(({ wrong }) => wrong), []);

/** Plays until both pages stand at this version or beyond. */
const playTo = (pages, version) => playOut(pages, { until: (_, states) => states.every((s) => s.version >= version) });

/** Plays a while, then the first of both resigns. */
async function resigned(game, version) {
  await playTo(game.pages, version);
  const { page } = game.one;
  // Whoever resigns in a game that has gone on, or just after a throw, is asked to press again.
  const newest = Math.max(...(await Promise.all(game.pages.map(state))).map((s) => s.version));
  await reached(page, newest);
  await still(page);
  await page.click("#more > summary");
  await page.click(".fold.danger > summary");
  await page.click("#resign");
  await Promise.all(game.pages.map((page) => page.waitForSelector("#rematch")));
}

test("there is no sound before it is wanted, some after, and none when it is wanted no more", async () => {
  const one = await person(browser, server);
  await one.context.addInitScript(() => {
    globalThis.sounds = 0;
    for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const { start } = prototype;
      prototype.start = function (...when) {
        globalThis.sounds += 1;
        return start.apply(this, when);
      };
    }
  });
  await make(one.page, server, { opponent: "same-device" });
  const sounds = () => one.page.evaluate(() => globalThis.sounds);
  const pressed = () => one.page.getAttribute("#sound", "aria-pressed");
  const go = async (steps) => playTo([one.page], (await state(one.page)).version + steps);
  const press = async () => {
    await one.page.click("#more > summary");
    await one.page.click("#sound");
    await one.page.keyboard.press("Escape");
  };
  await go(4);
  assert.deepEqual([await sounds(), await pressed()], [0, "false"]);
  await press();
  const first = await sounds();
  assert.ok(first > 0 && (await pressed()) === "true", "the switch lets hear what it does");
  await go(4);
  assert.ok((await sounds()) > first);
  // The choice is kept.
  await one.page.reload();
  assert.equal(await pressed(), "true");
  await press();
  const before = await sounds();
  await go(4);
  assert.deepEqual([await sounds(), await pressed()], [before, "false"]);
  clean(one);
  await one.context.close();
});

test("a hidden page tells once that it is one's turn, if that is wanted", async () => {
  const game = await pair(browser, server);
  const { one, two, pages, close } = game;
  await two.context.grantPermissions(["notifications"], { origin: server.base });
  await two.context.addInitScript(() => {
    globalThis.notes = [];
    globalThis.Notification = new Proxy(Notification, {
      construct(target, [title, options]) {
        globalThis.notes.push({ title, ...options });
        return new target(title, options);
      },
    });
  });
  await two.page.reload();
  const notes = () => two.page.evaluate(() => globalThis.notes);
  const hide = (hidden) =>
    two.page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  /** Plays until the second is in turn again after the first was. */
  const round = async () => {
    await playOut(pages, { until: (_, states) => states[0].turn && states[0].version === states[1].version });
    await playOut(pages, { until: (_, states) => states[1].turn && states[0].version === states[1].version });
  };
  await hide(true);
  await round();
  assert.deepEqual(await notes(), [], "it was not wanted");
  await hide(false);
  await two.page.click("#more > summary");
  await two.page.click("#notify");
  await two.page.waitForSelector('#notify[aria-pressed="true"]');
  await round();
  assert.deepEqual(await notes(), [], "the page is in sight");
  await hide(true);
  await round();
  const told = await notes();
  assert.equal(told.length, 1);
  assert.equal(told[0].body, "It is your turn.");
  assert.match(told[0].title, /your turn/i);
  clean(one, two);
  await close();
});

test("a seat is carried to another device by a link and a button, and both devices play", async () => {
  const { one, two, pages, close } = await pair(browser, server);
  await playTo(pages, 6);
  await one.page.click("#more > summary");
  const [game] = [one.page.url()];
  await one.page.click("a[href$='/device']");
  const link = await one.page.inputValue(".link input");
  assert.ok(link.startsWith(`${server.base}/en/g/`), link);
  assert.equal(await one.page.locator(".qrc svg").count(), 1);
  await one.page.goto(game);
  const hand = await person(browser, server, phone);
  // Opening the link takes nothing yet.
  await hand.page.goto(game);
  assert.equal(await hand.page.locator("#more #name").count(), 0);
  await hand.page.goto(link);
  await hand.page.tap("#take");
  await hand.page.waitForURL(game);
  assert.equal(await hand.page.locator("#more #name").count(), 1);
  const { version } = await state(two.page);
  await playTo([hand.page, two.page], version + 8);
  await reached(one.page, version + 8);
  await playTo([one.page, two.page], version + 16);
  await reached(hand.page, version + 16);
  clean(one, two, hand);
  await hand.context.close();
  await close();
});

test("after the end each move can be looked at again, and the link to one leads there", async () => {
  const game = await pair(browser, server);
  await resigned(game, 14);
  const { page } = game.one;
  const shown = () => page.evaluate(() => ({
    turn: document.getElementById("main").dataset.replay ?? null,
    pieces: [...document.querySelectorAll("svg.board.plain .pc")].map((piece) => piece.dataset.square).join(" "),
  }));
  const step = async (label) => {
    await page.click(`.stepper [aria-label="${label}"]`);
    return shown();
  };
  const turned = (turn) => page.waitForFunction((turn) => document.getElementById("main").dataset.replay === turn, String(turn));
  const end = await shown();
  assert.equal(end.turn, null);
  await page.click(".after a[data-live]");
  await page.waitForSelector(".stepper");
  const last = Number((await shown()).turn);
  assert.ok(last >= 4, `${last} turns`);
  assert.equal((await shown()).pieces, end.pieces);
  await step("One move back");
  await turned(last - 1);
  await step("Start");
  await turned(0);
  const start = (await shown()).pieces;
  assert.deepEqual(start.split(" ").map(Number).sort((a, b) => a - b), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.equal(await page.locator(".stepper .off").count() > 0, true, "there is nothing before the start");
  for (let turn = 1; turn <= 3; turn++) {
    await step("One move on");
    await turned(turn);
  }
  const third = await shown();
  const fresh = await person(browser, server, { javaScriptEnabled: false });
  await fresh.page.goto(`${game.url}?turn=3`);
  const pieces = await fresh.page.locator("svg.board.plain .pc").evaluateAll((all) => all.map((piece) => piece.dataset.square).join(" "));
  assert.equal(pieces, third.pieces, "the same board without scripts");
  await page.click("#now");
  await page.waitForSelector("#rematch");
  assert.deepEqual(await shown(), end);
  clean(game.one, game.two);
  await fresh.context.close();
  await game.close();
});

test("the throws are checked by one click, by the browser and by the server, and a wrong one is named", async () => {
  const game = await pair(browser, server);
  await resigned(game, 14);
  const { page } = game.one;
  await page.click(".after a[href$='/fair']");
  const check = async (page) => {
    await page.click("#check button");
    await page.waitForFunction(() => document.getElementById("verdict").textContent !== "");
    return page.textContent("#verdict");
  };
  const count = await page.locator("#throws tbody tr").count();
  const sentence = `The seed fits the seal, and all ${count} throws are right.`;
  assert.equal(await check(page), `${sentence} Your browser works it out by itself.`);
  assert.deepEqual([...new Set(await page.locator(".verdict").allTextContents())], ["right"]);
  const fresh = await person(browser, server, { javaScriptEnabled: false });
  await fresh.page.goto(page.url());
  await fresh.page.click("#check button");
  assert.equal((await fresh.page.textContent("#verdict")).replace(/[\u2068\u2069]/g, ""), sentence);
  // A server that changed what was thrown would be found out by the browser, whatever it says itself.
  const address = page.url();
  const between = await person(browser, server, { serviceWorkers: "block" });
  const tampered = async (change) => {
    await between.page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await between.page.goto(address);
    const verdict = await check(between.page);
    await between.page.unroute(address);
    return verdict;
  };
  const other = (sticks) => `data-sticks="${Number(sticks) ^ 1}"`;
  assert.equal(await tampered((html) => html.replace(/data-sticks="(\d+)"/, (_, sticks) => other(sticks))), "wrong: 1");
  const verdicts = await between.page.locator(".verdict").allTextContents();
  assert.deepEqual([verdicts[0], ...new Set(verdicts.slice(1))], ["wrong", "right"]);
  const seal = await tampered((html) => html.replace(/(id="seed"[^>]*>)(.)/, (_, tag, digit) => tag + (digit === "0" ? "1" : "0")));
  assert.match(seal, /The seed does not fit the seal\./);
  clean(game.one, game.two, between);
  await Promise.all([fresh, between].map(({ context }) => context.close()));
  await game.close();
});

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`a piece ${reducedMotion === "reduce" ? "is there at once where less motion is wanted" : "is seen on its way"}`, async () => {
    const one = await person(browser, server, { reducedMotion });
    await make(one.page, server, { opponent: "same-device" });
    // To a choice that holds a plain step; with time stretched, so that a busy machine draws some frames of it.
    const step = async () => {
      const { moves } = await (await fetch(one.page.url().replace("/en/g/", "/api/games/"))).json();
      return moves?.find(({ kind, to, from }) => kind === "step" && to - from > 1);
    };
    await playOut([one.page], { until: async (_, [{ phase }]) => phase === "move" && (await step()) !== undefined });
    const { from, to } = await step();
    const path = await one.page.evaluate(async ({ from, to }) => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        const motion = animate.apply(this, how);
        motion.playbackRate = 0.2;
        return motion;
      };
      const main = document.getElementById("main");
      const { version } = main.dataset;
      const board = [...document.querySelectorAll("svg.board")].find((svg) => svg.getClientRects().length);
      const middle = (element) => { const box = element.getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; };
      const [start, end] = [from, to].map((square) => middle(document.getElementById(`q${square}`)));
      const hit = main.querySelector(`.hit.from[value="${from}"]`);
      if (main.dataset.chosen !== hit.dataset.offer) hit.click();
      hit.click();
      const frames = [];
      for (;;) {
        await new Promise(requestAnimationFrame);
        const piece = main.dataset.version === version ? null : board.querySelector(`.pc[data-square="${to}"] .mv`);
        if (!piece) continue;
        frames.push(middle(piece));
        if (!piece.getAnimations().some((motion) => motion.playState === "running")) break;
      }
      const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
      const side = document.getElementById("q1").getBoundingClientRect().width;
      return { all: frames.length, between: frames.filter((at) => far(at, start) > side / 4 && far(at, end) > side / 4).length, last: far(frames.at(-1), end) / side };
    }, { from, to });
    assert.ok(path.last < 0.5, `it ends where it goes: ${JSON.stringify(path)}`);
    if (reducedMotion === "reduce") assert.equal(path.between, 0);
    else assert.ok(path.between >= 3, JSON.stringify(path));
    clean(one);
    await one.context.close();
  });
}
