import { expect, test } from 'vitest'
import { getAttemptExercise, runChecksAgain } from '#contract/learning/practice.ts'
import { getReview } from '#contract/learning/reviews.ts'
import type { SolutionFile } from '#contract/learning/solutions.ts'
import { publishExercise, solvedCode } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { projectExercise } from '#server/testing/learning/projects.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')
const mentor = await app.newActor('mentor')

async function attemptAt(exercise: object, files: { name: string; content: string }[]) {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const learner = await newMember(app, [courseId])
  await publishExercise(app, admin, stepIds[0]!, exercise)
  const { body } = await submit(app, learner, { taskStepId: stepIds[0]! }, files)
  return { params: { solutionId: body.data.solutionId as number } }
}

test('mentors see which files of a project are still the starter’s, and can run its checks again', async () => {
  const { path: name, text: content } = projectExercise.starter[0]!
  const added = { name: 'src/greeting.js', content: 'export const greeting = () => 1\n' }
  const at = await attemptAt(projectExercise, [{ name, content }, added])
  const { isProject, current } = await app.load(mentor, getReview, at)
  expect(isProject).toBe(true)
  const { starter } = await app.load(mentor, getAttemptExercise, at)
  expect(starter.map(({ path }: { path: string }) => path)).toEqual(['src/app.js', 'package.json'])
  const hashOf = (path: string) => current.files.find((file: SolutionFile) => file.path === path)!.sha256
  expect(hashOf('src/app.js')).toBe(starter[0]!.sha256)
  expect(hashOf('src/greeting.js')).not.toBe(starter[0]!.sha256)
  expect(await app.load(mentor, runChecksAgain, at)).toMatchObject({ total: 0, results: [] })
})

test('an attempt at an exercise of one file is no project', async () => {
  const at = await attemptAt({}, [{ name: 'add.js', content: solvedCode }])
  expect(await app.load(mentor, getReview, at)).toMatchObject({ hasExercise: true, isProject: false })
})
