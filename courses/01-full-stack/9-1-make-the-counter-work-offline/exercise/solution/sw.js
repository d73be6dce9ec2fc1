// A new number here means: install the new files, then remove the old ones.
const cacheName = 'counter-1'
const shell = ['/', '/app.js', '/outbox.js', '/flush.js']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(shell)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))),
  )
})

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  // Data is never answered from the cache, and only GET can be.
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(caches.match(event.request).then((cached) => cached ?? fetch(event.request)))
})
