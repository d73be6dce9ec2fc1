import { statement, unpaid } from './sample.ts'

export type StatementLine = { line: number; on: string; narration: string; reference: string; creditPaise: number }
export type UnpaidEntry = { id: string; customer: string; paise: number; reference: string }
export type Outcome = {
  matched: { line: StatementLine; entry: UnpaidEntry }[]
  doubtful: { line: StatementLine; reason: string }[]
  unmatched: StatementLine[]
  waiting: UnpaidEntry[]
}

/**
 * The lines of the bank's file with incoming money. Throws for wrong columns
 * or a cut-off file.
 */
export function readStatement(text: string): StatementLine[] {
  return []
}

/**
 * Compares the lines with unpaid entries. `usedBefore` has the references
 * that were counted earlier.
 */
export function match(lines: StatementLine[], unpaid: UnpaidEntry[], usedBefore: ReadonlySet<string> = new Set()): Outcome {
  return { matched: [], doubtful: [], unmatched: lines, waiting: [] }
}

const { matched, doubtful, unmatched, waiting } = match(readStatement(statement), unpaid)
console.log(matched.length, doubtful.length, unmatched.length, waiting.length)
