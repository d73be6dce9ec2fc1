import { useState, type ReactNode } from 'react'
import type { PayerPayment } from '#contract/membership/payments.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Table, type Column } from '#web/kit/lists/table.tsx'
import { ownPaymentText } from './desk.rules.ts'
import { paymentColumns } from './payment-cells.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { previewOf, ScreenshotWindow, type Screenshot } from './screenshot-window.tsx'

type DecidedListProps = {
  state: 'verified' | 'rejected'
  payments: PayerPayment[]
  empty: ReactNode
  onRefresh: () => Promise<PayerPayment[]>
}

const receipt: Column<PayerPayment> = {
  key: 'receipt',
  header: 'Receipt',
  cell: ({ receiptNumber, receiptUrl }) =>
    receiptUrl ? (
      <a href={receiptUrl} target="_blank" rel="noreferrer" className="link whitespace-nowrap tabular-nums">
        {receiptNumber}
        <span className="sr-only">, PDF receipt</span>
      </a>
    ) : (
      <span className="text-soft">None</span>
    ),
}
const reason: Column<PayerPayment> = {
  key: 'reason',
  header: 'Reason',
  className: 'max-w-sm min-w-48 wrap-anywhere',
  cell: (payment) => payment.reason ?? <span className="text-soft">None</span>,
}
const decision: Column<PayerPayment> = {
  key: 'decided',
  header: 'Decided',
  cell: ({ decidedAt, decidedBy }) => (
    <div>
      {decidedAt && <span className="block">{dayAndTime(decidedAt)}</span>}
      {decidedBy && <span className="type-small block text-soft">by {decidedBy}</span>}
    </div>
  ),
}

const reopening = (onReopen: (payment: PayerPayment) => void): Column<PayerPayment> => ({
  key: 'reopen',
  header: 'Reopen',
  quiet: true,
  cell: (payment) =>
    payment.isOwn ? (
      <span className="type-small block max-w-44 whitespace-normal text-soft">{ownPaymentText}</span>
    ) : (
      <Button size="small" onClick={() => onReopen(payment)}>
        Reopen<span className="sr-only"> {payment.payer.name}’s payment</span>
      </Button>
    ),
})

export function DecidedList({ state, payments, empty, onRefresh }: DecidedListProps) {
  const [screenshot, setScreenshot] = useState<Screenshot | null>(null)
  const [reopened, setReopened] = useState<PayerPayment | null>(null)
  return (
    <>
      <Table
        caption={`${state === 'verified' ? 'Verified' : 'Rejected'} payments, newest first`}
        rows={payments}
        rowKey={({ paymentId }) => paymentId}
        empty={empty}
        columns={[
          ...paymentColumns((payment) => setScreenshot(previewOf(payment))),
          decision,
          ...(state === 'verified' ? [receipt] : [reason, reopening(setReopened)]),
        ]}
      />
      {reopened && <ReopenDialog payment={reopened} onClose={() => setReopened(null)} />}
      <ScreenshotWindow screenshot={screenshot} onChange={setScreenshot} onRefresh={onRefresh} />
    </>
  )
}
