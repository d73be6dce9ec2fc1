import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { getSubscriptionOf } from '#contract/membership/access.ts'
import { grantAccess, previewTakeBack, takeBackAccess } from '#contract/membership/grants.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery } from '#web/kit/api/query.ts'

export const subscriptionOf = (userId: number) =>
  endpointQuery(['membership', 'subscription', userId], getSubscriptionOf, { params: { userId } })

/** Returns the new end of access. */
export function useGrantAccess(userId: number) {
  const queries = useQueryClient()
  return async (body: BodyOf<typeof grantAccess>, idempotencyKey: string): Promise<string> => {
    const { subscriptionEnds } = await call(grantAccess, { params: { userId }, body, idempotencyKey })
    void queries.invalidateQueries(subscriptionOf(userId))
    return subscriptionEnds
  }
}

export const grantOf = (grantId: number) =>
  queryOptions({
    queryKey: ['membership', 'access grant', grantId],
    queryFn: () => call(previewTakeBack, { params: { grantId } }),
    // Days are used up and taken back meanwhile.
    staleTime: 0,
  })

export function useTakeBack(grantId: number) {
  const queries = useQueryClient()
  return async (body: BodyOf<typeof takeBackAccess>, idempotencyKey: string) => {
    const reply = await call(takeBackAccess, { params: { grantId }, body, idempotencyKey })
    void queries.invalidateQueries({ queryKey: ['membership', 'subscription'] })
    return reply
  }
}
