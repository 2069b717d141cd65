// What has moved glides from where it was to where it is.  Nothing but that is animated, by transforms, which a browser
// draws without asking the page again.  A view transition would have it style and draw the page for every frame.

const LASTS = 420;
const SWIFT = 260;
const EASING = "cubic-bezier(.3,.7,.2,1)";

const table = () => document.getElementById("table");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

let starts = new Map(); // by `data-from`: the box of what it finds on the table that goes

/** The last place on the table that a list of selectors finds, the first selector before the others. */
function origin(selectors) {
  for (const selector of selectors.split(",")) {
    const found = [...table().querySelectorAll(selector)].filter((each) => !each.closest("#side, #ask"));
    if (found.length) return found.at(-1);
  }
  return null;
}

/** What is raised above everything: the thing itself, and what would cut it off. */
const raised = (arrived) => [arrived, arrived.closest(".backs")].filter(Boolean);

function note(arrived) {
  const box = origin(arrived.dataset.from)?.getBoundingClientRect();
  if (!box?.width) return;
  starts.set(arrived.dataset.from, box);
  for (const each of raised(arrived)) each.classList.add("is-gliding"); // it comes so: no other styles and layout for it
}

document.addEventListener("htmx:before:swap", ({ detail: { tasks } }) => {
  starts = new Map();
  for (const { fragment, swapSpec } of tasks ?? []) {
    const shown = fragment?.querySelector?.("#table");
    if (!shown) continue;
    const moves = swapSpec.transition && !reduced.matches && shown.dataset.step !== table().dataset.step;
    swapSpec.transition = false; // for htmx it means a view transition
    if (moves) shown.querySelectorAll("[data-from]").forEach(note);
  }
});

function end(arrived) {
  for (const each of raised(arrived)) each.classList.remove("is-gliding");
}

/** From where it was, as large as it was there: percentages are those of its own box. */
function glide(arrived) {
  const from = starts.get(arrived.dataset.from);
  const to = from && arrived.getBoundingClientRect();
  if (!to?.width) return end(arrived);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / to.width;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / to.height;
  const begins = `translate(${100 * x}%, ${100 * y}%) scale(${from.width / to.width}, ${from.height / to.height})`;
  const duration = table().matches(".is-swift") ? SWIFT : LASTS;
  const movement = arrived.animate({ transform: [begins, "none"] }, { duration, easing: EASING });
  movement.onfinish = movement.oncancel = () => end(arrived);
}

document.addEventListener("htmx:after:swap", () => {
  if (starts.size) table().querySelectorAll("[data-from]").forEach(glide);
  starts.clear();
});
