/** Milliseconds since the navigation began, except `shift` (the sum of layout shifts). */
export type Paints = { paint: number; content: number; lcp: number; shift: number; blocked: number }

/** Waits for a text, or for an element of a class. Runs in the page before its own scripts; its figures are in `globalThis.phonePaints`. */
export function watchPage(content: string) {
  if (self !== top) return
  const paints: Paints = { paint: 0, content: 0, lcp: 0, shift: 0, blocked: 0 }
  Object.assign(globalThis, { phonePaints: paints })

  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.paint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => void (paints.lcp = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) paints.shift += value
  })
  observe('longtask', ({ duration }) => void (paints.blocked += duration - 50))

  const isShown = () => {
    // An editor, for example, shows the same text as what it replaces.
    if (content.startsWith('.')) return document.querySelector(content)?.checkVisibility() ?? false
    // Cheap, in most frames the end of it.
    if (!document.body?.textContent?.includes(content)) return false
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { nodeValue, parentElement } = texts.currentNode
      if (nodeValue?.includes(content) && parentElement?.checkVisibility({ visibilityProperty: true })) return true
    }
    return false
  }
  const look = () => {
    if (!isShown()) return void requestAnimationFrame(look)
    // After this frame, before the scripts that wait for it.
    const { scheduler } = globalThis as unknown as {
      scheduler: { postTask: (run: () => void, options: object) => void }
    }
    scheduler.postTask(() => (paints.content = performance.now()), { priority: 'user-blocking' })
  }
  requestAnimationFrame(look)
}
