import type { LearnerState } from '#contract/membership/access.ts'
import type { PaymentState } from '#contract/membership/payments.ts'
import { toSentence } from '../payments/rules.ts'

export type PaymentFacts = { state: PaymentState; reason: string | null; decidedAt: Date | null }
export type AccessFacts = {
  /** Newest first. */
  payments: PaymentFacts[]
  end: Date | null
  /** When days were last added. */
  changedAt: Date | null
}

/** While courses are open, the rejection of a renewal is news for two weeks. */
const rejectionShownMs = 14 * 24 * 60 * 60 * 1000

/**
 * The one state that every page shows. A pending payment comes first, so that nobody pays twice; then the rejection of
 * the last payment, unless days were added after it.
 */
export function learnerState({ payments, end, changedAt }: AccessFacts, now: Date): LearnerState {
  if (payments.some(({ state }) => state === 'pending')) return 'pending'
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

/** Why courses are closed and what to do. */
export function closedMessage(state: LearnerState, reason: string | null): string {
  if (state === 'pending') return 'We’re checking your payment (usually 5-10 minutes). Your courses open right after.'
  if (state === 'rejected') {
    return `We couldn’t verify your payment. ${toSentence(reason ?? '')} Send your payment details again from your dashboard.`
  }
  return state === 'never paid'
    ? 'You need a subscription to open courses. Subscribe from your dashboard.'
    : 'Your subscription has expired. Renew it to continue. Everything you submitted is safe.'
}
