import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { DeskBrief } from '#contract/projects/brief-desk.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { count } from '#web/kit/format.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Lock, Plus } from '#web/kit/icons.tsx'
import { RouteButton, RouteLink } from '#web/kit/layout/route-links.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { deskBriefs, useCloseBrief } from './brief-desk.api.ts'
import { searchInUrl, useDeskLinks } from '../desk-links.ts'

export function BriefsDesk() {
  const { choice, change } = useUrlState(searchInUrl)
  const query = useInfiniteQuery(deskBriefs(choice.search))
  const { linkTo } = useDeskLinks()
  const field = useRef<HTMLInputElement>(null)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  useShortcuts({ '/': () => field.current?.focus() })
  const newLink = (
    <RouteButton to={linkTo({ brief: 'new' })} variant="primary">
      <Plus aria-hidden="true" className="size-4.5" />
      New project
    </RouteButton>
  )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <SearchField
          ref={field}
          label="Name or technology"
          value={choice.search}
          onSearch={onSearch}
          className="w-full sm:max-w-sm"
        />
        {newLink}
      </div>
      <QueryView query={query}>
        {({ pages }) => {
          const briefs = pages.flatMap(({ items }) => items)
          if (briefs.length === 0 && choice.search === '')
            return <EmptyCard title="No projects yet">Projects you write are offered to every learner.</EmptyCard>
          if (briefs.length === 0)
            return (
              <EmptyCard title="No matching projects" action={<Button onClick={() => onSearch('')}>Show all</Button>}>
                No project has “{choice.search}” in its name or technologies.
              </EmptyCard>
            )
          return (
            <>
              <BriefTable briefs={briefs} linkTo={(briefId) => linkTo({ brief: String(briefId) })} />
              <LoadMore query={query} label="Show older" />
            </>
          )
        }}
      </QueryView>
    </>
  )
}

function BriefTable({ briefs, linkTo }: { briefs: DeskBrief[]; linkTo: (briefId: number) => string }) {
  return (
    <Table
      caption="Our projects, newest first"
      rows={briefs}
      rowKey={({ briefId }) => briefId}
      columns={[
        {
          key: 'title',
          header: 'Project',
          heading: true,
          written: true,
          cell: ({ briefId, title, summary }) => (
            <>
              <RouteLink to={linkTo(briefId)}>{title}</RouteLink>
              <span className="block font-normal text-soft">{summary}</span>
            </>
          ),
        },
        {
          key: 'state',
          header: 'State',
          cell: ({ isClosed }) => (isClosed ? <Badge icon={Lock}>Closed</Badge> : <Badge tone="good">Open</Badge>),
        },
        { key: 'level', header: 'Level', cell: ({ level }) => level },
        { key: 'duration', header: 'Duration', written: true, cell: ({ duration }) => duration },
        { key: 'submissions', header: 'Submitted', numeric: true, cell: ({ submissions }) => count(submissions) },
        { key: 'approved', header: 'Approved', numeric: true, cell: ({ approved }) => count(approved) },
        {
          key: 'actions',
          header: 'Actions',
          quiet: true,
          cell: (brief) => <Actions brief={brief} to={linkTo(brief.briefId)} />,
        },
      ]}
    />
  )
}

function Actions({ brief: { briefId, title, isClosed }, to }: { brief: DeskBrief; to: string }) {
  const close = useCloseBrief()
  const hiddenTitle = <span className="sr-only"> {title}</span>
  const message = isClosed
    ? `“${title}” is open to learners again.`
    : `“${title}” is closed. Learners who submitted can still see it.`
  return (
    <span className="inline-flex gap-1">
      <RouteButton to={to} variant="quiet" size="small">
        Edit{hiddenTitle}
      </RouteButton>
      <Button
        size="small"
        variant="quiet"
        busy={close.isPending}
        onClick={() =>
          close.mutate({ params: { briefId }, body: { isClosed: !isClosed } }, { onSuccess: () => toast(message) })
        }
      >
        {isClosed ? 'Reopen' : 'Close'}
        {hiddenTitle}
      </Button>
    </span>
  )
}
