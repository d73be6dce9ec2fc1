import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ListedAmounts, ListedDocument } from '#contract/membership/months.ts'
import { dayAndTime, exactRupees, plural } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { figureFilter } from './addresses.rules.ts'
import { DocumentLink } from './document-link.tsx'
import { urlMonth } from './month-frame.tsx'
import { documentsBehind } from './months.api.ts'
import { describeFilter, formatMonth, movedByNames } from './months.rules.ts'
import { Sums } from './sums.tsx'

/** The documents behind a figure of a month. */
export function MonthDocumentsAdmin() {
  const [params] = useSearchParams()
  const filter = figureFilter(params)
  const query = useInfiniteQuery(documentsBehind(urlMonth.read(params).month, filter))
  const month = query.data?.pages[0]?.month ?? urlMonth.read(params).month
  return (
    <>
      <PageHeader
        {...(month !== '' && { title: `${describeFilter(filter)}, ${formatMonth(month)}` })}
        intro="The documents behind one figure. Credit notes take away, so their amounts are below zero."
        back={{ to: `/admin/payments/month${month === '' ? '' : `?month=${month}`}`, label: 'Accounts' }}
      />
      <QueryView query={query}>
        {({ pages }) => {
          const { count, sum } = pages[0]!
          const shown = asides.filter(([, key]) => sum[key] !== 0)
          return (
            <>
              <Table
                caption="Documents, receipts first"
                rows={pages.flatMap(({ items }) => items)}
                rowKey={({ number }) => number}
                columns={[...facts, ...shown.map(amount), ...amounts.map(amount)]}
                empty={<EmptyState title="No documents">No document of this month is behind this figure.</EmptyState>}
              />
              <LoadMore query={query} />
              {count > 0 && (
                <Sums
                  title={`Sum of ${plural(count, 'document')}`}
                  amounts={[...shown, ...amounts].map(([label, key]) => [label, sum[key]])}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </>
  )
}

type Amount = [label: string, key: keyof ListedAmounts]

/** Shown if the documents have them. */
const asides: Amount[] = [
  ['Coupon', 'couponRupees'],
  ['Credit', 'creditRupees'],
  ['Waived', 'waivedRupees'],
  ['To the wallet', 'walletRupees'],
  ['Sent back at once', 'backRupees'],
  ['Taxable value', 'taxableRupees'],
  ['GST', 'taxRupees'],
]
const amounts: Amount[] = [['Amount', 'rupees']]

const amount = ([header, key]: Amount): Column<ListedDocument> => ({
  key,
  header,
  numeric: true,
  cell: (row) => exactRupees(row[key]),
})

const facts: Column<ListedDocument>[] = [
  {
    key: 'number',
    header: 'Number',
    heading: true,
    cell: ({ number, url, kind, corrects }) => (
      <>
        <DocumentLink number={number} url={url} />
        {corrects !== '' && (
          <span className="type-small block font-normal text-soft">
            {kind === 'receipt' ? 'replaces' : kind} {corrects}
          </span>
        )}
      </>
    ),
  },
  { key: 'issued', header: 'Issued', cell: ({ issuedAt }) => dayAndTime(issuedAt) },
  {
    key: 'payer',
    header: 'Payer',
    written: true,
    cell: ({ payer, company }) => (
      <>
        {payer}
        {company !== '' && <span className="type-small block text-soft">{company}</span>}
      </>
    ),
  },
  {
    key: 'method',
    header: 'Paid by',
    cell: ({ method, reference }) => (
      <>
        {movedByNames[method]}
        {reference !== '' && <span className="type-small block text-soft tabular-nums">{reference}</span>}
      </>
    ),
  },
]
