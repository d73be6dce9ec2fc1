import { expect, test } from 'vitest'
import { coveredBy } from './acceptance.ts'

const plan = (rupees: number, days: number) => ({ rupees, days })
const plans = [plan(199, 14), plan(399, 30), plan(499, 42)]
const coupon = { paise: 100_00, pricePaise: 399_00 }
const covered = (received: number, credit = 0, coupons?: typeof coupon) => {
  const paid = { receivedPaise: received * 100, creditPaise: credit * 100, coupon: coupons }
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
