import { describe, expect, test } from 'vitest'
import { dialogTexts, formFor, renewalPlans, usableCredit, unappliedCoupon } from './renewal.rules.ts'

const plans = [
  { rupees: 199, days: 14 },
  { rupees: 399, days: 30, isJoining: true },
  { rupees: 699, days: 63 },
]

test('offers every plan, cheapest first', () => {
  expect(renewalPlans([{ rupees: 999, days: 120 }, ...plans]).map(({ rupees }) => rupees)).toEqual([199, 399, 699, 999])
})

test.each([
  [199, 0, 0],
  [199, 50, 50],
  [199, 50.75, 50],
  [199, 199, 199],
  [199, 5_000, 199],
  [199, -3, 0],
])('for a price of ₹%i, a balance of ₹%d pays ₹%i', (price, balance, credit) =>
  expect(usableCredit(price, balance)).toBe(credit),
)

test('a first payment is no renewal, and adds to nothing', () => {
  const first = { isRejected: false, hasAccess: false, isFirst: true, isOnline: true }
  expect(dialogTexts(first)).toEqual({
    title: 'Choose your plan',
    intro: 'All courses are open to you for that time. Nothing is charged automatically.',
  })
  expect(dialogTexts({ ...first, isFirst: false, hasAccess: true }).intro).toContain('those you have left')
  expect(dialogTexts({ ...first, isFirst: false }).title).toBe('Renew your subscription')
})

describe('the renewal form', () => {
  const problems = (form: object) =>
    Object.fromEntries(
      formFor({ isOnline: false, asksForState: false })
        .safeParse(form)
        .error?.issues.map(({ path, message }) => [path.join('.') || 'form', message]) ?? [],
    )

  test('requires both fields', () => {
    expect(problems({})).toEqual({
      form: 'Please fill all fields',
      amount: 'Choose an amount',
      transactionId: 'Enter the transaction ID of your payment',
    })
    expect(problems({ amount: '199', transactionId: '  ' })).toMatchObject({ form: 'Please fill all fields' })
    expect(problems({ transactionId: '412345678901' })).toMatchObject({ form: 'Please fill all fields' })
  })

  test('requires the state if it is asked for', () => {
    const typed = { amount: '199', transactionId: '412345678901' }
    const form = formFor({ isOnline: false, asksForState: true })
    expect(form.safeParse(typed).error?.issues).toMatchObject([
      { message: 'Please fill all fields' },
      { path: ['stateCode'], message: 'Choose your state' },
    ])
    expect(form.safeParse({ ...typed, stateCode: '29' }).success).toBe(true)
  })

  test('needs no transaction ID online', () => {
    expect(formFor({ isOnline: true, asksForState: false }).safeParse({ amount: '199' }).success).toBe(true)
    expect(formFor({ isOnline: true, asksForState: true }).safeParse({ amount: '199' }).success).toBe(false)
    expect(formFor({ isOnline: true, asksForState: false }).safeParse({}).success).toBe(false)
  })

  test('shows a problem on the invalid field', () => {
    expect(problems({ amount: '199', transactionId: '12' })).toEqual({
      transactionId: expect.stringContaining('12-digit'),
    })
  })

  test('accepts spaces and hyphens in a reference', () => {
    expect(problems({ amount: '499', transactionId: '4123 4567-8901' })).toEqual({})
  })
})

test('a coupon that was typed has to be applied or removed', () => {
  expect(unappliedCoupon('DIWALI26', 0)).toBe('Apply the coupon, or remove it.')
  expect([unappliedCoupon('DIWALI26', 99), unappliedCoupon('  ', 0)]).toEqual([null, null])
})
