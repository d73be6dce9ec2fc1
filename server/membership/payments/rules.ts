import type { Renewal } from '#contract/membership/payments.ts'
import { type AppError, conflict, invalid, notAllowed } from '#server/kit/errors.ts'
import type { PaymentRow } from '../tables.ts'
import { missingTransactionId } from '#contract/membership/reference.ts'

const usedBefore = 'This transaction ID was already used. Check it, or contact support.'
export const transferUsed = (): AppError => conflict(usedBefore, { transactionId: usedBefore })

export const creditReason = (transactionId: string) => `Used for payment ${transactionId}`

export const ownPayment = () => notAllowed('You can’t decide about your own payment. Ask another admin.')

/** For credit spent on a payment and returned when it is rejected; a reopened payment uses it again. */
export const dedupeKeyOfCredit = ({ id, reopened }: { id: number; reopened: number }): string =>
  reopened === 0 ? `credit of payment ${id}` : `credit of payment ${id}, reopened ${reopened}`

export type Parts = { amountPaise: number; creditPaise: number }

type Asked = Pick<Renewal, 'creditRupees' | 'transactionId'>

/** Splits the price that a coupon left. Credit may pay all of it; then there is no transfer and no transaction ID. */
export function splitPrice({ creditRupees, transactionId }: Asked, price: number): Parts {
  if (creditRupees > price) throw invalid({ creditRupees: `Use at most ₹${price} of credit.` })
  if (creditRupees < price && transactionId === undefined) {
    throw invalid({ transactionId: missingTransactionId })
  }
  if (creditRupees === price && transactionId !== undefined) {
    throw invalid({ transactionId: 'Your credit pays everything. Leave the transaction ID empty.' })
  }
  return { amountPaise: (price - creditRupees) * 100, creditPaise: creditRupees * 100 }
}

/** For a repeated report of the same transfer. */
export function assertStillPending({ state }: Pick<PaymentRow, 'state'>) {
  if (state === 'pending') return
  const message =
    state === 'verified'
      ? 'We’ve already verified this payment and added its days.'
      : 'This payment was rejected a moment ago. Reload the page to see why, then send it again.'
  throw conflict(message, { transactionId: message })
}
