// The table: shows the card that is pointed at, lets cards glide, keeps the focus, and stops while nobody looks.

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
    const answer = await fetch(address(id));
    if (!answer.ok) return null;
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
  panel.querySelector(".inspect-face").innerHTML = text;
  panel.querySelector(".inspect-meta").textContent = place;
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

// -- movement ----------------------------------------------------------------------------

/** The last place on the table that a list of selectors finds, the first selector before the others. */
function origin(selectors) {
  for (const selector of selectors.split(",")) {
    const found = [...table().querySelectorAll(selector)].filter((each) => !each.closest("#side, #ask"));
    if (found.length) return found.at(-1);
  }
  return null;
}

/** A card that changes its name on the way, because it is turned over, leaves from where it was. */
function glide(arrived) {
  const name = arrived.style.viewTransitionName;
  const from = name && origin(arrived.dataset.from);
  if (!from) return;
  for (const other of document.querySelectorAll(`[style*="view-transition-name"]`)) {
    if (other.style.viewTransitionName === name) other.style.viewTransitionName = "none";
  }
  from.style.viewTransitionName = name;
}

// -- before and after a swap --------------------------------------------------------------

// Chromium may go on drawing a card in the hand which moveBefore has put into a pile, whose size is queried (container
// queries).  Without it htmx moves what stays by insertBefore, and the focus is kept below.
Element.prototype.moveBefore = undefined;

let focused = null;

document.addEventListener("htmx:before:swap", (event) => {
  const active = document.activeElement;
  focused = table()?.contains(active) ? active.id || "ask" : null;
  for (const task of event.detail.tasks ?? []) {
    const shown = task.fragment?.querySelector?.("#table");
    if (shown && shown.dataset.step !== table().dataset.step) shown.querySelectorAll("[data-from]").forEach(glide);
  }
});

/** What was pressed may be gone: then the question is where to go on. */
function keepFocus() {
  if (!focused || document.activeElement !== document.body) return;
  const stays = document.getElementById(focused) ?? document.getElementById("ask");
  stays?.focus({ preventScroll: true });
}

document.addEventListener("htmx:after:swap", () => {
  keepReading();
  keepFocus();
  focused = null;
});

// -- answers ----------------------------------------------------------------------------------

let movement = null;
let isAnswering = false;

if (document.startViewTransition) {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    movement = start(async () => {
      await change();
      keepFocus();
    });
    movement.ready.catch(() => {}); // it was ended before it could begin
    return movement;
  };
}

/** Whoever goes on need not wait until the cards have arrived. */
for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, () => movement?.skipTransition(), true);
}

/** Whether it is the request of a button or a card, not of a form such as that of the talk. */
function isAnswer(event) {
  const { method, form } = event.detail.ctx.request;
  return method === "POST" && !form;
}

/** A double click counts once: while an answer is on its way, no other is taken. */
document.addEventListener("htmx:config:request", (event) => {
  if (isAnswering && isAnswer(event)) event.preventDefault();
});
document.addEventListener("htmx:before:request", (event) => {
  if (isAnswer(event)) isAnswering = true;
});
for (const kind of ["htmx:after:request", "htmx:finally:request"]) {
  document.addEventListener(kind, (event) => {
    if (isAnswer(event)) isAnswering = false;
  });
}

// -- what others do ---------------------------------------------------------------------------

let latest = 0;
const underWay = new Set(); // requests; not counted, since one that is stopped before it began ends all the same

/** Fetch the table as it is now, unless it shows that already, or is on its way there. */
function catchUp() {
  const here = table();
  if (underWay.size || document.hidden || !here.hasAttribute("hx-get")) return;
  if (latest > Number(here.dataset.version)) htmx.trigger(here, "refresh");
}

document.getElementById("live").addEventListener("changed", (event) => {
  latest = Number(event.detail.data);
  catchUp();
});

document.addEventListener("htmx:finally:request", (event) => {
  if (event.detail.ctx.sourceElement.id === "live") return;
  underWay.delete(event.detail.ctx);
  catchUp();
});

// -- less movement --------------------------------------------------------------------------

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** The server does not make anybody wait for movements that are not shown. */
function tellMotion() {
  document.cookie = `motion=${reduced.matches ? "reduce" : "any"};path=/;max-age=31536000;samesite=lax`;
}

tellMotion();
reduced.addEventListener("change", tellMotion);

// -- nobody looks ---------------------------------------------------------------------------

let isStopped = false;

document.addEventListener("htmx:before:request", (event) => {
  const source = event.detail.ctx.sourceElement;
  if (document.hidden && source.matches("[data-next]")) {
    event.preventDefault();
    isStopped = true;
  } else if (source.id !== "live") {
    underWay.add(event.detail.ctx);
  }
});

/** Who comes back may follow what has happened since. */
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  if (!isStopped) return catchUp();
  isStopped = false;
  document.querySelector("[data-next]")?.remove(); // a new one loads, this one has been stopped
  htmx.ajax("GET", `${table().dataset.url}/table`, { target: "#table", swap: "outerMorph transition:true" });
});

// -- refusals ---------------------------------------------------------------------------------

const toasts = document.getElementById("toasts");

function isWished(event) {
  return event.detail.ctx.sourceElement.matches("a, button, form");
}

/** A refusal stands there until something else is wished. */
document.addEventListener("htmx:config:request", (event) => {
  if (isWished(event)) toasts.replaceChildren();
});

document.addEventListener("htmx:error", (event) => {
  if (!isWished(event) || event.detail.ctx.response) return;
  toasts.replaceChildren(document.getElementById("unanswered").content.cloneNode(true));
});

// -- talk -------------------------------------------------------------------------------------

/** What was said does not stay in its field. */
document.addEventListener("htmx:after:request", (event) => {
  const { sourceElement, response } = event.detail.ctx;
  if (sourceElement.id === "talk-form" && response.status < 400) sourceElement.reset();
});

// -- dialogs ----------------------------------------------------------------------------------

const look = document.getElementById("look");

document.addEventListener("htmx:after:swap", (event) => {
  if (event.detail.ctx.target === look && !look.open) look.showModal();
});

look.addEventListener("click", (event) => {
  if (event.target === look || event.target.closest("[data-close]")) look.close();
});
