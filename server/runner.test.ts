import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runners } from './learning/practice/tables.ts'
import { submitCode } from './testing/learning/check-runs.ts'
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
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: app.env.dataDir, LOG_LEVEL: 'silent', RUNNER: 'off' },
  })
  started.push(runner)
  return runner
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

test.each(['SIGKILL', 'SIGTERM'] as const)('%s ends a runner together with the code it runs', async (signal) => {
  await app.db.delete(runners)
  const { result, shown } = await submitCode(app, 'for (;;);', { seconds: 10 })
  const runner = startRunner()
  const ended = once(runner, 'exit')
  await expect.poll(async () => (await result()).state).toBe('running')
  // The runner started bubblewrap, which started itself in a namespace, which started the code.
  const code = () => childrenOf(runner.pid!).flatMap(childrenOf).flatMap(childrenOf)
  await expect.poll(code).toHaveLength(1)
  const [pid] = code()
  runner.kill(signal)
  await ended
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false)
  if (signal === 'SIGKILL') return
  // It waits for another runner, and there is none.
  expect(await result()).toMatchObject({ state: 'queued', startedAt: null })
  expect(await shown()).toMatchObject({ state: 'unavailable' })
  expect(await app.deps.jobs.pending(app.db)).toContainEqual(expect.objectContaining({ queue: 'check-runs', jobs: 1 }))
})

test('npm start runs no runner if RUNNER is off', async () => {
  expect(await once(startRunner('--beside-server'), 'exit')).toEqual([78, null])
})
