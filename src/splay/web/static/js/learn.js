// The first game: lights the one thing that is spoken of, and puts what is said beside it.  Narrow windows have a place
// for it in the page.

const GAP = 22;
const EDGE = 10;
const TIP = 16;
const narrow = matchMedia("(max-width: 1099px)");
const COVERED = "#table :is(.card, .pile, .ask, .player-head, .deck, .special, .is-taught)";

const coach = () => document.getElementById("coach");

let opened = ""; // the closer look that is open

// -- what is lit -----------------------------------------------------------------------------

/** The first of the things spoken of that is in sight. */
function subject() {
  const selectors = JSON.parse(coach()?.dataset.lit || "[]");
  for (const selector of selectors) {
    const seen = [...document.querySelectorAll(selector)].findLast(each => each.checkVisibility() && each.getClientRects().length);
    if (seen) return seen;
  }
  return null;
}

function light() {
  const now = subject();
  for (const each of document.querySelectorAll(".is-taught")) if (each !== now) each.classList.remove("is-taught");
  now?.classList.add("is-taught");
  return now;
}

// -- where it is said ------------------------------------------------------------------------

function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const within = (length, low, high) => Math.max(low, Math.min(length, high));

/** Below, above, right and left of a thing, at its beginning, middle and end. */
function places(box, width, height) {
  const found = [];
  const along = (start, length, own) => [start, start + (length - own) / 2, start + length - own];
  for (const left of along(box.left, box.width, width)) {
    found.push({left, top: box.bottom + GAP, far: 0}, {left, top: box.top - GAP - height, far: 0});
  }
  for (const top of along(box.top, box.height, height)) {
    found.push({left: box.right + GAP, top, far: 1}, {left: box.left - GAP - width, top, far: 1});
  }
  return found.map(({left, top}) => {
    const x = within(left, EDGE, innerWidth - width - EDGE);
    const y = within(top, EDGE, innerHeight - height - EDGE);
    return {left: x, top: y, right: x + width, bottom: y + height};
  });
}

/** As little as possible is covered, and never what is spoken of. */
function cost(place, box, others) {
  const own = overlap(place, {left: box.left - 8, top: box.top - 8, right: box.right + 8, bottom: box.bottom + 8});
  return own * 1000 + others.reduce((sum, other) => sum + overlap(place, other), 0);
}

/** The tip points to the thing, from whichever edge faces it. */
function tip(place, box) {
  const x = within((box.left + box.right) / 2 - place.left - TIP / 2, TIP, place.right - place.left - 2 * TIP);
  const y = within((box.top + box.bottom) / 2 - place.top - TIP / 2, TIP, place.bottom - place.top - 2 * TIP);
  if (place.top >= box.bottom) return [x, -TIP / 2];
  if (place.bottom <= box.top) return [x, place.bottom - place.top - TIP / 2];
  return place.left >= box.right ? [-TIP / 2, y] : [place.right - place.left - TIP / 2, y];
}

function put() {
  const said = coach();
  if (!said) return;
  const about = light();
  if (narrow.matches || !about) {
    said.classList.remove("is-beside");
    return;
  }
  said.classList.add("is-beside");
  const zoom = Number(getComputedStyle(document.documentElement).zoom) || 1;
  const {width, height} = said.getBoundingClientRect();
  const box = about.getBoundingClientRect();
  const others = [...document.querySelectorAll(COVERED)].filter(each => !each.contains(about)).map(each => each.getBoundingClientRect());
  const ranked = places(box, width, height).map(place => ({place, cost: cost(place, box, others)}));
  const {place} = ranked.reduce((best, each) => each.cost < best.cost ? each : best);
  const [tipX, tipY] = tip(place, box);
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
  if (wanted && opened === wanted) document.getElementById("coach-go").requestSubmit();
  opened = "";
});

document.addEventListener("click", event => {
  if (event.target.closest("[data-coach=close]")) coach().classList.add("is-closed");
  else if (event.target.closest("#table [data-tab]")) requestAnimationFrame(put);
});

document.addEventListener("htmx:after:swap", put);
addEventListener("resize", put);
document.fonts?.ready.then(put);
put();
