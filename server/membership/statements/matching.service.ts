import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/http/errors.ts'
import { matchingTask } from './matching-task.ts'
import { setStatement } from './store.ts'

/** Matches the credits of a statement with payments. An interrupted job starts over. */
export async function match(db: Db, { workers }: Pick<Tools, 'workers'>, statementId: number): Promise<void> {
  try {
    await workers.runApart(matchingTask, [statementId], { isBackground: true })
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
