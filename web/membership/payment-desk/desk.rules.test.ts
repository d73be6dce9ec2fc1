import { expect, test } from 'vitest'
import type { Decision } from '#contract/membership/payments.ts'
import {
  ageOf,
  canVerify,
  doneIn,
  firstOf,
  leftAfter,
  mostAtOnce,
  paymentsWord,
  stepTo,
  sumOf,
  surprisesIn,
  toggled,
} from './desk.rules.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('a wait is marked when it is over half an hour, and louder when it is over a day', () => {
  expect([-5, 30 * minute, 30 * minute + 1, day, day + 1].map(ageOf)).toEqual([
    'fresh',
    'fresh',
    'long',
    'long',
    'too-long',
  ])
})

test('choosing twice lets a payment go', () => {
  const one = toggled(new Set(), 5)
  expect([...one]).toEqual([5])
  expect([...toggled(one, 5)]).toEqual([])
})

test('a choice is never larger than one call takes', () => {
  const many = Array.from({ length: mostAtOnce + 20 }, (_, index) => index + 1)
  const full = firstOf(many)
  expect(full.size).toBe(mostAtOnce)
  expect(toggled(full, 500).has(500)).toBe(false)
  expect(toggled(full, 1).size).toBe(mostAtOnce - 1)
})

test('sums are exact to the paisa', () => {
  expect(sumOf([])).toBe(0)
  expect(sumOf([{ rupees: 0.1 }, { rupees: 0.2 }])).toBe(0.3)
  expect(sumOf([{ rupees: 399 }, { rupees: 499 }, { rupees: 199 }])).toBe(1097)
})

test('what no plan has the price of cannot be verified', () => {
  expect([canVerify({ planDays: 30 }), canVerify({ planDays: null })]).toEqual([true, false])
})

test.each([
  ['from nowhere to the first', [1, 2, 3], null, 1, 1],
  ['from nowhere to the first, backwards too', [1, 2, 3], null, -1, 1],
  ['on', [1, 2, 3], 2, 1, 3],
  ['back', [1, 2, 3], 2, -1, 1],
  ['not over the end', [1, 2, 3], 3, 1, 3],
  ['not before the beginning', [1, 2, 3], 1, -1, 1],
  ['to the first when the current one has left', [1, 3], 2, 1, 1],
  ['nowhere in an empty list', [], 2, 1, null],
] as const)('a step leads %s', (_, ids, current, step, to) => expect(stepTo([...ids], current, step)).toBe(to))

test.each([
  ['the next one', [1, 2, 3], [2], 2, 3],
  ['the one before, at the end', [1, 2, 3], [3], 3, 2],
  ['the next that is left', [1, 2, 3, 4], [2, 3], 2, 4],
  ['the first, when there was no current one', [1, 2, 3], [1], null, 2],
  ['the first, when the current one is unknown', [1, 2], [2], 9, 1],
  ['nothing, when nothing is left', [1], [1], 1, null],
] as const)('after a decision the work goes on at %s', (_, ids, gone, current, to) =>
  expect(leftAfter([...ids], new Set(gone), current)).toBe(to),
)

const told = (paymentId: number, name: string) => ({
  paymentId,
  rupees: 399,
  payer: { userId: paymentId, name, email: `${name}@example.in` },
})
const decisions: Decision[] = [
  { paymentId: 1, outcome: 'verified', state: 'verified' },
  { paymentId: 2, outcome: 'decided before', state: 'rejected' },
  { paymentId: 3, outcome: 'no plan', state: 'pending' },
  { paymentId: 4, outcome: 'not found', state: null },
]

test('what went otherwise is told payment by payment', () => {
  const payments = [told(1, 'asha'), told(2, 'ben'), told(3, 'chitra'), told(4, 'dev')]
  expect(surprisesIn(decisions, payments).map(({ payer, words }) => `${payer}: ${words}`)).toEqual([
    'ben: somebody else has rejected it already',
    'chitra: it still waits, because no plan has this price',
    'dev: it is no longer there',
  ])
})

test('only what came out as asked is counted as done', () => {
  expect([doneIn(decisions, 'verify'), doneIn(decisions, 'reject')]).toEqual([1, 0])
})

test('one payment is not "1 payments"', () => {
  expect([paymentsWord(1), paymentsWord(0), paymentsWord(12)]).toEqual(['1 payment', '0 payments', '12 payments'])
})
