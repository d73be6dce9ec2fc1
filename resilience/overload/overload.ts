import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { bare } from '../../bench/baselines.ts'
import { newLearner } from '../../bench/learner.ts'
import { memoryNow } from '../../bench/memory.ts'
import { type Product, startProduct } from '../../bench/product.ts'
import { say } from '../../bench/table.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import type { Orders, Seen } from './generator.ts'

/** Times the capacity; the slowest that one in a hundred accepted ones may be, in ms; how much memory may grow, in MB. */
const [excess, mostP99, mostGrowth] = [3, 1_000, 150]
const seconds = { short: 8, whole: 60 }

/** Three times as many come as can be served: some are served quickly, the others are told so at once. */
export const overload: Trial = {
  name: 'overload',
  run: (scale) =>
    inTemporaryFolder(async (place) => {
      const product = await startProduct(place)
      const requests = await mixOf(product)
      const findings = await tryTarget({ url: product.url, requests, memory: () => memoryNow(product) }, scale)
      await product.stop()
      return findings
    }),
  // The same read without a door: everybody is let in, and everybody waits.
  control: (scale) =>
    inTemporaryFolder(async (place) => {
      const product = await startProduct(place)
      const { token } = await newLearner(product)
      const open = await bare('no door', { kind: 'who-am-i', connection: await product.connection() })
      const requests = [get('/', token)]
      const findings = await tryTarget({ url: open.url, requests, memory: async () => 0 }, scale)
      await open.stop()
      await product.stop()
      return findings
    }, true),
}

type Target = { url: string; requests: string[]; memory: () => Promise<number> }

const get = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nAccept-Encoding: br\r\n\r\n`

function logIn(email: string, password: string) {
  const body = JSON.stringify({ email, password })
  return `POST /v1/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** A hundred requests as a school sends them: mostly reads of people who are signed in, pages, and now and then a log-in. */
async function mixOf(product: Product): Promise<string[]> {
  const { token } = await newLearner(product)
  // Somebody else: a third sign-in ends the first, and with it all that is read under its token.
  const { email, password } = await newLearner(product)
  const paths = ['/v1/user/me', '/v1/notices', '/v1/wallet', '/v1/user/me', '/', '/v1/payments/mine', '/courses']
  const reads = Array.from({ length: 99 }, (_, at) => get(paths[at % paths.length]!, token))
  return [...reads, logIn(email, password)]
}

async function tryTarget(target: Target, scale: Scale): Promise<Finding[]> {
  const order = (orders: Omit<Orders, 'port' | 'requests'>) => generate(target, orders)
  await order({ seconds: 3, pace: { connections: 32 } })
  const calm = await order({ seconds: 5, pace: { connections: 4 } })
  const full = await order({ seconds: 10, pace: { connections: 64 } })
  const capacity = accepted(full).length / 10
  say(`capacity ${Math.round(capacity)} a second; alone, half are answered within ${middle(calm).toFixed(1)} ms`)
  const before = await target.memory()
  const growing = watchMemory(target)
  const flood = await order({ seconds: seconds[scale], pace: { perSecond: capacity * excess } })
  const growth = (await growing()) - before
  const recovery = await recovered(order, calm)
  return [judgeFlood(flood, growth, scale), judgeRecovery(recovery)]
}

async function generate({ url, requests }: Target, orders: Omit<Orders, 'port' | 'requests'>): Promise<Seen> {
  const told: Orders = { port: Number(new URL(url).port), requests, ...orders }
  const child = fork(join(import.meta.dirname, 'generator.ts'), [JSON.stringify(told)])
  const [seen] = (await once(child, 'message')) as [Seen]
  return seen
}

const accepted = ({ answers }: Seen) => answers[200] ?? []
const refused = ({ answers }: Seen) => [...(answers[503] ?? []), ...(answers[429] ?? [])]
const share = (times: number[], of: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * of))] ?? Infinity
const middle = (seen: Seen) => share(accepted(seen), 0.5)

function watchMemory({ memory }: Target): () => Promise<number> {
  let most = 0
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await memory().catch(() => 0))
      await delay(500)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return most
  }
}

function judgeFlood(flood: Seen, growth: number, scale: Scale): Finding {
  const [served, sentAway] = [accepted(flood), refused(flood)]
  const other = flood.sent - served.length - sentAway.length
  const [p99, away] = [share(served, 0.99), share(sentAway, 0.99)]
  return {
    tried: `${excess} times the capacity for ${seconds[scale]} s`,
    times: `${flood.sent} requests`,
    lost: other,
    seen:
      `${served.length} served, p99 ${Math.round(p99)} ms (${mostP99}); ${sentAway.length} refused, p99 ${Math.round(away)} ms; ` +
      `${other} neither (0)${strange(flood)}; memory ${Math.round(growth)} MB more (${mostGrowth})`,
    holds: p99 <= mostP99 && away <= mostP99 && sentAway.length > 0 && other === 0 && growth <= mostGrowth,
  }
}

/** Which other answers there were, by their status; 0 is a broken connection. */
function strange({ answers, unanswered }: Seen): string {
  const others = Object.entries(answers).filter(([status]) => !/^(200|429|503)$/.test(status))
  const words = others.map(([status, times]) => `${times.length} × ${status}`)
  return unanswered > 0 || words.length > 0 ? ` (${[...words, `${unanswered} unanswered`].join(', ')})` : ''
}

type Order = (orders: Omit<Orders, 'port' | 'requests'>) => Promise<Seen>

/** Seconds until a few are answered as quickly as before, and nobody is refused; asked second by second. */
async function recovered(order: Order, calm: Seen): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 20_000) {
    const seen = await order({ seconds: 1, pace: { connections: 4 } })
    const isCalm = refused(seen).length === 0 && middle(seen) <= 2 * middle(calm)
    if (isCalm) return (performance.now() - began) / 1000 - 3
  }
  return Infinity
}

const judgeRecovery = (seconds: number): Finding => ({
  tried: 'afterwards',
  times: '1',
  lost: 0,
  seen: `as quick as before after ${Math.max(0, seconds).toFixed(1)} s (10)`,
  holds: seconds <= 10,
})
