import { expect, test } from 'vitest'
import { connectToProcess } from '#engines/node/connect.ts'
import { sql } from '#server/kit/db/orm.ts'
import type { Sandbox } from '#server/kit/sandbox/sandbox.ts'
import { submitCode } from '#server/testing/learning/check-runs.ts'
import { solvedCode } from '#server/testing/learning/exercises.ts'
import { testSandbox } from '#server/testing/sandbox.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { performRun } from './perform-run.service.ts'
import { type CheckRunJob, checkRunQueue, failedRunQueue } from './runs.service.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const never = new AbortController().signal
const perform = (sandbox: Sandbox, runId: number, signal = never) =>
  performRun(app.db, app.deps, { sandbox, signal }, runId)

// First, because the runner of the next test could take this job before it is cancelled.
test('a run that fails too often through no fault of the learner is stored as failed', async () => {
  const { runId, result } = await submitCode(app, solvedCode)
  const broken: Sandbox = { connect: (language) => connectToProcess(language, () => ({ command: ['false'] })) }
  await app.deps.jobs.cancel(app.db, checkRunQueue, { runId })
  await expect(perform(broken, runId)).rejects.toThrow('The sandbox did not start')
  expect(await result()).toMatchObject({ state: 'queued', startedAt: null })
  await app.registerJobs()
  await app.deps.jobs.add(app.db, failedRunQueue, { runId })
  await expect.poll(async () => (await result()).state).toBe('failed')
})

test('a submission is verified by the sandbox, and the result is stored once', async () => {
  const { runId, result, shown } = await submitCode(app, solvedCode)
  // Nobody runs code here yet.
  expect(await shown()).toMatchObject({ state: 'unavailable', claimedPassed: 3 })
  const sandbox = await testSandbox()
  await app.deps.jobs.work<CheckRunJob>(checkRunQueue, (job) => perform(sandbox, job.runId), { concurrency: 2 })
  await expect.poll(async () => (await result()).state).toBe('done')
  const stored = await result()
  expect(stored).toMatchObject({ passed: 5, total: 5, engine: `node ${process.versions.node}` })
  expect(stored.checksHash).toMatch(/^[0-9a-f]{16}$/)
  // A job may come twice after a crash.
  await perform(sandbox, runId)
  expect(await result()).toEqual(stored)
})

test('a run is tried three times; when its runner dies, another one takes it over', async () => {
  const { rows } = await app.db.execute(
    sql`select retry_limit, heartbeat_seconds, dead_letter from pgboss.queue where name = ${checkRunQueue}`,
  )
  expect(rows).toEqual([{ retry_limit: 2, heartbeat_seconds: 20, dead_letter: failedRunQueue }])
})

test('results with characters that the database can’t store are stored without them', async () => {
  const { result } = await submitCode(
    app,
    `export const add = (a) => { if (a < 0) throw new Error('\\0\\ud800'); return ['\\0', '\\ud800'] }`,
  )
  await expect.poll(async () => (await result()).state).toBe('done')
  expect((await result()).results.map(({ outcome }) => outcome)).toEqual([
    'failed',
    'failed',
    'error',
    'failed',
    'failed',
  ])
})

test('a read-only file of the starter can’t be replaced by a submission', async () => {
  const starter = [
    { path: 'add.js', text: 'export const add = () => 0' },
    { path: 'zero.js', text: 'export const zero = 0' },
  ]
  const { runId, result } = await submitCode(
    app,
    "import { zero } from './zero.js'\nexport const add = (a, b) => a + b + zero",
    { starter, readOnly: ['zero.js'] },
    [{ name: 'zero.js', content: 'export const zero = 1' }],
  )
  await perform({ connect: (language) => connectToProcess(language) }, runId)
  await expect.poll(async () => (await result()).state).toBe('done')
  expect(await result()).toMatchObject({ passed: 5, total: 5 })
})
