import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Movement, MovementFilter } from '#contract/membership/month-bank.ts'
import { day, exactRupees } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { movementFilter } from './addresses.rules.ts'
import { differenceWords, entries, placeNames } from './bank.rules.ts'
import { DocumentLink } from './document-link.tsx'
import { urlMonth } from './month-frame.tsx'
import { movementsBehind } from './months.api.ts'
import { formatMonth } from './months.rules.ts'
import { Sums } from './sums.tsx'

/** The documents and the money behind a difference, or the money behind a figure. */
export function MonthMovementsAdmin() {
  const [params] = useSearchParams()
  const filter = movementFilter(params)
  const query = useInfiniteQuery(movementsBehind(urlMonth.read(params).month, filter))
  const month = query.data?.pages[0]?.month ?? urlMonth.read(params).month
  return (
    <>
      <PageHeader
        {...(month !== '' && { title: titleOf(filter, month) })}
        intro={month === '' ? '' : introOf(filter, month)}
        back={{
          to: `/admin/payments/month/bank${month === '' ? '' : `?month=${month}`}`,
          label: 'Accounts by bank date',
        }}
      />
      <QueryView query={query}>
        {({ pages }) => {
          const { count, rupees } = pages[0]!
          return (
            <>
              <Table
                caption="Documents with their money"
                rows={pages.flatMap(({ items }) => items)}
                rowKey={({ key }) => key}
                columns={columns}
                empty={
                  <EmptyState title="Nothing here">
                    No document and no money of this month is behind this figure.
                  </EmptyState>
                }
              />
              <LoadMore query={query} />
              {count > 0 && (
                <Sums
                  title={`Sum of ${entries(count)}`}
                  amounts={[[filter.difference ? 'Difference' : 'Money', rupees]]}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </>
  )
}

function titleOf({ difference, place, flow }: MovementFilter, month: string): string {
  if (difference) return differenceWords(difference, flow === 'returned', month).label
  const what = flow === undefined ? 'Money' : flow === 'received' ? 'Money received' : 'Money returned'
  return `${what}${place ? `, ${placeNames[place].toLowerCase()}` : ''}, ${formatMonth(month)}`
}

const introOf = ({ difference, flow }: MovementFilter, month: string) =>
  difference
    ? `${formatMonth(month)}. ${differenceWords(difference, flow === 'returned', month).note}`
    : 'Each movement of the month on its bank date, with its document. What went back is below zero.'

const none = <span className="text-soft">None</span>

const columns: Column<Movement>[] = [
  {
    key: 'document',
    header: 'Document',
    heading: true,
    cell: ({ number, url, documentDay }) =>
      number && url ? (
        <>
          <DocumentLink number={number} url={url} />
          {documentDay && <span className="type-small block font-normal text-soft">{day(documentDay)}</span>}
        </>
      ) : (
        'No document'
      ),
  },
  { key: 'payer', header: 'Payer', written: true, cell: ({ payer }) => payer ?? none },
  {
    key: 'reference',
    header: 'Reference',
    cell: ({ reference, statementId }) => (
      <>
        <span className="tabular-nums">{reference ?? none}</span>
        {statementId !== null && (
          <span className="type-small block">
            <RouteLink to={`/admin/payments/statements/${statementId}`}>Statement</RouteLink>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'bank',
    header: 'Bank date',
    cell: ({ bankDay, place }) =>
      bankDay === null ? (
        none
      ) : (
        <>
          {day(bankDay)}
          {place !== 'bank' && <span className="type-small block text-soft">{placeNames[place]}</span>}
        </>
      ),
  },
  {
    key: 'documentRupees',
    header: 'On the document',
    numeric: true,
    cell: ({ documentRupees }) => exactRupees(documentRupees),
  },
  { key: 'bankRupees', header: 'Money', numeric: true, cell: ({ bankRupees }) => exactRupees(bankRupees) },
  { key: 'rupees', header: 'Counts', numeric: true, cell: ({ rupees }) => exactRupees(rupees) },
]
