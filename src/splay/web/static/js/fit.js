// Sentences that do not fit on their card are set smaller and narrower, step by step; then whole lines are cut, and where not
// even two lines fit, signs tell what kinds of effects there are.  The large card scrolls at last.  A forecast below a pile
// whose words have no room keeps its sign alone.
//
// What a card came to is kept by its size, so that a new table costs one look at the sizes and no try.  It is put on the
// cards of a new table before they come, so that nothing has to be laid out a second time.

const CARDS = "#me .card, #hand .card, .others--watched .card";
const LARGE = "#inspect .card";
const STEPS = ["", "f-0", "f-1", "f-2", "f-3", "f-4"];
const CUT = "is-cut";
const KINDS = "card--notext";
const FEWEST_LINES = 2;
const FEET = "#me .pile-foot";
const FORECASTS = ".fore:has(.i)";
const SHORT = "is-short";

const wide = matchMedia("(min-width: 1100px)"); // narrower, only the large card has a size of its own
const kept = new Map(); // by card, size and words: the step, and how many lines are left
const latest = new Map(); // the same by the id of the card, wherever it lies
const shortened = new Map(); // by width and words of the line below a pile: which forecasts are short

const textOf = (card) => card.querySelector(".card-text");
const isTooLong = (text) => text.scrollHeight > text.clientHeight + 1;

/** Only what differs is changed. */
function set(card, { step, lines }) {
  STEPS.forEach((name, at) => name && card.classList.toggle(name, at === step));
  card.classList.toggle(KINDS, lines < FEWEST_LINES);
  card.classList.toggle(CUT, lines >= FEWEST_LINES);
  if (lines >= FEWEST_LINES) card.style.setProperty("--lines", lines);
  else card.style.removeProperty("--lines");
}

function keep(card, key, found) {
  kept.set(key, found);
  if (card.id) latest.set(card.id, found);
}

/** So many lines that the last one ends within the room there is. */
function linesOf(text) {
  const height = parseFloat(getComputedStyle(text).lineHeight);
  const gaps = text.children.length - 1;
  const apart = gaps ? gaps * parseFloat(getComputedStyle(text.lastElementChild).marginTop) : 0;
  return Math.floor((text.clientHeight - apart + 1) / height);
}

/** What the large card shares the side with, and how high that is; a coach beside its subject takes no room there. */
function roomBeside() {
  const side = document.getElementById("side");
  const others = [...side.children].filter((each) => !each.matches("#inspect, .is-beside"));
  return [side.clientHeight, ...others.map((each) => (each.id === "log" ? "log" : each.clientHeight))].join("+");
}

function keyOf(card, text) {
  const box = card.classList.contains("card--large") ? roomBeside() : card.clientHeight;
  return [card.id || card.querySelector(".card-name").textContent, card.clientWidth, box, text.textContent.length].join(" ");
}

/** All cards together, so that each step costs one layout and not one for each card. */
function fit(cards) {
  const shown = cards.map((card) => ({ card, text: textOf(card) })).filter(({ text }) => text);
  for (const each of shown) each.key = keyOf(each.card, each.text);
  for (const { card, key } of shown) if (kept.has(key)) set(card, kept.get(key));
  let long = shown.filter(({ key }) => !kept.has(key));
  for (let step = 0; step < STEPS.length && long.length; step += 1) {
    for (const { card } of long) set(card, { step });
    const still = long.filter(({ text }) => text.clientHeight > 0 && isTooLong(text));
    for (const { card, key } of long.filter((each) => !still.includes(each))) keep(card, key, { step });
    long = still;
  }
  const last = STEPS.length - 1;
  for (const each of long) each.lines = each.card.classList.contains("card--large") ? undefined : linesOf(each.text);
  for (const { card, key, lines } of long) {
    keep(card, key, { step: last, lines });
    set(card, { step: last, lines });
  }
}

/** The same for the lines below piles. */
function shorten(feet) {
  const shown = feet.map((foot) => ({ key: `${foot.clientWidth} ${foot.textContent}`, all: [...foot.querySelectorAll(FORECASTS)] }));
  const open = shown.filter(({ key }) => !shortened.has(key));
  for (const { all } of open) for (const each of all) each.classList.remove(SHORT);
  for (const { key, all } of open) shortened.set(key, all.map((each) => each.scrollWidth > each.clientWidth + 1));
  for (const { key, all } of shown) all.forEach((each, at) => each.classList.toggle(SHORT, shortened.get(key)[at]));
}

function fitLarge() {
  fit([...document.querySelectorAll(LARGE)]);
}

function fitAll() {
  fit([...document.querySelectorAll(wide.matches ? `${CARDS}, ${LARGE}` : LARGE)]);
  shorten([...document.querySelectorAll(FEET)]);
}

document.addEventListener("htmx:before:swap", ({ detail: { tasks } }) => {
  for (const { fragment } of tasks ?? []) {
    for (const card of fragment?.querySelectorAll?.(".card[id]") ?? []) {
      if (latest.has(card.id)) set(card, latest.get(card.id));
    }
  }
});

document.addEventListener("htmx:after:swap", fitAll);
document.addEventListener("inspected", fitLarge);
new MutationObserver(fitAll).observe(document.body, { attributeFilter: ["data-tab"] });
addEventListener("resize", fitAll);
document.fonts.ready.then(() => {
  kept.clear();
  shortened.clear();
  fitAll();
});
