import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOverview } from '#contract/insights/overview.ts'
import { call } from '#web/kit/api/api.ts'

const everyMinute = 60_000

export const overview = queryOptions({
  queryKey: ['insights', 'overview'],
  queryFn: () => call(getOverview),
  refetchInterval: everyMinute,
})

/** Loads it again after every successful mutation, because that may have changed what is pending. */
export function useFreshOverview() {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        void queries.invalidateQueries({ queryKey: overview.queryKey })
      }),
    [queries],
  )
}
