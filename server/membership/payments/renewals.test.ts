import { expect, test } from 'vitest'
import { listMyPayments, subscribeUser } from '#contract/membership/payments.ts'
import { register } from '#contract/membership/registration.ts'
import { eq } from '#server/kit/db/orm.ts'
import { writeSettings } from '#server/site/index.ts'
import { newRegistration, newTransactionId } from '#server/testing/makers.ts'
import { rounds } from '#server/testing/scale.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { countByStatus, fieldError, type TestActor } from '#server/testing/test-app.ts'
import { balanceOf, credit } from '#server/wallet/index.ts'
import { payments } from '../tables.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')

const renew = (actor: TestActor, body: object) => desk.call(actor, subscribeUser, { body })
const newRenewal = (fields: object = {}) => ({ amount: '499', transactionId: newTransactionId(), ...fields })
const paymentsOf = (actor: TestActor) => desk.db.$count(payments, eq(payments.personId, actor.id))
async function newRich(rupees: number): Promise<TestActor> {
  const actor = await desk.newActor('learner')
  await credit(desk.db, actor.id, rupees * 100, { reason: 'A gift', dedupeKey: `gift to ${actor.id}` })
  return actor
}

test("accepts the spec's payload and notifies the payer of the pending payment", async () => {
  const me = await desk.newActor('learner')
  const renewal = newRenewal({ userId: me.id })
  const answer = await renew(me, renewal)
  expect(answer).toMatchObject({
    http: 200,
    body: {
      status: 1,
      message: 'Your subscription updated successfully!',
      data: {
        transactionId: renewal.transactionId,
        rupees: 499,
        creditRupees: 0,
        planDays: 42,
        method: 'upi',
        state: 'pending',
        receiptNumber: null,
        receiptUrl: null,
      },
    },
  })
  expect(await desk.load(me, listMyPayments)).toMatchObject({ hasAccess: false, payments: [answer.body.data] })
  const [payment] = await desk.db.select().from(payments).where(eq(payments.personId, me.id))
  expect(await desk.traces(payment!, me)).toMatchObject({
    notifications: [{ title: 'We’re checking your payment' }],
    emails: [{ subject: 'We’re checking your payment of ₹499' }],
  })
})

test.each([
  ['amount', '500'],
  ['amount', '499.5'],
  ['transactionId', '12345'],
  ['creditRupees', -1],
  ['creditRupees', 5000],
])('rejects %s %s and stores nothing', async (field, value) => {
  const me = await newRich(10_000)
  expect(await renew(me, newRenewal({ [field]: value }))).toMatchObject(fieldError(field))
  expect([await paymentsOf(me), await balanceOf(desk.db, me.id)]).toEqual([0, 10_000_00])
})

test('rejects the price of a removed plan', async () => {
  await writeSettings(desk.db, { plans: [{ rupees: 499, days: 42 }] }, admin.id)
  const me = await desk.newActor('learner')
  expect((await renew(me, newRenewal({ amount: '199' }))).body.fields).toHaveProperty('amount')
  await writeSettings(desk.db, { plans: [199, 399, 499, 699].map((rupees) => ({ rupees, days: 42 })) }, admin.id)
})

test('spends credit for part of the price', async () => {
  const me = await newRich(100)
  const answer = await renew(me, newRenewal({ creditRupees: 100 }))
  expect(answer.body.data).toMatchObject({ rupees: 399, creditRupees: 100, planDays: 42 })
  expect(await desk.walletOf(me.id)).toMatchObject([
    { amountPaise: 100_00 },
    { amountPaise: -100_00, dedupeKey: `credit of payment ${answer.body.data.paymentId}` },
  ])
})

test('lets credit pay the whole price: the days are added at once, with a receipt and without a transfer', async () => {
  const me = await newRich(1000)
  const answer = await renew(me, { amount: 499, creditRupees: 499 })
  expect(answer).toMatchObject({
    http: 200,
    body: {
      status: 1,
      data: { rupees: 0, creditRupees: 499, transactionId: null, method: 'credit', state: 'verified', planDays: 42 },
    },
  })
  expect(answer.body.data.receiptNumber).toMatch(/^KT/)
  expect(await balanceOf(desk.db, me.id)).toBe(501_00)
  const [payment] = await desk.db.select().from(payments).where(eq(payments.personId, me.id))
  expect(await desk.traces(payment!, me)).toMatchObject({
    access: [{ reason: 'Payment of ₹499' }],
    receipts: [{ details: { paise: 0, creditPaise: 499_00, transactionId: '' } }],
    notifications: [{ title: 'Renewed with ₹499 credit' }],
    emails: [{ subject: 'Renewed: your courses are open' }],
  })
  expect((await desk.call(me, listMyPayments)).body.data).toMatchObject({ hasAccess: true, state: 'active' })
})

test('needs no transaction ID with full credit, and one with less', async () => {
  const me = await newRich(1000)
  const rejected = { http: 400, body: { fields: { transactionId: expect.any(String) } } }
  expect(await renew(me, newRenewal({ creditRupees: 499 }))).toMatchObject(rejected)
  expect(await renew(me, { amount: 499, creditRupees: 498 })).toMatchObject(rejected)
  expect([await paymentsOf(me), await balanceOf(desk.db, me.id)]).toEqual([0, 1000_00])
})

test('never pays two renewals with credit for one', async () => {
  const me = await newRich(900)
  const answers = await Promise.all(Array.from({ length: 8 }, () => renew(me, { amount: 499, creditRupees: 499 })))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect([await paymentsOf(me), await balanceOf(desk.db, me.id)]).toEqual([1, 401_00])
})

test('rejects more credit than the balance and stores nothing', async () => {
  const me = await newRich(99)
  expect(await renew(me, newRenewal({ creditRupees: 100 }))).toMatchObject(
    fieldError('creditRupees', 'You have ₹99 in your wallet', 409),
  )
  expect([await paymentsOf(me), await balanceOf(desk.db, me.id)]).toEqual([0, 99_00])
  expect((await desk.load(me, listMyPayments)).payments).toEqual([])
})

test('returns the same answer for a repeated payment without spending credit again', async () => {
  const me = await newRich(100)
  const renewal = newRenewal({ creditRupees: 100 })
  const first = await renew(me, renewal)
  const again = await renew(me, { ...renewal, transactionId: ` ${renewal.transactionId.replace(/(.{4})/g, '$1 ')}` })
  expect(again.body).toEqual(first.body)
  expect([await paymentsOf(me), await balanceOf(desk.db, me.id)]).toEqual([1, 0])
})

test('rejects a used transaction ID from others, with another amount, or after the decision', async () => {
  const [me, other] = [await desk.newActor('learner'), await desk.newActor('learner')]
  const renewal = newRenewal()
  const { paymentId } = (await renew(me, renewal)).body.data
  const used = fieldError('transactionId', /already used/, 409)
  expect(await renew(other, renewal)).toMatchObject(used)
  expect(await renew(me, { ...renewal, amount: '699' })).toMatchObject(used)
  await desk.verify(admin, paymentId)
  expect(await renew(me, renewal)).toMatchObject(fieldError('transactionId', /already verified/, 409))
  expect([await paymentsOf(me), await paymentsOf(other)]).toEqual([1, 0])
})

test('lets the same payer report a rejected transfer again, but nobody else', async () => {
  const [me, other] = [await newRich(50), await newRich(50)]
  const renewal = newRenewal({ creditRupees: 50 })
  const { paymentId } = (await renew(me, renewal)).body.data
  await desk.reject(admin, 'The amount was another one.', paymentId)
  expect(await renew(other, { ...renewal, transactionId: `UPI0${renewal.transactionId}` })).toMatchObject({
    http: 409,
    body: { fields: { transactionId: expect.stringContaining('already used') } },
  })
  const again = await renew(me, { ...renewal, transactionId: `IMPS${renewal.transactionId}` })
  expect(again.body.data).toMatchObject({ state: 'pending', creditRupees: 50 })
  expect(again.body.data.paymentId).not.toBe(paymentId)
  expect([await balanceOf(desk.db, me.id), await balanceOf(desk.db, other.id)]).toEqual([0, 50_00])
})

/** One reference as fifty people might type it. */
const spellings = (reference: string) =>
  Array.from({ length: 50 }, (_, place) => {
    const cut = reference.slice(0, (place % 15) + 1) + ' -'[place % 2] + reference.slice((place % 15) + 1)
    return place % 3 === 0 ? ` ${cut.toLowerCase()} ` : cut
  })

test('accepts one of fifty simultaneous renewals with one transaction ID in different spellings', async () => {
  const reference = `HDFC${newTransactionId()}`
  const people = await Promise.all(spellings(reference).map(() => newRich(100)))
  const answers = await Promise.all(
    spellings(reference).map((transactionId, place) =>
      renew(people[place]!, newRenewal({ transactionId, creditRupees: 100 })),
    ),
  )
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 49 })
  expect(await desk.db.$count(payments, eq(payments.transactionId, reference))).toBe(1)
  const balances = await Promise.all(people.map(({ id }) => balanceOf(desk.db, id)))
  expect(balances.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 49 }, () => 100_00)])
})

test('stores one payment for fifty simultaneous identical requests', async () => {
  const me = await newRich(100)
  const renewal = newRenewal({ creditRupees: 100 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => renew(me, renewal)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect([await paymentsOf(me), await balanceOf(desk.db, me.id)]).toEqual([1, 0])
  const [payment] = await desk.db.select().from(payments).where(eq(payments.personId, me.id))
  expect((await desk.traces(payment!, me)).emails).toHaveLength(1)
})

test('accepts one of many simultaneous registrations with one transaction ID in different spellings', async () => {
  const reference = `ICIC${newTransactionId()}`
  // Retries while the server is too busy to hash passwords.
  const insist = async (body: ReturnType<typeof newRegistration>) => {
    for (;;) {
      const answer = await desk.call(null, register, { body })
      if (answer.http !== 503) return answer
    }
  }
  const answers = await Promise.all(
    spellings(reference)
      .slice(0, rounds(6, 50))
      .map((transactionId) => insist(newRegistration({ transactionId }))),
  )
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: answers.length - 1 })
})

test('never spends more credit than the balance in fifty simultaneous renewals', async () => {
  const me = await newRich(500)
  const answers = await Promise.all(Array.from({ length: 50 }, () => renew(me, newRenewal({ creditRupees: 100 }))))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(5)
  expect([await paymentsOf(me), await balanceOf(desk.db, me.id)]).toEqual([5, 0])
})
