import { listAttempts } from '#contract/learning/solutions.ts'
import { eq } from '#server/kit/db/orm.ts'
import { checkRuns } from '#server/learning/practice/tables.ts'
import { publishExercise } from './exercises.ts'
import { newCourseWithTasks, newMember } from './learning.ts'
import { submit } from './submissions.ts'
import type { TestApp } from '../test-app.ts'

type TestFile = { name: string; content: string }

/** A learner submits code for an exercise of their own course; returns the run that is queued for it. */
export async function submitCode(app: TestApp, text: string, changes: object = {}, others: TestFile[] = []) {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const stepId = stepIds[0]!
  await publishExercise(app, await app.newActor('admin'), stepId, changes)
  const learner = await newMember(app, [courseId])
  const fields = { taskStepId: stepId, checksPassed: 3 }
  const { body } = await submit(app, learner, fields, [{ name: 'add.js', content: text }, ...others])
  const ofAttempt = eq(checkRuns.solutionId, body.data.solutionId)
  const result = async () => (await app.db.select().from(checkRuns).where(ofAttempt))[0]!
  return {
    runId: (await result()).id,
    result,
    /** As the learner sees it. */
    shown: async () => (await app.load(learner, listAttempts, { params: { stepId } }))[0]!.checkRun,
  }
}
