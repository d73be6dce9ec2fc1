import { afterAll, vi } from 'vitest'

/** The server's types know no page. */
type Page = { document?: { body: { innerHTML: string; replaceChildren: () => void } } }

// Test files share a process, so each restores timers, globals and spies, and leaves an empty storage and page.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  const { document } = globalThis as Page
  if (!document) return
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  const left = document.body.innerHTML
  document.body.replaceChildren()
  // The next file would find these elements: with `setUpRendering` (web/kit/testing.ts) every test removes its own.
  if (left) throw new Error(`These tests leave elements in the page: ${left.slice(0, 200)}`)
})
