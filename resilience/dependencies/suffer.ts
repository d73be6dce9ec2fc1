import { setTimeout as delay } from 'node:timers/promises'
import { say } from '../../bench/table.ts'
import type { Finding } from '../trial.ts'
import type { Fault } from './faults.ts'
import type { Probe } from './probes.ts'

/** The longest anybody may wait for an answer, and how soon all is well again; in milliseconds. */
export const [mostWait, mostRecovery] = [5_000, 10_000]
const patience = 60_000

/**
 * Takes something away for so long. Meanwhile whoever needs it is refused, in time and with the word to try again;
 * afterwards nobody has to help, and the same succeeds soon.
 */
export async function suffer(tried: string, fault: Fault, probe: Probe, ms: number): Promise<Finding> {
  const giveBack = await fault()
  await delay(ms / 2)
  const meanwhile = await probe()
  await delay(ms / 2)
  await giveBack()
  const recovery = await untilDone(probe)
  say(`${tried}: ${meanwhile.words} after ${meanwhile.ms} ms; works again ${recovery} ms after it was back`)
  return {
    tried: `${tried} for ${ms / 1000} s`,
    times: '1',
    lost: 0,
    seen:
      `answered ${meanwhile.words} after ${meanwhile.ms} ms (${mostWait}); ` +
      `works again ${recovery} ms after its return (${mostRecovery})`,
    holds: meanwhile.isRefused && meanwhile.ms <= mostWait && recovery <= mostRecovery,
  }
}

/** Asks until it works; answers how many milliseconds that took. */
async function untilDone(probe: Probe): Promise<number> {
  const began = performance.now()
  while (!(await probe()).isDone && performance.now() - began < patience) await delay(50)
  return Math.round(performance.now() - began)
}
