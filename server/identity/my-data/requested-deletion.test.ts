import { expect, test } from 'vitest'
import { deleteAccountOf, previewDeletionOf } from '#contract/identity/deletions.ts'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { verifyPayments } from '#contract/membership/payments.ts'
import { eq } from '#server/kit/db/orm.ts'
import { payments, receipts } from '#server/membership/tables.ts'
import { gatewayOrders, gatewayPayments } from '#server/membership/gateway/tables.ts'
import { deleteFarewells } from '#server/notifications/emails.store.ts'
import { solutions } from '#server/learning/tables.ts'
import { fullScenario, marks } from '#server/testing/full-scenario.ts'
import { newPerson, testPassword } from '#server/testing/makers.ts'
import { apiError, countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { people } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const support = await app.newActor('support')
const name = 'Meena Devi'
const request = { askedBy: 'letter', askedOn: '2026-11-12', name }

const remove = (person: { id: number }, changes: object = {}, actor = support) =>
  app.call(actor, deleteAccountOf, { params: { userId: person.id }, body: { ...request, ...changes } })
const preview = (person: { id: number }, actor = support) =>
  app.call(actor, previewDeletionOf, { params: { userId: person.id } })
const rowOf = async ({ id }: { id: number }) => (await app.db.select().from(people).where(eq(people.id, id)))[0]!

/** With work, money and everything else, and no payment that waits. */
async function settled() {
  const { me } = await fullScenario(app)
  const admin = await app.newActor('admin')
  const pending = await app.db.select().from(payments).where(eq(payments.personId, me.id))
  const paymentIds = pending.filter(({ state }) => state === 'pending').map(({ id }) => id)
  await app.call(admin, verifyPayments, { body: { paymentIds } })
  return me
}
const named = { name: `${marks.firstName.toUpperCase()}  ${marks.lastName}` }

test('first lists what is deleted, kept and lost, in the words of the learner’s own deletion', async () => {
  const me = await settled()
  const { data } = (await preview(me)).body
  expect(data.unsettled).toEqual([])
  expect(data.lost).toEqual(expect.arrayContaining(['₹250 of credit in your wallet']))
  expect(data.kept.map(({ why }: { why: string }) => why).join(' ')).toContain('72 months')
})

test('deletes what the learner’s own deletion deletes, and tells them how they asked', async () => {
  const me = await settled()
  expect(await remove(me, named)).toMatchObject({ http: 200, body: { message: 'The account has been deleted' } })
  expect(await rowOf(me)).toMatchObject({ email: `deleted-${me.id}@deleted.invalid`, firstName: 'Former learner' })
  expect(await app.db.$count(solutions, eq(solutions.personId, me.id))).toBe(0)
  // The law keeps these.
  const kept = await app.db.select().from(receipts).innerJoin(payments, eq(payments.id, receipts.paymentId))
  expect(kept.filter(({ payments: { personId } }) => personId === me.id).length).toBeGreaterThan(0)
  const emails = await app.emailsTo(me.email)
  expect(emails.map(({ subject }) => subject)).toEqual(['Your account has been deleted'])
  expect(emails[0]!.text).toContain('as you asked us by letter on 12 Nov 2026')
  await deleteFarewells(app.db, new Date(Date.now() + 1000))
  expect(await app.emailsTo(me.email)).toEqual([])
  expect((await app.auditsOf(`person ${me.id}`)).at(-1)).toMatchObject({
    actorId: support.id,
    action: 'account deleted',
    before: null,
    after: { askedBy: 'letter', askedOn: '2026-11-12' },
  })
  expect(await remove(me, named)).toMatchObject(apiError(409, 'This account was deleted and can’t be changed.'))
})

test.each([
  ['name', { name: 'Meena' }, 'This isn’t the name on the account'],
  ['askedOn', { askedOn: '2199-01-01' }, 'They can’t have asked after today'],
  ['askedBy', { askedBy: 'rumour' }, 'Choose how they asked'],
])('rejects a wrong %s beside the field and deletes nothing', async (field, change, problem) => {
  const learner = await app.newActor('learner')
  expect(await remove(learner, change)).toMatchObject(fieldError(field, problem))
  expect((await rowOf(learner)).deletedAt).toBeNull()
})

test('rejects staff accounts, accounts of people who may do more, their own, and unknown ones', async () => {
  const admin = await app.newActor('admin')
  const refused: [{ id: number }, TestActor, string][] = [
    [await app.newActor('mentor'), admin, 'Make them a learner first, so that someone takes over their work.'],
    [admin, support, 'They may do more here than you. Ask an admin.'],
    [support, support, 'This is your own account. Ask another admin to change it.'],
  ]
  for (const [person, actor, message] of refused) {
    expect(await preview(person, actor)).toMatchObject(apiError(409, message))
    expect(await remove(person, {}, actor)).toMatchObject(apiError(409, message))
    expect((await rowOf(person)).deletedAt).toBeNull()
  }
  expect((await remove({ id: 987_654 })).http).toBe(404)
})

test('waits until pending payments and online refunds are decided', async () => {
  const { me } = await fullScenario(app)
  const pending = 'a payment is waiting to be verified or rejected.'
  expect((await preview(me)).body.data.unsettled).toEqual([pending])
  expect(await remove(me, named)).toMatchObject(apiError(409, `Settle this before you delete the account: ${pending}`))
  const payer = await newPerson(app.db)
  const order = {
    personId: payer.id,
    gatewayOrderId: 'order_1',
    amountPaise: 399_00,
    state: 'paid' as const,
    createdAt: new Date(),
  }
  const [{ id: orderId } = { id: 0 }] = await app.db.insert(gatewayOrders).values(order).returning()
  const received = { id: 'pay_1', orderId, receivedPaise: 399_00, receivedAt: new Date(), problem: 'Paid twice' }
  await app.db.insert(gatewayPayments).values(received)
  expect((await preview(payer)).body.data.unsettled).toEqual([
    'an online payment or refund needs a decision, under Payments.',
  ])
})

test('deletes once when the learner and staff delete at the same time', async () => {
  const me = await settled()
  const own = () => app.call(me, deleteAccount, { body: { password: testPassword } })
  const answers = await Promise.all([own(), remove(me, named), own(), remove(me, named)])
  const { 200: done, ...others } = countByStatus(answers)
  expect(done).toBe(1)
  expect(Object.keys(others).every((status) => status === '401' || status === '409')).toBe(true)
  expect(await app.emailsTo(me.email)).toHaveLength(1)
  const log = await app.auditsOf(`person ${me.id}`)
  expect(log.filter(({ action }) => action === 'account deleted')).toHaveLength(1)
})
