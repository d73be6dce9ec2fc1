import { expect, test } from 'vitest'
import { describeRun, pollDelay } from './check-run.rules.ts'

const now = Date.parse('2026-11-15T10:00:00.000Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('asks often at first, then less often, and not at all when nothing will change', () => {
  expect(pollDelay({ state: 'queued', requestedAt: ago(2) }, now)).toBe(1000)
  expect(pollDelay({ state: 'running', requestedAt: ago(20) }, now)).toBe(3000)
  expect(pollDelay({ state: 'queued', requestedAt: ago(600) }, now)).toBe(15_000)
  expect(pollDelay({ state: 'unavailable', requestedAt: ago(1) }, now)).toBe(5000)
  expect(pollDelay({ state: 'unavailable', requestedAt: ago(600) }, now)).toBe(60_000)
  expect(pollDelay({ state: 'done', requestedAt: ago(1) }, now)).toBeNull()
  expect(pollDelay(null, now)).toBeNull()
})

const run = { passed: 4, total: 5, claimedPassed: 3, failure: null }
const replaced = { name: '', message: 'You submitted a newer attempt.', file: null, line: null }

test.each([
  ['We’re running the checks; usually a few seconds.', { ...run, state: 'queued' as const }],
  ['4 of 5 checks passed', { ...run, state: 'done' as const }],
  ['All 5 checks passed', { ...run, passed: 5, state: 'done' as const }],
  ['Your code couldn’t be run.', { ...run, passed: 0, total: 0, state: 'done' as const }],
  ['You submitted a newer attempt.', { ...run, state: 'failed' as const, failure: replaced }],
  ['Checked in your browser, not verified', { ...run, state: 'unavailable' as const }],
])('says %s', (text, shown) => expect(describeRun(shown)).toBe(text))
