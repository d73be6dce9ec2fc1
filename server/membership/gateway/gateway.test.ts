import { eq, sql } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { createCoupon } from '#contract/membership/coupons.ts'
import { getDay } from '#contract/membership/daily-close.ts'
import { createOrder, listGatewayProblems, resolveGatewayProblem } from '#contract/membership/gateway.ts'
import { listPayments, subscribeUser } from '#contract/membership/payments.ts'
import { newTransactionId, testPassword } from '#server/testing/makers.ts'
import { hdfc, matched } from '#server/testing/membership/bank-statements.ts'
import { newCoupon } from '#server/testing/membership/coupons.ts'
import { gatewayDesk } from '#server/testing/membership/gateway-desk.ts'
import { countByStatus, fieldError, type TestActor } from '#server/testing/test-app.ts'
import { toContent } from '../receipts/content.ts'
import { accessEntries, payments, receipts } from '../tables.ts'
import { askAboutDueOrders } from './asking.service.ts'
import { gatewayEvents, gatewayOrders, gatewayPayments } from './tables.ts'

const desk = await gatewayDesk()
await desk.registerJobs()
const { db, deps, gateway, order, ask, send, ofLearner, statesOf, stateOf, untilPaid, learnerWith } = desk
const admin = await desk.newActor('admin')

const rowOf = async (learner: TestActor, state = 'pending') =>
  (await desk.load(admin, listPayments, { query: { state, search: learner.email } })).items[0]

test('an event verifies the payment with access, receipt, referral credit and email', async () => {
  const { payer, referrer } = await desk.newReferral()
  const id = await order(payer)
  expect(await order(payer)).toBe(id)
  const paid = gateway.pay(id, { rrn: newTransactionId() })
  expect(await send(gateway.eventOf(paid))).toBe(200)
  await untilPaid(id)
  const [payment] = await ofLearner(payer)
  const traces = await desk.traces(payment!, payer)
  expect(traces.payment).toMatchObject({
    state: 'verified',
    method: 'online',
    transactionId: paid.acquirer_data.rrn,
    decidedBy: null,
  })
  expect(traces).toMatchObject({ access: [{}], receipts: [{}], emails: [{}], audits: [{ actorId: null }] })
  expect(toContent({ ...traces.receipts[0]!, span: null }).facts).toContainEqual({ label: 'Paid by', value: 'Online' })
  expect(await desk.walletOf(referrer.id)).toMatchObject([{ amountPaise: 500_00 }])
  expect(await rowOf(payer, 'verified')).toMatchObject({ online: { gatewayPaymentId: paid.id, note: null } })
  const found = await desk.load(admin, listPayments, { query: { state: 'verified', search: paid.id } })
  expect(found.items).toMatchObject([{ paymentId: payment!.id }])
})

test('repeated and simultaneous events count once', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  const paid = gateway.pay(id)
  const same = gateway.eventOf(paid)
  // Reordered: the payment was captured before the first event arrives.
  const events = [gateway.eventOf(paid, 'payment.authorized', { status: 'authorized', captured: false }), same, same]
  expect(countByStatus((await Promise.all(events.map(send))).map((http) => ({ http })))).toEqual({ 200: 3 })
  await Promise.all([ask(id), ask(id), ask(id)])
  await untilPaid(id)
  expect(await statesOf(learner)).toEqual(['verified'])
  expect(await db.select().from(accessEntries).where(eq(accessEntries.personId, learner.id))).toHaveLength(1)
  expect(await db.select().from(gatewayEvents).where(eq(gatewayEvents.gatewayOrderId, id))).toHaveLength(2)
})

test('refuses forged events and stores nothing of them', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  const event = gateway.eventOf(gateway.pay(id, { isCaptured: false }), 'payment.captured', { captured: true })
  const forged = { ...event, headers: { ...event.headers, 'x-razorpay-signature': 'a'.repeat(64) } }
  expect(await send(forged)).toBe(401)
  expect(await send({ ...event, payload: `${event.payload} ` })).toBe(401)
  expect(await db.select().from(gatewayEvents).where(eq(gatewayEvents.gatewayOrderId, id))).toEqual([])
  // Even a signed event is only a reason to ask.
  expect(await send(event)).toBe(200)
  await ask(id)
  expect(await statesOf(learner)).toEqual([])
})

test('an event about an unknown order, or with another owner or amount, changes nothing', async () => {
  const [learner, other] = [await desk.newActor('learner'), await desk.newActor('learner')]
  const [id, others] = [await order(learner), await order(other, { amount: '199' })]
  const paid = gateway.pay(id)
  expect(await send(gateway.eventOf(paid, 'payment.captured', { order_id: 'order_unknown' }))).toBe(200)
  expect(await send(gateway.eventOf(paid, 'payment.captured', { order_id: others, amount: 1 }))).toBe(200)
  await ask(others)
  expect([await statesOf(learner), await statesOf(other)]).toEqual([[], []])
  await ask(id)
  expect(await ofLearner(learner)).toMatchObject([{ amountPaise: 399_00, state: 'verified' }])
})

test('a payment that arrives after the order has expired is still applied', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  const old = { createdAt: yesterday, askAt: yesterday }
  await db.update(gatewayOrders).set(old).where(eq(gatewayOrders.gatewayOrderId, id))
  await askAboutDueOrders(db, deps)
  expect(await stateOf(id)).toBe('expired')
  await send(gateway.eventOf(gateway.pay(id)))
  await untilPaid(id)
  expect(await statesOf(learner)).toEqual(['verified'])
})

test('asks by itself when no event arrives and the gateway was down', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  gateway.pay(id)
  const due = sql`update gateway_orders set ask_at = now() - interval '1 second' where gateway_order_id = ${id}`
  await db.execute(due)
  gateway.state.isDown = true
  try {
    await expect(askAboutDueOrders(db, deps)).rejects.toThrow('We can’t reach the payment page')
    expect(await desk.call(learner, createOrder, { body: { amount: '199' } })).toMatchObject({ http: 503 })
  } finally {
    gateway.state.isDown = false
  }
  await askAboutDueOrders(db, deps)
  expect(await statesOf(learner)).toEqual(['verified'])
})

test('another amount is pending until staff accept what was received', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  gateway.pay(id, { rupees: 199 })
  await ask(id)
  const row = await rowOf(learner)
  expect(row).toMatchObject({
    rupees: 399,
    received: { rupees: 199, statementId: null },
    online: { note: 'They were asked for ₹399 and paid ₹199.' },
  })
  expect((await desk.verify(admin, row.paymentId)).body.data).toMatchObject([{ outcome: 'amount differs' }])
  await desk.accept(admin, row.paymentId, { receivedRupees: 199 })
  expect(await ofLearner(learner)).toMatchObject([{ state: 'verified', amountPaise: 199_00, reportedPaise: 399_00 }])
})

test('of two payments for one order the second waits for staff', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  const [first, second] = [gateway.pay(id), gateway.pay(id)]
  await send(gateway.eventOf(second))
  await send(gateway.eventOf(first))
  await expect.poll(() => statesOf(learner), { timeout: 60_000 }).toEqual(['verified', 'pending'])
  expect(await rowOf(learner)).toMatchObject({
    online: { gatewayPaymentId: second.id, note: expect.stringContaining('twice') },
  })
})

test('a reference that they typed before becomes the online payment', async () => {
  const [learner, rrn] = [await desk.newActor('learner'), newTransactionId()]
  const id = await order(learner)
  await desk.load(learner, subscribeUser, { body: { amount: '399', transactionId: rrn } })
  gateway.pay(id, { rrn })
  await ask(id)
  expect(await ofLearner(learner)).toMatchObject([{ state: 'verified', method: 'online', transactionId: rrn }])
})

test('a reference typed afterwards is refused, and a statement finds the same payment', async () => {
  const [learner, other, rrn] = [await desk.newActor('learner'), await desk.newActor('learner'), newTransactionId()]
  const id = await order(learner)
  gateway.pay(id, { rrn })
  await ask(id)
  for (const actor of [learner, other]) {
    const typed = await desk.call(actor, subscribeUser, { body: { amount: '399', transactionId: rrn } })
    expect(typed).toMatchObject(fieldError('transactionId', /already/, 409))
  }
  const line = { day: new Date('2026-11-05T00:00:00Z'), rupees: '399.00', narration: 'UPI-RAVI', reference: rrn }
  expect((await matched(desk, admin, hdfc([line]))).counts).toMatchObject({ 'already used': 1, exact: 0 })
})

test('somebody else’s pending claim is rejected with a reason', async () => {
  const [learner, other, rrn] = [await desk.newActor('learner'), await learnerWith(100), newTransactionId()]
  const id = await order(learner)
  await desk.load(other, subscribeUser, { body: { amount: '399', creditRupees: 100, transactionId: rrn } })
  gateway.pay(id, { rrn })
  await ask(id)
  expect(await statesOf(learner)).toEqual(['verified'])
  expect(await ofLearner(other)).toMatchObject([{ state: 'rejected', reason: expect.stringContaining('online') }])
  expect((await desk.walletOf(other.id)).reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(100_00)
})

test('a transfer that was verified for somebody else isn’t credited again, and admins are asked to check', async () => {
  const [learner, other, rrn] = [await desk.newActor('learner'), await desk.newActor('learner'), newTransactionId()]
  const id = await order(learner)
  const { id: paymentId } = await desk.newPayment(other.id, { transactionId: rrn })
  await desk.verify(admin, paymentId)
  const paid = gateway.pay(id, { rrn })
  await ask(id)
  expect(await statesOf(learner)).toEqual([])
  const problem = { gatewayPaymentId: paid.id, paymentId, payer: { userId: learner.id }, isResolvable: true }
  expect(await desk.load(admin, listGatewayProblems)).toMatchObject([problem])
  expect((await desk.load(admin, getDay)).problems).toContainEqual(
    expect.objectContaining({ kind: 'online payment', count: 1 }),
  )
  expect(await desk.notificationsOf(admin)).toMatchObject([{ title: 'Check an online payment of ₹399' }])
  const resolve = () =>
    desk.call(admin, resolveGatewayProblem, {
      body: { gatewayPaymentId: paid.id, resolution: 'Refunded to Ravi' },
    })
  expect([(await resolve()).http, (await resolve()).http]).toEqual([200, 404])
  expect(await desk.load(admin, listGatewayProblems)).toEqual([])
  expect(await desk.auditsOf(`payment ${paymentId}`)).toMatchObject([{}, { action: 'online payment resolved' }])
})

test('a payment that arrives after its account was deleted is for staff to return', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  expect((await desk.call(learner, deleteAccount, { body: { password: testPassword } })).http).toBe(200)
  const paid = gateway.pay(id, { rrn: newTransactionId() })
  await ask(id)
  expect(await statesOf(learner)).toEqual([])
  expect(await stateOf(id)).toBe('paid')
  expect(await desk.load(admin, listGatewayProblems)).toMatchObject([
    { gatewayPaymentId: paid.id, paymentId: null, receivedRupees: 399, problem: expect.stringMatching(/deleted/) },
  ])
  const body = { gatewayPaymentId: paid.id, resolution: 'Returned in the dashboard' }
  expect((await desk.call(admin, resolveGatewayProblem, { body })).http).toBe(200)
})

test('credit and coupon are used when the payment arrives; nothing is lost if they are gone by then', async () => {
  const coupon = newCoupon({ maxUses: 1 })
  await desk.load(admin, createCoupon, { body: coupon })
  const [first, second] = [await learnerWith(100), await learnerWith(100)]
  const body = { coupon: coupon.code, creditRupees: 100 }
  const orders = [await order(first, body), await order(second, body)]
  for (const id of orders) gateway.pay(id)
  await Promise.all(orders.map(ask))
  const states = [(await ofLearner(first))[0]!, (await ofLearner(second))[0]!]
  expect(states.map(({ state }) => state).toSorted()).toEqual(['pending', 'verified'])
  const held = states.find(({ state }) => state === 'pending')!
  expect(held).toMatchObject({ amountPaise: 199_00, creditPaise: 100_00, couponId: null })
  expect(states.find(({ state }) => state === 'verified')).toMatchObject({ couponPaise: 100_00 })
})

test('stores no phone number or UPI address of an event, and every payment of the gateway once', async () => {
  const stored = JSON.stringify([await db.select().from(gatewayEvents), await db.select().from(gatewayPayments)])
  expect(stored).not.toMatch(/9876543210|ravi@ybl/)
  const booked = await db.select().from(payments).where(eq(payments.method, 'online'))
  const [row] = await db.select({ receipts: sql<number>`count(distinct ${receipts.paymentId})::int` }).from(receipts)
  expect(new Set(booked.map(({ reference }) => reference)).size).toBe(booked.length)
  expect(row!.receipts).toBeGreaterThan(8)
})
