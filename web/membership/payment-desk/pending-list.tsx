import { useState, type FocusEvent, type ReactNode } from 'react'
import type { PayerPayment } from '#contract/membership/payments.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { rupees } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { useDeskKeys } from './keys.ts'
import { OutcomeNotification } from './outcome.tsx'
import { paymentColumns, Waiting } from './payment-cells.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { RowActions } from './row-actions.tsx'
import { ScreenshotWindow, shownOf, type Shown } from './screenshot-window.tsx'
import { useDesk, type Desk } from './use-desk.ts'
import { VerifyDialog } from './verify-dialog.tsx'

type PendingListProps = {
  payments: PayerPayment[]
  /** Instead of payments, when none wait. */
  empty: ReactNode
  onRefresh: () => Promise<PayerPayment[]>
}

/** Payments that wait, each with all that is needed to decide it. */
export function PendingList({ payments, empty, onRefresh }: PendingListProps) {
  const desk = useDesk(payments)
  const now = useNow(30_000)
  const [shown, setShown] = useState<Shown | null>(null)
  const show = (payment: PayerPayment | undefined) => payment?.screenshotUrl && setShown(shownOf(payment))
  useDeskKeys(desk, () => show(desk.current))

  const freshLink = async () => {
    const fresh = (await onRefresh()).find(({ paymentId }) => paymentId === shown?.paymentId)
    setShown(fresh ? shownOf(fresh) : null)
  }

  return (
    <>
      {desk.outcome && <OutcomeNotification outcome={desk.outcome} onClose={desk.forgetOutcome} />}
      {payments.length > 0 && <ChoiceBar desk={desk} shown={payments.length} />}
      <div onFocus={(event) => desk.noteCurrent(paymentAt(event))}>
        <Table
          caption="Pending payments, oldest first"
          rows={payments}
          rowKey={({ paymentId }) => paymentId}
          empty={empty}
          className="[&_tbody_tr:focus-within]:bg-haze [&_tbody_tr:has(:checked)]:bg-indigo-tint"
          columns={[
            {
              key: 'choose',
              header: <span className="sr-only">Choose</span>,
              className: 'sm:w-10 sm:pr-0',
              cell: (payment) => <Choose payment={payment} desk={desk} />,
            },
            ...paymentColumns(show),
            { key: 'waiting', header: 'Waiting', cell: ({ createdAt }) => <Waiting since={createdAt} now={now} /> },
            {
              key: 'decide',
              header: 'Decide',
              quiet: true,
              cell: (payment) => <RowActions payment={payment} desk={desk} />,
            },
          ]}
        />
      </div>
      <Dialogs desk={desk} />
      <ScreenshotWindow shown={shown} onClose={() => setShown(null)} onExpired={() => void freshLink()} />
    </>
  )
}

function Choose({ payment: { paymentId, payer, rupees: paid }, desk }: { payment: PayerPayment; desk: Desk }) {
  return (
    <Checkbox
      data-payment={paymentId}
      checked={desk.isChosen(paymentId)}
      onChange={() => desk.toggle(paymentId)}
      label={
        <>
          <span className="sm:sr-only">Choose</span>
          <span className="sr-only">
            {' '}
            the payment of {payer.name}, {rupees(paid)}
          </span>
        </>
      }
    />
  )
}

function Dialogs({ desk }: { desk: Desk }) {
  if (!desk.asking) return null
  const { verb, payments } = desk.asking
  const Ask = verb === 'verify' ? VerifyDialog : RejectDialog
  return (
    <Ask
      payments={payments}
      onClose={desk.stopAsking}
      onDecided={(decisions) => desk.decided(verb, payments, decisions)}
    />
  )
}

/** The keyboard is at a payment as long as the focus is anywhere in its row. */
function paymentAt({ target }: FocusEvent): number | null {
  const box = target.closest('tr')?.querySelector<HTMLElement>('[data-payment]')
  return box ? Number(box.dataset['payment']) : null
}
