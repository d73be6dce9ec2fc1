import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayMs } from '#contract/kit/durations.ts'
import type { PayerPayment } from '#contract/membership/payments.ts'
import { type Refund, type Refundable, refundPayment, shareOfDays } from '#contract/membership/refunds.ts'
import { useNow } from '#web/kit/duration.ts'
import { Field, Input, Checkbox } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day, rupees } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { refundableOf, useRefundPayment } from '../payments-admin.api.ts'
import { AmountField } from './amount-field.tsx'
import { RefundList } from './refund-list.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'
import { TransferBack } from './transfer-back.tsx'

type RefundDialogProps = { payment: PayerPayment; onClose: () => void }

/** Records money that was sent back, and shows what went back before. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const refundable = useQuery(refundableOf(payment.paymentId))
  const [reversed, setReversed] = useState<Refund | null>(null)
  if (reversed) return <ReverseDialog paymentId={payment.paymentId} refund={reversed} onClose={onClose} />
  if (refundable.data) {
    const loaded = { payment, refundable: refundable.data, onClose, onReverse: setReversed }
    return <LoadedDialog {...loaded} />
  }
  return (
    <Dialog open onClose={onClose} title={titleOf(payment)}>
      <QueryView query={refundable}>{() => null}</QueryView>
    </Dialog>
  )
}

type LoadedProps = RefundDialogProps & { refundable: Refundable; onReverse: (refund: Refund) => void }

const titleOf = ({ payer }: PayerPayment) => `Refund ${payer.name}’s payment`

function LoadedDialog(props: LoadedProps) {
  const { payment, refundable, onClose, onReverse } = props
  // The form stays until it closes the dialog, also when it has just refunded the rest.
  const [hasForm] = useState(() => isLeft(refundable))
  if (hasForm) return <RefundForm {...props} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(payment)}
      intro="Everything has gone back. There’s nothing left to refund."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <RefundList refunds={refundable.refunds} onReverse={onReverse} />
    </Dialog>
  )
}

const amounts = ['rupees', 'creditRupees', 'walletRupees'] as const
type Amount = (typeof amounts)[number]

const isLeft = (refundable: Refundable) => amounts.some((name) => refundable[name] > 0)

const toNumber = (text: FormDataEntryValue | null) => (text === null ? 0 : Number(text || Number.NaN))
function RefundForm({ payment, refundable, onClose, onReverse }: LoadedProps) {
  const refund = useRefundPayment()
  const [amount, setAmount] = useState(String(refundable.rupees))
  const [credit, setCredit] = useState(String(refundable.creditRupees))
  const isOnlyWallet = refundable.rupees + refundable.creditRupees === 0
  const [paidOut, setPaidOut] = useState(isOnlyWallet ? String(refundable.walletRupees) : '0')
  const isTransferred = (Number(amount) > 0 && refundable.rupees > 0) || Number(paidOut) > 0
  // What went to the wallet bought no days.
  const paidRupees = payment.rupees + payment.creditRupees - payment.walletRupees
  const rupeesBack = (Number(amount) || 0) + (Number(credit) || 0)
  const share = shareOfDays({ left: refundable, planDays: payment.planDays ?? 0, paidRupees, rupees: rupeesBack })
  const [chosenDays, setChosenDays] = useState<string | null>(null)
  const days = chosenDays ?? String(share)
  const end = refundable.subscriptionEnds ? new Date(refundable.subscriptionEnds).getTime() : 0
  const newEnd = end - (Number(days) || 0) * dayMs
  const now = useNow(60_000)
  const isOpen = end > now
  const form = useForm({
    schema: refundPayment.body,
    read: (fields) => ({
      rupees: toNumber(fields.get('rupees')),
      creditRupees: toNumber(fields.get('creditRupees')),
      days: toNumber(fields.get('days')),
      walletRupees: toNumber(fields.get('walletRupees')),
      ...(fields.has('method') && { method: fields.get('method') }),
      ...(fields.get('reference') && { reference: fields.get('reference') }),
      ...(fields.get('sentOn') && { sentOn: fields.get('sentOn') }),
      reason: fields.get('reason'),
      endsNow: fields.get('endsNow') === 'on',
    }),
    submit: async (body) => {
      await refund.mutateAsync({ params: { paymentId: payment.paymentId }, body: refundPayment.body.parse(body) })
      toast('Refund recorded. The learner has the credit note.')
      onClose()
    },
  })
  // That nothing goes back is said at the first amount that is shown.
  const first = amounts.find((name) => refundable[name] > 0)
  const problemOf = (name: Amount) => form.problems[name] ?? (name === first ? form.problems['rupees'] : undefined)
  return (
    <FormDialog
      title={titleOf(payment)}
      intro="Send the money back first, then record it here. The learner gets a credit note."
      form={form}
      submitLabel="Record refund"
      busyLabel="Recording…"
      size="large"
      onClose={onClose}
    >
      {refundable.refunds.length > 0 && <RefundList refunds={refundable.refunds} onReverse={onReverse} />}
      {refundable.rupees > 0 && (
        <AmountField
          name="rupees"
          label="Amount sent back (₹)"
          hint={`At most ${rupees(refundable.rupees)}.`}
          problem={problemOf('rupees')}
          value={amount}
          onType={setAmount}
        />
      )}
      {refundable.creditRupees > 0 && (
        <AmountField
          name="creditRupees"
          label="Back to their wallet (₹)"
          hint={`They used ${rupees(refundable.creditRupees)} of their credit.`}
          problem={problemOf('creditRupees')}
          value={credit}
          onType={setCredit}
          isWhole
        />
      )}
      {refundable.walletRupees > 0 && (
        <AmountField
          name="walletRupees"
          label="Paid out from their wallet (₹)"
          hint={`This payment added ${rupees(refundable.walletRupees)} to their wallet that they still have.`}
          problem={problemOf('walletRupees')}
          value={paidOut}
          onType={setPaidOut}
        />
      )}
      {isTransferred && <TransferBack problems={form.problems} isOnline={payment.method === 'online'} />}
      {refundable.days > 0 && (
        <AmountField
          name="days"
          label="Days of access to take away"
          hint={isOpen ? endHint(newEnd, now) : 'Their access has ended, so nothing changes.'}
          problem={form.problems['days']}
          value={days}
          onType={setChosenDays}
          isWhole
        />
      )}
      {isOpen && Number(days) > 0 && newEnd <= now && (
        <Checkbox name="endsNow" label="End their access today" problem={form.problems['endsNow']} />
      )}
      <Field label="Reason" hint="The learner sees it, and it’s on the credit note." problem={form.problems['reason']}>
        <Input name="reason" maxLength={300} />
      </Field>
    </FormDialog>
  )
}

const endHint = (newEnd: number, now: number): string =>
  newEnd > now ? `Their courses stay open until ${day(new Date(newEnd).toISOString())}.` : 'Their access ends today.'
