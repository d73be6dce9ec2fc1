import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listListedCourses } from '#contract/catalogue/courses.ts'
import { getMySubscription, setReminders } from '#contract/membership/access.ts'
import {
  attachScreenshot,
  listMyPayments,
  type Payment,
  type Renewal,
  subscribeUser,
} from '#contract/membership/payments.ts'
import { type Checkout, createOrder, type OnlineRenewal } from '#contract/membership/gateway.ts'
import type { z } from '#contract/kit/zod.ts'
import { call } from '#web/kit/api/api.ts'
import { shownAgain, useEndpointMutation } from '#web/kit/api/query.ts'

/** Often while a payment is pending; otherwise only before the receipt links expire. */
const pollMs = { pending: 15_000, idle: 8 * 60_000 }

export const myPayments = queryOptions({
  ...shownAgain,
  queryKey: ['membership', 'payments', 'mine'],
  queryFn: () => call(listMyPayments),
  // Several components of one page use it.
  staleTime: 5_000,
  refetchInterval: ({ state }) =>
    state.data?.isConfirming || state.data?.payments.some((payment) => payment.state === 'pending')
      ? pollMs.pending
      : pollMs.idle,
})

/** Refetched when the end of my access changes. */
export const mySubscription = (ends: string | null) =>
  queryOptions({
    ...shownAgain,
    queryKey: ['membership', 'subscription', ends],
    queryFn: () => call(getMySubscription),
    placeholderData: keepPreviousData,
  })

/** For a coupon that is for some courses only. */
export const courseChoices = queryOptions({
  queryKey: ['membership', 'course choices'],
  queryFn: () => call(listListedCourses),
  select: (courses) => courses.map(({ courseId, courseTitle }) => ({ id: courseId, title: courseTitle })),
})

export const useAttachScreenshot = () => useEndpointMutation(myPayments.queryKey, attachScreenshot)

/** Reports a renewal payment. The spec's response has no payment in it. */
export async function renew(body: z.input<typeof Renewal>, idempotencyKey: string): Promise<Payment> {
  const payment = (await call(subscribeUser, { body, idempotencyKey })) as Payment | undefined
  return payment ?? ({ state: 'pending', rupees: Number(body.amount), planDays: null } as Payment)
}

export const useSetReminders = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (hasReminders: boolean) => call(setReminders, { body: { hasReminders } }),
    onSuccess: (subscription) =>
      queries.setQueryData(mySubscription(subscription.subscriptionEnds).queryKey, subscription),
    networkMode: 'always',
  })
}

/** Starts an online payment; the reply is the form for the gateway's payment page. */
export const startOnlinePayment = (body: z.input<typeof OnlineRenewal>): Promise<Checkout> =>
  call(createOrder, { body })
