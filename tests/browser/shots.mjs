// Pictures of the sample pages at five sizes, to be looked at: node shots.mjs DIR [name,name] [language] [theme]
// DIR is what `cargo run -p senet-web --example preview -- DIR` wrote; the pictures go to ./shots.
import { createServer } from "node:http";
import { readFile, mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { launch } from "./browser.mjs";

const [dir, names = "", languages = "en", themes = "day"] = process.argv.slice(2);
const sizes = [[360, 640], [390, 844], [768, 1024], [1366, 768], [1920, 1080]];
const types = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };

const server = createServer(async (request, response) => {
  try {
    const path = new URL(request.url, "http://x").pathname;
    const body = await readFile(join(dir, path));
    response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const base = `http://127.0.0.1:${server.address().port}`;

await mkdir("shots", { recursive: true });
const browser = await launch();
const wanted = process.env.SIZES ? sizes.filter(([w]) => process.env.SIZES.split(",").includes(String(w))) : sizes;
for (const [width, height] of wanted) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 600, isMobile: width < 600 });
  const page = await context.newPage();
  for (const language of languages.split(",")) {
    for (const theme of themes.split(",")) {
      for (const name of names.split(",").filter(Boolean)) {
        const [file, chosen] = name.split("@");
        await page.goto(`${base}/${language}/${theme}/${file}.html`);
        if (chosen) await page.evaluate((n) => { document.querySelector("main").dataset.chosen = n; }, chosen);
        await page.waitForTimeout(60);
        const over = await page.evaluate(() => {
          const main = document.querySelector("main.table");
          return [document.documentElement.scrollWidth - innerWidth, main ? main.getBoundingClientRect().bottom - innerHeight : 0];
        });
        await page.screenshot({ path: `shots/${file}${chosen ? "-" + chosen : ""}-${language}-${theme}-${width}x${height}.png`, fullPage: Boolean(process.env.FULL) });
        if (over[0] > 0 || over[1] > 0.5) console.log(`${file} ${language} ${width}x${height}: over by ${over}`);
      }
    }
  }
  await context.close();
}
await browser.close();
server.close();
