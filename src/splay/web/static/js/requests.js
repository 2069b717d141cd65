// What is asked of the server and what it answers: each answer counts once, none brings back the past, what others do is
// fetched, and what was refused is told.

const table = () => document.getElementById("table");

// -- answers in any order -----------------------------------------------------------------------

let wishes = 0;
let newest = 0; // the wish that the table answers
let latest = 0; // version that is known to exist
let isStopped = false; // a movement that goes on by itself

document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
  ctx.wish = ++wishes;
});

/** An answer that was overtaken by a later one does not bring the older table back.  What is no table is no answer. */
document.addEventListener("htmx:before:swap", ({ detail: { ctx, tasks } }) => {
  const at = tasks.findIndex((task) => task.target === table());
  if (at < 0) return;
  const brought = tasks[at].fragment.querySelector("#table");
  ctx.isAnswered = Boolean(brought);
  if (!brought) tellUnanswered(ctx);
  latest = Math.max(latest, brought?.dataset.version ?? 0);
  if (brought && ctx.wish > newest) {
    newest = ctx.wish;
    isStopped = false;
  } else {
    tasks.splice(at, 1);
    ctx.title = null;
  }
});

// -- answers once -------------------------------------------------------------------------------

let isAnswering = false;

/** Whether it is the request of a button or a card or of marked cards, not of a form such as that of the talk. */
function isAnswer(event) {
  const { method, form } = event.detail.ctx.request;
  return method === "POST" && (!form || form.id === "marking");
}

/** A double click counts once: while an answer is on its way, no other is taken. */
document.addEventListener("htmx:config:request", (event) => {
  if (isAnswering && isAnswer(event)) event.preventDefault();
});
document.addEventListener("htmx:before:request", (event) => {
  if (isAnswer(event)) isAnswering = true;
});
for (const kind of ["htmx:after:request", "htmx:finally:request"]) {
  document.addEventListener(kind, (event) => {
    if (isAnswer(event)) isAnswering = false;
  });
}

// -- what others do ---------------------------------------------------------------------------

const AGAIN = 3000;

const underWay = new Set(); // requests; not counted, since one that is stopped before it began ends all the same

/** Nobody has asked for it but the page itself. */
function isOurs(ctx) {
  return ctx.sourceElement.matches("#live, #table, [data-next]");
}

/** Fetch the table as it is now, unless it shows that already, or is on its way there. */
function catchUp() {
  const here = table();
  if (underWay.size || document.hidden) return;
  if (isStopped) goOn(`?at=${here.dataset.step}`);
  else if (here.hasAttribute("hx-get") && latest > Number(here.dataset.version)) htmx.trigger(here, "refresh");
}

/** What was on its way to the present goes there. */
function goOn(from = "") {
  document.querySelector("[data-next]")?.remove(); // a new one loads, this one has been stopped
  const to = `${table().dataset.url}/table${from}`;
  htmx.ajax("GET", to, { source: table(), target: "#table", swap: "outerMorph transition:true" });
}

document.getElementById("live").addEventListener("changed", (event) => {
  latest = Math.max(latest, Number(event.detail.data));
  catchUp();
});

/** A movement waits while nobody looks, or while something else is wished. */
document.addEventListener("htmx:before:request", (event) => {
  const { ctx } = event.detail;
  if (ctx.sourceElement.matches("[data-next]") && (document.hidden || underWay.size)) event.preventDefault();
  else if (ctx.sourceElement.id !== "live") underWay.add(ctx);
});

/** What has failed without being wished is tried again, but not at once: the server may have a lot to do. */
document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  const leadsAway = ctx.keepIndicators;
  if (ctx.sourceElement.id === "live" || leadsAway) return;
  underWay.delete(ctx);
  if (ctx.isAnswered || !isOurs(ctx)) return catchUp();
  isStopped ||= ctx.sourceElement.matches("[data-next]");
  setTimeout(catchUp, AGAIN);
});

/** Who comes back may follow what has happened since. */
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && isStopped && !underWay.size) goOn();
  else catchUp();
});

// A page that the browser has kept: what led away from it is over.
addEventListener("pageshow", (event) => {
  if (event.persisted) underWay.clear();
});

// -- refusals ---------------------------------------------------------------------------------

const toasts = document.getElementById("toasts");

/** A refusal stands there until something else is wished. */
document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
  if (!isOurs(ctx)) toasts.replaceChildren();
});

function tellUnanswered(ctx) {
  if (!isOurs(ctx)) toasts.replaceChildren(document.getElementById("unanswered").content.cloneNode(true));
}

document.addEventListener("htmx:error", ({ detail: { ctx } }) => {
  if (ctx && ctx.text === undefined) tellUnanswered(ctx);
});
