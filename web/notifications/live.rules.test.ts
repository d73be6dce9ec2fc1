import { expect, test } from 'vitest'
import { isDead, isDoubtful, waitAfter } from './live.rules.ts'

const open = { isOpen: true, lastSound: 0 }
const opening = { isOpen: false, lastSound: 0 }

test.each([
  [open, 30_000, false],
  [open, 30_001, true],
  // A device that slept for an hour.
  [open, 3_600_000, true],
  [opening, 10_000, false],
  [opening, 10_001, true],
])('%o is dead after %i ms: %s', (line, now, dead) => expect(isDead(line, now)).toBe(dead))

test.each([
  [open, 16_000, false],
  [open, 16_001, true],
  [opening, 60_000, false],
])('%o is doubtful after %i ms: %s', (line, now, doubtful) => expect(isDoubtful(line, now)).toBe(doubtful))

test('who was hung up on comes back within a second, not all at the same moment', () => {
  expect([0, 0.5, 1].map((chance) => waitAfter('hung up', 0, chance))).toEqual([0, 500, 1000])
})

test('who cannot reach anybody waits longer and longer, up to half a minute, never all the same', () => {
  const waits = (chance: number) => [1, 2, 3, 4, 5, 6, 50].map((failures) => waitAfter('unreachable', failures, chance))
  expect(waits(0)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  expect(waits(1)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})
