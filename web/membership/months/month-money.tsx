import { useQuery } from '@tanstack/react-query'
import type { Month } from '#contract/membership/months.ts'
import { exactRupees, plural } from '#web/kit/format.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { DayChart } from './day-chart.tsx'
import { monthOf } from './months.api.ts'
import { formatMonth } from './months.rules.ts'

/** The money of a month in short, as the accounts have it. */
export function MonthMoney({ month }: { month: string }) {
  const query = useQuery(monthOf(month))
  return (
    <section aria-labelledby="month-money">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="month-money" className="type-h3">
          Money, {formatMonth(month)}
        </h2>
        <div className="no-print flex flex-wrap gap-3">
          <ExportButton list="documents" filter={{ month }} />
          <RouteButton to={`/admin/payments/month?month=${month}`}>Open the accounts</RouteButton>
        </div>
      </div>
      <QueryView query={query} skeleton={<Skeleton className="h-72 rounded-control" />}>
        {(found) => (
          <div className="grid grid-cols-1 gap-4">
            <Sums month={found} />
            <DayChart month={found} />
          </div>
        )}
      </QueryView>
    </section>
  )
}

function Sums({ month: { total, learners } }: { month: Month }) {
  const of = (kind: 'new' | 'renewal') => learners.find((row) => row.kind === kind)
  const figures: [label: string, figure: string, note: string][] = [
    ['Received', exactRupees(total.rupees), plural(total.receipts, 'receipt')],
    ['Returned', exactRupees(total.returnedRupees), plural(total.creditNotes, 'credit note')],
    ['Net', exactRupees(total.netRupees), 'Received minus returned'],
    ['New learners', exactRupees(of('new')?.netRupees ?? 0), plural(of('new')?.receipts ?? 0, 'receipt')],
    ['Renewals', exactRupees(of('renewal')?.netRupees ?? 0), plural(of('renewal')?.receipts ?? 0, 'receipt')],
  ]
  return (
    <dl className="surface grid grid-cols-1 gap-px overflow-hidden sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(([label, figure, note]) => (
        <div key={label} className="min-w-0 bg-card p-4 outline outline-line">
          <dt className="type-small text-soft">{label}</dt>
          <dd className="narrow mt-1 text-xl font-semibold tabular-nums">{figure}</dd>
          <dd className="type-small text-soft">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
