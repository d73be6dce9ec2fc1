import { expect, test } from 'vitest'
import {
  finishInterview,
  getInterview,
  type Interview,
  type InterviewsPage,
  listInterviews,
  saveInterviewCode,
  saveInterviewResults,
  startInterview,
} from '#contract/learning/study/interviews.ts'
import { courses } from '#server/catalogue/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { exerciseContent, publishExercise, solvedCode } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { studyOf } from '../study-days/store.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
const course = await newCourseWithTasks(app, [1, 2])
for (const stepId of course.stepIds) await publishExercise(app, admin, stepId)
await app.db.update(courses).set({ hasInterviews: true }).where(eq(courses.id, course.courseId))

const begin = new Date('2026-11-18T12:00:00Z')
const moveTo = (minutes: number) => void (app.deps.clock = () => new Date(begin.getTime() + minutes * 60_000))
const newLearner = () => newMember(app, [course.courseId], { endsInDays: 3000 })
const start = (actor: TestActor, courseId = course.courseId) => app.call(actor, startInterview, { body: { courseId } })
const open = (actor: TestActor, interviewId: number): Promise<Interview> =>
  app.load(actor, getInterview, { params: { interviewId } })
const list = (actor: TestActor): Promise<InterviewsPage> => app.load(actor, listInterviews)
const code = [{ path: 'add.js', text: solvedCode }]
const save = (actor: TestActor, interviewId: number, version = 0, position = 1) =>
  app.call(actor, saveInterviewCode, { params: { interviewId, position }, body: { code, version } })
const check = (actor: TestActor, interviewId: number, isPassed: boolean, position = 1) =>
  app.call(actor, saveInterviewResults, {
    params: { interviewId, position },
    body: {
      results: [
        { name: 'adds', isPassed },
        { name: 'no such check', isPassed: true },
      ],
    },
  })

test('an interview continues on another device, is finished once, and keeps its first results', async () => {
  moveTo(0)
  const learner = await newLearner()
  expect(await list(learner)).toEqual({
    courses: [{ courseId: course.courseId, courseTitle: course.courseTitle }],
    openId: null,
    past: [],
  })
  // Two devices at the same moment.
  const [one, two] = await Promise.all([start(learner), start(learner)])
  const { interviewId } = one.body.data
  expect(two.body.data).toEqual({ interviewId })

  moveTo(10)
  const running = await open(learner, interviewId)
  expect(running).toMatchObject({
    secondsLeft: 35 * 60,
    finishedAt: null,
    problems: [{ position: 1 }, { position: 2 }],
  })
  const [first, second] = running.problems
  expect(first!.topic).not.toBe(second!.topic)
  expect(first!.exercise).toMatchObject({ starter: exerciseContent().starter, hiddenChecks: 0 })
  expect(JSON.stringify(running)).not.toContain('4002')
  expect((await save(learner, interviewId)).body.data).toMatchObject({ version: 1 })
  expect((await save(learner, interviewId)).http).toBe(409)
  expect((await check(learner, interviewId, true)).http).toBe(409)

  const finish = () => app.call(learner, finishInterview, { params: { interviewId } })
  const { finishedAt } = (await finish()).body.data
  moveTo(12)
  expect((await finish()).body.data).toEqual({ finishedAt })
  expect((await save(learner, interviewId, 1)).http).toBe(409)
  await check(learner, interviewId, true)
  await check(learner, interviewId, false)
  expect(await open(learner, interviewId)).toMatchObject({
    secondsLeft: 0,
    finishedAt,
    problems: [
      { code, results: [{ name: 'adds', isPassed: true }, { isPassed: false }, { isPassed: false }] },
      { results: null },
    ],
  })
  expect(await list(learner)).toMatchObject({
    openId: null,
    past: [{ interviewId, problems: [{ score: { passed: 1, total: 3 } }, { score: null }] }],
  })
})

test('it ends by itself after 45 minutes, and the next one asks what was not asked before', async () => {
  moveTo(0)
  const learner = await newLearner()
  const first = (await start(learner)).body.data.interviewId
  moveTo(45.2)
  // Sent in time.
  expect((await save(learner, first)).http).toBe(200)
  moveTo(46)
  expect((await save(learner, first, 1)).http).toBe(409)
  expect(await open(learner, first)).toMatchObject({ secondsLeft: 0, finishedAt: '2026-11-18T12:45:00.000Z' })
  expect((await studyOf(app.db, learner.id)).days).toEqual(['2026-11-18'])
  const second = (await start(learner)).body.data.interviewId
  expect(second).not.toBe(first)
  const stepsOf = async (id: number) => (await open(learner, id)).problems.map(({ stepId }) => stepId)
  const asked = await stepsOf(first)
  const fresh = course.stepIds.filter((stepId) => !asked.includes(stepId))
  expect(await stepsOf(second)).toEqual(expect.arrayContaining(fresh))
})

test('only learners of a course with interviews, and only the learner’s own', async () => {
  moveTo(0)
  const other = await newCourseWithTasks(app, [2])
  const learner = await newMember(app, [course.courseId, other.courseId], { endsInDays: 3000 })
  expect((await start(learner, other.courseId)).http).toBe(404)
  expect((await start(await newMember(app, [], { endsInDays: 3000 }))).http).toBe(403)
  const former = await newMember(app, [course.courseId], { endsInDays: -3000 })
  expect((await list(former)).courses).toEqual([])
  const { interviewId } = (await start(learner)).body.data
  const stranger = await newLearner()
  expect((await app.call(stranger, getInterview, { params: { interviewId } })).http).toBe(404)
  expect((await save(stranger, interviewId)).http).toBe(404)
})

test('asks no projects', async () => {
  moveTo(0)
  const other = await newCourseWithTasks(app, [1, 1])
  await app.db.update(courses).set({ hasInterviews: true }).where(eq(courses.id, other.courseId))
  const steps = "steps: [{ request: 'GET /', pick: 'status' }], expect: "
  const list = (...names: string[]) =>
    `export default [${names.map((name, index) => `{ name: '${name}', hint: 'Look again.', ${steps}${200 + index} }`).join()}]`
  await publishExercise(app, admin, other.stepIds[0]!)
  const published = await publishExercise(app, admin, other.stepIds[1]!, {
    language: 'project',
    project: { app: 'add.js' },
    visibleChecks: list('a', 'b', 'c'),
    hiddenChecks: list('d', 'e'),
  })
  expect(published.http).toBe(200)
  const learner = await newMember(app, [other.courseId], { endsInDays: 3000 })
  expect((await start(learner, other.courseId)).body.message).toContain('doesn’t have enough exercises')
})
