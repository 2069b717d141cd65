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
/** It is somebody's turn.  What is said of the same table takes the place of what was said before. */
addEventListener("push", (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  const icon = "/static/app/icon-192.png";
  event.waitUntil(registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: url }));
});

/** The table comes to the front where it is open, or is opened. */
async function lead(path) {
  const url = new URL(path, location.origin).href;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => client.url.split(/[?#]/)[0] === url);
  return there ? there.focus() : clients.openWindow(url);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(go(event));
  else if (new URL(event.request.url).pathname === STYLE) {
    event.respondWith(caches.match(STYLE).then((kept) => kept ?? fetch(event.request)));
  }
});
