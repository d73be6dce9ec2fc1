import type { Renewal } from '#contract/membership/payments.ts'
import type { Plan } from '#contract/site/settings.ts'
import { conflict, invalid } from '#server/kit/http/errors.ts'
import { asSentence } from '../payments/rules.ts'
import type { PaymentRow } from '../tables.ts'

/** What is transferred, and what credit pays of it. */
export type Parts = { amountPaise: number; creditPaise: number }

/** Parts the price of a plan; a payment without a transfer would be nothing that staff can find on a statement. */
export function partsOf({ amount, creditRupees }: Pick<Renewal, 'amount' | 'creditRupees'>, plans: Plan[]): Parts {
  const price = Number(amount)
  if (!plans.some(({ rupees }) => rupees === price)) {
    const prices = plans.map(({ rupees }) => `₹${rupees}`).join(', ')
    throw invalid({ amount: `Choose an amount that is a plan: ${prices}` })
  }
  if (creditRupees >= price) {
    throw invalid({ creditRupees: `At least ₹1 is transferred: use at most ₹${price - 1} of credit` })
  }
  return { amountPaise: (price - creditRupees) * 100, creditPaise: creditRupees * 100 }
}

/** Told apart from a lost answer: who sends a decided payment again hopes for days that it will not bring. */
export function refuseDecided({ state, reason }: Pick<PaymentRow, 'state' | 'reason'>) {
  if (state === 'pending') return
  const words =
    state === 'verified'
      ? 'This payment was verified already, and its days were added.'
      : `This payment was rejected: ${asSentence(reason ?? '')} Send the transaction ID of another transfer, or write to support.`
  throw conflict(words, { transactionId: words })
}
