import { eq } from '#server/kit/db/orm.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { register } from '#contract/membership/registration.ts'
import { listNotices } from '#contract/notifications/notifications.ts'
import { people } from '#server/identity/tables.ts'
import { mails } from '#server/notifications/tables.ts'
import { newEmail, newRegistration, newTransactionId, testPassword } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'
import { referrals } from '#server/wallet/tables.ts'
import { payments } from '../tables.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ rateLimitFactor: 100 })
})
afterAll(() => app.close())

const signIn = async (email: string) => {
  const { body } = await app.call(null, login, { body: { email, password: testPassword } })
  return body.data as { token: string; userId: number }
}

test('someone who paid registers, signs in, and sees the payment waiting', async () => {
  const wanted = newRegistration()
  const answer = await app.call(null, register, { body: wanted })
  expect(answer).toMatchObject({
    http: 200,
    body: { status: 1, message: 'Registration successful! Welcome to Kaushal Techbridge.' },
  })

  const me = await signIn(wanted.email)
  const mine = await app.call(me, listMyPayments)
  expect(mine.body.data).toMatchObject({
    subscriptionEnds: null,
    payments: [{ transactionId: wanted.transactionId, rupees: 399, method: 'upi', state: 'pending' }],
  })
  const told = await app.call(me, listNotices)
  expect(told.body.data).toMatchObject({ unread: 1, items: [{ title: 'Your payment is with us' }] })
  const [mail] = await app.db.select().from(mails).where(eq(mails.toAddress, wanted.email))
  expect(mail?.subject).toBe('Welcome to Kaushal Techbridge')
})

test("the spec's payload is enough: the amount defaults to 399 and the last name may be empty", async () => {
  const { amount: _, ...wanted } = newRegistration({ lastName: '' })
  expect((await app.call(null, register, { body: wanted })).body.status).toBe(1)
})

test('an e-mail that has an account answers status 4, however it is spelt', async () => {
  const first = newRegistration()
  await app.call(null, register, { body: first })
  const again = newRegistration({ email: ` ${first.email.toUpperCase()} ` })
  expect(await app.call(null, register, { body: again })).toMatchObject({
    http: 200,
    body: { status: 4, message: 'User already exists. Please log in.', code: 'user_exists' },
  })
})

test('the same form sent again after a lost answer succeeds and changes nothing', async () => {
  const wanted = newRegistration()
  const first = await app.call(null, register, { body: wanted })
  const again = await app.call(null, register, { body: wanted })
  expect(again.body).toEqual(first.body)
  expect(await app.db.$count(payments, eq(payments.transactionId, wanted.transactionId))).toBe(1)
})

test('the same e-mail and payment with another password is not let in', async () => {
  const wanted = newRegistration()
  await app.call(null, register, { body: wanted })
  const other = await app.call(null, register, { body: { ...wanted, password: 'something else' } })
  expect(other.body.status).toBe(4)
})

test('a transaction id is used once, in whatever spelling, and the refusal leaves no account behind', async () => {
  const first = newRegistration({ transactionId: 'hdfcn52024111512' })
  await app.call(null, register, { body: first })
  const second = newRegistration({ transactionId: ' HDFC N520 2411 1512 ' })
  expect(await app.call(null, register, { body: second })).toMatchObject({
    http: 409,
    body: { status: 0, code: 'conflict', fields: { transactionId: expect.stringContaining('already used') } },
  })
  expect(await app.db.$count(people, eq(people.email, second.email))).toBe(0)
})

test('of twenty registrations with one transaction id at once, one is accepted', async () => {
  const transactionId = newTransactionId()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(null, register, { body: newRegistration({ transactionId }) })),
  )
  expect(answers.filter((answer) => answer.body.status === 1)).toHaveLength(1)
  expect(answers.filter((answer) => answer.http === 409)).toHaveLength(19)
})

test('of twenty registrations with one e-mail at once, one is accepted', async () => {
  const email = newEmail()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(null, register, { body: newRegistration({ email }) })),
  )
  expect(answers.filter((answer) => answer.body.status === 1)).toHaveLength(1)
  expect(answers.filter((answer) => answer.body.status === 4)).toHaveLength(19)
})

test('a referral code is noted; one that nobody has is refused beside its field', async () => {
  const first = newRegistration()
  const { body } = await app.call(null, register, { body: first })
  const { referralCodeOf } = await import('#server/wallet/referrals.store.ts')
  const code = await referralCodeOf(app.db, body.data.userId)
  const brought = await app.call(null, register, { body: newRegistration({ referralCode: code.toLowerCase() }) })
  const [row] = await app.db.select().from(referrals).where(eq(referrals.personId, brought.body.data.userId))
  expect(row?.referrerId).toBe(body.data.userId)

  const wrong = await app.call(null, register, { body: newRegistration({ referralCode: 'NOBODY00' }) })
  expect(wrong).toMatchObject({ http: 400, body: { fields: { referralCode: expect.any(String) } } })
})

test.each([
  ['email', 'not an address'],
  ['email', 'deleted-1@deleted.invalid'],
  ['password', 'short'],
  ['firstName', '   '],
  ['firstName', 'a\u202Eb'],
  ['transactionId', '12345'],
  ['transactionId', 'UTR-123456789012345678'],
  ['amount', '0'],
  ['amount', '-5'],
  ['amount', '399.50'],
  ['method', 'cheque'],
])('a bad %s (%s) is refused beside its field, and nothing is stored', async (field, value) => {
  const before = await app.db.$count(people)
  const answer = await app.call(null, register, { body: { ...newRegistration(), [field]: value } })
  expect(answer).toMatchObject({
    http: 400,
    body: { status: 0, code: 'invalid_input', fields: { [field]: expect.any(String) } },
  })
  expect(await app.db.$count(people)).toBe(before)
})
