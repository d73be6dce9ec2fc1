import { expect, test } from 'vitest'
import type { MergeValues } from '#contract/messages/merge-fields.ts'
import * as contract from '#contract/messages/messages.ts'
import { getMyMessage } from '#contract/messages/my-messages.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { storeMessage, storeSentTo } from '#server/testing/messages/messages.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { sendBatch } from './sending.service.ts'

const app = await sharedApp({ rateLimitFactor: 1000, messagesPerMinute: 60_000 })
const admin = await app.newActor('admin')
const endsAt = new Date('2026-12-21T06:00:00Z')

async function learnerOf(courseIds: number[], firstName: string) {
  const learner = await newMember(app, courseIds)
  await app.db.update(people).set({ firstName, accessEndsAt: endsAt }).where(eq(people.id, learner.id))
  return learner
}
const titleOf = async (id: number) => (await app.db.select().from(courses).where(eq(courses.id, id)))[0]!.title

const content = {
  subject: '{first name}, a task waits',
  body: 'Hello {first name|friend},\n\n*{course}* is open until {access ends}. See [it](/dashboard) and \\{this}.',
  byEmail: true,
}
async function send(changes: object, actor = admin) {
  const { messageId } = await app.load(actor, contract.createMessage, { body: { ...content, ...changes } })
  const body = { version: 1, at: null }
  return { messageId, sent: await app.call(actor, contract.sendMessage, { params: { messageId }, body }) }
}
async function deliver(messageId: number) {
  const tools = { ...app.deps, env: app.env }
  while ((await sendBatch(app.db, tools, messageId)) !== null);
}
const mine = (actor: TestActor, messageId: number) => app.load(actor, getMyMessage, { params: { messageId } })

test('each recipient gets their own text, in the app and by email, and the log proves it later', async () => {
  const { courseId } = await newCourseWithTasks(app, [1])
  const { courseId: newer } = await newCourseWithTasks(app, [1])
  const course = await titleOf(courseId)
  const asha = await learnerOf([courseId, newer], '<b>Asha</b> *')
  const linked = await learnerOf([courseId], 'www.evil.com')
  const { messageId } = await send({ segment: { kind: 'course', courseId, active: false } })
  await deliver(messageId)

  const [notification] = await app.notificationsOf(asha)
  expect(notification).toMatchObject({
    title: '<b>Asha</b> *, a task waits',
    body: `Hello <b>Asha</b> *, ${course} is open until 21 Dec 2026. See it and {this}.`,
  })
  const [email] = await app.emailsTo(asha.email)
  expect(email!.subject).toBe('<b>Asha</b> *, a task waits')
  expect(email!.text).toContain(`Hello <b>Asha</b> *,\n\n${course} is open until 21 Dec 2026.`)
  expect(email!.html).toContain('Hello &lt;b&gt;Asha&lt;/b&gt; *,')
  expect(email!.html).toContain(`<em>${course}</em> is open`)
  // A name with a link in it would be one in mail apps.
  const [other] = await app.emailsTo(linked.email)
  expect(other).toMatchObject({ subject: 'there, a task waits' })
  expect(other!.text).toContain('Hello friend,')

  // The values of that moment.
  await app.db.update(people).set({ firstName: 'Later' }).where(eq(people.id, asha.id))
  const values = { 'first name': '<b>Asha</b> *', course, 'access ends': '21 Dec 2026' }
  expect(await mine(asha, messageId)).toMatchObject({
    subject: '<b>Asha</b> *, a task waits',
    body: content.body,
    values,
  })
  const { items } = await app.load(admin, contract.listMessageDeliveries, { params: { messageId } })
  expect(items.map(({ values }: { values: MergeValues }) => values)).toEqual([
    values,
    { course, 'access ends': '21 Dec 2026' },
  ])
  const listed = await app.load(admin, contract.listMessagesOf, { params: { userId: asha.id } })
  expect(listed.items[0].subject).toBe('<b>Asha</b> *, a task waits')
})

test('a message without fields, or sent before there were any, is as it was written', async () => {
  const learner = await app.newActor('learner')
  const messageId = await storeSentTo(app, learner.id)
  expect(await mine(learner, messageId)).toMatchObject({ subject: 'This weekend', values: null })
  const { messageId: plain } = await send({
    subject: 'Plain',
    body: 'Text',
    segment: { kind: 'people', userIds: [learner.id] },
  })
  await deliver(plain)
  expect(await mine(learner, plain)).toMatchObject({ body: 'Text', values: null })
})

test.each([
  ['subject', { subject: 'Dear {name}' }, /^We don’t know \{name\}/],
  ['body', { body: 'From {school}' }, /^We don’t know \{school\}/],
  ['body', { body: '[Open](/dashboard/{course})' }, 'Fields don’t work in the address of a link'],
])('rejects unknown fields in the %s, and fields in links', async (field, change, problem) => {
  const segment = { kind: 'people', userIds: [(await app.newActor('learner')).id] }
  const { messageId, sent } = await send({ segment, ...change })
  expect(sent).toMatchObject(fieldError(field, problem))
  const test = await app.call(admin, contract.sendTestMessage, { params: { messageId } })
  expect(test).toMatchObject(fieldError(field, problem))
})

test('a test fills in the author', async () => {
  const author = await app.newActor('admin')
  const messageId = await storeMessage(app, { ...content, authorId: author.id })
  await app.load(author, contract.sendTestMessage, { params: { messageId } })
  expect(await app.emailsTo(author.email)).toMatchObject([{ subject: 'Test: Meena, a task waits' }])
})

test('the preview pages through the recipients with the values that they would get', async () => {
  const { courseId } = await newCourseWithTasks(app, [1])
  for (let made = 0; made < 21; made++) await learnerOf([courseId], `Learner ${made}`)
  const segment = { kind: 'course', courseId, active: false }
  const page = (after: string | null) => app.load(admin, contract.previewRecipients, { body: { segment, after } })
  const first = await page(null)
  expect(first.items).toHaveLength(20)
  const course = await titleOf(courseId)
  expect(first.items[0]).toMatchObject({
    name: expect.stringMatching(/^Learner 0/),
    values: { 'first name': 'Learner 0', course, 'access ends': '21 Dec 2026' },
  })
  expect((await page(first.next)).items).toMatchObject([{ values: { 'first name': 'Learner 20' } }])
})
