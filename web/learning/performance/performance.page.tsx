import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Performance } from '#contract/learning/performance.ts'
import { count, plural } from '#web/kit/format.ts'
import { CircleCheck, Flame, Send, Target } from '#web/kit/icons.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { Figures, FiguresSkeleton } from '../dashboard/figures.tsx'
import {
  ByCourse,
  FirstTime,
  Questions,
  SubmissionCalendar,
  TimeToApproval,
  WeekByWeek,
} from './performance-charts.tsx'
import { myPerformance } from './performance.api.ts'

/** `attendance` is of a higher domain. */
export function PerformancePage({ attendance }: { attendance?: ReactNode }) {
  const performance = useQuery(myPerformance)
  return (
    <>
      <PageHeader
        intro="Your submissions and approvals over time. Only you can see this page."
        actions={<RouteButton to="/dashboard/sponsors">Share your progress</RouteButton>}
      />
      <QueryView query={performance} skeleton={<PerformanceSkeleton />}>
        {(found) =>
          found.total.submissions === 0 ? (
            <div className="grid grid-cols-1 gap-6">
              <NothingYet hasCourse={found.courses.length > 0} />
              <Questions {...found} />
            </div>
          ) : (
            <Charts {...found} />
          )
        }
      </QueryView>
      {attendance}
    </>
  )
}

function Charts(performance: Performance) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Totals {...performance} />
      <WeekByWeek {...performance} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <FirstTime {...performance} />
        <TimeToApproval {...performance} />
      </div>
      <ByCourse {...performance} />
      <Questions {...performance} />
      <SubmissionCalendar {...performance} />
    </div>
  )
}

function Totals({ total, streak }: Performance) {
  const { submissions, approved, firstDecided, firstApproved } = total
  const rate = firstDecided > 0 ? `${Math.round((firstApproved / firstDecided) * 100)}%` : '–'
  return (
    <Figures
      label="Your totals"
      figures={[
        { label: 'Submitted', value: count(submissions), note: submissions === 1 ? 'time' : 'times', icon: Send },
        { label: 'Approved', value: count(approved), note: approved === 1 ? 'step' : 'steps', icon: CircleCheck },
        { label: 'First attempt', value: rate, note: 'approved', icon: Target },
        ...(streak
          ? [
              {
                label: 'Longest streak',
                value: plural(streak.longest, 'day'),
                note: streak.current > 0 ? `now ${plural(streak.current, 'day')}` : '',
                icon: Flame,
              },
            ]
          : []),
      ]}
    />
  )
}

function NothingYet({ hasCourse }: { hasCourse: boolean }) {
  return (
    <EmptyCard
      title="No submissions yet"
      action={
        <RouteButton to={hasCourse ? '/dashboard/my-courses' : '/dashboard/all-courses'} variant="primary">
          {hasCourse ? 'Go to my courses' : 'Choose a skill'}
        </RouteButton>
      }
    >
      After your first submission you’ll see your progress here, week by week and course by course.
    </EmptyCard>
  )
}

function PerformanceSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <FiguresSkeleton />
      {['h-84', 'h-72'].map((height) => (
        <div key={height} className={`surface p-5 sm:p-6 ${height}`}>
          <Skeleton className="mb-3 h-5 w-48" />
          <Skeleton className="mb-6 h-4 w-full max-w-lg" />
          <Skeleton className="h-40 rounded-control" />
        </div>
      ))}
    </div>
  )
}
