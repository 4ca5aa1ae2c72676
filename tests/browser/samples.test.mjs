// The sample pages in every phase, language and theme: nothing cut, nothing over an edge, nothing that shuts somebody out.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { cutWords } from "./measure.mjs";

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

const isGame = (name) => !/^(home|senet|jequier|privacy|fair|not-found|device|waiting|queue|invitation)/.test(name);

test("no phase of a game runs over an edge or cuts a word at 320 px in any language", async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const over = [];
  for (const language of languages) for (const name of names.filter(isGame)) {
    await page.goto(`${base}/${language}/day/${name}.html`, { waitUntil: "load" });
    over.push(...(await page.evaluate(cutWords)).map((what) => `${language} ${name}: ${what}`));
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
    for (const language of ["en", "cs", "ja", "ko", "ar"]) for (const name of names.filter(isGame)) {
      await page.goto(`${base}/${language}/day/${name}.html`, { waitUntil: "load" });
      const found = await page.evaluate(cutWords);
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
    for (const language of theme === "day" ? ["en"] : ["ar"]) for (const name of names) {
      await page.goto(`${base}/${language}/${theme}/${name}.html`);
      await page.addScriptTag({ content: axe });
      const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
      wrong.push(...violations.map((v) => `${language} ${name}: ${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target + " " + (n.any[0]?.message ?? "")).join("; ")}`));
    }
    await context.close();
    assert.deepEqual(wrong, []);
  });
}

// What a screen reader is told. `SNAPSHOTS=write npm test` writes them anew; the difference is then to be read.
test("a screen reader is told the same as before, on the pages and in each phase", async () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), "snapshots");
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const name of names.filter((name) => isGame(name) || /^(home|jequier|waiting|invitation)$/.test(name))) {
    await page.goto(`${base}/en/day/${name}.html`);
    const told = `${await page.locator("body").ariaSnapshot()}\n`;
    const file = join(folder, `${name}.yml`);
    if (process.env.SNAPSHOTS === "write") {
      await mkdir(folder, { recursive: true });
      await writeFile(file, told);
    }
    assert.equal(told, await readFile(file, "utf8"), `${name}: the snapshot in ${file} says otherwise`);
  }
  await context.close();
});
