import { expect, test } from 'vitest'
import { returnMessage } from './payment-return.rules.ts'

test.each([
  ['received', 'We’ve received your payment'],
  ['cancelled', 'You cancelled the payment'],
  ['failed', 'Your payment didn’t go through'],
])('says what happened: %s', (result, title) => {
  expect(returnMessage(result, false)?.title).toBe(title)
})

test('leaves it to the state while a payment is being confirmed', () => {
  for (const result of ['confirming', 'cancelled', 'failed', 'anything', null]) {
    expect(returnMessage(result, true)).toBeNull()
  }
})
