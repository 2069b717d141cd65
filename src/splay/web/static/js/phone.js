// Narrow windows: which view is shown, where something waits to be chosen, cards to be read in a sheet.
// The view stands on the body, so that it outlasts every new table.

const LONG_PRESS = 480;
const SLACK = 10;
const TOAST_LASTS = 5000;

const narrow = matchMedia("(max-width: 1099px)");
const body = document.body;
const table = () => document.getElementById("table");

// -- views ------------------------------------------------------------------------------

let asked = "";
let home = "";

const tabs = () => [...document.querySelectorAll("#table [data-tab]")];

function view(tab) {
  const places = {hand: "#hand", world: "#world-body", log: "#side"};
  return table().querySelector(places[tab] ?? `section[data-seat="${tab}"]`);
}

const holds = (tab, state) => Boolean(view(tab)?.querySelector(state));

function show(tab) {
  body.dataset.tab = tab;
  for (const each of tabs()) {
    if (each.dataset.tab !== tab) each.removeAttribute("aria-current");
    else if (!each.hasAttribute("aria-current")) each.setAttribute("aria-current", "true");
  }
  showReach();
}

/** Where something can be chosen: the hand first, then as the tabs stand. */
function lit() {
  const names = tabs().map(each => each.dataset.tab).filter(tab => tab !== "log" && holds(tab, ".is-lit"));
  return names.sort((a, b) => (b === "hand") - (a === "hand"));
}

function showReach() {
  const elsewhere = asked && !holds(body.dataset.tab, ".is-lit") && lit().length > 0;
  document.getElementById("reach").hidden = !elsewhere;
}

/** A question is shown where its answers lie; once it is answered, the view is what it was before. */
function follow(asks) {
  if (asks === asked) return;
  asked = asks;
  if (asks && !holds(body.dataset.tab, ".is-lit") && lit().length) {
    home ||= body.dataset.tab;
    show(lit()[0]);
  } else if (!asks && home) {
    show(home);
    home = "";
  }
}

function refresh() {
  const nav = document.getElementById("tabs");
  if (!nav) return;
  const names = tabs().map(each => each.dataset.tab);
  if (!names.includes(body.dataset.tab)) body.dataset.tab = names[0];
  const isAsking = nav.dataset.asks !== undefined;
  if (isAsking) follow(nav.dataset.asks);
  for (const each of tabs()) {
    each.toggleAttribute("data-lit", isAsking && Boolean(asked) && holds(each.dataset.tab, ".is-lit"));
    each.toggleAttribute("data-moved", holds(each.dataset.tab, ".is-moved"));
  }
  show(body.dataset.tab);
}

function choose(tab) {
  home = "";
  const isBack = tab.id === "tab-hand" && body.dataset.tab === "hand";
  show(isBack ? tab.dataset.home : tab.dataset.tab);
}

document.addEventListener("htmx:after:swap", () => narrow.matches && refresh());
narrow.addEventListener("change", refresh);

// -- a card to read ------------------------------------------------------------------------

/** What the dogma of a card would do now, as it stands beside the card. */
function fores(id) {
  const pile = document.getElementById(`card-${id}`)?.closest(".pile, .row");
  return [...pile?.querySelectorAll(".fore, .threat, .row-threat:not(.row-threat--no)") ?? []].map(each => each.cloneNode(true));
}

let wanted = null;

async function read(id) {
  wanted = id;
  const answer = await fetch(`/cards/${table().dataset.edition}/${id}/face?lang=${document.documentElement.lang}`).catch(() => null);
  if (!answer?.ok || wanted !== id) return;
  const sheet = document.getElementById("reading").content.cloneNode(true);
  sheet.querySelector(".reading-face").innerHTML = await answer.text();
  sheet.querySelector(".reading-fores").append(...fores(id));
  const look = document.getElementById("look");
  look.replaceChildren(sheet);
  if (!look.open) look.showModal();
}

let pressing = 0;
let start = null;
let wasLong = false;

function release() {
  clearTimeout(pressing);
  start = null;
}

document.addEventListener("pointerdown", event => {
  wasLong = false;
  const card = event.target.closest?.("#table [data-card]");
  if (!card || !narrow.matches || event.pointerType === "mouse") return;
  start = event;
  pressing = setTimeout(() => {
    wasLong = true;
    read(card.dataset.card);
  }, LONG_PRESS);
});

document.addEventListener("pointermove", event => {
  if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK) release();
});

document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);
document.addEventListener("contextmenu", event => {
  if (start && event.target.closest("#table [data-card]")) event.preventDefault();
});

// -- taps ------------------------------------------------------------------------------------

/** A card in the strip is too small to be read: what would be chosen at once is shown large first. */
function isUnread(card) {
  return card.matches("#hand .card[hx-post]") && body.dataset.tab !== "hand";
}

/** A finger has no hover: why something cannot be done is said when it is tapped. */
function say(words) {
  const toast = document.createElement("div");
  toast.className = "toast";
  toast.textContent = words;
  document.getElementById("toasts").replaceChildren(toast);
  setTimeout(() => toast.remove(), TOAST_LASTS);
}

function tap(target) {
  const off = target.closest("#table [aria-disabled=true][data-explain]");
  if (off) return say(off.dataset.explain);
  const tab = target.closest("#table [data-tab]");
  if (tab) return choose(tab);
  if (target.closest("#reach")) return show(lit()[0]);
  if (target.closest(".scrim")) return document.querySelector("#ask [data-key=Escape]")?.click();
  const card = target.closest("#table [data-card]");
  if (card && isUnread(card)) return show("hand");
  if (card?.matches("a.chip, .ask .chip:not(button .chip, .mark-chip .chip), #hand .card:not([hx-get], [hx-post], [data-mark])")) return read(card.dataset.card);
  return false;
}

document.addEventListener("click", event => {
  if (!narrow.matches) return;
  if (wasLong) wasLong = false;
  else if (tap(event.target) === false) return;
  event.preventDefault();
  event.stopPropagation();
}, {capture: true});

refresh();
