import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '#web/kit/api/call.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { BoardList } from '../board-list.tsx'
import { requestById, type RequestFilter, requestList } from './api.ts'
import { RequestCard } from './request-card.tsx'

type RequestListProps = { filter: RequestFilter; mayAnswer: boolean }

/** The open request is shown above the list. */
export function RequestList({ filter, mayAnswer }: RequestListProps) {
  const isFiltered = [filter.state, filter.mine, filter.search].some(Boolean)
  return (
    <BoardList
      query={useInfiniteQuery(requestList(filter))}
      skeleton={<RequestSkeleton />}
      empty={filter.request ? null : <NoRequests isFiltered={isFiltered} />}
      idOf={({ requestId }) => requestId}
      className="grid gap-4 aria-busy:opacity-60"
    >
      {(request) =>
        String(request.requestId) !== filter.request && (
          <li key={request.requestId} className="min-w-0">
            <RequestCard request={request} mayAnswer={mayAnswer} />
          </li>
        )
      }
    </BoardList>
  )
}

/** The request that a notification links to, above the others and focused. */
export function OpenRequest({ requestId, mayAnswer }: { requestId: number; mayAnswer: boolean }) {
  const query = useQuery(requestById(requestId))
  const section = useRef<HTMLElement>(null)
  const isLoaded = query.data !== undefined

  useEffect(() => {
    if (isLoaded) section.current?.querySelector('article')?.focus()
  }, [isLoaded])

  const isMissing = query.error instanceof ApiError && query.error.code === 'not_found'
  return (
    <section ref={section} aria-label="Open request" className="mb-8">
      {isMissing ? (
        <Callout>This request no longer exists.</Callout>
      ) : (
        <QueryView query={query} skeleton={<RequestSkeleton count={1} />}>
          {(request) => <RequestCard request={request} mayAnswer={mayAnswer} isOpen />}
        </QueryView>
      )}
    </section>
  )
}

function NoRequests({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No requests found"
        level={3}
        action={<RouteButton to="/dashboard/request-features">Show all requests</RouteButton>}
      >
        Try a different search or filter.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No requests yet" level={3}>
      Be the first to request a feature.
    </EmptyState>
  )
}

function RequestSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className="grid gap-4">
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="surface flex gap-5 p-5">
          <Skeleton className="h-16 w-16 shrink-0 rounded-control" />
          <div className="min-w-0 flex-1">
            <Skeleton className="mb-4 h-5 w-2/3" />
            <SkeletonText lines={2} />
          </div>
        </div>
      ))}
    </div>
  )
}
