import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/errors.ts'
import { replaceWaitingRuns } from './queue.store.ts'
import { insertRun } from './runs.store.ts'

/** More of them wait until one has its result. */
const maxOpenRuns = 3

type NewRun = {
  solutionId: number
  stepId: number
  exerciseVersion: number
  requestedBy?: number
  claimedPassed?: number | undefined
}

/** Returns the id of the run, or null if one of this attempt is open already. Runners notice it when it is committed. */
export const queueRun = (db: Db, { clock }: Tools, run: NewRun): Promise<number | null> =>
  insertRun(db, { ...run, requestedAt: clock() })

/** For a new attempt, in its transaction. Its learner must be locked. */
export async function queueFirstRun(
  db: Db,
  tools: Tools,
  personId: number,
  run: Omit<NewRun, 'requestedBy'>,
): Promise<void> {
  const replaced = { finishedAt: tools.clock(), reason: 'You submitted a newer attempt before these checks ran.' }
  const { open, isRunnerThere } = await replaceWaitingRuns(db, { personId, stepId: run.stepId }, replaced)
  // Without a runner nothing would ever be checked, and learners must be able to go on.
  if (isRunnerThere && open >= maxOpenRuns)
    throw conflict('We’re still checking your last three submissions. Submit this one when they’re done.')
  await queueRun(db, tools, run)
}
