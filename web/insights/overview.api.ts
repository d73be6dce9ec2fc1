import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOverview } from '#contract/insights/overview.ts'
import { call } from '#web/kit/api/api.ts'
import { useLiveChange } from '#web/notifications/index.ts'

const everyMinute = 60_000

export const overview = queryOptions({
  queryKey: ['insights', 'overview'],
  queryFn: () => call(getOverview),
  refetchInterval: everyMinute,
})

/** Loads it again after every successful mutation and every live change, because they may change what is pending. */
export function useFreshOverview() {
  const queries = useQueryClient()
  useLiveChange(() => queries.invalidateQueries({ queryKey: overview.queryKey }))
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        void queries.invalidateQueries({ queryKey: overview.queryKey })
      }),
    [queries],
  )
}
