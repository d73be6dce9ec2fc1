import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { register } from '#contract/membership/registration.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { people } from '#server/identity/tables.ts'
import { readSettings, writeSettings } from '#server/site/index.ts'
import { newEmail, newRegistration, newTransactionId, testPassword } from '#server/testing/makers.ts'
import { fieldError, sharedApp } from '#server/testing/test-app.ts'
import { referralCodeOf } from '#server/wallet/referrals.store.ts'
import { referrals } from '#server/wallet/tables.ts'
import { payments } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })

const signIn = (email: string): Promise<{ token: string; userId: number }> =>
  app.load(null, login, { body: { email, password: testPassword } })

test('creates an account with a pending payment, a notification and a welcome email', async () => {
  const registration = newRegistration()
  expect(await app.call(null, register, { body: registration })).toMatchObject({
    http: 200,
    body: { status: 1, message: 'Registration successful! Welcome to Kaushal Techbridge.' },
  })

  const me = await signIn(registration.email)
  expect(await app.load(me, listMyPayments)).toMatchObject({
    subscriptionEnds: null,
    payments: [{ transactionId: registration.transactionId, rupees: 399, method: 'upi', state: 'pending' }],
  })
  const notifications = await app.call(me, listNotifications)
  expect(notifications.body.data).toMatchObject({ unread: 1, items: [{ title: 'We’re checking your payment' }] })
  const [email] = await app.emailsTo(registration.email)
  expect(email?.subject).toBe('Welcome to Kaushal Techbridge')
  expect(email?.text).toMatch(/^Hello \S+,\n\nYour account is ready\.[^]*Team Kaushal Techbridge\n/)
  expect(email?.text).toContain(`checking your payment of ₹399 (transaction ID ${registration.transactionId}),`)
})

test('takes the joining price from the settings when the amount is left out; the last name may be empty', async () => {
  const { plans } = await readSettings(app.db)
  await writeSettings(app.db, { plans: [{ rupees: 449, days: 30, isJoining: true }] }, null)
  const { amount: _, ...registration } = newRegistration({ lastName: '' })
  expect((await app.call(null, register, { body: registration })).body.status).toBe(1)
  await writeSettings(app.db, { plans }, null)
  const [payment] = await app.db.select().from(payments).where(eq(payments.transactionId, registration.transactionId))
  expect(payment?.amountPaise).toBe(449_00)
})

test.each([
  ['098765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['', ''],
])('stores the phone number %j as %j', async (phone, stored) => {
  const registration = newRegistration({ phone })
  expect((await app.call(null, register, { body: registration })).body.status).toBe(1)
  const [person] = await app.db.select().from(people).where(eq(people.email, registration.email))
  expect(person?.phone).toBe(stored)
})

test('rejects a phone number that isn’t Indian and creates no account', async () => {
  const registration = newRegistration({ phone: '+1 202 555 0142' })
  const answer = await app.call(null, register, { body: registration })
  expect(answer).toMatchObject(fieldError('phone', /10-digit mobile number/))
  expect(await app.db.$count(people, eq(people.email, registration.email))).toBe(0)
})

test('answers status 4 when the email has an account, in any spelling', async () => {
  const first = newRegistration()
  await app.call(null, register, { body: first })
  const again = newRegistration({ email: ` ${first.email.toUpperCase()} ` })
  expect(await app.call(null, register, { body: again })).toMatchObject({
    http: 200,
    body: { status: 4, message: 'User already exists. Please log in.', code: 'user_exists' },
  })
})

test('returns the same answer when the form is sent again', async () => {
  const registration = newRegistration()
  const first = await app.call(null, register, { body: registration })
  expect((await app.call(null, register, { body: registration })).body).toEqual(first.body)
  expect(await app.db.$count(payments, eq(payments.transactionId, registration.transactionId))).toBe(1)
})

test('answers status 4 for the same email and payment with another password', async () => {
  const registration = newRegistration()
  await app.call(null, register, { body: registration })
  const answer = await app.call(null, register, { body: { ...registration, password: 'something else' } })
  expect(answer.body.status).toBe(4)
})

test('counts wrong passwords in a repeated form like sign-in attempts', async () => {
  const strict = await app.another({ rateLimitFactor: 1 })
  const registration = newRegistration()
  await app.call(null, register, { body: registration })
  const repeat = (password: string, headers = {}) =>
    strict.call(null, register, { body: { ...registration, password }, headers })
  const answers = []
  for (let time = 0; time < 11; time++) answers.push((await repeat(`a wrong guess ${time}`)).http)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect((await repeat(testPassword)).http).toBe(429)
  // A key makes no difference to what a password is compared with: nothing.
  const keyed = await repeat(testPassword, { 'idempotency-key': 'a-new-key-1' })
  expect(keyed.body.status).toBe(4)
  const signIn = { body: { email: registration.email, password: testPassword } }
  expect((await strict.call(null, login, signIn)).http).toBe(429)
})

test('rejects a transaction ID that another account used, in any spelling, and creates no account', async () => {
  const first = newRegistration({ transactionId: 'hdfcn52024111512' })
  await app.call(null, register, { body: first })
  const second = newRegistration({ transactionId: ' HDFC N520 2411 1512 ' })
  expect(await app.call(null, register, { body: second })).toMatchObject(
    fieldError('transactionId', /already used/, 409),
  )
  expect(await app.db.$count(people, eq(people.email, second.email))).toBe(0)
})

test.each([
  ['transaction ID', () => ({ transactionId: newTransactionId() }), 0],
  ['email', () => ({ email: newEmail() }), 4],
])('accepts one of eight simultaneous registrations with the same %s', async (_what, same, refusal) => {
  const fields = same()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.call(null, register, { body: newRegistration(fields) })),
  )
  const count = (status: number) => answers.filter(({ body }) => body.status === status).length
  expect([count(1), count(refusal)]).toEqual([1, 7])
})

test('stores the referrer and rejects an unknown referral code', async () => {
  const first = newRegistration()
  const { body } = await app.call(null, register, { body: first })
  const code = await referralCodeOf(app.db, body.data.userId)
  const referred = await app.call(null, register, { body: newRegistration({ referralCode: code.toLowerCase() }) })
  const [row] = await app.db.select().from(referrals).where(eq(referrals.personId, referred.body.data.userId))
  expect(row?.referrerId).toBe(body.data.userId)

  const wrong = await app.call(null, register, { body: newRegistration({ referralCode: 'NOBODY00' }) })
  expect(wrong).toMatchObject(fieldError('referralCode'))
})

test.each([
  ['email', 'deleted-1@deleted.invalid'],
  ['password', 'short'],
  ['firstName', 'a\u202Eb'],
  ['firstName', 'Win ₹5000 at evil.com'],
  ['lastName', 'https://evil.example/x'],
  ['transactionId', 'UTR-123456789012345678'],
  ['amount', '399.50'],
  ['amount', '400'],
])('rejects %s %j and stores nothing', async (field, value) => {
  const before = await app.db.$count(people)
  const answer = await app.call(null, register, { body: { ...newRegistration(), [field]: value } })
  expect(answer).toMatchObject(fieldError(field))
  expect(await app.db.$count(people)).toBe(before)
})
