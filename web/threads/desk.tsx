import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { ConversationState } from '#contract/threads/conversations.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useNow } from '#web/kit/duration.ts'
import { ago, promisedTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ConversationBadge } from './conversation-state.tsx'
import type { ConversationList } from './conversation-page.tsx'

type DueProps = { promisedAt: string; now: number }

type DeskTableProps<Row> = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>
  caption: string
  idOf: (row: Row) => number
  isOpen: boolean
  /** Before and after the time that was promised, or the time of the answer. */
  columns: [before: Column<Row>[], after: Column<Row>[]]
  Due: ComponentType<DueProps>
  /** Shown without rows; with a filter, `noMatches` is. */
  empty: [title: string, text: string]
  noMatches: string
  isFiltered: boolean
  onClear: () => void
}

/** A desk's list of conversations: the open ones by promise, others newest first. */
export function DeskTable<Row extends { promisedAt: string; answeredAt: string | null }>(props: DeskTableProps<Row>) {
  const { query, caption, idOf, isOpen, columns, Due, empty, noMatches, isFiltered, onClear } = props
  const now = useNow(30_000)
  const [before, after] = columns
  const due: Column<Row> = { key: 'due', header: 'Promised by', cell: (row) => <Due {...row} now={now} /> }
  const answered: Column<Row> = {
    key: 'answered',
    header: 'Answered',
    cell: ({ answeredAt }) => (answeredAt ? ago(answeredAt) : 'Not answered'),
  }
  return (
    <QueryView query={query}>
      {({ pages }) => (
        <>
          <Table
            caption={caption}
            rows={uniqueRows(pages, idOf)}
            rowKey={idOf}
            empty={
              isFiltered ? (
                <EmptyState title={noMatches} action={<Button onClick={onClear}>Clear filters</Button>} />
              ) : (
                <EmptyState title={empty[0]}>{empty[1]}</EmptyState>
              )
            }
            columns={[...before, { ...(isOpen ? due : answered), className: 'whitespace-nowrap' }, ...after]}
          />
          <LoadMore query={query} />
        </>
      )}
    </QueryView>
  )
}

type DeskConversationProps = {
  list: ConversationList
  title: string
  conversation: { state: ConversationState; promisedAt: string }
  /** Whose it is and where it comes from. */
  about: string[]
  Due: ComponentType<DueProps>
  actions: ReactNode
  /** Once this one is answered. */
  next: { to: string; label: string } | undefined
  /** Beside the conversation: what helps to answer it. */
  aside: ReactNode
  children: ReactNode
}

/** A staff page of a conversation. */
export function DeskConversation(props: DeskConversationProps) {
  const { list, title, conversation, about, Due, actions, next, aside, children } = props
  const { state, promisedAt } = conversation
  const now = useNow(30_000)
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: list.to, label: list.title }}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ConversationBadge state={state} />
            <span>{about.filter(Boolean).join(' · ')}</span>
            {state === 'open' && (
              <span title={promisedTime(promisedAt)}>
                Promised by <Due promisedAt={promisedAt} now={now} />
              </span>
            )}
          </span>
        }
        actions={
          <>
            {actions}
            {state !== 'open' && next && (
              <RouteButton to={next.to} variant="primary">
                {next.label}
              </RouteButton>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">{children}</div>
        {aside}
      </div>
    </>
  )
}
