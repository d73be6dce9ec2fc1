import { useQuery } from '@tanstack/react-query'
import { type Report, ReportRange } from '#contract/insights/reports.ts'
import { HiringReportCard } from '#web/hiring/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { useNow } from '#web/kit/duration.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { formatMonth, MonthMoney, monthsBetween } from '#web/membership/index.ts'
import { asOfTime } from '../overview.rules.ts'
import { RejectionsCard, StopsCard } from './course-cards.tsx'
import { PracticeCard } from './practice-card.tsx'
import { FunnelCards } from './funnel-card.tsx'
import { report, type ReportChoice } from './reports.api.ts'
import { formatSpan } from './reports.rules.ts'
import { ReviewTimesCard } from './review-times-card.tsx'

const choiceInUrl = {
  read: (params: URLSearchParams): ReportChoice => ({
    range: ReportRange.catch('30').parse(params.get('range') ?? '30'),
    courseId: /^\d{1,15}$/.exec(params.get('courseId') ?? '')?.[0] ?? '',
  }),
  write: ({ range, courseId }: ReportChoice) => ({ range: range === '30' ? '' : range, courseId }),
}

export function ReportsAdmin() {
  const { choice, change } = useUrlState(choiceInUrl)
  const query = useQuery(report(choice))
  return (
    <>
      <PageHeader intro="How learners join, where they stop, how long reviews take, whether practice helps, what introductions led to, and each month’s money." />
      <QueryView query={query} skeleton={<ReportsSkeleton />}>
        {(data) => (
          <>
            <Ranges report={data} range={choice.range} onChange={(range) => change({ range })} />
            <div
              className={classes('grid grid-cols-1 gap-8', query.isPlaceholderData && 'opacity-60')}
              aria-busy={query.isPlaceholderData}
            >
              {data.figures ? (
                <Figures
                  range={data.range}
                  figures={data.figures}
                  onCourse={(courseId) => change({ courseId: String(courseId) })}
                />
              ) : (
                <EmptyCard title="We’re counting" level={2}>
                  The figures for these days will appear here in a moment.
                </EmptyCard>
              )}
              <HiringReportCard />
              <MonthMoney month={data.range.includes('-') ? data.range : data.currentMonth} />
            </div>
          </>
        )}
      </QueryView>
    </>
  )
}

type RangesProps = { report: Report; range: string; onChange: (range: string) => void }

function Ranges({
  report: { figures, from, until, firstMonth, currentMonth, isCounting },
  range,
  onChange,
}: RangesProps) {
  const now = useNow(60_000)
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <Field label="Days" className="w-full sm:w-60">
        <Select value={range} onChange={({ target }) => onChange(target.value)}>
          <option value="30">Last 30 days</option>
          <option value="90">Last 90 days</option>
          <option value="all">All time</option>
          <optgroup label="A month">
            <Options of={monthsBetween(firstMonth, currentMonth).map((month) => [month, formatMonth(month)])} />
          </optgroup>
        </Select>
      </Field>
      <p className="type-small text-soft" aria-live="polite">
        {formatSpan(from, until)}
        {figures && (
          <>
            {' · '}
            <time dateTime={figures.asOf} title={dayAndTime(figures.asOf)}>
              As of {asOfTime(figures.asOf, now)}
            </time>
          </>
        )}
        {isCounting && figures && ' · Counting again…'}
      </p>
    </div>
  )
}

type FiguresProps = {
  range: string
  figures: NonNullable<Report['figures']>
  onCourse: (courseId: number) => void
}

function Figures({ range, figures: { funnel, courses, course, reviewTimes, practice }, onCourse }: FiguresProps) {
  return (
    <>
      <FunnelCards range={range} funnel={funnel} />
      {course && (
        <section aria-labelledby="report-course">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2 id="report-course" className="type-h3 min-w-0 wrap-anywhere">
              {course.title}
            </h2>
            <Field label="Course" className="w-full sm:w-72">
              <Select value={course.courseId} onChange={({ target }) => onCourse(Number(target.value))}>
                <Options of={courses.map(({ courseId, title }) => [courseId, title])} />
              </Select>
            </Field>
          </div>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <StopsCard range={range} course={course} />
            <RejectionsCard range={range} course={course} />
          </div>
        </section>
      )}
      <ReviewTimesCard range={range} all={reviewTimes} courses={courses} />
      {practice && <PracticeCard practice={practice} />}
    </>
  )
}

function ReportsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="surface h-80 p-6">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-8 h-40 rounded-control" />
        </div>
      ))}
    </div>
  )
}
