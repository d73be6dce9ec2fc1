import { z } from '#contract/kit/zod.ts'
import { Renewal } from '#contract/membership/payments.ts'
import { joiningRupees, type Plan } from '#contract/site/settings.ts'

export const fillAllText = 'Please fill all fields'

/** Every plan but the one that people join with, the cheapest first: as settings come, the spec's three amounts. */
export const renewalChoices = (plans: Plan[]): Plan[] =>
  plans.filter(({ rupees }) => rupees !== joiningRupees).toSorted((one, other) => one.rupees - other.rupees)

/** How much of a price the credit pays: whole rupees, and at least one is left to transfer. */
export const usableCredit = (price: number, balance: number): number =>
  Math.max(0, Math.min(Math.floor(balance), price - 1))

const { amount: Amount, transactionId: TransactionId } = Renewal.shape
const typed = z.string().default('')

/** The form: what is missing is said at once for the whole, what is wrong beside its field. */
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
