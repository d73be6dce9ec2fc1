import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { newLearner } from '../../bench/learner.ts'
import { type Place, type Product, startProduct } from '../../bench/product.ts'
import { say } from '../../bench/table.ts'
import { type Finding, inPlace, type Scale, type Trial } from '../trial.ts'
import { type Seen, startCrowd } from './crowd.ts'
import { type Site, startSite } from './site.ts'

/** How many instances there are, and how often each of them is replaced. */
const sizes = { short: { instances: 2, rounds: 1 }, whole: { instances: 4, rounds: 5 } }
/** As deploy/release has it: longer than nginx leaves an instance alone that refused it. */
const settle = 3_000

/** A new version comes into service instance by instance, behind nginx, and nobody notices. */
export const instances: Trial = {
  name: 'instances',
  run: (scale) => inPlace((place) => trySite(place, scale, replaceOneByOne)),
  // All at once, and without a word: then there is nobody to pass anything on to.
  control: (scale) => inPlace((place) => trySite(place, scale, killAll), true),
}

/** Answers how many were replaced, and how many of them did not say first that they would stop. */
type Act = (
  site: Pick<Site, 'products' | 'places'>,
  rounds: number,
) => Promise<{ times: number; silent: number; what: string }>

async function trySite({ dataDir }: Place, scale: Scale, act: Act): Promise<Finding[]> {
  const { instances, rounds } = sizes[scale]
  // Swift takes its time to start; a look at whether the trial still works is not worth it.
  const site = await startSite(dataDir, { instances, files: scale === 'whole' ? 'swift' : 'shared folder' })
  const { token } = await newLearner(site.products[0]!)
  const crowd = startCrowd(site.url, token)
  await delay(2_000)
  const done = await act(site, rounds)
  await delay(2_000)
  const finding = await judge(await crowd.leave(), done, site.databaseUrl)
  await site.stop()
  return [finding]
}

const replaceOneByOne: Act = async ({ products, places }, rounds) => {
  let [times, silent] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, place] of places.entries()) {
      const before = products[at]!
      before.kill('SIGTERM')
      if (!(await saysThatItStops(before))) silent += 1
      const how = await before.exited
      if (how !== 'exit code 0') throw new Error(`An instance ended with ${how} instead of stopping`)
      products[at] = await startProduct(place)
      await delay(settle)
      times += 1
    }
  }
  return { times, silent, what: 'instances replaced one by one' }
}

/** While it goes on serving: not ready for more, and every answer is the last on its connection. */
async function saysThatItStops({ url }: Product): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.status === 503 && answer.headers.get('connection') === 'close') return true
    await delay(50)
  }
  return false
}

const killAll: Act = async ({ products, places }) => {
  for (const product of products) product.kill('SIGKILL')
  await Promise.all(products.map(({ exited }) => exited))
  products.splice(0, products.length, ...(await Promise.all(places.map((place) => startProduct(place)))))
  return { times: products.length, silent: 0, what: 'all instances killed at once' }
}

async function judge(
  { asked, lost, facts, files, spoilt, slowest }: Seen,
  { times, silent, what }: Awaited<ReturnType<Act>>,
  databaseUrl: string,
): Promise<Finding> {
  const there = await countFacts(databaseUrl)
  const wrong = [...facts].filter(([text, isAcknowledged]) => {
    const found = there.get(text) ?? 0
    return isAcknowledged ? found !== 1 : found > 1
  })
  for (const line of new Set(lost)) say(`lost: ${line} (${lost.filter((other) => other === line).length})`)
  return {
    tried: what,
    times: `${times} replaced, ${asked} requests, ${facts.size} writes, ${files} files`,
    lost: lost.length + wrong.length + spoilt,
    seen:
      `${lost.length} not answered with a success (0); ${wrong.length} writes missing or doubled (0); ` +
      `${spoilt} files not as sent (0); ${silent} stopped without saying so (0); slowest ${Math.round(slowest)} ms`,
    holds: lost.length === 0 && wrong.length === 0 && spoilt === 0 && silent === 0 && files > 0 && facts.size > 0,
  }
}

async function countFacts(databaseUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ text: string; count: number }>(
    'select text, count(*)::int as count from facts group by text',
  )
  await client.end()
  return new Map(rows.map(({ text, count }) => [text, count]))
}
