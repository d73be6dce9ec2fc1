import { expect, test } from 'vitest'
import { registrationForm, toOnlineRegistration, toReferralCode, toRegistration } from './registration.rules.ts'

const RegistrationForm = registrationForm({ isOnline: false, asksForState: false })
const RegistrationFormWithState = registrationForm({ isOnline: false, asksForState: true })

const form = {
  fullName: '  Ravi  Prakash Yadav ',
  email: ' ravi.y@example.in ',
  transactionId: '4312 5678 9012',
  password: 'a good password',
  confirmPassword: 'a good password',
  referralCode: '',
  terms: 'on' as const,
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

test('sends the phone number only if there is one, and rejects a foreign one', () => {
  expect(toRegistration({ ...form, phone: ' 98765 43210 ' }, 399)).toMatchObject({ phone: '98765 43210' })
  expect(toRegistration({ ...form, phone: ' ' }, 399)).not.toHaveProperty('phone')
  const valid = { ...form, transactionId: '431256789012' }
  expect(RegistrationForm.safeParse({ ...valid, phone: '' }).success).toBe(true)
  expect(RegistrationForm.safeParse({ ...valid, phone: '+1 202 555 0142' }).error?.issues).toMatchObject([
    { path: ['phone'], message: expect.stringContaining('10-digit mobile number') },
  ])
})

test('needs no transaction ID for an online payment', () => {
  const { transactionId: _, ...online } = form
  expect(registrationForm({ isOnline: true, asksForState: false }).safeParse(online).success).toBe(true)
  expect(toOnlineRegistration(form, 399, null)).not.toHaveProperty('transactionId')
})

test('requires the state only if the school has a GSTIN', () => {
  const valid = { ...form, transactionId: '431256789012' }
  expect(RegistrationForm.safeParse(valid).success).toBe(true)
  expect(RegistrationFormWithState.safeParse({ ...valid, stateCode: '' }).error?.issues).toMatchObject([
    { path: ['stateCode'], message: 'Choose your state' },
  ])
  expect(toRegistration({ ...valid, stateCode: '29' }, 399)).toMatchObject({ stateCode: '29' })
})

test('requires matching passwords and the ticked terms', () => {
  const messages = (changes: object) =>
    RegistrationForm.safeParse({ ...form, transactionId: '431256789012', ...changes }).error?.issues.map(
      ({ path, message }) => [path[0], message],
    )
  expect(messages({})).toBeUndefined()
  expect(messages({ confirmPassword: 'another one' })).toEqual([['confirmPassword', "Passwords don't match"]])
  expect(messages({ terms: undefined })).toEqual([['terms', 'You must accept the terms to continue']])
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
