import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serverFlags } from '../bin/server-flags.mjs'
import { test as base } from './support.ts'

/** Journeys whose submissions are checked in the sandbox, by a runner next to the academy. */
export const test = base.extend<object, { runner: undefined }>({
  runner: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is used here.
    async ({}, use) => {
      // A site that runs already has a runner of its own.
      if (process.env['E2E_BASE_URL'] !== undefined) return use(undefined)
      const runner = spawn(process.execPath, [...serverFlags, 'server/runner.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: 'dist/compiled',
          DATA_DIR: process.env['E2E_DATA_DIR'],
          NODE_ENV: 'development',
          RUNNER_CONCURRENCY: '1',
        },
      })
      const ended = once(runner, 'exit')
      await use(undefined)
      runner.kill('SIGTERM')
      await ended
    },
    { scope: 'worker', auto: true },
  ],
})
