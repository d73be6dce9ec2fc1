import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from '../bin/chromium.mjs'
import { serverFlags } from '../bin/server-flags.mjs'

const port = Number(process.env['E2E_PORT'] ?? 3917)
/** A site that runs already, such as one behind a proxy; without it the journeys start one of their own. */
const running = process.env['E2E_BASE_URL']
const baseURL = running ?? `http://localhost:${port}`

// The workers read this file too; only the first reading makes a folder.
process.env['E2E_DATA_DIR'] ??= newRunFolder()

// Emails with links are printed by the server; the journeys read them here.
process.env['E2E_SERVER_LOG'] ??= `${process.env['E2E_DATA_DIR']}/server.log`

/** Goes when the run ends, however it ended: a global teardown would come before the academy in it has stopped. */
function newRunFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'academy-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

/** `npm run test:full`. Without it, journeys tagged @full are left out and those tagged @phone run on a phone only. */
const isFull = process.env['TEST_FULL'] === '1'

// oxlint-disable-next-line import/no-default-export -- Playwright asks for one.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // A net for what hangs, not a measure: several people in one journey on a busy machine need their time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    actionTimeout: 60_000,
    // Somebody who tries a site of their own has no certificate for it.
    ignoreHTTPSErrors: running !== undefined,
    // Journeys see every request on its way to the server. Those about being offline allow the worker.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every run costs a quarter of its time.
    trace: isFull ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // Compiles a function when it is first called: a journey loads a page once and never calls most of them.
      args: [...chromiumFlags, '--js-flags=--max-lazy'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      ...(!isFull && { grepInvert: /@full|@phone/ }),
    },
    {
      name: 'phone',
      use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
      grep: /@phone/,
      ...(!isFull && { grepInvert: /@full/ }),
    },
  ],
  // The whole product, as `npm start` runs it: built pages, embedded database, demo academy.
  ...(running === undefined && {
    webServer: {
      cwd: join(import.meta.dirname, '..'),
      command: `exec node ${serverFlags.join(' ')} server/main.ts >> "$E2E_SERVER_LOG"`,
      url: `${baseURL}/readyz`,
      // It adds all courses first; on a busy machine that takes more than the minute Playwright waits by itself.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
      env: {
        E2E_SERVER_LOG: process.env['E2E_SERVER_LOG'],
        NODE_COMPILE_CACHE: 'dist/compiled',
        PORT: String(port),
        PUBLIC_URL: baseURL,
        DATA_DIR: process.env['E2E_DATA_DIR'],
        NODE_ENV: 'development',
        // Two browsers and two cores: what is slow here is the machine.
        REQUEST_TIMEOUT_SECONDS: '30',
        // All journeys come from one address.
        RATE_LIMIT_FACTOR: '1000',
      },
    },
  }),
})
