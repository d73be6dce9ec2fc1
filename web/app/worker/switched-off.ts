/** Served instead of the worker when it is switched off (SERVICE_WORKER=off): removes what it stored, and itself. */
import { worker } from './scope.ts'

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
