import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOverview } from '#contract/insights/overview.ts'
import { call } from '#web/kit/api.ts'
import { openLive } from '#web/notifications/index.ts'

const everyMinute = 60_000

/** Asked again every minute while somebody looks. */
export const overview = queryOptions({
  queryKey: ['insights', 'overview'],
  queryFn: () => call(getOverview),
  refetchInterval: everyMinute,
})

/** Asks again whenever something was done here or a notice has come: what waits may have changed. */
export function useFreshOverview() {
  const queries = useQueryClient()
  useEffect(() => {
    const askAgain = () => void queries.invalidateQueries({ queryKey: overview.queryKey })
    const hangUp = openLive(askAgain)
    const stopWatching = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') askAgain()
    })
    return () => {
      hangUp()
      stopWatching()
    }
  }, [queries])
}
