import { signedInUserId, storedToken } from '#web/kit/api/session.ts'
import { readStored, storedKeys, viewPrefix, writeStored } from '#web/kit/device/browser-storage.ts'
import type { View } from '../last-view.ts'

/** About as many as a learner opens every day. */
const [maxViews, maxSize] = [8, 100_000]

const loading = '[aria-busy=true]'
/** Also of pages with passwords, which may show other secrets, such as the key of an authenticator. */
const notKept = '[role=alert], [autocomplete*=password]'
/** What works only with the application, or shows something else by then. */
const alive = 'textarea, iframe, video, dialog, [popover], [role=status]'

/** Keeps what the page shows for the next visit (last-view.ts): now, and whenever the page is hidden. */
export function keepViews() {
  const [token, userId] = [storedToken(), signedInUserId()]
  // Another tab logged out while this page was loading.
  if (token === null) return
  const keep = () => {
    const main = document.querySelector('#root main')
    // Signed out, or somebody else signed in, in this tab or another.
    if (!main || storedToken() !== token || main.querySelector(loading)) return
    const key = `${viewPrefix}${userId}:${location.pathname}${location.search}` as const
    const view = main.querySelector(notKept) ? null : viewOf(main)
    for (const old of oldest(key)) writeStored(old, null, 'browser')
    writeStored(key, view && view.html.length <= maxSize ? view : null, 'browser')
  }
  keep()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep())
}

/** Those that go for a new one. */
const oldest = (key: string) =>
  storedKeys(viewPrefix, 'browser')
    .filter((other) => other !== key)
    .map((other) => ({ other, at: Number((readStored(other, 'browser') as Partial<View> | null)?.at) }))
    .toSorted((one, other) => other.at - one.at)
    .slice(maxViews - 1)
    .map(({ other }) => other)

/** Of what begins on the first two screens. */
function viewOf(main: Element): View {
  const copy = main.cloneNode(true) as Element
  const { top } = main.getBoundingClientRect()
  removeBelow(top + 2 * window.innerHeight, main, copy)
  // The address of a signed file works for a few minutes.
  for (const element of copy.querySelectorAll(`${alive}, img[src*="?"]`)) element.remove()
  for (const input of copy.querySelectorAll('input')) input.removeAttribute('value')
  // In HTML the content policy forbids it; a script may set it.
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style')!)
    element.removeAttribute('style')
  }
  const build = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
  return { build, at: Date.now(), html: copy.innerHTML }
}

function removeBelow(end: number, shown: Element, copy: Element) {
  const copies = [...copy.children]
  for (const [at, child] of [...shown.children].entries()) {
    if (child.getBoundingClientRect().top > end) copies[at]!.remove()
    else removeBelow(end, child, copies[at]!)
  }
}
