/**
 * Opens the areas from the device: it serves their documents, the built files, and files of courses that are kept offline.
 * It shows what is pushed to the device, and sends what waits there. It answers no request of the API and no POST, so it
 * can't mix accounts.
 */
import { installBuild, removeOlderBuilds } from './builds.ts'
import { documentAt, routeAt } from './documents.ts'
import { keptFile } from './kept-files.ts'
import { sendOutbox } from './outbox.ts'
import { openPushed, renewSubscription, showPushed } from './push.ts'
import { worker } from './scope.ts'
import { addStaticRoutes } from './static-routes.ts'

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([addStaticRoutes(event), installBuild()]).then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOlderBuilds().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  const route = mode === 'navigate' ? routeAt(pathname) : null
  if (route) event.respondWith(documentAt(route, event))
  else if (pathname.startsWith('/files/')) event.respondWith(keptFile(event.request))
  else if (pathname.startsWith('/assets/')) event.respondWith(builtFile(event.request))
})

// TypeScript doesn't know it: not every browser has it.
worker.addEventListener('sync' as never, (event: ExtendableEvent) => event.waitUntil(sendOutbox()))

worker.addEventListener('push', (event) => event.waitUntil(showPushed(event)))
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)))
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))

/** Their names contain a hash of their content, so that of any build will do. */
const builtFile = async (request: Request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
