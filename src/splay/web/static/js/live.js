// The line on which the server says that something has changed.  htmx takes it up again when it breaks, not when it
// could not be had in the first place, nor when it has gone silent: nobody then hears what others do.

const AGAIN = 3000;
const SILENCE = 50_000; // the server says something every 20 seconds

const live = document.getElementById("live");
let line = null;
let watch = 0;

// -- whether we are connected --------------------------------------------------------------------

const BRIEF = 1500; // within this time it is usually there again, and nobody needs to know

const notice = document.getElementById("line");
let worry = 0;

function say(isLost) {
  clearTimeout(worry);
  worry = 0;
  const words = isLost ? notice.dataset.lost : "";
  if (notice.textContent !== words) notice.textContent = words;
  document.body.classList.toggle("is-offline", isLost);
}

function lose() {
  worry ||= setTimeout(say, BRIEF, true);
}

addEventListener("offline", () => say(true));
document.addEventListener("htmx:sse:before:connection", lose);
document.addEventListener("htmx:sse:error", lose);
document.addEventListener("htmx:sse:after:connection", () => say(!navigator.onLine));

// -- taking it up again --------------------------------------------------------------------------

document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  if (ctx.sourceElement !== live || live._htmx?.sse) return;
  lose();
  setTimeout(() => htmx.ajax("GET", live.getAttribute("hx-sse:connect"), { source: live }), AGAIN);
});

function listen() {
  clearTimeout(watch);
  watch = setTimeout(() => line.reader?.cancel(), SILENCE);
}

document.addEventListener("htmx:sse:after:connection", (event) => {
  line = event.detail.connection;
  listen();
});

live.addEventListener("changed", listen);

// Who has been away for long need not wait for the next attempt.
addEventListener("online", () => {
  if (line?.reader) say(false);
  line?.delayCanceller?.();
});

/** What something on the way has said, such as a proxy, does not take the place of a page that waits. */
document.addEventListener("htmx:before:swap", (event) => {
  const { ctx, tasks } = event.detail;
  if (ctx.sourceElement.id === "main" && !tasks.some((task) => task.fragment.querySelector("#main"))) event.preventDefault();
});
