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

// What is looked at is scrolled to where it lies in something longer: in the hand, which is a strip on phones, and in
// the list.
function reveal() {
  const strip = document.querySelector("#hand .hand-cards");
  const card = strip?.querySelector(".is-better") || strip?.querySelector(".is-done");
  if (card) {
    const [one, all] = [card.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollLeft += Math.max(0, one.right + 16 - all.right) - Math.max(0, all.left + 16 - one.left);
  }
  const list = document.querySelector(".tp-list");
  const here = list?.querySelector(".here");
  if (here) {
    const [one, all] = [here.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.max(0, one.bottom - all.bottom) - Math.max(0, all.top - one.top);
  }
}
reveal();

document.addEventListener("htmx:after:swap", () => {
  reveal();
  const table = document.getElementById("table");
  if (table && location.pathname + location.search !== table.dataset.address) {
    history.replaceState(history.state, "", table.dataset.address);
  }
});
