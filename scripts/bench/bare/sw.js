const files = ['/', '/list.html'];

addEventListener('install', (event) =>
  event.waitUntil(caches.open('bare').then((cache) => cache.addAll(files))),
);
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))),
);
