import { defineConfig } from 'vitest/config'
import { bundledText } from './build/bundled-text.ts'
import { TestOrder } from './tests/test-order.ts'

// oxlint-disable-next-line import/no-default-export -- Vitest asks for one.
export default defineConfig({
  plugins: [bundledText()],
  test: {
    include: [
      '{bench,build,deploy,tests}/**/*.test.ts',
      'engines/**/*.test.ts',
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
    ],
    globalSetup: 'server/testing/database.ts',
    setupFiles: 'server/testing/setup.ts',
    // Loading the server again for each of 270 files would take longer than the tests.
    isolate: false,
    sequence: { sequencer: TestOrder },
    pool: 'forks',
    // One more than cores on a small machine: some tests wait for a time limit or a retry.
    maxWorkers: 3,
    // Only to end a test that hangs: a busy machine may take long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
