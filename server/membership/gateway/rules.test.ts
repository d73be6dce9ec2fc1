import { expect, test } from 'vitest'
import { type Facts, isSigned, nextAskAt, outcomeOf, transactionIdOf } from './rules.ts'
import { signed } from '#server/testing/membership/gateway-simulator.ts'

test('accepts only the signature of the same bytes with the same secret', () => {
  const signature = signed('{"a":1}', 'secret')
  expect(isSigned(Buffer.from('{"a":1}'), 'secret', signature)).toBe(true)
  expect(isSigned('{"a": 1}', 'secret', signature)).toBe(false)
  expect(isSigned('{"a":1}', 'other', signature)).toBe(false)
  for (const other of [undefined, '', signature.slice(1), `${signature}00`, ['x']]) {
    expect(isSigned('{"a":1}', 'secret', other)).toBe(false)
  }
})

const start = new Date('2026-11-17T06:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

test.each([
  [0, 1],
  [1, 5],
  [14, 15],
  [20, 60],
  [60, 120],
  [23 * 60 + 30, 24 * 60],
])('after %i minutes it asks again at minute %i', (now, next) => {
  expect(nextAskAt(start, after(now))).toEqual(after(next))
})

test('stops asking after a day', () => {
  expect(nextAskAt(start, after(24 * 60))).toBeNull()
})

test('takes the bank’s reference, and the gateway’s ID if there is none', () => {
  expect(transactionIdOf({ id: 'pay_AbC123', references: ['0000431256789012'] })).toBe('431256789012')
  expect(transactionIdOf({ id: 'pay_AbC123', references: ['5733649', 'SBIN426111700123'] })).toBe('SBIN426111700123')
  expect(transactionIdOf({ id: 'pay_AbC123', references: ['5733649'] })).toBe('PAYABC123')
})

const order = { amountPaise: 299_00, creditPaise: 50_00, couponId: 7, couponPaise: 50_00 }
const facts: Facts = {
  order,
  receivedPaise: 299_00,
  isPaid: false,
  balancePaise: 50_00,
  isCouponFree: true,
  claim: null,
}
const claim = { ...order, state: 'pending', isOwn: true, isOnline: false } as const
const alone = { creditPaise: 0, couponId: null, couponPaise: 0 }

test.each<[string, Partial<Facts>, object]>([
  ['what was asked for is verified', {}, { kind: 'new', parts: order, note: null }],
  [
    'another amount is held with the parts of the order',
    { receivedPaise: 199_00 },
    { kind: 'new', parts: order, note: 'They were asked for ₹299 and paid ₹199.' },
  ],
  [
    'credit that was spent is left out',
    { balancePaise: 49_00 },
    { kind: 'new', parts: { ...order, creditPaise: 0 }, note: expect.stringContaining('credit of ₹50 was spent') },
  ],
  [
    'a coupon that was used up is left out',
    { isCouponFree: false },
    { parts: { ...order, couponId: null, couponPaise: 0 }, note: 'The coupon was used up before they paid.' },
  ],
  [
    'a second payment stands alone',
    { isPaid: true },
    { kind: 'new', parts: { amountPaise: 299_00, ...alone }, note: expect.stringContaining('paid twice') },
  ],
  ['their own report becomes the payment', { claim }, { kind: 'claimed', note: null }],
  [
    'their own report for another price is held',
    { claim: { ...claim, ...alone } },
    { kind: 'claimed', note: expect.stringContaining('by hand') },
  ],
  ['somebody else’s report is replaced', { claim: { ...claim, isOwn: false } }, { kind: 'new', note: null }],
  [
    'a transfer that was verified isn’t credited again',
    { claim: { ...claim, state: 'verified' } },
    { kind: 'credited before', problem: expect.stringContaining('already verified') },
  ],
  [
    'a transfer that was verified for somebody else is a problem',
    { claim: { ...claim, state: 'verified', isOwn: false } },
    { kind: 'credited before', problem: expect.stringContaining('another person') },
  ],
])('%s', (_name, change, outcome) => {
  expect(outcomeOf({ ...facts, ...change })).toMatchObject(outcome)
})
