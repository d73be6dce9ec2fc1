import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests',
  retries: 0,
  fullyParallel: true,
  reporter: 'list',
  use: {
    baseURL: 'http://localhost:3200',
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
  },
  webServer: { command: 'node shop-app.mjs', url: 'http://localhost:3200/?shop=demo', reuseExistingServer: true },
})
