import { expect, test } from 'vitest'
import { listGatewayProblems } from '#contract/membership/gateway.ts'
import { listPayments } from '#contract/membership/payments.ts'
import { gatewayDesk } from '#server/testing/membership/gateway-desk.ts'
import type { TestActor } from '#server/testing/test-app.ts'

const desk = await gatewayDesk()
const { gateway, order, ask, ofLearner, statesOf, stateOf, learnerWith } = desk
const admin = await desk.newActor('admin')

const pendingOf = async (learner: TestActor) =>
  (await desk.load(admin, listPayments, { query: { search: learner.email } })).items[0]

test('a payment that is returned before we know of it is never verified', async () => {
  const [whole, part] = [await learnerWith(100), await desk.newActor('learner')]
  const ids = [await order(whole, { creditRupees: 100 }), await order(part)]
  gateway.pay(ids[0]!).amount_refunded = 299_00
  const partly = gateway.pay(ids[1]!)
  partly.amount_refunded = 200_00
  for (const id of ids) await ask(id)
  const [returned] = await ofLearner(whole)
  expect(returned).toMatchObject({ state: 'rejected', reason: 'The payment page has returned the money to you' })
  const traces = await desk.traces(returned!, whole)
  expect(traces).toMatchObject({ access: [], receipts: [], emails: [{ subject: 'Your payment was returned' }] })
  expect(await desk.walletOf(whole.id)).toMatchObject([{}, { amountPaise: -100_00 }, { amountPaise: 100_00 }])
  expect(await stateOf(ids[0]!)).toBe('paid')

  // What is left can be accepted, and what went back before is no difference later.
  const { paymentId, ...row } = await pendingOf(part)
  expect(row).toMatchObject({
    received: { rupees: 199 },
    online: { note: 'The gateway has returned ₹200 of ₹399.' },
  })
  expect((await desk.verify(admin, paymentId)).body.data).toMatchObject([{ outcome: 'amount differs' }])
  await desk.accept(admin, paymentId, { receivedRupees: 199 })
  expect(await desk.load(admin, listGatewayProblems)).toEqual([])
  partly.amount_refunded = 399_00
  await ask(ids[1]!)
  expect(await desk.load(admin, listGatewayProblems)).toMatchObject([{ paymentId, refundedRupees: 199 }])
  const refund = { rupees: 199, days: 14, method: 'online', reference: 'rfnd_2', endsNow: true } as const
  await desk.refund(admin, paymentId, refund)
  expect(await desk.load(admin, listGatewayProblems)).toEqual([])
})

test('a pending payment that is returned is rejected; a verified one waits for its credit note', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  const [first, second] = [gateway.pay(id), gateway.pay(id)]
  await ask(id)
  expect(await statesOf(learner)).toEqual(['verified', 'pending'])
  second.amount_refunded = 399_00
  await ask(id)
  expect(await statesOf(learner)).toEqual(['verified', 'rejected'])
  expect(await desk.load(admin, listGatewayProblems)).toEqual([])
  first.amount_refunded = 399_00
  await ask(id)
  expect(await statesOf(learner)).toEqual(['verified', 'rejected'])
  const [problem] = await desk.load(admin, listGatewayProblems)
  expect(problem!.problem).toContain('Record the refund')
  const refund = { rupees: 399, days: 30, method: 'online', reference: 'rfnd_3', endsNow: true } as const
  await desk.refund(admin, problem!.paymentId, refund)
})

test('refunds here and in the gateway’s dashboard are compared', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  const paid = gateway.pay(id)
  await ask(id)
  const [payment] = await ofLearner(learner)
  paid.amount_refunded = 399_00
  await ask(id)
  expect(await desk.load(admin, listGatewayProblems)).toMatchObject([
    { paymentId: payment!.id, isResolvable: false, problem: expect.stringContaining('Record the refund') },
  ])
  const refund = { rupees: 399, days: 30, method: 'online', reference: 'rfnd_1', endsNow: true } as const
  expect((await desk.refund(admin, payment!.id, refund)).http).toBe(200)
  expect(await desk.load(admin, listGatewayProblems)).toEqual([])
})
