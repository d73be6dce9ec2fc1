import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

type Query = { isRefetchError: boolean; isPaused: boolean; isFetching: boolean; refetch: () => unknown }

/** A colleague may have decided a payment since the last refresh. */
export function StaleWarning({ query }: { query: Query }) {
  if (!query.isRefetchError && !query.isPaused) return null
  return (
    <Callout tone="waiting" className="mb-4">
      We couldn’t refresh this, so it may be out of date.{' '}
      {query.isPaused ? (
        'It will refresh when you’re back online.'
      ) : (
        <Button size="small" className="ml-2" busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      )}
    </Callout>
  )
}
