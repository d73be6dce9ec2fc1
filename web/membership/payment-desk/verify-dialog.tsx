import { useEffect, useRef } from 'react'
import { verifyPayments, type Decision, type PayerPayment } from '#contract/membership/payments.ts'
import { undoHours } from '#contract/membership/refunds.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { rupees } from '#web/kit/format.ts'
import { DecisionFailure } from '../decision-failure.tsx'
import { useVerifyPayments } from '../payments-admin.api.ts'
import { canVerify, formatPaymentCount, totalRupees } from './desk.rules.ts'
import { correctionIn, isCorrectable, ReferenceField } from './reference-field.tsx'

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
  const corrected = verifiable.length === 1 && isCorrectable(verifiable[0]!) ? verifiable[0] : null
  const form = useForm({
    schema: verifyPayments.body,
    read: (fields) => ({
      paymentIds: verifiable.map(({ paymentId }) => paymentId),
      ...(corrected && correctionIn(fields, corrected)),
    }),
    submit: async (body) => onDecided(await verify.mutateAsync({ body: verifyPayments.body.parse(body) })),
    // Shown below the field, unless that has the error.
    onRejection: () => {},
  })
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={form.onSubmit}
      closeOnBackdrop={!corrected}
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
            <Button ref={primary} type="submit" variant="primary" busy={verify.isPending} busyLabel="Verifying…">
              Verify {verifiable.length === 1 ? 'payment' : `all ${verifiable.length}`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {skipped > 0 && verifiable.length > 0 && (
          <p className="font-medium text-vermilion">
            {formatPaymentCount(skipped)} will be skipped. {unverifiableText}
          </p>
        )}
        {corrected && <ReferenceField payment={corrected} problem={form.problems['transactionId']} />}
        {verify.error && Object.keys(form.problems).length === 0 && (
          <DecisionFailure error={verify.error} whenRefused="Nothing was verified." />
        )}
      </div>
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
          {total} for {first!.planDays} days.
        </>
      ) : (
        <>{total} in total.</>
      )}{' '}
      The courses open right away, and we email a receipt. You can undo this for {undoHours} hours.
    </>
  )
}
