import type { Finding, StatementColumns, StatementState } from '#contract/membership/statements.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { headerKey } from './layouts.ts'

export const previewRows = 30

/** Returns the key under which the choice is stored. */
export function checkColumns(head: string[][], columns: StatementColumns): string {
  const header = head[columns.headerLine]
  const key = header && headerKey(header)
  if (!key) throw invalid({ headerLine: 'Choose the header line' })
  const width = Math.max(...head.map((row) => row.length))
  const { date, narration, reference, credit } = columns
  const missing = Object.entries({ date, narration, reference, credit }).filter(([, at]) => (at ?? 0) >= width)
  if (missing.length > 0) {
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, 'This file doesn’t have this column'])))
  }
  if (credit === date || credit === narration || credit === reference) {
    throw invalid({ credit: 'The amount needs its own column' })
  }
  return key
}

/** Columns can be changed until payments are verified with them. */
export function assertColumnsChangeable(state: StatementState, isSettled: boolean): void {
  if (state === 'reading' || state === 'matching') throw conflict('We’re still matching this statement. Please wait.')
  if (state === 'verifying' || state === 'done' || isSettled) {
    throw conflict(
      'This statement’s payments are already verified. Download it again from your bank to use other columns.',
    )
  }
}

/** False if it was started before. */
export function shouldStartVerifying(state: StatementState, pendingExact: number): boolean {
  if (state === 'verifying' || state === 'done') return false
  if (state !== 'matched') throw conflict('This statement isn’t matched yet')
  if (pendingExact === 0) throw conflict('No line matches a pending payment exactly, so there’s nothing to verify')
  return true
}

/** Lines that no payment explains. */
export const isHandleable = ({ finding, paymentId }: { finding: Finding; paymentId: number | null }): boolean =>
  paymentId === null && (finding === 'unknown' || finding === 'duplicate')

/** For a transfer without a reference, such as cash paid in: 22 characters, like a bank's, and never the same twice. */
export const placeholderReference = ({ statementId, line }: { statementId: number; line: number }): string =>
  `S${String(statementId).padStart(10, '0')}L${String(line).padStart(10, '0')}`
