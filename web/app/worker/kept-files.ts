import { keptFilesName } from '#web/kit/device/kept-cache.ts'

/** Pictures and materials of courses that the reader keeps on this device: links expire, and a file never changes. */
export async function keptFile(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const cacheName = keptFilesName(searchParams.get('reader') ?? '')
  return (await caches.match(pathname, { cacheName, ignoreVary: true })) ?? fetch(request)
}

type BuiltFile = { url: string }

/**
 * What courses on this device need of a new build: every file of the learner area, and the scripts of their languages
 * (build/offline-files.ts).
 */
export async function builtFilesOfCourses(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(keptFilesName('')))
  if (names.length === 0) return []
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const before = new Set(kept.flat().map(({ url }) => withoutHash(url)))
  const response = await fetch('/offline-files.json', { cache: 'no-cache' })
  const { area, languages } = (await response.json()) as { area: BuiltFile[]; languages: Record<string, BuiltFile> }
  const used = Object.values(languages).filter(({ url }) => before.has(withoutHash(url)))
  return [...area, ...used].map(({ url }) => url)
}

const withoutHash = (url: string) => new URL(url, location.origin).pathname.replace(/-[\w-]{8}\.js$/, '')
