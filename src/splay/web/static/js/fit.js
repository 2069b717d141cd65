// Sentences that do not fit on their card are set smaller and narrower, step by step; then whole lines are cut, and where not
// even two lines fit, signs tell what kinds of effects there are.  The large card scrolls at last.  A forecast below a pile
// whose words have no room keeps its sign alone.
//
// What a card came to is kept by its size, so that a new table costs one look at the sizes and no try.

const CARDS = "#me .card, #hand .card, .others--watched .card";
const LARGE = "#inspect .card";
const STEPS = ["", "f-0", "f-1", "f-2", "f-3", "f-4"];
const CUT = "is-cut";
const KINDS = "card--notext";
const FEWEST_LINES = 2;
const FORECASTS = "#me .fore:has(.i)";
const SHORT = "is-short";

const kept = new Map();

const textOf = (card) => card.querySelector(".card-text");
const isTooLong = (text) => text.scrollHeight > text.clientHeight + 1;

function set(card, {step, lines}) {
  card.classList.remove(...STEPS.filter(Boolean), CUT, KINDS);
  card.style.removeProperty("--lines");
  if (STEPS[step]) card.classList.add(STEPS[step]);
  if (lines === undefined) return;
  if (lines < FEWEST_LINES) return card.classList.add(KINDS);
  card.style.setProperty("--lines", lines);
  card.classList.add(CUT);
}

/** So many lines that the last one ends within the room there is. */
function linesOf(text) {
  const height = parseFloat(getComputedStyle(text).lineHeight);
  const gaps = text.children.length - 1;
  const apart = gaps ? gaps * parseFloat(getComputedStyle(text.lastElementChild).marginTop) : 0;
  return Math.floor((text.clientHeight - apart + 1) / height);
}

function keyOf(card, text) {
  const side = document.getElementById("side");
  const box = card.classList.contains("card--large") ? side.clientHeight / side.childElementCount : card.clientHeight;
  return [card.id || card.querySelector(".card-name").textContent, card.clientWidth, box, text.textContent.length].join(" ");
}

/** All cards together, so that each step costs one layout and not one for each card. */
function fit(cards) {
  const shown = cards.map((card) => ({card, text: textOf(card)})).filter(({text}) => text);
  for (const each of shown) each.key = keyOf(each.card, each.text);
  const open = shown.filter(({card, key}) => {
    const found = kept.get(key);
    set(card, found ?? {step: 0});
    return !found;
  });
  let long = open;
  for (let step = 0; step < STEPS.length && long.length; step += 1) {
    for (const {card} of long) set(card, {step});
    const still = long.filter(({text}) => text.clientHeight > 0 && isTooLong(text));
    for (const each of long) if (!still.includes(each)) kept.set(each.key, {step});
    long = still;
  }
  const last = STEPS.length - 1;
  const cut = long.map((each) => ({...each, lines: each.card.classList.contains("card--large") ? undefined : linesOf(each.text)}));
  for (const {card, key, lines} of cut) {
    kept.set(key, {step: last, lines});
    set(card, {step: last, lines});
  }
}

function shorten(forecasts) {
  for (const each of forecasts) each.classList.remove(SHORT);
  const long = forecasts.filter((each) => each.scrollWidth > each.clientWidth + 1);
  for (const each of long) each.classList.add(SHORT);
}

function fitAll() {
  fit([...document.querySelectorAll(`${CARDS}, ${LARGE}`)]);
  shorten([...document.querySelectorAll(FORECASTS)]);
  changes.takeRecords();
}

// A swap sets the classes anew; seen here, they are right before the new table is drawn for the first time.  A card that is
// pointed at changes nothing but the large one.
const changes = new MutationObserver((all) => {
  if (!all.every(({target}) => target.closest?.("#inspect"))) return fitAll();
  fit([...document.querySelectorAll(LARGE)]);
  changes.takeRecords();
});
changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });

addEventListener("resize", fitAll);
document.fonts.ready.then(() => {
  kept.clear();
  fitAll();
});
