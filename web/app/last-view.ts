// Part of early.ts, as start.ts is.
import type { StorageKey } from '#web/kit/device/stored-on-device.ts'

/** What a page showed: the HTML of its first screens, of a build, at a time. */
export type View = { build: string; at: number; html: string }

/** What belongs to kept courses closes after as long. */
const maxAgeMs = 30 * 24 * 3_600_000

/**
 * Shows what the page showed last on this device (areas/keep-view.ts) until the application has rendered it: a cheap
 * phone needs a second for that. Its links work, and a tap on a button is repeated once the application is there.
 */
export function showLastView(stored: (key: StorageKey) => string | null) {
  const view = stored(`view:${stored('userId') ?? ''}:${location.pathname}${location.search}`)
  // After the document, before the scripts of the application.
  if (view) document.addEventListener('readystatechange', () => show(JSON.parse(view) as View), { once: true })
}

function show({ build, at, html }: View) {
  // The classes of another build may have no styles.
  if (document.querySelector('script[type=module]')?.getAttribute('src') !== build) return
  const main = document.querySelector<HTMLElement>('#root main')
  if (!main || Date.now() - at > maxAgeMs) return
  main.innerHTML = html
  for (const element of main.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style']!
  main.dataset['lastView'] = ''
}
