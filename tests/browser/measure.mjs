// What a page measures of itself; these run in the browser.

/** What is wider than its place: the page, a button's words, a heading, a cell. */
export function cutWords() {
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll("button, a, h1, h2, h3, b, small, summary, th, td, dt, dd, .status, .who, .legend li, .what, label")) {
    if (!element.getClientRects().length || element.closest(".vh, .skip, svg, [hidden], .moves ol")) continue;
    const style = getComputedStyle(element);
    if (style.display === "inline" || style.clipPath !== "none" || /auto|scroll/.test(style.overflowX)) continue;
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
      wrong.push(`cut: ${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 40)}" ${element.scrollWidth}>${element.clientWidth}`);
    }
    const box = element.getBoundingClientRect();
    if (!element.closest(".scroll, .sheet") && (box.left < -1 || box.right > innerWidth + 1)) {
      wrong.push(`over the edge: ${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 40)}" ${box.left}..${box.right}`);
    }
  }
  return wrong;
}
