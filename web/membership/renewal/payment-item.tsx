import type { MyPayment } from '#contract/membership/payments.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { PaymentHead } from '../state/payment-head.tsx'
import { WriteToUs } from '../state/write-to-us.tsx'

const ScreenshotForm = lazyPart(() => import('../screenshot-form.tsx'), 'ScreenshotForm')
// Apart, because the dashboard’s scripts have a budget. A payment that we still check has none.
const PaymentDocuments = lazyPart(() => import('./payment-documents.tsx'), 'PaymentDocuments')

export function PaymentItem({ payment }: { payment: MyPayment }) {
  return (
    <li className="py-3">
      <PaymentHead payment={payment} />
      {payment.state === 'rejected' && <p className="mt-2 wrap-anywhere text-vermilion">{payment.reason}</p>}
      {hasDocuments(payment) && <PaymentDocuments payment={payment} />}
      {(payment.state !== 'verified' || payment.creditNotes.length > 0) && (
        <p className="type-small mt-2 text-soft">
          Something wrong with this payment? <WriteToUs paymentId={payment.paymentId} />
        </p>
      )}
      {payment.state === 'pending' && payment.method !== 'online' && <ScreenshotForm payment={payment} />}
    </li>
  )
}

const hasDocuments = ({ receiptUrl, creditNotes, typedTransactionId }: MyPayment) =>
  receiptUrl !== null || creditNotes.length > 0 || typedTransactionId !== null
