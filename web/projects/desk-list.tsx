import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/kit/layout/button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { ago, dayAndTime } from '#web/kit/format.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'

export type DeskRow = { id: number; to: string; title: string; about: string; at: string; state: ReactNode }

type DeskListProps<Item> = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  toRow: (item: Item) => DeskRow
  /** Shown if there are no rows. */
  empty: { title: string; text: string }
  search: string
  onClear: () => void
}

export function DeskList<Item>({ query, toRow, empty, search, onClear }: DeskListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  useShortcuts({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) })
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.items).map(toRow)
        if (rows.length === 0 && search !== '')
          return (
            <EmptyCard title="No matches" action={<Button onClick={onClear}>Clear the search</Button>}>
              No item in this list contains “{search}”.
            </EmptyCard>
          )
        if (rows.length === 0) return <EmptyCard title={empty.title}>{empty.text}</EmptyCard>
        return (
          <>
            <ul ref={list} className="surface divide-y divide-line">
              {rows.map(({ id, to, title, about, at, state }) => (
                <li
                  key={id}
                  className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-haze/55"
                >
                  <div className="min-w-0 flex-1 basis-60">
                    <Link to={to} className="card-link font-semibold wrap-anywhere">
                      {title}
                    </Link>
                    <p className="type-small text-soft wrap-anywhere">
                      {about} · <time title={dayAndTime(at)}>{ago(at)}</time>
                    </p>
                  </div>
                  {state}
                </li>
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )
      }}
    </QueryView>
  )
}

/** Moves the focus from row to row; Enter opens the focused one. */
function moveFocus(list: HTMLElement | null, by: 1 | -1) {
  const links = [...(list?.querySelectorAll<HTMLElement>('li > div > a') ?? [])]
  const index = links.indexOf(document.activeElement as HTMLElement)
  links[Math.max(0, Math.min(index + by, links.length - 1))]?.focus()
}
