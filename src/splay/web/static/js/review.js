// The review: Shift with an arrow goes through single choices; the arrows alone, which `keys.js` knows, through
// turning points.  The address follows, so that the page can be opened again.

const BY_KEY = {ArrowLeft: "#choice-back", ArrowRight: "#choice-on"};

document.addEventListener("keydown", event => {
  const wanted = BY_KEY[event.code];
  if (!wanted || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea") || document.body.dataset.keys === "off") return;
  const link = document.querySelector(wanted);
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  link.click();
}, true);

document.addEventListener("htmx:after:swap", () => {
  const table = document.getElementById("table");
  if (table && location.pathname + location.search !== table.dataset.address) {
    history.replaceState(history.state, "", table.dataset.address);
  }
});
