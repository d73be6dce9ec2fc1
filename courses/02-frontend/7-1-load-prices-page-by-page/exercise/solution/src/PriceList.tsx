import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { fetchPage } from './fetch-page.ts'
import { allPrices, messageFor, shouldRetry } from './paging.ts'

const rupees = new Intl.NumberFormat('en-IN')

export function PriceList() {
  const list = useRef<HTMLOListElement>(null)
  const query = useInfiniteQuery({
    queryKey: ['prices'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 60_000,
    retry: shouldRetry,
  })

  if (query.isPending) return <p role="status">Loading prices…</p>
  if (query.isError && query.data === undefined) {
    return (
      <div role="alert">
        <p>{query.error && messageFor(query.error)}</p>
        <button type="button" onClick={() => query.refetch()}>
          Try again
        </button>
      </div>
    )
  }

  const prices = allPrices(query.data.pages)

  async function loadMore() {
    if (query.isFetchingNextPage) return
    const before = prices.length
    const result = await query.fetchNextPage()
    if (result.isError) return
    // The reader goes on at the first new price, not at the top of the page.
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[before]?.focus())
  }

  return (
    <>
      <p role="status">
        {prices.length} prices{query.hasNextPage ? '' : ', that’s all'}
      </p>
      <ol ref={list}>
        {prices.map((price) => (
          <li key={price.id} tabIndex={-1}>
            {price.crop} in {price.mandi}: ₹{rupees.format(price.usual)}
          </li>
        ))}
      </ol>
      {query.isFetchNextPageError && <p role="alert">{query.error && messageFor(query.error)}</p>}
      {query.hasNextPage && (
        <button type="button" onClick={loadMore} aria-disabled={query.isFetchingNextPage}>
          {query.isFetchingNextPage ? 'Loading…' : 'Show 20 more'}
        </button>
      )}
    </>
  )
}
