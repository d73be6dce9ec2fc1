import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { getSubscriptionOf } from '#contract/membership/access.ts'
import { grantAccess } from '#contract/membership/grants.ts'
import { call } from '#web/kit/api/api.ts'

export const subscriptionOf = (userId: number) =>
  queryOptions({
    queryKey: ['membership', 'subscription', userId],
    queryFn: () => call(getSubscriptionOf, { params: { userId } }),
  })

/** Returns the new end of access. */
export function useGrantAccess(userId: number) {
  const queries = useQueryClient()
  return async (body: BodyOf<typeof grantAccess>, idempotencyKey: string): Promise<string> => {
    const { subscriptionEnds } = await call(grantAccess, { params: { userId }, body, idempotencyKey })
    void queries.invalidateQueries(subscriptionOf(userId))
    return subscriptionEnds
  }
}
