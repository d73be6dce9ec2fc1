import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ago, dayAndTime } from '#web/kit/format.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'

export type DeskRow = { id: number; to: string; title: string; about: string; at: string; state: ReactNode }

type Pages<Item> = {
  data: { pages: { items: Item[] }[] } | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

type DeskListProps<Item> = {
  query: Pages<Item>
  toRow: (item: Item) => DeskRow
  /** What it says instead of rows, when there are none. */
  empty: { title: string; says: string }
  search: string
  onClear: () => void
}

/** What teachers choose from: one line each, the oldest or the newest on top as the list says. */
export function DeskList<Item>({ query, toRow, empty, search, onClear }: DeskListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  useShortcuts({ j: () => step(list.current, 1), k: () => step(list.current, -1) })
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.items).map(toRow)
        if (rows.length === 0 && search !== '')
          return (
            <div className="surface">
              <EmptyState title="Nothing fits" action={<Button onClick={onClear}>Clear the search</Button>}>
                Nothing in this list has “{search}” in it.
              </EmptyState>
            </div>
          )
        if (rows.length === 0)
          return (
            <div className="surface">
              <EmptyState title={empty.title}>{empty.says}</EmptyState>
            </div>
          )
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
            {query.hasNextPage && (
              <Button className="mt-5" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show more
              </Button>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

/** Goes from line to line; Enter opens the one that has the focus. */
function step(list: HTMLElement | null, by: 1 | -1) {
  const links = [...(list?.querySelectorAll<HTMLElement>('li > div > a') ?? [])]
  const at = links.indexOf(document.activeElement as HTMLElement)
  links[Math.max(0, Math.min(at + by, links.length - 1))]?.focus()
}
