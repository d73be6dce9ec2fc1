import {
  listPayments,
  rejectPayments,
  reopenPayment,
  verifyPayments,
  type PaidBy,
  type PaymentState,
} from '#contract/membership/payments.ts'
import { acceptPayment } from '#contract/membership/acceptance.ts'
import { getRefundable, refundPayment, reverseRefund, undoVerification } from '#contract/membership/refunds.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'

export const paymentsKey = ['membership', 'payments', 'queue']
export const statementsKey = ['membership', 'statements']

/** A statement shows the payments of its lines as they are now. */
const deciding = { alsoInvalidates: statementsKey, ...inlineErrors }

export type PaymentFilter = { state: PaymentState; search: string; method: PaidBy | ''; from: string; until: string }

export const paymentsOf = ({ state, ...filter }: PaymentFilter) =>
  pagedQuery(
    [...paymentsKey, state, filter],
    (after) => call(listPayments, { query: { state, ...toQuery(filter), after } }),
    // New payments arrive, and colleagues decide some.
    { refetchInterval: 20_000, refetchOnWindowFocus: 'always' },
  )

export const useVerifyPayments = () => useEndpointMutation(paymentsKey, verifyPayments, deciding)

export const useRejectPayments = () => useEndpointMutation(paymentsKey, rejectPayments, deciding)

export const useReopenPayment = () => useEndpointMutation(paymentsKey, reopenPayment, deciding)

export const useAcceptPayment = () => useEndpointMutation(paymentsKey, acceptPayment, deciding)

export const useUndoVerification = () => useEndpointMutation(paymentsKey, undoVerification, deciding)

export const refundableOf = (paymentId: number) =>
  endpointQuery([...paymentsKey, 'refunds', paymentId], getRefundable, { params: { paymentId } })

export const useRefundPayment = () => useEndpointMutation(paymentsKey, refundPayment, deciding)

export const useReverseRefund = () => useEndpointMutation(paymentsKey, reverseRefund, deciding)
