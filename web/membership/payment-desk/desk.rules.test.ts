import { expect, test } from 'vitest'
import type { Decision } from '#contract/membership/payments.ts'
import {
  ageOf,
  canVerify,
  countDone,
  nextAfter,
  stepTo,
  totalRupees,
  unexpectedOutcomes,
  describeTwin,
} from './desk.rules.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('marks a wait of over half an hour as long and of over a day as too long', () => {
  expect([-5, 30 * minute].map(ageOf)).toEqual(['fresh', 'fresh'])
  expect([30 * minute + 1, day].map(ageOf)).toEqual(['long', 'long'])
  expect(ageOf(day + 1)).toBe('too-long')
})

test('adds up amounts to the paisa', () => {
  expect(totalRupees([])).toBe(0)
  expect(totalRupees([{ rupees: 0.1 }, { rupees: 0.2 }])).toBe(0.3)
  expect(totalRupees([{ rupees: 399 }, { rupees: 499 }, { rupees: 199 }])).toBe(1097)
})

test('does not verify your own payment, or one without a plan of its price', () => {
  const can = [
    [30, false],
    [30, true],
    [null, false],
  ] as const
  expect(can.map(([planDays, isOwn]) => canVerify({ planDays, isOwn, received: null }))).toEqual([true, false, false])
  const received = { rupees: 199, on: '2026-11-16', statementId: 1 }
  expect(canVerify({ planDays: 30, isOwn: false, received })).toBe(false)
})

test.each([
  ['to the first without a current one', [1, 2, 3], null, 1, 1],
  ['forwards', [1, 2, 3], 2, 1, 3],
  ['not past the end', [1, 2, 3], 3, 1, 3],
  ['to the first when the current one is gone', [1, 3], 2, 1, 1],
  ['nowhere in an empty list', [], 2, 1, null],
] as const)('moves the focus %s', (_, ids, current, step, to) => expect(stepTo([...ids], current, step)).toBe(to))

test.each([
  ['the next one', [1, 2, 3], [2], 2, 3],
  ['the previous one at the end', [1, 2, 3], [3], 3, 2],
  ['the next undecided one', [1, 2, 3, 4], [2, 3], 2, 4],
  ['the first without a current one', [1, 2, 3], [1], null, 2],
  ['nothing when nothing is left', [1], [1], 1, null],
] as const)('focuses %s after a decision', (_, ids, decided, current, to) =>
  expect(nextAfter([...ids], new Set(decided), current)).toBe(to),
)

const payment = (paymentId: number, name: string) => ({
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

test('explains every unexpected outcome and counts the expected ones', () => {
  const payments = [payment(1, 'asha'), payment(2, 'ben'), payment(3, 'chitra'), payment(4, 'dev')]
  expect(unexpectedOutcomes(decisions, payments).map(({ payer, text }) => `${payer}: ${text}`)).toEqual([
    'ben: already rejected by someone else',
    'chitra: still pending because no plan has this price',
    'dev: no longer exists',
  ])
  expect([countDone(decisions, 'verify'), countDone(decisions, 'reject')]).toEqual([1, 0])
})

test.each([
  ['same reference', 'same transaction ID as Asha’s rejected payment'],
  ['same digits', 'same 12 digits as Asha’s rejected payment (431256789012)'],
  ['similar reference', 'almost the same transaction ID as Asha’s rejected payment (431256789012)'],
  ['same screenshot', 'same screenshot as Asha’s rejected payment'],
  ['same payer and amount', 'same payer and amount within a day (the other one is rejected)'],
] as const)('describes a twin with the %s', (reason, text) => {
  const twin = { paymentId: 1, payer: 'Asha', transactionId: '431256789012', state: 'rejected', reason } as const
  expect(describeTwin(twin)).toBe(text)
})
