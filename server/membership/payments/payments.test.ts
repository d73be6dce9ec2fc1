import { dayMs } from '#contract/kit/durations.ts'
import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { attachScreenshot, listMyPayments, listPayments } from '#contract/membership/payments.ts'
import { formOf, png } from '#server/testing/forms.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { insertPayment } from './store.ts'
import { accessEntries, payments } from '../tables.ts'

const onlyAdded = { cause: { message: expect.stringContaining('append-only') } }

const app = await sharedApp()

const newPayment = async (personId: number) =>
  (await insertPayment(app.db, { personId, transactionId: newTransactionId(), amountPaise: 399_00, method: 'upi' }))!

const attach = (actor: TestActor, paymentId: number, content: Buffer) =>
  app.call(actor, attachScreenshot, { params: { paymentId }, body: formOf({}, 'image', { name: 'paid.png', content }) })

test('attaches a screenshot and shows it through a signed link', async () => {
  const me = await app.newActor('learner')
  const payment = await newPayment(me.id)
  expect((await attach(me, payment.id, png)).http).toBe(200)
  const { screenshotUrl } = (await app.load(me, listMyPayments)).payments[0]
  const opened = await app.app.inject(screenshotUrl)
  expect(opened.statusCode).toBe(200)
  expect(opened.rawPayload.equals(png)).toBe(true)
  expect(opened.headers['content-type']).toBe('image/png')

  const admin = await app.newActor('admin')
  const waiting = (await app.load(admin, listPayments)).items
  const mine = waiting.find((row: { paymentId: number }) => row.paymentId === payment.id)
  expect(mine).toMatchObject({
    payer: { userId: me.id, email: me.email },
    rupees: 399,
    screenshotUrl: expect.any(String),
  })
})

test('rejects a screenshot for a decided payment', async () => {
  const me = await app.newActor('learner')
  const payment = await newPayment(me.id)
  await app.db.update(payments).set({ state: 'verified', decidedAt: new Date() }).where(eq(payments.id, payment.id))
  expect((await attach(me, payment.id, png)).http).toBe(404)
})

test('rejects a file that is not a picture, whatever its name', async () => {
  const me = await app.newActor('learner')
  const payment = await newPayment(me.id)
  expect(await attach(me, payment.id, Buffer.from('<script>alert(1)</script>'))).toMatchObject(fieldError('image'))
})

test('shows a learner only their own payments and the end of their access', async () => {
  const [me, other] = [await app.newActor('learner'), await app.newActor('learner')]
  await newPayment(other.id)
  expect(await app.load(me, listMyPayments)).toEqual({
    payments: [],
    state: 'never paid',
    isConfirming: false,
    subscriptionEnds: null,
    hasAccess: false,
    refundedRupees: null,
  })
  const endsAt = new Date(Date.now() + dayMs)
  await app.db.insert(accessEntries).values({ personId: me.id, startsAt: new Date(), endsAt, reason: 'A gift' })
  expect(await app.load(me, listMyPayments)).toMatchObject({ subscriptionEnds: endsAt.toISOString(), hasAccess: true })
})

test('lets access entries only be added', async () => {
  const me = await app.newActor('learner')
  await app.db
    .insert(accessEntries)
    .values({ personId: me.id, startsAt: new Date(0), endsAt: new Date(1), reason: 'A gift' })
  await expect(app.db.delete(accessEntries)).rejects.toMatchObject(onlyAdded)
})
