import { useQuery } from '@tanstack/react-query'
import type { HiringReport } from '#contract/hiring/report.ts'
import { count } from '#web/kit/format.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { hiringReport } from './report.api.ts'

type Row = HiringReport[number]
const columns: [keyof Row & ('optedIn' | 'introduced' | 'interviewed' | 'joined'), string][] = [
  ['optedIn', 'Asked'],
  ['introduced', 'Introduced'],
  ['interviewed', 'Interviewed'],
  ['joined', 'Joined'],
]

/** What introductions led to, by the courses of the work that learners show. */
export function HiringReportCard() {
  const query = useQuery(hiringReport)
  return (
    <section aria-labelledby="report-hiring">
      <h2 id="report-hiring" className="type-h3">
        Introductions by course
      </h2>
      <p className="type-small mt-1 mb-3 max-w-2xl text-soft">
        The last 12 months, as on the public page about hiring. A learner who shows work of two courses counts in both.
      </p>
      <QueryView query={query}>
        {(rows) => (
          <Table
            caption="Introductions by course"
            isSlim
            rows={rows}
            rowKey={({ courseId }) => courseId}
            empty={
              <EmptyState title="No introductions yet" level={3}>
                A course appears here once a learner lets companies see work of it.
              </EmptyState>
            }
            columns={[
              { key: 'course', header: 'Course', heading: true, cell: ({ title }) => title },
              ...columns.map(([of, header]) => ({
                key: of,
                header,
                numeric: true,
                cell: (row: Row) => count(row[of]),
              })),
            ]}
          />
        )}
      </QueryView>
    </section>
  )
}
