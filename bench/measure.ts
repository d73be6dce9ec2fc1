import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { cpuOf } from './cpu.ts'

/** The product or a baseline. */
export type Target = Request & { name: string; pid: number }
export type Request = { url: string } & Pick<autocannon.Options, 'method' | 'headers' | 'body' | 'connections'>
export type Figures = {
  name: string
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the server process per request in microseconds; hardly affected by other programs. */
  cpu: number | null
  failed: number
}

type Turn = { result: autocannon.Result; cpu: number | null }

const defaultConnections = 32

/**
 * Loads the targets in short turns, forwards and backwards, so that other load on the machine affects all of them. Each
 * gets `seconds` in total, after a warm-up.
 */
export async function compare(targets: Target[], seconds: number, slice: number): Promise<Figures[]> {
  for (const target of targets) await runTurn(target, slice)
  const turns = new Map<Target, Turn[]>(targets.map((target) => [target, []]))
  for (let n = 0; n * slice < seconds; n++) {
    const order = n % 2 === 0 ? targets : targets.toReversed()
    for (const target of order) turns.get(target)!.push(await runTurn(target, slice))
  }
  return targets.map((target) => summary(target.name, turns.get(target)!))
}

async function runTurn(
  { name, pid, connections = defaultConnections, ...request }: Target,
  slice: number,
): Promise<Turn> {
  const before = await cpuOf(pid)
  const result = await autocannon({ ...request, title: name, connections, duration: slice })
  const after = await cpuOf(pid)
  // Waits until the requests still queued are done, so that they don't slow down the next target.
  await autocannon({ ...request, connections, amount: connections })
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
