import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { closedMessage, learnerState, refundOf, type AccessFacts, type PaymentFacts } from './rules.ts'

const now = new Date('2026-11-16T10:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * dayMs)
const pending: PaymentFacts = {
  state: 'pending',
  reason: null,
  decidedAt: null,
  amountPaise: 39_900,
  restPaise: 0,
  creditPaise: 0,
  refundedPaise: 0,
  refundedCreditPaise: 0,
}
const verified: PaymentFacts = { ...pending, state: 'verified', decidedAt: days(-40) }
const refunded: PaymentFacts = { ...verified, refundedPaise: 39_900 }
const rejected = (at: number): PaymentFacts => ({
  ...pending,
  state: 'rejected',
  reason: 'Not found',
  decidedAt: days(at),
})
const nothing: AccessFacts = { payments: [], end: null, changedAt: null }
const open: AccessFacts = { payments: [verified], end: days(3), changedAt: days(-27) }
const ended: AccessFacts = { payments: [verified], end: days(-10), changedAt: days(-40) }

test.each<[string, AccessFacts, string]>([
  ['no payment', nothing, 'never paid'],
  ['the first payment pending', { ...nothing, payments: [pending] }, 'pending'],
  ['a renewal pending while courses are open', { ...open, payments: [pending, verified] }, 'pending'],
  ['a renewal pending after the end', { ...ended, payments: [pending, verified] }, 'pending'],
  ['an online payment that isn’t known yet', { ...nothing, isConfirming: true }, 'pending'],
  ['an older payment pending', { ...nothing, payments: [rejected(-1), pending] }, 'pending'],
  ['the first payment rejected', { ...nothing, payments: [rejected(-30)] }, 'rejected'],
  ['a renewal rejected after the end', { ...ended, payments: [rejected(-1), verified] }, 'rejected'],
  ['a renewal rejected while courses are open', { ...open, payments: [rejected(-1), verified] }, 'rejected'],
  ['a renewal rejected long ago while courses are open', { ...open, payments: [rejected(-15), verified] }, 'active'],
  ['days added after a rejection', { ...open, payments: [rejected(-2)], changedAt: days(-1) }, 'active'],
  ['days added after a rejection, and over', { ...ended, payments: [rejected(-50)], changedAt: days(-40) }, 'expired'],
  ['a payment verified after a rejection', { ...open, payments: [verified, rejected(-41)] }, 'active'],
  ['open courses', open, 'active'],
  ['days granted by staff', { ...open, payments: [] }, 'active'],
  ['the end reached', { ...open, end: now }, 'expired'],
  ['courses over', ended, 'expired'],
])('%s', (_, facts, state) => expect(learnerState(facts, now)).toBe(state))

test.each<[string, AccessFacts, string]>([
  ['pending', { ...nothing, payments: [pending] }, 'You’ve paid. Don’t pay again: we’re checking it. This usually'],
  ['confirming', { ...nothing, isConfirming: true }, 'Don’t pay again: we’re confirming your payment. This usually'],
  ['rejected', { ...nothing, payments: [rejected(-1)] }, 'Not found. Send your payment details again'],
  ['never paid', nothing, 'You need a subscription'],
  ['expired', ended, 'has expired'],
  ['refunded', { ...ended, payments: [refunded] }, 'We refunded ₹399, so your courses are closed'],
])('says what to do when %s', (_, facts, message) =>
  expect(closedMessage(learnerState(facts, now), facts)).toContain(message),
)

test.each<[string, PaymentFacts[], number | null]>([
  ['nothing went back', [verified], null],
  ['a part went back', [{ ...verified, refundedPaise: 10_000 }], null],
  ['credit is still to go back', [{ ...refunded, creditPaise: 100 }], null],
  ['all went back', [refunded, verified], 39_900],
  ['all but what went to the wallet', [{ ...verified, restPaise: 10_000, refundedPaise: 29_900 }], 29_900],
  ['a later renewal was rejected', [rejected(-1), refunded], 39_900],
  ['a later payment counts', [verified, refunded], null],
  ['credit paid nothing', [{ ...verified, amountPaise: 0 }], null],
])('knows a full refund: %s', (_, payments, paise) => expect(refundOf(payments)).toBe(paise))
