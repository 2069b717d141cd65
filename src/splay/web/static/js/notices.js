// Whether this browser is told when it is somebody's turn.  It asks for permission only when the switch is turned.

const panel = document.getElementById("notices");
const row = document.getElementById("push-row");
const turn = document.getElementById("push");
const note = document.getElementById("push-note");

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function say(word) {
  note.textContent = note.dataset[word];
}

async function id(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The row of this browser among those that are told, which says the same. */
async function own(subscription) {
  const name = await id(subscription.endpoint);
  return [...panel.querySelectorAll("[data-browser]")].find((form) => form.dataset.browser === name);
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

async function subscribe(worker) {
  if ((await Notification.requestPermission()) !== "granted") return say("denied");
  const old = await worker.pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(panel.dataset.key) };
  const subscription = old ?? (await worker.pushManager.subscribe(options));
  const body = JSON.stringify({ ...subscription.toJSON(), zone });
  const answer = await fetch("/notices/push", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (!answer.ok) throw new Error(answer.status);
  location.assign("/notices");
}

async function unsubscribe(worker) {
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return;
  await fetch("/notices/push/end", { method: "POST", body: new URLSearchParams({ browser: await id(subscription.endpoint) }) });
  await subscription.unsubscribe();
  location.assign("/notices");
}

async function begin() {
  if (!("PushManager" in window) || !navigator.serviceWorker) return;
  const worker = await navigator.serviceWorker.ready; // never where the browser forbids them: then nothing is offered
  row.hidden = false;
  const subscription = await worker.pushManager.getSubscription();
  const mine = subscription && (await own(subscription));
  if (mine) mine.hidden = true;
  turn.checked = Boolean(mine);
  say(Notification.permission === "denied" ? "denied" : mine ? "on" : "off");
  turn.addEventListener("change", async () => {
    try {
      await (turn.checked ? subscribe(worker) : unsubscribe(worker));
    } catch {
      say("failed");
    }
    turn.checked &&= Notification.permission === "granted" && note.textContent !== note.dataset.failed;
  });
}

const zones = document.getElementById("zone");
if (zones.dataset.guess !== undefined && [...zones.options].some((each) => each.value === zone)) zones.value = zone;

begin();
