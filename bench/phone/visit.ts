import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { newSlowTab } from './phone-browser.ts'
import { watchRest, watchTraffic, type Traffic } from './traffic.ts'
import { watchPage, type Paints } from './watch-page.ts'

export type Visit = Traffic & Paints

const maxMs = 60_000
// Longer than the pause before the viewer of PDFs is loaded in advance.
const restMs = 1200

/**
 * Opens the page in a new tab and measures it until it shows its content and has nothing more to load. The tab stays open
 * while somebody reads for `readMs`: only then the device keeps the page.
 */
export async function visit(phone: BrowserContext, url: string, content: string, readMs: number): Promise<Visit> {
  const { tab, session } = await newSlowTab(phone)
  const traffic = watchTraffic(session)
  const quietMs = watchRest(tab)
  await tab.addInitScript(watchPage, content)
  await tab.goto(url, { waitUntil: 'commit', timeout: maxMs })
  const paints = await comeToRest(tab, content, quietMs)
  const measured = { ...traffic, ...paints }
  await delay(readMs)
  await tab.close()
  return measured
}

/** Waits until the page shows its content and has nothing more to load. */
async function comeToRest(tab: Page, content: string, quietMs: () => number): Promise<Paints> {
  const start = performance.now()
  for (;;) {
    const paints = await tab.evaluate(() => (globalThis as unknown as { phonePaints?: Paints }).phonePaints)
    if (paints?.content && quietMs() >= restMs) return paints
    if (performance.now() - start > maxMs) throw new Error(`${tab.url()} never showed “${content}” and came to rest`)
    await delay(100)
  }
}
