import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/call.ts'
import { ErrorBoundary, Rendered } from './error-boundary.tsx'
import { ErrorState } from './error-state.tsx'
import { OfflineState } from './offline-state.tsx'
import { Loading, SkeletonRows } from './skeleton.tsx'

type Query<Data> = {
  data: Data | undefined
  error: Error | null
  errorUpdateCount?: number
  isFetching: boolean
  refetch: () => unknown
}

type QueryViewProps<Data> = {
  query: Query<Data>
  /** Shown while loading; rows by default. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows a skeleton, an error with a retry button, or the data. A crash stays inside this part of the page. */
export function QueryView<Data>({ query, skeleton = <SkeletonRows />, children }: QueryViewProps<Data>) {
  const error = useLastError(query)
  const { data } = query
  if (data !== undefined)
    return (
      <ErrorBoundary fallback={<ErrorState title="This part couldn’t be shown" />}>
        <Rendered render={() => children(data)} />
      </ErrorBoundary>
    )
  if (!error) return <Loading>{skeleton}</Loading>
  const isOffline = error instanceof ApiError && error.isNetworkError
  const onRetry = () => void query.refetch()
  if (isOffline && isLearnerArea()) return <OfflineState isRetrying={query.isFetching} onRetry={onRetry} />
  return (
    <ErrorState offline={isOffline} retrying={query.isFetching} onRetry={onRetry}>
      {error.message}
    </ErrorState>
  )
}

/** What learners open is stored on the device. */
const isLearnerArea = () => location.pathname.startsWith('/dashboard')

/** Keeps the last error while the query is retried, so that the message doesn't flicker. */
function useLastError({ error, errorUpdateCount = 0 }: Query<unknown>): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (errorUpdateCount > 0 ? last : null)
}
