import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- Vitest asks for one.
export default defineConfig({
  test: {
    include: ['*.test.ts', 'contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
    globalSetup: 'server/testing/database.ts',
    // Hashing passwords and cloning databases keep two cores busy; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes when the machine has time for it; a second is no measure of anything.
    expect: { poll: { timeout: 30_000 } },
  },
})
