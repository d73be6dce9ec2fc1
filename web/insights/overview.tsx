import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Overview as OverviewData } from '#contract/insights/overview.ts'
import { useMay } from '#web/identity/index.ts'
import { useNow } from '#web/kit/duration.ts'
import { count, dayAndTime, plural, time } from '#web/kit/format.ts'
import { RouteButton, RouteLink } from '#web/kit/layout/route-links.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { useAfterPaint } from '#web/kit/states/use-after-paint.ts'
import { AtRiskTiles } from './at-risk/at-risk-tiles.tsx'
import { EndingsChart, type Figures as FiguresData, WeekChart } from './overview-charts.tsx'
import { Expiring } from './overview-expiring.tsx'
import { overview } from './overview.api.ts'
import { asOfTime, isNew, measures, shortDay } from './overview.rules.ts'
import { TilesSkeleton, WaitingTiles } from './overview-tiles.tsx'

/** What needs attention is shown first: drawing the charts takes a phone longer than that. */
export function Overview() {
  const query = useQuery(overview)
  const isDrawn = useAfterPaint(!query.isPending || query.failureCount > 0)
  return (
    <>
      <QueryView query={query} skeleton={<OverviewSkeleton />}>
        {(data) => (
          <div className="grid grid-cols-1 gap-7">
            <Section
              title="Needs attention"
              note={<Freshness at={query.dataUpdatedAt} hasFailed={query.isRefetchError} />}
            >
              <WaitingTiles {...data} />
            </Section>
            {data.figures?.atRisk && data.figures.atRisk.length > 0 && (
              <Section title="At risk" note={<AsOf at={data.figures.asOf} />}>
                <AtRiskTiles atRisk={data.figures.atRisk} />
              </Section>
            )}
            <Section title="This week vs last week" note={data.figures && <FiguresNote {...data.figures} />}>
              {isDrawn ? <Figures {...data} /> : <ChartsSkeleton />}
            </Section>
          </div>
        )}
      </QueryView>
    </>
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

function Freshness({ at, hasFailed }: { at: number; hasFailed: boolean }) {
  if (!hasFailed) return <>Updated {time(at)}</>
  return <span role="alert">We couldn’t refresh these numbers. Last updated {time(at)}.</span>
}

function FiguresNote({ asOf, people }: FiguresData) {
  return (
    <>
      {people && (
        <RouteLink to="/admin/users?role=learner">
          {plural(people.learners, 'learner')}, {count(people.active)} with access
        </RouteLink>
      )}
      {people && ' · '}
      <AsOf at={asOf} />
    </>
  )
}

function AsOf({ at }: { at: string }) {
  return (
    <time dateTime={at} title={dayAndTime(at)}>
      As of {asOfTime(at, useNow(60_000))}
    </time>
  )
}

type Shown = Pick<OverviewData, 'figures' | 'expiring' | 'unclosedDay'>

function Figures({ figures, expiring, unclosedDay }: Shown) {
  if (!figures)
    return (
      <EmptyCard title="We’re counting" level={3}>
        The figures of the last weeks will appear here in a moment.
      </EmptyCard>
    )
  if (isNew(figures)) return <NothingYet />
  return <Charts {...figures} expiring={expiring} unclosedDay={unclosedDay} />
}

type ChartsProps = FiguresData & Omit<Shown, 'figures'>

function Charts({ weeks, lastWeekSoFar, people, endings, expiring, unclosedDay }: ChartsProps) {
  const chart = { weeks, lastWeekSoFar }
  if (!people || !endings || !expiring)
    return (
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        {lastWeekSoFar.verifiedRupees !== null && (
          <WeekChart measure={measures.revenue} {...chart} foot={unclosedDay && <CloseLink day={unclosedDay} />} />
        )}
        <WeekChart measure={measures.submissions} {...chart} />
        <WeekChart measure={measures.timeToReview} {...chart} />
      </div>
    )
  const { expiringIn7Days } = people
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:gap-4 xl:grid-cols-3">
      <WeekChart measure={measures.registrations} {...chart} />
      <WeekChart measure={measures.submissions} {...chart} />
      <WeekChart measure={measures.timeToReview} {...chart} />
      {lastWeekSoFar.verifiedRupees !== null && (
        <WeekChart measure={measures.revenue} {...chart} foot={unclosedDay && <CloseLink day={unclosedDay} />} />
      )}
      <EndingsChart endings={endings} expiringIn7Days={expiringIn7Days} />
      <Expiring expiring={expiring} expiringIn7Days={expiringIn7Days} />
    </div>
  )
}

function CloseLink({ day }: { day: string }) {
  return (
    <Link to={`/admin/payments/close?day=${day}`} className="link type-small mt-3 inline-block">
      Close yesterday, {shortDay(day)}
    </Link>
  )
}

function NothingYet() {
  const may = useMay()
  return (
    <EmptyCard
      title="No activity yet"
      level={3}
      action={may('payee:act') && <RouteButton to="/admin/settings/payment">Check your payment details</RouteButton>}
    >
      {may('people:see')
        ? 'You’ll see registrations, submissions, reviews and verified payments here, week by week.'
        : 'You’ll see submissions and review times here, week by week.'}
    </EmptyCard>
  )
}

function OverviewSkeleton() {
  const may = useMay()
  return (
    <div className="grid grid-cols-1 gap-7">
      <div>
        <Skeleton className="mb-4 h-5 w-32" />
        <TilesSkeleton tileCount={may('people:see') ? 11 : 9} />
      </div>
      <div>
        <Skeleton className="mb-4 h-5 w-56" />
        <ChartsSkeleton />
      </div>
    </div>
  )
}

function ChartsSkeleton() {
  const isWide = useMay()('people:see')
  return (
    <div className={isWide ? 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3' : 'grid grid-cols-2 gap-3 sm:gap-4'}>
      {Array.from({ length: isWide ? 6 : 2 }, (_, index) => (
        <div key={index} className="surface p-4 sm:h-64">
          <Skeleton className="my-1 h-4 w-28" />
          <Skeleton className="mt-3 h-7 w-14" />
          <Skeleton className="mt-3 h-4 w-48 max-w-full" />
          <Skeleton className="mt-6 h-24 rounded-control max-sm:hidden" />
        </div>
      ))}
    </div>
  )
}
