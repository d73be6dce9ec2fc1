import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { register } from '#contract/membership/registration.ts'
import * as contract from '#contract/webhooks/webhooks.ts'
import { webhookEvents } from '#contract/webhooks/events.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newRegistration, testPassword } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { newWebhook, startReceiver } from '#server/testing/webhooks/receiver.ts'
import { announce } from './announce.service.ts'
import { claimDue, deleteDeliveriesBefore } from './deliveries.store.ts'
import { deliverDue } from './delivery.service.ts'
import { webhookAttempts, webhookDeliveries, webhooks } from './tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')
const learner = await app.newActor('learner')
const receiver = await startReceiver()
afterAll(receiver.close)

const minute = 60_000
let now = new Date()
const deps = { ...app.deps, clock: () => now }
const later = (ms: number) => (now = new Date(now.getTime() + ms))

beforeEach(async () => {
  await app.db.delete(webhooks)
  receiver.received.length = 0
  receiver.settings.answer = (reply) => void reply.end('OK')
})

const answerWith = (status: number, body = '') =>
  (receiver.settings.answer = (reply) => void reply.writeHead(status, { location: receiver.url }).end(body))

const event = (courseId = 3) =>
  ({ type: 'course.completed', personId: learner.id, data: { courseId, courseTitle: 'Python' } }) as const
const announceOne = (courseId?: number) => app.db.transaction((db) => announce(db, deps, event(courseId)))
const rowOf = async (id: number) => (await app.db.select().from(webhooks).where(eq(webhooks.id, id)))[0]!
const deliveriesOf = (webhookId: number) =>
  app.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(webhookDeliveries.id)
const confirmation = { password: testPassword }
const here = () => ({ url: receiver.url })

/** As a receiver checks it, from the text of the specification. */
const isSignedWith = (secret: string, { headers, body }: (typeof receiver.received)[number]) => {
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

test('an admin adds an endpoint, and a registration arrives there, signed, without personal details', async () => {
  const draft = { url: receiver.url, events: ['learner.registered'], includesContact: false }
  const added = await app.load(admin, contract.addWebhook, { body: { ...draft, ...confirmation } })
  expect(added).toMatchObject({ ...draft, state: 'active', pending: 0, failed: 0 })
  expect(JSON.stringify(added)).not.toContain('whsec_')
  const params = { webhookId: added.webhookId }
  const { secret } = await app.load(admin, contract.showWebhookSecret, { params, body: confirmation })
  const registration = newRegistration()
  await app.load(null, register, { body: registration })
  later(minute)
  await deliverDue(app.db, deps, added.webhookId)
  const [request] = receiver.received
  expect(isSignedWith(secret, request!)).toBe(true)
  expect(request!.headers['content-type']).toBe('application/json')
  expect(JSON.parse(request!.body)).toEqual({
    type: 'learner.registered',
    timestamp: expect.any(String),
    data: { learner: { id: expect.any(Number) }, source: 'registered' },
  })
  expect(request!.body).not.toContain(registration.email)

  const stored = await rowOf(added.webhookId)
  expect(stored.encryptedSecret).not.toContain(secret.slice(6))
  const { items } = await app.load(admin, contract.listDeliveries, { params })
  expect(items).toMatchObject([{ state: 'delivered', attempts: 1, messageId: request!.headers['webhook-id'] }])
  const details = await app.load(admin, contract.getDelivery, { params: { deliveryId: items[0].deliveryId } })
  expect(details).toMatchObject({
    body: request!.body,
    log: [{ attempt: 1, status: 200, answer: 'OK', problem: null }],
  })
  const entries = await app.auditsOf(`webhook ${added.webhookId}`)
  expect(entries.map(({ action }) => action)).toEqual(['webhook added', 'webhook secret shown'])
  expect(JSON.stringify(entries)).not.toContain(secret)
})

test('a failed transaction sends nothing, and only subscribed endpoints get an event', async () => {
  const { webhookId } = await newWebhook(app, { ...here(), events: ['payment.verified'] })
  const other = await newWebhook(app)
  const failing = app.db.transaction(async (db) => {
    await announce(db, deps, event())
    throw new Error('something else failed')
  })
  await expect(failing).rejects.toThrow('something else failed')
  await announceOne()
  expect(await deliveriesOf(webhookId)).toEqual([])
  expect(await deliveriesOf(other.webhookId)).toHaveLength(1)
})

test('retries after a 500, a redirect and a timeout with the same id, then succeeds once', async () => {
  const { webhookId } = await newWebhook(app, here())
  await announceOne()
  answerWith(500, 'x'.repeat(2000))
  await deliverDue(app.db, deps, webhookId)
  answerWith(302)
  // Not before it is due.
  await deliverDue(app.db, deps, webhookId)
  later(minute)
  await deliverDue(app.db, deps, webhookId)
  receiver.settings.answer = () => {}
  later(6 * minute)
  await deliverDue(app.db, deps, webhookId, 50)
  expect((await rowOf(webhookId)).failingSince).not.toBeNull()
  answerWith(204)
  later(40 * minute)
  await deliverDue(app.db, deps, webhookId)
  later(60 * 24 * minute)
  await deliverDue(app.db, deps, webhookId)
  // On a busy machine the third attempt may time out before it arrives.
  expect([3, 4]).toContain(receiver.received.length)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [delivery] = await deliveriesOf(webhookId)
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 4 })
  const log = await app.db.select().from(webhookAttempts).orderBy(webhookAttempts.attempt)
  expect(log).toMatchObject([
    { status: 500, problem: 'It answered 500', answer: 'x'.repeat(1024) },
    { status: 302, problem: expect.stringContaining('redirect') },
    { status: null, problem: 'No answer within 0.05 seconds' },
    { status: 204, problem: null },
  ])
  expect((await rowOf(webhookId)).failingSince).toBeNull()
})

test('an endpoint that asks for a pause gets nothing until then, and everything after it', async () => {
  const { webhookId } = await newWebhook(app, here())
  await announceOne()
  receiver.settings.answer = (reply) => void reply.writeHead(429, { 'retry-after': '3600' }).end()
  await deliverDue(app.db, deps, webhookId)
  expect((await rowOf(webhookId)).notBefore).toEqual(new Date(now.getTime() + 60 * minute))
  answerWith(204)
  await announceOne(4)
  later(59 * minute)
  await deliverDue(app.db, deps, webhookId)
  expect(receiver.received).toHaveLength(1)
  later(2 * minute)
  await deliverDue(app.db, deps, webhookId)
  expect((await deliveriesOf(webhookId)).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['delivered', 2],
    ['delivered', 1],
  ])
})

test('two workers send each event once, at most four at a time', async () => {
  const { webhookId } = await newWebhook(app, here())
  for (let courseId = 1; courseId <= 9; courseId++) await announceOne(courseId)
  const claim = () => app.db.transaction((db) => claimDue(db, webhookId, now))
  expect(await claim()).toHaveLength(4)
  expect(await claim()).toEqual([])
  later(2 * minute)
  await Promise.all([deliverDue(app.db, deps, webhookId), deliverDue(app.db, deps, webhookId)])
  expect(receiver.received).toHaveLength(9)
  expect((await deliveriesOf(webhookId)).map(({ state }) => state)).toEqual(Array(9).fill('delivered'))
})

test('an attempt without a result is made again later, and a late result doesn’t count', async () => {
  const { webhookId } = await newWebhook(app, here())
  await announceOne()
  // A worker that was killed while it sent.
  await app.db.transaction((db) => claimDue(db, webhookId, now))
  await deliverDue(app.db, deps, webhookId)
  expect(receiver.received).toHaveLength(0)
  later(2 * minute)
  const { promise: second, resolve: onSecond } = Promise.withResolvers<void>()
  receiver.settings.answer = (slowReply) => {
    // While this request is open, its minute passes, and another worker sends; then the first one fails.
    receiver.settings.answer = (reply) => {
      slowReply.writeHead(500).end()
      void slow.then(() => reply.end('second'))
    }
    later(2 * minute)
    void deliverDue(app.db, deps, webhookId).then(onSecond)
  }
  const slow = deliverDue(app.db, deps, webhookId)
  await second
  expect(receiver.received).toHaveLength(2)
  const [delivery] = await deliveriesOf(webhookId)
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 3 })
  const log = await app.db.select().from(webhookAttempts).where(eq(webhookAttempts.deliveryId, delivery!.id))
  expect(log).toMatchObject([{ attempt: 3, answer: 'second' }])
})

test('after ten attempts it has failed; replays start again with the same id', async () => {
  const { webhookId } = await newWebhook(app, here())
  const params = { webhookId }
  await announceOne()
  await app.db.update(webhookDeliveries).set({ attempts: 9 })
  answerWith(503)
  await deliverDue(app.db, deps, webhookId)
  const [failed] = await deliveriesOf(webhookId)
  expect(failed).toMatchObject({ state: 'failed', dueAt: null, attempts: 10 })
  await app.load(admin, contract.replayDelivery, { params: { deliveryId: failed!.id } })
  const again = await app.call(admin, contract.replayDelivery, { params: { deliveryId: failed!.id } })
  expect(again.http).toBe(409)
  later(minute)
  answerWith(503)
  await deliverDue(app.db, deps, webhookId)
  expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'pending', attempts: 11 }])
  answerWith(200)
  later(minute)
  await deliverDue(app.db, deps, webhookId)
  expect(await deliveriesOf(webhookId)).toMatchObject([{ state: 'delivered', attempts: 12 }])
  expect(receiver.received[2]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])

  await announceOne(4)
  await announceOne(5)
  await app.db.update(webhookDeliveries).set({ state: 'failed', dueAt: null, deliveredAt: null })
  const since = (await deliveriesOf(webhookId))[1]!.createdAt.toISOString()
  expect(await app.load(admin, contract.replayFailed, { params, body: { since } })).toEqual({ replayed: 2 })
  const { items } = await app.load(admin, contract.listDeliveries, { params, query: { state: 'failed' } })
  expect(items).toMatchObject([{ deliveryId: failed!.id }])
})

test('a paused endpoint gets what it missed when it is turned on; tests and replays need it on', async () => {
  const { webhookId } = await newWebhook(app, here())
  const params = { webhookId }
  await app.load(admin, contract.setWebhookState, { params, body: { state: 'paused' } })
  await announceOne()
  later(minute)
  await deliverDue(app.db, deps, webhookId)
  expect(receiver.received).toHaveLength(0)
  expect((await app.call(admin, contract.sendTestWebhook, { params })).http).toBe(409)
  await app.load(admin, contract.setWebhookState, { params, body: { state: 'active' } })
  const { deliveryId } = await app.load(admin, contract.sendTestWebhook, { params })
  later(minute)
  await deliverDue(app.db, deps, webhookId)
  const types = new Set(receiver.received.map(({ body }) => JSON.parse(body).type))
  expect(types).toEqual(new Set(['course.completed', 'webhook.test']))
  const { items } = await app.load(admin, contract.listDeliveries, { params, query: { type: 'webhook.test' } })
  expect(items).toMatchObject([{ deliveryId, state: 'delivered' }])
  const actions = (await app.auditsOf(`webhook ${webhookId}`)).map(({ action }) => action)
  expect(actions).toEqual(['webhook paused', 'webhook turned on', 'webhook tested'])
})

test('410 and days of failures switch an endpoint off, and admins are notified and emailed', async () => {
  const { webhookId } = await newWebhook(app, here())
  await announceOne(1)
  await announceOne(2)
  answerWith(500)
  await deliverDue(app.db, deps, webhookId)
  later(5.5 * 24 * 60 * minute)
  await deliverDue(app.db, deps, webhookId)
  expect(await rowOf(webhookId)).toMatchObject({ state: 'off', offReason: 'Nothing was delivered for 5 days' })
  expect((await deliveriesOf(webhookId)).map(({ state }) => state)).toEqual(['failed', 'failed'])
  await announceOne(3)
  expect(await deliveriesOf(webhookId)).toHaveLength(2)
  expect(await app.notificationsOf(admin)).toMatchObject([{ link: `/admin/webhooks/${webhookId}` }])
  const [email] = (await app.emailsTo(admin.email)).slice(-1)
  expect(email).toMatchObject({ subject: expect.stringMatching(/^Webhooks switched off: localhost/) })

  await app.load(admin, contract.setWebhookState, { params: { webhookId }, body: { state: 'active' } })
  answerWith(410)
  await announceOne(4)
  await deliverDue(app.db, deps, webhookId)
  expect(await rowOf(webhookId)).toMatchObject({ state: 'off', offReason: 'It answered 410 Gone' })
})

test('for 24 hours after a rotation both secrets sign', async () => {
  const { webhookId, secret: old } = await newWebhook(app, here())
  const params = { webhookId }
  now = new Date()
  const wrong = await app.call(admin, contract.rotateWebhookSecret, { params, body: { password: 'wrong' } })
  expect(wrong.http).toBe(400)
  const { secret } = await app.load(admin, contract.rotateWebhookSecret, { params, body: confirmation })
  expect(secret).not.toBe(old)
  await announceOne()
  await deliverDue(app.db, deps, webhookId)
  later(25 * 60 * minute)
  await announceOne()
  await deliverDue(app.db, deps, webhookId)
  const [soon, after] = receiver.received
  expect([isSignedWith(old, soon!), isSignedWith(secret, soon!)]).toEqual([true, true])
  expect([isSignedWith(old, after!), isSignedWith(secret, after!)]).toEqual([false, true])
})

test('every event is described, and deliveries are deleted after 30 days', async () => {
  const { webhookId } = await newWebhook(app)
  expect((await rowOf(webhookId)).events).toEqual(webhookEvents)
  await announceOne()
  await deleteDeliveriesBefore(app.db, now)
  expect(await deliveriesOf(webhookId)).toHaveLength(1)
  await deleteDeliveriesBefore(app.db, later(1000))
  expect(await deliveriesOf(webhookId)).toEqual([])
  await app.load(admin, contract.deleteWebhook, { params: { webhookId } })
  expect((await app.call(admin, contract.getWebhook, { params: { webhookId } })).http).toBe(404)
})
