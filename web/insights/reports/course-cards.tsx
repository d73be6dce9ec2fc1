import type { CourseReport } from '#contract/insights/reports.ts'
import { ChartCard } from '#web/kit/charts/chart-card.tsx'
import { RowBars } from '#web/kit/charts/row-bars.tsx'
import { count, plural } from '#web/kit/format.ts'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Meanings } from './meanings.tsx'
import { mostStopped, percent, reachedRows, type StopRow, stopRows } from './reports.rules.ts'

type CourseProps = { range: string; course: CourseReport }

const stopMeanings: [string, string][] = [
  ['Passed', 'Learners with this step or a later one approved. Steps can be done in any order.'],
  ['Went on', 'Of the learners who passed this step, the share with a later step approved.'],
  [
    'Stopped',
    'This is their last approved step, they haven’t completed the course, haven’t submitted anything in it for 14 days and aren’t waiting for a review.',
  ],
]

/** Where the learners of a course stop. */
export function StopsCard({ range, course }: CourseProps) {
  const rows = stopRows(course)
  const [most, shown] = [mostStopped(rows), reachedRows(rows)]
  const { enrolled, completed, stopped } = course
  return (
    <ChartCard
      title="Where learners stop"
      summary={
        enrolled === 0
          ? 'Learners who enrolled in these days, and how far they have come until now.'
          : `${plural(enrolled, 'learner')} enrolled in these days: ${count(completed)} completed the course, ${count(enrolled - completed - stopped)} are on it, ${count(stopped)} stopped${most ? `, most of them after “${most.name}”` : ''}.`
      }
      chart={
        enrolled === 0 ? (
          <EmptyState title="No learners" level={3}>
            Nobody enrolled in this course in these days.
          </EmptyState>
        ) : (
          <>
            <RowBars
              rows={shown.map((row) => ({
                key: row.key,
                name: row.name,
                parts: [{ value: row.passed, look: 'plain' }],
                label: describe(row),
              }))}
              whole={() => enrolled}
            />
            {shown.length < rows.length && (
              <p className="type-small mt-4 text-soft">
                Nobody has passed the {plural(rows.length - shown.length, 'step')} after these yet.
              </p>
            )}
          </>
        )
      }
      table={
        <Table
          caption="Where learners stop"
          isSlim
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'step', header: 'Step', heading: true, written: true, cell: ({ name }) => name },
            { key: 'passed', header: 'Passed', numeric: true, cell: ({ passed }) => count(passed) },
            { key: 'on', header: 'Went on', numeric: true, cell: ({ goOn }) => goOn },
            { key: 'last', header: 'Last passed', numeric: true, cell: ({ lastHere }) => count(lastHere) },
            { key: 'stopped', header: 'Stopped', numeric: true, cell: ({ stopped: here }) => count(here) },
          ]}
        />
      }
      foot={
        <>
          <Meanings items={stopMeanings} />
          <div className="no-print mt-5">
            <ExportButton list="course-steps" filter={{ range, courseId: course.courseId }} />
          </div>
        </>
      }
    />
  )
}

const describe = ({ key, passed, stopped, goOn }: StopRow) =>
  [
    `${count(passed)} ${key === 0 ? (passed === 1 ? 'learner' : 'learners') : 'passed'}`,
    goOn !== '–' && `${goOn} went on`,
    stopped > 0 && `${count(stopped)} stopped`,
  ]
    .filter(Boolean)
    .join(', ')

/** How often the work on each step was rejected. */
export function RejectionsCard({ range, course }: CourseProps) {
  const rows = course.steps.filter(({ verdicts }) => verdicts > 0)
  const most = Math.max(1, ...rows.map(({ verdicts }) => verdicts))
  const sum = (value: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + value(row), 0)
  const [verdicts, rejected] = [sum((row) => row.verdicts), sum((row) => row.rejected)]
  return (
    <ChartCard
      title="Rejections by step"
      summary={
        verdicts === 0
          ? 'The verdicts given in these days.'
          : `${count(rejected)} of ${plural(verdicts, 'verdict')} in these days were rejections (${percent(rejected, verdicts)}).`
      }
      chart={
        rows.length === 0 ? (
          <EmptyState title="No verdicts" level={3}>
            Nothing was reviewed in this course in these days.
          </EmptyState>
        ) : (
          <RowBars
            rows={rows.map((row) => ({
              key: row.stepId,
              name: row.name,
              parts: [
                { value: row.verdicts - row.rejected, look: 'done' },
                { value: row.rejected, look: 'back' },
              ],
              label: `${count(row.rejected)} of ${count(row.verdicts)} rejected (${percent(row.rejected, row.verdicts)})`,
            }))}
            whole={() => most}
          />
        )
      }
      table={
        <Table
          caption="Rejections by step"
          isSlim
          rows={rows}
          rowKey={({ stepId }) => stepId}
          empty={<EmptyState title="No verdicts" level={3} />}
          columns={[
            { key: 'step', header: 'Step', heading: true, written: true, cell: ({ name }) => name },
            { key: 'verdicts', header: 'Verdicts', numeric: true, cell: (row) => count(row.verdicts) },
            { key: 'rejected', header: 'Rejected', numeric: true, cell: (row) => count(row.rejected) },
            { key: 'share', header: 'Share', numeric: true, cell: (row) => percent(row.rejected, row.verdicts) },
          ]}
        />
      }
      foot={
        <>
          <Meanings
            items={[
              ['Verdicts', 'By mentors and by the checks, by the day they were given. Undone verdicts don’t count.'],
            ]}
          />
          <div className="no-print mt-5">
            <ExportButton list="course-steps" filter={{ range, courseId: course.courseId }} />
          </div>
        </>
      }
    />
  )
}
