// What a player does on a page, for the tests.

/** A new person: a browser context without cookies, whose requests and errors are watched. */
export async function person(browser, server, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => { if (message.type() === "error" && !/Failed to load resource|ERR_/.test(message.text())) wrong.push(message.text()); });
  page.on("request", (request) => { if (!request.url().startsWith(server.base) && !/^(data|blob|about):/.test(request.url())) wrong.push(`left the site: ${request.url()}`); });
  return { context, page, wrong };
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Makes a game from the home page and gives its address. */
export async function make(page, server, { rules = "standard", opponent = "friend", play = "first", lang = "en", clock } = {}) {
  await page.goto(`${server.base}/${lang}/`);
  await page.check(`input[name=rules][value=${rules}]`, { force: true });
  // On a phone the button that plays may lie over the row: what is wanted is the choice.
  await page.locator(`input[name=opponent][value=${opponent}]`).evaluate((input) => input.click());
  // A time that the page does not offer, but the server takes.
  if (clock) await page.locator("input[name=clock]:checked").evaluate((input, clock) => { input.value = clock; }, clock);
  if (play !== "random") {
    await page.click(".morechoices summary");
    await page.check(`input[name=play][value=${play}]`, { force: true });
  }
  await page.click("#play");
  await page.waitForURL(/\/g\//);
  return page.url();
}

export async function join(page, url) {
  await page.goto(url);
  await page.click("#join");
  await page.waitForSelector("main.table");
}

/** The state that a page shows. */
export const state = (page) =>
  page.evaluate(() => {
    const main = document.getElementById("main");
    return { version: Number(main.dataset.version), phase: main.dataset.phase, turn: main.dataset.turn === "1" };
  });

/** Does the one thing that this page can do now, by its buttons; false if it is not its turn. */
export async function act(page, choose = 0) {
  return page.evaluate((choose) => {
    const main = document.getElementById("main");
    const visible = (element) => element && element.getClientRects().length > 0;
    const toss = document.getElementById("throw");
    if (visible(toss)) { toss.click(); return "throw"; }
    const hits = [...main.querySelectorAll(".hit.from")];
    if (!hits.length) return false;
    const hit = hits[choose % hits.length];
    if (main.dataset.chosen !== hit.dataset.offer) hit.click();
    const button = main.querySelector(`.act.o${hit.dataset.offer}`);
    (visible(button) ? button : hit).click();
    return "move";
  }, choose);
}

/** Plays on by script until the game is over; gives the number of steps. */
export async function playOut(pages, { most = 4000, until = () => false } = {}) {
  for (let step = 0; step < most; step++) {
    const states = await Promise.all(pages.map(state));
    if (states.every(({ phase }) => phase === "over")) return step;
    if (await until(step, states)) return step;
    const version = Math.max(...states.map((s) => s.version));
    const mover = pages[states.findIndex((s) => s.version === version && s.turn)] ?? (pages.length === 1 ? pages[0] : undefined);
    if (!mover) {
      // Someone's page is not up to date yet.
      await Promise.all(pages.map((page) => reached(page, version)));
      continue;
    }
    if (await act(mover, step)) await reached(mover, version + 1);
  }
  throw new Error("the game does not end");
}

/** Waits until a page shows at least this version. */
export const reached = (page, version) =>
  page.waitForFunction((v) => Number(document.getElementById("main").dataset.version) >= v, version, { timeout: 30_000 });

/** Two people at a game that has begun, the maker first. */
export async function pair(browser, server, options = {}, [first, second] = [{}, {}]) {
  const [one, two] = await Promise.all([person(browser, server, first), person(browser, server, second)]);
  const url = await make(one.page, server, options);
  await join(two.page, url);
  await one.page.waitForSelector("main.table");
  return { one, two, url, pages: [one.page, two.page], close: () => Promise.all([one.context.close(), two.context.close()]) };
}

/** Waits until a page that has just seen a throw listens again: for a moment it takes a touch for an echo. */
export const still = (page) =>
  page.evaluate(async () => {
    const { deaf } = await import(document.querySelector("link[rel=modulepreload][href*='/board.']").href);
    while (deaf()) await new Promise(requestAnimationFrame);
  });
