import { useState } from 'react'
import type { MyPayment } from '#contract/membership/payments.ts'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { FileDown } from '#web/kit/icons.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { amountOf, PaymentHead } from '../state/payment-head.tsx'
import { WriteToUs } from '../state/write-to-us.tsx'

const ScreenshotForm = lazyPart(() => import('../screenshot-form.tsx'), 'ScreenshotForm')

const RequestInvoiceDialog = lazyPart(() => import('../invoices/request-invoice.tsx'), 'RequestInvoiceDialog')

export function PaymentItem({ payment }: { payment: MyPayment }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li className="py-3">
      <PaymentHead payment={payment} />
      {payment.state === 'verified' && ![null, payment.rupees].includes(payment.reportedRupees) && (
        <p className="type-small mt-2">{describeReceived(payment)}</p>
      )}
      {payment.typedTransactionId && (
        <p className="type-small mt-2">You typed {payment.typedTransactionId}. We’ve corrected it.</p>
      )}
      {payment.state === 'rejected' && <p className="mt-2 wrap-anywhere text-vermilion">{payment.reason}</p>}
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
      {payment.creditNotes.map(({ kind, number, url, at, ...returned }) => (
        <p key={number} className="mt-2">
          {describeNote(kind, returned)} on {day(at)}.{' '}
          <a href={url} download className="link whitespace-nowrap">
            {kind === 'reversal' ? 'Debit' : 'Credit'} note {number}
          </a>
        </p>
      ))}
      {(payment.state !== 'verified' || payment.creditNotes.length > 0) && (
        <p className="type-small mt-2 text-soft">
          Something wrong with this payment? <WriteToUs paymentId={payment.paymentId} />
        </p>
      )}
      {payment.state === 'pending' && payment.method !== 'online' && <ScreenshotForm payment={payment} />}
    </li>
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
