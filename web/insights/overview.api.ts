import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeWaiting, getOverview } from '#contract/insights/overview.ts'
import { call } from '#web/kit/api/api.ts'
import { shownAgain } from '#web/kit/api/query.ts'
import { useLiveChange } from '#web/notifications/index.ts'

const everyMinute = 60_000

export const overview = queryOptions({
  ...shownAgain,
  queryKey: ['insights', 'overview'],
  queryFn: () => call(getOverview),
  refetchInterval: everyMinute,
})

/** Loads it again after every successful mutation and every live change, because they may change what is pending. */
export function useFreshOverview() {
  const queries = useQueryClient()
  useLiveChange(
    () => queries.invalidateQueries({ queryKey: overview.queryKey }),
    ({ waiting }) => {
      const known = queries.getQueryData(overview.queryKey)
      return known !== undefined && describeWaiting(known.waiting) === waiting
    },
  )
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        if (event.mutation.meta?.['keepsOverview']) return
        void queries.invalidateQueries({ queryKey: overview.queryKey })
      }),
    [queries],
  )
}
