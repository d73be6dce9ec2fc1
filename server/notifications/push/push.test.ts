import { afterAll, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { endDevice, logout } from '#contract/identity/session.ts'
import { saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { getPush, savePush, subscribePush, unsubscribePush } from '#contract/notifications/push.ts'
import { readAllNotifications } from '#contract/notifications/notifications.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { secrets } from '#server/kit/tables.ts'
import { questionAnswered, sessionReminder } from '#server/mentoring/texts.ts'
import { wording } from '#server/notification-kinds.ts'
import { supportReply } from '#server/support/texts.ts'
import { startPushService } from '#server/testing/notifications/push-service.ts'
import { newDevice, sendPushes } from '#server/testing/notifications/pushes.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { notify } from '../notifications.service.ts'
import { pushes, pushSubscriptions } from '../tables.ts'
import { pushJobs } from './jobs.ts'
import { pushKeys } from './keys.store.ts'

const app = await sharedApp()
const service = await startPushService()
afterAll(service.close)

const india = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const noon = india('12:00')
app.deps.clock = () => noon

type Device = ReturnType<typeof service.newDevice>

/** Somebody on a device that gets notifications. */
async function newReader() {
  const actor = await app.newActor('learner')
  return { actor, device: await newDevice(app, service, actor) }
}

let questions = 0
const answer = (actor: TestActor, body = 'Use a map.') =>
  app.db.transaction((db) => {
    const about = { questionId: ++questions, title: 'How do I count?', stepName: 'Step 1', author: 'Asha', body }
    return notify(db, app.deps, actor.id, questionAnswered(about))
  })

const sendWaiting = (now = noon) => sendPushes(app, now)

const titles = ({ received }: Device) => received.map(({ message }) => message.title)
const countWaiting = () => app.db.$count(pushes)

test('a device that asked gets a message that only it can read, signed by us', async () => {
  const { actor, device } = await newReader()
  const { publicKey, isOn } = (await app.call(actor, getPush)).body.data
  expect(isOn).toBe(true)
  await answer(actor, 'Use a map. '.repeat(100))
  await sendWaiting()
  const [{ message, headers, claims }] = device.received as [(typeof device.received)[number]]
  expect(message).toMatchObject({
    title: 'Asha answered: How do I count?',
    link: `/dashboard/questions/${questions}`,
    quiet: { from: india('21:00').getTime(), to: india('07:00').getTime() + dayMs },
  })
  expect(message.body.length).toBeLessThanOrEqual(161)
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '259200',
    urgency: 'normal',
    topic: message.tag,
  })
  expect(headers.authorization).toMatch(new RegExp(`k=${publicKey}$`))
  expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) })
  await sendWaiting()
  expect(device.received).toHaveLength(1)
})

test('every device of the person gets it, and nobody else’s', async () => {
  const [{ actor, device }, other] = [await newReader(), await newReader()]
  const token = newToken()
  const phone = { ...actor, token, sessionId: await insertSession(app.db, actor.id, token, 'Phone') }
  const second = await newDevice(app, service, phone)
  await answer(actor)
  await sendWaiting()
  expect([device, second, other.device].map(({ received }) => received.length)).toEqual([1, 1, 0])
})

test('nothing arrives after signing out, turning it off, or the end of the session', async () => {
  const [out, off, ended, expired] = [await newReader(), await newReader(), await newReader(), await newReader()]
  const all = [out, off, ended, expired]
  for (const { actor } of all) await answer(actor)
  await app.call(out.actor, logout)
  await app.call(off.actor, unsubscribePush)
  const token = newToken()
  const laptop = { ...ended.actor, token, sessionId: await insertSession(app.db, ended.actor.id, token, 'Laptop') }
  await app.call(laptop, endDevice, { params: { deviceId: ended.actor.sessionId } })
  await app.db.execute(sql`update sessions set expires_at = now() where id = ${expired.actor.sessionId}`)
  for (const { actor } of all) await answer(actor)
  await sendWaiting()
  expect(all.map(({ device }) => device.received.length)).toEqual([0, 0, 0, 0])
})

test('a device belongs to the account that subscribed last', async () => {
  const [before, after] = [await newReader(), await app.newActor('learner')]
  await app.call(after, subscribePush, { body: before.device.subscription })
  await answer(before.actor)
  await answer(after)
  await sendWaiting()
  expect(before.device.received.map(({ message }) => message.link)).toEqual([`/dashboard/questions/${questions}`])
  expect((await app.call(before.actor, getPush)).body.data.isOn).toBe(false)
})

test('what nobody chose follows the emails; the choice of a kind counts for itself', async () => {
  const { actor, device } = await newReader()
  const emails = { reviews: true, answers: false, reminders: true, messages: true, study: true }
  await app.call(actor, saveEmailPreferences, { body: emails })
  expect((await app.call(actor, getPush)).body.data).toMatchObject({ answers: false, sessions: true })
  await answer(actor)
  await sendWaiting()
  expect(device.received).toEqual([])
  expect((await app.call(actor, savePush, { body: { answers: true } })).body.data).toMatchObject({ answers: true })
  await answer(actor)
  await sendWaiting()
  expect(titles(device)).toEqual(['Asha answered: How do I count?'])
})

test('quiet hours keep it until the morning, unless it was read or is no longer true', async () => {
  const [kept, read, late] = [await newReader(), await newReader(), await newReader()]
  await answer(kept.actor)
  await answer(read.actor)
  const startsAt = india('22:30')
  const soon = sessionReminder({ title: 'Doubts', hostName: 'Asha', startsAt, minutes: 60 })
  await app.db.transaction((db) => notify(db, app.deps, late.actor.id, soon))
  await sendWaiting(india('21:00'))
  const { rows } = await app.db.execute(
    sql`select start_after from pgboss.job where name = 'pushes' and start_after > now()`,
  )
  expect(rows).toHaveLength(2)
  await app.call(read.actor, readAllNotifications)
  await sendWaiting(new Date(noon.getTime() + dayMs))
  expect([kept, read, late].map(({ device }) => device.received.length)).toEqual([1, 0, 0])
  expect(await countWaiting()).toBe(0)
})

test('quiet hours can be other hours or none', async () => {
  const { actor, device } = await newReader()
  const save = (quietHours: unknown) => app.call(actor, savePush, { body: { quietHours } })
  expect((await save({ from: '11:00', to: '13:00' })).body.data.quietHours).toEqual({ from: '11:00', to: '13:00' })
  await answer(actor)
  await sendWaiting()
  expect(device.received).toEqual([])
  await save(null)
  await sendWaiting()
  expect(device.received.map(({ message }) => message.quiet)).toEqual([null])
  expect(await save({ from: '11:00', to: '11:00' })).toMatchObject(fieldError('quietHours.to', /another time/))
})

test('a reminder that is due soon wakes the phone and isn’t delivered late', async () => {
  const { actor, device } = await newReader()
  const soon = sessionReminder({ title: 'Doubts', hostName: 'Asha', startsAt: india('12:10'), minutes: 10 })
  await app.db.transaction((db) => notify(db, app.deps, actor.id, soon))
  await sendWaiting()
  expect(device.received[0]!.headers).toMatchObject({ ttl: '600', urgency: 'high' })
})

test.each([404, 410])('an answer %d ends the subscription', async (status) => {
  const { actor } = await newReader()
  await answer(actor)
  service.settings.status = status
  expect(await sendWaiting()).toEqual([])
  service.settings.status = 201
  expect((await app.call(actor, getPush)).body.data.isOn).toBe(false)
  expect(await countWaiting()).toBe(0)
})

test('a push service that can’t take it now gets it later; one that refuses it doesn’t', async () => {
  const { actor, device } = await newReader()
  await answer(actor)
  service.settings.status = 503
  expect(await sendWaiting()).toEqual([expect.stringContaining('503')])
  Object.assign(service.settings, { status: 429, retryAfter: '60' })
  expect(await sendWaiting()).toEqual([])
  Object.assign(service.settings, { status: 201, retryAfter: null })
  await sendWaiting()
  expect(device.received).toHaveLength(1)
  await answer(actor)
  service.settings.status = 413
  expect(await sendWaiting()).toEqual([expect.stringContaining('413')])
  service.settings.status = 201
  expect(await countWaiting()).toBe(0)
})

test('jobs send it, once the transaction of the event commits', async () => {
  await app.registerJobs()
  const { actor, device } = await newReader()
  await answer(actor)
  await expect.poll(() => device.received.length).toBe(1)
})

test('an instance with PUSH=off sends nothing', async () => {
  const queues: string[] = []
  const jobs = { ...app.deps.jobs, work: async (queue: string) => void queues.push(queue), schedule: async () => {} }
  const start = (hasPush: boolean) =>
    pushJobs({ ...app.deps, env: { ...app.env, hasPush }, jobs }, { wording, truths: {} })
  await start(false)
  expect(queues).toEqual([])
  await start(true)
  expect(queues).toEqual(['pushes'])
})

test.each([
  ['an address inside our network', { endpoint: 'https://10.0.0.1/push' }, 'endpoint'],
  ['what isn’t an address', { endpoint: 'push' }, 'endpoint'],
  ['an address that isn’t https', { endpoint: 'http://example.in/push' }, 'endpoint'],
  ['a key that is no point of the curve', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ['a secret of another length', { keys: { p256dh: 'A'.repeat(87), auth: 'A' } }, 'keys.auth'],
])('refuses %s', async (_what, changes, field) => {
  const actor = await app.newActor('learner')
  const body = { ...service.newDevice().subscription, ...changes }
  expect(await app.call(actor, subscribePush, { body })).toMatchObject(fieldError(field))
})

test('every instance has the same keys; those that can’t be read are replaced, with the subscriptions', async () => {
  const { actor } = await newReader()
  const { publicKey } = await pushKeys(app.db, app.deps.keys)
  const another = await app.another()
  expect((await pushKeys(app.db, another.deps.keys)).publicKey).toBe(publicKey)
  const [stored] = await app.db.select().from(secrets).where(eq(secrets.name, 'push'))
  expect(stored!.value).not.toContain(publicKey)
  await app.db.update(secrets).set({ value: 'of another secret' }).where(eq(secrets.name, 'push'))
  const { body } = await app.call(actor, getPush)
  expect(body.data.publicKey).not.toBe(publicKey)
  expect(await app.db.$count(pushSubscriptions)).toBe(0)
})

test('a lock screen shows that support replied, but not what', async () => {
  const { actor, device } = await newReader()
  const reply = supportReply({
    requestId: 1,
    subject: 'My payment',
    author: 'Asha',
    body: 'Your account ends in 1234.',
  })
  await app.db.transaction((db) => notify(db, app.deps, actor.id, reply))
  await sendWaiting()
  expect(device.received).toMatchObject([{ message: { title: 'Asha replied: My payment', body: '' } }])
})
