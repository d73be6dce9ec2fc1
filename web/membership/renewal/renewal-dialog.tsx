import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Payment } from '#contract/membership/payments.ts'
import type { Plan, Site } from '#contract/site/settings.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure, type FailureProps } from '#web/kit/states/failure.tsx'
import { Field, Input, Checkbox } from '#web/kit/forms/field.tsx'
import { StateSelect } from '#web/kit/forms/state-select.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { useFormDraft } from '#web/kit/forms/form-draft.ts'
import { rupees } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { isRejection } from '#web/kit/api/is-rejection.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { myProfile } from '#web/identity/index.ts'
import { NotPayable, site } from '#web/site/index.ts'
import { myWallet } from '#web/wallet/index.ts'
import { goToCheckout } from '../gateway/go-to-checkout.ts'
import { PaymentChoice, type PaysBy } from '../gateway/payment-choice.tsx'
import { useMembership } from '../membership.api.ts'
import { renew, startOnlinePayment } from '../payments.api.ts'
import { stateText } from '../state/state.rules.ts'
import { WriteToUs } from '../state/write-to-us.tsx'
import { type AppliedCoupon, CouponField } from './coupon-field.tsx'
import { RenewalAmounts } from './renewal-amounts.tsx'
import { showRenewalDone } from './renewal-done.ts'
import { RenewalTransfer } from './renewal-transfer.tsx'
import {
  CreditRenewalForm,
  dialogTexts,
  fillAllText,
  renewalPlans,
  formFor,
  unappliedCoupon,
  usableCredit,
} from './renewal.rules.ts'

export type RenewalDialogProps = {
  open: boolean
  onClose: () => void
  /** A rejected payment whose details are sent again. */
  rejected?: Payment | null
}

export function RenewalDialog({ open, onClose, rejected = null }: RenewalDialogProps) {
  const queries = useQueryClient()
  const { data: school } = useQuery(site)
  const membership = useMembership()
  const onDone = (payment: Payment) => {
    showRenewalDone(payment)
    onClose()
    // It affects money, access and notifications.
    void queries.invalidateQueries()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      {...dialogTexts({
        isRejected: rejected !== null,
        hasAccess: membership?.hasAccess ?? false,
        isFirst: membership?.state === 'never paid',
        isOnline: school?.takesOnlinePayments ?? false,
      })}
      closeOnBackdrop={false}
    >
      <RenewalLoader rejected={rejected} onDone={onDone} onClose={onClose} />
    </Dialog>
  )
}

const draftFields = ['transactionId', 'stateCode']

/** Kept in this tab, because they decide how much was paid before the page was discarded. */
type Choices = { price: number | null; code: string; courseId: number | null; usesCredit: boolean }

type RenewalFieldsProps = { rejected: Payment | null; onDone: (payment: Payment) => void; onClose: () => void }

function RenewalLoader(props: RenewalFieldsProps) {
  const school = useQuery(site)
  const wallet = useQuery(myWallet)
  const profile = useQuery({ ...myProfile, enabled: school.data?.asksForState === true })
  const membership = useMembership()
  // Also if it was sent from another tab or device.
  if (membership?.state === 'pending') {
    const { title, text } = stateText(membership)
    return <Callout tone="waiting">{`${title}. ${text}`}</Callout>
  }
  return (
    <QueryView query={school}>
      {(found) =>
        found.takesPayments || found.takesOnlinePayments ? (
          <RenewalFields
            {...props}
            school={found}
            balance={wallet.data?.balanceRupees ?? 0}
            asksForState={profile.data?.stateCode === ''}
          />
        ) : (
          <NotPayable school={found} />
        )
      }
    </QueryView>
  )
}

function RenewalFields({ rejected, onDone, onClose, school, balance, asksForState }: RenewalFieldsProps & Priced) {
  const plans = renewalPlans(school.plans)
  const before = rejected && rejected.rupees + rejected.creditRupees + rejected.couponRupees
  const draftName = rejected ? `renewal-${rejected.paymentId}` : 'renewal'
  const choices = useDraft<Choices>(`${draftName}-choices`, {
    price: before,
    code: rejected?.couponCode ?? '',
    courseId: null,
    usesCredit: rejected !== null && rejected.creditRupees > 0,
  })
  const { code, courseId, usesCredit } = choices.draft
  const plan = plans.find(({ rupees: price }) => price === choices.draft.price) ?? null
  const [failure, setFailure] = useState<FailureProps | null>(null)
  const repeat = useIdempotencyKey()
  const { form, forget } = useFormDraft(draftName, draftFields)
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const discount = plan && coupon?.amount === plan.rupees ? coupon.discountRupees : 0
  const credit = plan ? usableCredit(plan.rupees - discount, balance) : 0
  const creditRupees = usesCredit ? credit : 0
  const isFree = plan !== null && creditRupees === plan.rupees - discount
  const [paysBy, setPaysBy] = useState<PaysBy>(school.takesOnlinePayments && !rejected ? 'online' : 'transfer')
  const isOnline = paysBy === 'online' && !isFree

  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: isFree ? CreditRenewalForm : formFor({ isOnline, asksForState }),
    submit: async ({ amount = '', transactionId, stateCode }): Promise<void> => {
      setFailure(null)
      const unapplied = unappliedCoupon(code, discount)
      if (unapplied) {
        // Beside the button too, because on a phone the coupon is scrolled out of view.
        setFailure({ title: unapplied })
        return setProblems({ coupon: unapplied })
      }
      const used = discount > 0 && coupon ? { coupon: coupon.code, courseId: coupon.courseId } : {}
      const priced = { amount, creditRupees, ...used, ...(stateCode && { stateCode }) }
      try {
        if (isOnline) return goToCheckout(await startOnlinePayment(priced))
        const body = isFree ? priced : { ...priced, transactionId }
        const payment = await renew(body, repeat.keyFor(body))
        repeat.forget()
        forget()
        choices.forget()
        onDone(payment)
      } catch (error) {
        setFailure(failureOf(error))
        throw error
      }
    },
    onRejection: () => undefined,
  })

  // Scrolls the field and the problem below it into view.
  const transactionId = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problems['transactionId']) transactionId.current?.scrollIntoView({ block: 'nearest' })
  }, [problems])

  const clearProblem = (field: string) => setProblems((all) => ({ ...all, [field]: undefined, form: undefined }))
  const select = ({ rupees: price }: Plan) => {
    choices.change({ price })
    clearProblem('amount')
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        setFailure(null)
        onSubmit(event)
      }}
      method="post"
      noValidate
      className="grid gap-6"
    >
      <RenewalAmounts plans={plans} selected={plan} onSelect={select} problem={problems['amount']} />
      {plan && (
        <CouponField
          key={plan.rupees}
          amount={plan.rupees}
          code={code}
          onType={(typed) => choices.change({ code: typed, courseId: null })}
          courseId={courseId}
          onChooseCourse={(chosen) => choices.change({ courseId: chosen })}
          problem={problems['coupon'] ?? problems['courseId']}
          onChange={(applied) => {
            setCoupon(applied)
            setFailure(null)
            clearProblem('coupon')
          }}
        />
      )}
      {plan && credit > 0 && (
        <Checkbox
          checked={usesCredit}
          onChange={(event) => choices.change({ usesCredit: event.target.checked })}
          problem={problems['creditRupees']}
          label={
            <>
              Use my credit
              <span className="type-small block text-soft">
                You can use {rupees(credit)} of your {rupees(balance)}.
              </span>
            </>
          }
        />
      )}
      {!isFree && !rejected && school.takesOnlinePayments && school.takesPayments && (
        <PaymentChoice value={paysBy} onChange={setPaysBy} />
      )}
      {plan && !isFree && !isOnline && (
        <Transfer isFolded={rejected !== null} {...{ school, price: plan.rupees, discount, creditRupees }} />
      )}
      {isFree && <Callout tone="good">Your credit pays for everything. We’ll add {plan.days} days right away.</Callout>}
      {!isFree && !isOnline && (
        <Field
          label="Transaction ID"
          hint="UPI or IMPS: 12 digits. NEFT or RTGS: 16 or 22 letters and digits."
          problem={problems['transactionId']}
        >
          <Input
            name="transactionId"
            defaultValue={rejected?.transactionId ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            ref={transactionId}
            className="scroll-mb-36"
            onChange={() => clearProblem('transactionId')}
          />
        </Field>
      )}
      {asksForState && !isFree && (
        <Field label="State" hint="Where you live. It’s printed on your tax invoice." problem={problems['stateCode']}>
          <StateSelect name="stateCode" required onChange={() => clearProblem('stateCode')} />
        </Field>
      )}
      {/* Here, because on a phone the amounts are scrolled out of view. */}
      {problems['form'] === fillAllText && <Failure title={fillAllText} />}
      {failure && (
        <div className="grid gap-2">
          <Failure {...failure} />
          <p className="type-small">
            Have you paid already? <WriteToUs paymentId={rejected?.paymentId} />
          </p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onClose}>Not now</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={rejected ? 'Sending…' : 'Subscribing…'}>
          {rejected ? 'Send again' : isOnline ? payLabel(plan && plan.rupees - discount - creditRupees) : 'Subscribe'}
        </Button>
      </div>
    </form>
  )
}

const payLabel = (due: number | null) => (due === null ? 'Pay online' : `Pay ${rupees(due)} online`)

type TransferProps = { school: Site; price: number; discount: number; creditRupees: number; isFolded: boolean }

/** Folded for a payment that was made already. */
function Transfer({ school, price, discount, creditRupees, isFolded }: TransferProps) {
  const transfer = <RenewalTransfer school={school} price={price} discount={discount} credit={creditRupees} />
  if (!isFolded) return transfer
  return (
    <details>
      <summary className="link touch w-fit cursor-pointer">I haven’t paid yet</summary>
      <div className="mt-3">{transfer}</div>
    </details>
  )
}

type Priced = {
  school: Site
  balance: number
  /** With a GSTIN, if we don't know where the payer lives. */
  asksForState: boolean
}

/** The spec's titles, with the server's message unless a field shows it. */
function failureOf(error: unknown): FailureProps {
  const message = error instanceof ApiError ? error.message : undefined
  if (!isRejection(error)) return { title: 'An error occurred while subscribing.', message }
  const hasFields = Object.keys(error.fields).length > 0
  return { title: 'Failed to subscribe. Please try again.', message: hasFields ? undefined : message }
}
