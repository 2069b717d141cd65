// The table: shows the card that is pointed at, keeps the focus, opens what is looked at closely.

const faces = new Map();
let pointed = null;

const table = () => document.getElementById("table");

// -- the inspector ---------------------------------------------------------------------

/** The language is part of it, since browsers may keep what they get there. */
function address(id) {
  return `/cards/${table().dataset.edition}/${id}/face?lang=${document.documentElement.lang}`;
}

async function faceOf(id) {
  if (!faces.has(id)) {
    const answer = await fetch(address(id)).catch(() => null);
    if (!answer?.ok) return null;
    faces.set(id, await answer.text());
  }
  return faces.get(id);
}

/** Where a card lies, in the words of its section. */
function placeOf(element) {
  const section = element?.closest("[role=group][aria-label], section[aria-label]:not(#inspect)");
  return section?.getAttribute("aria-label") ?? "";
}

function put(id, text, place) {
  const panel = document.getElementById("inspect");
  if (!panel || panel.dataset.cardShown === id) return;
  panel.dataset.cardShown = id;
  delete panel.dataset.v; // no longer what the server has drawn
  panel.querySelector(".inspect-face").innerHTML = text;
  panel.querySelector(".inspect-meta").textContent = place;
  panel.dispatchEvent(new Event("inspected", { bubbles: true }));
}

async function inspect(element) {
  const id = element.dataset.card;
  pointed = id;
  const text = await faceOf(id);
  if (text && pointed === id) put(id, text, placeOf(element));
}

function pointAt(event) {
  const element = event.target.closest?.("[data-card]");
  if (element && element.dataset.card !== pointed) inspect(element);
}

document.addEventListener("pointerover", pointAt);
document.addEventListener("focusin", pointAt);

/** What was being read stays, as long as the pointer has not left it. */
function keepReading() {
  const still = pointed && document.querySelector(`[data-card="${pointed}"]:is(:hover, :focus)`);
  if (still && faces.has(pointed)) put(pointed, faces.get(pointed), placeOf(still));
  else pointed = null;
}

// -- before and after a swap --------------------------------------------------------------

// Chromium may go on drawing a card in the hand which moveBefore has put into a pile, whose size is queried (container
// queries).  Without it htmx moves what stays by insertBefore, and the focus is kept below.
Element.prototype.moveBefore = undefined;

let focused = null;
let hasAnswered = false; // the table that comes is the answer to what was picked here

/** Whether the table is exchanged for what a pick has led to. */
function answers({ ctx, tasks }) {
  return /\/picks(\/|$)/.test(ctx.request.action) && (tasks ?? []).some((task) => task.target === table());
}

document.addEventListener("htmx:before:swap", (event) => {
  const active = document.activeElement;
  focused = table()?.contains(active) ? active.id || "ask-q" : null;
  hasAnswered = focused !== null && answers(event.detail);
});

/** The question, or what is shown in its place. */
const question = () => document.getElementById("ask-q") ?? document.getElementById("ask");

/** A question that is focused is said for that; its region, which says what changes, need not say it again. */
function focus(element) {
  if (element?.id === "ask-q") element.closest("[aria-live]")?.setAttribute("aria-live", "off");
  element?.focus({ preventScroll: true });
}

/** What was pressed may be gone, or may mean something else once it has been answered: then the question is where to go on. */
function keepFocus() {
  const active = document.activeElement;
  const isLeft = active === document.body || active.id === "ask";
  if (hasAnswered) focus(question());
  else if (focused && isLeft) focus(document.getElementById(focused) ?? question());
}

document.addEventListener("htmx:after:swap", () => {
  keepReading();
  keepFocus();
  focused = null;
  hasAnswered = false;
});

// -- less movement --------------------------------------------------------------------------

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** The server does not make anybody wait for movements that are not shown. */
function tellMotion() {
  document.cookie = `motion=${reduced.matches ? "reduce" : "any"};path=/;max-age=31536000;samesite=lax`;
}

tellMotion();
reduced.addEventListener("change", tellMotion);

// -- talk -------------------------------------------------------------------------------------

let saying = null;

const isTalk = (ctx) => ctx.sourceElement.id === "talk-form";

/** Who presses the button again, because nothing seems to happen, says it once. */
document.addEventListener("htmx:config:request", (event) => {
  const { ctx } = event.detail;
  if (!isTalk(ctx)) return;
  const text = ctx.request.body.get("text");
  if (text === saying) event.preventDefault();
  saying = text;
});

/** What was said does not stay in its field; what has been written since does. */
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
  if (!isTalk(ctx) || ctx.response.status >= 400) return;
  const form = ctx.sourceElement;
  if (form.elements.text.value === ctx.request.body.get("text")) form.reset();
});

document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  if (isTalk(ctx)) saying = null;
});

// -- dialogs ----------------------------------------------------------------------------------

const look = document.getElementById("look");

let wished = null; // the request whose answer shall be shown; none, once the dialog was closed

document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
  if (ctx.target === look) wished = ctx;
});

document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
  if (ctx.target === look && ctx.response.raw.ok && ctx === wished && !look.open) look.showModal();
});

look.addEventListener("close", () => {
  wished = null;
  if (document.activeElement === document.body) question()?.focus({ preventScroll: true }); // what opened it is gone
});

look.addEventListener("click", (event) => {
  if (event.target === look || event.target.closest("[data-close]")) look.close();
});
