import { useEffect, useRef } from 'react'
import type { Decision, PayerPayment } from '#contract/membership/payments.ts'
import { undoHours } from '#contract/membership/refunds.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { rupees } from '#web/kit/format.ts'
import { failureTitle } from '../failure-title.ts'
import { useVerifyPayments } from '../payments-admin.api.ts'
import { canVerify, formatPaymentCount, totalRupees } from './desk.rules.ts'

type VerifyDialogProps = {
  payments: PayerPayment[]
  onClose: () => void
  /** The bank received another amount. */
  onAccept: () => void
  onDecided: (decisions: Decision[]) => void
}

export function VerifyDialog({ payments, onClose, onAccept, onDecided }: VerifyDialogProps) {
  const verify = useVerifyPayments()
  const primary = useRef<HTMLButtonElement>(null)
  // So that v, then Enter verifies.
  useEffect(() => primary.current?.focus(), [])
  const verifiable = payments.filter(canVerify)
  const skipped = payments.length - verifiable.length
  const send = () =>
    verify.mutate(
      verifiable.map(({ paymentId }) => paymentId),
      { onSuccess: onDecided },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(verifiable)}
      intro={verifiable.length === 0 ? unverifiableText : <Intro payments={verifiable} />}
      actions={
        <>
          {payments.length === 1 && (
            <Button variant="quiet" className="sm:mr-auto" onClick={onAccept}>
              Received another amount?
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {verifiable.length > 0 && (
            <Button ref={primary} variant="primary" busy={verify.isPending} busyLabel="Verifying…" onClick={send}>
              Verify {verifiable.length === 1 ? 'payment' : `all ${verifiable.length}`}
            </Button>
          )}
        </>
      }
    >
      {skipped > 0 && verifiable.length > 0 && (
        <p className="font-medium text-vermilion">
          {formatPaymentCount(skipped)} will be skipped. {unverifiableText}
        </p>
      )}
      {verify.error && (
        <Failure title={failureTitle(verify.error, 'Nothing was verified.')} message={verify.error.message} />
      )}
    </Dialog>
  )
}

const unverifiableText = 'No plan has that price, or the bank received another amount. Accept such payments one by one.'

function titleOf([first, ...others]: PayerPayment[]): string {
  if (!first) return 'None of these payments can be verified'
  return others.length === 0
    ? `Verify ${first.payer.name}’s payment?`
    : `Verify ${formatPaymentCount(others.length + 1)}?`
}

function Intro({ payments }: { payments: PayerPayment[] }) {
  const [first] = payments
  const total = <b className="font-semibold text-ink">{rupees(totalRupees(payments))}</b>
  return (
    <>
      {payments.length === 1 ? (
        <>
          {total} for {first!.planDays} days, transaction{' '}
          <b className="font-semibold text-ink">{first!.transactionId}</b>.
        </>
      ) : (
        <>{total} in total.</>
      )}{' '}
      The courses open right away, and we email a receipt. You can undo this for {undoHours} hours.
    </>
  )
}
