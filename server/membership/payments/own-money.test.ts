import { expect, test } from 'vitest'
import { grantAccess } from '#contract/membership/grants.ts'
import { reopenPayment } from '#contract/membership/payments.ts'
import { adjustWallet } from '#contract/wallet/ledger.ts'
import { eq } from '#server/kit/db/orm.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { accessEntries, payments } from '../tables.ts'

const desk = await moneyDesk()
const [admin, colleague] = [await desk.newActor('admin'), await desk.newActor('admin')]

const refused = { http: 403, body: { code: 'not_allowed', message: expect.stringContaining('Ask another admin') } }
const stateOf = async (paymentId: number) =>
  (await desk.db.select().from(payments).where(eq(payments.id, paymentId)))[0]!.state

test('an admin cannot verify, reject or reopen their own payment; a colleague can', async () => {
  const [own, other] = [await desk.newPayment(admin.id), await desk.newPayment((await desk.newActor('learner')).id)]
  expect(await desk.verify(admin, own.id)).toMatchObject(refused)
  expect(await desk.verify(admin, other.id, own.id)).toMatchObject(refused)
  expect(await desk.reject(admin, 'Mine', own.id)).toMatchObject(refused)
  expect([await stateOf(own.id), await stateOf(other.id)]).toEqual(['pending', 'pending'])

  await desk.reject(colleague, 'Not found', own.id)
  const reopen = { params: { paymentId: own.id }, body: { reason: 'It is there' } }
  expect(await desk.call(admin, reopenPayment, reopen)).toMatchObject(refused)
  expect((await desk.call(colleague, reopenPayment, reopen)).http).toBe(200)
  expect((await desk.verify(colleague, own.id)).body.data).toMatchObject([{ outcome: 'verified' }])
})

test('an admin cannot credit their own wallet or extend their own access; a colleague can', async () => {
  const credit = { params: { userId: admin.id }, body: { rupees: 500, reason: 'A prize' } }
  expect(await desk.call(admin, adjustWallet, credit)).toMatchObject(refused)
  expect(await desk.walletOf(admin.id)).toEqual([])
  const { id } = await desk.newActor('admin')
  const days = { params: { userId: id }, body: { days: 30, reason: 'A test' } }
  expect((await desk.call(admin, grantAccess, days)).http).toBe(200)
  expect(await desk.call(admin, grantAccess, { ...days, params: { userId: admin.id } })).toMatchObject(refused)
  expect(await desk.db.$count(accessEntries, eq(accessEntries.reason, 'A test'))).toBe(1)
})
