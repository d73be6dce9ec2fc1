import { Button } from '../layout/button.tsx'

type LoadMoreProps = {
  /** What `useInfiniteQuery` returns. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  label?: string
  className?: string
}

export function LoadMore({ query, label = 'Show more', className = 'mt-4' }: LoadMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <Button className={className} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {label}
    </Button>
  )
}
