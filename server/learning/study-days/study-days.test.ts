import { expect, test } from 'vitest'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { answerQuiz, openStep, saveReading } from '#contract/learning/lessons.ts'
import { reportChecks } from '#contract/learning/practice.ts'
import { publishExercise } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { publishNewLesson, quizQuestion } from '#server/testing/learning/lessons.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { studyOf } from './store.ts'

const app = await sharedApp({ rateLimitFactor: 100 })

test('reading on, answering, practising and submitting count the day in India, once', async () => {
  const admin = await app.newActor('admin')
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const [stepId] = stepIds as [number]
  await publishNewLesson(app, admin, stepId)
  await publishExercise(app, admin, stepId)
  const learner = await newMember(app, [courseId], { endsInDays: 3000 })
  const params = { stepId }
  const days = async () => (await studyOf(app.db, learner.id)).days
  const read = (block: number) =>
    app.call(learner, saveReading, { params, body: { version: 1, block, blockKey: 'a', percent: 0 } })

  app.deps.clock = () => new Date('2026-11-15T18:29:00Z')
  await app.call(learner, openStep, { params })
  await read(0)
  await read(0)
  expect(await days()).toEqual([])
  await read(1)
  await read(2)
  expect(await days()).toEqual(['2026-11-15'])

  // A minute later it is the next day in India.
  const actions = [
    () => app.call(learner, answerQuiz, { params: { ...params, quizKey: keyOf(quizQuestion) }, body: { option: 0 } }),
    () => app.call(learner, reportChecks, { params, body: { results: [{ name: 'adds', isPassed: false }] } }),
    () => submit(app, learner, { taskStepId: stepId }),
  ]
  for (const [index, act] of actions.entries()) {
    app.deps.clock = () => new Date(`2026-11-${15 + index}T18:30:00Z`)
    expect((await act()).http).toBe(200)
  }
  expect(await days()).toEqual(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'])
})
