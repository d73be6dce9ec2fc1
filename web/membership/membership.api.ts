import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { LearnerState } from '#contract/membership/access.ts'
import type { listMyPayments, MyPayment } from '#contract/membership/payments.ts'
import { myPayments } from './payments.api.ts'

/** A learner's subscription as every page shows it. */
export type Membership = {
  state: LearnerState
  /** Whether courses are open: also while a renewal is pending. */
  hasAccess: boolean
  ends: string | null
  /** The payment that the state is about, if it is pending or rejected. */
  payment: MyPayment | null
  /** They came back from the gateway’s payment page, and their payment isn’t known yet. */
  isConfirming?: boolean
  /** What went back, if that ended the access. */
  refundedRupees?: number | null
}

export function toMembership(found: ReplyOf<typeof listMyPayments>): Membership {
  const { payments, state, hasAccess, subscriptionEnds: ends, isConfirming, refundedRupees } = found
  const payment = payments.find((payment) => payment.state === state) ?? null
  return { state, hasAccess, ends, payment, isConfirming, refundedRupees }
}

/** Undefined while loading. */
export function useMembership(enabled = true): Membership | undefined {
  const { data } = useQuery({ ...myPayments, enabled })
  return data && toMembership(data)
}
