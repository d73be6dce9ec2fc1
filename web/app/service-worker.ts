import { atRest } from '#web/kit/at-rest.ts'
import { documentBuild, storeBuiltFiles } from '#web/kit/device/build-cache.ts'

let isOutdated = false

/** Whether a newer build has taken over on this device. */
export const isNewBuildAvailable = () => isOutdated

/**
 * Lets the worker keep the areas on the device, once the page is at rest. Browsers have it only for secure addresses. When
 * it is switched off, documents name no build, and what an open page stored after the worker had gone goes, too.
 */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  if (!documentBuild())
    return void atRest()
      .then(removeBuilds)
      .catch(() => null)
  const { serviceWorker } = navigator
  let isControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = isControlled
    isControlled = true
  })
  void atRest()
    .then(() => register(serviceWorker))
    .catch(() => null)
}

/** For a page whose files the server no longer has: opens it with the newer build as soon as that is on this device. */
export function reloadWithNewBuild() {
  const reload = () => window.location.reload()
  if (isOutdated) return reload()
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', reload)
  void serviceWorker.getRegistration().then((registration) => registration?.update())
  return () => serviceWorker.removeEventListener('controllerchange', reload)
}

async function register(serviceWorker: ServiceWorkerContainer) {
  if (serviceWorker.controller) {
    const registration = await serviceWorker.getRegistration()
    // Switched off a moment ago: registering it again would only bring back a worker that has done its work.
    if (!registration) return
    // By itself, a browser that opens pages without starting the worker may ask for a newer one much later.
    void registration.update().catch(() => null)
  } else {
    await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  }
  await serviceWorker.ready
  const observer = new PerformanceObserver((list) => void storeUsed(list.getEntries()).catch(() => null))
  observer.observe({ type: 'resource', buffered: true })
}

const removeBuilds = async () => {
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Files that the worker doesn't store by itself. The engines of languages are large: only kept courses have them. */
const used = /^\/assets\/(?!engines\/)/

const storeUsed = (entries: PerformanceEntryList) =>
  storeBuiltFiles(entries.map(({ name }) => new URL(name).pathname).filter((path) => used.test(path)))
