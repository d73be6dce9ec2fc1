import { listPayments, rejectPayments, verifyPayments, type PaymentState } from '#contract/membership/payments.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'

export const paymentsKey = ['membership', 'payments', 'queue']

export const paymentsOf = (state: PaymentState, search: string) =>
  pagedQuery(
    [...paymentsKey, state, search],
    (after) => call(listPayments, { query: { state, ...toQuery({ search }), after } }),
    // New payments arrive, and colleagues decide some.
    { refetchInterval: 20_000, refetchOnWindowFocus: 'always' },
  )

export const useVerifyPayments = () => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (paymentIds: number[]) => call(verifyPayments, { body: { paymentIds }, idempotencyKey: keyFor(paymentIds) }),
    { onSuccess: forget, ...inlineErrors },
  )
}

export const useRejectPayments = () => {
  const { keyFor, forget } = useIdempotencyKey()
  return useInvalidatingMutation(
    paymentsKey,
    (body: { paymentIds: number[]; reason: string }) => call(rejectPayments, { body, idempotencyKey: keyFor(body) }),
    { onSuccess: forget, ...inlineErrors },
  )
}
