// Who is at the table: what the server says of the friends, and whether anything is touched here.

const IDLE = 120_000;
const LOOK = 10_000;
const LINGER = 4000; // whoever reloads the page is not away

const live = document.getElementById("live");
const places = () => document.querySelectorAll("[data-presence-of]");

// -- the friends ----------------------------------------------------------------------------

let shown = null; // seats
let timer = 0;

function show() {
  for (const place of shown ? places() : []) {
    const isHere = shown.has(Number(place.dataset.presenceOf));
    const is = !isHere ? "away" : place.closest("[data-asked]") ? "thinks" : "here";
    if (place.dataset.is === is) continue;
    place.dataset.is = is;
    place.textContent = place.dataset[is];
  }
}

live.addEventListener("presence", (event) => {
  const here = new Set(JSON.parse(event.detail.data));
  clearTimeout(timer);
  timer = setTimeout(() => {
    shown = here;
    show();
  }, shown ? LINGER : 0);
  shown = shown && new Set([...shown, ...here]);
  show();
  const me = Number(document.getElementById("me")?.dataset.seat);
  if (!isIdle && !here.has(me)) tell(); // on another device of ours nothing is touched
});

document.addEventListener("htmx:after:swap", show);

// -- ourselves ------------------------------------------------------------------------------

let touched = Date.now();
let isIdle = false;

function tell() {
  const body = new URLSearchParams({ idle: isIdle });
  fetch(`${document.getElementById("table").dataset.url}/presence`, { method: "POST", body }).catch(() => {});
}

function rest(idle) {
  if (idle === isIdle || !places().length) return;
  isIdle = idle;
  tell();
}

for (const kind of ["pointerdown", "pointermove", "wheel", "keydown"]) {
  document.addEventListener(kind, () => {
    touched = Date.now();
    rest(false);
  }, { passive: true, capture: true });
}

setInterval(() => Date.now() - touched > IDLE && rest(true), LOOK);

// A new connection knows nothing of it.
document.addEventListener("htmx:sse:after:connection", () => isIdle && tell());
