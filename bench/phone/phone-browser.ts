import { existsSync } from 'node:fs'
import { chromium, type BrowserContext, type CDPSession, type LaunchOptions, type Page } from '@playwright/test'
import { chromiumFlags, findChromium, wholeBrowser } from '../../bin/chromium.mjs'
import { newFolder } from '../product.ts'
import type { Person } from './pages.ts'

/** Lighthouse's slow 4G: milliseconds of a round trip, bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 2 ** 20) / 8, uploadThroughput: 750 * 128 }
const slowdown = 4

export type PhoneBrowser = { name: string; executablePath: string; options: LaunchOptions }

/** The headless shell, and the whole browser where it is installed: it needs longer, as phones do. */
export async function findBrowsers(): Promise<PhoneBrowser[]> {
  const shell = { name: 'shell', executablePath: await findChromium(), options: { args: chromiumFlags } }
  const args = [...chromiumFlags, '--headless=new']
  const whole = {
    name: 'whole',
    executablePath: wholeBrowser,
    options: { args, ignoreDefaultArgs: ['--headless'] },
  }
  return existsSync(wholeBrowser) ? [shell, whole] : [shell]
}

/**
 * A cheap phone that has nothing stored yet, on which the person is signed in. As on a phone, the browser keeps compiled
 * scripts on the disk, which a private window doesn't.
 */
export async function newPhone(
  { executablePath, options }: PhoneBrowser,
  origin: string,
  person: Person | null,
): Promise<BrowserContext> {
  const phone = await chromium.launchPersistentContext(newFolder(), {
    ...options,
    executablePath,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const { email, userId, username, token, role } = person ?? {}
  const session = person ? { user: email, userId: String(userId), username, token, role } : {}
  await phone.setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(session).map(([name, value]) => ({ name, value: value! })) }],
  })
  return phone
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
