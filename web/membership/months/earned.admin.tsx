import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { EarnedFigures, EarnedReceipt, MonthEarned } from '#contract/membership/month-earned.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { day, exactRupees, plural } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { DocumentLink } from './document-link.tsx'
import { MonthChoice, MonthHeader, MonthSkeleton, urlMonth } from './month-frame.tsx'
import { earnedReceipts, monthEarned } from './months.api.ts'
import { formatMonth } from './months.rules.ts'
import { Sums } from './sums.tsx'

/** Income over the days of access. */
export function MonthEarnedAdmin() {
  const { choice, change } = useUrlState(urlMonth)
  const query = useQuery(monthEarned(choice.month))
  return (
    <>
      <MonthHeader
        view="month/earned"
        month={query.data?.month ?? choice.month}
        intro="Each receipt, without GST, is earned evenly over the days of access that it bought. What isn’t earned yet is deferred."
      />
      <QueryView query={query} skeleton={<MonthSkeleton />}>
        {(month) => (
          <>
            <MonthChoice months={month} onChange={(to) => change({ month: to })} />
            <div className="grid gap-5">
              <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
                <Balance month={month} />
                <Ahead month={month} />
              </div>
              <Receipts month={choice.month} />
            </div>
          </>
        )}
      </QueryView>
    </>
  )
}

type Line = [label: string, amount: number, sign: '' | '+' | '−']

function Balance({ month }: { month: MonthEarned }) {
  const lines: Line[] = [
    ['Deferred at the start', month.openingRupees, ''],
    ['Billed by receipts', month.billedRupees, '+'],
    ['Taken back by credit notes', month.returnedRupees, '−'],
    ['Earned in the month', month.earnedRupees, '−'],
  ]
  return (
    <Card as="section" aria-labelledby="balance">
      <h2 id="balance" className="type-h3">
        Earned and deferred
      </h2>
      <p className="wide mt-3 text-[1.75rem] leading-tight tabular-nums">{exactRupees(month.earnedRupees)}</p>
      <p className="type-small text-soft">
        {month.month === month.currentMonth
          ? 'Earned by the end of the month with what is billed now'
          : 'Earned in the month'}
      </p>
      <dl className="mt-4 grid">
        {lines.map(([label, amount, sign]) => (
          <div key={label} className="flex justify-between gap-3 border-t border-line py-2">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              {amount === 0 ? '' : `${sign} `}
              {exactRupees(amount)}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-edge pt-2 font-semibold">
          <dt>Deferred at the end</dt>
          <dd className="whitespace-nowrap tabular-nums">{exactRupees(month.closingRupees)}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** When the closing balance will be earned. */
function Ahead({ month: { ahead, closingRupees } }: { month: MonthEarned }) {
  const most = Math.max(1, ...ahead.map(({ rupees }) => rupees))
  return (
    <Card as="section" aria-labelledby="ahead">
      <h2 id="ahead" className="type-h3">
        What comes next
      </h2>
      <p className="mt-1 text-soft">
        {closingRupees === 0 ? 'Nothing is deferred.' : 'When the deferred part will be earned, as it is now.'}
      </p>
      {closingRupees !== 0 && (
        <ul className="mt-4 grid gap-4">
          {ahead.map(({ month, rupees }, at) => (
            <li key={month}>
              <div className="flex justify-between gap-3">
                <span>
                  {formatMonth(month)}
                  {at === ahead.length - 1 && ' and later'}
                </span>
                <span className="tabular-nums">{exactRupees(rupees)}</span>
              </div>
              <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-haze">
                <div
                  className="h-full rounded-full bg-indigo"
                  style={{ width: `${Math.max(0, (rupees / most) * 100)}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type Key = keyof EarnedFigures

const figures: [label: string, key: Key][] = [
  ['Deferred before', 'openingRupees'],
  ['Billed', 'billedRupees'],
  ['Taken back', 'returnedRupees'],
  ['Earned', 'earnedRupees'],
  ['Deferred after', 'closingRupees'],
]

const facts: Column<EarnedReceipt>[] = [
  {
    key: 'number',
    header: 'Receipt',
    heading: true,
    cell: (row) => (
      <>
        <DocumentLink {...row} />
        <span className="type-small block font-normal wrap-anywhere text-soft">{row.payer}</span>
      </>
    ),
  },
  {
    key: 'days',
    header: 'Access',
    cell: ({ from, until }) => (from && until ? `${day(from)} to ${day(until)}` : 'None, earned at once'),
  },
]

const amount = ([header, key]: [string, Key]): Column<EarnedReceipt> => ({
  key,
  header,
  numeric: true,
  cell: (row) => exactRupees(row[key]),
})

function Receipts({ month }: { month: string }) {
  const query = useInfiniteQuery(earnedReceipts(month))
  return (
    <section aria-labelledby="receipts" className="min-w-0">
      <h2 id="receipts" className="type-h3 mb-3">
        The receipts behind it
      </h2>
      <QueryView query={query}>
        {({ pages }) => {
          const { count, sum } = pages[0]!
          const shown = figures.filter(([, key]) => sum[key] !== 0)
          return (
            <>
              <Table
                caption="Receipts with what they earned in the month"
                rows={pages.flatMap(({ items }) => items)}
                rowKey={({ number }) => number}
                columns={[...facts, ...shown.map(amount)]}
                empty={<EmptyState title="No receipts">Nothing was billed or earned in this month.</EmptyState>}
              />
              <LoadMore query={query} />
              {count > 0 && (
                <Sums
                  title={`Sum of ${plural(count, 'receipt')}`}
                  amounts={shown.map(([label, key]) => [label, sum[key]])}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </section>
  )
}
