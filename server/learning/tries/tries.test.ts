import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getTry, startTry, stopTry, type TriedRequest } from '#contract/learning/attempts/tries.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { listAttempts } from '#contract/learning/solutions.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import { publishExercise } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { projectExercise, solvedProject } from '#server/testing/learning/projects.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { apiError, sharedApp } from '#server/testing/test-app.ts'
import { claimRun } from '../practice/queue.store.ts'
import { performRun } from '../runner/perform-run.service.ts'
import { performTry, recoverTries } from '../runner/tries.service.ts'
import { claimTry } from './store.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const runnerId = randomUUID()
const place = () => ({ sandbox: { connect: connectToProcess }, signal: new AbortController().signal })

async function newProject(exercise: object = projectExercise) {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const params = { stepId: stepIds[0]! }
  await publishExercise(app, await app.newActor('admin'), params.stepId, exercise)
  const learner = await newMember(app, [courseId])
  const start = (code: CodeFile[], request: TriedRequest | null = null) =>
    app.call(learner, startTry, { params, body: { code, request } })
  return { params, learner, start, last: async () => (await app.load(learner, getTry, { params })).last }
}

async function runNext() {
  const row = (await claimTry(app.db, runnerId, new Date()))!
  await performTry(app.db, app.deps, place(), row)
}

test('a learner tries a project of several files: the visible checks by milestone, with what it printed', async () => {
  const { start, last } = await newProject()
  expect((await start(solvedProject)).body.data).toMatchObject({ state: 'queued', total: 3, results: [] })
  await runNext()
  expect(await last()).toMatchObject({
    state: 'done',
    failure: null,
    results: [
      { outcome: 'passed', milestone: 'Greet' },
      { outcome: 'passed', milestone: 'Greet' },
      { outcome: 'passed', milestone: 'Refuse' },
    ],
    printed: [{ level: 'log', text: 'ready' }, {}, {}, {}],
  })
})

test('a request shows what the app answers, or why it can’t', async () => {
  const { start, last } = await newProject()
  await start(solvedProject, { method: 'GET', path: '/hello?name=Asha', body: '' })
  await runNext()
  expect((await last())!.response).toEqual({ status: 200, body: '{\n  "text": "Namaste Asha"\n}' })
  await start([{ path: 'src/app.js', text: "import './missing.js'" }], { method: 'GET', path: '/', body: '' })
  await runNext()
  expect((await last())!.failure).toMatchObject({ message: 'There is no file src/missing.js.', file: 'src/app.js' })
})

test('a new try replaces the last one, and a stopped one ends', async () => {
  const { params, learner, start, last } = await newProject()
  const endless = [{ path: 'src/app.js', text: 'setInterval(() => {}, 1000); await new Promise(() => {})' }]
  await start(endless)
  const row = (await claimTry(app.db, runnerId, new Date()))!
  const running = performTry(app.db, app.deps, place(), row)
  await app.load(learner, stopTry, { params })
  await running
  expect(await last()).toBeNull()
  await start(endless)
  await start(solvedProject)
  await runNext()
  expect(await last()).toMatchObject({ state: 'done', results: [{ outcome: 'passed' }, {}, {}] })
})

test('what a dead process left behind can be tried again', async () => {
  const { start, last } = await newProject()
  await start(solvedProject)
  await claimTry(app.db, runnerId, new Date())
  await recoverTries(app.db, app.deps, runnerId)
  expect(await last()).toMatchObject({ state: 'failed' })
  expect((await start(solvedProject)).body.data).toMatchObject({ state: 'queued' })
  await runNext()
})

test('tries are for projects, of learners who may open the step', async () => {
  const { start } = await newProject({})
  expect(await start([{ path: 'add.js', text: '' }])).toMatchObject(
    apiError(409, 'The checks of this step run in your page.'),
  )
  const { params } = await newProject()
  const other = await newMember(app)
  const body = { code: solvedProject, request: null }
  expect((await app.call(other, startTry, { params, body })).http).toBe(403)
})

test('an attempt at a project has its added files, and results by milestone', async () => {
  const { params, learner } = await newProject()
  const files = solvedProject.map(({ path, text }) => ({ name: path, content: text }))
  await submit(app, learner, { taskStepId: params.stepId, checksPassed: 3 }, files)
  const run = (await claimRun(app.db, runnerId, new Date()))!
  await performRun(app.db, app.deps, place(), run)
  const [attempt] = await app.load(learner, listAttempts, { params })
  expect(attempt!.checkRun).toMatchObject({ state: 'done', passed: 5, total: 5, language: 'project' })
  expect(attempt!.checkRun!.results[4]).toMatchObject({ milestone: 'Greet', isHidden: true })
})
