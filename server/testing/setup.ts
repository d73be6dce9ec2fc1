import { afterAll, vi } from 'vitest'

// Test files share a process: each leaves timers, globals and spies as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
