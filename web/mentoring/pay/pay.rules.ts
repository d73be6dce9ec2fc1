import { MonthName } from '#contract/kit/fields.ts'
import type { PayKind, PayRate } from '#contract/mentoring/pay.ts'
import { plural, rupees as formatRupees } from '#web/kit/format.ts'

/** The month in the address; empty: the last one that is over. */
export const monthInUrl = {
  read: (params: URLSearchParams) => ({ month: MonthName.catch('').parse(params.get('month') ?? '') }),
  write: ({ month }: { month: string }) => ({ month }),
}

export const kindNames: Record<PayKind, string> = { review: 'Reviews', session: 'Sessions', month: 'Monthly amount' }

/** ₹50 a review, ₹200 a session. */
export function describeRate({ rupees }: Pick<PayRate, 'rupees'>): string {
  if (!rupees) return 'As the school'
  const parts = (['review', 'session', 'month'] as const).filter((kind) => rupees[kind] > 0)
  return parts.map((kind) => `${formatRupees(rupees[kind])} a ${kind}`).join(', ') || 'Nothing'
}

export const describeWork = ({ reviews, sessions }: { reviews: number; sessions: number }): string =>
  [reviews > 0 && plural(reviews, 'review'), sessions > 0 && plural(sessions, 'session')].filter(Boolean).join(', ') ||
  'No reviews or sessions'
