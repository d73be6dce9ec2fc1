import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { bundledText } from './build/bundled-text.ts'
import { plantedFault } from './tests/planted-faults.ts'
import { TestOrder } from './tests/test-order.ts'

const files = globSync('{bench,build,contract,deploy,engines,server,tests,web}/**/*.test.{ts,tsx}')
/** Whether a test starts an academy: its helpers are in server/testing. */
const usesDatabase = (file: string) =>
  file.startsWith('server/testing/') ||
  /inject\('postgres'\)|from '[^']*\/testing\/(?!scale|resumes|sandbox|zips)/.test(readFileSync(file, 'utf8'))
const { database = [], pure = [] } = Object.groupBy(files, (file) => (usesDatabase(file) ? 'database' : 'pure'))

// oxlint-disable-next-line import/no-default-export -- Vitest asks for one.
export default defineConfig({
  plugins: [bundledText(), plantedFault()],
  test: {
    projects: [
      { extends: true, test: { name: 'database', include: database, globalSetup: 'server/testing/database.ts' } },
      { extends: true, test: { name: 'pure', include: pure } },
    ],
    setupFiles: 'server/testing/setup.ts',
    // Loading the server again for each of 270 files would take longer than the tests.
    isolate: false,
    sequence: { sequencer: TestOrder },
    pool: 'forks',
    // More than cores on a small machine: many tests wait for a job, a time limit or a retry.
    maxWorkers: 4,
    // Only to end a test that hangs: a busy machine may take long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
