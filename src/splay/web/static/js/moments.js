// Moments: an achievement that was claimed lies over the question for a moment; the end of the game stays until it is
// closed.  Any key, click or tap ends a moment, and does what it does without one.

const place = document.getElementById("moment");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 1099px)");
const NO_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];
const STRIP = 72;

let shown = "";
let timer = 0;

// -- a claim ---------------------------------------------------------------------------------

/** Over the question; on a narrow window a strip above it. */
function put() {
  const ask = document.getElementById("ask").getBoundingClientRect();
  const zoom = Number(getComputedStyle(document.documentElement).zoom) || 1;
  const top = narrow.matches ? Math.max(0, ask.top - STRIP) : ask.top;
  const height = narrow.matches ? STRIP : ask.height;
  for (const [name, length] of Object.entries({left: ask.left, top, width: ask.width, height})) {
    place.style[name] = `${length / zoom}px`;
  }
}

/** Where it flies: to the last achievement of its owner. */
function aim(seat) {
  const pips = [...document.querySelectorAll(`#table section[data-seat="${seat}"] .pip--got`)];
  const goal = pips.findLast(pip => pip.checkVisibility())?.getBoundingClientRect();
  const coin = place.querySelector(".coin-big").getBoundingClientRect();
  if (!goal) return;
  place.style.setProperty("--dx", `${goal.left + goal.width / 2 - coin.left - coin.width / 2}px`);
  place.style.setProperty("--dy", `${goal.top + goal.height / 2 - coin.top - coin.height / 2}px`);
}

function end() {
  clearTimeout(timer);
  place.hidden = true;
  place.replaceChildren();
}

function show() {
  const source = document.getElementById("moment-now");
  if (!source || source.dataset.moment === shown) return;
  shown = source.dataset.moment;
  end();
  place.append(source.content.cloneNode(true));
  place.hidden = false;
  place.style.setProperty("--lasts", `${source.dataset.lasts}ms`);
  put();
  if (!reduced.matches) aim(source.dataset.seat);
  timer = setTimeout(end, Number(source.dataset.lasts));
}

document.addEventListener("keydown", event => {
  if (place.hidden || NO_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  end();
}, {capture: true});

document.addEventListener("pointerdown", () => {
  if (!place.hidden) end();
}, {capture: true});

// -- the end of the game ------------------------------------------------------------------------

let hadEnd = Boolean(document.querySelector(".finale"));

/** It comes with movement when the game ends before one's eyes, not when the page is opened later. */
function showEnd() {
  const isEnd = Boolean(document.querySelector(".finale"));
  if (isEnd && !hadEnd) document.body.dataset.finale = "fresh";
  if (!isEnd) delete document.body.dataset.finale;
  hadEnd = isEnd;
}

document.addEventListener("click", event => {
  const button = event.target.closest?.("[data-finale]");
  if (!button || button === document.body) return;
  document.body.dataset.finale = "closed";
  document.getElementById("ask").focus({preventScroll: true});
});

/** A key or a click during the movement goes to where it ends. */
for (const kind of ["keydown", "pointerdown"]) {
  document.addEventListener(kind, () => {
    if (document.body.dataset.finale === "fresh") document.body.dataset.finale = "open";
  }, {capture: true});
}

document.addEventListener("htmx:after:swap", () => {
  show();
  showEnd();
});
