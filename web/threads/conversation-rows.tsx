import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ConversationState } from '#contract/threads/conversations.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useNow } from '#web/kit/duration.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ConversationBadge, promiseText } from './conversation-state.tsx'

type ConversationRowsProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>
  idOf: (row: Row) => number
  toRow: (row: Row) => { to: string; title: string; details: string[] }
  empty: ReactNode
}

/** A learner's conversations of one kind. */
export function ConversationRows<Row extends { state: ConversationState; promisedAt: string }>(
  props: ConversationRowsProps<Row>,
) {
  const { query, idOf, toRow, empty } = props
  const now = useNow(60_000)
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const rows = uniqueRows(pages, idOf)
        if (rows.length === 0) return empty
        return (
          <>
            <ul className="surface divide-y divide-line">
              {rows.map((row) => {
                const { to, title, details } = toRow(row)
                return (
                  <li
                    key={idOf(row)}
                    className="flex items-center justify-between gap-x-4 gap-y-1 px-4 py-3 max-sm:flex-wrap sm:px-5"
                  >
                    <div className="min-w-0">
                      <Link to={to} className="touch link font-semibold wrap-anywhere">
                        {title}
                      </Link>
                      <p className="type-small text-soft">
                        {[...details, promiseText(row, now)].filter(Boolean).join(' · ')}
                      </p>
                    </div>
                    <ConversationBadge state={row.state} />
                  </li>
                )
              })}
            </ul>
            <LoadMore query={query} />
          </>
        )
      }}
    </QueryView>
  )
}
