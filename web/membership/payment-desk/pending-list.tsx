import { useState, type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import type { PayerPayment } from '#contract/membership/payments.ts'
import { useNow } from '#web/kit/duration.ts'
import { rupees } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { SelectRow, SelectionBar } from '#web/kit/lists/selection-bar.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { totalRupees, canVerify, ownPaymentText, formatPaymentCount, type Outcome } from './desk.rules.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { paymentColumns, Waiting } from './payment-cells.tsx'
import { CompanyDialog } from './company-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { previewOf, ScreenshotWindow, type Screenshot } from './screenshot-window.tsx'
import { usePaymentShortcuts } from './shortcuts.ts'
import { useDesk, type Desk } from './use-desk.ts'
import { VerifyDialog } from './verify-dialog.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

type PendingListProps = {
  payments: PayerPayment[]
  empty: ReactNode
  onRefresh: () => Promise<PayerPayment[]>
}

/** For who may see payments but not decide. */
export function WaitingList({ payments, empty, onRefresh }: PendingListProps) {
  const now = useNow(30_000)
  const [screenshot, setScreenshot] = useState<Screenshot | null>(null)
  return (
    <>
      <Table
        caption="Pending payments, oldest first"
        rows={payments}
        rowKey={({ paymentId }) => paymentId}
        empty={empty}
        columns={[...paymentColumns((payment) => setScreenshot(previewOf(payment))), waiting(now)]}
      />
      <ScreenshotWindow screenshot={screenshot} onChange={setScreenshot} onRefresh={onRefresh} />
    </>
  )
}

const waiting = (now: number): Column<PayerPayment> => ({
  key: 'waiting',
  header: 'Waiting',
  cell: ({ createdAt }) => <Waiting since={createdAt} now={now} />,
})

export function PendingList({ payments, empty, onRefresh }: PendingListProps) {
  const desk = useDesk(payments)
  const now = useNow(30_000)
  const [screenshot, setScreenshot] = useState<Screenshot | null>(null)
  const show = (payment: PayerPayment | undefined) => payment?.screenshotUrl && setScreenshot(previewOf(payment))
  usePaymentShortcuts(desk, () => show(desk.current))

  return (
    <>
      {desk.outcome && <OutcomeReport outcome={desk.outcome} onClose={desk.dismissOutcome} />}
      {payments.length > 0 && (
        <SelectionBar selection={desk.selection}>
          <span className="font-semibold tabular-nums">{rupees(totalRupees(desk.selected))}</span>
          <Button variant="primary" size="small" onClick={() => desk.confirm('verify', desk.selected)}>
            Verify selected <ShortcutHint>v</ShortcutHint>
          </Button>
          <Button size="small" onClick={() => desk.confirm('reject', desk.selected)}>
            Reject selected <ShortcutHint>r</ShortcutHint>
          </Button>
        </SelectionBar>
      )}
      <div onFocus={(event) => desk.setCurrentId(paymentAt(event))}>
        <Table
          caption="Pending payments, oldest first"
          rows={payments}
          rowKey={({ paymentId }) => paymentId}
          empty={empty}
          className="[&_tbody_tr:focus-within]:bg-haze [&_tbody_tr:has(:checked)]:bg-indigo-tint"
          columns={[
            {
              key: 'select',
              header: <span className="sr-only">Select</span>,
              className: 'sm:w-10 sm:pr-0',
              cell: ({ paymentId, payer, rupees: amount }) => (
                <div data-payment={paymentId}>
                  <SelectRow
                    selection={desk.selection}
                    id={paymentId}
                    name={`${payer.name}’s payment of ${rupees(amount)}`}
                  />
                </div>
              ),
            },
            ...paymentColumns(show),
            waiting(now),
            {
              key: 'decide',
              header: 'Decide',
              quiet: true,
              cell: (payment) => <RowActions payment={payment} desk={desk} />,
            },
          ]}
        />
      </div>
      <ConfirmDecision desk={desk} />
      <ScreenshotWindow screenshot={screenshot} onChange={setScreenshot} onRefresh={onRefresh} />
    </>
  )
}

function ConfirmDecision({ desk }: { desk: Desk }) {
  if (!desk.confirming) return null
  const { verb, payments } = desk.confirming
  if (verb === 'company') return <CompanyDialog payment={payments[0]!} onClose={desk.cancel} />
  if (verb === 'accept') return <AcceptDialog payment={payments[0]!} onClose={desk.cancel} />
  const DecisionDialog = verb === 'verify' ? VerifyDialog : RejectDialog
  return (
    <DecisionDialog
      payments={payments}
      onClose={desk.cancel}
      onAccept={() => desk.confirm('accept', payments)}
      onDecided={(decisions) => desk.onDecided(verb, payments, decisions)}
    />
  )
}

function paymentAt({ target }: FocusEvent): number | null {
  const cell = target.closest('tr')?.querySelector<HTMLElement>('[data-payment]')
  return cell ? Number(cell.dataset['payment']) : null
}

/** All ask for confirmation: an email can't be undone, and the next row moves under the pointer. */
function RowActions({ payment, desk }: { payment: PayerPayment; desk: Desk }) {
  if (payment.isOwn)
    return <span className="type-small block max-w-44 whitespace-normal text-soft">{ownPaymentText}</span>
  const whose = <span className="sr-only"> {payment.payer.name}’s payment</span>
  return (
    <span className="inline-flex gap-2">
      {canVerify(payment) ? (
        <Button size="small" onClick={() => desk.confirm('verify', [payment])}>
          Verify{whose}
        </Button>
      ) : (
        <Button size="small" onClick={() => desk.confirm('accept', [payment])}>
          Accept{whose}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => desk.confirm('reject', [payment])}>
        Reject{whose}
      </Button>
      <Button variant="quiet" size="small" onClick={() => desk.confirm('company', [payment])}>
        For a company<span className="sr-only">: {payment.payer.name}’s payment</span>
      </Button>
    </span>
  )
}

/** Lists the payments that had another outcome, for example because a colleague decided them first. */
function OutcomeReport({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { verb, done, unexpected } = outcome
  const verbed = verb === 'verify' ? 'verified' : 'rejected'
  const report = useRef<HTMLDivElement>(null)
  // The list may be scrolled far down, and the row that had the focus may be gone.
  useEffect(() => report.current?.focus(), [])
  return (
    <div ref={report} tabIndex={-1} className="mb-4 scroll-mt-4 outline-none">
      <Callout tone="waiting">
        <p>
          {done > 0 && `${formatPaymentCount(done)} ${verbed}. `}
          {formatPaymentCount(unexpected.length)} could not be {verbed}:
        </p>
        <ul className="mt-1 list-disc pl-5 font-normal">
          {unexpected.map(({ paymentId, payer, rupees: amount, text }) => (
            <li key={paymentId}>
              {payer}, {rupees(amount)}: {text}.
            </li>
          ))}
        </ul>
        <Button size="small" className="mt-3" onClick={onClose}>
          OK
        </Button>
      </Callout>
    </div>
  )
}
