import { expect, test } from 'vitest'
import { getMyPerformance, getMySnapshot, type Performance, type Snapshot } from '#contract/learning/performance.ts'
import { undoVerdict } from '#contract/learning/reviews.ts'
import { courses } from '#server/catalogue/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { enrol, newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { reviews, steps, tasks } from '../tables.ts'

const desk = await reviewDesk()

const snapshotOf = (actor: TestActor): Promise<Snapshot> => desk.load(actor, getMySnapshot)
const performanceOf = (actor: TestActor): Promise<Performance> => desk.load(actor, getMyPerformance)
const hoursBefore = (hours: number) => minutesAfter(-hours * 60)

type Done = { attempt?: number; at: Date; verdict?: 'approved' | 'rejected'; decidedAt?: Date }

/** An attempt with its verdict, both at this time. */
async function attempted(learner: TestActor, mentor: TestActor, courseId: number, stepId: number, done: Done) {
  const { attempt = 1, at, verdict, decidedAt = at } = done
  const solution = { personId: learner.id, courseId, stepId, attempt, submittedAt: at, state: verdict ?? 'submitted' }
  const { id } = await newSolution(desk, solution as Parameters<typeof newSolution>[1])
  if (verdict) {
    const feedback = verdict === 'rejected' ? 'Once more, please' : ''
    await desk.db
      .insert(reviews)
      .values({ solutionId: id, mentorId: mentor.id, verdict, feedback, createdAt: decidedAt })
  }
  return id
}

test('returns zeros for a new learner', async () => {
  const learner = await desk.newActor('learner')
  expect(await snapshotOf(learner)).toEqual({
    enrolled: 0,
    approved: 0,
    waiting: 0,
    rejected: 0,
    submissions: 0,
    streak: { current: 0, longest: 0, isTodayDone: false, graceUsed: 0, week: ['today', ...Array(6).fill('none')] },
    course: null,
    next: null,
    feedback: null,
    due: null,
    promise: null,
    start: null,
    isStudyPlanOffered: false,
    practice: null,
  })
  const performance = await performanceOf(learner)
  expect(performance.total).toMatchObject({ submissions: 0, approved: 0, firstDecided: 0, medianHoursToApproval: null })
  expect([performance.weeks.length, performance.courses]).toEqual([26, []])
})

test('updates the snapshot after a submission, a verdict and its undo', async () => {
  const mentor = await desk.newMentor('Imran Sheikh')
  const { courseId, courseTitle, taskIds, stepIds } = await newCourseWithTasks(desk, [2])
  const learner = await newMember(desk, [courseId])
  const step = (place: number) => ({ taskStepId: stepIds[place], taskStepTitle: `Step ${place + 1}` })
  expect(await snapshotOf(learner)).toMatchObject({
    enrolled: 1,
    course: { courseId, courseTitle, progress: { approved: 0, steps: 2 }, certificateCode: null },
    next: { taskId: taskIds[0], taskTitle: 'Task 1', ...step(0), isResubmission: false },
  })

  const { id } = await newSolution(desk, { personId: learner.id, courseId, stepId: stepIds[0]!, submittedAt: noon })
  expect(await snapshotOf(learner)).toMatchObject({
    waiting: 1,
    submissions: 1,
    next: { ...step(1), isResubmission: false },
    feedback: null,
  })

  await desk.decide(mentor, id, 'rejected', '**Name** the `third` case as well.')
  const feedback = { courseId, ...step(0), mentor: 'Imran Sheikh', reviewedAt: noon.toISOString() }
  expect(await snapshotOf(learner)).toMatchObject({
    waiting: 0,
    rejected: 1,
    next: { ...step(0), isResubmission: true },
    feedback: { ...feedback, verdict: 'rejected', text: 'Name the third case as well.' },
  })

  await desk.on(mentor, undoVerdict, id)
  expect(await snapshotOf(learner)).toMatchObject({ waiting: 1, rejected: 0, next: step(1), feedback: null })

  await desk.decide(mentor, id, 'approved')
  expect(await snapshotOf(learner)).toMatchObject({
    approved: 1,
    course: { progress: { approved: 1, waiting: 0, rejected: 0, steps: 2 } },
    next: step(1),
    feedback: { ...feedback, verdict: 'approved', text: '' },
  })
})

test('returns the certificate and no next step when everything is approved', async () => {
  const mentor = await desk.newMentor()
  const { learner, solutionId, courseId } = await desk.newWork({ steps: 1 })
  expect(await snapshotOf(learner)).toMatchObject({ next: null, course: { courseId, progress: { waiting: 1 } } })
  await desk.decide(mentor, solutionId, 'approved')
  const { next, course } = await snapshotOf(learner)
  expect([next, course]).toEqual([null, expect.objectContaining({ certificateCode: expect.stringMatching(/^KT-/) })])
})

test('ignores removed steps and archived courses', async () => {
  const { courseId, stepIds, taskIds } = await newCourseWithTasks(desk, [2, 1])
  const learner = await newMember(desk, [courseId])
  const gone = { archivedAt: noon }
  await desk.db.update(steps).set(gone).where(eq(steps.id, stepIds[0]!))
  expect((await snapshotOf(learner)).next).toMatchObject({ taskStepId: stepIds[1] })
  await desk.db.update(tasks).set(gone).where(eq(tasks.id, taskIds[0]!))
  expect((await snapshotOf(learner)).next).toMatchObject({ taskStepId: stepIds[2] })
  await desk.db.update(courses).set(gone).where(eq(courses.id, courseId))
  expect(await snapshotOf(learner)).toMatchObject({ enrolled: 0, course: null, next: null })
})

test('hides step titles without an active subscription', async () => {
  const { courseId } = await newCourseWithTasks(desk)
  const expired = await newMember(desk, [courseId], { endsInDays: -3000 })
  expect(await snapshotOf(expired)).toMatchObject({ enrolled: 1, course: { courseId }, next: null })
  const pending = await desk.newActor('learner')
  await enrol(desk, pending.id, [courseId])
  expect(await snapshotOf(pending)).toMatchObject({ course: { courseId }, next: null })
  const mentor = await desk.newMentor()
  await enrol(desk, mentor.id, [courseId])
  expect((await snapshotOf(mentor)).next).not.toBeNull()
})

test("counts days and weeks in India's time, first approvals and the time to approval", async () => {
  const mentor = await desk.newMentor()
  const { courseId, stepIds } = await newCourseWithTasks(desk, [4])
  const other = await newCourseWithTasks(desk, [1])
  const learner = await newMember(desk, [courseId, other.courseId])
  // Noon is on a Monday; half past midnight in India is still Sunday elsewhere.
  const [monday, sunday] = [new Date('2026-11-15T19:00:00Z'), new Date('2026-11-15T18:00:00Z')]
  await attempted(learner, mentor, courseId, stepIds[0]!, { at: sunday, verdict: 'approved', decidedAt: monday })
  const second = { at: hoursBefore(80), verdict: 'rejected', decidedAt: hoursBefore(70) } as const
  await attempted(learner, mentor, courseId, stepIds[1]!, second)
  const again = { attempt: 2, at: hoursBefore(60), verdict: 'approved', decidedAt: hoursBefore(50) } as const
  await attempted(learner, mentor, courseId, stepIds[1]!, again)
  const undone = await attempted(learner, mentor, courseId, stepIds[2]!, { at: hoursBefore(1) })
  await desk.db.insert(reviews).values({
    solutionId: undone,
    mentorId: mentor.id,
    verdict: 'approved',
    createdAt: hoursBefore(0.5),
    undoneAt: noon,
    undoneBy: mentor.id,
  })
  await attempted(learner, mentor, courseId, stepIds[3]!, { at: new Date('2026-01-05T10:00:00Z') })

  const { total, weeks, days, courses: byCourse } = await performanceOf(learner)
  // One took an hour, the other thirty.
  const approvals = { submissions: 5, approved: 2, firstDecided: 2, firstApproved: 1, medianHoursToApproval: 15.5 }
  expect(total).toEqual(approvals)
  expect(weeks.slice(-2)).toEqual([
    { startsOn: '2026-11-09', submissions: 3, approvals: 1 },
    { startsOn: '2026-11-16', submissions: 1, approvals: 1 },
  ])
  expect([days.at(-2), days.at(-1)]).toEqual([
    { date: '2026-11-15', submissions: 1 },
    { date: '2026-11-16', submissions: 1 },
  ])
  expect(days.find(({ date }) => date === '2026-01-05')).toEqual({ date: '2026-01-05', submissions: 1 })
  expect(byCourse).toHaveLength(2)
  expect(byCourse).toContainEqual(
    expect.objectContaining({ courseId, ...approvals, progress: { approved: 2, waiting: 2, rejected: 0, steps: 4 } }),
  )
  expect(byCourse).toContainEqual(expect.objectContaining({ courseId: other.courseId, submissions: 0, approved: 0 }))
})
