import { beforeEach, expect, test } from 'vitest'
import { getOverview } from '#contract/insights/overview.ts'
import {
  assignSupportRequest,
  changeSupportTopic,
  getInboxRequest,
  type InboxRequest,
  listSupportInbox,
  resolveSupportRequest,
} from '#contract/support/inbox.ts'
import { listSupportMessages } from '#contract/support/requests.ts'
import { people } from '#server/identity/tables.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { payments } from '#server/membership/tables.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { png } from '#server/testing/forms.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { newQuestion } from '#server/testing/mentoring.ts'
import { countQueries } from '#server/testing/queries.ts'
import { newRequest, writeIn, writeToUs } from '#server/testing/support/requests.ts'
import { apiError, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { supportRequests } from './tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')
const mentor = await app.newActor('mentor')
let learner: TestActor
beforeEach(async () => {
  await app.db.delete(supportRequests)
  learner = await app.newActor('learner')
})
const inbox = (query: object = {}, actor = admin) => app.load(actor, listSupportInbox, { query })
const subjectsOf = ({ items }: { items: InboxRequest[] }) => items.map(({ subject }) => subject)
const assign = (requestId: number, assigneeId: number | null, actor = admin) =>
  app.call(actor, assignSupportRequest, { params: { requestId }, body: { assigneeId } })

test('the inbox is ordered by promise, page by page, filtered and searched', async () => {
  for (const subject of ['First', 'Second', 'Third', 'Done']) await newRequest(app, learner, { subject })
  const requests = (await inbox()).items as InboxRequest[]
  const idOf = (subject: string) => requests.find((one) => one.subject === subject)!.requestId
  await app.db
    .update(supportRequests)
    .set({ promisedAt: sql`promised_at - interval '1 hour'` })
    .where(eq(supportRequests.id, idOf('Third')))
  await writeIn(app, admin, idOf('Done'), 'Done')
  expect(subjectsOf(await inbox())).toEqual(['Third', 'First', 'Second'])
  const page = await inbox({ size: 2 })
  expect(page.waiting).toBe(3)
  expect(subjectsOf(await inbox({ size: 2, after: page.next }))).toEqual(['Second'])
  expect(subjectsOf(await inbox({ state: 'answered' }))).toEqual(['Done'])
  expect(subjectsOf(await inbox({ state: 'resolved' }))).toEqual([])
  expect(subjectsOf(await inbox({ search: 'secon' }))).toEqual(['Second'])
  expect(subjectsOf(await inbox({ search: 'meena' }))).toHaveLength(3)
  expect(subjectsOf(await inbox({ topic: 'course' }))).toEqual([])
  await assign(idOf('First'), admin.id)
  expect(subjectsOf(await inbox({ assignee: 'me' }))).toEqual(['First'])
  expect(subjectsOf(await inbox({ assignee: 'unassigned' }))).toEqual(['Third', 'Second'])
  const few = await countQueries(() => inbox({ size: 1 }))
  expect(await countQueries(() => inbox())).toBe(few)
})

test('mentors see neither accounts nor payments, and nobody sees their own request', async () => {
  const topics = ['account', 'payment', 'course', 'other']
  const requests = []
  for (const topic of topics) requests.push(await newRequest(app, learner, { topic, subject: topic }))
  await newRequest(app, admin, { subject: 'own' })
  const waitingFor = async (actor: TestActor) => (await app.load(actor, getOverview)).waiting.support.count
  expect(subjectsOf(await inbox())).toEqual(topics)
  expect(await waitingFor(admin)).toBe(4)
  expect(subjectsOf(await inbox({}, mentor))).toEqual(['course', 'other', 'own'])
  expect(await waitingFor(mentor)).toBe(3)
  const [account] = requests
  expect(await writeIn(app, mentor, account!.requestId, 'Hello')).toMatchObject(apiError(404))
})

test('the assignee is notified, also of the learner’s messages while they may read them', async () => {
  const { requestId } = await newRequest(app, learner, { topic: 'payment', subject: 'Refund' })
  const colleague = await app.newActor('admin')
  expect(await assign(requestId, mentor.id)).toMatchObject(fieldError('assigneeId', 'Choose somebody who may do this'))
  expect(await assign(requestId, learner.id)).toMatchObject(fieldError('assigneeId', /their own request/))
  await assign(requestId, colleague.id)
  await writeIn(app, learner, requestId, 'Any news?')
  expect(await app.notificationsOf(colleague)).toMatchObject([
    { title: 'Meena Devi replied: Refund', body: 'Any news?', link: `/admin/support/${requestId}` },
    { title: 'Meena Devi assigned you a support request', body: 'Refund', link: `/admin/support/${requestId}` },
  ])
  await app.db.update(people).set({ role: 'mentor' }).where(eq(people.id, colleague.id))
  await writeIn(app, learner, requestId, 'Hello?')
  expect(await app.notificationsOf(colleague)).toHaveLength(2)
})

test('staff resolve a request for the learner, who is notified once; both changes are audited', async () => {
  const { requestId } = await newRequest(app, learner, { subject: 'A double request' })
  const params = { requestId }
  await assign(requestId, mentor.id)
  for (let times = 0; times < 2; times++) await app.load(admin, resolveSupportRequest, { params })
  expect(subjectsOf(await inbox({ state: 'resolved' }))).toEqual(['A double request'])
  expect(await app.notificationsOf(learner)).toMatchObject([{ title: 'Resolved: A double request' }])
  expect((await app.auditsOf(`support request ${requestId}`)).map(({ action }) => action)).toEqual([
    'support request assigned',
    'support request resolved',
  ])
})

test('the learner’s history is shown beside the request, without money to mentors', async () => {
  const course = await newCourseWithTasks(app, [1])
  const member = await newMember(app, [course.courseId])
  const reported = { personId: member.id, transactionId: newTransactionId(), amountPaise: 199_00 }
  await app.db.insert(payments).values({ ...reported, method: 'upi' })
  await newQuestion(app, member, course.stepIds[0]!)
  await newRequest(app, member, { topic: 'account', subject: 'Before' })
  const { courseId } = course
  const { requestId } = await newRequest(app, member, { topic: 'course', courseId })
  const show = async (actor: TestActor) => app.load(actor, getInboxRequest, { params: { requestId } })
  expect(await show(admin)).toMatchObject({
    learner: { userId: member.id },
    course: { courseId, courseTitle: course.courseTitle },
    history: {
      state: 'pending',
      accessEnds: expect.any(String),
      payments: [{ transactionId: reported.transactionId, rupees: 199, state: 'pending' }],
      courses: [{ courseId, progress: { steps: 1 } }],
      requests: [{ subject: 'Before', state: 'open' }],
      questions: [{ state: 'open' }],
    },
  })
  expect((await show(mentor)).history).toMatchObject({ state: null, payments: null, requests: [] })
})

const changeTopic = (requestId: number, topic: string, actor = admin) =>
  app.call(actor, changeSupportTopic, { params: { requestId }, body: { topic } })

test('staff change the topic, which decides who reads and handles the request', async () => {
  const { courseId } = await newCourseWithTasks(app)
  const { requestId } = await newRequest(app, learner, { topic: 'course', courseId })
  await assign(requestId, mentor.id)
  expect(await changeTopic(requestId, 'refunds')).toMatchObject(fieldError('topic', 'Choose a topic'))
  expect(await changeTopic(requestId, 'other', learner)).toMatchObject({ http: 403 })
  // A mentor passes it on to the admins.
  expect((await changeTopic(requestId, 'payment', mentor)).http).toBe(200)
  expect((await changeTopic(requestId, 'course', mentor)).http).toBe(404)
  const params = { requestId }
  expect(await app.load(admin, getInboxRequest, { params })).toMatchObject({
    topic: 'payment',
    course: null,
    assignee: null,
  })
  expect(await app.auditsOf(`support request ${requestId}`)).toMatchObject([
    { action: 'support request assigned' },
    {
      actorId: mentor.id,
      action: 'support request topic changed',
      before: { topic: 'course', courseId },
      after: { topic: 'payment', assigneeId: null },
    },
  ])
  await changeTopic(requestId, 'payment')
  expect(await app.auditsOf(`support request ${requestId}`)).toHaveLength(2)
  const own = await newRequest(app, admin)
  expect((await changeTopic(own.requestId, 'account')).http).toBe(403)
})

test('pictures open only for those who may read the request', async () => {
  const picture = { name: 'a.png', content: png }
  const { requestId } = (await writeToUs(app, learner, {}, picture)).body.data as { requestId: number }
  const linkFor = async (actor: TestActor) =>
    (await app.load(actor, listSupportMessages, { params: { requestId } })).items[0].pictures[0].url as string
  const links = { learner: await linkFor(learner), mentor: await linkFor(mentor), admin: await linkFor(admin) }
  const opened = async (url: string) => (await app.app.inject({ url })).statusCode
  expect(await opened(links.mentor)).toBe(200)
  await changeTopic(requestId, 'account')
  expect(await opened(links.mentor)).toBe(404)
  expect([await opened(links.learner), await opened(links.admin)]).toEqual([200, 200])
})

test('admins see the phone number beside a request, mentors don’t', async () => {
  await app.db.update(people).set({ phone: '+919876543210' }).where(eq(people.id, learner.id))
  const params = { requestId: (await newRequest(app, learner)).requestId }
  expect((await app.load(admin, getInboxRequest, { params })).history.phone).toBe('+919876543210')
  expect((await app.load(mentor, getInboxRequest, { params })).history.phone).toBeNull()
})
