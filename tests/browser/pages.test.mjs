// The pages of the running site in every language: nothing cut, nothing that shuts somebody out, nothing from elsewhere.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { cutWords } from "./measure.mjs";
import { pair, person } from "./play.mjs";
import { startServer } from "./server.mjs";
import { languages, visitor } from "./visit.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const shown = ["en", "cs", "ja", "ko", "ar"];
const rightToLeft = ["ar", "he", "fa"];
const narrow = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
let server, browser, all, codes, cookies;

before(async () => {
  server = await startServer();
  browser = await launch();
  all = await visitor(browser, server);
  cookies = await all.maker.context.cookies();
  codes = await languages(all.maker.page, server);
});
after(async () => {
  await all?.close();
  await browser?.close();
  await server?.stop();
});

/** The visitor who holds the seats, on a screen of another kind. */
async function again(options) {
  const visitor = await person(browser, server, options);
  await visitor.context.addCookies(cookies);
  return visitor;
}

/** Each page in each language; the invitation as somebody sees it who holds no seat. */
async function everyPage({ codes, options, script, look }) {
  const maker = await again(options);
  const guest = await person(browser, server, options);
  for (const { context } of [maker, guest]) if (script) await context.addInitScript(script);
  const found = [];
  const walk = async ({ page }, language, pages) => {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`${server.base}/${language}${path}`, { waitUntil: "load" });
      found.push(...(await look(page, language, name)).map((what) => `${language} ${name}: ${what}`));
    }
  };
  for (const language of codes) {
    await Promise.all([walk(maker, language, all.pages), walk(guest, language, { invitation: all.pages.waiting })]);
  }
  found.push(...maker.wrong, ...guest.wrong);
  await maker.context.close();
  await guest.context.close();
  return found;
}

/** What axe-core objects to; the contrast of colours only where it is asked for, for it does not hang on the words. */
const objections = (page, contrast) =>
  page.evaluate(async (contrast) => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"], rules: { "color-contrast": { enabled: contrast } } });
    return violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.any[0]?.message ?? ""}`).join("; ")}`);
  }, contrast);

test("28 languages are offered", () => assert.equal(codes.length, 28));

test("at 320 px no page in any language runs over an edge or cuts a word, and axe-core finds nothing", async () => {
  const look = async (page, language) => {
    const found = await page.evaluate(cutWords);
    const { lang, dir } = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
    if (lang !== language) found.push(`lang is ${lang}`);
    if (dir !== (rightToLeft.includes(language) ? "rtl" : "ltr")) found.push(`dir is ${dir}`);
    return [...found, ...(await objections(page, language === "en"))];
  };
  // Two halves side by side, for a page waits more than it works.
  const half = Math.ceil(codes.length / 2);
  const halves = [codes.slice(0, half), codes.slice(half)];
  const found = await Promise.all(halves.map((codes) => everyPage({ codes, options: narrow, script: axe, look })));
  assert.deepEqual(found.flat(), []);
});

test("axe-core finds nothing by night", async () => {
  const options = { colorScheme: "dark" };
  const look = (page, language) => objections(page, language === "en");
  assert.deepEqual(await everyPage({ codes: shown, options, script: axe, look }), []);
});

test("board, status, sticks and button are in view together, without scrolling, at five sizes", async () => {
  const wrong = [];
  for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [1366, 768], [1920, 1080]]) {
    const mobile = width < 600;
    const { context, page } = await again({ viewport: { width, height }, isMobile: mobile, hasTouch: mobile });
    for (const language of shown) {
      await page.goto(`${server.base}/${language}${all.pages.move}`);
      await page.locator(".hit.from").first().click();
      const gone = await page.evaluate(() => {
        const seen = (element) => {
          const box = element?.getBoundingClientRect();
          return box && box.width > 0 && box.height > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
        };
        const button = [...document.querySelectorAll(".do .act, .do button")].find((element) => element.getClientRects().length);
        const needed = { board: document.querySelector("#board"), status: document.querySelector(".status"), sticks: document.querySelector(".throw .sticks"), button };
        return Object.entries(needed).filter(([, element]) => !seen(element)).map(([what]) => what);
      });
      wrong.push(...gone.map((what) => `${language} ${width}x${height}: ${what} is not in view`));
    }
    await context.close();
  }
  assert.deepEqual(wrong, []);
});

test("a clock leaves room for the other's name, in every language", async () => {
  const game = await pair(browser, server, { clock: "20+20" });
  const { page } = game.one;
  const narrow = [];
  for (const [width, height] of [[1024, 768], [1366, 768]]) {
    await page.setViewportSize({ width, height });
    for (const language of codes) {
      await page.goto(game.url.replace("/en/", `/${language}/`));
      const { lines, over } = await page.evaluate(() => {
        const name = document.querySelector(".pl.opp .who b");
        const box = document.querySelector(".pl.opp").getBoundingClientRect();
        const over = [...document.querySelectorAll(".pl.opp > *")].filter((part) => part.getBoundingClientRect().width > 0 && (part.getBoundingClientRect().left < box.left || part.getBoundingClientRect().right > box.right)).length;
        return { lines: Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)), over };
      });
      if (lines > 2 || over) narrow.push(`${language} ${width}x${height}: ${lines} lines, ${over} over the edge`);
    }
  }
  assert.deepEqual([...narrow, ...game.one.wrong, ...game.two.wrong], []);
  await game.close();
});

test("a first visit is light, keeps to the site, shifts nothing and breaks no policy", async () => {
  const watch = () => {
    globalThis.seen = { shift: 0, moved: [], refused: [] };
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) { globalThis.seen.shift += entry.value; globalThis.seen.moved.push(...entry.sources.map(({ node }) => node?.className ?? node?.nodeName)); } }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("securitypolicyviolation", (event) => globalThis.seen.refused.push(`${event.violatedDirective} ${event.blockedURI}`));
  };
  const weights = [];
  for (const language of ["en", "ar", "ja"]) for (const [name, path] of Object.entries(all.pages)) {
    const visit = await again({ ...narrow, serviceWorkers: "block", viewport: { width: 390, height: 844 } });
    await visit.context.addInitScript(watch);
    const network = await visit.context.newCDPSession(visit.page);
    await network.send("Network.enable");
    // Whole answers with their heads, as they came over the wire; the stream of a game never ends and weighs nothing yet.
    let bytes = 0;
    const open = new Set();
    network.on("Network.requestWillBeSent", ({ requestId, type }) => { if (type !== "EventSource") open.add(requestId); });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => { bytes += encodedDataLength; open.delete(requestId); });
    network.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
    await visit.page.goto(`${server.base}/${language}${path}`, { waitUntil: "load" });
    // What the scripts do at first is done after two frames.
    await visit.page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))));
    while (open.size) await new Promise((done) => setImmediate(done));
    const { shift, moved, refused } = await visit.page.evaluate(() => globalThis.seen);
    await visit.context.close();
    const most = path.startsWith("/g/") ? 90 : 60;
    weights.push(`${language} ${name} ${(bytes / 1024).toFixed(1)} KB`);
    assert.ok(bytes <= most * 1024, `${language} ${name} weighs ${bytes} bytes`);
    assert.ok(bytes > 20_000, `${language} ${name}: only ${bytes} bytes were counted`);
    // Three digits, as it is published: less is a hair's breadth of a rounded line.
    assert.equal(shift.toFixed(3), "0.000", `${language} ${name} shifts by ${shift}: ${moved}`);
    assert.deepEqual([...refused, ...visit.wrong], [], `${language} ${name}`);
  }
  console.log(weights.join(", "));
});

test("pictures for shared links are PNG of 1200 by 630", async () => {
  const { page } = all.guest;
  for (const path of ["/en/", "/ar/senet", "/ja/senet/jequier", `/ko${all.pages.move}`]) {
    await page.goto(server.base + path);
    const address = await page.getAttribute("meta[property='og:image']", "content");
    const response = await page.request.get(address);
    assert.equal(response.status(), 200, address);
    assert.equal(response.headers()["content-type"], "image/png");
    const body = await response.body();
    assert.equal(body.toString("latin1", 1, 4), "PNG");
    assert.deepEqual([body.readUInt32BE(16), body.readUInt32BE(20)], [1200, 630], address);
  }
});

test("sitemap, robots and manifest are well formed, and what they name is there", async () => {
  const { page } = all.guest;
  await page.goto(`${server.base}/en/`);
  const get = async (path) => {
    const response = await page.request.get(new URL(path, server.base).href);
    assert.equal(response.status(), 200, path);
    return response;
  };
  const map = await (await get("/sitemap.xml")).text();
  const places = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, "application/xml");
    return xml.querySelector("parsererror") ? [] : [...xml.querySelectorAll("url > loc")].map((loc) => loc.textContent);
  }, map);
  for (const code of codes) for (const path of ["/", "/senet", "/senet/jequier", "/fair"]) {
    assert.ok(places.includes(`${server.base}/${code}${path}`), `${code}${path} is missing`);
  }
  for (const place of places.filter((_, i) => i % 9 === 0)) await get(place);
  const robots = await (await get("/robots.txt")).text();
  assert.match(robots, /^User-agent: \*/m);
  assert.ok(robots.includes(`Sitemap: ${server.base}/sitemap.xml`));
  for (const code of shown) {
    const manifest = await (await get(`/${code}/app.webmanifest`)).json();
    assert.equal(manifest.lang, code);
    assert.equal(manifest.dir, code === "ar" ? "rtl" : "ltr");
    assert.ok(manifest.name && manifest.start_url && manifest.icons.length > 0);
    for (const { src } of manifest.icons) await get(src);
  }
});

test("without a network the rules are there, and a game says honestly that it is not", async () => {
  const { context, page } = await person(browser, server);
  await page.goto(`${server.base}/cs/`);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    return navigator.serviceWorker.controller && kept.flat().some((url) => url.endsWith("/cs/offline"));
  });
  await page.goto(`${server.base}/cs/senet`);
  const heading = await page.locator("h1").textContent();
  await context.setOffline(true);
  await page.goto(`${server.base}/cs/senet`);
  assert.equal(await page.locator("h1").textContent(), heading);
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector(".board")).display), "block", "styles are there too");
  await page.goto(`${server.base}/cs/senet/jequier`);
  assert.equal(await page.locator("#board, .board").count() > 0, true);
  await page.goto(`${server.base}/cs${all.pages.move}`);
  assert.equal(await page.locator("main.table").count(), 0, "no old board is shown");
  assert.ok((await page.locator("h1").textContent()).length > 0);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "cs");
  await context.close();
});

test("right to left the page is mirrored and the board is not", async () => {
  const { context, page } = await again({});
  const places = (language) => page.goto(`${server.base}/${language}${all.pages.move}`).then(() => page.evaluate(() => {
    const x = (element) => element.getBoundingClientRect().x;
    const squares = document.querySelectorAll("#board .l0 > *, #board .l0");
    const row = [...document.querySelectorAll("#board .sq")].sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y).slice(0, 10);
    const named = (number) => document.querySelector(`#board .sq.l0.i${number - 1}`) ?? squares[number - 1];
    return { first: x(named(1)), tenth: x(named(10)), board: x(document.querySelector("#board")), panel: x(document.querySelector(".panel")), row: row.length,
      order: [...document.querySelectorAll(".moves li bdi")].map((b) => getComputedStyle(b).direction) };
  }));
  for (const language of ["en", "ar", "he", "fa"]) {
    const { first, tenth, board, panel, order } = await places(language);
    assert.ok(first < tenth, `${language}: square 1 is left of square 10`);
    assert.equal(panel < board, language !== "en", `${language}: the side of the panel`);
    const direction = language === "en" ? "ltr" : "rtl";
    assert.ok(order.length > 0 && order.every((way) => way === direction), `${language}: moves read ${order}`);
  }
  await context.close();
});

test("forced colours keep edges, choices and pieces", async () => {
  const { context, page } = await again({ forcedColors: "active" });
  await page.goto(`${server.base}/en/`);
  const bare = await page.evaluate(() => [...document.querySelectorAll(".btn")].filter((b) => b.getClientRects().length && parseFloat(getComputedStyle(b).borderTopWidth) < 1).length);
  assert.equal(bare, 0, "buttons without an edge");
  await page.goto(`${server.base}/en${all.pages.move}`);
  const { fills, turn } = await page.evaluate(() => ({
    fills: new Set([...document.querySelectorAll("#base-plain rect, .box .board.plain *")].map((e) => getComputedStyle(e).fill)).size,
    turn: document.querySelector(".pl.on .who")?.textContent.trim(),
  }));
  assert.ok(fills > 3, "the drawing keeps its own colours");
  assert.ok(turn, "whose turn it is stands in words");
  await context.close();
});

test("with reduced motion nothing runs, and 200% zoom loses nothing", async () => {
  const calm = await again({ reducedMotion: "reduce" });
  for (const path of Object.values(all.pages)) {
    await calm.page.goto(`${server.base}/en${path}`);
    const running = await calm.page.evaluate(() => document.getAnimations().filter((a) => a.playState === "running" && !(a.effect.getComputedTiming().duration <= 10)).map((a) => a.animationName ?? a.transitionProperty));
    assert.deepEqual(running, [], path);
  }
  await calm.context.close();
  const wrong = [];
  for (const [width, height] of [[1366, 768], [1920, 1080], [768, 1024]]) {
    const { context, page } = await again({ viewport: { width: width / 2, height: height / 2 }, deviceScaleFactor: 2 });
    for (const language of ["en", "ar", "ja"]) for (const [name, path] of Object.entries(all.pages)) {
      await page.goto(`${server.base}/${language}${path}`);
      const found = await page.evaluate(cutWords);
      // Everything that can be pressed can be brought into view and is not covered.
      found.push(...await page.evaluate(() => [...document.querySelectorAll("main button, main .btn, main a")].filter((e) => e.getClientRects().length && !e.closest("details:not([open]) > :not(summary), .vh, .grid")).filter((e) => {
        e.scrollIntoView({ block: "center", behavior: "instant" });
        const box = e.getClientRects()[0];
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !hit || !(e.contains(hit) || hit.contains(e));
      }).map((e) => `covered: ${e.className} ${e.textContent.trim().slice(0, 30)}`)));
      wrong.push(...found.map((what) => `${language} ${name} ${width / 2}x${height / 2}: ${what}`));
    }
    await context.close();
  }
  assert.deepEqual(wrong, []);
});
