import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import type { Baseline } from '../baselines.ts'
import { freePort, newFolder, startProduct } from '../product.ts'
import { print } from '../table.ts'
import { startBarePage } from './bare.ts'
import { findBrowsers, newPhone, type PhoneBrowser } from './phone-browser.ts'
import { type PhonePage, phonePages, signIn } from './pages.ts'
import { medianVisit, overPhoneBudget, phoneTable, type PhoneRow } from './phone-report.ts'
import { visit, type Visit } from './visit.ts'

const rounds = 3
/** Longer than the pause before the page is kept on the device. */
const readMs = 6_000

type Pair = { first: Visit; repeat: Visit }
type Target = {
  page: PhonePage
  browser: PhoneBrowser
  bare: Baseline
  ours: Pair[]
  theirs: Pair[]
}

/**
 * Measures the pages whose name contains `only` on a cheap phone with a slow network. Returns whether all are within
 * their budgets.
 */
export async function measurePhone(only: string): Promise<boolean> {
  const dataDir = newFolder()
  const env = { NODE_ENV: 'development', DEMO: 'true' }
  const product = await startProduct({ dataDir, port: await freePort(), env })
  const browsers = await findBrowsers()
  const targets: Target[] = []
  try {
    const [learner, mentor, admin] = [
      await signIn(product, 'learner'),
      await signIn(product, 'mentor'),
      await signIn(product, 'admin'),
    ]
    const pages = await phonePages(product, { learner, mentor, admin })
    for (const page of pages.filter(({ name }) => name.includes(only))) {
      const bare = await startBarePage(browsers[0]!, product.url, page)
      for (const browser of browsers) targets.push({ page, browser, bare, ours: [], theirs: [] })
    }
    for (let round = 1; round <= rounds; round++) {
      print(`phone, round ${round} of ${rounds}, load ${loadavg()[0]!.toFixed(1)} …`)
      for (const target of targets) await measureOnce(product.url, target)
    }
  } finally {
    for (const bare of new Set(targets.map(({ bare }) => bare))) await bare.stop()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const rows = targets.flatMap(toRows)
  print(`\n${phoneTable(rows)}`)
  const failed = overPhoneBudget(rows)
  for (const sentence of failed) print(`\n${sentence}`)
  return failed.length === 0
}

async function measureOnce(origin: string, { page, browser, bare, ours, theirs }: Target) {
  theirs.push(await visitTwice(browser, origin, { ...page, person: null, url: bare.url }))
  ours.push(await visitTwice(browser, origin, { ...page, url: origin + page.path }))
}

/** With an empty cache, then again in another tab. */
async function visitTwice(browser: PhoneBrowser, origin: string, page: PhonePage & { url: string }): Promise<Pair> {
  const phone = await newPhone(browser, origin, page.person)
  try {
    const first = await visit(phone, page.url, page.content, page.person ? readMs : 0)
    return { first, repeat: await visit(phone, page.url, page.content, 0) }
  } finally {
    await phone.close()
  }
}

const toRows = ({ page, browser, ours, theirs }: Target): PhoneRow[] =>
  (['first', 'repeat'] as const).map((kind) => ({
    page,
    browser: browser.name,
    kind,
    ours: medianVisit(ours.map((pair) => pair[kind])),
    bare: medianVisit(theirs.map((pair) => pair[kind])),
  }))
