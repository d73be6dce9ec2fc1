import { useEffect, useRef } from 'react'
import type { Decision, PayerPayment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { rupees } from '#web/kit/format.ts'
import { failureTitle } from '../failure-title.ts'
import { useVerifyPayments } from '../payments-admin.api.ts'
import { canVerify, paymentsWord, sumOf } from './desk.rules.ts'

type VerifyDialogProps = {
  payments: PayerPayment[]
  onClose: () => void
  onDecided: (decisions: Decision[]) => void
}

/** Asks once, with the count and the sum: a verified payment cannot be taken back. */
export function VerifyDialog({ payments, onClose, onDecided }: VerifyDialogProps) {
  const verify = useVerifyPayments()
  const primary = useRef<HTMLButtonElement>(null)
  // The keyboard's way is v, then Enter; the dialog itself would begin at its first button.
  useEffect(() => primary.current?.focus(), [])
  const able = payments.filter(canVerify)
  const leftOut = payments.length - able.length
  const send = () =>
    verify.mutate(
      able.map(({ paymentId }) => paymentId),
      { onSuccess: onDecided },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(able)}
      intro={able.length === 0 ? 'No plan has their price.' : <Intro able={able} />}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {able.length > 0 && (
            <Button ref={primary} variant="primary" busy={verify.isPending} busyLabel="Verifying…" onClick={send}>
              Verify {able.length === 1 ? 'it' : `all ${able.length}`}
            </Button>
          )}
        </>
      }
    >
      {leftOut > 0 && able.length > 0 && (
        <p className="font-medium text-vermilion">
          {paymentsWord(leftOut)} of your choice {leftOut === 1 ? 'is' : 'are'} left out: no plan has the price.
        </p>
      )}
      {verify.error && (
        <Failure title={failureTitle(verify.error, 'Nothing was verified.')} words={verify.error.message} />
      )}
    </Dialog>
  )
}

function titleOf(able: PayerPayment[]): string {
  if (able.length === 0) return 'None of these can be verified'
  return able.length === 1 ? `Verify the payment of ${able[0]!.payer.name}?` : `Verify ${paymentsWord(able.length)}?`
}

function Intro({ able }: { able: PayerPayment[] }) {
  const [first] = able
  const sum = <b className="font-semibold text-ink">{rupees(sumOf(able))}</b>
  return (
    <>
      {able.length === 1 ? (
        <>
          {sum} for {first!.planDays} days, transaction <b className="font-semibold text-ink">{first!.transactionId}</b>
          .
        </>
      ) : (
        <>Together they are {sum}.</>
      )}{' '}
      Courses open at once, and the payer gets a receipt and an email. This cannot be taken back.
    </>
  )
}
