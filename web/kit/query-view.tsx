import type { ReactNode } from 'react'
import { ApiError } from './call.ts'
import { ErrorState } from './error-state.tsx'
import { Loading, SkeletonRows } from './skeleton.tsx'

type Query<Data> = { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

type QueryViewProps<Data> = {
  query: Query<Data>
  /** The shape of what is coming; rows unless said otherwise. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a page shows of a query: its shape while it loads, what went wrong with a way to try again, or the data. */
export function QueryView<Data>({ query, skeleton = <SkeletonRows />, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Loading>{skeleton}</Loading>
  const isOffline = query.error instanceof ApiError && query.error.isUnanswered
  return (
    <ErrorState offline={isOffline} retrying={query.isFetching} onRetry={() => void query.refetch()}>
      {query.error.message}
    </ErrorState>
  )
}
