import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '../layout/button.tsx'

type LoadMoreProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  label?: string
}

export function LoadMore({ query, label = 'Show more' }: LoadMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {label}
    </Button>
  )
}
