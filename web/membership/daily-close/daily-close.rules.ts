import { dayMs } from '#contract/kit/durations.ts'
import type { ComparedFigure, Difference, Problem, ProblemItem, ProblemKind } from '#contract/membership/daily-close.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import { count, rupees } from '#web/kit/format.ts'

/** 2026-11-15 and −1 give 2026-11-14. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export const addressOf = (day: string, today: string): string =>
  day === today ? '/admin/payments/close' : `/admin/payments/close?day=${day}`

const paymentsAt = (state: string, { transactionId }: ProblemItem) =>
  `/admin/payments?${new URLSearchParams({ ...(state !== 'pending' && { state }), ...(transactionId && { search: transactionId }) }).toString()}`

const statementAt = ({ statementId }: ProblemItem, finding?: string) =>
  `/admin/payments/statements/${statementId}${finding ? `?finding=${finding}` : ''}`

type Kind = {
  title: string
  meaning: string
  /** Where this one is solved. */
  to: (item: ProblemItem) => string
}

const pending = (item: ProblemItem) => paymentsAt('pending', item)

export const problemKinds: Record<ProblemKind, Kind> = {
  'amount differs': {
    title: 'Amount differs from the statement',
    meaning: 'The bank received another amount than the learner reported. Accept what was received, or reject it.',
    to: pending,
  },
  'rejected but received': {
    title: 'Rejected, but received',
    meaning: 'You rejected these payments, but the money is on a statement. Reopen them.',
    to: (item) => paymentsAt('rejected', item),
  },
  'unknown credit': {
    title: 'Unknown credits',
    meaning: 'No learner has reported these transfers. Assign them to a learner, or note what they are.',
    to: (item) => statementAt(item, 'unknown'),
  },
  'reported later': {
    title: 'Reported after the statement was uploaded',
    meaning: 'The transfers are on a statement. Verify them in the queue, or upload the statement again to match them.',
    to: pending,
  },
  'not on statement': {
    title: 'Reported, but not on the statement',
    meaning: 'A statement covers the day, but doesn’t have these transfers. They may arrive a day later.',
    to: pending,
  },
  'unclear line': {
    title: 'Unclear lines of a PDF',
    meaning: 'We couldn’t read these lines with certainty. Compare them with the file, then confirm them.',
    to: (item) => statementAt(item, 'unclear'),
  },
  'broken balance': {
    title: 'Balances that don’t follow',
    meaning: 'Lines may be missing from these statements, or were changed. Download them from your bank again.',
    to: (item) => statementAt(item),
  },
  'possible duplicate': {
    title: 'Possible duplicates',
    meaning: 'Two reports may be the same transfer. Compare them before you verify either.',
    to: pending,
  },
  'verified unseen': {
    title: 'Verified, but not on the statement',
    meaning:
      'You verified these payments, but the statement of that day doesn’t have them. Undo or refund them if no money came.',
    to: (item) => paymentsAt('verified', item),
  },
  'online payment': {
    title: 'Online payments to look at',
    meaning: 'The payment gateway and our records differ.',
    to: () => '/admin/payments',
  },
  'credit used twice': {
    title: 'One credit, two payments',
    meaning: 'The bank received one transfer, but two payments were verified with it. Refund or undo the wrong one.',
    to: (item) => paymentsAt('verified', item),
  },
  'wallet debt': {
    title: 'Owed by learners',
    meaning: 'Credit was taken back after it was spent. We’ll take it from their next credit.',
    to: ({ userId }) => `/admin/users/${userId}`,
  },
}

/** With a plus if not all were looked at. */
export const describeCount = ({ count: found, isMore }: Pick<Problem, 'count' | 'isMore'>): string =>
  isMore ? `${count(Math.min(found, maxCounted))}+` : count(found)

const figureNames: Record<ComparedFigure, string> = {
  payments: 'Payments',
  rupees: 'Came in',
  creditRupees: 'Credit used',
  refundedRupees: 'Refunds',
  cancelledRupees: 'Cancelled receipts',
  reversedRupees: 'Reversed refunds',
  netRupees: 'Net',
  returnedLaterRupees: 'Went back on later days',
}

/** Net: ₹399, was ₹898 */
export function describeChange({ figure, before, now }: Difference): string {
  const format = figure === 'payments' ? count : rupees
  return `${figureNames[figure]}: ${format(now)}, was ${format(before)}`
}
