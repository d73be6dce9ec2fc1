import { dayMs } from '#contract/kit/durations.ts'
import type { LearnerState } from '#contract/membership/access.ts'
import { pendingDurations, pendingTitles } from '#contract/membership/pending-text.ts'
import { formatRupees, toSentence } from '#server/kit/india.ts'
import type { PaymentRow } from '../tables.ts'

export type PaymentFacts = Pick<
  PaymentRow,
  | 'state'
  | 'reason'
  | 'decidedAt'
  | 'amountPaise'
  | 'restPaise'
  | 'creditPaise'
  | 'refundedPaise'
  | 'refundedCreditPaise'
>
export type AccessFacts = {
  /** Newest first. */
  payments: PaymentFacts[]
  end: Date | null
  /** When days were last added. */
  changedAt: Date | null
  /** They came back from the gateway, and their payment isn't known yet. */
  isConfirming?: boolean
}

/** While courses are open, the rejection of a renewal is news for two weeks. */
const rejectionShownMs = 14 * dayMs

/**
 * The one state that every page shows. A pending payment comes first, so that nobody pays twice; then the rejection of
 * the last payment, unless days were added after it.
 */
export function learnerState({ payments, end, changedAt, isConfirming }: AccessFacts, now: Date): LearnerState {
  if (isConfirming || hasPending(payments)) return 'pending'
  const isOpen = end !== null && end > now
  const [last] = payments
  if (last?.state === 'rejected' && isNews(last.decidedAt!, { changedAt, isOpen, now })) return 'rejected'
  if (isOpen) return 'active'
  return end === null ? 'never paid' : 'expired'
}

type Context = { changedAt: Date | null; isOpen: boolean; now: Date }

function isNews(rejectedAt: Date, { changedAt, isOpen, now }: Context): boolean {
  if (changedAt !== null && changedAt > rejectedAt) return false
  return !isOpen || now.getTime() - rejectedAt.getTime() < rejectionShownMs
}

const hasPending = (payments: PaymentFacts[]) => payments.some(({ state }) => state === 'pending')

/** What went back, if it was all of the last payment that counted; otherwise null. */
export function refundOf(payments: PaymentFacts[]): number | null {
  const last = payments.find(({ state }) => state !== 'rejected')
  if (last?.state !== 'verified') return null
  // What went to the wallet stays there.
  const isWhole =
    last.refundedPaise >= last.amountPaise - last.restPaise && last.refundedCreditPaise >= last.creditPaise
  const refunded = last.refundedPaise + last.refundedCreditPaise
  return isWhole && refunded > 0 ? refunded : null
}

/** Why courses are closed and what to do. */
export function closedMessage(state: LearnerState, { payments, isConfirming = false }: AccessFacts): string {
  if (state === 'pending') {
    const kind = isConfirming && !hasPending(payments) ? 'confirming' : 'checking'
    return `${pendingTitles[kind]}. This usually takes ${pendingDurations[kind]}, and your courses open right after.`
  }
  if (state === 'rejected') {
    return `We couldn’t verify your payment. ${toSentence(payments[0]?.reason ?? '')} Send your payment details again from your dashboard.`
  }
  if (state === 'never paid') return 'You need a subscription to open courses. Subscribe from your dashboard.'
  const refunded = refundOf(payments)
  return refunded === null
    ? 'Your subscription has expired. Renew it to continue. Everything you submitted is safe.'
    : `We refunded ${formatRupees(refunded)}, so your courses are closed. Subscribe again from your dashboard. Everything you submitted is safe.`
}
