// The sample pages in every phase, language and theme: nothing cut, nothing over an edge, nothing that shuts somebody out.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { launch } from "./browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const types = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };
const policy = "default-src 'self'; base-uri 'none'; object-src 'none'";
let browser, server, dir, base, languages, names;

before(async () => {
  dir = await mkdtemp(join(tmpdir(), "senet-pages-"));
  execFileSync("cargo", ["run", "-q", "-p", "senet-web", "--example", "preview", "--", dir], { cwd: root, stdio: "inherit" });
  languages = (await readdir(dir)).filter((name) => name !== "assets");
  names = (await readdir(join(dir, "en/day"))).map((name) => name.replace(".html", ""));
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://x");
    const body = await readFile(join(dir, pathname)).catch(() => null);
    response.writeHead(body ? 200 : 404, { "content-type": types[extname(pathname)] ?? "text/plain", "content-security-policy": policy });
    response.end(body ?? "");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  base = `http://127.0.0.1:${server.address().port}`;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
  await rm(dir, { recursive: true, force: true });
});

const isGame = (name) => !/^(home|fair|not-found|device|waiting|queue|invitation)/.test(name);

test("no page runs over an edge, and no word is cut, at 320 px in any language", async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const over = [];
  for (const language of languages) for (const name of names) {
    await page.goto(`${base}/${language}/day/${name}.html`, { waitUntil: "load" });
    over.push(...(await page.evaluate(measure)).map((what) => `${language} ${name}: ${what}`));
  }
  await context.close();
  assert.deepEqual(over, []);
});

for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [1366, 768], [1920, 1080]]) {
  test(`board, sticks and button are there together without scrolling at ${width}x${height}`, async () => {
    const mobile = width < 600;
    const context = await browser.newContext({ viewport: { width, height }, isMobile: mobile, hasTouch: mobile });
    const page = await context.newPage();
    const wrong = [];
    for (const language of languages) for (const name of names.filter(isGame)) {
      await page.goto(`${base}/${language}/day/${name}.html`, { waitUntil: "load" });
      const found = await page.evaluate(measure);
      const gone = await page.evaluate(() => {
        const seen = (element) => {
          const box = element?.getBoundingClientRect();
          return box && box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
        };
        const needed = { board: document.querySelector("#board"), action: document.querySelector(".do"), status: document.querySelector(".status") };
        return Object.entries(needed).filter(([, element]) => !seen(element)).map(([what]) => `${what} is not in view`);
      });
      wrong.push(...[...found, ...gone].map((what) => `${language} ${name}: ${what}`));
    }
    await context.close();
    assert.deepEqual(wrong, []);
  });
}

/** What is wider than its place: the page, a button's words, a line that is cut. */
function measure() {
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll("button, .btn, h1, h2, b, small, summary, .status, .who, .legend li, .what, label")) {
    if (!element.getClientRects().length || element.closest(".vh, svg, [hidden], .moves ol")) continue;
    const style = getComputedStyle(element);
    if (style.display === "inline" || style.clipPath !== "none") continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) wrong.push(`cut: ${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 40)}" ${element.scrollWidth}>${element.clientWidth}`);
  }
  return wrong;
}

test("squares are at least 44 px where the phone allows it, and other targets are too", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${base}/en/day/swap.html`);
  const small = await page.evaluate(() => [...document.querySelectorAll(".hit, .ib, .btn, .do button")].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && (box.width < 44 || box.height < 44);
  }).map((e) => `${e.className} ${e.getBoundingClientRect().width}x${e.getBoundingClientRect().height}`));
  await context.close();
  assert.deepEqual(small, []);
});

for (const theme of ["day", "night"]) {
  test(`axe-core finds nothing to object to on any page by ${theme}`, async () => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, bypassCSP: true, reducedMotion: "reduce" });
    const page = await context.newPage();
    const wrong = [];
    for (const language of theme === "day" ? ["en", "ja"] : ["cs", "ko"]) for (const name of names) {
      await page.goto(`${base}/${language}/${theme}/${name}.html`);
      await page.addScriptTag({ content: axe });
      const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
      wrong.push(...violations.map((v) => `${language} ${name}: ${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target + " " + (n.any[0]?.message ?? "")).join("; ")}`));
    }
    await context.close();
    assert.deepEqual(wrong, []);
  });
}

test("a first visit weighs at most 60 kB for a page and 90 kB for a game, compressed", async () => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  for (const [name, most] of [["home", 60], ["fair-about", 60], ["swap", 90]]) {
    const page = await context.newPage();
    const bodies = [];
    page.on("response", (response) => bodies.push(response.body().catch(() => Buffer.alloc(0))));
    await page.goto(`${base}/en/day/${name}.html`, { waitUntil: "networkidle" });
    const weight = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.log(`${name}: ${weight} bytes`);
    assert.ok(weight <= most * 1024, `${name} weighs ${weight} bytes`);
    await page.close();
  }
  await context.close();
});

test("the content security policy stops nothing that the pages need", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const wrong = [];
  page.on("console", (message) => { if (/Content.Security.Policy|Refused/i.test(message.text())) wrong.push(message.text()); });
  for (const name of names) await page.goto(`${base}/en/day/${name}.html`);
  await context.close();
  assert.deepEqual(wrong, []);
});
