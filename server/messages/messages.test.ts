import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#contract/identity/staff.ts'
import { dayMs as day } from '#contract/kit/durations.ts'
import * as contract from '#contract/messages/messages.ts'
import { getMyMessage, readMyMessage } from '#contract/messages/my-messages.ts'
import { getEmailPreferences, oneClickPath, unsubscribe } from '#contract/notifications/preferences.ts'
import { eq, inArray, sql } from '#server/kit/db/orm.ts'
import { decryptText } from '#server/notifications/emails.rules.ts'
import { emails, notifications } from '#server/notifications/tables.ts'
import { oneClickUrl } from '#server/notifications/unsubscribe.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { storeMessage, storeSentTo } from '#server/testing/messages/messages.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { deleteOldEmails } from './deliveries.store.ts'
import { messageLink } from './links.ts'
import { resumeMessages, sendBatch } from './sending.service.ts'
import { messageDeliveries } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const { db, deps } = app
const admin = await app.newActor('admin')
let course: Awaited<ReturnType<typeof newCourseWithTasks>>
let inside: TestActor[]
let outside: TestActor
beforeEach(async () => {
  deps.clock = () => new Date()
  course = await newCourseWithTasks(app, [1])
  inside = [await newMember(app, [course.courseId]), await newMember(app, [course.courseId])]
  outside = await newMember(app)
})

const draft = (changes: object = {}) => ({
  subject: 'New task on Monday',
  body: 'Look at [the course](/dashboard) and **enjoy**.',
  segment: { kind: 'course', courseId: course.courseId, active: false },
  byEmail: true,
  ...changes,
})
const create = async (changes: object = {}): Promise<number> =>
  (await app.load(admin, contract.createMessage, { body: draft(changes) })).messageId
const send = (messageId: number, at: object | null = null, version = 1) =>
  app.call(admin, contract.sendMessage, { params: { messageId }, body: { version, at } })
const show = (messageId: number) => app.load(admin, contract.getMessage, { params: { messageId } })

/** As the job does, at the pace of the test. */
async function work(messageId: number, batches = Infinity) {
  const slow = { ...deps, clock: () => deps.clock(), env: { ...deps.env, messagesPerMinute: 60 } }
  for (let done = 0; done < batches; done++) {
    const now = deps.clock()
    const wait = await sendBatch(db, slow, messageId)
    if (wait === null) return
    deps.clock = () => new Date(now.getTime() + wait)
  }
}

const received = async (people: TestActor[], messageId: number) => {
  const rows = await db
    .select({ personId: notifications.personId })
    .from(notifications)
    .where(eq(notifications.link, messageLink(messageId)))
  return people.map(({ id }) => rows.filter(({ personId }) => personId === id).length)
}

test('a message reaches everyone in its group once, in the app and by email, and nobody else', async () => {
  const messageId = await create()
  expect((await send(messageId)).body.data).toMatchObject({
    state: 'scheduled',
    audience: expect.stringContaining('Course'),
  })
  await work(messageId)
  expect(await show(messageId)).toMatchObject({ state: 'sent', recipients: 2, delivered: 2, emailed: 2, read: 0 })
  expect(await received([...inside, outside], messageId)).toEqual([1, 1, 0])
  const [email] = await app.emailsTo(inside[0]!.email)
  const { encryptedUnsubscribeUrl, subject } = email!
  expect(subject).toBe('New task on Monday')
  expect(decryptText(deps.secret, inside[0]!.email, encryptedUnsubscribeUrl!)).toBe(
    oneClickUrl(deps, inside[0]!.id, 'messages'),
  )
  expect(email!.text).toContain(`Look at the course (${app.env.publicUrl}/dashboard) and enjoy.`)
  expect(email!.text).toContain(`Unsubscribe: ${app.env.publicUrl}/unsubscribe?token=`)
  expect(email!.html).toMatch(/<a [^>]*href="[^"]*\/dashboard">the course<\/a> and <strong>enjoy<\/strong>\./)
  expect(email!.html).toMatch(/<a [^>]*href="[^"]*\/unsubscribe\?token=[^"]*">Unsubscribe<\/a>/)
  expect(await app.emailsTo(outside.email)).toEqual([])
  const audited = await app.auditsOf(`message ${messageId}`)
  expect(audited.map(({ action }) => action)).toEqual(['message drafted', 'message sent'])
})

test('who gets it is decided when sending starts', async () => {
  const messageId = await create()
  await send(messageId)
  const late = await newMember(app, [course.courseId])
  await work(messageId, 1)
  const tooLate = await newMember(app, [course.courseId])
  await work(messageId)
  expect(await received([late, tooLate], messageId)).toEqual([1, 0])
})

test('a person who is blocked before their turn is skipped', async () => {
  const messageId = await create()
  await send(messageId)
  await work(messageId, 1)
  await app.call(admin, blockPerson, { params: { userId: inside[1]!.id }, body: { reason: 'Shared the account' } })
  await work(messageId)
  expect(await received(inside, messageId)).toEqual([1, 0])
  expect(await app.emailsTo(inside[1]!.email)).not.toContainEqual(expect.objectContaining({ subject: draft().subject }))
  const { items } = await app.load(admin, contract.listMessageDeliveries, {
    params: { messageId },
    query: { state: 'not sent' },
  })
  expect(items).toMatchObject([{ userId: inside[1]!.id, state: 'skipped', emailState: 'none' }])
  expect(await show(messageId)).toMatchObject({ state: 'sent', recipients: 2, delivered: 1 })
})

test('a stopped message says how many got it; the others never do', async () => {
  const messageId = await create()
  await send(messageId)
  // An account that is in use at this moment comes with a later batch.
  while ((await show(messageId)).delivered === 0) await work(messageId, 1)
  const stopped = await app.call(admin, contract.cancelMessage, { params: { messageId } })
  expect(stopped.body.data).toMatchObject({ state: 'cancelled', delivered: 1, recipients: 2 })
  deps.clock = () => new Date(Date.now() + day)
  await work(messageId)
  expect(await received(inside, messageId)).toEqual([1, 0])
  expect((await app.call(admin, contract.cancelMessage, { params: { messageId } })).http).toBe(409)
})

test('a scheduled message waits for its time in India, and is a draft again when cancelled', async () => {
  deps.clock = () => new Date('2027-01-05T06:30:00Z')
  const messageId = await create()
  const at = { date: '2027-01-06', time: '10:00' }
  expect((await send(messageId, at)).body.data).toMatchObject({ scheduledFor: '2027-01-06T04:30:00.000Z' })
  await work(messageId)
  expect(await show(messageId)).toMatchObject({ state: 'scheduled', recipients: 0 })
  const cancelled = await app.call(admin, contract.cancelMessage, { params: { messageId } })
  expect(cancelled.body.data).toMatchObject({ state: 'draft', scheduledFor: null })
  await send(messageId, at)
  deps.clock = () => new Date('2027-01-06T04:30:00Z')
  await work(messageId)
  expect(await show(messageId)).toMatchObject({ state: 'sent', delivered: 2 })
})

test('a message whose job was lost is sent to the rest', async () => {
  const messageId = await create()
  await send(messageId)
  const queued: object[] = []
  const jobs = { ...deps.jobs, add: async (_db: unknown, _queue: string, data: object) => void queued.push(data) }
  await resumeMessages(db, { ...deps, jobs })
  expect(queued).not.toContainEqual({ messageId })
  deps.clock = () => new Date(Date.now() + 2 * 60_000)
  await resumeMessages(db, { ...deps, jobs })
  expect(queued).toContainEqual({ messageId })
})

test('the link of an email turns the school’s emails off without signing in, and on again', async () => {
  const [me] = inside
  const url = oneClickUrl(deps, me!.id, 'messages').replace(app.env.publicUrl, '')
  const post = (url: string) =>
    app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await app.app.inject({ url })).headers['location']).toBe(url.replace('/one-click', ''))
  expect(await app.load(me!, getEmailPreferences)).toMatchObject({ messages: true })
  expect((await post(url)).statusCode).toBe(200)
  expect(await app.load(me!, getEmailPreferences)).toEqual({
    reviews: true,
    answers: true,
    reminders: true,
    messages: false,
    study: true,
  })
  const token = url.split('token=')[1]!
  for (const wrong of ['', `${outside.id}.${token.split('.')[1]}`, `${token}x`])
    expect((await post(`${oneClickPath}?token=${wrong}`)).statusCode).toBe(400)
  expect(await app.load(outside, getEmailPreferences)).toMatchObject({ messages: true })

  const messageId = await create()
  expect(await app.load(admin, contract.countRecipients, { body: { segment: draft().segment } })).toMatchObject({
    people: 2,
    byEmail: 1,
  })
  await send(messageId)
  await work(messageId)
  expect(await received(inside, messageId)).toEqual([1, 1])
  expect(await app.emailsTo(me!.email)).toEqual([])
  const { items } = await app.load(admin, contract.listMessageDeliveries, {
    params: { messageId },
    query: { search: me!.email },
  })
  expect(items).toMatchObject([{ state: 'notified', emailState: 'not allowed' }])

  await app.load(null, unsubscribe, { body: { token, isOn: true } })
  expect(await app.load(me!, getEmailPreferences)).toMatchObject({ messages: true })
})

test('only a recipient reads a message, and reading is recorded', async () => {
  const [me] = inside
  const messageId = await storeSentTo(app, me!.id)
  const params = { messageId }
  expect(await app.load(me!, getMyMessage, { params })).toMatchObject({
    body: 'We meet on **Saturday**.',
    readAt: null,
  })
  for (const actor of [outside, admin]) expect((await app.call(actor, getMyMessage, { params })).http).toBe(404)
  await app.load(me!, readMyMessage, { params })
  expect((await app.call(outside, readMyMessage, { params })).http).toBe(404)
  expect((await show(messageId)).read).toBe(1)
  const listed = await app.load(admin, contract.listMessagesOf, { params: { userId: me!.id } })
  expect(listed.items).toMatchObject([{ messageId, subject: 'This weekend', readAt: expect.any(String) }])
})

test('nobody overwrites a draft that changed, or changes a message that was sent', async () => {
  const messageId = await create()
  const params = { messageId }
  const save = (version: number) =>
    app.call(admin, contract.saveMessage, { params, body: { ...draft({ subject: 'Later' }), version } })
  expect((await save(1)).body.data).toMatchObject({ version: 2 })
  expect((await save(1)).http).toBe(409)
  expect((await send(messageId)).http).toBe(409)
  await send(messageId, null, 2)
  expect((await save(2)).http).toBe(409)
  expect((await app.call(admin, contract.deleteMessage, { params })).http).toBe(409)
  await work(messageId)
  const change = db.execute(sql`update messages set body = 'Other' where id = ${messageId}`)
  await expect(change).rejects.toMatchObject({ cause: { message: `message ${messageId} was sent and cannot change` } })
})

test('a test goes to the author only', async () => {
  const messageId = await create()
  await app.load(admin, contract.sendTestMessage, { params: { messageId } })
  expect(await app.emailsTo(admin.email)).toMatchObject([
    { subject: 'Test: New task on Monday', encryptedUnsubscribeUrl: null },
  ])
  expect(await received([...inside, outside], messageId)).toEqual([0, 0, 0])
  expect(await show(messageId)).toMatchObject({ state: 'draft' })
})

test.each([
  ['subject', { subject: ' ' }, 'Enter a subject'],
  ['body', { body: '' }, 'Write your message'],
  ['segment', { segment: null }, 'Choose who gets this message'],
  ['segment', { segment: { kind: 'session', sessionId: 987_654, joined: false } }, 'Choose a session'],
  ['segment', { segment: { kind: 'emails', emails: ['nobody@example.in'] } }, 'Nobody is in this group right now'],
])('rejects a message without a usable %s', async (field, change, problem) => {
  const made = await app.call(admin, contract.createMessage, { body: draft(change) })
  const answer = made.http === 200 ? await send(made.body.data.messageId) : made
  expect(answer).toMatchObject(fieldError(field, problem))
})

test.each([
  [{ date: '2027-01-05', time: '11:59' }, 'time'],
  [{ date: '2028-02-01', time: '10:00' }, 'date'],
])('rejects the time %o', async (at, field) => {
  deps.clock = () => new Date('2027-01-05T06:30:00Z')
  expect(await send(await create(), at)).toMatchObject(fieldError(field))
})

test('a list of addresses shows which are unknown, and they aren’t kept once it is sent', async () => {
  const segment = { kind: 'emails', emails: [inside[0]!.email, 'nobody@example.in'] }
  expect(await app.load(admin, contract.countRecipients, { body: { segment } })).toMatchObject({
    people: 1,
    sample: [{ userId: inside[0]!.id }],
    unknownEmails: ['nobody@example.in'],
  })
  const messageId = await create({ segment })
  await send(messageId)
  await work(messageId)
  expect(await show(messageId)).toMatchObject({ segment: null, audience: 'A list of 2 email addresses', delivered: 1 })
})

test('old announcement emails are deleted; the log keeps what became of them', async () => {
  const messageId = await create()
  await send(messageId)
  await work(messageId)
  const ids = db
    .select({ id: messageDeliveries.emailId })
    .from(messageDeliveries)
    .where(eq(messageDeliveries.messageId, messageId))
  await db.update(emails).set({ state: 'sent', html: null }).where(inArray(emails.id, ids))
  await deleteOldEmails(db, new Date(Date.now() + day), 10_000)
  expect(await app.emailsTo(inside[0]!.email)).toEqual([])
  const { items } = await app.load(admin, contract.listMessageDeliveries, {
    params: { messageId },
    query: { state: 'emailed' },
  })
  expect(items).toMatchObject([{ emailState: 'sent' }, { emailState: 'sent' }])
})

test('messages are found by subject and state', async () => {
  const subject = `Diwali ${Date.now()}`
  const messageId = await storeMessage(app, { subject })
  const list = (query: object) => app.load(admin, contract.listMessages, { query })
  expect((await list({ search: subject.toLowerCase() })).items).toMatchObject([{ messageId, state: 'draft' }])
  expect((await list({ search: subject, state: 'sent' })).items).toEqual([])
})
