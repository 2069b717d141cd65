// Several cards for one question: a press marks a card or takes the mark back; all are confirmed at once.
// The checkboxes of the form are what is sent.  The marks are kept here, because the table may be exchanged meanwhile.

const form = () => document.getElementById("marking");
const here = (selector) => document.querySelectorAll(`#table ${selector}`);

const FEW = 6; // answers that a phone shows in two rows
const narrow = matchMedia("(max-width: 1099px)");

let question = "";
let order = []; // of all answers, as they came
let marks = [];
let foreseen = {address: "", html: "", shown: ""};

const steps = () => JSON.parse(form().dataset.steps);
const most = () => steps().length - 1;
const isOrdered = () => form().dataset.ordered !== undefined;
const labels = () => [...form().querySelectorAll("label[data-of]")];

/** Only what differs is changed: all else need not be drawn again. */
function put(element, name, value) {
  if (value === null ? element.hasAttribute(name) : element.getAttribute(name) !== value) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

function give(element, name, is) {
  if (element.classList.contains(name) !== is) element.classList.toggle(name, is);
}

function write(element, words) {
  if (element.textContent !== words) element.textContent = words;
}

// -- what is shown -----------------------------------------------------------------------

function showCards() {
  for (const card of here("[data-mark]")) {
    const at = marks.indexOf(card.dataset.mark);
    give(card, "is-picked", at >= 0);
    give(card, "is-marked", at >= 0);
    put(card, "data-nth", at >= 0 && isOrdered() ? String(at + 1) : null);
    put(card, "aria-pressed", String(at >= 0));
  }
}

/** A list of what goes in no order stays as it is, but for a long one on a phone. */
const stays = () => form().matches(".marks--list") && !isOrdered() && !(narrow.matches && order.length > FEW);

/** The marked cards stand first, in the order in which they are sent; the others as they came. */
function showChips() {
  const all = labels();
  for (const label of all) {
    const at = marks.indexOf(label.dataset.of);
    const box = label.querySelector("input");
    if (box.checked !== at >= 0) box.checked = at >= 0;
    give(label, "is-checked", at >= 0);
    write(label.querySelector(".nth"), at >= 0 && isOrdered() ? String(at + 1) : "");
  }
  const picked = stays() ? [] : marks;
  const [before, after] = [".marks-picked", ".marks-open"].map((list) => form().querySelector(list));
  const focused = document.activeElement;
  const isMoved = [
    place(before, picked.map((name) => all.find((label) => label.dataset.of === name))),
    place(after, order.filter((name) => !picked.includes(name)).map((name) => all.find((label) => label.dataset.of === name))),
  ].some(Boolean);
  if (isMoved && form().contains(focused)) focused.focus({preventScroll: true});
}

/** Put labels into a list in this order; whether that moved any. */
function place(list, chosen) {
  const isSame = chosen.length === list.children.length && chosen.every((label, at) => list.children[at] === label);
  if (!isSame) list.replaceChildren(...chosen);
  return !isSame;
}

function showPoints() {
  const told = form().querySelector(".marks-points");
  if (!told) return;
  const before = Number(told.dataset.pointsBefore);
  const more = labels().filter((label) => marks.includes(label.dataset.of)).map((label) => Number(label.dataset.points));
  const after = more.reduce((sum, each) => sum + each, before);
  write(told, told.dataset.words.replace("{before}", before).replace("{after}", after));
  if (told.hidden !== !marks.length) told.hidden = !marks.length;
}

/** What would follow is known to the server alone; what it has said of the same marks is put back. */
async function showForeseen() {
  const told = () => form() && document.querySelector("#ask .marks-foreseen");
  if (!told()) return;
  const chosen = new URLSearchParams([["number", form().dataset.number], ...marks.map((name) => ["card", name])]);
  const address = marks.length ? `${form().action}?${chosen}` : "";
  if (address !== foreseen.address) {
    const wish = {address, html: address ? null : ""};
    foreseen = wish;
    give(told(), "is-late", Boolean(address));
    const answer = address && await fetch(address).catch(() => null);
    if (foreseen !== wish) return;
    if (address) wish.html = answer?.ok ? (await answer.text()).trim() : "";
  }
  if (foreseen.html === null || !told()) return;
  if (told().innerHTML !== foreseen.shown) {
    told().innerHTML = foreseen.html;
    foreseen.shown = told().innerHTML;
  }
  give(told(), "is-late", false);
}

function showStep() {
  const step = steps()[marks.length];
  const confirms = document.getElementById("marks-do");
  write(confirms.querySelector("[data-do]"), step.label);
  put(confirms, "aria-disabled", step.enough ? null : "true");
  const declines = form().dataset.declines !== undefined && !marks.length && labels().length < 10;
  put(confirms, "data-key", declines ? "Enter 0" : "Enter");
  for (const said of here("[data-said]")) write(said, step.said);
  for (const back of here("[data-unmark]")) if (back.hidden !== !marks.length) back.hidden = !marks.length;
}

function show() {
  const asks = form();
  const table = document.getElementById("table");
  if (!asks) {
    question = "";
    marks = [];
    for (const state of ["is-full", "has-marks"]) if (table) give(table, state, false);
    return;
  }
  const now = `${asks.action} ${asks.dataset.number}`;
  if (now !== question) {
    question = now;
    marks = [];
  }
  // As the server sends them: none has been put to the marked ones yet.
  if (!asks.querySelector(".marks-picked label")) order = labels().map((label) => label.dataset.of);
  marks = marks.filter((name) => order.includes(name)).slice(0, most());
  showCards();
  showChips();
  showPoints();
  showForeseen();
  showStep();
  give(table, "is-full", marks.length === most() && order.length > most());
  give(table, "has-marks", marks.length > 0);
}

// -- what is pressed -----------------------------------------------------------------------

function mark(name) {
  if (marks.includes(name)) {
    marks = marks.filter((other) => other !== name);
  } else {
    if (marks.length === most()) marks.pop();
    marks.push(name);
    const left = order.filter((other) => !marks.includes(other));
    if (form().dataset.fillsUp !== undefined && left.length === 1) marks.push(...left);
  }
  show();
  const picked = form().querySelector(".marks-picked");
  if (marks.includes(name)) picked.scrollLeft = picked.scrollWidth; // what was marked last is in sight
}

document.addEventListener("click", (event) => {
  if (!form()) return;
  const card = event.target.closest("#table [data-mark]");
  if (card) return mark(card.dataset.mark);
  if (!event.target.closest("#table [data-unmark]")) return;
  marks.pop();
  show();
});

document.addEventListener("change", (event) => {
  if (event.target.matches("#marking input[type=checkbox]")) mark(event.target.value);
});

/** What is not complete is not sent. */
document.addEventListener("submit", (event) => {
  if (event.target.id !== "marking" || steps()[marks.length].enough) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, {capture: true});

// What the server knows nothing of is put back before anybody sees it gone.
document.addEventListener("htmx:after:swap", show);
narrow.addEventListener("change", show);

show();
