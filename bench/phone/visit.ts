import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { newSlowTab } from './phone-browser.ts'
import { watchTraffic, type Traffic } from './traffic.ts'
import { watchPage, type Paints } from './watch-page.ts'

export type Visit = Traffic & Paints

const maxMs = 60_000
const restMs = 700

/** Opens the page in a new tab and measures it until it shows its content and has nothing more to load. */
export async function visit(phone: BrowserContext, url: string, content: string): Promise<Visit> {
  const { tab, session } = await newSlowTab(phone)
  const { traffic, quietMs } = watchTraffic(session)
  await tab.addInitScript(watchPage, content)
  const start = performance.now()
  await tab.goto(url, { waitUntil: 'commit', timeout: maxMs })
  const read = () => tab.evaluate(() => (globalThis as unknown as { phonePaints: Paints }).phonePaints)
  let paints = await read()
  while (!paints?.content || quietMs() < restMs) {
    if (performance.now() - start > maxMs) throw new Error(`${url} never showed “${content}”, or never came to rest`)
    await delay(100)
    paints = await read()
  }
  await tab.close()
  return { ...traffic, ...paints }
}
