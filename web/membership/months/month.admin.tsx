import { useQuery } from '@tanstack/react-query'
import type { FigureFilter, Month, MonthFile } from '#contract/membership/months.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { exactRupees, plural } from '#web/kit/format.ts'
import { FileText } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { GstReturnCard } from './gst-return-card.tsx'
import { documentsAt } from './addresses.rules.ts'
import { BigFigure } from './big-figure.tsx'
import { DayChart } from './day-chart.tsx'
import { DocumentsForm } from './documents-form.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { MonthChoice, MonthHeader, MonthSkeleton, urlMonth } from './month-frame.tsx'
import { monthOf, useMonthFile } from './months.api.ts'
import { breakdowns, formatMonth, gstFigures, transfersBack } from './months.rules.ts'

/** A month for the accountant. */
export function MonthAdmin() {
  const { choice, change } = useUrlState(urlMonth)
  const query = useQuery(monthOf(choice.month))
  const month = query.data?.month ?? choice.month
  return (
    <>
      <MonthHeader
        view="month"
        month={month}
        intro="The receipts and credit notes issued in this month, Indian time. Select a figure to see its documents."
        actions={
          <>
            <ExportButton list="documents" filter={{ month }} />
            <FileButton kind="tally" month={month} label="Tally" />
            <FileButton kind="pdf" month={month} label="PDF" />
          </>
        }
      />
      <QueryView query={query} skeleton={<MonthSkeleton />}>
        {(found) => (
          <>
            <MonthChoice months={found} onChange={(to) => change({ month: to })} />
            <MonthFigures key={found.month} month={found} />
          </>
        )}
      </QueryView>
    </>
  )
}

type FileButtonProps = { kind: MonthFile; month: string; label: string }

function FileButton({ kind, month, label }: FileButtonProps) {
  const file = useMonthFile()
  return (
    <Button busy={file.isPending} onClick={() => file.mutate({ month, kind })}>
      <FileText aria-hidden="true" className="size-4.5" />
      <span className="sr-only">Download </span>
      {label}
    </Button>
  )
}

function MonthFigures({ month }: { month: Month }) {
  const { total, gst, numbers } = month
  const sent = transfersBack(month)
  if (total.receipts + total.creditNotes === 0) {
    return (
      <EmptyCard title={`No documents in ${formatMonth(month.month)}`}>
        A receipt is issued when a payment is verified, and a credit note when money goes back.
      </EmptyCard>
    )
  }
  return (
    <div className="grid gap-5">
      <Totals month={month} />
      <DayChart month={month} />
      {breakdowns(month).map((figures) => (
        <FigureTable key={figures.title} {...figures} />
      ))}
      {sent && <FigureTable {...sent} />}
      <Wallet month={month} />
      {gst ? (
        <FigureTable {...gstFigures(month.month, gst)} />
      ) : (
        <Callout>
          No GST: the school had no GSTIN when these documents were issued. You can add one in the settings.
        </Callout>
      )}
      {gst && <GstReturnCard month={month.month} />}
      <DocumentsForm numbers={numbers} />
    </div>
  )
}

function Totals({ month: { month, total, cameIn, wentBack } }: { month: Month }) {
  const { refunds, cancelled, replaced, reversed } = wentBack
  const documents = (filter: FigureFilter) => documentsAt(month, filter)
  return (
    <Card as="section" aria-label="Totals" className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
      <BigFigure
        label="Received"
        amount={total.rupees}
        to={documents({ kind: 'receipt' })}
        count={plural(total.receipts, 'receipt')}
        parts={[
          ['Coupons given', cameIn.couponRupees, documents({ kind: 'receipt', having: 'coupon' })],
          ['Paid with credit', cameIn.creditRupees, documents({ kind: 'receipt', having: 'credit' })],
          ['Waived', cameIn.waivedRupees, documents({ kind: 'receipt', having: 'waived' })],
          ['Of this, to wallets', cameIn.walletRupees, documents({ kind: 'receipt', having: 'wallet' })],
          ['Of this, sent back at once', cameIn.backRupees, documents({ kind: 'receipt', having: 'back' })],
        ]}
      />
      <BigFigure
        label="Returned"
        amount={total.returnedRupees}
        to={documents({ kind: 'note' })}
        count={plural(total.creditNotes, 'credit note')}
        parts={[
          [plural(refunds.count, 'refund'), refunds.rupees, documents({ kind: 'refund' })],
          [plural(cancelled.count, 'cancelled receipt'), cancelled.rupees, documents({ kind: 'undo' })],
          [plural(replaced.count, 'replaced receipt'), replaced.rupees, documents({ kind: 'replacement' })],
          [plural(reversed.count, 'reversed refund'), -reversed.rupees, documents({ kind: 'reversal' })],
        ]}
      />
      <BigFigure label="Net" amount={total.netRupees} to={documents({})} count="Received minus returned" parts={[]} />
    </Card>
  )
}

function Wallet({ month: { month, wallet } }: { month: Month }) {
  const { usedRupees, cancelledRupees, returnedRupees, addedRupees, paidOutRupees } = wallet
  const parts: [label: string, amount: number, filter: FigureFilter][] = [
    ['Credit used on receipts', usedRupees, { kind: 'receipt', having: 'credit' }],
    ['Of that, on cancelled receipts', cancelledRupees, { kind: 'cancelled', having: 'credit' }],
    ['Credit returned by refunds', returnedRupees, { kind: 'returned', having: 'credit' }],
    ['Added from transfers', addedRupees, { kind: 'sold', having: 'wallet' }],
    ['Paid out', paidOutRupees, { kind: 'returned', having: 'wallet' }],
  ]
  return (
    <Card as="section" aria-label="Wallet">
      <h2 className="type-h3">Wallet</h2>
      <p className="mt-1 text-soft">What these documents changed in learners’ wallets. Credit isn’t received again.</p>
      <dl className="mt-4 grid gap-x-10 gap-y-1.5 sm:grid-cols-2">
        {parts.map(([label, amount, filter]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line pb-1.5">
            <dt>{label}</dt>
            <dd className="tabular-nums">
              <FigureLink to={amount === 0 ? undefined : documentsAt(month, filter)}>{exactRupees(amount)}</FigureLink>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
