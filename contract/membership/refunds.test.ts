import { expect, test } from 'vitest'
import { shareOfDays } from './refunds.ts'

const plan = { planDays: 30, paidRupees: 399 }
const whole = { rupees: 399, creditRupees: 0, days: 30 }

test.each([
  ['a part, rounded down', whole, 100, 7],
  ['everything', whole, 399, 30],
  ['the rest after a part, with the day that rounding left', { rupees: 299, creditRupees: 0, days: 23 }, 299, 23],
  ['the transfer and the credit', { rupees: 199, creditRupees: 200, days: 30 }, 399, 30],
  ['the transfer, but not the credit', { rupees: 199, creditRupees: 200, days: 30 }, 199, 14],
  ['nothing', whole, 0, 0],
  ['a part, if fewer days are left', { rupees: 299, creditRupees: 0, days: 3 }, 200, 3],
])('suggests the days to take away for %s', (_, left, rupees, days) => {
  expect(shareOfDays({ ...plan, left, rupees })).toBe(days)
})
