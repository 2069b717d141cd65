// The service worker.  It keeps one page, which says that there is no connection, and nothing of any game.

const KEPT = "offline-1"; // another name whenever the page or its style changes
const PAGE = "/offline";
const STYLE = "/static/offline.css";

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll([PAGE, STYLE].map((address) => new Request(address, { cache: "reload" })));
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** The page is kept in the language that was read last. */
async function follow(answer) {
  const spoken = answer.headers.get("content-language");
  const kept = await caches.match(PAGE);
  if (spoken && kept?.headers.get("content-language") !== spoken) await keep();
}

async function go(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(follow(answer).catch(() => {}));
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(forget().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(go(event));
  else if (new URL(event.request.url).pathname === STYLE) {
    event.respondWith(caches.match(STYLE).then((kept) => kept ?? fetch(event.request)));
  }
});
