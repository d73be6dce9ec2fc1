import { useState, type ReactNode } from 'react'
import type { PayerPayment } from '#contract/membership/payments.ts'
import { undoHours } from '#contract/membership/refunds.ts'
import { useMay } from '#web/identity/index.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Table, type Column } from '#web/kit/lists/table.tsx'
import { ownPaymentText } from './desk.rules.ts'
import { CompanyDialog } from './company-dialog.tsx'
import { paymentColumns } from './payment-cells.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { previewOf, ScreenshotWindow, type Screenshot } from './screenshot-window.tsx'

type DecidedListProps = {
  state: 'verified' | 'rejected'
  payments: PayerPayment[]
  empty: ReactNode
  onRefresh: () => Promise<PayerPayment[]>
}

const receiptColumn = (onReplace: ((payment: PayerPayment) => void) | null): Column<PayerPayment> => ({
  key: 'receipt',
  header: 'Receipt',
  cell: (payment) =>
    payment.receiptUrl ? (
      <div className="grid justify-items-start gap-1">
        <a href={payment.receiptUrl} target="_blank" rel="noreferrer" className="link whitespace-nowrap tabular-nums">
          {payment.receiptNumber}
          <span className="sr-only">, PDF receipt</span>
        </a>
        {onReplace && !payment.isOwn && (
          <button type="button" className="link type-small" onClick={() => onReplace(payment)}>
            For a company<span className="sr-only">: {payment.payer.name}’s receipt</span>
          </button>
        )}
      </div>
    ) : (
      <span className="text-soft">None</span>
    ),
})
const reason: Column<PayerPayment> = {
  key: 'reason',
  header: 'Reason',
  className: 'max-w-sm min-w-48 wrap-anywhere',
  cell: (payment) => payment.reason ?? <span className="text-soft">None</span>,
}
const decision: Column<PayerPayment> = {
  key: 'decided',
  header: 'Decided',
  cell: ({ decidedAt, decidedBy, method }) => (
    <div>
      {decidedAt && <span className="block">{dayAndTime(decidedAt)}</span>}
      {decidedBy && <span className="type-small block text-soft">by {decidedBy}</span>}
      {!decidedBy && method === 'online' && <span className="type-small block text-soft">Automatically</span>}
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

type Correction = { kind: 'reopen' | 'undo' | 'refund' | 'company'; payment: PayerPayment }

/** Whether the verification is young enough to be undone; the server also checks what depends on it. */
const canUndo = ({ decidedAt, transactionId, refundedRupees }: PayerPayment) =>
  transactionId !== null &&
  refundedRupees === 0 &&
  Date.now() - new Date(decidedAt!).getTime() < undoHours * 60 * 60 * 1000

const correcting = (onCorrect: (correction: Correction) => void): Column<PayerPayment> => ({
  key: 'correct',
  header: 'Correct',
  quiet: true,
  cell: (payment) =>
    payment.isOwn ? (
      <span className="type-small block max-w-44 whitespace-normal text-soft">{ownPaymentText}</span>
    ) : (
      <span className="inline-flex gap-2">
        {canUndo(payment) && (
          <Button size="small" onClick={() => onCorrect({ kind: 'undo', payment })}>
            Undo<span className="sr-only"> the verification of {payment.payer.name}’s payment</span>
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => onCorrect({ kind: 'refund', payment })}>
          Refund<span className="sr-only"> {payment.payer.name}’s payment</span>
        </Button>
      </span>
    ),
})

const dialogs = { reopen: ReopenDialog, undo: UndoDialog, refund: RefundDialog, company: CompanyDialog }

function CorrectionDialog({ kind, payment, onClose }: Correction & { onClose: () => void }) {
  const ThisDialog = dialogs[kind]
  return <ThisDialog payment={payment} onClose={onClose} />
}

export function DecidedList({ state, payments, empty, onRefresh }: DecidedListProps) {
  const may = useMay()
  const [screenshot, setScreenshot] = useState<Screenshot | null>(null)
  const [correction, setCorrection] = useState<Correction | null>(null)
  const onReplace = (payment: PayerPayment) => setCorrection({ kind: 'company', payment })
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
          ...(state === 'verified'
            ? [
                receiptColumn(may('payments:act') ? onReplace : null),
                ...(may('refunds:act') ? [correcting(setCorrection)] : []),
              ]
            : [
                reason,
                ...(may('payments:act') ? [reopening((payment) => setCorrection({ kind: 'reopen', payment }))] : []),
              ]),
        ]}
      />
      {correction && <CorrectionDialog {...correction} onClose={() => setCorrection(null)} />}
      <ScreenshotWindow screenshot={screenshot} onChange={setScreenshot} onRefresh={onRefresh} />
    </>
  )
}
