import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  acceptPayment,
  coveredBy,
  coveredInFull,
  maxWaivedPaise,
  missingPaise,
} from '#contract/membership/acceptance.ts'
import type { PayerPayment } from '#contract/membership/payments.ts'
import type { Plan } from '#contract/site/settings.ts'
import { Field, Input, Checkbox, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { rupees } from '#web/kit/format.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { site } from '#web/site/index.ts'
import { DecisionFailure } from '../decision-failure.tsx'
import { useAcceptPayment } from '../payments-admin.api.ts'
import { AmountField } from './amount-field.tsx'
import { describeAcceptance } from './desk.rules.ts'
import { correctionIn, isCorrectable, ReferenceField } from './reference-field.tsx'
import { TransferBack } from './transfer-back.tsx'

type AcceptDialogProps = { payment: PayerPayment; onClose: () => void }

/** Verifies a payment with the amount that the bank received. */
export function AcceptDialog({ payment, onClose }: AcceptDialogProps) {
  const school = useQuery(site)
  if (school.data) return <AcceptForm payment={payment} plans={school.data.plans} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={titleOf(payment)}>
      <QueryView query={school}>{() => null}</QueryView>
    </Dialog>
  )
}

const titleOf = ({ payer }: PayerPayment) => `Accept ${payer.name}’s payment as received`

function AcceptForm({ payment, plans, onClose }: AcceptDialogProps & { plans: Plan[] }) {
  const accept = useAcceptPayment()
  const [received, setReceived] = useState(String(payment.received?.rupees ?? payment.rupees))
  const [restTo, setRestTo] = useState('wallet')
  const [isFull, setIsFull] = useState(false)
  const creditPaise = Math.round(payment.creditRupees * 100)
  const couponPaise = Math.round(payment.couponRupees * 100)
  const pricePaise = Math.round(payment.rupees * 100) + creditPaise + couponPaise
  const receivedPaise = Math.round(Number(received) * 100) || 0
  const paid = { receivedPaise, creditPaise, reported: { pricePaise, couponPaise } }
  const missing = missingPaise(plans, paid) ?? 0
  const isWaivable = receivedPaise > 0 && missing > 0 && missing <= maxWaivedPaise
  const covered = (isWaivable && isFull ? coveredInFull : coveredBy)(plans, paid)
  const isBack = covered.restPaise > 0 && restTo === 'payer'
  const form = useForm({
    schema: acceptPayment.body,
    read: (fields) => ({
      receivedRupees: Number(fields.get('receivedRupees') || Number.NaN),
      restTo: fields.get('restTo') ?? 'wallet',
      ...correctionIn(fields, payment),
      isFull: fields.get('isFull') === 'on',
      ...(fields.get('reason') && { reason: fields.get('reason') }),
      ...(fields.get('method') && { method: fields.get('method') }),
      ...(fields.get('reference') && { reference: fields.get('reference') }),
      ...(fields.get('sentOn') && { sentOn: fields.get('sentOn') }),
    }),
    submit: async (body) => {
      await accept.mutateAsync({ params: { paymentId: payment.paymentId }, body: acceptPayment.body.parse(body) })
      toast('Payment accepted. The learner has the receipt.')
      onClose()
    },
    // Shown below the fields, unless a field has the error.
    onRejection: () => {},
  })
  return (
    <FormDialog
      title={titleOf(payment)}
      intro={`Reported: ${rupees(payment.rupees)}${payment.creditRupees > 0 ? ` plus ${rupees(payment.creditRupees)} of wallet credit` : ''}. Use this if another amount was received. We’ll tell the learner.`}
      form={form}
      submitLabel="Accept payment"
      busyLabel="Accepting…"
      size="large"
      onClose={onClose}
    >
      <AmountField
        name="receivedRupees"
        label="Amount received (₹)"
        hint={describeAcceptance(covered, creditPaise)}
        problem={form.problems['receivedRupees']}
        value={received}
        onType={setReceived}
      />
      {isWaivable && (
        <Checkbox
          name="isFull"
          label={`Accept as full payment: ${rupees(missing / 100)} is missing`}
          checked={isFull}
          onChange={({ target }) => setIsFull(target.checked)}
          problem={form.problems['isFull']}
        />
      )}
      {isWaivable && isFull && (
        <Field label="Reason" hint="For the audit log. The learner doesn’t see it." problem={form.problems['reason']}>
          <Input name="reason" maxLength={300} />
        </Field>
      )}
      {isCorrectable(payment) && <ReferenceField payment={payment} problem={form.problems['transactionId']} />}
      {covered.restPaise > 0 && (
        <Field label={`The remaining ${rupees(covered.restPaise / 100)}`} problem={form.problems['restTo']}>
          <Select name="restTo" value={restTo} onChange={({ target }) => setRestTo(target.value)}>
            <option value="wallet">Add to their wallet</option>
            <option value="payer">I’ve sent it back</option>
          </Select>
        </Field>
      )}
      {isBack && <TransferBack problems={form.problems} isOnline={payment.method === 'online'} />}
      {accept.error && Object.keys(form.problems).length === 0 && (
        <DecisionFailure error={accept.error} whenRefused="Nothing was changed." />
      )}
    </FormDialog>
  )
}
