// Stepping through a review, and setting up a position, without leaving the page.
import { Idiomorph } from "./idiomorph.js";
import { startGrid, settleGrid } from "./board.js";
import { reveal } from "./share.js";

let main;
/** Fragments by address, so that the next step is there before it is asked for. */
const kept = new Map();
let wanted = "";

function fetched(address) {
  if (!kept.has(address)) {
    const answer = fetch(address, { headers: { "Senet-Live": "1", Accept: "text/html" }, cache: "no-store" })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.status))));
    answer.catch(() => kept.delete(address));
    kept.set(address, answer);
    if (kept.size > 60) kept.delete(kept.keys().next().value);
  }
  return kept.get(address);
}

const parse = (html, id) => new DOMParser().parseFromString(html, "text/html").getElementById(id);

/** Puts a fragment in the place of what has its id; the focus stays where it was. */
function put(id, next) {
  const focus = document.activeElement?.id;
  Idiomorph.morph(document.getElementById(id), next, { ignoreActiveValue: true });
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  reveal(main);
}

async function go(address, id, shown) {
  wanted = address;
  try {
    const next = parse(await fetched(address), id);
    if (wanted !== address) return;
    if (!next) throw new Error("another page");
    put(id, next);
    history.replaceState(null, "", address);
    shown();
  } catch {
    if (wanted === address) location.assign(address);
  }
}

const plain = (event) => !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

// ---- the review ----

const moment = () => document.getElementById("moment");
const at = () => Number(moment().dataset.at);
const plot = () => document.getElementById("plot");
const steps = () => Number(plot().dataset.steps);

function step(to) {
  if (to < 0 || to > steps() || to === at()) return;
  const url = new URL(location.href);
  url.searchParams.set("at", to);
  go(url.href, "moment", () => {
    const { chosen } = moment().dataset;
    if (chosen === undefined) delete main.dataset.chosen; else main.dataset.chosen = chosen;
    const x = `${((100 * to) / Math.max(steps(), 1)).toFixed(1)}%`;
    for (const end of ["x1", "x2"]) document.getElementById("cursor").setAttribute(end, x);
    for (const mark of document.querySelectorAll("#plot .moment")) mark.classList.toggle("now", Number(mark.dataset.at) === to);
    for (const link of document.querySelectorAll(".moments a")) {
      if (Number(link.dataset.at) === to) link.setAttribute("aria-current", "step"); else link.removeAttribute("aria-current");
    }
    for (const next of [to + 1, to - 1]) {
      if (next < 0 || next > steps()) continue;
      url.searchParams.set("at", next);
      fetched(url.href).catch(() => {});
    }
  });
}

function startSteps() {
  main.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-at]");
    if (!link || !plain(event)) return;
    event.preventDefault();
    step(Number(link.dataset.at));
  });
  document.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: at() - 1, ArrowRight: at() + 1, Home: 0, End: steps() }[event.key];
    if (to === undefined || !plain(event) || event.target.closest?.("input, details[open], .scroll")) return;
    event.preventDefault();
    step(Math.max(0, Math.min(steps(), to)));
  });
  plot().addEventListener("click", (event) => {
    const box = plot().getBoundingClientRect();
    step(Math.round(((event.clientX - box.x) / box.width) * steps()));
  });
  // A finger drawn across the board turns the page.
  let start = null;
  main.addEventListener("touchstart", (event) => { start = event.target.closest("#moment") && event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
  main.addEventListener("touchend", (event) => {
    if (!start) return;
    const end = event.changedTouches[0];
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = null;
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) step(at() + (x < 0 ? 1 : -1));
  });
}

// ---- the analysis ----

function startSetting() {
  startGrid(main);
  main.addEventListener("click", (event) => {
    const link = event.target.closest("a[href*='/analysis?']");
    if (!link || !plain(event)) return;
    event.preventDefault();
    go(link.href, "main", settleGrid);
  });
}

export function startReview(element) {
  main = element;
  if (main.matches(".analysis")) startSetting();
  else if (plot()) startSteps();
}
