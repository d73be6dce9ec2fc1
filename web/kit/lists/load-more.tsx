import { useEffect, useRef } from 'react'
import { Button } from '../layout/button.tsx'

type LoadMoreProps = {
  /** What `useInfiniteQuery` returns. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  label?: string
  className?: string
}

export function LoadMore({ query, label = 'Show more', className = 'mt-4' }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const button = useRef<HTMLButtonElement>(null)
  /** What comes before the button while the next page loads. */
  const lastBefore = useRef<Element | null>(null)

  // The new rows are before the button, and with the last page it goes: the keyboard goes on at the first new row.
  useEffect(() => {
    if (isFetchingNextPage || !lastBefore.current) return
    const all = focusable()
    const next = all[all.indexOf(lastBefore.current) + 1]
    lastBefore.current = null
    const { activeElement } = document
    const isHere = activeElement === button.current || activeElement === document.body
    if (isHere && next instanceof HTMLElement) next.focus()
  }, [isFetchingNextPage])

  if (!hasNextPage) return null
  const load = () => {
    const all = focusable()
    lastBefore.current = all[all.indexOf(button.current!) - 1] ?? null
    void fetchNextPage()
  }
  return (
    <Button ref={button} className={className} busy={isFetchingNextPage} onClick={load}>
      {label}
    </Button>
  )
}

const focusable = (): Element[] => [
  ...document.querySelectorAll('a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary'),
]
