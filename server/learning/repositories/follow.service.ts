import { setTimeout as delay } from 'node:timers/promises'
import type { CheckRun } from '#contract/learning/practice.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { runsAt } from '../practice/runs.store.ts'
import { followSeconds } from './limits.ts'
import type { Place } from './open.service.ts'
import type { Pushed } from './push.service.ts'
import { describeResult, describeState, describeWaiting } from './results.rules.ts'
import { stepUrl } from './starter.rules.ts'
import { attemptById, runsBefore } from './store.ts'

const pollMs = 400

/** What became of a push, line by line, until the checks have run. Null: nothing new, but the connection must stay. */
export async function* followPush(
  db: Db,
  { env }: Pick<Tools, 'env'>,
  { step, row, exercise }: Place,
  pushed: Pushed,
  signal: AbortSignal,
): AsyncGenerator<string | null> {
  const link = stepUrl(env.publicUrl, step)
  const { attempt } = await attemptById(db, pushed.solutionId)
  yield pushed.isNew ? `This is attempt ${attempt}.` : `This commit is attempt ${attempt} already.`
  for (const path of pushed.unused) yield `${path} can’t be changed, so your version isn’t used.`
  if (row.exerciseVersion !== exercise.number)
    yield 'The exercise has changed since you cloned it. Its page has the newest version.'
  let last: string | null = null
  const end = Date.now() + followSeconds * 1000
  for (;;) {
    const run = (await runsAt(db, row)).get(pushed.solutionId) ?? null
    const waiting = run && describeWaiting(run, await waitingBefore(db, run))
    if (waiting === null) {
      for (const line of run ? describeResult(run) : []) yield line
      yield describeState(await attemptById(db, pushed.solutionId))
      break
    }
    yield waiting === last ? null : waiting
    last = waiting
    if (Date.now() > end || signal.aborted) {
      yield 'You don’t have to wait. The page shows the results when they are there.'
      break
    }
    await delay(pollMs, undefined, { signal }).catch(() => {})
  }
  yield link
}

const waitingBefore = (db: Db, { state, runId }: CheckRun) => (state === 'queued' ? runsBefore(db, runId) : 0)
