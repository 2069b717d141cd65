// The ways to a game: a digit chooses one, a button copies a link.

const typing = "input, select, textarea, [contenteditable]";

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(typing)) return;
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code);
  if (digit) document.querySelector(`.way[aria-keyshortcuts="${digit[1]}"]`)?.click();
});

// A double click makes one table.  A page that comes back may send its form again.
let sent = null;

document.addEventListener("submit", (event) => {
  if (event.defaultPrevented || event.target.method !== "post") return;
  if (sent === (event.submitter ?? event.target)) event.preventDefault();
  sent = event.submitter ?? event.target;
});

addEventListener("pageshow", () => (sent = null));

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without HTTPS there is no clipboard: the old way, which takes what is selected.
    document.execCommand("copy");
  }
  const words = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = words), 2000);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button && button.textContent !== button.dataset.done) copy(button);
});

document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-link]")) event.target.select();
});

// What was opened at the lower edge of the window is seen at once, with the button below it.
document.addEventListener(
  "toggle",
  ({ target }) => target.open && target.matches(".more") && target.closest(".finish").scrollIntoView({ block: "nearest" }),
  true,
);

function show() {
  for (const button of document.querySelectorAll("[data-copy][hidden]")) button.hidden = false;
}

document.addEventListener("htmx:after:swap", show);
show();
