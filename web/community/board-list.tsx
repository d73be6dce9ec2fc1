import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { uniqueRows } from '#web/kit/api/query.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'

type BoardListProps<Post> = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Post[] }>>
  skeleton: ReactNode
  empty: ReactNode
  idOf: (post: Post) => number
  className: string
  /** The list item of a post. */
  children: (post: Post) => ReactNode
}

/** The posts of a board, page by page. */
export function BoardList<Post>({ query, skeleton, empty, idOf, className, children }: BoardListProps<Post>) {
  return (
    <QueryView query={query} skeleton={skeleton}>
      {({ pages }) => {
        const posts = uniqueRows(pages, idOf)
        if (posts.length === 0) return empty
        return (
          <>
            <ul aria-busy={query.isPlaceholderData} className={className}>
              {posts.map(children)}
            </ul>
            {query.isFetchNextPageError && (
              <Callout tone="problem" className="mt-5">
                {query.error?.message}
              </Callout>
            )}
            <LoadMore query={query} className="mt-6" />
          </>
        )
      }}
    </QueryView>
  )
}
