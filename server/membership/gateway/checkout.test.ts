import { expect, test } from 'vitest'
import { getMyProfile } from '#contract/identity/profile.ts'
import { login } from '#contract/identity/session.ts'
import { createOrder, registerOnline } from '#contract/membership/gateway.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { newRegistration } from '#server/testing/makers.ts'
import { gatewayDesk } from '#server/testing/membership/gateway-desk.ts'
import { fieldError } from '#server/testing/test-app.ts'

const desk = await gatewayDesk()
const { app, gateway, order, ask, learnerWith } = desk

test('an order needs credit that is there, and something left to pay', async () => {
  const learner = await learnerWith(399)
  const asking = (creditRupees: number) => desk.call(learner, createOrder, { body: { amount: '399', creditRupees } })
  expect(await asking(399)).toMatchObject(fieldError('creditRupees', /nothing to pay/))
  expect(await asking(400)).toMatchObject(fieldError('creditRupees', /at most/))
  const poor = await desk.newActor('learner')
  const refused = await desk.call(poor, createOrder, { body: { amount: '399', creditRupees: 1 } })
  expect(refused).toMatchObject(fieldError('creditRupees', 'You have ₹0 in your wallet'))
})

test('stores the state that an online renewal names', async () => {
  const learner = await desk.newActor('learner')
  await desk.load(learner, createOrder, { body: { amount: '399', stateCode: '29' } })
  expect(await desk.load(learner, getMyProfile)).toMatchObject({ stateCode: '29' })
})

test('registers, pays online and gets access; sent again before paying, the form leads to the same order', async () => {
  const { transactionId: _, ...body } = newRegistration()
  const registered = await desk.load(null, registerOnline, { body })
  const id = registered.checkout.fields.order_id
  expect(registered.checkout.fields).toMatchObject({ amount: '39900', 'prefill[email]': body.email })
  expect((await desk.load(null, registerOnline, { body })).checkout.fields.order_id).toBe(id)
  const other = { ...body, password: 'another password 7' }
  expect((await desk.call(null, registerOnline, { body: other })).body).toMatchObject({ status: 4 })
  gateway.pay(id)
  await ask(id)
  const me = await desk.load(null, login, { body: { email: body.email, password: body.password } })
  expect(await desk.load(me, listMyPayments)).toMatchObject({ state: 'active', payments: [{ method: 'online' }] })
  expect((await desk.call(null, registerOnline, { body })).body).toMatchObject({ status: 4 })
})

test('the account exists even if the gateway doesn’t answer, unless the form has a mistake', async () => {
  const { transactionId: _, ...body } = newRegistration()
  const wrong = await desk.call(null, registerOnline, { body: { ...body, coupon: 'NONE1' } })
  expect(wrong).toMatchObject(fieldError('coupon'))
  gateway.state.isDown = true
  const registered = await desk.load(null, registerOnline, { body }).finally(() => (gateway.state.isDown = false))
  expect(registered.checkout).toBeNull()
  const me = await desk.load(null, login, { body: { email: body.email, password: body.password } })
  expect(await order(me)).toMatch(/^order_/)
})

async function comeBack(form: Record<string, string>) {
  const payload = new URLSearchParams(form).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: gateway.config.url }
  const { statusCode, headers: sent } = await app.inject({
    method: 'POST',
    url: '/gateway/return',
    payload,
    headers,
  })
  return [statusCode, sent.location]
}

test('a browser that comes back is asked about at once, and never believed without a signature', async () => {
  const learner = await desk.newActor('learner')
  const id = await order(learner)
  const paid = gateway.pay(id, { isCaptured: false })
  const form = gateway.returnOf(paid)
  expect(await comeBack({ ...form, razorpay_payment_id: 'pay_other' })).toEqual([303, '/dashboard?payment=failed'])
  expect(await comeBack({ 'error[code]': 'BAD_REQUEST_ERROR' })).toEqual([303, '/dashboard?payment=failed'])
  expect(await desk.load(learner, listMyPayments)).toMatchObject({ isConfirming: false, state: 'never paid' })

  expect(await comeBack(form)).toEqual([303, '/dashboard?payment=confirming'])
  expect(await desk.load(learner, listMyPayments)).toMatchObject({ isConfirming: true, state: 'pending' })
  Object.assign(paid, { captured: true, status: 'captured' })
  expect(await comeBack(form)).toEqual([303, '/dashboard?payment=received'])
  expect(await desk.load(learner, listMyPayments)).toMatchObject({ isConfirming: false, state: 'active' })
})
