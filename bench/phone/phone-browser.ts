import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { chromiumFlags, findChromium, wholeBrowser } from '../../bin/chromium.mjs'
import type { Person } from './pages.ts'

/** Lighthouse's slow 4G: milliseconds of a round trip, bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 2 ** 20) / 8, uploadThroughput: 750 * 128 }
const slowdown = 4

/** The headless shell, and the whole browser where it is installed: it needs longer, as phones do. */
export async function openBrowsers(): Promise<{ name: string; browser: Browser }[]> {
  const shell = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  if (!existsSync(wholeBrowser)) return [{ name: 'shell', browser: shell }]
  const args = [...chromiumFlags, '--headless=new']
  const whole = await chromium.launch({ executablePath: wholeBrowser, args, ignoreDefaultArgs: ['--headless'] })
  return [
    { name: 'shell', browser: shell },
    { name: 'whole', browser: whole },
  ]
}

/** A cheap phone with an empty cache, on which the person is signed in. */
export function newPhone(browser: Browser, origin: string, person: Person | null): Promise<BrowserContext> {
  const { email, userId, username, token, role } = person ?? {}
  const session = person ? Object.entries({ user: email, userId, username, token, role }) : []
  const localStorage = session.map(([name, value]) => ({ name, value: String(value) }))
  return browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
}

/** A tab with a slow network and a slow processor. */
export async function newSlowTab(phone: BrowserContext): Promise<{ tab: Page; session: CDPSession }> {
  const tab = await phone.newPage()
  const session = await phone.newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { tab, session }
}
