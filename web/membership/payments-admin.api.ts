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
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation, endpointQuery } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'

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

export const useVerifyPayments = () => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (body: BodyOf<typeof verifyPayments>) => call(verifyPayments, { body, idempotencyKey: keyFor(body) }),
    { onSuccess: forget, ...deciding },
  )
}

export const useRejectPayments = () => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (body: { paymentIds: number[]; reason: string }) => call(rejectPayments, { body, idempotencyKey: keyFor(body) }),
    { onSuccess: forget, ...deciding },
  )
}

export const useReopenPayment = (paymentId: number) => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (body: { reason: string }) =>
      call(reopenPayment, { params: { paymentId }, body, idempotencyKey: keyFor({ paymentId, ...body }) }),
    { onSuccess: forget, ...deciding },
  )
}

export const useAcceptPayment = (paymentId: number) => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (body: BodyOf<typeof acceptPayment>) =>
      call(acceptPayment, { params: { paymentId }, body, idempotencyKey: keyFor({ paymentId, ...body }) }),
    { onSuccess: forget, ...deciding },
  )
}

export const useUndoVerification = (paymentId: number) => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (body: { reason: string }) =>
      call(undoVerification, { params: { paymentId }, body, idempotencyKey: keyFor({ paymentId, ...body }) }),
    { onSuccess: forget, ...deciding },
  )
}

export const refundableOf = (paymentId: number) =>
  endpointQuery([...paymentsKey, 'refunds', paymentId], getRefundable, { params: { paymentId } })

export const useRefundPayment = (paymentId: number) => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (body: BodyOf<typeof refundPayment>) =>
      call(refundPayment, { params: { paymentId }, body, idempotencyKey: keyFor({ paymentId, ...body }) }),
    { onSuccess: forget, ...deciding },
  )
}

export const useReverseRefund = (params: { paymentId: number; refundId: number }) => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (body: { reason: string }) => call(reverseRefund, { params, body, idempotencyKey: keyFor({ ...params, ...body }) }),
    { onSuccess: forget, ...deciding },
  )
}
