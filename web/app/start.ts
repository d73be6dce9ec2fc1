// Part of early.ts: imports nothing, because it must run before the application has loaded.
import type { PageStart } from '#web/kit/api/page-start.ts'
import type { StorageKey } from '#web/kit/api/stored-on-device.ts'

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
  addEventListener('error', ({ target }) => onMissingFile(target), true)
  const headers = { authorization: `Bearer ${token}` }
  const reply: PageStart['reply'] = fetch(`/v1/page?path=${encodeURIComponent(path)}`, { headers, priority: 'high' })
    .then(async (response) => ({ http: response.status, body: (await response.json()) as unknown }))
    .catch(() => null)
  globalThis.pageStart = { path, token, reply }
}

/** A document from the browser's cache may name files of an earlier build; the server has a newer one. */
function onMissingFile(target: EventTarget | null) {
  if (!(target instanceof HTMLScriptElement) && !(target instanceof HTMLLinkElement && target.rel === 'stylesheet'))
    return
  try {
    // Once a minute at most, in case the file is missing from the server too.
    if (Date.now() - Number(sessionStorage.getItem('reloaded-at')) < 60_000) return
    sessionStorage.setItem('reloaded-at', String(Date.now()))
    location.reload()
  } catch {
    // Without storage nothing would stop it from reloading again and again.
  }
}
