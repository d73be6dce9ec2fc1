import { expect, test } from 'vitest'
import { describeDue, describeNext, dueLevel } from './promise.rules.ts'

/** Tue 17 Nov, 6 pm in India. */
const promised = '2026-11-17T12:30:00Z'
const hour = 60 * 60 * 1000
const before = (hours: number) => Date.parse(promised) - hours * hour

test('tells a late review from one that is due within 24 hours', () => {
  expect([before(24), before(23), before(0), before(-1)].map((now) => dueLevel(promised, now))).toEqual([
    'later',
    'soon',
    'soon',
    'late',
  ])
  expect([describeDue(promised, before(3)), describeDue(promised, before(-3))]).toEqual([
    'Tue 17 Nov, 6 pm',
    'Late by 3 h',
  ])
})

test('says by when a submission is reviewed, if the server says so', () => {
  expect(describeNext(promised)).toBe('Reviewed by Tue 17 Nov, 6 pm. We’ll notify you of the result.')
  expect(describeNext(undefined)).toBe('A mentor will review it next. We’ll notify you of the result.')
})
