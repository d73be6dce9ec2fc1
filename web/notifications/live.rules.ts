import { liveNotifications } from '#contract/notifications/notifications.ts'
import type { Ending } from './live-stream.ts'

const second = 1000
const heartbeat = liveNotifications.heartbeatSeconds * second

export type Connection = { isOpen: boolean; lastHeartbeat: number }

/** No data for two heartbeats: the device slept, or the connection broke silently. */
export const isDead = ({ isOpen, lastHeartbeat }: Connection, now: number) =>
  now - lastHeartbeat > (isOpen ? 2 * heartbeat : 10 * second)

/** Missed its last heartbeat: worth reconnecting when the tab becomes visible. */
export const isStale = ({ isOpen, lastHeartbeat }: Connection, now: number) =>
  isOpen && now - lastHeartbeat > heartbeat + second

/**
 * Exponential backoff with jitter (`chance` from 0 to 1): a restarting server disconnects everyone at once, and they
 * should not all come back at once.
 */
export function reconnectDelay(ending: Ending, failures: number, chance: number): number {
  if (ending === 'closed') return chance * second
  const maxDelay = Math.min(30, 2 ** Math.min(failures, 10)) * second
  return maxDelay / 2 + (chance * maxDelay) / 2
}
