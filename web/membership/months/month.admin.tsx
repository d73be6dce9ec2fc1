import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MonthName } from '#contract/kit/fields.ts'
import type { Month } from '#contract/membership/months.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { exactRupees, plural } from '#web/kit/format.ts'
import { Options, Select } from '#web/kit/forms/field.tsx'
import { ChevronLeft, ChevronRight, FileText } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { DayChart } from './day-chart.tsx'
import { DocumentsForm } from './documents-form.tsx'
import { FigureTable } from './figure-table.tsx'
import { monthOf, useMonthFile } from './months.api.ts'
import { addMonths, breakdowns, formatMonth, gstFigures, monthsBetween, transfersBack } from './months.rules.ts'

const urlMonth = {
  read: (params: URLSearchParams) => ({ month: MonthName.catch('').parse(params.get('month') ?? '') }),
  write: ({ month }: { month: string }) => ({ month }),
}

/** A month for the accountant. */
export function MonthAdmin() {
  const { choice, change } = useUrlState(urlMonth)
  const query = useQuery(monthOf(choice.month))
  const month = query.data?.month ?? choice.month
  return (
    <>
      <PageHeader
        title={month === '' ? 'Accounts' : `Accounts, ${formatMonth(month)}`}
        intro="Everything here comes from the receipts and credit notes issued in this month, Indian time, so the figures equal the documents."
        back={{ to: '/admin/payments', label: 'Payments' }}
        actions={
          month !== '' && (
            <>
              <ExportButton list="documents" filter={{ month }} />
              <PdfButton month={month} />
            </>
          )
        }
      />
      <QueryView query={query} skeleton={<MonthSkeleton />}>
        {(found) => (
          <>
            <MonthChoice month={found} onChange={(to) => change({ month: to })} />
            <MonthFigures key={found.month} month={found} />
          </>
        )}
      </QueryView>
    </>
  )
}

function PdfButton({ month }: { month: string }) {
  const file = useMonthFile()
  return (
    <Button busy={file.isPending} onClick={() => file.mutate(month)}>
      <FileText aria-hidden="true" className="size-4.5" />
      Download PDF
    </Button>
  )
}

type MonthChoiceProps = { month: Month; onChange: (month: string) => void }

function MonthChoice({ month: { month, firstMonth, currentMonth }, onChange }: MonthChoiceProps) {
  const step = (by: -1 | 1, label: string, icon: ReactNode) => {
    const to = addMonths(month, by)
    return (
      <Button
        aria-label={`${label} month`}
        disabled={to < firstMonth || to > currentMonth}
        onClick={() => onChange(to)}
        className="px-3!"
      >
        {icon}
      </Button>
    )
  }
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      {step(-1, 'Previous', <ChevronLeft aria-hidden="true" className="size-5" />)}
      <div className="min-w-0 flex-1 sm:max-w-52">
        <Select aria-label="Month" value={month} onChange={({ target }) => onChange(target.value)}>
          <Options of={monthsBetween(firstMonth, currentMonth).map((one) => [one, formatMonth(one)])} />
        </Select>
      </div>
      {step(1, 'Next', <ChevronRight aria-hidden="true" className="size-5" />)}
      {month === currentMonth && (
        <span className="type-small text-soft max-sm:w-full sm:ml-1">This month isn’t over yet.</span>
      )}
    </div>
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
        <FigureTable {...gstFigures(gst)} />
      ) : (
        <Callout>
          No GST: the school had no GSTIN when these documents were issued. You can add one in the settings.
        </Callout>
      )}
      <DocumentsForm numbers={numbers} />
    </div>
  )
}

function Totals({ month: { total, cameIn, wentBack } }: { month: Month }) {
  const { refunds, cancelled, replaced, reversed } = wentBack
  return (
    <Card as="section" aria-label="Totals" className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
      <Figure
        label="Received"
        amount={total.rupees}
        count={plural(total.receipts, 'receipt')}
        parts={[
          ['Coupons given', cameIn.couponRupees],
          ['Paid with credit', cameIn.creditRupees],
          ['Waived', cameIn.waivedRupees],
          ['Of this, to wallets', cameIn.walletRupees],
          ['Of this, sent back at once', cameIn.backRupees],
        ]}
      />
      <Figure
        label="Returned"
        amount={total.returnedRupees}
        count={plural(total.creditNotes, 'credit note')}
        parts={[
          [plural(refunds.count, 'refund'), refunds.rupees],
          [plural(cancelled.count, 'cancelled receipt'), cancelled.rupees],
          [plural(replaced.count, 'replaced receipt'), replaced.rupees],
          [plural(reversed.count, 'reversed refund'), -reversed.rupees],
        ]}
      />
      <Figure label="Net" amount={total.netRupees} count="Received minus returned" parts={[]} />
    </Card>
  )
}

type FigureProps = { label: string; amount: number; count: string; parts: [label: string, amount: number][] }

/** Parts of nothing are left out. */
function Figure({ label, amount, count, parts }: FigureProps) {
  const shown = parts.filter(([, part]) => part !== 0)
  return (
    <div className="min-w-0">
      <h2 className="type-small font-medium text-soft">{label}</h2>
      <p className="wide text-[1.75rem] leading-tight tabular-nums">{exactRupees(amount)}</p>
      <p className="type-small text-soft">{count}</p>
      {shown.length > 0 && (
        <dl className="type-small mt-3 grid gap-1 border-t border-line pt-3">
          {shown.map(([name, part]) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-soft">{name}</dt>
              <dd className="tabular-nums">{exactRupees(part)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Wallet({ month: { wallet } }: { month: Month }) {
  const { usedRupees, cancelledRupees, returnedRupees, addedRupees, paidOutRupees } = wallet
  const parts = [
    ['Credit used on receipts', usedRupees],
    ['Of that, on cancelled receipts', cancelledRupees],
    ['Credit returned by refunds', returnedRupees],
    ['Added from transfers', addedRupees],
    ['Paid out', paidOutRupees],
  ] as const
  return (
    <Card as="section" aria-label="Wallet">
      <h2 className="type-h3">Wallet</h2>
      <p className="mt-1 text-soft">What these documents changed in learners’ wallets. Credit isn’t received again.</p>
      <dl className="mt-4 grid gap-x-10 gap-y-1.5 sm:grid-cols-2">
        {parts.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line pb-1.5">
            <dt>{label}</dt>
            <dd className="tabular-nums">{exactRupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function MonthSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-11 w-72 max-w-full rounded-control" />
      <div className="surface grid gap-6 p-6 sm:grid-cols-3">
        {['received', 'returned', 'net'].map((name) => (
          <div key={name}>
            <Skeleton className="mb-3 h-4 w-24" />
            <Skeleton className="h-8 w-40" />
          </div>
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
      <SkeletonRows count={4} />
    </div>
  )
}
