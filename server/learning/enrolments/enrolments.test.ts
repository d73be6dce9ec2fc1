import { eq } from '#server/kit/db/orm.ts'
import { describe, expect, test } from 'vitest'
import { createUserCourse, getAllCourses, getEnrolledCourses, leaveCourse } from '#contract/learning/enrolments.ts'
import { enrolMany, previewEnrolment } from '#contract/learning/group-enrolments.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { courses } from '#server/catalogue/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { newPerson, newTransactionId } from '#server/testing/makers.ts'
import { type TestActor, apiError, countByStatus, sharedApp } from '#server/testing/test-app.ts'
import { enrolments, solutions } from '../tables.ts'

const app = await sharedApp()

const enrol = (actor: TestActor, body: object) => app.call(actor, createUserCourse, { body })
const mine = async (actor: TestActor, query = {}) => (await app.call(actor, getEnrolledCourses, { query })).body
const listed = async (actor: TestActor | null) =>
  (await app.load(actor, getAllCourses)) as { courseId: number; userCourses: object[] }[]
const archive = (courseId: number) =>
  app.db.update(courses).set({ archivedAt: new Date() }).where(eq(courses.id, courseId))

describe('the list of courses', () => {
  test('shows visitors listed courses, and signed-in people all courses with their own enrolment', async () => {
    const { courseId: open } = await newCourseWithTasks(app)
    const { courseId: quiet } = await newCourseWithTasks(app)
    const { courseId: gone } = await newCourseWithTasks(app)
    await app.db.update(courses).set({ isListed: true }).where(eq(courses.id, open))
    await archive(gone)
    const learner = await newMember(app, [quiet])
    await newMember(app, [open, quiet])

    const forStrangers = await listed(null)
    expect(forStrangers).toContainEqual(expect.objectContaining({ courseId: open, userCourses: [] }))
    const ids = (list: { courseId: number }[]) => list.map(({ courseId }) => courseId)
    expect(ids(forStrangers)).not.toContain(quiet)

    const forMe = await listed(learner)
    expect(forMe).toContainEqual(expect.objectContaining({ courseId: open, userCourses: [] }))
    expect(forMe).toContainEqual(expect.objectContaining({ courseId: quiet, userCourses: [{ userId: learner.id }] }))
    expect(ids(forMe)).not.toContain(gone)
  })
})

describe('enrolling', () => {
  test('enrols once in concurrent requests', async () => {
    const { courseId } = await newCourseWithTasks(app)
    const learner = await newMember(app)
    const answers = await Promise.all(Array.from({ length: 10 }, () => enrol(learner, { courseId })))
    expect(answers.filter(({ http }) => http === 200)).toMatchObject([
      { body: { status: 1, message: 'Course Enrolled successfully!', data: { userId: learner.id, courseId } } },
    ])
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 9 })
    expect(await app.db.select().from(enrolments).where(eq(enrolments.courseId, courseId))).toHaveLength(1)
  })

  test('names the step to start with: the first one without a submission that waits or is approved', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app)
    const learner = await newMember(app, [courseId])
    const again = async () => {
      await app.call(learner, leaveCourse, { params: { courseId } })
      return (await enrol(learner, { courseId })).body.data.nextStep?.taskStepId ?? null
    }
    expect(await again()).toBe(stepIds[0])
    const at = { personId: learner.id, courseId, stepId: stepIds[0]! }
    await newSolution(app, { ...at, state: 'rejected' })
    expect(await again()).toBe(stepIds[0])
    await newSolution(app, { ...at, attempt: 2, state: 'approved' })
    expect(await again()).toBe(stepIds[1])
  })

  test('requires an active subscription', async () => {
    const { courseId } = await newCourseWithTasks(app)
    const newcomer = await app.newActor('learner')
    const refusal = (message: string) => ({ http: 403, body: { message: expect.stringContaining(message) } })
    expect(await enrol(newcomer, { courseId })).toMatchObject(refusal('You need a subscription'))
    await app.db
      .insert(payments)
      .values({ personId: newcomer.id, transactionId: newTransactionId(), amountPaise: 399_00, method: 'upi' })
    expect(await enrol(newcomer, { courseId })).toMatchObject(
      refusal('You’ve paid. Don’t pay again: we’re checking it'),
    )
    await app.db
      .update(payments)
      .set({ state: 'rejected', reason: 'Not on the statement', decidedAt: new Date() })
      .where(eq(payments.personId, newcomer.id))
    expect(await enrol(newcomer, { courseId })).toMatchObject(refusal('Not on the statement. Send your payment'))
    const expired = await newMember(app, [], { endsInDays: -1 })
    expect(await enrol(expired, { courseId })).toMatchObject(apiError(403, /expired/))
    expect(await app.db.select().from(enrolments).where(eq(enrolments.courseId, courseId))).toEqual([])
  })
})

describe('enrolling several people', () => {
  test('enrols and notifies those who weren’t, counts the others, and changes nothing the second time', async () => {
    const admin = await app.newActor('admin')
    const { courseId } = await newCourseWithTasks(app)
    const [fresh, before] = [await app.newActor('learner'), await newMember(app, [courseId])]
    const blocked = await newPerson(app.db, { blockedAt: new Date() })
    const userIds = [fresh.id, before.id, blocked.id]
    const leftOut = [{ userId: blocked.id, name: 'Meena Devi', why: 'This account is blocked' }]

    const preview = await app.load(admin, previewEnrolment, { query: { userIds: userIds.join(','), courseId } })
    expect(preview).toEqual({ people: 1, already: 1, leftOut })
    const enrolAll = async () => (await app.call(admin, enrolMany, { body: { userIds, courseId } })).body.data
    expect(await enrolAll()).toEqual({ enrolled: [fresh.id], already: 1, leftOut })
    expect(await enrolAll()).toEqual({ enrolled: [], already: 2, leftOut })
    expect(await app.auditsOf(`person ${fresh.id}`)).toMatchObject([{ action: 'enrolled', after: { courseId } }])
    expect((await app.load(fresh, listNotifications)).items).toMatchObject([
      { title: expect.stringMatching(/^You’re enrolled in /) },
    ])

    await archive(courseId)
    expect((await app.call(admin, enrolMany, { body: { userIds, courseId } })).http).toBe(404)
  })
})

describe('my courses', () => {
  test('include progress and the end of the subscription', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [2, 3])
    const learner = await newMember(app, [courseId])
    const [first, second, third] = stepIds as [number, number, number]
    const at = { personId: learner.id, courseId }
    await newSolution(app, { ...at, stepId: first, state: 'rejected' })
    await newSolution(app, { ...at, stepId: first, attempt: 2, state: 'approved' })
    await newSolution(app, { ...at, stepId: second, state: 'rejected' })
    await newSolution(app, { ...at, stepId: third })

    const { data, foundSubscription } = await mine(learner)
    expect(data).toMatchObject([
      { course: [{ courseId, progress: { approved: 1, waiting: 1, rejected: 1, steps: 5 }, certificateCode: null }] },
    ])
    expect(new Date(foundSubscription.subscriptionEnds).getTime()).toBeGreaterThan(Date.now())
  })

  test('have no subscription end for someone who never paid', async () => {
    const { data, foundSubscription } = await mine(await app.newActor('learner'))
    expect(data).toEqual([])
    expect(foundSubscription).toEqual({ subscriptionEnds: null })
  })

  test('include an archived course only with a submission in it', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app)
    const [worker, visitor] = [await newMember(app, [courseId]), await newMember(app, [courseId])]
    await newSolution(app, { personId: worker.id, courseId, stepId: stepIds[0]! })
    await archive(courseId)
    expect((await mine(worker)).data).toMatchObject([{ course: [{ courseId, isArchived: true }] }])
    expect((await mine(visitor)).data).toEqual([])
  })
})

test('a course can be left and taken up again, with what was done in it', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app, [2])
  const learner = await newMember(app, [courseId])
  const leave = () => app.call(learner, leaveCourse, { params: { courseId } })
  const titles = async () => (await mine(learner)).data as { course: { courseId: number; progress: object }[] }[]
  const waiting = { personId: learner.id, courseId, stepId: stepIds[0]! }
  const { id } = await newSolution(app, waiting)
  expect(await leave()).toMatchObject(
    apiError(409, 'Your work in this course is being reviewed. You can leave it after that.'),
  )
  await app.db.update(solutions).set({ state: 'approved' }).where(eq(solutions.id, id))
  expect((await leave()).http).toBe(200)
  expect(await titles()).toEqual([])
  expect((await leave()).http).toBe(404)
  await enrol(learner, { courseId })
  expect(await titles()).toMatchObject([{ course: [{ courseId, progress: { approved: 1 } }] }])
})
