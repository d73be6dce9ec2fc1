import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import {
  listPayments,
  rejectPayments,
  verifyPayments,
  type PayerPayment,
  type PaymentState,
} from '#contract/membership/payments.ts'
import { call } from '#web/kit/api/api.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'

const allPayments = ['membership', 'payments', 'queue']

export const paymentsOf = (state: PaymentState, search: string) =>
  infiniteQueryOptions({
    queryKey: [...allPayments, state, search],
    queryFn: ({ pageParam }) =>
      call(listPayments, { query: { state, ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    // New payments arrive, and colleagues decide some.
    refetchInterval: 20_000,
    refetchOnWindowFocus: 'always',
  })

/** All loaded payments; one that moved between two pages is listed once. */
export function paymentsIn({ pages }: InfiniteData<{ items: PayerPayment[] }>): PayerPayment[] {
  const payments = pages.flatMap((page) => page.items)
  return [...new Map(payments.map((payment) => [payment.paymentId, payment])).values()]
}

export const refreshPayments = (queries: QueryClient) => queries.invalidateQueries({ queryKey: allPayments })

export const useVerifyPayments = () => {
  const queries = useQueryClient()
  const { keyFor, forget } = useIdempotencyKey()
  return useMutation({
    mutationFn: (paymentIds: number[]) =>
      call(verifyPayments, { body: { paymentIds }, idempotencyKey: keyFor(paymentIds) }),
    onSuccess: forget,
    // After a failure too: only the list knows what was decided.
    onSettled: () => refreshPayments(queries),
    meta: { isQuiet: true },
  })
}

export const useRejectPayments = () => {
  const queries = useQueryClient()
  const { keyFor, forget } = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: { paymentIds: number[]; reason: string }) =>
      call(rejectPayments, { body, idempotencyKey: keyFor(body) }),
    onSuccess: forget,
    onSettled: () => refreshPayments(queries),
    meta: { isQuiet: true },
  })
}
