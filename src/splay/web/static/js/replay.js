// Plays a game on from the step that is shown, one line of the log after the other.

import {goTo} from "./history.js";

let isPlaying = false;
let speed = "";
let timer = 0;

function form() {
  return document.getElementById("history");
}

/** Show the state of the button, which every new table brings anew, and go on. */
function refresh() {
  clearTimeout(timer);
  const button = document.getElementById("play");
  const choice = document.getElementById("play-speed");
  if (!button || form()?.dataset.after === undefined) {
    isPlaying = false;
    return;
  }
  button.hidden = choice.hidden = false;
  button.setAttribute("aria-pressed", String(isPlaying));
  button.lastElementChild.textContent = isPlaying ? button.dataset.stop : button.dataset.play;
  if (speed) choice.value = speed;
  if (isPlaying) timer = setTimeout(goOn, Number(choice.value));
}

function goOn() {
  if (document.hidden || !form()) return;
  goTo(form(), Number(form().dataset.after), true);
}

document.addEventListener("click", event => {
  if (event.target.closest?.("#play")) {
    isPlaying = !isPlaying;
    refresh();
  } else if (event.target.closest?.("#step-back, #step-on, .goto")) {
    isPlaying = false;
  }
});

document.addEventListener("input", event => {
  if (event.target.id === "step") isPlaying = false;
});

document.addEventListener("change", event => {
  if (event.target.id === "play-speed") {
    speed = event.target.value;
    refresh();
  }
});

document.addEventListener("visibilitychange", refresh);
document.addEventListener("htmx:after:swap", refresh);

if (new URLSearchParams(location.search).has("play")) isPlaying = true;
refresh();
