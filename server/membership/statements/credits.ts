import type { StatementColumns } from '#contract/membership/statements.ts'
import { allRows, createCreditReader, type Credit } from './reading.ts'

const batchRows = 1000

/** Some credits, and how many lines were read up to here. */
export type Batch = { credits: Credit[]; rowsDone: number }

/**
 * Reads all credits of a statement; runs in a worker thread. Each batch is JSON of its own, so that the main thread
 * takes over a thousand lines at a time instead of all at once.
 */
export async function readCredits(bytes: Buffer, columns: StatementColumns) {
  const batches: string[] = []
  let read: ReturnType<typeof createCreditReader> | null = null
  let credits: Credit[] = []
  let line = 0
  const rowsDone = () => Math.max(0, line - columns.headerLine - 1)
  const endBatch = () => {
    batches.push(JSON.stringify({ credits, rowsDone: rowsDone() } satisfies Batch))
    credits = []
  }
  for await (const row of allRows(bytes)) {
    line += 1
    const credit = read?.(row, line)
    if (credit) credits.push(credit)
    if (line === columns.headerLine + 1) read = createCreditReader(columns, row)
    if (line % batchRows === 0) endBatch()
  }
  endBatch()
  return { lineCount: rowsDone(), batches }
}
