import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Overview as Told } from '#contract/insights/overview.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { count, time } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { EndingsChart, WeekChart } from './overview-charts.tsx'
import { Expiring } from './overview-expiring.tsx'
import { overview } from './overview.api.ts'
import { isNew, measures } from './overview.rules.ts'
import { TilesSkeleton, WaitingTiles } from './overview-tiles.tsx'

type OverviewProps = { isAdmin: boolean }

/** The first look of the day: what waits, and how this week goes against the last. */
export function Overview({ isAdmin }: OverviewProps) {
  const query = useQuery(overview)
  return (
    <QueryView query={query} skeleton={<OverviewSkeleton isAdmin={isAdmin} />}>
      {(told) => (
        <div className="grid grid-cols-1 gap-7">
          <Section title="What waits" note={<Freshness at={query.dataUpdatedAt} hasFailed={query.isRefetchError} />}>
            <WaitingTiles waiting={told.waiting} />
          </Section>
          <Section title="This week against the last" note={<InSchool people={told.people} />}>
            {isNew(told) ? <NothingYet isAdmin={isAdmin} /> : <Charts {...told} />}
          </Section>
        </div>
      )}
    </QueryView>
  )
}

function Section({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-h3">{title}</h2>
        <p className="type-small text-soft">{note}</p>
      </div>
      {children}
    </section>
  )
}

/** What could not be asked again is still shown, with the time it is of. */
function Freshness({ at, hasFailed }: { at: number; hasFailed: boolean }) {
  if (!hasFailed) return <>As of {time(at)}</>
  return <span role="alert">These are of {time(at)}: they could not be brought up to date just now.</span>
}

function InSchool({ people }: Pick<Told, 'people'>) {
  if (!people) return null
  const { learners, active } = people
  return (
    <Link to="/admin/users?role=learner" className="link">
      {learners === 1 ? '1 learner' : `${count(learners)} learners`}, {count(active)} with access
    </Link>
  )
}

function Charts({ weeks, lastWeekSoFar, people, endings, expiring }: Told) {
  const chart = { weeks, lastWeekSoFar }
  if (!people || !endings || !expiring)
    return (
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <WeekChart measure={measures.submissions} {...chart} />
        <WeekChart measure={measures.timeToReview} {...chart} />
      </div>
    )
  const { expiringIn7Days } = people
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <WeekChart measure={measures.registrations} {...chart} />
      <WeekChart measure={measures.submissions} {...chart} />
      <WeekChart measure={measures.timeToReview} {...chart} />
      <WeekChart measure={measures.revenue} {...chart} />
      <EndingsChart endings={endings} expiringIn7Days={expiringIn7Days} />
      <Expiring expiring={expiring} expiringIn7Days={expiringIn7Days} />
    </div>
  )
}

function NothingYet({ isAdmin }: OverviewProps) {
  return (
    <div className="surface">
      <EmptyState
        title="The first week is still to come"
        level={3}
        action={
          isAdmin && (
            <Link to="/admin/settings" className={buttonClass()}>
              Check the payment details
            </Link>
          )
        }
      >
        {isAdmin
          ? 'Registrations, submissions, reviews and verified payments are told here week by week, from the first one on.'
          : 'Submissions and how quickly they were reviewed are told here week by week, from the first one on.'}
      </EmptyState>
    </div>
  )
}

function OverviewSkeleton({ isAdmin }: OverviewProps) {
  const charts = isAdmin ? 6 : 2
  return (
    <div className="grid grid-cols-1 gap-7">
      <div>
        <Skeleton className="mb-4 h-5 w-32" />
        <TilesSkeleton howMany={isAdmin ? 8 : 6} />
      </div>
      <div>
        <Skeleton className="mb-4 h-5 w-56" />
        <div className={isAdmin ? 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3' : 'grid gap-4 lg:grid-cols-2'}>
          {Array.from({ length: charts }, (_, index) => (
            <div key={index} className="surface h-64 p-4">
              <Skeleton className="my-1 h-4 w-28" />
              <Skeleton className="mt-3 h-7 w-14" />
              <Skeleton className="mt-3 h-4 w-48 max-w-full" />
              <Skeleton className="mt-6 h-24 rounded-control" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
