import { liveNotifications } from '#contract/notifications/notifications.ts'
import type { Ending } from './live-stream.ts'

const second = 1000
const heartbeat = liveNotifications.heartbeatSeconds * second

export type Line = { isOpen: boolean; lastSound: number }

/** Silent for longer than two signs of life: the device slept, or the way is cut without anybody having said so. */
export const isDead = ({ isOpen, lastSound }: Line, now: number) =>
  now - lastSound > (isOpen ? 2 * heartbeat : 10 * second)

/** One that missed its last sign of life is not worth waiting for, now that somebody looks. */
export const isDoubtful = ({ isOpen, lastSound }: Line, now: number) => isOpen && now - lastSound > heartbeat + second

/**
 * How long to wait before the next try, by what happened and how many tries have failed; `chance` is from 0 to 1. A
 * server that restarts hangs up on everyone at once: they shall not all come back at once.
 */
export function waitAfter(ending: Ending, failures: number, chance: number): number {
  if (ending === 'hung up') return chance * second
  const longest = Math.min(30, 2 ** Math.min(failures, 10)) * second
  return longest / 2 + (chance * longest) / 2
}
