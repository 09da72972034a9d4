// Keeps the shell at hand where the network is not: the page and its hashed files. What the server says of a table is
// never kept: an old table that looks live would be a lie, so without a connection the page says just that.
// And it tells a player that it is their turn, though no page of ours is open.

const SHELL = 'shell';
const MOST = 200; // files; older builds go first

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.add('/')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const place = new URL(request.url);
  if (request.method !== 'GET' || place.origin !== location.origin) return;
  if (place.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(fresh(request, place.pathname));
});

// A hashed file never changes.
async function kept(request) {
  const shell = await caches.open(SHELL);
  const found = await shell.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) {
    await shell.put(request, response.clone());
    const all = await shell.keys();
    const old = all.filter((one) => new URL(one.url).pathname !== '/').slice(0, Math.max(0, all.length - MOST));
    await Promise.all(old.map((one) => shell.delete(one)));
  }
  return response;
}

// Every address of ours is the same page; the one in store is for when the server cannot be reached.
async function fresh(request, path) {
  const shell = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (path === '/' && response.ok) await shell.put('/', response.clone());
    return response;
  } catch (error) {
    const found = await shell.match('/');
    if (found) return found;
    throw error;
  }
}

// What the server says: a title, a line, and a path of ours. Whoever has that table before their eyes knows already.
self.addEventListener('push', (event) => {
  const { title, body, link } = event.data.json();
  const path = new URL(link, location.origin).pathname;
  event.waitUntil(
    windows().then((all) => {
      if (all.some((one) => one.visibilityState === 'visible' && pathOf(one) === path && path !== '/me')) return;
      return self.registration.showNotification(title, { body, tag: path, data: path, icon: '/icon-192.png' });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const path = event.notification.data;
  event.notification.close();
  event.waitUntil(
    windows().then((all) => {
      const open = all.find((one) => pathOf(one) === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});

// The browser has another address from now on: the server is to know it.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options).then(tell));
});

function tell(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return fetch('/api/me/ways', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shambles': '1' },
    body: JSON.stringify({
      kind: 'push',
      endpoint,
      keys: { p256dh: keys.p256dh, auth: keys.auth },
      lang: navigator.language,
    }),
  });
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = (client) => new URL(client.url).pathname;
