import { expect, test } from 'vitest'
import { closedMessage, learnerState, type AccessFacts, type PaymentFacts } from './state.rules.ts'

const now = new Date('2026-11-16T10:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)
const pending: PaymentFacts = { state: 'pending', reason: null, decidedAt: null }
const verified: PaymentFacts = { state: 'verified', reason: null, decidedAt: days(-40) }
const rejected = (at: number): PaymentFacts => ({ state: 'rejected', reason: 'Not found', decidedAt: days(at) })
const nothing: AccessFacts = { payments: [], end: null, changedAt: null }
const open: AccessFacts = { payments: [verified], end: days(3), changedAt: days(-27) }
const ended: AccessFacts = { payments: [verified], end: days(-10), changedAt: days(-40) }

test.each<[string, AccessFacts, string]>([
  ['no payment', nothing, 'never paid'],
  ['the first payment pending', { ...nothing, payments: [pending] }, 'pending'],
  ['a renewal pending while courses are open', { ...open, payments: [pending, verified] }, 'pending'],
  ['a renewal pending after the end', { ...ended, payments: [pending, verified] }, 'pending'],
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

test.each([
  ['pending', 'We’re checking your payment'],
  ['rejected', 'We couldn’t verify your payment. Not found. Send your payment details again'],
  ['never paid', 'You need a subscription'],
  ['expired', 'has expired'],
] as const)('says what to do when %s', (state, message) => expect(closedMessage(state, 'Not found')).toContain(message))
