import { buildCachePrefix, storeFile } from '#web/kit/device/build-cache.ts'
import { builtFilesOfCourses } from './kept-files.ts'

export const cacheName = buildCachePrefix + build.id

export const buildCache = () => caches.open(cacheName)

/** Stores what people open every day, and what the courses on this device need: they must work after a new build, too. */
export async function installBuild() {
  try {
    for (const route of build.documents) await storeDocument(route)
    const cache = await buildCache()
    for (const file of await builtFilesOfCourses()) await storeFile(cache, file)
  } catch (error) {
    // The next attempt finds in the browser's cache what was loaded.
    await caches.delete(cacheName)
    throw error
  }
}

const builtFiles = /"(\/assets\/[^"]+)"/g

/**
 * Stores the document of a route after all files that it names, so that it never opens without them. While a new build is
 * deployed, another instance may answer with its own.
 */
export async function storeDocument(route: string) {
  const response = await fetch(route, { cache: 'no-cache' })
  if (response.headers.get('x-build') !== build.id) throw new Error(`${route} is of another build`)
  const html = await response.clone().text()
  const cache = await buildCache()
  const files = new Set([...html.matchAll(builtFiles)].map(([, file]) => file!))
  await Promise.all([...files].map((file) => storeFile(cache, file)))
  await cache.put(route, response)
}

/** The build before this one stays: tabs that it opened may need more of its files. */
export async function removeOlderBuilds() {
  const others = (await caches.keys()).filter((name) => name.startsWith(buildCachePrefix) && name !== cacheName)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}
