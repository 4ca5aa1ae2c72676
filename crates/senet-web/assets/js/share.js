// Copying and sharing links. The buttons are there only where the browser can do it.

async function copy(button) {
  const text = button.dataset.copy;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without the clipboard (no secure connection) the old way still works from a selected field.
    const field = button.parentElement.querySelector("input");
    if (!field) return;
    field.select();
    document.execCommand("copy");
  }
  const label = button.querySelector("span");
  label.dataset.before ??= label.textContent;
  label.textContent = button.dataset.done;
  clearTimeout(label.timer);
  label.timer = setTimeout(() => { label.textContent = label.dataset.before; }, 2500);
}

/** Shows the buttons below `root` that this browser can serve. Called again after the page has changed. */
export function reveal(root = document) {
  for (const button of root.querySelectorAll("[data-copy]")) button.hidden = false;
  if (navigator.share) for (const button of root.querySelectorAll("[data-share]")) button.hidden = false;
}

export function startSharing() {
  reveal();
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy],[data-share]");
    if (!button) return;
    if (button.dataset.copy) return void copy(button);
    navigator.share({ text: button.dataset.text, url: button.dataset.share }).catch(() => {});
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.("[data-select]")) event.target.select();
  });
}
