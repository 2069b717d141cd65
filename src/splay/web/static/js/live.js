// The line on which the server says that something has changed.  htmx takes it up again when it breaks, not when it
// could not be had in the first place, nor when it has gone silent: nobody then hears what others do.

const AGAIN = 3000;
const SILENCE = 50_000; // the server says something every 20 seconds

const live = document.getElementById("live");
let line = null;
let watch = 0;

document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  if (ctx.sourceElement !== live || live._htmx?.sse) return;
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
addEventListener("online", () => line?.delayCanceller?.());

/** What something on the way has said, such as a proxy, does not take the place of a page that waits. */
document.addEventListener("htmx:before:swap", (event) => {
  const { ctx, tasks } = event.detail;
  if (ctx.sourceElement.id === "main" && !tasks.some((task) => task.fragment.querySelector("#main"))) event.preventDefault();
});
