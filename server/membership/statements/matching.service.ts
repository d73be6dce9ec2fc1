import { buffer } from 'node:stream/consumers'
import type { StatementColumns } from '#contract/membership/statements.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { AppError, invalid } from '#server/kit/http/errors.ts'
import { type MatchedLine, insertLines, setPossible } from './lines.store.ts'
import { byReference, createSimilarIndex, matchCredit, type Similar } from './findings.ts'
import { allRows, createCreditReader, type Credit } from './reading.ts'
import { lockMatching, paymentsByReferences, pendingPayments, setStatement, statementById } from './store.ts'

const batchRows = 1000

const noCredits = () => invalid({ statement: 'We found no incoming payments in this file. Check the columns.' })

/**
 * Matches the credits of a statement with payments. All lines are one transaction, so an interrupted job starts over;
 * the progress is written outside of it, so that it can be seen.
 */
export async function match(db: Db, files: FileStore, statementId: number): Promise<void> {
  const statement = await statementById(db, statementId)
  if (statement?.state !== 'matching' || !statement.columns) return
  const { columns, fileId } = statement
  const setProgress = (doneCount: number) => setStatement(db, statementId, { doneCount })
  try {
    const bytes = await buffer(await files.open(fileId))
    const lineCount = rowsBelow(await countRows(bytes), columns)
    await setStatement(db, statementId, { lineCount, doneCount: 0 })
    await db.transaction(async (db) => {
      await lockMatching(db, statementId)
      if ((await statementById(db, statementId))?.state !== 'matching') return
      await matchAll(db, statementId, creditsIn(bytes, columns), setProgress)
      await setStatement(db, statementId, { state: 'matched', doneCount: lineCount })
    })
  } catch (error) {
    if (!isPermanent(error)) throw error
    await setStatement(db, statementId, { state: 'failed', error: error.fields?.['statement'] ?? error.message })
  }
}

/** A bad file stays bad; any other error may go away with a retry. */
const isPermanent = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'invalid_input' || error.code === 'not_found')

async function countRows(bytes: Buffer): Promise<number> {
  let count = 0
  for await (const _ of allRows(bytes)) count += 1
  return count
}

const rowsBelow = (rows: number, { headerLine }: StatementColumns) => Math.max(0, rows - headerLine - 1)

type Batch = { credits: Credit[]; rowsDone: number }

/** The credits in batches, with the number of rows read so far. */
async function* creditsIn(bytes: Buffer, columns: StatementColumns): AsyncGenerator<Batch> {
  let read: ReturnType<typeof createCreditReader> | null = null
  let credits: Credit[] = []
  let line = 0
  for await (const row of allRows(bytes)) {
    line += 1
    const credit = read?.(row, line)
    if (credit) credits.push(credit)
    if (line === columns.headerLine + 1) read = createCreditReader(columns, row)
    if (line % batchRows === 0) {
      yield { credits, rowsDone: rowsBelow(line, columns) }
      credits = []
    }
  }
  yield { credits, rowsDone: rowsBelow(line, columns) }
}

async function matchAll(
  db: Db,
  statementId: number,
  batches: AsyncIterable<Batch>,
  setProgress: (done: number) => Promise<void>,
) {
  const findSimilar = createSimilarIndex(await pendingPayments(db))
  const claimed = new Set<number>()
  const similar: Similar[] = []
  let lines = 0
  for await (const { credits, rowsDone } of batches) {
    const references = credits.flatMap((credit) => credit.references)
    const known = byReference(await paymentsByReferences(db, references))
    const matched = credits.map((credit): MatchedLine => ({ ...credit, ...matchCredit(credit, known, claimed) }))
    similar.push(...matched.filter(({ finding }) => finding === 'unknown').flatMap((line) => findSimilar(line) ?? []))
    await insertLines(db, statementId, matched)
    lines += matched.length
    await setProgress(rowsDone)
  }
  if (lines === 0) throw noCredits()
  await setPossible(db, statementId, unclaimed(similar, claimed))
}

/** Only at the end is it known which payments have their own line. */
const unclaimed = (similar: Similar[], claimed: Set<number>) =>
  similar.flatMap(({ line, reference, paymentIds }) => {
    const paymentId = paymentIds.find((id) => !claimed.has(id))
    return paymentId === undefined ? [] : [{ line, reference, paymentId }]
  })
