import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkRuns, runnerCrashes, runners } from './learning/practice/tables.ts'
import { submitCode } from './testing/learning/check-runs.ts'
import { solvedCode } from './testing/learning/exercises.ts'
import { sharedApp } from './testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
await writeFile(join(app.env.dataDir, 'database.json'), JSON.stringify(app.owner))

const started: ChildProcess[] = []
// One that a failed test leaves behind would keep the run from ending.
afterEach(() => started.splice(0).forEach((runner) => runner.kill('SIGKILL')))

function startRunner(...args: string[]) {
  const runner = spawn(process.execPath, ['server/runner.ts', '--engine-sources', ...args], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATA_DIR: app.env.dataDir,
      LOG_LEVEL: 'silent',
      RUNNER: 'off',
      RUNNER_CONCURRENCY: '1',
    },
  })
  started.push(runner)
  return runner
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** A runner that is running an endless loop: its process, and that of the loop. */
async function startEndless() {
  await app.db.delete(runners)
  const submitted = await submitCode(app, 'for (;;);', { seconds: 10 })
  const runner = startRunner()
  const { result } = submitted
  await expect.poll(async () => (await result()).state, { timeout: 30_000 }).toBe('running')
  const [worker] = childrenOf(runner.pid!)
  // It started bubblewrap, which started itself in a namespace, which started the code.
  const code = () => childrenOf(worker!).flatMap(childrenOf).flatMap(childrenOf)
  await expect.poll(code).toHaveLength(1)
  return { ...submitted, runner, worker: worker!, code: code()[0]! }
}

const expectGone = async (pid: number) =>
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 10_000 }).toBe(false)

test('a runner that is stopped ends the code it runs and gives the run back', async () => {
  const { runner, worker, code, result, shown } = await startEndless()
  const ended = once(runner, 'exit')
  runner.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await expectGone(code)
  await expectGone(worker)
  // It waits for another runner, and there is none.
  expect(await result()).toMatchObject({ state: 'queued', startedAt: null, tries: 0 })
  expect(await shown()).toMatchObject({ state: 'unavailable' })
  expect(await app.db.select().from(runners)).toEqual([])
  await app.db.delete(checkRuns)
})

test('a process that dies is replaced; its run ends as the learner’s failure, and the next one is run', async () => {
  const { runner, worker, code, result } = await startEndless()
  const next = await submitCode(app, solvedCode)
  process.kill(worker, 'SIGKILL')
  await expectGone(code)
  await expect.poll(async () => (await next.result()).state).toBe('done')
  expect(await next.result()).toMatchObject({ passed: 5, total: 5 })
  expect(await result()).toMatchObject({ state: 'done', passed: 0, total: 5, tries: 1 })
  expect((await result()).failure!.message).toContain('stopped while it ran your code')
  expect(await app.db.select().from(runnerCrashes)).toMatchObject([{ duringRun: true }])

  // Without its supervisor, a process gives its run back and ends.
  const last = await submitCode(app, 'for (;;);', { seconds: 10 })
  await expect.poll(async () => (await last.result()).state).toBe('running')
  const [replacement] = childrenOf(runner.pid!)
  runner.kill('SIGKILL')
  await expectGone(replacement!)
  expect(await last.result()).toMatchObject({ state: 'queued', startedAt: null, tries: 0 })
})

test('npm start runs no runner if RUNNER is off', async () => {
  expect(await once(startRunner('--beside-server'), 'exit')).toEqual([78, null])
})
