import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import { runReading, startMatching } from './service.ts'
import { lockStatement, setStatement, statementById } from './store.ts'
import { workerTask } from '#server/kit/workers/task.ts'

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
