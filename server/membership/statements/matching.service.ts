import { buffer } from 'node:stream/consumers'
import type { StatementColumns } from '#contract/membership/statements.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { AppError, invalid } from '#server/kit/http/errors.ts'
import { type FoundLine, insertLines, setPossible } from './lines.store.ts'
import { byReference, createNearby, findingOf, type Near } from './findings.ts'
import { allRows, createCreditReader, type Credit } from './reading.ts'
import { spellings } from './references.ts'
import { lockMatching, paymentsNamed, pendingOnes, setStatement, statementById } from './store.ts'

const batchRows = 1000

const noMoney = () =>
  invalid({ statement: 'No line that brings money was found. If there should be some, choose the columns.' })

/**
 * Finds for every line that brings money which payment it pays. All lines come with one commit: whatever stops this
 * leaves none behind, and it begins anew. The progress goes past that commit, to be seen meanwhile.
 */
export async function match({ db, files }: Pick<Deps, 'db' | 'files'>, statementId: number): Promise<void> {
  const statement = await statementById(db, statementId)
  if (statement?.state !== 'matching' || !statement.columns) return
  const { columns, fileId } = statement
  const tell = (doneCount: number) => setStatement(db, statementId, { doneCount })
  try {
    const bytes = await buffer(await files.open(fileId))
    const lineCount = rowsBelow(await countRows(bytes), columns)
    await setStatement(db, statementId, { lineCount, doneCount: 0 })
    await db.transaction(async (db) => {
      await lockMatching(db, statementId)
      if ((await statementById(db, statementId))?.state !== 'matching') return
      await findAll(db, statementId, creditsIn(bytes, columns), tell)
      await setStatement(db, statementId, { state: 'matched', doneCount: lineCount })
    })
  } catch (error) {
    if (!isForGood(error)) throw error
    await setStatement(db, statementId, { state: 'failed', error: error.fields?.['statement'] ?? error.message })
  }
}

/** What is wrong with the file stays wrong; all else may go better the next time. */
const isForGood = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'invalid_input' || error.code === 'not_found')

async function countRows(bytes: Buffer): Promise<number> {
  let count = 0
  for await (const _ of allRows(bytes)) count += 1
  return count
}

const rowsBelow = (rows: number, { headerLine }: StatementColumns) => Math.max(0, rows - headerLine - 1)

type Batch = { credits: Credit[]; rowsDone: number }

/** The lines that bring money, batch by batch, and how many rows have been looked at by then. */
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

async function findAll(
  db: Db,
  statementId: number,
  batches: AsyncIterable<Batch>,
  tell: (done: number) => Promise<void>,
) {
  const nearTo = createNearby(await pendingOnes(db))
  const claimed = new Set<number>()
  const near: Near[] = []
  let lines = 0
  for await (const { credits, rowsDone } of batches) {
    const named = credits.flatMap(({ references }) => references.flatMap(spellings))
    const known = byReference(await paymentsNamed(db, named))
    const found = credits.map((credit): FoundLine => ({ ...credit, ...findingOf(credit, known, claimed) }))
    near.push(...found.filter(({ finding }) => finding === 'unknown').flatMap((line) => nearTo(line) ?? []))
    await insertLines(db, statementId, found)
    lines += found.length
    await tell(rowsDone)
  }
  if (lines === 0) throw noMoney()
  await setPossible(db, statementId, stillPossible(near, claimed))
}

/** Not before the end is it known which payments have a line of their own. */
const stillPossible = (near: Near[], claimed: Set<number>) =>
  near.flatMap(({ line, reference, paymentIds }) => {
    const paymentId = paymentIds.find((id) => !claimed.has(id))
    return paymentId === undefined ? [] : [{ line, reference, paymentId }]
  })
