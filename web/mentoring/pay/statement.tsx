import type { PayItem, PayStatement } from '#contract/mentoring/pay.ts'
import { useMay } from '#web/identity/index.ts'
import { day, rupees as formatRupees, weekdayTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { formatMonth } from '#web/membership/index.ts'
import { kindNames } from './pay.rules.ts'

/** A mentor's month: what it adds up to, the corrections since, and everything it counts. */
export function Statement({ statement }: { statement: PayStatement }) {
  const { lines, rupees, corrections, items, month } = statement
  const corrected = corrections.reduce((sum, correction) => sum + correction.rupees, 0)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PaidState statement={statement} />
      <Table
        caption={`What ${formatMonth(month)} adds up to`}
        isSlim
        rows={[
          ...lines.map(({ kind, count, rateRupees, rupees }) => ({
            key: kind,
            what: kindNames[kind],
            sum: kind === 'month' ? '' : `${count} × ${formatRupees(rateRupees)}`,
            rupees,
          })),
          ...corrections.map(({ correctionId, reason, rupees, createdBy, createdAt }) => ({
            key: `correction ${correctionId}`,
            what: `Correction: ${reason}`,
            sum: `${createdBy}, ${day(createdAt)}`,
            rupees,
          })),
          { key: 'total', what: 'Total', sum: '', rupees: rupees + corrected },
        ]}
        rowKey={({ key }) => key}
        columns={[
          { key: 'what', header: 'What', heading: true, written: true, cell: ({ what }) => what },
          { key: 'sum', header: 'Counted', cell: ({ sum }) => sum },
          {
            key: 'rupees',
            header: 'Amount',
            numeric: true,
            cell: ({ key, rupees }) =>
              key === 'total' ? <strong>{formatRupees(rupees)}</strong> : formatRupees(rupees),
          },
        ]}
      />
      <Items items={items} />
    </div>
  )
}

function PaidState({ statement: { paid, isOver, rate } }: { statement: PayStatement }) {
  if (paid)
    return (
      <p>
        <Badge tone="good">Paid</Badge> on {day(paid.at)} by {paid.by}
        {paid.reference && `, reference ${paid.reference}`}. Only corrections can be added.
      </p>
    )
  return (
    <p className="text-soft">
      {isOver ? 'Not marked as paid yet.' : 'This month isn’t over yet.'}
      {rate === null && ' No rate is set.'}
    </p>
  )
}

function Items({ items }: { items: PayItem[] }) {
  const may = useMay()
  const titleOf = ({ kind, id, title }: PayItem) => {
    if (kind === 'review' && may('reviews:see')) return <RouteLink to={`/admin/reviews/${id}`}>{title}</RouteLink>
    if (kind === 'session' && may('sessions:see'))
      return <RouteLink to={`/admin/sessions?tab=past&search=${encodeURIComponent(title)}`}>{title}</RouteLink>
    return title
  }
  if (items.length === 0)
    return (
      <div className="surface">
        <EmptyState title="Nothing to count">Verdicts and sessions of this month appear here.</EmptyState>
      </div>
    )
  return (
    <section aria-labelledby="counted">
      <h2 id="counted" className="type-h3 mb-3">
        What was counted
      </h2>
      <ol className="surface divide-y divide-line">
        {items.map((item) => (
          <li
            key={`${item.kind} ${item.id} ${item.at}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">{titleOf(item)}</span>
            <span className="type-small text-soft">
              {kindOf(item)}, {weekdayTime(item.at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const kindOf = ({ kind, isSecondOpinion }: PayItem) =>
  isSecondOpinion ? 'Second opinion' : kind === 'review' ? 'Review' : 'Session'
