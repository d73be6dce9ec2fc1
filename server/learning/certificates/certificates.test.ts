import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { and, desc, eq, isNotNull } from '#server/kit/db/orm.ts'
import { newCheckRun } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { issueMissingCertificates, issueIfFinished, revokeForCourse } from './service.ts'
import { certificates, enrolments, reviews, solutions, steps, tasks } from '../tables.ts'

const app = await sharedApp()

const issue = (personId: number, courseId: number) =>
  app.db.transaction(async (db) => {
    await db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.personId, personId), eq(enrolments.courseId, courseId)))
      .for('update')
    return issueIfFinished(db, app.deps, personId, courseId)
  })

const certificatesOf = (personId: number) =>
  app.db.select().from(certificates).where(eq(certificates.personId, personId)).orderBy(desc(certificates.id))

const notificationsOf = async (personId: number) => (await app.notificationsTo(personId)).toReversed()

/** A learner who has these steps of a course approved, all of them unless said otherwise. */
async function learnerWith(stepsPerTask: number[], approved?: number) {
  const course = await newCourseWithTasks(app, stepsPerTask)
  const learner = await newMember(app, [course.courseId])
  for (const stepId of course.stepIds.slice(0, approved ?? course.stepIds.length)) {
    await newSolution(app, { personId: learner.id, courseId: course.courseId, stepId, state: 'approved' })
  }
  return { ...course, learner }
}

test('issues one certificate when the last step is approved, and notifies the learner', async () => {
  const { learner, courseId, courseTitle } = await learnerWith([2, 1])
  const code = await issue(learner.id, courseId)
  expect(code).toMatch(/^KT-\d\d(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(await certificatesOf(learner.id)).toMatchObject([
    {
      code,
      learnerName: 'Meena Devi',
      courseTitle,
      revokedAt: null,
      work: [
        { title: 'Task 1', steps: ['Step 1', 'Step 2'] },
        { title: 'Task 2', steps: ['Step 1'] },
      ],
    },
  ])
  expect(await notificationsOf(learner.id)).toMatchObject([
    { title: `You’ve completed ${courseTitle}!`, body: `Your certificate is ready. Its number is ${code}.` },
  ])
  expect(await issue(learner.id, courseId)).toBeNull()
  expect(await certificatesOf(learner.id)).toHaveLength(1)
})

test('issues nothing while a step is not approved', async () => {
  const { learner, courseId, stepIds } = await learnerWith([2], 1)
  expect(await issue(learner.id, courseId)).toBeNull()
  await newSolution(app, { personId: learner.id, courseId, stepId: stepIds[1]!, state: 'submitted' })
  expect(await issue(learner.id, courseId)).toBeNull()
  await app.db.update(solutions).set({ state: 'rejected' }).where(eq(solutions.stepId, stepIds[1]!))
  expect(await issue(learner.id, courseId)).toBeNull()
  expect(await certificatesOf(learner.id)).toEqual([])
})

test('issues nothing for a course without steps, or for the approvals of another learner', async () => {
  const empty = await learnerWith([0])
  expect(await issue(empty.learner.id, empty.courseId)).toBeNull()
  const { courseId } = await learnerWith([1])
  expect(await issue((await newMember(app, [courseId])).id, courseId)).toBeNull()
})

test('issues one certificate in twenty concurrent calls', async () => {
  const { learner, courseId } = await learnerWith([1])
  const codes = await Promise.all(Array.from({ length: 20 }, () => issue(learner.id, courseId)))
  expect(codes.filter((code) => code !== null)).toHaveLength(1)
  expect(await certificatesOf(learner.id)).toHaveLength(1)
  expect(await notificationsOf(learner.id)).toHaveLength(1)
})

test('issues one certificate even without the lock, thanks to the unique index', async () => {
  const { learner, courseId } = await learnerWith([1])
  const issueUnlocked = () => app.db.transaction((db) => issueIfFinished(db, app.deps, learner.id, courseId))
  const codes = await Promise.all(Array.from({ length: 10 }, issueUnlocked))
  expect(codes.filter((code) => code !== null)).toHaveLength(1)
  expect(await notificationsOf(learner.id)).toHaveLength(1)
})

test('keeps the certificate unchanged when the course, its steps or the name change', async () => {
  const { learner, courseId, stepIds, taskIds } = await learnerWith([1])
  await issue(learner.id, courseId)
  await app.db.update(steps).set({ name: 'Another' }).where(eq(steps.id, stepIds[0]!))
  await app.db.insert(steps).values({ taskId: taskIds[0]!, name: 'Added later', position: 9 })
  expect(await issue(learner.id, courseId)).toBeNull()
  expect(await certificatesOf(learner.id)).toMatchObject([
    { revokedAt: null, work: [{ title: 'Task 1', steps: ['Step 1'] }] },
  ])
})

/** A learner whose first step was approved by checks and whose other two by a mentor. */
async function learnerWithChecks() {
  const { learner, courseId, stepIds, ...course } = await learnerWith([2, 1])
  const mentorId = (await app.newActor('mentor')).id
  for (const [at, stepId] of stepIds.entries()) {
    const [row] = await app.db.select().from(solutions).where(eq(solutions.stepId, stepId))
    const solutionId = row!.id
    const decidedBy =
      at === 0 ? { checkRunId: await newCheckRun(app, { solutionId, stepId, finishedAt: new Date() }) } : { mentorId }
    await app.db.insert(reviews).values({ solutionId, verdict: 'approved', ...decidedBy })
  }
  return { learner, courseId, stepIds, ...course }
}

const workWithChecks = [
  { title: 'Task 1', steps: ['Step 1', 'Step 2'], byChecks: [0] },
  { title: 'Task 2', steps: ['Step 1'], byChecks: [] },
]

test('says which steps a mentor reviewed and which were approved by checks, for good', async () => {
  const { learner, courseId } = await learnerWithChecks()
  await issue(learner.id, courseId)
  const certificate = async () => (await certificatesOf(learner.id))[0]!
  expect((await certificate()).work).toEqual(workWithChecks)
  expect(JSON.stringify((await certificate()).credential)).toContain(
    '2 steps reviewed by a mentor, 1 approved by automatic checks.',
  )
  const isByChecks = isNotNull(reviews.checkRunId)
  await app.db.update(reviews).set({ undoneAt: new Date(), undoneBy: learner.id }).where(isByChecks)
  expect((await certificate()).work).toEqual(workWithChecks)
})

test('older certificates get it from the reviews, unless a step was renamed since', async () => {
  const migration = readFileSync('server/migrations/0107_learning_certificate_approvals.sql', 'utf8')
  const old = workWithChecks.map(({ title, steps }) => ({ title, steps }))
  const [known, renamed] = [await learnerWithChecks(), await learnerWithChecks()]
  for (const { learner, courseId } of [known, renamed]) {
    await issue(learner.id, courseId)
    await app.db.update(certificates).set({ work: old }).where(eq(certificates.personId, learner.id))
  }
  await app.db.update(steps).set({ name: 'Renamed' }).where(eq(steps.id, renamed.stepIds[0]!))
  await app.asOwner(migration)
  expect((await certificatesOf(known.learner.id))[0]!.work).toEqual(workWithChecks)
  expect((await certificatesOf(renamed.learner.id))[0]!.work).toEqual(old)
})

test('revokes with a reason, and issues a new certificate after the next approval', async () => {
  const mentor = await app.newActor('mentor')
  const { learner, courseId } = await learnerWith([1])
  const first = await issue(learner.id, courseId)
  const reason = 'The last approval was undone'
  const revocation = { personId: learner.id, courseId, actorId: mentor.id, reason }
  await app.db.transaction((db) => revokeForCourse(db, app.deps, revocation))
  expect(await certificatesOf(learner.id)).toMatchObject([{ code: first, revokedReason: reason, revokedBy: mentor.id }])
  expect(await notificationsOf(learner.id)).toMatchObject([{ body: `Reason: ${reason}` }, {}])
  const second = await issue(learner.id, courseId)
  expect(second).not.toBe(first)
  expect(await certificatesOf(learner.id)).toMatchObject([{ code: second, revokedAt: null }, { code: first }])
  expect(await app.auditsOf(`certificate ${first}`)).toMatchObject([
    { action: 'certificate revoked', actorId: mentor.id, after: { reason } },
  ])
})

test('changes nothing if there is no valid certificate to revoke', async () => {
  const mentor = await app.newActor('mentor')
  const { learner, courseId } = await learnerWith([2], 1)
  const revocation = { personId: learner.id, courseId, actorId: mentor.id, reason: 'None' }
  await app.db.transaction((db) => revokeForCourse(db, app.deps, revocation))
  expect(await notificationsOf(learner.id)).toEqual([])
})

test('issues certificates to learners who only had the removed step left', async () => {
  const { learner, courseId, stepIds, taskIds } = await learnerWith([1, 1], 1)
  const behind = await newMember(app, [courseId])
  await app.db.update(steps).set({ archivedAt: new Date() }).where(eq(steps.id, stepIds[1]!))
  await issueMissingCertificates(app.db, app.deps, courseId)
  await issueMissingCertificates(app.db, app.deps, courseId)
  expect(await certificatesOf(learner.id)).toMatchObject([{ work: [{ title: 'Task 1', steps: ['Step 1'] }] }])
  expect(await certificatesOf(behind.id)).toEqual([])

  await app.db.update(tasks).set({ archivedAt: new Date() }).where(eq(tasks.id, taskIds[0]!))
  await issueMissingCertificates(app.db, app.deps, courseId)
  // No step is left, and a course without steps is never completed.
  expect(await certificatesOf(behind.id)).toEqual([])
})
