import type { Renewal } from '#contract/membership/payments.ts'
import type { Plan } from '#contract/site/settings.ts'
import { conflict, invalid } from '#server/kit/http/errors.ts'
import { toSentence } from '../payments/rules.ts'
import type { PaymentRow } from '../tables.ts'

export type Parts = { amountPaise: number; creditPaise: number }

/** At least ₹1 must be transferred, or staff couldn't find the payment on a statement. */
export function splitPrice({ amount, creditRupees }: Pick<Renewal, 'amount' | 'creditRupees'>, plans: Plan[]): Parts {
  const price = Number(amount)
  if (!plans.some(({ rupees }) => rupees === price)) {
    const prices = plans.map(({ rupees }) => `₹${rupees}`).join(', ')
    throw invalid({ amount: `Choose one of these amounts: ${prices}` })
  }
  if (creditRupees >= price) {
    throw invalid({ creditRupees: `Use at most ₹${price - 1} of credit. At least ₹1 must be transferred.` })
  }
  return { amountPaise: (price - creditRupees) * 100, creditPaise: creditRupees * 100 }
}

export function assertUndecided({ state, reason }: Pick<PaymentRow, 'state' | 'reason'>) {
  if (state === 'pending') return
  const message =
    state === 'verified'
      ? 'We’ve already verified this payment and added its days.'
      : `This payment was rejected: ${toSentence(reason ?? '')} Enter the transaction ID of another transfer, or contact support.`
  throw conflict(message, { transactionId: message })
}
