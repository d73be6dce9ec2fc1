import { expect, test } from 'vitest'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { answerQuiz, openStep, saveReading } from '#contract/learning/lessons.ts'
import { getMyPerformance, getMySnapshot } from '#contract/learning/performance.ts'
import { getReview } from '#contract/learning/reviews.ts'
import { getTasks } from '#contract/learning/tasks.ts'
import { sql } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { publishNewLesson, quizQuestion } from '#server/testing/learning/lessons.ts'
import { countQueries } from '#server/testing/queries.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { countResults } from './exercises.store.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
const mentor = await app.newActor('mentor')

async function newReader() {
  const course = await newCourseWithTasks(app, [3])
  const [first, second, third] = course.stepIds as [number, number, number]
  for (const stepId of course.stepIds) await publishNewLesson(app, admin, stepId)
  return { ...course, first, second, third, learner: await newMember(app, [course.courseId]) }
}
/** Over the last hour. */
async function read(learner: TestActor, stepId: number, percent: number) {
  const place = { version: 1, block: 1, blockKey: 'abc' }
  const save = (share: number) =>
    app.call(learner, saveReading, { params: { stepId }, body: { ...place, percent: share } })
  await save(0)
  await app.db.execute(sql`update lesson_readings set updated_at = now() - interval '1 hour' where step_id = ${stepId}`)
  await save(percent)
}
const answer = (learner: TestActor, stepId: number, option: number) =>
  app.call(learner, answerQuiz, { params: { stepId, quizKey: keyOf(quizQuestion) }, body: { option } })

test('the mentor sees how far the learner read and what they answered', async () => {
  const { courseId, first, second, learner } = await newReader()
  await read(learner, first, 60)
  await answer(learner, first, 0)
  await answer(learner, first, 1)
  const reviewOf = async (stepId: number) => {
    const { id: solutionId } = await newSolution(app, { personId: learner.id, courseId, stepId })
    return app.load(mentor, getReview, { params: { solutionId } })
  }
  const read60 = await reviewOf(first)
  expect(read60.lessonWork).toMatchObject({
    percentRead: 60,
    questions: [{ question: quizQuestion, answer: { text: '200', isRight: true, wasRightAtFirst: false, tries: 2 } }],
  })
  expect((await reviewOf(second)).lessonWork).toEqual({
    percentRead: 0,
    lastReadAt: null,
    questions: [{ question: quizQuestion, answer: null }],
  })
  const { courseId: other, stepIds } = await newCourseWithTasks(app, [1])
  const withoutLesson = { personId: learner.id, courseId: other, stepId: stepIds[0]! }
  const { id: solutionId } = await newSolution(app, withoutLesson)
  const review = () => app.load(mentor, getReview, { params: { solutionId } })
  await countResults(app.db, withoutLesson, [{ name: 'adds', isPassed: false }], app.deps.clock())
  expect(await review()).toMatchObject({ lessonWork: null, checkProgress: [{ name: 'adds', failures: 1 }] })
  expect(await countQueries(review)).toBeLessThan(10)
})

test('the learner continues with the lesson they read last', async () => {
  const { courseId, second, third, learner } = await newReader()
  const nextStepId = async () =>
    (await app.call(learner, getTasks, { query: { courseId } })).body.courseDetails.nextStepId
  await read(learner, third, 10)
  await read(learner, second, 40)
  expect(await nextStepId()).toBe(second)
  expect((await app.load(learner, getMySnapshot)).next).toMatchObject({ taskStepId: second, percentRead: 40 })
})

test('the performance has the quiz results of each course', async () => {
  const { courseId, first, second, learner } = await newReader()
  await answer(learner, first, 1)
  await answer(learner, second, 0)
  await answer(learner, second, 1)
  const { courses } = await app.load(learner, getMyPerformance)
  expect(courses).toMatchObject([{ courseId, quiz: { answered: 2, rightAtFirst: 1 } }])
})

test('what was written last counts, not what arrived last', async () => {
  const { first, learner } = await newReader()
  const params = { stepId: first }
  const at = (block: number, percent: number, ago: number) =>
    app.load(learner, saveReading, {
      params,
      body: { version: 1, block, blockKey: 'abc', percent },
      headers: { 'written-ago': String(ago) },
    })
  const page = () => app.load(learner, openStep, { params })
  await at(0, 0, 7200)
  // Time enough to read it passed on the device, although both arrive now.
  expect(await at(5, 60, 3600)).toEqual({ percent: 60 })
  await at(2, 30, 5400)
  expect((await page()).reading).toMatchObject({ block: 5, percent: 60 })

  const choose = (option: number, ago: number) =>
    app.call(learner, answerQuiz, {
      params: { ...params, quizKey: keyOf(quizQuestion) },
      body: { option },
      headers: { 'written-ago': String(ago) },
    })
  await choose(1, 600)
  await choose(0, 3600)
  expect((await page()).quizAnswers).toMatchObject([{ option: 1, isRight: true, tries: 2 }])
})
