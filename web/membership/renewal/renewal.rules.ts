import { z } from '#contract/kit/zod.ts'
import { StateCode } from '#contract/kit/fields.ts'
import { Renewal } from '#contract/membership/payments.ts'
import { TransactionId } from '#contract/membership/reference.ts'
import type { Plan } from '#contract/site/settings.ts'

export const fillAllText = 'Please fill all fields'

/** Every plan, cheapest first: the spec's three amounts and the joining plan's. */
export const renewalPlans = (plans: Plan[]): Plan[] => plans.toSorted((a, b) => a.rupees - b.rupees)

type Occasion = { isRejected: boolean; hasAccess: boolean; isFirst: boolean; isOnline: boolean }

/** The title of the dialog, and what happens in it. */
export function dialogTexts({ isRejected, hasAccess, isFirst, isOnline }: Occasion): { title: string; intro: string } {
  if (isRejected) {
    return {
      title: 'Send your payment details again',
      intro:
        'Check the amount and the transaction ID in your UPI or bank app and correct them if needed. You don’t have to pay again.',
    }
  }
  const effect = hasAccess ? 'We’ll add the days to those you have left.' : 'All courses are open to you for that time.'
  return {
    title: isFirst ? 'Choose your plan' : 'Renew your subscription',
    intro: isOnline
      ? `${effect} Nothing is charged automatically.`
      : `Pay by UPI or bank transfer, then enter the transaction ID. ${effect}`,
  }
}

/** Credit pays whole rupees, up to what a coupon left of the price. */
export const usableCredit = (price: number, balance: number): number =>
  Math.max(0, Math.min(Math.floor(balance), price))

/** A coupon that was typed and not applied would be left out, and the transfer would seem too small. */
export const unappliedCoupon = (typed: string, discount: number): string | null =>
  typed.trim() !== '' && discount === 0 ? 'Apply the coupon, or remove it.' : null

const { amount: Amount } = Renewal.shape
const typed = z.string().default('')
const fields = z.object({ amount: typed, transactionId: typed, stateCode: typed })

/** For a renewal that credit pays completely. */
export const CreditRenewalForm = fields

/** Missing fields give the spec's one message for the form; invalid fields have their own. */
const formOf = (checks: readonly (readonly [keyof z.infer<typeof fields>, z.ZodType])[]) =>
  fields.superRefine((form, context) => {
    if (checks.some(([name]) => form[name].trim() === '')) context.addIssue({ code: 'custom', message: fillAllText })
    for (const [name, schema] of checks) {
      const checked = schema.safeParse(form[name])
      if (!checked.success)
        context.addIssue({ code: 'custom', path: [name], message: checked.error.issues[0]!.message })
    }
  })

const amountCheck = ['amount', Amount] as const
const stateCheck = ['stateCode', StateCode] as const
const required = [amountCheck, ['transactionId', TransactionId]] as const

const TransferForm = formOf(required)
const TransferFormWithState = formOf([...required, stateCheck])
const OnlineForm = formOf([amountCheck])
const OnlineFormWithState = formOf([amountCheck, stateCheck])

type Asked = { isOnline: boolean; asksForState: boolean }

/** For a renewal with something to pay. */
export function formFor({ isOnline, asksForState }: Asked) {
  if (isOnline) return asksForState ? OnlineFormWithState : OnlineForm
  return asksForState ? TransferFormWithState : TransferForm
}
