// Keys: each clicks what carries it in data-key.  Positions of keys count (event.code), so any layout will do.

const SWITCH = "keys";
const PREFIX_LASTS = 2500;
const FIELDS = "input, select, textarea, [contenteditable]";
const ACTIVE = "a[href], button, summary, input, select, textarea";
const LISTS = ".hand-cards, .board, .rows, .acts, .opts, .decks, .specials";
/** What takes the keys for itself; an explanation does not, it only stands there. */
const BUSY = "dialog[open], [popover]:popover-open:not(#explain)";
/** What waits to be confirmed: there Enter confirms it. */
const PICKED = ".is-picked, .adv-row[aria-pressed=true]";

let prefix = "";
let timer = 0;
let letters = null;

function isOff() {
  return document.body.dataset.keys === "off" || localStorage.getItem(SWITCH) === "off";
}

/** D for KeyD, 7 for Digit7 and Numpad7; other keys by their code: Enter, Space, ArrowLeft. */
function named(code) {
  return code.replace(/^(Key|Digit|Numpad)(?=.$)/, "").replace("NumpadEnter", "Enter");
}

function carriers(match) {
  return [...document.querySelectorAll("[data-key]")].filter(
    element => element.checkVisibility() && element.dataset.key.split(" ").some(match));
}

function click(element) {
  element?.click();
  return Boolean(element);
}

function press(name) {
  return click(carriers(key => key === name)[0]);
}

/** One letter or digit, or a digit with Shift; a letter that others follow is remembered for a moment. */
function type(name) {
  const chord = prefix + name;
  const isChord = prefix && press(chord);
  prefix = "";
  clearTimeout(timer);
  if (isChord) return true;
  if (carriers(key => key.length > 1 && key.length < 4 && key.startsWith(name)).length) {
    prefix = name;
    timer = setTimeout(() => { prefix = ""; }, PREFIX_LASTS);
  }
  return press(name) || Boolean(prefix);
}

// -- places ------------------------------------------------------------------------------

function focus(element) {
  element?.focus();
  element?.scrollIntoView({block: "nearest"});
  return Boolean(element);
}

/** The first thing that can be chosen: on the table, else among the answers, and only then a way around them. */
function choosable() {
  for (const place of ["#table .is-lit", "#ask :is(.acts, .opts, .marks) [data-key]", "#ask [data-key]"]) {
    const seen = [...document.querySelectorAll(place)].find(element => element.checkVisibility());
    if (seen) return seen.matches("label") ? seen.querySelector("input") : seen;
  }
  return null;
}

/** Inside a row of things the arrows go to the next one, elsewhere through the history. */
function arrow(name) {
  const list = document.activeElement.closest(LISTS);
  const by = name === "ArrowRight" || name === "ArrowDown" ? 1 : -1;
  if (list) {
    const items = [...list.querySelectorAll(ACTIVE)].filter(item => item.checkVisibility());
    const at = items.indexOf(document.activeElement);
    return focus(items[at + by]);
  }
  if (name === "ArrowLeft") return click(document.querySelector("#step-back:not([aria-disabled])"));
  if (name === "ArrowRight") return click(document.querySelector("#step-on:not([aria-disabled])"));
  return false;
}

function history(step) {
  const slider = document.getElementById("step");
  if (!slider) return false;
  slider.value = step === "Home" ? slider.min : slider.max;
  slider.dispatchEvent(new Event("input", {bubbles: true}));
  return true;
}

function pile() {
  const place = document.activeElement.closest(".pile, .row");
  const opens = "[hx-get*='/look/pile/']";
  return click(place?.matches(opens) ? place : place?.querySelector(`.pile-count${opens}, .pile-foot ${opens}, ${opens}`));
}

function help() {
  const table = location.pathname.match(/^\/t\/[^/]+/)?.[0];
  if (!table) return false;
  window.htmx.ajax("GET", `${table}/look/keys`, {target: "#look", swap: "innerHTML"});
  return true;
}

function search() {
  const field = document.querySelector("input[type=search]");
  if (field) return focus(field);
  window.open(`/cards/${document.getElementById("table")?.dataset.edition ?? ""}`, "_blank");
  return true;
}

// -- what is pressed -----------------------------------------------------------------------

/** Whether the key already does something where the focus is: on a button Enter presses it. */
function belongsToFocus(name) {
  const active = document.activeElement;
  if (name !== "Enter" && name !== "Space") return false;
  return active.matches(ACTIVE) && !active.matches(PICKED);
}

function act(event) {
  const name = named(event.code);
  if (event.key === "?") return help();
  if (event.key === "/") return search();
  if (belongsToFocus(name)) return false;
  if (name.startsWith("Arrow")) return arrow(name);
  switch (name) {
    case "Enter":
    case "Escape":
    case "Backspace":
    case "Space":
      return press(name);
    case "Home":
    case "End":
      return press(name) || history(name);
    case "Period":
      return focus(choosable());
    case "P":
      return type(name) || pile();
    case "L":
      return type(name) || focus(document.getElementById("log-list"));
    default:
      if (event.shiftKey && /^\d$/.test(name)) return type(`Shift${name}`);
      return name.length === 1 && type(name);
  }
}

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  if (event.target.closest(FIELDS) || document.querySelector(BUSY)) return;
  if (!isOff() && act(event)) event.preventDefault();
});

// -- hints in the letters of this keyboard -----------------------------------------------------

function relabel() {
  if (!letters) return;
  for (const hint of document.querySelectorAll("kbd")) {
    const code = hint.dataset.code ?? hint.textContent;
    const letter = /^[A-Z]$/.test(code) && letters.get(`Key${code}`)?.toUpperCase();
    if (!letter || letter === code) continue;
    hint.dataset.code = code;
    hint.textContent = letter;
  }
}

function showSwitch() {
  const box = document.querySelector("[data-keys-switch]");
  if (box) box.checked = localStorage.getItem(SWITCH) !== "off";
}

document.addEventListener("change", event => {
  if (!event.target.matches("[data-keys-switch]")) return;
  localStorage.setItem(SWITCH, event.target.checked ? "on" : "off");
});

document.addEventListener("htmx:after:swap", () => {
  showSwitch();
  relabel();
});

navigator.keyboard?.getLayoutMap?.().then(map => {
  letters = map;
  relabel();
}).catch(() => {});
