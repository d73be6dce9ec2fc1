import type { StatementColumns, StatementState } from '#contract/membership/statements.ts'
import { conflict, invalid } from '#server/kit/http/errors.ts'
import { headerKey } from './layouts.ts'

/** So many rows are shown to choose the columns by. */
export const shownRows = 30

/** Answers the key under which the choice is remembered. */
export function checkColumns(head: string[][], columns: StatementColumns): string {
  const header = head[columns.headerLine]
  const key = header && headerKey(header)
  if (!key) throw invalid({ headerLine: 'Choose the line that holds the headings' })
  const width = Math.max(...head.map((row) => row.length))
  const { date, narration, reference, credit } = columns
  const missing = Object.entries({ date, narration, reference, credit }).filter(([, at]) => (at ?? 0) >= width)
  if (missing.length > 0) {
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, 'This file has no such column'])))
  }
  if (credit === date || credit === narration || credit === reference) {
    throw invalid({ credit: 'Money comes in a column of its own' })
  }
  return key
}

/** Columns may be chosen again as long as nothing was verified by them. */
export function refuseToChoose(state: StatementState): void {
  if (state === 'matching') throw conflict('This statement is being matched. Wait until that is done.')
  if (state === 'verifying' || state === 'done') {
    throw conflict('The payments of this statement were verified; upload it again to read it differently.')
  }
}

/** Whether a press starts something; a second one finds that it was started. */
export function startsVerifying(state: StatementState, exactLines: number): boolean {
  if (state === 'verifying' || state === 'done') return false
  if (state !== 'matched') throw conflict('This statement is not matched yet')
  if (exactLines === 0)
    throw conflict('No line of this statement matches a payment exactly: there is nothing to verify')
  return true
}
