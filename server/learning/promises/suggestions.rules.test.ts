import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Reviewer, suggestWork, type WaitingAttempt } from './suggestions.rules.ts'

const hour = 60 * 60 * 1000
const now = new Date('2026-11-16T06:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * hour)
const works = (id: number, ...spans: [number, number][]): Reviewer => ({
  id,
  openings: spans.map(([start, end]) => ({ start: at(start).getTime(), end: at(end).getTime() })),
})
const queue = (count: number, fields: Partial<WaitingAttempt> = {}): WaitingAttempt[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    learnerId: 100,
    promisedAt: at(index + 1),
    claimedBy: null,
    ...fields,
  }))
const countsOf = (suggestions: Map<number, number>) =>
  [...Map.groupBy(suggestions.values(), (mentor) => mentor)]
    .map(([mentor, all]) => [mentor, all.length] as const)
    .toSorted(([a], [b]) => a - b)

test('shares the queue in proportion to hours, and counts claimed attempts', () => {
  const reviewers = [works(1, [0, 8]), works(2, [0, 4])]
  expect(countsOf(suggestWork(queue(9), reviewers, now))).toEqual([
    [1, 6],
    [2, 3],
  ])
  const busy = [...queue(3, { claimedBy: 1 }), ...queue(3).map((attempt) => ({ ...attempt, id: attempt.id + 10 }))]
  expect(countsOf(suggestWork(busy, [works(1, [0, 8]), works(2, [0, 8])], now))).toEqual([[2, 3]])
})

test('gives an attempt to somebody who works before its promise, and never their own work', () => {
  const reviewers = [works(1, [20, 40]), works(2, [0, 2])]
  expect(suggestWork(queue(2), reviewers, now)).toEqual(
    new Map([
      [1, 2],
      [2, 2],
    ]),
  )
  expect(suggestWork(queue(1, { learnerId: 2 }), reviewers, now)).toEqual(new Map([[1, 1]]))
  expect(suggestWork(queue(1), [works(1)], now)).toEqual(new Map())
})

test('suggests every unclaimed attempt to one present mentor, and loads differ by at most one with equal hours', () => {
  const attempts = fc.array(
    fc.record({
      learnerId: fc.constant(100),
      hours: fc.integer({ min: -50, max: 100 }),
      claimedBy: fc.option(fc.integer({ min: 1, max: 4 })),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(attempts, fc.integer({ min: 1, max: 4 }), (given, mentors) => {
      const waiting = given
        .toSorted((a, b) => a.hours - b.hours)
        .map(({ hours, claimedBy, ...one }, index) => ({
          ...one,
          id: index,
          promisedAt: at(hours),
          claimedBy: claimedBy !== null && claimedBy <= mentors ? null : claimedBy,
        }))
      const reviewers = Array.from({ length: mentors }, (_, index) => works(index + 1, [0, 8]))
      const suggestions = suggestWork(waiting, reviewers, now)
      const unclaimed = waiting.filter(({ claimedBy }) => claimedBy === null)
      expect([...suggestions.keys()]).toEqual(unclaimed.map(({ id }) => id))
      const counts = reviewers.map(({ id }) => [...suggestions.values()].filter((mentor) => mentor === id).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    }),
  )
})
