import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listAttempts, submitSolution } from '#contract/learning/solutions.ts'
import { giveVerdict } from '#contract/learning/reviews.ts'
import { publishExercise, solvedCode } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { apiError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { solutions } from '../tables.ts'
import { claimRun, removeRunner, reportRunner } from './queue.store.ts'
import { storeFailure } from '../runner/runs.service.ts'
import { checkRuns } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
const mentor = await app.newActor('mentor')
const runnerId = randomUUID()

async function newCourse(steps: number) {
  const course = await newCourseWithTasks(app, [steps])
  for (const stepId of course.stepIds) await publishExercise(app, admin, stepId)
  return course
}

const submitTo = (learner: TestActor, stepId: number) =>
  submit(app, learner, { taskStepId: stepId }, [{ name: 'add.js', content: solvedCode }])

const claim = (at = new Date()) => claimRun(app.db, runnerId, at)
const finish = (runId: number) => storeFailure(app.db, app.deps, runId, '')
const solutionOf = ({ body }: Awaited<ReturnType<typeof submit>>): number => body.data.solutionId

test('code needs no explanation, and none is written in the learner’s name', async () => {
  const { courseId, stepIds } = await newCourse(1)
  const learner = await newMember(app, [courseId])
  const fields = { taskStepId: stepIds[0]!, textSolution: ' ' }
  expect((await submit(app, learner, fields)).body.fields).toEqual({ textSolution: 'Explain your solution' })
  await submit(app, learner, fields, [{ name: 'add.js', content: solvedCode }])
  const attempts = await app.load(learner, listAttempts, { params: { stepId: stepIds[0]! } })
  expect(attempts).toMatchObject([{ attempt: 1, textSolution: '' }])
  await app.db.delete(checkRuns)
})

test('another learner’s run is the next one, however many runs of one learner are waiting', async () => {
  const { courseId, stepIds } = await newCourse(1)
  const stepId = stepIds[0]!
  const [hostile, honest, other] = await Promise.all([1, 2, 3].map(() => newMember(app, [courseId])))
  const many = Array.from({ length: 100 }, (_, index) => index + 1)
  const now = new Date()
  const of = { personId: hostile!.id, courseId, stepId, textSolution: 'x', submittedAt: now, promisedAt: now }
  const attempts = many.map((attempt) => ({ ...of, attempt, state: 'rejected' as const }))
  const hundred = await app.db.insert(solutions).values(attempts).returning({ solutionId: solutions.id })
  await app.db.insert(checkRuns).values(hundred.map((of) => ({ ...of, stepId, exerciseVersion: 1 })))

  const first = await claim()
  const theirs = solutionOf(await submitTo(honest!, stepId))
  const last = solutionOf(await submitTo(other!, stepId))
  expect(await claim()).toMatchObject({ solutionId: theirs })
  expect(await claim()).toMatchObject({ solutionId: last })
  // Also with a free runner: a learner has one run at a time.
  expect(await claim()).toBeNull()
  await finish(first!.id)
  expect((await claim())!.id).toBe(first!.id + 1)
  await app.db.delete(checkRuns)
})

test('learners take turns: who was served longest ago comes first', async () => {
  const { courseId, stepIds } = await newCourse(3)
  const learners = await Promise.all([1, 2].map(() => newMember(app, [courseId])))
  for (const learner of learners) for (const stepId of stepIds) await submitTo(learner, stepId)
  const served: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const run = await claim()
    served.push(run!.solutionId)
    await finish(run!.id)
  }
  const owners = await app.db.select({ id: solutions.id, owner: solutions.personId }).from(solutions)
  const ownerOf = new Map(owners.map(({ id, owner }) => [id, owner]))
  const [one, two] = learners.map(({ id }) => id)
  expect(served.map((id) => ownerOf.get(id))).toEqual([one, two, one, two, one, two])
  await app.db.delete(checkRuns)
})

test('claims at the same moment get different runs', async () => {
  const { courseId, stepIds } = await newCourse(1)
  const learners = await Promise.all(Array.from({ length: 5 }, () => newMember(app, [courseId])))
  for (const learner of learners) await submitTo(learner, stepIds[0]!)
  const claimed = await Promise.all(Array.from({ length: 8 }, () => claim()))
  expect(new Set(claimed.map((run) => run?.id)).size).toBe(6)
  await app.db.delete(checkRuns)
})

test('a learner has at most three open runs while a runner is there', async () => {
  const { courseId, stepIds } = await newCourse(5)
  const learner = await newMember(app, [courseId])
  await reportRunner(app.db, runnerId, new Date())
  for (const stepId of stepIds.slice(0, 3)) expect((await submitTo(learner, stepId)).http).toBe(200)
  expect(await submitTo(learner, stepIds[3]!)).toMatchObject(
    apiError(409, 'We’re still checking your last three submissions. Submit this one when they’re done.'),
  )
  await finish((await claim())!.id)
  expect((await submitTo(learner, stepIds[3]!)).http).toBe(200)
  // Without one, nothing would ever be done.
  await removeRunner(app.db, runnerId)
  expect((await submitTo(learner, stepIds[4]!)).http).toBe(200)
  await app.db.delete(checkRuns)
})

test('a newer attempt replaces the waiting run of the same step, and both say so', async () => {
  const { courseId, stepIds } = await newCourse(1)
  const learner = await newMember(app, [courseId])
  const solutionId = solutionOf(await submitTo(learner, stepIds[0]!))
  await app.load(mentor, giveVerdict, { params: { solutionId }, body: { verdict: 'rejected', feedback: 'Explain it' } })
  const second = solutionOf(await submitTo(learner, stepIds[0]!))
  const [newer, older] = await app.load(learner, listAttempts, { params: { stepId: stepIds[0]! } })
  const message = 'You submitted a newer attempt before these checks ran.'
  expect(older!.checkRun).toMatchObject({ state: 'failed', failure: { message } })
  expect(newer!.checkRun).toMatchObject({ state: 'unavailable', failure: null })
  expect(await claim()).toMatchObject({ solutionId: second })
  expect(await claim()).toBeNull()
})

test('nobody submits more than 60 times an hour, and the reply says how long to wait', async () => {
  const strict = await app.another({ rateLimitFactor: 1 })
  const learner = await app.newActor('learner')
  const answers = []
  for (let count = 0; count <= 60; count += 1) answers.push(await strict.call(learner, submitSolution, { body: {} }))
  expect(answers.slice(0, 60).map(({ http }) => http)).not.toContain(429)
  expect(answers[60]).toMatchObject({
    http: 429,
    body: { message: 'Too many attempts. Please try again in 60 minutes.' },
  })
})
