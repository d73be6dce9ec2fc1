import { keptFilesName } from './kept-cache.ts'

export const openKeptFiles = (userId: number): Promise<Cache> => caches.open(keptFilesName(userId))

export const keptPaths = async (files: Cache): Promise<Set<string>> =>
  new Set((await files.keys()).map(({ url }) => new URL(url).pathname))

/** Whatever cache has it, as the service worker looks for it. */
export const storedFile = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true })

/** Without it, a browser that runs out of space may remove everything. Some ask the person. */
export const askToPersist = (): Promise<boolean> => navigator.storage.persist().catch(() => false)

/** How many bytes the browser still lets the site store. */
export async function freeSpace(): Promise<number> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate()
  return quota - usage
}

export const usedSpace = async (): Promise<number> => (await navigator.storage.estimate()).usage ?? 0

export const isPersistent = (): Promise<boolean> => navigator.storage.persisted()
