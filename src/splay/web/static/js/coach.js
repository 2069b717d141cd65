// The first game and the coach: lights the one thing that is spoken of, and puts what is said beside it.  Narrow windows have a place
// for it in the page.

const GAP = 18;
const STRIDE = 12;
const PER_PIXEL = 90; // so much may be covered to be nearer by one pixel
const NEAR = 60; // from farther away no tip points
const EDGE = 10;
const TIP = 16;
const narrow = matchMedia("(max-width: 1099px)");
const COVERED = "#table :is(.card, .ask-main, .ask .btn, .player-head, .deck, .special, .pile-foot, .log-list li, .is-taught)";

const coach = () => document.getElementById("coach");

let opened = ""; // the closer look that is open
let unfolded = ""; // what is said in full in a narrow window

// -- what is lit -----------------------------------------------------------------------------

/** The first of the things spoken of that is in sight. */
function subject() {
  const selectors = JSON.parse(coach()?.dataset.near || "[]");
  for (const selector of selectors) {
    const seen = [...document.querySelectorAll(selector)].findLast(each => each.checkVisibility() && each.getClientRects().length);
    if (seen) return seen;
  }
  return null;
}

function light() {
  const now = subject();
  const lit = coach()?.hasAttribute("data-lights") ? now : null;
  for (const each of document.querySelectorAll(".is-taught")) if (each !== lit) each.classList.remove("is-taught");
  lit?.classList.add("is-taught");
  return now;
}

// -- where it is said ------------------------------------------------------------------------

function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const within = (length, low, high) => Math.max(low, Math.min(length, high));

/** Everywhere in the window. */
function places(width, height) {
  const found = [];
  for (let top = EDGE; top <= innerHeight - height - EDGE; top += STRIDE) {
    for (let left = EDGE; left <= innerWidth - width - EDGE; left += STRIDE) {
      found.push({left, top, right: left + width, bottom: top + height});
    }
  }
  return found;
}

/** How far a place is from a thing. */
function distance(place, box) {
  const x = Math.max(0, box.left - place.right, place.left - box.right);
  const y = Math.max(0, box.top - place.bottom, place.top - box.bottom);
  return Math.hypot(x, y);
}

/** As near as possible without covering much, and never what is spoken of. */
function cost(place, box, others) {
  const own = overlap(place, {left: box.left - GAP, top: box.top - GAP, right: box.right + GAP, bottom: box.bottom + GAP});
  return own * 1000 + distance(place, box) * PER_PIXEL + others.reduce((sum, other) => sum + overlap(place, other), 0);
}

/** The tip points to the thing, from whichever edge faces it. */
function tip(place, box) {
  const x = within((box.left + box.right) / 2 - place.left - TIP / 2, TIP, place.right - place.left - 2 * TIP);
  const y = within((box.top + box.bottom) / 2 - place.top - TIP / 2, TIP, place.bottom - place.top - 2 * TIP);
  if (place.top >= box.bottom) return [x, -TIP / 2];
  if (place.bottom <= box.top) return [x, place.bottom - place.top - TIP / 2];
  return place.left >= box.right ? [-TIP / 2, y] : [place.right - place.left - TIP / 2, y];
}

const wordsOf = said => said.querySelector(".coach-says").textContent;

/** Narrow windows show a few lines of a tip, or all of it; a new table does not close it. */
function unfold(said, isWhole) {
  said.querySelector("[data-coach=more]")?.setAttribute("aria-expanded", isWhole);
}

function put() {
  const said = coach();
  const about = light();
  if (!said) return;
  unfold(said, unfolded === wordsOf(said));
  if (narrow.matches || !about) {
    said.classList.remove("is-beside");
    return;
  }
  if (!said.classList.contains("is-beside")) {
    said.classList.add("is-beside");
    document.dispatchEvent(new Event("inspected")); // the large card has its room (fit.js)
  }
  const zoom = Number(getComputedStyle(document.documentElement).zoom) || 1;
  const {width, height} = said.getBoundingClientRect();
  const box = about.getBoundingClientRect();
  const others = [...document.querySelectorAll(COVERED)].filter(each => !each.contains(about)).map(each => each.getBoundingClientRect());
  const ranked = places(width, height).map(place => ({place, cost: cost(place, box, others)}));
  const {place} = ranked.reduce((best, each) => each.cost < best.cost ? each : best);
  const [tipX, tipY] = tip(place, box);
  said.classList.toggle("is-far", distance(place, box) > NEAR);
  const lengths = {"--x": place.left, "--y": place.top, "--tip-x": tipX, "--tip-y": tipY};
  for (const [name, length] of Object.entries(lengths)) said.style.setProperty(name, `${length / zoom}px`);
}

// -- going on --------------------------------------------------------------------------------

/** What was to be looked at has been opened: once it is closed, the next thing is said. */
document.addEventListener("htmx:after:request", ({detail: {ctx}}) => {
  const wanted = coach()?.dataset.opens;
  if (wanted && ctx.request.action.includes(`/look/${wanted}`)) opened = wanted;
});

document.getElementById("look").addEventListener("close", () => {
  const wanted = coach()?.dataset.opens;
  if (wanted && opened === wanted) {
    document.getElementById("ask-q")?.focus({preventScroll: true}); // what has been opened is not what Enter is for next
    document.getElementById("coach-go").requestSubmit();
  }
  opened = "";
});

document.addEventListener("click", event => {
  if (event.target.closest("[data-coach=close]")) coach().classList.add("is-closed");
  if (event.target.closest("[data-coach=more], .coach--tip .coach-says") && !event.target.closest(".chip")) {
    unfolded = unfolded === wordsOf(coach()) ? "" : wordsOf(coach());
    unfold(coach(), unfolded !== "");
  }
});

/** Another view of a narrow window shows other things. */
new MutationObserver(put).observe(document.body, {attributeFilter: ["data-tab"]});

document.addEventListener("htmx:after:swap", put);
addEventListener("resize", put);
document.fonts?.ready.then(put);
put();
