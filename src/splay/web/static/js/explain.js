// Explains what is pointed at, focused or tapped, in one bubble; never by the browser's own titles.
//
// data-explain       the words
// data-explain-icon  an icon at a table: what the players' counts of it mean comes from the server

const HOVER_MS = 400;
const LEAVE_MS = 250; // time to get from the thing into the bubble
const GAP = 8;
const EXPLAINED = "[data-explain], [data-explain-icon]";
const DOES = "a, button, label, summary, input, [hx-get], [hx-post], [data-card]"; // a finger wants what these do

const bubble = document.createElement("div");
bubble.id = "explain";
bubble.className = "explain";
bubble.setAttribute("role", "tooltip");
bubble.popover = "manual";
document.body.append(bubble);

let about = null; // what is being explained, or will be in a moment
let timer = 0;

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

/** What the server says of an icon at the step that is shown; null if it cannot be reached. */
async function atTable(icon) {
  const { url, step } = document.getElementById("table").dataset;
  const answer = await fetch(`${url}/look/icon/${icon}?at=${step}`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

async function show(thing) {
  about = thing;
  const { explain, explainIcon } = thing.dataset;
  const said = explainIcon && document.getElementById("table") ? await atTable(explainIcon) : null;
  if (about !== thing || !thing.isConnected) return;
  if (said) bubble.innerHTML = said;
  else bubble.textContent = explain ?? "";
  if (!bubble.textContent) return;
  if (said) window.htmx.process(bubble);
  else if (!thing.hasAttribute("aria-description")) thing.setAttribute("aria-describedby", bubble.id);
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
  if (bubble.contains(event.target) || !event.target.matches(":focus-visible")) return;
  hide();
  if (thing === event.target) show(thing);
});

document.addEventListener("click", event => {
  if (bubble.contains(event.target)) return soon(hide, 0);
  const thing = event.target.closest(EXPLAINED);
  const was = about;
  hide();
  const doer = event.target.closest(DOES);
  if (thing && thing !== was && (!doer || doer.contains(document.getElementById("table")))) show(thing);
});

document.addEventListener("keydown", event => {
  if (event.key !== "Escape" || !isOpen()) return;
  event.stopPropagation();
  hide();
}, { capture: true });

for (const moved of ["scroll", "resize"]) addEventListener(moved, hide, { capture: true, passive: true });
document.addEventListener("htmx:after:swap", () => { if (about && !about.isConnected) hide(); });
