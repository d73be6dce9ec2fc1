import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStep } from '#contract/learning/lessons.ts'
import {
  getProblem,
  getProblemRun,
  giveUpProblem,
  listProblems,
  saveProblemCode,
  submitProblem,
} from '#contract/learning/problems/problems.ts'
import { parseProblem } from '#contract/learning/problems/problem-file.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { newProblem, problemSource, solution } from '#server/testing/learning/problems.ts'
import { apiError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { putProblems } from '../lessons/problems.store.ts'
import { reportRunner } from '../practice/queue.store.ts'
import { performProblemRun, recoverProblemRuns } from '../runner/problem-runs.service.ts'
import { claimProblemRun } from './queue.store.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const runnerId = randomUUID()
await reportRunner(app.db, runnerId, new Date())

async function newPractice() {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const stepId = stepIds[0]!
  const problemId = await newProblem(app, stepId)
  return { courseId, stepId, params: { problemId }, learner: await newMember(app, [courseId]) }
}

/** What a runner does, without the sandbox. */
async function runNext() {
  const run = await claimProblemRun(app.db, runnerId, new Date())
  const place = { sandbox: { connect: connectToProcess }, signal: new AbortController().signal }
  if (run) await performProblemRun(app.db, app.deps, place, run)
}

const submitTo = (learner: TestActor, params: { problemId: number }, code: string) =>
  app.call(learner, submitProblem, {
    params,
    body: { language: 'javascript', code: [{ path: 'add-up.js', text: code }] },
  })

test('a problem is solved when all its checks pass on the server; then its solution is shown', async () => {
  const { courseId, stepId, params, learner } = await newPractice()
  expect(parseProblem(problemSource).faults).toEqual([])
  const first = await app.load(learner, getProblem, { params })
  expect(first).toMatchObject({ name: 'Add two numbers', solvedIn: [], solution: null, run: null, version: 0 })
  expect(first.exercise).toMatchObject({ entry: 'add-up.js', hiddenChecks: 2, also: [{ entry: 'add_up.py' }] })
  expect(JSON.stringify(first)).not.toContain('4002')

  await submitTo(learner, params, 'export const addUp = (a, b) => (a < 1000 ? a + b : 0)\n')
  await runNext()
  const failed = (await app.load(learner, getProblemRun, { params }))!
  expect(failed).toMatchObject({ state: 'done', language: 'javascript', passed: 4, total: 5 })
  expect(failed.results[3]).toMatchObject({ isHidden: true, hint: 'Use +.', expected: null, actual: null })

  await submitTo(learner, params, solution)
  await runNext()
  const solved = await app.load(learner, getProblem, { params })
  expect(solved).toMatchObject({ solvedIn: ['javascript'], gaveUpAt: null, run: { passed: 5, total: 5 } })
  expect(solved.solution!.map(({ language }: { language: string }) => language)).toEqual(['javascript', 'python'])
  const { problems } = await app.load(learner, openStep, { params: { stepId } })
  expect(problems).toMatchObject([{ name: 'Add two numbers', level: 'easy', solvedIn: ['javascript'] }])
  const listed = await app.load(learner, listProblems, { params: { courseId } })
  expect(listed.problems).toMatchObject([{ stepId, solvedIn: ['javascript'], isBegun: false }])
})

test('giving up shows the solution, and the problem can still be solved', async () => {
  const { params, learner } = await newPractice()
  await app.load(learner, giveUpProblem, { params })
  const page = await app.load(learner, getProblem, { params })
  expect(page).toMatchObject({ solvedAt: null, gaveUpAt: expect.any(String) as string })
  expect(page.solution).not.toBeNull()
})

test('code is saved with versions, and another tab can’t replace it unseen', async () => {
  const { params, learner } = await newPractice()
  const save = (version: number, text: string) =>
    app.call(learner, saveProblemCode, { params, body: { version, code: [{ path: 'add_up.py', text }] } })
  expect((await save(0, 'one')).body.data.version).toBe(1)
  expect((await save(1, 'two')).body.data.version).toBe(2)
  expect(await save(1, 'other')).toMatchObject(
    apiError(409, 'This code was changed on another device or in another tab.'),
  )
  expect((await app.load(learner, getProblem, { params })).code).toEqual([{ path: 'add_up.py', text: 'two' }])
})

test('only learners of the course open its problems, and staff read them', async () => {
  const { courseId, params } = await newPractice()
  const stranger = await newMember(app, [])
  const refused = apiError(403, 'Enrol in this course first')
  expect(await app.call(stranger, getProblem, { params })).toMatchObject(refused)
  expect(await app.call(stranger, listProblems, { params: { courseId } })).toMatchObject(refused)
  expect(await submitTo(stranger, params, '')).toMatchObject(refused)
  const mentor = await app.newActor('mentor')
  expect((await app.load(mentor, getProblem, { params })).solution).not.toBeNull()
})

test('a run whose process died can be submitted again; a problem that was removed keeps what was done', async () => {
  const { stepId, params, learner } = await newPractice()
  await submitTo(learner, params, solution)
  await claimProblemRun(app.db, runnerId, new Date())
  expect(await submitTo(learner, params, solution)).toMatchObject({ http: 409 })
  await recoverProblemRuns(app.db, app.deps, runnerId)
  expect((await app.load(learner, getProblemRun, { params }))!.state).toBe('failed')
  expect((await submitTo(learner, params, solution)).http).toBe(200)
  await runNext()
  await putProblems(app.db, stepId, [], new Date())
  expect(await app.call(learner, getProblem, { params })).toMatchObject({ http: 404 })
  await newProblem(app, stepId)
  expect((await app.load(learner, getProblem, { params })).solvedIn).toEqual(['javascript'])
})
