import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startBaseline } from '../../bench/baselines.ts'
import { newLearner } from '../../bench/learner.ts'
import { memoryNow } from '../../bench/memory.ts'
import { type Product, startProduct } from '../../bench/product.ts'
import { print } from '../../bench/table.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import type { Load, LoadResult } from './load-generator.ts'

/** Times the capacity; the highest p99 in milliseconds; the most additional memory in MB. */
const [excess, maxP99, maxGrowth] = [3, 1_000, 150]
const seconds = { short: 8, full: 60 }

/** Three times the capacity: some requests are served fast, the others are refused at once, none is left unanswered. */
export const overload: Trial = {
  name: 'overload',
  run: (scale) =>
    inTemporaryFolder(async (place) => {
      const product = await startProduct(place)
      const requests = await requestMix(product)
      const findings = await flood({ url: product.url, requests, memory: () => memoryNow(product) }, scale)
      await product.stop()
      return findings
    }),
  // The same read on a server that refuses nothing: every request waits.
  control: (scale) =>
    inTemporaryFolder(async (place) => {
      const product = await startProduct(place)
      const { token } = await newLearner(product)
      const unprotected = await startBaseline('no load shedding', {
        kind: 'who-am-i',
        connection: await product.connection(),
      })
      const findings = await flood({ url: unprotected.url, requests: [get('/', token)], memory: async () => 0 }, scale)
      await unprotected.stop()
      await product.stop()
      return findings
    }, true),
}

type Target = { url: string; requests: string[]; memory: () => Promise<number> }

const get = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nAccept-Encoding: br\r\n\r\n`

function login(email: string, password: string) {
  const body = JSON.stringify({ email, password })
  return `POST /v1/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** A hundred requests of a typical school: pages and reads of signed-in people, public pages and one login. */
async function requestMix(product: Product): Promise<string[]> {
  const { token } = await newLearner(product)
  // Another person: the device limit would end the first one's session.
  const { email, password } = await newLearner(product)
  const paths = [
    '/v1/page?path=%2Fdashboard',
    '/v1/user/me',
    '/v1/notifications',
    '/v1/wallet',
    '/v1/page?path=%2Fdashboard%2Fmy-courses',
    '/',
    '/v1/payments/mine',
    '/courses',
  ]
  const reads = Array.from({ length: 99 }, (_, at) => get(paths[at % paths.length]!, token))
  return [...reads, login(email, password)]
}

type Run = (load: Pick<Load, 'seconds' | 'pace'>) => Promise<LoadResult>

async function flood(target: Target, scale: Scale): Promise<Finding[]> {
  const run: Run = (load) => generateLoad(target, load)
  await run({ seconds: 3, pace: { connections: 32 } })
  const calm = await run({ seconds: 5, pace: { connections: 4 } })
  const full = await run({ seconds: 10, pace: { connections: 64 } })
  const capacity = served(full).length / 10
  print(`capacity ${Math.round(capacity)} requests a second; median without load ${median(calm).toFixed(1)} ms`)
  const before = await target.memory()
  const peakMemory = watchMemory(target)
  const result = await run({ seconds: seconds[scale], pace: { perSecond: capacity * excess } })
  const growth = (await peakMemory()) - before
  return [floodFinding(result, growth, scale), recoveryFinding(await recoverySeconds(run, calm))]
}

async function generateLoad({ url, requests }: Target, load: Pick<Load, 'seconds' | 'pace'>): Promise<LoadResult> {
  const settings: Load = { port: Number(new URL(url).port), requests, ...load }
  const child = fork(join(import.meta.dirname, 'load-generator.ts'), [JSON.stringify(settings)])
  const [result] = (await once(child, 'message')) as [LoadResult]
  return result
}

const served = ({ latencies }: LoadResult) => latencies[200] ?? []
const refused = ({ latencies }: LoadResult) => [...(latencies[503] ?? []), ...(latencies[429] ?? [])]
const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity
const median = (result: LoadResult) => percentile(served(result), 0.5)

function watchMemory({ memory }: Target): () => Promise<number> {
  let peak = 0
  const stopped = new AbortController()
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      peak = Math.max(peak, await memory().catch(() => 0))
      await delay(500)
    }
  })()
  return async () => {
    stopped.abort()
    await watching
    return peak
  }
}

function floodFinding(result: LoadResult, growth: number, scale: Scale): Finding {
  const [ok, shed] = [served(result), refused(result)]
  const other = result.sent - ok.length - shed.length
  const [p99, shedP99] = [percentile(ok, 0.99), percentile(shed, 0.99)]
  return {
    tried: `${excess} times the capacity for ${seconds[scale]} s`,
    times: `${result.sent} requests`,
    lost: other,
    seen:
      `${ok.length} served, p99 ${Math.round(p99)} ms (${maxP99}); ${shed.length} refused, p99 ${Math.round(shedP99)} ms; ` +
      `${other} neither (0)${otherResponses(result)}; memory ${Math.round(growth)} MB more (${maxGrowth})`,
    holds: p99 <= maxP99 && shedP99 <= maxP99 && shed.length > 0 && other === 0 && growth <= maxGrowth,
  }
}

function otherResponses({ latencies, unanswered }: LoadResult): string {
  const others = Object.entries(latencies).filter(([status]) => !/^(200|429|503)$/.test(status))
  const counts = others.map(([status, times]) => `${times.length} × ${status}`)
  return unanswered > 0 || counts.length > 0 ? ` (${[...counts, `${unanswered} unanswered`].join(', ')})` : ''
}

/** Seconds until nothing is refused and the median is at most twice the one before the flood. */
async function recoverySeconds(run: Run, calm: LoadResult): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < 20_000) {
    const result = await run({ seconds: 1, pace: { connections: 4 } })
    const isCalm = refused(result).length === 0 && median(result) <= 2 * median(calm)
    // The run itself takes three seconds.
    if (isCalm) return Math.max(0, (performance.now() - start) / 1000 - 3)
  }
  return Infinity
}

const recoveryFinding = (seconds: number): Finding => ({
  tried: 'recovery',
  times: '1',
  lost: 0,
  seen: `as fast as before after ${seconds.toFixed(1)} s (10)`,
  holds: seconds <= 10,
})
