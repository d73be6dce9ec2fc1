import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#web/kit/api/call.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { requestOf, requestsFor } from './api.ts'
import { isFiltered, type RequestsAsked } from './rules.ts'
import { RequestCard } from './request-card.tsx'

type RequestListProps = { asked: RequestsAsked; opened: number | null; mayAnswer: boolean }

export function RequestList({ asked, opened, mayAnswer }: RequestListProps) {
  const query = useInfiniteQuery(requestsFor(asked))
  return (
    <QueryView query={query} skeleton={<RequestSkeleton />}>
      {({ pages }) => {
        const requests = uniqueById(pages.flatMap(({ items }) => items)).filter(({ requestId }) => requestId !== opened)
        if (requests.length === 0 && opened === null) return <NoRequests isFiltered={isFiltered(asked)} />
        return (
          <>
            <ol
              aria-busy={query.isPlaceholderData}
              className={classes('grid gap-4', query.isPlaceholderData && 'opacity-60')}
            >
              {requests.map((request) => (
                <li key={request.requestId} className="min-w-0">
                  <RequestCard request={request} mayAnswer={mayAnswer} />
                </li>
              ))}
            </ol>
            {query.isFetchNextPageError && (
              <Callout tone="problem" className="mt-5">
                {query.error?.message}
              </Callout>
            )}
            {query.hasNextPage && (
              <p className="mt-6 text-center">
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show more requests
                </Button>
              </p>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

// Votes move while one reads: what fell behind since the last page would come once more.
function uniqueById<Item extends { requestId: number }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.requestId, item])).values()]
}

/** The one that a notification or the thank-you leads to, above the others and with the focus. */
export function OpenedRequest({ requestId, mayAnswer }: { requestId: number; mayAnswer: boolean }) {
  const query = useQuery(requestOf(requestId))
  const place = useRef<HTMLElement>(null)
  const isThere = query.data !== undefined

  useEffect(() => {
    if (isThere) place.current?.querySelector('article')?.focus()
  }, [isThere])

  const isGone = query.error instanceof ApiError && query.error.code === 'not_found'
  return (
    <section ref={place} aria-label="The request you opened" className="mb-8">
      {isGone ? (
        <Callout>This request is not there any more.</Callout>
      ) : (
        <QueryView query={query} skeleton={<RequestSkeleton count={1} />}>
          {(request) => <RequestCard request={request} mayAnswer={mayAnswer} isOpened />}
        </QueryView>
      )}
    </section>
  )
}

function NoRequests({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No request fits"
        level={3}
        action={
          <Link to="/dashboard/request-features" className={buttonClass()}>
            Show all requests
          </Link>
        }
      >
        Try fewer words or another state.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing asked for yet" level={3}>
      What learners miss is collected here, and the most wanted is built first. Yours can be the first.
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
