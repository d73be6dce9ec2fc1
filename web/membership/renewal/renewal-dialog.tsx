import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Payment } from '#contract/membership/payments.ts'
import type { Plan, Site } from '#contract/site/settings.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { rupees } from '#web/kit/format.ts'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { isRefusal } from '#web/kit/api/refusal.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { NotPayable } from '#web/site/index.ts'
import { myWallet } from '#web/wallet/index.ts'
import { site, useRenew } from '../payments.api.ts'
import { RenewalAmounts } from './renewal-amounts.tsx'
import { RenewalTransfer } from './renewal-transfer.tsx'
import { fillAllText, renewalPlans, RenewalForm, usableCredit } from './renewal.rules.ts'

export type RenewalDialogProps = {
  open: boolean
  onClose: () => void
  /** Chosen from the start, where a payment is tried again. */
  amount?: number | undefined
}

/** Subscribe Now: choose an amount, pay it, and tell the transaction id. */
export function RenewalDialog({ open, onClose, amount }: RenewalDialogProps) {
  const [done, setDone] = useState<Payment | null>(null)
  const close = () => {
    setDone(null)
    onClose()
  }
  if (done) return <RenewalDone payment={done} onClose={close} />
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Renew your subscription"
      intro="Pay by UPI or bank transfer, then send us the transaction ID. The days are added to those you still have."
      closeOnBackdrop={false}
    >
      <RenewalLoader amount={amount} onDone={setDone} onClose={close} />
    </Dialog>
  )
}

type RenewalFieldsProps = { amount: number | undefined; onDone: (payment: Payment) => void; onClose: () => void }

function RenewalLoader(props: RenewalFieldsProps) {
  const school = useQuery(site)
  const wallet = useQuery(myWallet)
  return (
    <QueryView query={school}>
      {(found) =>
        found.takesPayments ? (
          <RenewalFields {...props} school={found} balance={wallet.data?.balanceRupees ?? 0} />
        ) : (
          <NotPayable school={found} />
        )
      }
    </QueryView>
  )
}

function RenewalFields({ amount, onDone, onClose, school, balance }: RenewalFieldsProps & Priced) {
  const choices = renewalPlans(school.plans)
  const [chosen, setChosen] = useState(choices.find(({ rupees: price }) => price === amount) ?? null)
  const [wantsCredit, setWantsCredit] = useState(false)
  const [failure, setFailure] = useState<{ title: string; words?: string } | null>(null)
  const renew = useRenew()
  const repeat = useIdempotencyKey()
  const credit = chosen ? usableCredit(chosen.rupees, balance) : 0
  const creditRupees = wantsCredit ? credit : 0

  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: RenewalForm,
    submit: async (form) => {
      setFailure(null)
      const body = { amount: form.amount ?? '', transactionId: form.transactionId ?? '', creditRupees }
      try {
        const payment = await renew(body, repeat.keyFor(body))
        repeat.forget()
        onDone(payment)
      } catch (error) {
        setFailure(failureOf(error))
        throw error
      }
    },
    onRefusal: () => undefined,
  })

  // What is said about the field stands below it: both come into sight.
  const transactionId = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problems['transactionId']) transactionId.current?.scrollIntoView({ block: 'nearest' })
  }, [problems])

  // What is being put right is no longer complained about.
  const forget = (field: string) => setProblems((told) => ({ ...told, [field]: undefined, form: undefined }))
  const choose = (plan: Plan) => {
    setChosen(plan)
    forget('amount')
  }

  return (
    <form
      onSubmit={(event) => {
        setFailure(null)
        onSubmit(event)
      }}
      method="post"
      noValidate
      className="grid gap-6"
    >
      <RenewalAmounts choices={choices} chosen={chosen} onChoose={choose} problem={problems['amount']} />
      {chosen && credit > 0 && (
        <Checkbox
          checked={wantsCredit}
          onChange={(event) => setWantsCredit(event.target.checked)}
          problem={problems['creditRupees']}
          label={
            <>
              Use my credit
              <span className="type-small block text-soft">
                {rupees(credit)} of your {rupees(balance)} can be used here.
              </span>
            </>
          }
        />
      )}
      {chosen && <RenewalTransfer school={school} price={chosen.rupees} credit={creditRupees} />}
      <Field
        label="Transaction ID"
        hint="12 digits for UPI or IMPS; 16 or 22 letters and digits for NEFT or RTGS."
        problem={problems['transactionId']}
      >
        <Input
          name="transactionId"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          ref={transactionId}
          className="scroll-mb-36"
          onChange={() => forget('transactionId')}
        />
      </Field>
      {/* Here, because on a phone the amounts are out of sight when the form is sent. */}
      {problems['form'] === fillAllText && <Failure title={fillAllText} />}
      {failure && <Failure {...failure} />}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onClose}>Not now</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Subscribing…">
          Subscribe
        </Button>
      </div>
    </form>
  )
}

type Priced = { school: Site; balance: number }

/** The spec's words, and the server's where they do not stand beside a field. */
function failureOf(error: unknown) {
  if (!isRefusal(error)) return { title: 'An error occurred while subscribing.', ...wordsOf(error) }
  const isExtraField = Object.keys(error.fields).length > 0
  return { title: 'Failed to subscribe. Please try again.', ...(isExtraField ? {} : { words: error.message }) }
}

const wordsOf = (error: unknown) => (error instanceof ApiError ? { words: error.message } : {})

function RenewalDone({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const days = payment.planDays === null ? 'Your days' : `${payment.planDays} days`
  return (
    <MessageDialog open tone="success" title="Your subscription updated successfully!" onClose={onClose}>
      Your payment of {rupees(payment.rupees)} is being verified now, usually in{' '}
      <span className="whitespace-nowrap">5-10 minutes</span>. {days} are added as soon as it is done; we tell you here
      and by email.
    </MessageDialog>
  )
}
