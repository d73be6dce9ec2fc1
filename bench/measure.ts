import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'

/** Something to load: the product or a baseline. */
export type Target = { name: string; url: string } & Pick<autocannon.Options, 'method' | 'headers' | 'body'>
export type Figures = { name: string; perSecond: number; p50: number; p99: number; failed: number }

const connections = 32

const slice = 2

/**
 * Loads the targets in short turns, forwards and backwards, so that whatever else the machine does in the meantime
 * hits them alike. Each gets `seconds` in all, after a warm-up.
 */
export async function compare(targets: Target[], seconds: number): Promise<Figures[]> {
  for (const target of targets) await shoot(target)
  const results = new Map<Target, autocannon.Result[]>(targets.map((target) => [target, []]))
  for (let turn = 0; turn * slice < seconds; turn++) {
    const order = turn % 2 === 0 ? targets : targets.toReversed()
    for (const target of order) results.get(target)!.push(await shoot(target))
  }
  return targets.map((target) => summary(target.name, results.get(target)!))
}

async function shoot({ name, ...request }: Target): Promise<autocannon.Result> {
  const result = await autocannon({ ...request, title: name, connections, duration: slice })
  // What is still queued when the load ends must not slow the next one down: as much again waits behind it.
  await autocannon({ ...request, connections, amount: connections })
  await delay(300)
  return result
}

const summary = (name: string, results: autocannon.Result[]): Figures => ({
  name,
  perSecond: sum(results.map(({ requests }) => requests.total)) / sum(results.map(({ duration }) => duration)),
  p50: median(results.map(({ latency }) => latency.p50)),
  p99: median(results.map(({ latency }) => latency.p99)),
  failed: sum(results.map(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx)),
})

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
