// Choosing a move by touch and keys, and showing what happened: pieces slide, sticks tumble.
import { play } from "./sound.js";

const HOP = 150, LONGEST = 900, THROW = 620, SWAP = 420, SINK = 700, OFF = 520;
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
let main;
/** Until when touches are taken for an echo of the one that threw the sticks. */
let deafUntil = 0;

export const deaf = () => performance.now() < deafUntil;

// ---- choosing ----

const chosen = () => main.dataset.chosen;
const offers = () => new Set([...main.querySelectorAll(".hit")].map((hit) => hit.dataset.offer));

function choose(offer) {
  if (offer === undefined) delete main.dataset.chosen;
  else main.dataset.chosen = offer;
  const sentence = main.querySelector(`.what-it-does.o${offer}`)?.textContent;
  if (sentence) announce(sentence);
}

export function announce(sentence) {
  const region = document.getElementById("live");
  if (region && sentence) region.textContent = sentence;
}

/** The chosen offer, kept over an update that does not change the game. */
export const keepChoice = () => chosen();
export function restoreChoice(offer) {
  if (offer !== undefined && offers().has(offer)) main.dataset.chosen = offer;
}

// ---- the grid: one tab stop, arrows follow what the eye sees ----

const grid = () => document.getElementById("board");
const stop = (cell) => cell.querySelector(".hit") ?? cell;
const turned = () => getComputedStyle(grid()).gridTemplateColumns.split(" ").length < 10;

function where(cell) {
  const name = (letter) => Number([...cell.classList].find((c) => c[0] === letter && c.length === 2)[1]);
  return { lane: name("l"), place: name("i") };
}

function setStop(cell) {
  for (const other of grid().querySelectorAll(".sq")) stop(other).tabIndex = other === cell ? 0 : -1;
}

/** Gives the grid its one tab stop: where it was, else the first piece that can move. */
export function settleGrid() {
  if (!grid()) return;
  const cells = [...grid().querySelectorAll(".sq")];
  const was = cells.find((cell) => cell.id === main.ownStop);
  setStop(was && (was.querySelector(".hit") || !grid().querySelector(".hit")) ? was
    : grid().querySelector(".hit.from")?.parentElement ?? was ?? cells[0]);
}

function arrow(event) {
  const cell = event.target.closest?.(".sq");
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!cell || !step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  let { lane, place } = where(cell);
  if (turned()) { lane += step[0]; place += step[1]; } else { place += step[0]; lane += step[1]; }
  const next = grid().querySelector(`.l${lane}.i${place}`);
  if (!next) return;
  main.ownStop = next.id;
  setStop(next);
  stop(next).focus();
}

/** Where the focus is, so that it can be found again after the page has changed. */
export function noteFocus() {
  const at = document.activeElement;
  if (!main.contains(at)) return null;
  return {
    cell: at.closest(".sq")?.id,
    id: at.id,
    act: at.closest(".do") !== null,
    keys: at.matches(":focus-visible"),
  };
}

export function findFocus(note) {
  if (!note) return;
  const at = document.activeElement;
  if (at && at !== document.body && main.contains(at) && at.getClientRects().length) return;
  const cell = note.cell && document.getElementById(note.cell);
  const visible = (selector) => [...main.querySelectorAll(selector)].find((e) => e.getClientRects().length);
  const same = note.id ? document.getElementById(note.id) : null;
  const target = same?.getClientRects().length ? same
    : cell ? stop(cell)
    : note.act ? visible(".do .btn") ?? grid()?.querySelector('[tabindex="0"]')
    : null;
  target?.focus({ preventScroll: true });
}

/** The grid's one tab stop and its arrows. */
export function startGrid(element) {
  main = element;
  settleGrid();
  main.addEventListener("keydown", arrow);
  main.addEventListener("focusin", (event) => {
    const cell = event.target.closest(".sq");
    if (!cell) return;
    main.ownStop = cell.id;
    setStop(cell);
  });
}

export function startBoard(element) {
  startGrid(element);
  main.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen() !== undefined && offers().size > 1) {
      choose(undefined);
      event.stopPropagation();
    }
  });
  // The first touch chooses and shows, the second one plays. It runs before the form is sent.
  main.addEventListener("click", (event) => {
    const button = event.target.closest(".hit, .act, #throw");
    if (!button) return;
    // A touch too soon after a throw was meant for the throw. Clicks made by other scripts are meant as they are.
    if (deaf() && event.isTrusted) return void event.preventDefault();
    if (!button.matches(".hit") || chosen() === button.dataset.offer) return;
    event.preventDefault();
    choose(button.dataset.offer);
  });
}

// ---- showing what happened ----

const drawing = () => [...main.querySelectorAll("svg.board")].find((svg) => svg.getClientRects().length);

/** The middle of a square in the units of the drawing. */
function middle(svg, square) {
  const cell = document.getElementById(`q${square}`).getBoundingClientRect();
  const box = svg.getBoundingClientRect();
  const unit = svg.viewBox.baseVal.width / box.width;
  return { x: (cell.x + cell.width / 2 - box.x) * unit, y: (cell.y + cell.height / 2 - box.y) * unit };
}

const at = (x, y) => `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;

/** Steps from one square to another along the path, relative to where the piece ends up. */
function way(svg, from, to, end) {
  const step = Math.sign(to - from) || 1;
  const origin = middle(svg, end);
  const frames = [];
  for (let square = from; ; square += step) {
    const { x, y } = middle(svg, square);
    frames.push({ transform: at(x - origin.x, y - origin.y), easing: "cubic-bezier(.6,0,.25,1)" });
    if (square === to) return frames;
  }
}

const run = (element, frames, duration, more = {}) =>
  element ? element.animate(frames, { duration, fill: "backwards", ...more }).finished.catch(() => {}) : Promise.resolve();

/** Brings whatever still moves to where it is going. */
export function hurry() {
  for (const motion of main.getAnimations({ subtree: true })) {
    if (motion instanceof CSSAnimation || motion instanceof CSSTransition) continue;
    motion.finish();
  }
}

const moving = (svg, square) => svg.querySelector(`.pc[data-square="${square}"] .mv`);

/** What a page looked like before an update, as far as showing it needs. */
export function before() {
  const svg = drawing();
  const sticks = document.getElementById("sticks");
  return {
    version: Number(main.dataset.version),
    moves: Number(main.dataset.moves),
    throws: Number(sticks?.dataset.throws ?? 0),
    phase: main.dataset.phase,
    piece: (square) => svg?.querySelector(`.pc[data-square="${square}"]`)?.cloneNode(true),
    turn: main.dataset.turn,
  };
}

/** Shows what is new since `old`; resolves when all lies still. Only one step is shown: more are simply there. */
export async function show(old, pieceBefore) {
  const throws = Number(document.getElementById("sticks")?.dataset.throws ?? 0);
  const moves = Number(main.dataset.moves);
  const shown = [];
  if (throws === old.throws + 1) shown.push(tumble(old.turn === "1"));
  if (moves === old.moves + 1 && main.dataset.last) shown.push(slide(main.dataset.last, pieceBefore));
  if (main.dataset.phase === "over" && old.phase !== "over") play("end");
  else if (main.dataset.turn === "1" && old.turn !== "1") play("turn");
  await Promise.all(shown);
}

/** Reads which piece a move takes, to be noted before the page changes. */
export const origin = (move) => Number(/^\d+/.exec(move ?? "")?.[0]);

function tumble(own) {
  play("throw");
  // Only a throw of one's own has an echo; after the other's, the first touch counts.
  if (own) deafUntil = performance.now() + (calm() ? 350 : THROW);
  const number = main.querySelector(".throw .n");
  if (calm()) return run(number, [{ opacity: 0 }, { opacity: 1 }], 150);
  const sticks = [...main.querySelectorAll("#sticks .stick")];
  const turns = sticks.map((stick, i) => {
    const spin = (i % 2 ? -1 : 1) * (360 + 90 * i);
    return run(stick, [
      { transform: `translate(${(1.5 - i) * 18}px,-46px) rotate(${spin}deg)`, easing: "cubic-bezier(.3,.6,.4,1)" },
      { transform: `translate(${(i - 1.5) * 6}px,8px) rotate(${spin / 12}deg)`, offset: 0.62, easing: "cubic-bezier(.25,1.25,.4,1)" },
      { transform: "none" },
    ], THROW - 40 * (3 - i));
  });
  turns.push(run(number, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], THROW));
  return Promise.all(turns);
}

async function slide(move, pieceBefore) {
  const svg = drawing();
  const read = /^(\d+)(-off|[-x~](\d+))$/.exec(move);
  if (!svg || !read) return;
  const [from, kind, to] = [Number(read[1]), read[2] === "-off" ? "off" : read[2][0], Number(read[3])];
  play({ off: "off", "~": "water", x: "swap" }[kind] ?? "step");
  if (calm()) return run(moving(svg, to), [{ opacity: 0 }, { opacity: 1 }], 150);
  if (kind === "off") return leave(svg, from, pieceBefore);
  if (kind === "~") return drown(svg, from, to, pieceBefore);
  const piece = moving(svg, to);
  const frames = way(svg, from, to, to);
  const time = Math.min(HOP * (frames.length - 1), LONGEST);
  if (kind === "-") return run(piece, frames, time);
  // The mover arcs above, the other slides beneath.
  const size = svg.viewBox.baseVal.height / 16;
  const [a, b] = [middle(svg, from), middle(svg, to)];
  await Promise.all([
    run(piece, [
      { transform: at(a.x - b.x, a.y - b.y) },
      { transform: at((a.x - b.x) / 2, (a.y - b.y) / 2 - size) },
      { transform: "none" },
    ], SWAP, { easing: "cubic-bezier(.6,0,.25,1)" }),
    run(moving(svg, from), [{ transform: at(b.x - a.x, b.y - a.y) }, { transform: "none" }], SWAP, { easing: "cubic-bezier(.6,0,.25,1)" }),
  ]);
}

/** A copy of a piece as it stood, over the drawing, for a way that ends off its place. */
function ghost(svg, piece) {
  if (!piece) return null;
  piece.classList.remove("can");
  piece.removeAttribute("data-square");
  piece.querySelector(".ring")?.remove();
  piece.setAttribute("aria-hidden", "true");
  svg.append(piece);
  return piece;
}

async function drown(svg, from, to, pieceBefore) {
  const water = Number(main.querySelector("[data-water]")?.dataset.water);
  const body = ghost(svg, pieceBefore);
  const home = moving(svg, to);
  const hidden = home?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 60_000 });
  const frames = way(svg, from, water, from);
  await run(body?.querySelector(".mv"), frames, Math.min(HOP * (frames.length - 1), LONGEST), { fill: "both" });
  const sunk = frames.at(-1).transform;
  const depth = svg.viewBox.baseVal.height / 24;
  await run(body?.querySelector(".mv"), [
    { transform: sunk, opacity: 1 },
    { transform: `${sunk} translateY(${depth}px)`, opacity: 0 },
  ], SINK / 2, { fill: "both" });
  body?.remove();
  hidden?.cancel();
  await run(home, [{ transform: `translateY(${depth}px)`, opacity: 0 }, { transform: "none", opacity: 1 }], SINK / 2);
}

async function leave(svg, from, pieceBefore) {
  const body = ghost(svg, pieceBefore);
  if (!body) return;
  const frames = way(svg, from, 30, from);
  const box = svg.viewBox.baseVal;
  const { x, y } = middle(svg, from);
  const out = turned() ? at(middle(svg, 30).x - x, box.height * 0.98 - y) : at(box.width * 0.985 - x, middle(svg, 30).y - y);
  frames.push({ transform: out, opacity: 1 }, { transform: out, opacity: 0 });
  await run(body.querySelector(".mv"), frames, Math.max(OFF, Math.min(HOP * frames.length, LONGEST)), { fill: "both" });
  body.remove();
}
