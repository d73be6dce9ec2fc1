import { afterAll, vi } from 'vitest'

// Test files share a process, so each restores timers, globals and spies, and leaves an empty storage.
afterAll(() => {
  if ('document' in globalThis) for (const storage of [localStorage, sessionStorage]) storage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
