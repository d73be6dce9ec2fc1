import type { CourseSummary, ReviewTimes } from '#contract/insights/reports.ts'
import { ChartCard } from '#web/kit/charts/chart-card.tsx'
import { RowBars } from '#web/kit/charts/row-bars.tsx'
import { count, plural } from '#web/kit/format.ts'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Meanings } from './meanings.tsx'
import { percent, workingHours } from './reports.rules.ts'

type ReviewTimesProps = { range: string; all: ReviewTimes | null; courses: CourseSummary[] }

const meanings: [string, string][] = [
  [
    'Time to review',
    'From submission to a mentor’s verdict, counting only hours in which at least one mentor works, as the review promise does. It uses today’s working hours, also for the past.',
  ],
  ['9 of 10 within', 'The 90th percentile: one review in ten took longer.'],
  ['On time', 'Reviewed before the time promised to the learner.'],
  ['Not counted', 'Verdicts by the checks, undone verdicts and the outcome of appeals.'],
]

/** How long learners wait for a mentor, by course. */
export function ReviewTimesCard({ range, all, courses }: ReviewTimesProps) {
  const rows = [
    ...(all ? [{ key: 0, name: 'All courses', ...all }] : []),
    ...courses.flatMap(({ courseId, title, reviewTimes }) =>
      reviewTimes ? [{ key: courseId, name: title, ...reviewTimes }] : [],
    ),
  ]
  const longest = Math.max(...rows.map(({ p90Hours }) => p90Hours), 0.1)
  return (
    <ChartCard
      title="Time to review"
      summary={
        all
          ? `${plural(all.reviews, 'review')} in these days. Half took ${workingHours(all.medianHours)} of working time or less, 9 of 10 took ${workingHours(all.p90Hours)} or less, and ${percent(all.onTime, all.reviews)} were on time.`
          : 'How long learners wait for a mentor’s review.'
      }
      chart={
        all ? (
          <RowBars
            rows={rows.map(({ key, name, medianHours, p90Hours, ...times }) => ({
              key,
              name,
              parts: [
                { value: medianHours, look: 'plain' },
                { value: Math.max(0, p90Hours - medianHours), look: 'waiting' },
              ],
              label: `Median ${workingHours(medianHours)}, 9 of 10 within ${workingHours(p90Hours)}, ${percent(times.onTime, times.reviews)} on time`,
            }))}
            whole={() => longest}
          />
        ) : (
          <EmptyState title="No reviews" level={3}>
            No mentor reviewed anything in these days.
          </EmptyState>
        )
      }
      table={
        <Table
          caption="Time to review by course"
          isSlim
          rows={rows}
          rowKey={({ key }) => key}
          empty={<EmptyState title="No reviews" level={3} />}
          columns={[
            { key: 'course', header: 'Course', heading: true, written: true, cell: ({ name }) => name },
            { key: 'reviews', header: 'Reviews', numeric: true, cell: ({ reviews }) => count(reviews) },
            { key: 'median', header: 'Median', numeric: true, cell: (row) => workingHours(row.medianHours) },
            { key: 'p90', header: '9 of 10 within', numeric: true, cell: (row) => workingHours(row.p90Hours) },
            { key: 'time', header: 'On time', numeric: true, cell: (row) => percent(row.onTime, row.reviews) },
          ]}
        />
      }
      foot={
        <>
          <Meanings items={meanings} />
          <div className="no-print mt-5">
            <ExportButton list="review-times" filter={{ range }} />
          </div>
        </>
      }
    />
  )
}
