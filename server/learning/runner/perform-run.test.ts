import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { connectToProcess } from '#engines/node/connect.ts'
import type { Sandbox } from '#server/kit/sandbox/sandbox.ts'
import { submitCode } from '#server/testing/learning/check-runs.ts'
import { solvedCode } from '#server/testing/learning/exercises.ts'
import { testSandbox } from '#server/testing/sandbox.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { performRun, recoverAbandoned, recoverFromCrash } from './perform-run.service.ts'
import { markRunning, reportRunner, runnerFigures } from '../practice/queue.store.ts'
import { storeFailure } from './runs.service.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const never = new AbortController().signal
const runnerId = randomUUID()

/** What a runner does when it is this run's turn. */
async function perform(sandbox: Sandbox, runId: number, signal = never) {
  const run = await markRunning(app.db, runId, { runnerId, startedAt: new Date() })
  if (run) await performRun(app.db, app.deps, { sandbox, signal }, run)
}

test('a run that fails three times through no fault of the learner is stored as failed', async () => {
  const { runId, result } = await submitCode(app, solvedCode)
  const broken: Sandbox = { connect: (language) => connectToProcess(language, () => ({ command: ['false'] })) }
  for (const tries of [1, 2]) {
    await expect(perform(broken, runId)).rejects.toThrow('The sandbox did not start')
    expect(await result()).toMatchObject({ state: 'queued', startedAt: null, runnerId: null, tries })
    // It waits, so that a fault of some seconds doesn't use up its tries.
    expect((await result()).retryAt!.getTime()).toBeGreaterThan(Date.now())
  }
  await expect(perform(broken, runId)).rejects.toThrow('The sandbox did not start')
  expect(await result()).toMatchObject({ state: 'failed', failure: null })
})

test('a submission is verified by the sandbox, and the result is stored once', async () => {
  const { runId, result, shown } = await submitCode(app, solvedCode)
  // Nobody runs code here yet.
  expect(await shown()).toMatchObject({ state: 'unavailable', claimedPassed: 3 })
  await perform(await testSandbox(), runId)
  const stored = await result()
  expect(stored).toMatchObject({ state: 'done', passed: 5, total: 5, engine: `node ${process.versions.node}` })
  expect(stored.checksHash).toMatch(/^[0-9a-f]{16}$/)
  expect(await markRunning(app.db, runId, { runnerId, startedAt: new Date() })).toBeNull()
  await storeFailure(app.db, app.deps, runId, '')
  expect(await result()).toEqual(stored)
})

test('an exercise that asks for right types isn’t passed by code that runs with wrong ones', async () => {
  const starter = [{ path: 'add.ts', text: 'export const add = (a: number, b: number): number => 0\n' }]
  const typed = { language: 'typescript', entry: 'add.ts', types: true, starter }
  const code = 'export const add = (a: number, b: number): string => a + b\n'
  const { runId, result } = await submitCode(app, '// unused', typed, [{ name: 'add.ts', content: code }])
  await perform(await testSandbox(), runId)
  const { passed, total, results } = await result()
  expect({ passed, total }).toEqual({ passed: 5, total: 6 })
  expect(results.find(({ outcome }) => outcome === 'failed')).toMatchObject({
    name: 'types are right',
    isHidden: false,
    failure: { file: 'add.ts', line: 1, message: expect.stringContaining('should be a string, but this is a number') },
  })
})

test('a runner that is stopped gives its run back, and that try doesn’t count', async () => {
  const { runId, result } = await submitCode(app, solvedCode)
  await perform(await testSandbox(), runId, AbortSignal.abort())
  expect(await result()).toMatchObject({ state: 'queued', startedAt: null, tries: 0, retryAt: null })
})

test('a run whose process died isn’t tried again; the crash is counted', async () => {
  const { runId, result, shown } = await submitCode(app, solvedCode)
  await reportRunner(app.db, runnerId, new Date())
  await markRunning(app.db, runId, { runnerId, startedAt: new Date() })
  await recoverFromCrash(app.db, app.deps, runnerId)
  expect(await result()).toMatchObject({ state: 'done', passed: 0, total: 5 })
  expect((await shown())!.failure!.message).toContain('stopped while it ran your code')
  expect(await runnerFigures(app.db)).toMatchObject({ crashesDuringRun: 1, crashesIdle: 0 })
  // It was stopped properly this time, or is there for the first time.
  await recoverFromCrash(app.db, app.deps, runnerId)
  expect(await runnerFigures(app.db)).toMatchObject({ crashesDuringRun: 1, crashesIdle: 0 })
})

test('a run whose whole machine is gone is tried again by another runner', async () => {
  const { runId, result } = await submitCode(app, solvedCode)
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
  await markRunning(app.db, runId, { runnerId, startedAt: ago(60) })
  await reportRunner(app.db, runnerId, ago(40))
  await recoverAbandoned(app.db, app.deps)
  expect((await result()).state).toBe('running')
  await reportRunner(app.db, runnerId, ago(50))
  await recoverAbandoned(app.db, app.deps)
  expect(await result()).toMatchObject({ state: 'queued', tries: 1 })
  expect((await result()).retryAt!.getTime()).toBeLessThanOrEqual(Date.now())
})

test('results with characters that the database can’t store are stored without them', async () => {
  const { runId, result } = await submitCode(
    app,
    `export const add = (a) => { if (a < 0) throw new Error('\\0\\ud800'); return ['\\0', '\\ud800'] }`,
  )
  await perform(await testSandbox(), runId)
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
  expect(await result()).toMatchObject({ state: 'done', passed: 5, total: 5 })
})
