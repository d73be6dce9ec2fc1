import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

type Refreshed = { isRefetchError: boolean; isPaused: boolean; isFetching: boolean; refetch: () => unknown }

/** Says that what is on the screen may be old: a payment could have been decided since. */
export function StaleNotification({ query }: { query: Refreshed }) {
  if (!query.isRefetchError && !query.isPaused) return null
  return (
    <Callout tone="waiting" className="mb-4">
      This could not be refreshed and may be out of date.{' '}
      {query.isPaused ? (
        'It goes on by itself when the connection is back.'
      ) : (
        <Button size="small" className="ml-2" busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      )}
    </Callout>
  )
}
