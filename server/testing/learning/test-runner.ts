import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { claimRun, removeRunner, reportRunner } from '#server/learning/practice/queue.store.ts'
import { performRun } from '#server/learning/runner/perform-run.service.ts'
import { testSandbox } from '../sandbox.ts'
import type { TestApp } from '../test-app.ts'

/** Runs the checks that are waiting, one after the other as a runner does, while the work goes on. */
export async function withRunner<T>({ db, deps }: Pick<TestApp, 'db' | 'deps'>, work: () => Promise<T>): Promise<T> {
  const sandbox = await testSandbox()
  const id = randomUUID()
  const stopping = new AbortController()
  await reportRunner(db, id, new Date())
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const run = await claimRun(db, id, new Date())
      if (run) await performRun(db, deps, { sandbox, signal: new AbortController().signal }, run)
      else await delay(20)
    }
  })()
  try {
    return await Promise.race([work(), running.then(() => Promise.reject(new Error('The runner ended')))])
  } finally {
    stopping.abort()
    await running.catch(() => {})
    await removeRunner(db, id)
  }
}
