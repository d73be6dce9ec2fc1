import { expect, test } from 'vitest'
import { toReferralCode, toRegistration } from './registration.rules.ts'

const form = {
  fullName: '  Ravi  Prakash Yadav ',
  email: ' ravi.y@example.in ',
  transactionId: '4312 5678 9012',
  password: 'a good password',
  confirmPassword: 'a good password',
  referralCode: '',
}

test('turns the form into the payload of the spec', () => {
  expect(toRegistration(form, 399)).toEqual({
    username: 'ravi.y',
    password: 'a good password',
    email: 'ravi.y@example.in',
    firstName: 'Ravi',
    lastName: 'Prakash Yadav',
    transactionId: '4312 5678 9012',
    amount: '399',
  })
})

test('leaves the last name empty when the name is one word', () => {
  expect(toRegistration({ ...form, fullName: 'சுப்பிரமணியன்' }, 399)).toMatchObject({
    firstName: 'சுப்பிரமணியன்',
    lastName: '',
  })
})

test.each([
  ['abcd2345', 'ABCD2345'],
  [' ABCD2345 ', 'ABCD2345'],
  [undefined, ''],
  [['ABCD2345', 'EFGH2345'], ''],
  ['<script>', ''],
  ['A'.repeat(21), ''],
])('reads the referral code %j from a link as %j', (ref, code) => {
  expect(toReferralCode(ref)).toBe(code)
})
