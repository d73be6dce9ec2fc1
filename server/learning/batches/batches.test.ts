import { afterEach, expect, test } from 'vitest'
import type { BatchDetails } from '#contract/learning/batches.ts'
import * as contract from '#contract/learning/batches.ts'
import { leaveCourse } from '#contract/learning/enrolments.ts'
import { listAuditEntries } from '#contract/identity/audit.ts'
import { blockPerson } from '#contract/identity/staff.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { newBatch } from '#server/testing/learning/batches.ts'
import { enrol, newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const manager = await app.newActor('manager')
const mentor = await app.newActor('mentor')
const monday = new Date('2026-11-02T04:30:00Z')
const at = (day: number) => void (app.deps.clock = () => new Date(monday.getTime() + (day - 2) * 86_400_000))
afterEach(() => void (app.deps.clock = () => new Date()))

const draft = { name: 'Weekend', startsOn: '2026-11-02', dueWeekday: 7, mentorId: mentor.id }
const details = (batchId: number): Promise<BatchDetails> =>
  app.load(manager, contract.getBatch, { params: { batchId } })
const add = (batchId: number, userIds: number[], actor = manager) =>
  app.call(actor, contract.addLearners, { params: { batchId }, body: { userIds } })
const datesOf = async (batchId: number) => (await details(batchId)).tasks.map(({ dueOn }) => dueOn)
const namesIn = (list: { userId: number }[]) => list.map(({ userId }) => userId)

test('a batch has a week plan, and shows how far each learner is', async () => {
  at(2)
  const { courseId, stepIds } = await newCourseWithTasks(app, [2, 1, 1])
  const learners = await Promise.all([newMember(app, [courseId]), newMember(app, [courseId]), newMember(app)])
  const [quick, slow, outside] = learners
  const { batchId } = await app.load(manager, contract.createBatch, { body: { ...draft, courseId } })
  expect(await datesOf(batchId)).toEqual(['2026-11-08', '2026-11-15', '2026-11-22'])

  // Only colleagues who enrol learners add somebody who isn't in the course.
  const refused = await add(batchId, [outside.id], mentor)
  expect(refused).toMatchObject({ http: 409 })
  expect(refused.body.message).toContain('Not enrolled in the course yet')
  expect((await add(batchId, [quick.id, slow.id, outside.id])).http).toBe(200)

  const [first, second, third] = stepIds as [number, number, number]
  await newSolution(app, { personId: quick.id, courseId, stepId: first, state: 'approved' })
  await newSolution(app, { personId: quick.id, courseId, stepId: second })
  await newSolution(app, { personId: slow.id, courseId, stepId: third, state: 'rejected' })
  at(16)
  const batch = await details(batchId)
  expect(batch).toMatchObject({ learners: 3, onPlan: 0, behind: 3, finished: 0, mentor: { userId: mentor.id } })
  expect(batch.nextDue).toEqual({ taskTitle: 'Task 3', dueOn: '2026-11-22' })
  expect(batch.tasks.map(({ done }) => done)).toEqual([1, 0, 0])
  const rowOf = (actor: TestActor) => batch.members.find(({ userId }) => userId === actor.id)
  expect(rowOf(quick)).toMatchObject({ standing: 'behind', behind: 1, tasksDone: 1, approved: 1, waiting: 1 })
  expect(rowOf(slow)).toMatchObject({ standing: 'behind', behind: 2, tasksDone: 0, approved: 0, waiting: 0 })

  const { items } = await app.load(manager, contract.listBatches)
  expect(items.find((row: BatchDetails) => row.batchId === batchId)).toMatchObject({ learners: 3, behind: 3 })
  const { items: told } = await app.load(outside, listNotifications)
  expect(told[0]).toMatchObject({ title: 'You’re in the batch “Weekend”', link: `/dashboard/tasks/${courseId}` })
})

test('staff choose a day for a task, and shift what is still due, with a reason for learners', async () => {
  at(2)
  const { courseId, taskIds } = await newCourseWithTasks(app, [1, 1, 1])
  const learner = await newMember(app, [courseId])
  const batchId = await newBatch(app, { courseId, personIds: [learner.id] })
  const choose = (dueOn: string, taskId = taskIds[1]!) =>
    app.call(mentor, contract.setDueDate, { params: { batchId, taskId }, body: { dueOn } })
  const shift = (days: number, reason = 'Exam week') =>
    app.call(mentor, contract.shiftPlan, { params: { batchId }, body: { days, reason } })

  at(10)
  expect((await choose('2026-11-09')).body.fields).toEqual({ dueOn: 'Choose a day that isn’t over' })
  expect((await choose('2026-11-13')).http).toBe(200)
  expect(await datesOf(batchId)).toEqual(['2026-11-08', '2026-11-13', '2026-11-22'])
  expect((await choose('2026-11-13')).http).toBe(200)
  expect((await choose('2026-11-13', 999_999_999)).http).toBe(404)

  expect((await shift(-4)).body.fields).toEqual({
    days: 'That would make a task due before today. Move it by fewer days.',
  })
  expect((await shift(0)).http).toBe(400)
  expect((await shift(7, ' ')).body.fields).toEqual({ reason: 'Tell learners why the plan moves' })
  expect((await shift(7)).http).toBe(200)
  expect(await datesOf(batchId)).toEqual(['2026-11-08', '2026-11-20', '2026-11-29'])
  const { changes } = await details(batchId)
  expect(changes).toMatchObject([
    { days: 7, reason: 'Exam week', taskTitle: null },
    { days: -2, reason: '', taskTitle: 'Task 2' },
  ])
  const { items } = await app.load(learner, listNotifications)
  expect(items[0]).toMatchObject({
    title: 'Due dates moved by 7 days: November',
    body: 'Exam week. What was still due is now due 7 days later.',
  })
  at(30)
  expect((await shift(7)).body.message).toBe('Nothing is due any more, so nothing can move.')
})

test('a learner is in one batch per course, also if two colleagues add them at the same moment', async () => {
  const { courseId } = await newCourseWithTasks(app)
  const learner = await newMember(app, [courseId])
  const [one, other] = [await newBatch(app, { courseId }), await newBatch(app, { courseId, name: 'December' })]
  const answers = await Promise.all([add(one, [learner.id]), add(other, [learner.id], mentor)])
  expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refusal = answers.find(({ http }) => http === 409)!
  expect(refusal.body.message).toMatch(
    /: Already in “(November|December)”, a batch of the same course. Move them from there$/,
  )
  const batchId = answers[0].http === 200 ? one : other
  expect((await add(batchId, [learner.id])).body.message).toContain('Already in this batch')
  const another = await newCourseWithTasks(app)
  await enrol(app, learner.id, [another.courseId])
  expect((await add(await newBatch(app, another), [learner.id])).http).toBe(200)
})

test('moving, leaving and archiving keep who was where, and restoring brings learners back', async () => {
  const { courseId } = await newCourseWithTasks(app)
  const people = await Promise.all([newMember(app, [courseId]), newMember(app, [courseId]), newMember(app, [courseId])])
  const [mover, leaver, stayer] = people
  const from = await newBatch(app, { courseId, personIds: people.map(({ id }) => id) })
  const to = await newBatch(app, { courseId, name: 'December' })
  const move = (toBatchId: number, userId = mover.id, batchId = from) =>
    app.call(mentor, contract.moveLearner, { params: { batchId, userId }, body: { toBatchId } })

  const elsewhere = await newBatch(app, await newCourseWithTasks(app))
  for (const wrong of [elsewhere, from])
    expect((await move(wrong)).body.message).toBe('Choose another batch of the same course.')
  expect((await move(to)).http).toBe(200)
  expect((await move(to)).body.message).toBe('This learner in the batch was not found')
  await app.load(leaver, leaveCourse, { params: { courseId } })
  const { members, former, others } = await details(from)
  expect([namesIn(members), others.map(({ name }) => name)]).toEqual([[stayer.id], ['December']])
  expect(new Set(namesIn(former))).toEqual(new Set([mover.id, leaver.id]))
  expect(namesIn((await details(to)).members)).toEqual([mover.id])

  const params = { batchId: from }
  expect((await app.call(manager, contract.restoreBatch, { params })).body.message).toBe('This batch is running.')
  await app.load(manager, contract.archiveBatch, { params })
  expect((await app.call(manager, contract.archiveBatch, { params })).body.message).toBe(
    'This batch is archived. Restore it first.',
  )
  expect(await details(from)).toMatchObject({ state: 'archived', members: [], learners: 0 })
  await app.load(manager, contract.restoreBatch, { params })
  expect(namesIn((await details(from)).members)).toEqual([stayer.id])
  await app.load(manager, contract.removeLearner, { params: { ...params, userId: stayer.id } })
  const gone = await app.call(manager, contract.removeLearner, { params: { ...params, userId: stayer.id } })
  expect(gone.http).toBe(404)

  const admin = await app.newActor('admin')
  const { items } = await app.load(admin, listAuditEntries, { query: { search: `batch ${from}`, size: 100 } })
  expect(items[0]).toMatchObject({ subjectName: 'November', subjectPage: `/admin/batches/${from}` })
})

test('typed addresses are looked up before anybody is added', async () => {
  const { courseId } = await newCourseWithTasks(app)
  const [fresh, closed] = [await newMember(app), await newMember(app, [courseId])]
  const inBatch = await newMember(app, [courseId])
  const admin = await app.newActor('admin')
  await app.load(admin, blockPerson, { params: { userId: closed.id }, body: { reason: 'Spam' } })
  const batchId = await newBatch(app, { courseId, personIds: [inBatch.id] })
  const emails = [fresh, closed, inBatch, mentor].map(({ email }) => email)
  const body = { emails: [...emails, 'nobody@example.in', fresh.email.toUpperCase()] }
  const preview = await app.load(manager, contract.previewAdding, { params: { batchId }, body })
  expect(preview).toMatchObject({
    people: [{ userId: fresh.id, isEnrolled: false }],
    unknownEmails: ['nobody@example.in'],
  })
  expect(preview.leftOut.map(({ why }: { why: string }) => why).toSorted()).toEqual([
    'Already in this batch',
    'Part of the team, not a learner',
    'This account is blocked',
  ])
  const candidates = await app.load(manager, contract.listCandidates, { params: { batchId } })
  expect(candidates).toEqual({ people: [], total: 0 })
  const waiting = await newMember(app, [courseId])
  expect(await app.load(manager, contract.listCandidates, { params: { batchId } })).toMatchObject({
    people: [{ userId: waiting.id }],
    total: 1,
  })
})

test('refuses what isn’t there or wrong', async () => {
  at(2)
  const { courseId } = await newCourseWithTasks(app)
  const create = (change: object) =>
    app.call(manager, contract.createBatch, { body: { ...draft, courseId, ...change } })
  expect((await create({ courseId: 999_999_999 })).body.fields).toHaveProperty('courseId')
  expect((await create({ mentorId: (await app.newActor('support')).id })).body.fields).toHaveProperty('mentorId')
  for (const wrong of [{ name: '' }, { dueWeekday: 8 }, { startsOn: 'soon' }])
    expect((await create(wrong)).http).toBe(400)
  const batchId = await newBatch(app, { courseId })
  const edited = await app.call(manager, contract.editBatch, {
    params: { batchId },
    body: { ...draft, startsOn: '2026-11-04' },
  })
  expect(edited.http).toBe(200)
  expect(await details(batchId)).toMatchObject({
    name: 'Weekend',
    startsOn: '2026-11-04',
    nextDue: { dueOn: '2026-11-15' },
  })
  expect((await app.call(manager, contract.getBatch, { params: { batchId: 999_999_999 } })).http).toBe(404)
})
