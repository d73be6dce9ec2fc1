import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { cpuOf } from './cpu.ts'

/** Something to load: the product or a baseline. */
export type Target = Ask & { name: string; pid: number }
/** What is asked of it, and by how many at once. */
export type Ask = { url: string } & Pick<autocannon.Options, 'method' | 'headers' | 'body' | 'connections'>
export type Figures = {
  name: string
  perSecond: number
  p50: number
  p99: number
  /** Processor time of the answering process per request, in microseconds; other programs hardly disturb it. */
  cpu: number | null
  failed: number
}

type Turn = { result: autocannon.Result; cpu: number | null }

const usual = 32

/**
 * Loads the targets in short turns, forwards and backwards, so that whatever else the machine does in the meantime
 * hits them alike. Each gets `seconds` in all, after a warm-up.
 */
export async function compare(targets: Target[], seconds: number, slice: number): Promise<Figures[]> {
  for (const target of targets) await shoot(target, slice)
  const turns = new Map<Target, Turn[]>(targets.map((target) => [target, []]))
  for (let n = 0; n * slice < seconds; n++) {
    const order = n % 2 === 0 ? targets : targets.toReversed()
    for (const target of order) turns.get(target)!.push(await shoot(target, slice))
  }
  return targets.map((target) => summary(target.name, turns.get(target)!))
}

async function shoot({ name, pid, connections = usual, ...ask }: Target, slice: number): Promise<Turn> {
  const before = await cpuOf(pid)
  const result = await autocannon({ ...ask, title: name, connections, duration: slice })
  const after = await cpuOf(pid)
  // What is still queued when the load ends must not slow the next one down: as much again waits behind it.
  await autocannon({ ...ask, connections, amount: connections })
  await delay(300)
  return { result, cpu: before === null || after === null ? null : after - before }
}

function summary(name: string, turns: Turn[]): Figures {
  const results = turns.map(({ result }) => result)
  const total = sum(results.map(({ requests }) => requests.total))
  const cpu = turns.every((turn) => turn.cpu !== null) ? sum(turns.map((turn) => turn.cpu!)) / total : null
  return {
    name,
    perSecond: total / sum(results.map(({ duration }) => duration)),
    p50: median(results.map(({ latency }) => latency.p50)),
    p99: median(results.map(({ latency }) => latency.p99)),
    cpu,
    failed: sum(results.map(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx)),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
