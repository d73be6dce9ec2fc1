import { expect, test } from 'vitest'
import { coveredBy, coveredInFull, missingPaise } from './acceptance.ts'

const plan = (rupees: number, days: number) => ({ rupees, days })
const plans = [plan(199, 14), plan(399, 30), plan(499, 42)]
const coupon = { couponPaise: 100_00, pricePaise: 399_00 }
const without = { ...coupon, couponPaise: 0 }
const covered = (received: number, credit = 0, reported = without) => {
  const paid = { receivedPaise: received * 100, creditPaise: credit * 100, reported }
  const { plan, ...rest } = coveredBy(plans, paid)
  return [plan?.rupees ?? null, rest.days, rest.creditPaise / 100, rest.restPaise / 100]
}

test.each([
  ['a short payment gets the smaller plan', covered(200), [199, 14, 0, 1]],
  ['a long payment gets the larger plan', covered(500), [499, 42, 0, 1]],
  ['an exact payment has no rest', covered(399), [399, 30, 0, 0]],
  ['credit pays what is missing', covered(300, 100), [399, 30, 99, 0]],
  ['credit that isn’t needed is not used', covered(199, 150), [199, 14, 0, 0]],
  ['a coupon counts for its plan', covered(300, 0, coupon), [399, 30, 0, 1]],
  ['a coupon doesn’t count for another plan', covered(200, 0, coupon), [199, 14, 0, 1]],
  ['paise count', covered(398.99), [199, 14, 0, 199.99]],
  ['below every plan everything is rest, and no credit is used', covered(100, 50), [null, 0, 0, 100]],
])('%s', (_, found, expected) => expect(found).toEqual(expected))

test.each([
  ['the transfer', { receivedPaise: 390_00, creditPaise: 0, reported: without }, [9_00, 0]],
  [
    'the transfer and all of the credit',
    { receivedPaise: 290_00, creditPaise: 100_00, reported: without },
    [9_00, 100_00],
  ],
  ['the transfer with a coupon', { receivedPaise: 298_50, creditPaise: 0, reported: coupon }, [50, 0]],
  ['everything', { receivedPaise: 399_00, creditPaise: 0, reported: without }, [0, 0]],
])('in full, %s buys the plan that was wanted', (_, received, [waived, credit]) => {
  expect(missingPaise(plans, received)).toBe(waived)
  expect(coveredInFull(plans, received)).toMatchObject({
    plan: { rupees: 399 },
    days: 30,
    waivedPaise: waived,
    creditPaise: credit,
    restPaise: 0,
  })
})

test('nothing is missing to a plan that doesn’t exist', () => {
  expect(missingPaise(plans, { receivedPaise: 1, creditPaise: 0, reported: { ...without, pricePaise: 1 } })).toBe(null)
})
