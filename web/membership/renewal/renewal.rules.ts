import { z } from '#contract/kit/zod.ts'
import { Renewal } from '#contract/membership/payments.ts'
import type { Plan } from '#contract/site/settings.ts'

export const fillAllText = 'Please fill all fields'

/** Every plan except the joining plan, cheapest first: with the default settings, the spec's three amounts. */
export const renewalPlans = (plans: Plan[]): Plan[] =>
  plans.filter(({ isJoining }) => !isJoining).toSorted((a, b) => a.rupees - b.rupees)

/** Credit pays whole rupees, and at least ₹1 must be transferred so that staff can find it on a statement. */
export const usableCredit = (price: number, balance: number): number =>
  Math.max(0, Math.min(Math.floor(balance), price - 1))

const { amount: Amount, transactionId: TransactionId } = Renewal.shape
const typed = z.string().default('')

/** Missing fields give the spec's one message for the form; invalid fields have their own. */
export const RenewalForm = z.object({ amount: typed, transactionId: typed }).superRefine((form, context) => {
  const checks = [
    ['amount', Amount],
    ['transactionId', TransactionId],
  ] as const
  if (checks.some(([name]) => form[name].trim() === '')) context.addIssue({ code: 'custom', message: fillAllText })
  for (const [name, schema] of checks) {
    const checked = schema.safeParse(form[name])
    if (!checked.success) context.addIssue({ code: 'custom', path: [name], message: checked.error.issues[0]!.message })
  }
})
