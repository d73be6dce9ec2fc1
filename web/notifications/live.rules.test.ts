import { expect, test } from 'vitest'
import { isDead, isStale, reconnectDelay } from './live.rules.ts'

const open = { isOpen: true, lastHeartbeat: 0 }
const opening = { isOpen: false, lastHeartbeat: 0 }

test.each([
  [open, 30_000, false],
  [open, 30_001, true],
  // A device that slept for an hour.
  [open, 3_600_000, true],
  [opening, 10_000, false],
  [opening, 10_001, true],
])('%o is dead after %i ms: %s', (connection, now, dead) => expect(isDead(connection, now)).toBe(dead))

test.each([
  [open, 16_000, false],
  [open, 16_001, true],
  [opening, 60_000, false],
])('%o is stale after %i ms: %s', (connection, now, stale) => expect(isStale(connection, now)).toBe(stale))

test('reconnects within a second after the server closes, at different moments', () => {
  expect([0, 0.5, 1].map((chance) => reconnectDelay('closed', 0, chance))).toEqual([0, 500, 1000])
})

test('backs off up to 30 seconds with jitter while the server is unreachable', () => {
  const waits = (chance: number) =>
    [1, 2, 3, 4, 5, 6, 50].map((failures) => reconnectDelay('unreachable', failures, chance))
  expect(waits(0)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  expect(waits(1)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})
