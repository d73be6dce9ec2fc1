import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { WeekendSession } from '#contract/mentoring/sessions.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useNow } from '#web/kit/duration.ts'
import { CalendarSync } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { ClosedDays } from './closed-days.tsx'
import { SessionCard } from './session-card.tsx'
import { mySessions } from './sessions.api.ts'
import { byWeek, readTab, type Tab } from './sessions.rules.ts'

const FeedDialog = lazyPart(() => import('./feed-dialog.tsx'), 'FeedDialog')

const tabNames: [Tab, string][] = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
]

export function SessionsPage() {
  const [params] = useSearchParams()
  const tab = readTab(params)
  const query = useInfiniteQuery(mySessions(tab))
  const now = useNow(10_000)
  const [isFeedOpen, setIsFeedOpen] = useState(false)
  return (
    <>
      <PageHeader
        intro="Meet a mentor live, usually at the weekend. Reserve a seat here and join from here."
        actions={
          <Button onClick={() => setIsFeedOpen(true)}>
            <CalendarSync aria-hidden="true" className="size-4.5" />
            Calendar feed
          </Button>
        }
      />
      <nav aria-label="Sessions" className="mb-6 flex gap-1 border-b border-line">
        {tabNames.map(([value, name]) => (
          <Link
            key={value}
            to={value === 'past' ? '?tab=past' : '?'}
            aria-current={tab === value ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center rounded-t-control border-b-3 border-transparent px-4 py-2 font-medium text-soft outline-offset-[-2px] hover:text-ink aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {name}
          </Link>
        ))}
      </nav>
      {tab === 'upcoming' && <ClosedDays now={now} />}
      <QueryView
        query={{ ...query, data: query.isPlaceholderData ? undefined : query.data }}
        skeleton={<SessionsSkeleton />}
      >
        {({ pages }) => {
          const sessions = uniqueRows(pages, ({ sessionId }) => sessionId)
          if (sessions.length === 0) return <NoSessions tab={tab} />
          return (
            <>
              {tab === 'past' ? <Cards sessions={sessions} now={now} /> : <Weeks sessions={sessions} now={now} />}
              <LoadMore query={query} label="Show more sessions" className="mt-6" />
            </>
          )
        }}
      </QueryView>
      {isFeedOpen && <FeedDialog onClose={() => setIsFeedOpen(false)} />}
    </>
  )
}

type ListProps = { sessions: WeekendSession[]; now: number }

function Weeks({ sessions, now }: ListProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {byWeek(sessions, now).map((week) => (
        <section key={week.title} aria-label={week.title}>
          <h2 className="type-label mb-3 text-soft">{week.title}</h2>
          <Cards sessions={week.sessions} now={now} />
        </section>
      ))}
    </div>
  )
}

const Cards = ({ sessions, now }: ListProps) => (
  <ol className="grid grid-cols-1 gap-4">
    {sessions.map((session) => (
      <li key={session.sessionId} className="min-w-0">
        <SessionCard session={session} now={now} />
      </li>
    ))}
  </ol>
)

function NoSessions({ tab }: { tab: Tab }) {
  return tab === 'past' ? (
    <EmptyCard title="No past sessions yet">Recordings and notes of past sessions appear here.</EmptyCard>
  ) : (
    <EmptyCard title="No sessions scheduled">
      When a mentor schedules a session for you or for everyone, you can reserve a seat here.
    </EmptyCard>
  )
}

const SessionsSkeleton = () => (
  <div className="grid grid-cols-1 gap-4">
    {[0, 1, 2].map((index) => (
      <div key={index} className="surface flex gap-5 p-4 sm:p-5">
        <Skeleton className="h-24 w-16 shrink-0 rounded-control" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
    ))}
  </div>
)
