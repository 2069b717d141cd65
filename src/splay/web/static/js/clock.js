// The clocks of the players count down here; the server says when each one's time is up, and by its own clock when that is.
// What is said aloud is said once: that little is left on one's own clock.

const DAY = 86_400;
const HOUR = 3600;
const LOW = 0.1;

const words = document.getElementById("clock-words").dataset;
const told = document.getElementById("clock-told");
let ahead = 0; // of our clock before the server's, in seconds
let warned = "";

function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

function numerals(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60), Math.floor(seconds % 60)];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function span(seconds) {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  if (seconds >= 2 * DAY) return fill(hours ? words.days : words.wholeDays, { days, hours });
  if (seconds >= HOUR) return fill(words.hours, { hours: Math.floor(seconds / HOUR) });
  return fill(words.minutes, { minutes: Math.floor(seconds / 60) });
}

function write(clock, now) {
  const { kind, until, left, budget } = clock.dataset;
  const rest = Math.max(0, Math.min(left, until ? until - now : left));
  const text = kind === "sitting" ? numerals(rest) : span(rest);
  const shown = clock.querySelector("b");
  if (shown.textContent !== text) shown.textContent = text;
  clock.classList.toggle("is-low", rest < LOW * budget);
  clock.style.setProperty("--part", (rest / budget).toFixed(3));
  if (until && rest < LOW * budget && warned !== until && clock.closest("#me")) {
    warned = until;
    told.textContent = fill(words.low, { time: text });
  }
}

function tick() {
  const now = Date.now() / 1000 - ahead;
  for (const clock of document.querySelectorAll("[data-clock]")) write(clock, now);
  const due = document.querySelector("[data-due]"); // something may be done from then on
  if (due && now >= due.dataset.due) {
    due.removeAttribute("data-due");
    htmx.trigger("#table", "refresh");
  }
}

/** How far apart the two clocks are, as well as one answer can tell. */
function compare() {
  const table = document.getElementById("table");
  if (table && compare.last !== table.dataset.now) {
    compare.last = table.dataset.now;
    ahead = Date.now() / 1000 - Number(table.dataset.now);
  }
  tick();
}

document.addEventListener("htmx:after:swap", compare);
compare();
setInterval(tick, 500);
