import { afterAll, vi } from 'vitest'

// Test files share a process, so each restores timers, globals and spies.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
