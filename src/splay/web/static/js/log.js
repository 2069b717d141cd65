// The log and the talk: which of the two is shown, what has not been read, which dogmas are folded.
// All of it stands in the page or on the body, so that it outlasts every new table.

const body = document.body;

// -- tabs ---------------------------------------------------------------------------------

const read = () => `talk-read-${document.getElementById("talk").dataset.table}`;

function lines() {
  return [...document.querySelectorAll("#talk [data-line]")];
}

/** The last line there is counts as read once the talk is in sight. */
function note() {
  const last = Math.max(0, ...lines().map(line => Number(line.dataset.line)));
  const isRead = body.dataset.side === "talk" && document.getElementById("talk").checkVisibility();
  if (isRead) localStorage.setItem(read(), String(last));
  const known = Number(localStorage.getItem(read()) ?? 0);
  const unread = lines().filter(line => Number(line.dataset.line) > known && line.dataset.own === undefined).length;
  body.toggleAttribute("data-unread", unread > 0);
  if (body.style.getPropertyValue("--unread") !== `"${unread}"`) body.style.setProperty("--unread", `"${unread}"`);
}

/** Says which tab is chosen, in the page or in what is about to come there. */
function mark(root) {
  for (const tab of root.querySelectorAll("#log-tabs [data-side]")) {
    const isOn = tab.dataset.side === body.dataset.side;
    tab.setAttribute("aria-selected", String(isOn));
    tab.tabIndex = isOn ? 0 : -1;
  }
}

function showSide() {
  if (!document.getElementById("log-tabs")) return;
  body.dataset.side ||= "log";
  mark(document);
  note();
}

function choose(tab) {
  body.dataset.side = tab.dataset.side;
  showSide();
  if (tab.dataset.side === "talk" && matchMedia("(pointer:fine)").matches) document.getElementById("talk-text")?.focus();
}

document.addEventListener("click", event => {
  const tab = event.target.closest?.("#log-tabs [data-side]");
  if (tab) choose(tab);
});

document.addEventListener("keydown", event => {
  if (!event.target.matches?.("#log-tabs [data-side]") || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  const other = document.querySelector("#log-tabs [aria-selected=false]");
  choose(other);
  other.focus();
  event.preventDefault();
  event.stopImmediatePropagation();
}, {capture: true});

// -- folds --------------------------------------------------------------------------------

const chosen = new Map(); // by the id of a dogma: whether somebody wants it open

document.addEventListener("click", event => {
  const summary = event.target.closest?.("#log .deed > summary");
  if (!summary || event.target.closest("a")) return;
  chosen.set(summary.parentElement.id, !summary.parentElement.open);
});

/** A new table brings the newest dogma open and all others folded; what somebody has chosen stays. */
document.addEventListener("htmx:before:swap", ({detail: {tasks}}) => {
  for (const {fragment} of tasks ?? []) {
    if (fragment?.querySelectorAll) mark(fragment);
    for (const deed of fragment?.querySelectorAll?.("details.deed") ?? []) {
      if (chosen.has(deed.id)) deed.open = chosen.get(deed.id);
    }
  }
});

document.addEventListener("htmx:after:swap", showSide);
// On a narrow window the talk comes into sight by the tab of the log.
new MutationObserver(showSide).observe(body, {attributeFilter: ["data-tab"]});
showSide();
