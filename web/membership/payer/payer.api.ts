import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { getSubscriptionOf, giveAccess } from '#contract/membership/access.ts'
import { call } from '#web/kit/api/api.ts'

export const subscriptionOf = (userId: number) =>
  queryOptions({
    queryKey: ['membership', 'subscription', userId],
    queryFn: () => call(getSubscriptionOf, { params: { userId } }),
  })

/** Answers until when the courses are open now. */
export function useGiveDays(userId: number) {
  const queries = useQueryClient()
  return async (body: BodyOf<typeof giveAccess>, idempotencyKey: string): Promise<string> => {
    const { subscriptionEnds } = await call(giveAccess, { params: { userId }, body, idempotencyKey })
    void queries.invalidateQueries(subscriptionOf(userId))
    return subscriptionEnds
  }
}
