import { expect, test } from 'vitest'
import { changesSince } from '#contract/membership/daily-close.ts'
import { toMoney } from './rules.ts'

const upi = {
  method: 'upi' as const,
  payments: 3,
  paise: 119_700,
  creditPaise: 10_000,
  couponPaise: 5_000,
  first: 'KT/26-27/000004',
  last: 'KT/26-27/000009',
}
const bank = { ...upi, method: 'bank' as const, payments: 1, paise: 39_950, first: 'KT/26-27/000003' }
const refund = {
  kind: 'refund' as const,
  payments: 1,
  paise: 19_900,
  creditPaise: 100,
  first: 'KTC/26-27/000001',
  last: 'KTC/26-27/000001',
}
const undo = { ...refund, kind: 'undo' as const, paise: 39_900, last: 'KTC/26-27/000002' }
const reversal = { ...refund, kind: 'reversal' as const, paise: -10_000, creditPaise: 0 }
const none = { payments: 0, paise: 0 }

test('adds up the documents of a day, and nothing on a day without any', () => {
  expect(toMoney([upi, bank], [refund, undo, reversal], { payments: 1, paise: 500 })).toEqual({
    methods: [
      { method: 'upi', payments: 3, rupees: 1197 },
      { method: 'bank', payments: 1, rupees: 399.5 },
    ],
    payments: 4,
    rupees: 1596.5,
    creditRupees: 200,
    couponRupees: 100,
    receipts: { first: 'KT/26-27/000003', last: 'KT/26-27/000009' },
    refunds: { payments: 1, rupees: 199, creditRupees: 1 },
    cancelled: { payments: 1, rupees: 399, creditRupees: 1 },
    reversed: { payments: 1, rupees: 100, creditRupees: 0 },
    creditNotes: { first: 'KTC/26-27/000001', last: 'KTC/26-27/000002' },
    netRupees: 1098.5,
    returnedLater: { payments: 1, rupees: 5 },
  })
  expect(toMoney([], [], none)).toMatchObject({ payments: 0, netRupees: 0, receipts: null, creditNotes: null })
})

test('says which figures changed since the day was closed', () => {
  const before = toMoney([bank], [], none)
  expect(changesSince(before, before)).toEqual([])
  expect(changesSince(before, toMoney([bank], [], { payments: 1, paise: 10_000 }))).toEqual([
    { figure: 'returnedLaterRupees', before: 0, now: 100 },
  ])
  expect(changesSince(before, toMoney([upi, bank], [], none)).map(({ figure }) => figure)).toEqual([
    'payments',
    'rupees',
    'creditRupees',
    'netRupees',
  ])
})
