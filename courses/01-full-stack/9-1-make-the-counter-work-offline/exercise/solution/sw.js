const cacheName = 'counter-1'
const shell = ['/', '/src/page.js', '/src/outbox.js', '/src/store.js', '/src/money.js', '/src/later.js']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(shell)))
})
self.addEventListener('activate', (event) => {
  const removed = caches.keys().then((names) => names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  event.waitUntil(removed.then((all) => Promise.all(all)))
})
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || pathname.startsWith('/api/')) return
  event.respondWith(caches.match(event.request).then((cached) => cached ?? fetch(event.request)))
})
