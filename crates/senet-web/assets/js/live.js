// A game's page kept up to date: the stream of events, forms sent without leaving the page, what is said in title and icon.
import { Idiomorph } from "./idiomorph.js";
import * as board from "./board.js";
import { reveal } from "./share.js";
import { setSound, soundOn } from "./sound.js";

/** A hidden page lets go of its stream after so long, and from then on only looks now and then. In milliseconds. */
const HIDDEN = 20_000, LOOK_HIDDEN = 20_000, LOOK = 2_500;
/** How many pages of this browser hold a stream at once: a browser opens six connections to a site, some must stay free. */
const SLOTS = 4;

let main;
const channel = "BroadcastChannel" in window ? new BroadcastChannel("senet") : null;

// ---- bringing the page up to date ----

let queue = Promise.resolve();
let waiting = 0;
let held = null;

/**
 * Takes a new state of the page; one after the other, each shown before the next. Resolves when the page is up to date,
 * while what is new may still be moving: who is quick need not wait for it.
 */
function take(state) {
  waiting += 1;
  return new Promise((done) => {
    queue = queue.then(() => apply(state, done)).catch((fault) => console.error(fault)).finally(() => { waiting -= 1; done(); });
  });
}

/** The `<main>` of a game's page; null if the page is another, as one that says what went wrong. */
const parse = (html) => new DOMParser().parseFromString(html, "text/html").querySelector("#main[data-game]");

async function apply(state, done) {
  const next = state.main ?? parse(state.html);
  if (!next) return;
  const fresh = Number(next.dataset.version), known = Number(main.dataset.version);
  // A late answer never turns the page back.
  if (fresh < known && !state.asked) return;
  if (main.dataset.replay !== undefined && !state.asked) { held = state; return; }
  const same = fresh === known && next.dataset.replay === main.dataset.replay;
  const old = board.before();
  const choice = same ? board.keepChoice() : undefined;
  const focus = board.noteFocus();
  const piece = old.piece(board.origin(next.dataset.last));
  const hadNext = main.dataset.next;
  const said = sayings();
  morph(next);
  board.restoreChoice(choice);
  board.settleGrid();
  // With the game ends what its menu was open for; it would lie over the way on.
  if (main.dataset.phase === "over" && old.phase !== "over") {
    for (const menu of main.querySelectorAll("details[open]")) menu.open = false;
  }
  board.findFocus(focus);
  reveal(main);
  dress();
  document.title = main.dataset.title;
  document.body.className = main.dataset.body;
  call();
  if (!same) board.announce(main.dataset.says);
  for (const text of sayings()) if (!said.includes(text)) board.announce(text);
  if (main.dataset.next && !hadNext && main.dataset.replay === undefined && ["over", "waiting"].includes(old.phase)) {
    location.assign(main.dataset.next);
    return;
  }
  done();
  // With more waiting behind it, a step is not worth the time it takes to be shown.
  if (waiting < 3 && !state.asked && fresh > known) await board.show(old, piece);
  else if (state.shown && fresh > known) await board.show(old, piece);
}

const sayings = () => [...main.querySelectorAll("[data-say]")].map((element) => element.dataset.say);

function morph(next) {
  Idiomorph.morph(main, next, {
    // What is being typed stays. A button in focus that becomes another one takes its words.
    ignoreActiveValue: document.activeElement?.matches("input, textarea") ?? false,
    callbacks: {
      // What the reader has opened stays open, and what a script has shown stays shown.
      beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS") && !(name === "hidden" && node.tagName === "BUTTON"),
    },
  });
}

// ---- title, icon, notification ----

const icon = document.querySelector("link[rel=icon]");
const plainIcon = icon?.getAttribute("href");
let called = false;

function call() {
  const turn = main.dataset.turn === "1";
  const wanted = turn ? icon?.dataset.turn : plainIcon;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if (turn && !called && document.hidden && notifying()) {
    const body = document.getElementById("notify")?.dataset.body ?? "";
    try {
      const note = new Notification(document.title, { body, tag: main.dataset.game });
      note.onclick = () => { window.focus(); note.close(); };
    } catch { /* some browsers notify from workers only */ }
  }
  called = turn;
}

const notifying = () => {
  try { return localStorage.getItem("senet-notify") === "on" && Notification.permission === "granted"; } catch { return false; }
};

/** The switches that only a script can serve. */
function dress() {
  const sound = document.getElementById("sound"), notify = document.getElementById("notify");
  if (sound) { sound.hidden = false; sound.setAttribute("aria-pressed", String(soundOn())); }
  if (notify && "Notification" in window) { notify.hidden = false; notify.setAttribute("aria-pressed", String(notifying())); }
  startClock();
}

async function press(event) {
  const button = event.target.closest("#sound, #notify");
  if (!button) return;
  if (button.id === "sound") setSound(!soundOn());
  else if (notifying()) localStorage.setItem("senet-notify", "off");
  else if ((await Notification.requestPermission()) === "granted") localStorage.setItem("senet-notify", "on");
  dress();
}

// ---- sending ----

/** The version that something is being sent for; once the page has moved on from it, the next may be sent. */
let sending = null;

async function send(form, button) {
  const version = main.dataset.version;
  if (sending === version) return;
  sending = version;
  button?.setAttribute("aria-busy", "true");
  const data = new FormData(form);
  if (button?.name) data.append(button.name, button.value);
  if (form.dataset.shake !== undefined) data.append("shake", shake());
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(data),
      headers: { "Senet-Live": "1", Accept: "text/html" },
    });
    const next = parse(await answer.text());
    if (!next) return void location.reload();
    connected(true);
    for (const menu of document.querySelectorAll("details.pop[open]")) if (menu.contains(form)) menu.open = false;
    // The stream may have told it already; what it has set in motion is not cut short.
    const news = Number(next.dataset.version) > Number(main.dataset.version) || !answer.ok;
    // Who acts need not wait for what the other's piece is still doing.
    if (news) board.hurry();
    const taken = take({ main: next, asked: !answer.ok, shown: true });
    if (news) await taken;
  } catch {
    connected(false);
  } finally {
    if (sending === version) sending = null;
    button?.removeAttribute("aria-busy");
  }
}

/** Sixteen random bytes of the thrower's, in hexadecimal digits. */
function shake() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// ---- looking ----

/** Asks for the page as it stands. `address`: a page of looking back, or the game's own. */
async function look(address = location.href, asked = false) {
  const answer = await fetch(address, { headers: { "Senet-Live": "1", Accept: "text/html" }, cache: "no-store" });
  const next = parse(await answer.text());
  if (!next) throw new Error("no page");
  connected(true);
  await take({ main: next, asked });
}

async function follow(event) {
  const link = event.target.closest("a[data-live]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    await look(link.href, true);
    history.replaceState(null, "", link.href);
    if (main.dataset.replay === undefined) {
      if (held) await take(held);
      held = null;
    }
  } catch {
    location.assign(link.href);
  }
}

// ---- the stream ----

let stream = null, release = null, retry = 0, timer = 0, hideTimer = 0;

/** Takes one of the few places for streams; null if all are taken. */
async function slot() {
  if (!navigator.locks) return () => {};
  for (let i = 0; i < SLOTS; i++) {
    const free = await new Promise((resolve) => {
      navigator.locks.request(`senet-stream-${i}`, { ifAvailable: true }, (lock) => {
        if (!lock) return void resolve(null);
        return new Promise((done) => resolve(done));
      }).catch(() => resolve(null));
    });
    if (free) return free;
  }
  return null;
}

const resting = () => document.hidden && !hideTimer;

async function connect() {
  clearTimeout(timer);
  if (stream || connect.busy) return;
  if (resting() && !notifying()) return void later(LOOK_HIDDEN);
  connect.busy = true;
  try {
    release = await slot();
  } finally {
    connect.busy = false;
  }
  if (!release) {
    // All places are taken: ask a hidden page to give up its own, and look by oneself meanwhile.
    channel?.postMessage("need");
    return void later(LOOK + Math.random() * 500);
  }
  stream = new EventSource(main.dataset.events);
  stream.addEventListener("state", (event) => {
    retry = 0;
    connected(true);
    take(JSON.parse(event.data));
  });
  stream.onopen = () => connected(true);
  stream.addEventListener("bye", () => again(300 + Math.random() * 1200));
  stream.onerror = () => stream.readyState === EventSource.CLOSED ? refused() : again(Math.min(500 * 2 ** retry++, 10_000) * (0.75 + Math.random() / 2));
}

function disconnect() {
  stream?.close();
  stream = null;
  release?.();
  release = null;
}

/** The server gives no stream, as when too many are open at this address: the page looks by itself. */
function refused() {
  disconnect();
  later(LOOK + Math.random() * 500);
}

/** Tries again after so long. */
function again(pause) {
  disconnect();
  clearTimeout(timer);
  if (retry > 1) connected(false);
  timer = setTimeout(connect, pause);
}

/** Looks after so long instead of listening, and tries to listen again. */
function later(pause) {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    try { await look(); } catch { connected(false); }
    connect();
  }, pause);
}

function connected(yes) {
  let notice = document.querySelector(".offline");
  if (yes) return void notice?.remove();
  if (notice) return;
  notice = Object.assign(document.createElement("p"), { className: "offline", role: "status", textContent: main.dataset.offline });
  document.body.append(notice);
}

function visibility() {
  clearTimeout(hideTimer);
  hideTimer = 0;
  if (document.hidden) {
    hideTimer = setTimeout(() => { hideTimer = 0; rest(); }, HIDDEN);
  } else if (!stream) {
    retry = 0;
    look().catch(() => {});
    connect();
  }
}

/** Lets go of the stream; the page looks now and then, so that its title still says whose turn it is. */
function rest() {
  if (notifying()) return;
  disconnect();
  // Who looks once more has not left, the server knows.
  look().catch(() => {});
  later(LOOK_HIDDEN);
}

// ---- clocks and the right to claim ----

let ticking = 0;

function startClock() {
  clearInterval(ticking);
  const face = main.querySelector(".clock.running");
  const claim = main.querySelector("[data-again]");
  const began = performance.now();
  // The digits that the server writes: browsers disagree on those of Arabic.
  const { lang } = document.documentElement;
  const digits = lang === "ar" ? "ar-u-nu-arab" : lang;
  const write = new Intl.NumberFormat(digits, { minimumIntegerDigits: 2 });
  const short = new Intl.NumberFormat(digits);
  const due = claim ? Number(claim.dataset.again) * 1000 + 400 : face ? Number(face.dataset.left) + 400 : 0;
  if (!due) return;
  ticking = setInterval(() => {
    const passed = performance.now() - began;
    if (face) {
      const seconds = Math.max(0, Math.ceil((Number(face.dataset.left) - passed) / 1000));
      face.textContent = `${short.format(Math.floor(seconds / 60))}:${write.format(seconds % 60)}`;
      face.classList.toggle("low", seconds < 30);
    }
    if (passed > due) {
      clearInterval(ticking);
      if (main.dataset.replay === undefined) look().catch(() => {});
    }
  }, 250);
}

export function startGame(element) {
  main = element;
  dress();
  call();
  main.addEventListener("click", press);
  main.addEventListener("click", follow);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.dataset.live === undefined) return;
    event.preventDefault();
    send(form, event.submitter);
  });
  document.addEventListener("visibilitychange", visibility);
  channel?.addEventListener("message", (event) => { if (event.data === "need" && document.hidden && stream) rest(); });
  addEventListener("online", () => { retry = 0; again(0); });
  addEventListener("offline", () => connected(false));
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", (event) => { if (event.persisted) { look().catch(() => {}); connect(); } });
  connect();
}
