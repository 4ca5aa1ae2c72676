// Check the throws: the browser works the seal and every throw out by itself.

const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function check(form) {
  const game = document.getElementById("main").dataset.game;
  const seed = bytes(document.getElementById("seed").textContent.trim());
  const seal = document.getElementById("commitment").textContent.trim();
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const sealed = hex(await crypto.subtle.digest("SHA-256", seed)) === seal;
  const wrong = [];
  for (const row of document.querySelectorAll("#throws tbody tr")) {
    const text = `${game}:${row.dataset.number}:${row.dataset.shake}`;
    const drawn = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)))[0] & 15;
    const right = drawn === Number(row.dataset.sticks);
    row.querySelector(".verdict").textContent = right ? form.dataset.right : form.dataset.wrong;
    if (!right) wrong.push(row.querySelector("th, td").textContent);
  }
  // Whatever the server says of itself, this is what came out here.
  const list = new Intl.ListFormat(document.documentElement.lang).format(wrong);
  const verdict = document.getElementById("verdict");
  verdict.classList.toggle("danger", !sealed || wrong.length > 0);
  verdict.textContent = !sealed ? form.dataset.badSeal : wrong.length ? `${form.dataset.wrong}: ${list}` : `${form.dataset.good} ${form.dataset.here}`;
}

export function startChecking() {
  const form = document.getElementById("check");
  if (!form || !globalThis.crypto?.subtle) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // The form's own check on the server stands behind the browser's.
    check(form).catch(() => { location.search = "?check=1"; });
  });
}
