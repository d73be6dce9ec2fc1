import { setTimeout as delay } from 'node:timers/promises'
import { print } from '../../bench/table.ts'
import type { Finding } from '../trial.ts'
import type { Probe } from './probes.ts'

/** Takes a dependency away and returns the function that brings it back. */
export type Fault = () => Promise<() => Promise<void>>

/** The slowest response during an outage, and the longest recovery after it. */
export const [maxWaitMs, maxRecoveryMs] = [5_000, 10_000]
const giveUpAfterMs = 60_000

/** During the outage requests are refused in time with "try again"; afterwards they succeed without help. */
export async function runOutage(name: string, fault: Fault, probe: Probe, ms: number): Promise<Finding> {
  const repair = await fault()
  await delay(ms / 2)
  const during = await probe()
  await delay(ms / 2)
  await repair()
  const recovery = await timeUntilSuccess(probe)
  print(`${name}: ${during.text} after ${during.ms} ms; recovered ${recovery} ms after the outage`)
  return {
    tried: `${name} for ${ms / 1000} s`,
    times: '1',
    lost: 0,
    seen: `answered ${during.text} after ${during.ms} ms (${maxWaitMs}); recovered after ${recovery} ms (${maxRecoveryMs})`,
    holds: during.isRefused && during.ms <= maxWaitMs && recovery <= maxRecoveryMs,
  }
}

async function timeUntilSuccess(probe: Probe): Promise<number> {
  const start = performance.now()
  while (!(await probe()).isDone && performance.now() - start < giveUpAfterMs) await delay(50)
  return Math.round(performance.now() - start)
}
