import { beforeEach, expect, test } from 'vitest'
import {
  getSupportRequest,
  listMySupportRequests,
  listSupportMessages,
  resolveMySupportRequest,
  type SupportRequest,
} from '#contract/support/requests.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { payments } from '#server/membership/tables.ts'
import { emailPreferences } from '#server/notifications/tables.ts'
import { png } from '#server/testing/forms.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { newRequest, writeIn, writeToUs } from '#server/testing/support/requests.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { resolveQuiet } from '#server/threads/index.ts'
import { supportRequests } from './tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')
const mentor = await app.newActor('mentor')
let learner: TestActor
let stranger: TestActor
beforeEach(async () => {
  // Without access: neither has paid.
  learner = await app.newActor('learner')
  stranger = await app.newActor('learner')
})
const load = (requestId: number, actor = learner): Promise<SupportRequest> =>
  app.load(actor, getSupportRequest, { params: { requestId } })

async function newRejected(personId: number): Promise<number> {
  const [row] = await app.db
    .insert(payments)
    .values({
      personId,
      transactionId: newTransactionId(),
      amountPaise: 399_00,
      method: 'upi',
      state: 'rejected',
      reason: 'Not on our statement',
      decidedAt: new Date(),
    })
    .returning()
  return row!.id
}

test('a learner whose payment was rejected writes about it and sees by when we reply', async () => {
  const paymentId = await newRejected(learner.id)
  const asked = await newRequest(app, learner, { topic: 'payment', paymentId, message: 'I **did** pay.' })
  expect(asked).toMatchObject({
    state: 'open',
    messages: 1,
    payment: { paymentId, rupees: 399, state: 'rejected', reason: 'Not on our statement' },
    course: null,
  })
  const hours = (Date.parse(asked.promisedAt) - Date.parse(asked.createdAt)) / 3_600_000
  expect(hours).toBeGreaterThan(0)
  // Eight working hours, which a Sunday may interrupt, up to a full hour.
  expect(hours).toBeLessThan(50)
  expect((await app.load(learner, listMySupportRequests)).items).toEqual([asked])
  const { items } = await app.load(learner, listSupportMessages, { params: { requestId: asked.requestId } })
  expect(items).toMatchObject([{ body: 'I **did** pay.', isMine: true, isTeacher: false }])
})

test('only one’s own payment and an existing course can be attached', async () => {
  const paymentId = await newRejected(stranger.id)
  const notMine = fieldError('paymentId', 'Choose one of your payments')
  expect(await writeToUs(app, learner, { topic: 'payment', paymentId })).toMatchObject(notMine)
  expect(await writeToUs(app, learner, { topic: 'payment', paymentId: 987_654 })).toMatchObject(notMine)
  expect(await writeToUs(app, learner, { topic: 'course', courseId: 987_654 })).toMatchObject(
    fieldError('courseId', 'Choose a course'),
  )
  expect(await writeToUs(app, learner, { topic: 'other', paymentId })).toMatchObject(fieldError('topic', /Payment/))
  expect(await writeToUs(app, learner, { topic: 'refund', subject: '', message: ' ' })).toMatchObject({
    http: 400,
    body: {
      fields: { topic: 'Choose a topic', subject: 'Enter a subject', message: 'Write a message first' },
    },
  })
  const { requestId } = await newRequest(app, learner, { topic: 'payment' })
  // The database refuses it too.
  const forced = app.db.update(supportRequests).set({ paymentId }).where(eq(supportRequests.id, requestId))
  await expect(forced).rejects.toMatchObject({ cause: { constraint: 'support_requests_own_payment_fkey' } })
})

test('a reply is shown, notified and always emailed; the learner’s next message reopens the request', async () => {
  await app.db.insert(emailPreferences).values({ personId: learner.id, answers: false })
  const { requestId } = await newRequest(app, learner)
  const picture = { name: 'a.png', content: png }
  const reply = await writeIn(app, mentor, requestId, 'Your name is *corrected*.', picture)
  expect(reply.body.data).toMatchObject({ isTeacher: true, pictures: [{ name: 'a.png' }] })
  const answered = await load(requestId)
  expect(answered).toMatchObject({ state: 'answered', answeredAt: expect.any(String) })
  expect((await app.notificationsOf(learner))[0]).toMatchObject({
    title: 'Meena Devi replied: My name is wrong',
    link: `/dashboard/support/${requestId}`,
  })
  const [email] = await app.emailsTo(learner.email)
  expect(email).toMatchObject({ subject: 'Reply: My name is wrong' })
  expect(email!.text).toContain(`/dashboard/support/${requestId}`)
  const { items } = await app.load(learner, listSupportMessages, { params: { requestId } })
  expect((await app.app.inject({ url: items[1].pictures[0].url })).statusCode).toBe(200)

  await writeIn(app, learner, requestId, 'Not on my certificate.')
  expect(await load(requestId)).toMatchObject({ state: 'open', messages: 3 })
  // It has no assignee: it waits in the inbox.
  expect(await app.notificationsOf(mentor)).toEqual([])
})

test('the learner resolves a request; answered ones resolve after seven quiet days', async () => {
  const params = { requestId: (await newRequest(app, learner)).requestId }
  for (const actor of [stranger, mentor, admin])
    expect((await app.call(actor, resolveMySupportRequest, { params })).http).toBe(404)
  expect(await app.load(learner, resolveMySupportRequest, { params })).toMatchObject({ state: 'resolved' })

  const [quiet, recent, open] = [
    await newRequest(app, learner),
    await newRequest(app, learner),
    await newRequest(app, learner),
  ]
  for (const { requestId } of [quiet, recent]) await writeIn(app, admin, requestId, 'Done')
  const answeredAt = sql`now() - interval '8 days'`
  await app.db.update(supportRequests).set({ answeredAt }).where(eq(supportRequests.id, quiet.requestId))
  await resolveQuiet(app.db, supportRequests, app.deps.clock())
  const states = await Promise.all([quiet, recent, open].map(async ({ requestId }) => (await load(requestId)).state))
  expect(states).toEqual(['resolved', 'answered', 'open'])
  await writeIn(app, learner, quiet.requestId, 'It happened again')
  expect(await load(quiet.requestId)).toMatchObject({ state: 'open' })
})
