import { expect, test } from 'vitest'
import type { LearnerState } from '#contract/membership/access.ts'
import type { MyPayment } from '#contract/membership/payments.ts'
import { toMembership } from '../membership.api.ts'
import { closedText, stateText } from './state.rules.ts'

const payment = (state: MyPayment['state'], reason: string | null = null): MyPayment => ({
  paymentId: 1,
  transactionId: '431256789012',
  typedTransactionId: null,
  rupees: 399,
  creditRupees: 0,
  couponRupees: 0,
  couponCode: null,
  planDays: 30,
  method: 'upi',
  state,
  reason,
  reportedRupees: null,
  walletRupees: 0,
  waivedRupees: 0,
  refundedRupees: 0,
  refundedCreditRupees: 0,
  creditNotes: [],
  createdAt: '2026-11-16T04:30:00Z',
  screenshotUrl: null,
  receiptNumber: null,
  receiptUrl: null,
})
const membership = (state: LearnerState, payments: MyPayment[] = [], hasAccess = false, ends: string | null = null) =>
  toMembership({ state, payments, hasAccess, subscriptionEnds: ends, isConfirming: false, refundedRupees: null })

test('offers nothing to pay while a payment is pending, whether courses are open or not', () => {
  for (const hasAccess of [false, true]) {
    const text = stateText(membership('pending', [payment('pending')], hasAccess, '2026-11-01T00:00:00Z'))
    expect(text).toMatchObject({ title: 'You’ve paid. Don’t pay again: we’re checking it', action: null })
    expect(text.text).not.toMatch(/expired|ended|subscription yet/)
  }
})

test('shows why a payment was rejected and how to send it again', () => {
  const rejected = membership('rejected', [payment('rejected', 'Not on the statement.'), payment('verified')])
  expect(rejected.payment?.reason).toBe('Not on the statement.')
  expect(stateText(rejected)).toMatchObject({
    title: 'We couldn’t verify your payment of ₹399',
    text: 'Not on the statement.',
    action: 'Send payment details again',
  })
})

test.each([
  ['never paid', null, 'You don’t have a subscription yet', 'Subscribe Now'],
  ['expired', '2026-11-01T06:00:00Z', 'Your subscription has expired', 'Subscribe Now'],
  ['active', '2026-12-01T06:00:00Z', 'Your courses are open', null],
] as const)('%s', (state, ends, title, action) => {
  expect(stateText(membership(state, [], state === 'active', ends))).toMatchObject({ title, action })
})

test('asks nobody to pay again while an online payment is being confirmed', () => {
  const confirming = toMembership({
    state: 'pending',
    payments: [],
    hasAccess: false,
    subscriptionEnds: null,
    isConfirming: true,
    refundedRupees: null,
  })
  expect(stateText(confirming)).toMatchObject({ title: 'Don’t pay again: we’re confirming your payment', action: null })
})

test('names the refund that ended the access', () => {
  const refunded = { ...membership('expired', [], false, '2026-11-18T06:00:00Z'), refundedRupees: 399 }
  expect(stateText(refunded)).toMatchObject({
    title: 'We refunded your payment of ₹399',
    text: 'Your access ended on 18 Nov 2026. You can subscribe again any time.',
    action: 'Subscribe Now',
  })
})

test('asks nobody to pay for what opens with a pending payment', () => {
  const texts = { whenVerified: 'You can reserve a seat right after.', otherwise: 'You need a subscription.' }
  const pending = closedText(membership('pending', [payment('pending')]), texts)
  expect(pending).toBe('You’ve paid. Don’t pay again: we’re checking it. You can reserve a seat right after.')
  expect(closedText(membership('never paid'), texts)).toBe('You need a subscription.')
  expect(closedText(undefined, texts)).toBe('You need a subscription.')
})
