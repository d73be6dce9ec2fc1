import { accountOf } from '../bank-credits/rules.ts'
import { dayOf } from '#contract/membership/statement-cells.ts'
import type { StatementColumns, StatementReading } from '#contract/membership/statements.ts'
import { checkBalances, createBalanceReader, toReading } from './balances.ts'
import { allRows, clean, createCreditReader, type Credit } from './reading.ts'

const batchRows = 250

/** Some credits, and how many lines were read up to here. */
export type Batch = { credits: Credit[]; rowsDone: number }

/** Reads all credits of a statement; runs in a worker process. */
export async function readCredits(bytes: Buffer, columns: StatementColumns) {
  const batches: Batch[] = []
  const facts = createFacts(columns)
  let read: ReturnType<typeof createCreditReader> | null = null
  let credits: Credit[] = []
  let line = 0
  const preamble: string[][] = []
  const rowsDone = () => Math.max(0, line - columns.headerLine - 1)
  const endBatch = () => {
    batches.push({ credits, rowsDone: rowsDone() })
    credits = []
  }
  for await (const row of allRows(bytes)) {
    line += 1
    if (!read) preamble.push(row.map((cell) => clean(cell)))
    const credit = read?.(row, line)
    if (credit) credits.push(credit)
    if (read) facts.add(row, line, credit?.rounded ?? null)
    if (line === columns.headerLine + 1) {
      read = createCreditReader(columns, row)
      facts.start(row)
    }
    if (line % batchRows === 0) endBatch()
  }
  endBatch()
  return { lineCount: rowsDone(), batches, account: accountOf(preamble), ...facts.end() }
}

type Entries = NonNullable<ReturnType<NonNullable<ReturnType<typeof createBalanceReader>>>>[]

/** What the file says about itself: the days it covers, whether its balances add up, which references are damaged. */
function createFacts(columns: StatementColumns) {
  let readBalance: ReturnType<typeof createBalanceReader> = null
  const entries: Entries = []
  let from: string | null = null
  let to: string | null = null
  let roundedLines = 0
  return {
    start: (header: string[]) => void (readBalance = createBalanceReader(columns, header)),
    add: (row: string[], line: number, rounded: string | null) => {
      const day = dayOf(clean(row[columns.date]))
      if (day && (from === null || day < from)) from = day
      if (day && (to === null || day > to)) to = day
      if (rounded) roundedLines += 1
      const entry = readBalance?.(row, line)
      if (entry) entries.push(entry)
    },
    end: (): { reading: StatementReading; brokenLines: number[] } => {
      const check = readBalance && checkBalances(entries)
      return {
        reading: { from, to, roundedLines, balances: check && toReading(check) },
        brokenLines: check ? check.breaks.map(({ line }) => line) : [],
      }
    },
  }
}
