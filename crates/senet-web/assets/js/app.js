// The one entry: each module looks whether the page has work for it.
import { startGame } from "./live.js";
import { startBoard } from "./board.js";
import { startSharing } from "./share.js";
import { startChecking } from "./fair.js";
import { keepRules } from "./offline.js";

const main = document.getElementById("main");
startSharing();
if (main?.dataset.events) {
  startBoard(main);
  startGame(main);
}
startChecking();
if (main?.matches(".review, .analysis")) import("./review.js").then(({ startReview }) => startReview(main));
keepRules();

// Menus close with Escape, and with a touch anywhere else.
const menus = () => document.querySelectorAll("details.pop[open], details.why[open]");
document.addEventListener("click", (event) => {
  for (const menu of menus()) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of menus()) {
    const inside = menu.contains(document.activeElement);
    menu.open = false;
    if (inside) menu.querySelector("summary").focus();
  }
});
