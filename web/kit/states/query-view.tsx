import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/call.ts'
import { ErrorState } from './error-state.tsx'
import { Loading, SkeletonRows } from './skeleton.tsx'

type Query<Data> = {
  data: Data | undefined
  error: Error | null
  /** How often it went wrong so far. */
  errorUpdateCount?: number
  isFetching: boolean
  refetch: () => unknown
}

type QueryViewProps<Data> = {
  query: Query<Data>
  /** The shape of what is coming; rows unless said otherwise. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a page shows of a query: its shape while it loads, what went wrong with a way to try again, or the data. */
export function QueryView<Data>({ query, skeleton = <SkeletonRows />, children }: QueryViewProps<Data>) {
  const problem = useProblem(query)
  if (query.data !== undefined) return children(query.data)
  if (!problem) return <Loading>{skeleton}</Loading>
  const isOffline = problem instanceof ApiError && problem.isNetworkError
  return (
    <ErrorState offline={isOffline} retrying={query.isFetching} onRetry={() => void query.refetch()}>
      {problem.message}
    </ErrorState>
  )
}

/** What went wrong; while it is asked for again, what did the last time, so that the words do not come and go. */
function useProblem({ error, errorUpdateCount = 0 }: Query<unknown>): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (errorUpdateCount > 0 ? last : null)
}
