import { randomBytes } from 'node:crypto'
import type { NewCoupon } from '#contract/membership/coupons.ts'

/** ₹100 off, for everyone and for many years. */
export const newCoupon = (terms: Partial<NewCoupon> = {}): NewCoupon => ({
  code: `TEST${randomBytes(4).toString('hex').toUpperCase()}`,
  percent: null,
  offRupees: 100,
  courseIds: [],
  startsOn: '2020-01-01',
  endsOn: '2099-12-31',
  maxUses: null,
  maxUsesPerPerson: 1,
  skipsPlans: false,
  ...terms,
})
