// Part of early.ts: imports nothing, because it must run before the application has loaded.
import type { PageStart } from '#web/kit/api/page-start.ts'
import type { StoredAnswer } from '#web/kit/device/database.ts'
import type { StorageKey } from '#web/kit/device/stored-on-device.ts'

const isArea = /^\/(dashboard|company|admin)(\/|$)/

/**
 * In the learner, company and staff areas: requests the page's data at once, or opens the login. `globalThis.pageStart` holds the
 * reply until the application asks for it.
 */
export function startArea(stored: (key: StorageKey) => string | null) {
  const { pathname, search, hash } = location
  if (!isArea.test(pathname)) return
  const path = pathname + search
  const token = stored('token')
  // As the guard of the areas does, but before anything is painted.
  if (!token || !stored('user')) return location.replace(`/login?next=${encodeURIComponent(path + hash)}`)
  const { dataset } = document.documentElement
  dataset['role'] = stored('role') ?? ''
  dataset['areas'] = stored('areas') ?? ''
  dataset['sidebar'] = stored('sidebar') ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const reply: PageStart['reply'] = fetch(`/v1/page?path=${encodeURIComponent(path)}`, { headers, priority: 'high' })
    .then(async (response) => ({ http: response.status, body: (await response.json()) as unknown }))
    .catch(() => null)
  globalThis.pageStart = { path, token, reply, stored: readStored(Number(stored('userId')), path).catch(() => []) }
}

/** The answers that the page showed first on its last visit, as stored-answers.ts has stored them. */
async function readStored(userId: number, path: string) {
  const opening = indexedDB.open('kaushal')
  // The first visit leaves the creation of the database to database.ts.
  opening.addEventListener('upgradeneeded', () => opening.transaction!.abort())
  const database = await resultOf(opening)
  const answers = database.transaction('answers').objectStore('answers')
  const read = (path: string) => resultOf<StoredAnswer | undefined>(answers.get([userId, path]))
  const page = await read(path)
  const paths = (page?.body ?? []) as string[]
  const found = await Promise.all(paths.map(read))
  database.close()
  return found
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', reject)
  })
