import { mayUse } from '#contract/kit/access.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { May, me } from '#web/identity/index.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useActionInAddress } from '#web/kit/action-in-address.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { useNow } from '#web/kit/duration.ts'
import { Field, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Plus } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ManagedSessions } from './desk/managed-sessions.tsx'
import { type DeskFilter, deskSessions } from './session-desk.api.ts'
import { readTab, type Tab } from './sessions.rules.ts'

const ScheduleDialog = lazyPart(() => import('./desk/session-dialog.tsx'), 'ScheduleDialog')

/** The filter in the URL; unknown values are ignored. */
const filterInUrl = {
  read: (params: URLSearchParams): DeskFilter => ({
    tab: readTab(params),
    search: (params.get('search') ?? '').slice(0, 100),
  }),
  write: ({ tab, search }: DeskFilter) => ({ tab: tab === 'past' ? tab : '', search }),
}

export function SessionsAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const query = useInfiniteQuery(deskSessions(filter))
  const { data: person } = useQuery(me)
  const now = useNow(15_000)
  const [isScheduling, setIsScheduling] = useState(false)
  // The page of a batch leads here.
  const batchId = useSearchParams()[0].get('batch')
  const field = useRef<HTMLInputElement>(null)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const isAdmin = mayUse(person ?? null, 'team:act')
  const schedule = () => setIsScheduling(true)
  useShortcuts({ '/': () => field.current?.focus(), n: schedule })
  useActionInAddress('schedule', schedule)
  return (
    <>
      <PageHeader
        intro={isAdmin ? 'Live sessions for learners, with seats and attendance.' : 'The sessions you host.'}
        actions={
          <>
            <RouteButton to="/admin/batches">Batches</RouteButton>
            <RouteButton to="/admin/calendar">Holidays</RouteButton>
            {isAdmin && <ExportButton list="attendance" filter={filter} />}
            <May do="sessions:act">
              <Button variant="primary" onClick={schedule}>
                <Plus aria-hidden="true" className="size-4.5" />
                Schedule a session
              </Button>
            </May>
          </>
        }
      />
      <search aria-label="Sessions" className="mb-3 grid gap-4 sm:grid-cols-[minmax(0,22rem)_12rem]">
        <SearchField ref={field} label="Title or host" value={filter.search} onSearch={onSearch} />
        <Field label="Show">
          <Select value={filter.tab} onChange={({ target }) => change({ tab: target.value as Tab })}>
            <option value="upcoming">Upcoming</option>
            <option value="past">Past</option>
          </Select>
        </Field>
      </search>
      <QueryView query={query}>
        {({ pages }) => {
          const sessions = uniqueRows(pages, ({ sessionId }) => sessionId)
          if (sessions.length === 0)
            return (
              <div className="surface">
                <NoSessions filter={filter} onSchedule={schedule} onClear={() => change({ search: '' })} />
              </div>
            )
          return (
            <>
              <ManagedSessions sessions={sessions} now={now} />
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
      {isScheduling && person && (
        <ScheduleDialog hostId={person.userId} batchId={batchId} now={now} onClose={() => setIsScheduling(false)} />
      )}
    </>
  )
}

type NoSessionsProps = { filter: DeskFilter; onSchedule: () => void; onClear: () => void }

function NoSessions({ filter: { tab, search }, onSchedule, onClear }: NoSessionsProps) {
  if (search)
    return (
      <EmptyState title="No matching sessions" action={<Button onClick={onClear}>Clear the search</Button>}>
        No {tab} session matches your search.
      </EmptyState>
    )
  if (tab === 'past')
    return <EmptyState title="No past sessions yet">Attendance and recordings appear here.</EmptyState>
  return (
    <EmptyState
      title="No sessions scheduled"
      action={
        <May do="sessions:act">
          <Button onClick={onSchedule}>Schedule the first session</Button>
        </May>
      }
    >
      Learners reserve a seat, get reminders and join through us, so that you know who came.
    </EmptyState>
  )
}
