import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import { audit } from '#server/identity/index.ts'
import { runReading, startMatching, type VerifyWork } from './service.ts'
import {
  exactCounts,
  exactPendingPayments,
  lockStatement,
  setStatement,
  statementById,
  statementDetails,
} from './store.ts'
import { workerTask } from '#server/kit/workers/task.ts'
import { verify } from '../payments/verification.service.ts'

/** Reads a workbook that took too long to wait for. An interrupted job starts over. */
export const read = (db: Db, tools: Pick<Tools, 'workers' | 'jobs'>, statementId: number): Promise<void> =>
  failingOnce(db, statementId, async () => {
    const statement = await statementById(db, statementId)
    if (statement?.state !== 'reading') return
    const table = await runReading(tools, statement.fileId, '', { isBackground: true })
    await db.transaction(async (db) => {
      if ((await lockStatement(db, statementId))?.state !== 'reading') return
      await startMatching(db, tools, statement, table)
    })
  })

/** Matches the credits of a statement with payments. An interrupted job starts over. */
export const match = (db: Db, { workers }: Pick<Tools, 'workers'>, statementId: number): Promise<void> =>
  failingOnce(db, statementId, () => workers.runApart(matchingTask, [statementId], { isBackground: true }))

async function failingOnce(db: Db, statementId: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isPermanent(error)) throw error
    await setStatement(db, statementId, { state: 'failed', error: messageOf(error) })
  }
}

/** A bad file stays bad; any other error may go away with a retry. */
const isPermanent = (error: unknown): error is AppError =>
  error instanceof AppError && ['invalid_input', 'not_found', 'too_large'].includes(error.code)

const messageOf = ({ code, fields, message }: AppError) =>
  code === 'too_large'
    ? 'This statement is too large to read. Download a shorter period from your bank.'
    : (fields?.['statement'] ?? message)

const matchingTask = workerTask<typeof import('./matching.ts').matchApart>(
  new URL('./matching.ts', import.meta.url),
  'matchApart',
)

const progressEvery = 10
const maxFailures = 5

/** Verifies the exact matches one by one. An interrupted job continues with the rest; decided payments stay as they are. */
export async function verifyExact(db: Db, tools: Tools, { statementId, actorId }: VerifyWork): Promise<void> {
  const statement = await statementDetails(db, statementId)
  if (statement?.row.state !== 'verifying') return
  const pending = await exactPendingPayments(db, statementId, actorId)
  const done = statement.view.counts.exact - pending.length
  await forEachContinuing(pending, async (paymentId, at) => {
    await verify(db, tools, { paymentId, actorId })
    if (at % progressEvery === 0) await setStatement(db, statementId, { doneCount: done + at + 1 })
  })
  await finish(db, { statementId, actorId }, statement.view.counts.exact)
}

/** Continues after an error and throws it at the end, so that the job is retried. */
async function forEachContinuing<Item>(items: Item[], act: (item: Item, at: number) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const [at, item] of items.entries()) {
    try {
      await act(item, at)
    } catch (error) {
      failures.push(error)
      // Probably the database is down.
      if (failures.length === maxFailures) break
    }
  }
  if (failures.length > 0) throw failures[0]
}

function finish(db: Db, { statementId, actorId }: VerifyWork, doneCount: number): Promise<void> {
  return db.transaction(async (db) => {
    // Two jobs at once would write two audit entries.
    if ((await lockStatement(db, statementId))?.state !== 'verifying') return
    await setStatement(db, statementId, { state: 'done', doneCount })
    const after = { exact: doneCount, ...(await exactCounts(db, statementId)) }
    await audit(db, { actorId, action: 'statement verified', subject: `statement ${statementId}`, after })
  })
}
