import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getMySubscription, setRenewal } from '#contract/membership/access.ts'
import { attachScreenshot, listMyPayments, type Renewal, subscribeUser } from '#contract/membership/payments.ts'
import { getSite } from '#contract/site/settings.ts'
import type { z } from '#contract/kit/zod.ts'
import { call } from '#web/kit/api/api.ts'

/** Who waits for a payment to be checked sees it happen; else it is only the links to receipts that grow old. */
const pace = { waiting: 15_000, quiet: 8 * 60_000 }

export const myPayments = queryOptions({
  queryKey: ['membership', 'payments', 'mine'],
  queryFn: () => call(listMyPayments),
  // Several parts of one page ask for it, some a moment after the others.
  staleTime: 5_000,
  refetchInterval: ({ state }) =>
    state.data?.payments.some((payment) => payment.state === 'pending') ? pace.waiting : pace.quiet,
})

/** What my access adds up from. It belongs to the end that my payments tell of: when that moves, it is asked anew. */
export const mySubscription = (ends: string | null) =>
  queryOptions({
    queryKey: ['membership', 'subscription', ends],
    queryFn: () => call(getMySubscription),
    placeholderData: keepPreviousData,
  })

/** Where to pay, and what opens for how long. */
export const site = queryOptions({ queryKey: ['site'], queryFn: () => call(getSite), staleTime: 60_000 })

export const useAttachScreenshot = (paymentId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (image: File) => call(attachScreenshot, { params: { paymentId }, files: [image] }),
    onSuccess: () => queries.invalidateQueries(myPayments),
  })
}

/** Tells of a payment. Everything that shows money, access or notifications is asked anew after it. */
export function useRenew() {
  const queries = useQueryClient()
  return async (body: z.input<typeof Renewal>, idempotencyKey: string) => {
    const payment = await call(subscribeUser, { body, idempotencyKey })
    void queries.invalidateQueries()
    return payment
  }
}

export const useSetRenewal = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isCancelled: boolean) => call(setRenewal, { body: { isCancelled } }),
    onSuccess: (subscription) =>
      queries.setQueryData(mySubscription(subscription.subscriptionEnds).queryKey, subscription),
    networkMode: 'always',
  })
}
