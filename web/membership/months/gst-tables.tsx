import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { states } from '#contract/kit/states.ts'
import type { ConsumerRow, GstReturn, ReturnDocument } from '#contract/membership/gst.ts'
import type { Tax } from '#contract/membership/months.ts'
import { day, exactRupees, plural } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { documentsAt } from './addresses.rules.ts'
import { FigureLink } from './figure-link.tsx'
import { gstReturnOf } from './gst.api.ts'

export function GstTables({ month }: { month: string }) {
  return (
    <QueryView query={useQuery(gstReturnOf(month))} skeleton={<SkeletonRows count={4} />}>
      {(found) => <Tables found={found} />}
    </QueryView>
  )
}

function Tables({ found: { month, b2b, b2cs, cdnr, sums, withoutGst, tooLarge } }: { found: GstReturn }) {
  const documentsOf = ({ stateCode, percent }: ConsumerRow) =>
    documentsAt(month, { place: stateCode, percent, recipient: 'consumer' })
  return (
    <div className="grid gap-5">
      {tooLarge > 0 && (
        <Callout tone="waiting">
          {plural(tooLarge, 'invoice')} to consumers in other states belong in table 5 (B2CL). The files have them in
          B2CS, so move them by hand.
        </Callout>
      )}
      <Section
        title="B2B"
        note="Invoices to companies with a GSTIN, one by one (table 4)."
        sum={sums.b2b}
        isEmpty={b2b.length === 0}
        empty="No company asked for a GST invoice in this month."
      >
        <Documents caption="Invoices to companies" rows={b2b} />
      </Section>
      <Section
        title="CDNR"
        note="Credit and debit notes to companies (table 9B). Notes to consumers lower B2CS instead: the table CDNUR is only for very large invoices to consumers and for exports."
        sum={sums.cdnr}
        isEmpty={cdnr.length === 0}
        empty="No company got a credit note in this month."
      >
        <Documents caption="Notes to companies" rows={cdnr} />
      </Section>
      <Section
        title="B2CS"
        note="Everybody else by state and rate, less their credit notes (table 7)."
        sum={sums.b2cs}
        isEmpty={b2cs.length === 0}
        empty="No consumer got an invoice with GST in this month."
      >
        <Table
          caption="Consumers by state and rate"
          rows={b2cs}
          rowKey={({ stateCode, percent, isInterState }) => `${stateCode} ${percent} ${isInterState}`}
          empty={null}
          columns={[
            {
              key: 'place',
              header: 'Place of supply',
              heading: true,
              cell: (row) => <FigureLink to={documentsOf(row)}>{describePlace(row)}</FigureLink>,
            },
            ...amounts<ConsumerRow>(),
          ]}
        />
      </Section>
      <p className="type-small text-soft">
        All tables: taxable {exactRupees(sums.all.taxableRupees)}, total {exactRupees(sums.all.totalRupees)}.
        {withoutGst > 0 && ` ${plural(withoutGst, 'document')} without GST aren’t part of the return.`}
      </p>
    </div>
  )
}

type SectionProps = { title: string; note: string; sum: Tax; isEmpty: boolean; empty: string; children: ReactNode }

function Section({ title, note, sum, isEmpty, empty, children }: SectionProps) {
  return (
    <section aria-label={title} className="surface min-w-0 overflow-hidden p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="type-h3">{title}</h3>
        <p className="font-semibold tabular-nums">{exactRupees(sum.totalRupees)}</p>
      </div>
      <p className="type-small mt-1 mb-3 max-w-2xl text-soft">{note}</p>
      {isEmpty ? <p className="text-soft">{empty}</p> : children}
    </section>
  )
}

const describePlace = ({ stateCode, percent }: { stateCode: string; percent: number }) =>
  `${states[stateCode] ?? stateCode} (${stateCode}), ${percent} %`

const money = (rupees: number) => <span className="whitespace-nowrap tabular-nums">{exactRupees(rupees)}</span>

const amounts = <Row extends Tax>(): Column<Row>[] => [
  { key: 'taxable', header: 'Taxable', numeric: true, cell: (row) => money(row.taxableRupees) },
  { key: 'cgst', header: 'CGST', numeric: true, cell: (row) => money(row.cgstRupees) },
  { key: 'sgst', header: 'SGST/UTGST', numeric: true, cell: (row) => money(row.sgstRupees + row.utgstRupees) },
  { key: 'igst', header: 'IGST', numeric: true, cell: (row) => money(row.igstRupees) },
  { key: 'total', header: 'Value', numeric: true, cell: (row) => money(row.totalRupees) },
]

function Documents({ caption, rows }: { caption: string; rows: ReturnDocument[] }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ number }) => number}
      empty={null}
      columns={[
        {
          key: 'number',
          header: 'Document',
          heading: true,
          cell: ({ number, url, kind, issuedOn }) => (
            <span className="block">
              <a href={url} target="_blank" rel="noreferrer" className="link whitespace-nowrap tabular-nums">
                {number}
                <span className="sr-only">, PDF {kind}</span>
              </a>
              <span className="type-small block text-soft">
                {day(issuedOn)}
                {kind === 'debit note' && ', debit note'}
              </span>
            </span>
          ),
        },
        {
          key: 'company',
          header: 'Company',
          cell: (row) => (
            <span className="block wrap-anywhere">
              {row.legalName}
              <span className="type-small block text-soft tabular-nums">{row.gstin}</span>
              <span className="type-small block text-soft">{describePlace(row)}</span>
            </span>
          ),
        },
        ...amounts<ReturnDocument>(),
      ]}
    />
  )
}
