// Against the computer, by clicking; the hint; the review and the analysis with scripts and without.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { act, make, person, phone, state } from "./play.mjs";
import { cutWords } from "./measure.mjs";
import { startServer } from "./server.mjs";
import { languages } from "./visit.mjs";

let browser, server;
before(async () => { [browser, server] = await Promise.all([launch(), startServer(["--computer-pace", "0"])]); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Waits until there is something to do on the page, or the game is over. */
const ones = (page) =>
  page.waitForFunction(() => {
    const main = document.getElementById("main");
    return main.dataset.phase === "over" || main.dataset.turn === "1";
  }, null, { timeout: 30_000 });

/** Plays on until the game is over, or until `stop` says so. */
async function playOn(page, stop = async () => false) {
  for (let step = 0; step < 3000; step++) {
    await ones(page);
    if ((await state(page)).phase === "over" || (await stop())) return;
    const { version } = await state(page);
    if (await act(page, step)) {
      await page.waitForFunction((v) => Number(document.getElementById("main").dataset.version) > v, version, { timeout: 30_000 });
    }
  }
  throw new Error("the game does not end");
}

test("a whole game against the computer by clicking, then its review, step by step", async () => {
  const { page, wrong, context } = await person(browser, server);
  await make(page, server, { opponent: "computer" });
  assert.match(await page.textContent(".pl.opp"), /Computer\s*Beginner/);
  assert.equal(await page.locator("#say").count(), 0, "nobody chats with a computer");
  await playOn(page);
  assert.match(await page.textContent("h1"), /won/);
  await page.click("#review");
  await page.waitForSelector("main.review");
  const at = () => page.evaluate(() => Number(document.getElementById("moment").dataset.at));
  const reached = (n) => page.waitForFunction((n) => Number(document.getElementById("moment").dataset.at) === n, n);
  const end = await at();
  await page.keyboard.press("Home");
  await reached(0);
  await page.keyboard.press("ArrowRight");
  await reached(1);
  assert.match(page.url(), /at=1$/, "what is looked at can be sent on");
  await page.keyboard.press("End");
  await reached(end);
  const link = page.locator(".moments a").first();
  const moment = Number(await link.getAttribute("data-at"));
  await link.click();
  await reached(moment);
  assert.equal(await link.getAttribute("aria-current"), "step");
  const sentence = await page.textContent("#happened");
  await page.reload();
  assert.equal(await page.textContent("#happened"), sentence, "the link shows the same moment");
  // A click in the middle of the curve leads to the middle of the game.
  const box = await page.locator("#plot").boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + 6);
  await reached(Math.round(end / 2));
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the hint stands beside the throw, is counted, and goes with the move", async () => {
  const { page, wrong, context } = await person(browser, server, phone);
  await make(page, server, { opponent: "computer" });
  await playOn(page, async () => (await page.locator("#hint").count()) > 0);
  await page.click("#hint");
  await page.waitForSelector(".worths");
  assert.match(await page.textContent(".worths p"), /1/);
  const shares = await page.locator(".worths li b").allTextContents();
  assert.ok(shares.length > 1 && shares.every((share) => /^\d+(\.\d)?%$/.test(share)), shares.join());
  const { version } = await state(page);
  await act(page);
  await page.waitForFunction((v) => Number(document.getElementById("main").dataset.version) > v, version);
  assert.equal(await page.locator(".worths").count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("levels and hints fit at 320 px in every language", async () => {
  const narrow = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
  const { page, wrong, context } = await person(browser, server, narrow);
  const codes = await languages(page, server);
  await make(page, server, { opponent: "computer" });
  await playOn(page, async () => (await page.locator("#hint").count()) > 0);
  const game = new URL(page.url()).pathname.replace(/^\/[^/]+/, "");
  const found = [];
  const measure = async (language, what) => found.push(...(await page.evaluate(cutWords)).map((cut) => `${language} ${what}: ${cut}`));
  for (const language of codes) {
    await page.goto(`${server.base}/${language}/`);
    await page.locator("input[name=opponent][value=computer]").evaluate((input) => input.click());
    for (let level = 1; level <= 6; level++) {
      await page.locator(`input[name=level][value="${level}"]`).evaluate((input) => input.click());
      await measure(language, `level ${level}`);
    }
    await page.goto(`${server.base}/${language}${game}`);
    if (language === codes[0]) {
      await measure(language, "before the hint");
      await page.click("#hint");
      await page.waitForSelector(".worths");
    }
    await measure(language, "hint");
    if (!(await page.locator(".worths li").count())) found.push(`${language}: no hint`);
  }
  assert.deepEqual(found, []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("hint, review and analysis without scripts", async () => {
  const { page, context } = await person(browser, server, { javaScriptEnabled: false });
  await page.goto(`${server.base}/en/`);
  await page.check("input[name=opponent][value=computer]", { force: true });
  await page.click("#play");
  await page.waitForURL(/\/g\//);
  const game = page.url();
  let asked = false;
  for (let step = 0; !(await page.locator("#rematch").count()); step++) {
    assert.ok(step < 3000, "the game does not end");
    if (!asked && (await page.locator("#hint").count())) {
      asked = true;
      await Promise.all([page.waitForEvent("domcontentloaded"), page.locator("#hint").evaluate((e) => e.click())]);
      assert.equal(await page.locator(".worths").count(), 1);
    }
    const button = page.locator("#throw, .hit.from").last();
    if (await button.count()) await Promise.all([page.waitForEvent("domcontentloaded"), button.evaluate((e) => e.click())]);
    else await page.goto(game, { waitUntil: "domcontentloaded" }).catch(() => {});
  }
  assert.ok(asked);
  await page.goto(`${game}/review?at=0`);
  for (let at = 1; at <= 4; at++) {
    await page.click("#to-next");
    assert.equal(await page.getAttribute("#moment", "data-at"), String(at));
  }
  await page.click("#to-back");
  assert.equal(await page.getAttribute("#moment", "data-at"), "3");
  await page.goto(`${game}/review?list=1`);
  assert.ok((await page.locator("tbody tr").count()) > 20);

  await page.goto(`${server.base}/en/analysis`);
  await page.click("#q1 a");
  assert.match(page.url(), /position=SSCSCSCSCS/, "a cone becomes a spool");
  assert.match(await page.textContent(".found"), /Too many spools/);
  await page.click("#q1 a");
  assert.match(page.url(), /position=1SCSCSCSCS/);
  assert.match(await page.textContent(".found .chance"), /%/);
  await context.close();
});

test("a position is set up by touch and by keys, and judged as it stands", async () => {
  for (const options of [{}, phone]) {
    const { page, wrong, context } = await person(browser, server, options);
    await page.goto(`${server.base}/en/analysis`);
    const text = () => page.inputValue("#position");
    const becomes = (wanted) => page.waitForFunction((w) => document.getElementById("position").value.startsWith(w), wanted);
    await page.click("#q10 a");
    await becomes("CSCSCSCSC1");
    await page.click("text=Spools");
    await becomes("CSCSCSCSC1/10/10 S");
    await page.getByRole("link", { name: "3", exact: true }).last().click();
    await becomes("CSCSCSCSC1/10/10 S 3");
    assert.ok((await page.locator(".found .worth li").count()) > 1);
    assert.equal(await page.getAttribute("main", "data-chosen"), "0", "the best move is shown");
    // One tab stop; the arrows follow what the eye sees.
    assert.equal(await page.locator('#board a[tabindex="0"]').count(), 1);
    await page.locator("#q21 a").focus();
    await page.keyboard.press("Enter");
    await becomes("CSCSCSCSC1/10/C9");
    assert.match(await page.textContent(".found"), /Too many cones/);
    assert.match(page.url(), /position=CSCSCSCSC1\/10\/C9/);
    assert.ok((await text()).endsWith("S 3"));
    assert.deepEqual(wrong, []);
    await context.close();
  }
});
