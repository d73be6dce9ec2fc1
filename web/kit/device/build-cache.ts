/** Each build of the site has a cache of its own, which the service worker serves. Nothing in it is personal. */
export const buildCachePrefix = 'build:'

/** The build of the document; without one, it has no service worker. */
export const documentBuild = () => document.body.dataset['build']

/**
 * Stores built files, such as `/assets/x.js`, which the worker then serves, once it has been installed. What an earlier
 * build stored isn't loaded again.
 */
export async function storeBuiltFiles(urls: string[]) {
  const name = buildCachePrefix + documentBuild()
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  for (const url of urls) await storeFile(cache, url)
}

/** The files of a build never change: their names contain a hash. */
export async function storeFile(cache: Cache, url: string) {
  if (await cache.match(url)) return
  const stored = await caches.match(url)
  if (stored) await cache.put(url, stored)
  else await cache.add(url)
}
