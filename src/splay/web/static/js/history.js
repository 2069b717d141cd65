// Looking back: the slider below the log shows the table at any step, once the hand rests a moment.
// Cards named in the log are looked at without leaving the table.

const REST = 140;

let waiting = 0;
let held = null; // the step under the hand, while it moves the slider
let isPlaying = false;
let speed = "";
let timer = 0;

/** Show the table at a step; at the last one, the present.  Whichever step was wished before is wished no more. */
function goTo(form, step, moves = false) {
  const isNow = step >= Number(form.dataset.steps);
  const address = isNow ? `${form.dataset.table}/table?skip=true` : `${form.dataset.table}/steps/${step}`;
  const swap = moves ? "outerMorph transition:true" : "outerMorph";
  return window.htmx.ajax("GET", address, {source: form, target: "#table", swap});
}

document.addEventListener("input", event => {
  if (event.target.id !== "step") return;
  stop();
  held = Number(event.target.value);
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const step = held;
    held = null;
    if (historyForm()) goTo(historyForm(), step);
  }, REST);
});

// The answer to the last request moves the slider, but never under the hand: a new table brings it at its own step.
document.addEventListener("htmx:after:swap", () => {
  const slider = document.getElementById("step");
  if (slider) slider.value = held ?? slider.getAttribute("value");
  keepLineInSight();
});

/** While looking back, the marked line of the log is in sight. */
function keepLineInSight() {
  const table = document.getElementById("table");
  const line = document.querySelector("#log-list .is-here");
  if (!line || !table.classList.contains("looks-back")) return;
  const list = document.getElementById("log-list");
  const inside = line.getBoundingClientRect(), around = list.getBoundingClientRect();
  if (inside.top < around.top || inside.bottom > around.bottom) {
    list.scrollTop += inside.top - around.top - around.height / 2;
  }
}

/** The inspector shows a card that is pointed at; where there is no inspector, it opens over the table. */
document.addEventListener("click", event => {
  const chip = event.target.closest?.("#table .chip[data-card]");
  if (!chip || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!document.getElementById("inspect")?.checkVisibility()) {
    window.htmx.ajax("GET", `${chip.pathname}/face?lang=${document.documentElement.lang}`, {target: "#look", swap: "innerHTML"});
  }
});

document.addEventListener("submit", event => {
  if (event.target.id === "history") event.preventDefault();
});

keepLineInSight();

// -- playing on from the step that is shown, one line of the log after the other ----------------

function historyForm() {
  return document.getElementById("history");
}

/** Show the state of the button, which every new table brings anew, and go on. */
function refresh() {
  clearTimeout(timer);
  const button = document.getElementById("play");
  const choice = document.getElementById("play-speed");
  if (!button || historyForm()?.dataset.after === undefined) {
    isPlaying = false;
    return;
  }
  button.hidden = choice.hidden = false;
  button.setAttribute("aria-pressed", String(isPlaying));
  button.lastElementChild.textContent = isPlaying ? button.dataset.stop : button.dataset.play;
  if (speed) choice.value = speed;
  if (isPlaying) timer = setTimeout(goOn, Number(choice.value));
}

function stop() {
  if (!isPlaying) return;
  isPlaying = false;
  refresh();
}

function goOn() {
  if (document.hidden || !historyForm()) return;
  goTo(historyForm(), Number(historyForm().dataset.after), true);
}

document.addEventListener("click", event => {
  if (event.target.closest?.("#play")) {
    isPlaying = !isPlaying;
    refresh();
  } else if (event.target.closest?.("#step-back, #step-on, .goto")) {
    stop();
  }
});

document.addEventListener("change", event => {
  if (event.target.id === "play-speed") {
    speed = event.target.value;
    refresh();
  }
});

// What cannot be had is not asked for again and again.
document.addEventListener("htmx:error", stop);
document.addEventListener("htmx:response:error", stop);

document.addEventListener("visibilitychange", refresh);
document.addEventListener("htmx:after:swap", refresh);

if (new URLSearchParams(location.search).has("play")) isPlaying = true;
refresh();
