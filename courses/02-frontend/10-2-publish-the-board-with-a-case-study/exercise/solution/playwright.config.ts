import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL: 'http://localhost:4173/price-board/', ...devices['Pixel 7'] },
  // "vite preview" serves what "npm run build" has made.
  webServer: { command: 'npm run preview', url: 'http://localhost:4173/price-board/', reuseExistingServer: true },
})
