import { expect, test } from 'vitest'
import { dayMs as day } from '#contract/kit/durations.ts'
import { endWithout, takenBack } from './days.rules.ts'

const at = (days: number) => new Date(Date.UTC(2026, 10, 1) + days * day)
const span = (createdOn: number, from: number, to: number, grantId: number | null = null) => ({
  grantId,
  startsAt: at(from),
  endsAt: at(to),
  createdAt: at(createdOn),
})

test.each([
  ['given on top of a payment', [span(0, 0, 30), span(5, 30, 40, 1)], 30],
  ['followed by a payment', [span(0, 0, 30), span(5, 30, 40, 1), span(20, 40, 70)], 60],
  ['given to somebody without access', [span(0, 0, 10, 1)], null],
  ['used before a payment, which lasts in full', [span(0, 0, 10, 1), span(5, 10, 40)], 35],
  ['over before a payment', [span(0, 0, 10, 1), span(12, 12, 42)], 42],
  ['followed by other days', [span(0, 0, 30), span(1, 30, 40, 1), span(2, 40, 45, 2)], 35],
  ['followed by a refund', [span(0, 0, 30), span(1, 30, 40, 1), span(2, 40, 25)], 15],
  ['followed by a refund that ended everything', [span(0, 0, 5), span(1, 5, 15, 1), span(3, 15, 3)], 3],
  ['taken back before', [span(0, 0, 30), span(1, 30, 40, 1), span(2, 40, 30, 1)], 30],
])('without days %s, access ends when it would have', (_, entries, end) => {
  expect(endWithout(entries, 1)).toEqual(end === null ? null : at(end))
})

test.each([
  ['all of them', [span(0, 0, 30), span(5, 30, 40, 1)], { startsAt: at(40), endsAt: at(30) }],
  ['what is left of them', [span(0, 0, 10, 1)], { startsAt: at(10), endsAt: at(8) }],
  ['none that are used', [span(0, 0, 5, 1)], 'They’ve used these days'],
  ['none twice', [span(0, 0, 30), span(1, 30, 40, 1), span(2, 40, 30, 1)], 'Already taken back'],
  ['none of somebody else', [span(0, 0, 30)], 'They didn’t get these days'],
])('on day 8, takes back %s', (_, entries, expected) => {
  expect(takenBack(entries, 1, at(8))).toEqual(expected)
})
