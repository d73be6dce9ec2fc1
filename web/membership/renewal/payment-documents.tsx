import { useState } from 'react'
import type { MyPayment } from '#contract/membership/payments.ts'
import { day, rupees } from '#web/kit/format.ts'
import { FileDown } from '#web/kit/icons.tsx'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { amountOf } from '../state/payment-head.tsx'

const RequestInvoiceDialog = lazyPart(() => import('../invoices/request-invoice.tsx'), 'RequestInvoiceDialog')

/** The receipt of a payment, and what was corrected about it. */
export function PaymentDocuments({ payment }: { payment: MyPayment }) {
  const [isAsking, setIsAsking] = useState(false)
  const { state, typedTransactionId, creditNotes } = payment
  return (
    <>
      {state === 'verified' && ![null, payment.rupees].includes(payment.reportedRupees) && (
        <p className="type-small mt-2">{describeReceived(payment)}</p>
      )}
      {typedTransactionId && <p className="type-small mt-2">You typed {typedTransactionId}. We’ve corrected it.</p>}
      {payment.receiptUrl && (
        <div className="mt-2 flex flex-wrap gap-2">
          <ButtonLink href={payment.receiptUrl} download size="small">
            <FileDown aria-hidden="true" className="size-4" />
            Receipt {payment.receiptNumber}
          </ButtonLink>
          {payment.refundedRupees + payment.refundedCreditRupees === 0 && (
            <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
              Invoice for a company
            </Button>
          )}
        </div>
      )}
      {isAsking && <RequestInvoiceDialog payment={payment} onClose={() => setIsAsking(false)} />}
      {creditNotes.map(({ kind, number, url, at, ...returned }) => (
        <p key={number} className="mt-2">
          {describeNote(kind, returned)} on {day(at)}.{' '}
          <a href={url} download className="link whitespace-nowrap">
            {kind === 'reversal' ? 'Debit' : 'Credit'} note {number}
          </a>
        </p>
      ))}
    </>
  )
}

function describeNote(kind: MyPayment['creditNotes'][number]['kind'], { rupees, creditRupees }: Returned): string {
  if (kind === 'undo') return 'Receipt cancelled'
  if (kind === 'replacement') return 'Receipt replaced'
  if (kind === 'refund') return `${amountOf({ rupees, creditRupees })} refunded`
  return `Refund of ${amountOf({ rupees: -rupees, creditRupees: -creditRupees })} taken back`
}

type Returned = { rupees: number; creditRupees: number }

/** The bank received another amount than reported. */
function describeReceived({ rupees: received, reportedRupees, walletRupees }: MyPayment): string {
  const wallet = walletRupees > 0 ? ` ${rupees(walletRupees)} went to your wallet.` : ''
  return `You reported ${rupees(reportedRupees!)}, and we received ${rupees(received)}.${wallet}`
}
