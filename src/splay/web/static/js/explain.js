// Explains what is pointed at, focused or tapped, in one bubble; never by the browser's own titles.
//
// data-explain       the words
// data-explain-icon  an icon at a table: what the players' counts of it mean comes from the server
// data-term          a term of the rules, after its edition: what it means comes from the server

const HOVER_MS = 400;
const LEAVE_MS = 250; // time to get from the thing into the bubble
const GAP = 8;
const EXPLAINED = "[data-explain], [data-explain-icon], [data-term]";
const OPENED = "#detail, dialog[open]"; // where a card is read: its terms can be reached with keys
const DOES = "a, button, label, summary, input, [hx-get], [hx-post], [data-card]"; // a finger wants what these do
const PRESSED = "a, button, label, summary"; // and even rather than what a word in them means

const bubble = document.createElement("div");
bubble.id = "explain";
bubble.className = "explain";
bubble.setAttribute("role", "tooltip");
bubble.popover = "manual";
document.body.append(bubble);

let about = null; // what is being explained, or will be in a moment
let timer = 0;
let isBack = false; // the focus comes back from the bubble

const isOpen = () => bubble.matches(":popover-open");

function hide() {
  clearTimeout(timer);
  about?.removeAttribute("aria-describedby");
  about = null;
  if (isOpen()) bubble.hidePopover();
}

/** Below it, or above where there is no room; within the window. */
function place() {
  const thing = about.getBoundingClientRect(), box = bubble.getBoundingClientRect();
  const below = thing.bottom + GAP, above = thing.top - GAP - box.height;
  const left = thing.left + thing.width / 2 - box.width / 2;
  bubble.style.top = `${below + box.height <= innerHeight || above < 0 ? below : above}px`;
  bubble.style.left = `${Math.max(GAP, Math.min(left, innerWidth - box.width - GAP))}px`;
}

/** Where the server says more: of an icon at the step that is shown, or of a term; empty if nowhere. */
function addressOf({ explainIcon, term }) {
  const table = document.getElementById("table")?.dataset;
  if (explainIcon && table) return `${table.url}/look/icon/${explainIcon}?at=${table.step}`;
  if (!term) return "";
  const [edition, name] = term.split("/");
  const from = table ? `?table=${table.url.split("/").pop()}` : "";
  return `/rules/${edition}/term/${name}${from}`;
}

/** What the server says there; null if it cannot be reached. */
async function told(address) {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** Let keys reach each term once where a card is open. */
function reach() {
  for (const opened of document.querySelectorAll(OPENED)) {
    const had = new Set();
    for (const thing of opened.querySelectorAll("[data-term]")) {
      if (had.has(thing.dataset.term)) continue;
      had.add(thing.dataset.term);
      thing.tabIndex = 0;
      thing.setAttribute("role", "button");
    }
  }
}

async function show(thing) {
  about = thing;
  const { explain } = thing.dataset, address = addressOf(thing.dataset);
  const said = address ? await told(address) : null;
  if (about !== thing || !thing.isConnected) return;
  if (said) bubble.innerHTML = said;
  else bubble.textContent = explain ?? "";
  if (!bubble.textContent) return;
  (thing.closest("dialog[open]") ?? document.body).append(bubble); // beside an open dialog nothing can be reached
  if (said) window.htmx?.process(bubble);
  const describes = !said || thing.dataset.term;
  if (describes && !thing.hasAttribute("aria-description")) thing.setAttribute("aria-describedby", bubble.id);
  if (!isOpen()) bubble.showPopover();
  place();
}

function soon(deed, after) {
  clearTimeout(timer);
  timer = setTimeout(deed, after);
}

document.addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse" || bubble.contains(event.target)) return clearTimeout(timer);
  const thing = event.target.closest(EXPLAINED);
  if (thing === about) return clearTimeout(timer);
  if (thing) soon(() => { hide(); show(thing); }, HOVER_MS);
  else if (about) soon(hide, LEAVE_MS);
  else clearTimeout(timer);
});

document.addEventListener("focusin", event => {
  const thing = event.target.closest(EXPLAINED);
  if (isBack || bubble.contains(event.target) || !event.target.matches(":focus-visible")) return;
  hide();
  if (thing === event.target) show(thing);
});

document.addEventListener("click", event => {
  if (bubble.contains(event.target)) return soon(hide, 0);
  const thing = event.target.closest(EXPLAINED);
  const was = about;
  hide();
  const doer = event.target.closest(thing?.dataset.term ? PRESSED : DOES);
  if (thing && thing !== was && (!doer || doer.contains(document.getElementById("table")))) show(thing);
});

/** Back to what was explained, without explaining it again. */
function goBack(thing) {
  isBack = true;
  thing?.focus();
  isBack = false;
}

document.addEventListener("keydown", event => {
  if (event.target.matches?.("[data-term]") && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    event.stopPropagation();
    if (about === event.target && isOpen()) bubble.querySelector("a")?.focus();
    else show(event.target);
    return;
  }
  if (event.key !== "Escape" || !isOpen()) return;
  event.preventDefault();
  event.stopPropagation();
  const thing = about, within = bubble.contains(document.activeElement);
  hide();
  if (within) goBack(thing);
}, { capture: true });

for (const moved of ["scroll", "resize"]) addEventListener(moved, hide, { capture: true, passive: true });
document.addEventListener("htmx:after:swap", () => { if (about && !about.isConnected) hide(); });

let due = 0;
new MutationObserver(() => { due ||= requestAnimationFrame(() => { due = 0; reach(); }); })
  .observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
reach();
