import type { Try } from '#contract/learning/attempts/tries.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, inArray, lt, or, sql } from '#server/kit/db/orm.ts'
import { stepTries, type TryRow } from './tables.ts'

type Key = { personId: number; stepId: number }
const isOf = ({ personId, stepId }: Key) => and(eq(stepTries.personId, personId), eq(stepTries.stepId, stepId))

const toTry = (row: TryRow): Try => ({
  tryId: row.id,
  state: row.state,
  request: row.request,
  results: row.results,
  total: row.total,
  failure: row.failure,
  printed: row.printed,
  response: row.response,
  requestedAt: row.requestedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

type NewTry = Pick<TryRow, 'personId' | 'stepId' | 'exerciseVersion' | 'code' | 'request' | 'total' | 'requestedAt'>

/** Replaces the last one, whatever became of it: a runner that is busy with it notices. */
export async function replaceTry(db: Db, row: NewTry): Promise<Try> {
  await removeTry(db, row)
  const [inserted] = await db.insert(stepTries).values(row).returning()
  return toTry(inserted!)
}

export async function removeTry(db: Db, key: Key): Promise<void> {
  await db.delete(stepTries).where(isOf(key))
}

export async function lastTry(db: Db, key: Key): Promise<Try | null> {
  const [row] = await db.select().from(stepTries).where(isOf(key))
  return row ? toTry(row) : null
}

/** The next one to run. Each learner has one at a time, so that nobody keeps the others waiting. */
export async function claimTry(db: Db, runnerId: string, now: Date): Promise<TryRow | null> {
  const next = sql`(select waiting.id from step_tries waiting
    where waiting.state = 'queued' and not exists (
      select from step_tries other where other.state = 'running' and other.person_id = waiting.person_id)
    order by waiting.id limit 1 for update skip locked)`
  const [row = null] = await db
    .update(stepTries)
    .set({ state: 'running', runnerId, startedAt: now })
    .where(eq(stepTries.id, next))
    .returning()
  return row
}

type Known = Pick<TryRow, 'results' | 'printed'>
const isRunning = (tryId: number) => and(eq(stepTries.id, tryId), eq(stepTries.state, 'running'))

/** Returns whether it still is to run: its learner may have stopped or replaced it. */
export async function storeProgress(db: Db, tryId: number, known: Known): Promise<boolean> {
  const { rowCount } = await db.update(stepTries).set(known).where(isRunning(tryId))
  return rowCount === 1
}

type Finished = Known & Pick<TryRow, 'state' | 'failure' | 'response' | 'finishedAt'>

export async function finishTry(db: Db, tryId: number, finished: Finished): Promise<void> {
  await db.update(stepTries).set(finished).where(isRunning(tryId))
}

/** A runner that is stopped gives it back. */
export async function returnTry(db: Db, tryId: number): Promise<void> {
  await db
    .update(stepTries)
    .set({ state: 'queued', startedAt: null, runnerId: null, results: [], printed: [] })
    .where(isRunning(tryId))
}

/** What a process of this name left behind, and tries that take longer than any can: their learners may start again. */
export async function giveUpTries(db: Db, runnerId: string, silentSince: Date, now: Date): Promise<void> {
  const isLeft = or(eq(stepTries.runnerId, runnerId), lt(stepTries.startedAt, silentSince))
  await db
    .update(stepTries)
    .set({ state: 'failed', finishedAt: now })
    .where(and(inArray(stepTries.state, ['running']), isLeft))
}
