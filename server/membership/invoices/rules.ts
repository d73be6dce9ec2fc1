import type { Replacing } from '#contract/membership/invoices.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { formatDate, indiaDate } from '#server/kit/india.ts'
import { notVerified } from '../refunds/rules.ts'
import type { Customer, PaymentRow, ReceiptDetails } from '../tables.ts'

/**
 * Section 34(2) of the CGST Act: a credit note is declared by 30 November after the financial year of the supply. The
 * annual return ends this earlier if it is filed earlier, which we don't know.
 */
export function lastDayToReplace(suppliedAt: Date): string {
  const [year, month] = indiaDate(suppliedAt).split('-').map(Number)
  return `${month! >= 4 ? year! + 1 : year!}-11-30`
}

export type ReceiptFacts = {
  payment: Pick<PaymentRow, 'state' | 'decidedAt' | 'refundedPaise' | 'refundedCreditPaise'>
  receipt: { number: string; details: ReceiptDetails } | null
}

/** Why the receipt of a payment can't be replaced; null if it can. The supply is of the day that the payment was verified. */
export function whyNotReplaced({ payment, receipt }: ReceiptFacts, now: Date): string | null {
  if (payment.state !== 'verified' || receipt === null) return notVerified(payment.state)
  if (payment.refundedPaise + payment.refundedCreditPaise > 0) {
    return 'Money of this payment went back, so its receipt can’t be replaced any more.'
  }
  const lastDay = lastDayToReplace(payment.decidedAt!)
  if (receipt.details.tax === null || indiaDate(now) <= lastDay) return null
  return `The law allowed to change this receipt until ${formatDate(lastDay)}.`
}

type Asked = Pick<Replacing, 'legalName' | 'gstin' | 'address'>

export const toCustomer = ({ legalName, gstin, address }: Asked): Customer => ({
  legalName,
  gstin: gstin === '' ? null : gstin,
  address,
})

/** A tax invoice needs a school that charges tax. */
export function assertTaxed({ gstin }: Asked, hasTax: boolean): void {
  if (gstin === '' || hasTax) return
  throw invalid({
    gstin: 'There is no GST on our receipts. Leave the GSTIN empty, and we’ll put the company’s name on it.',
  })
}

/** Throws unless this receipt is the one that was seen, and changes. */
export function assertReplaceable(facts: ReceiptFacts, asked: Replacing, now: Date): void {
  const why = whyNotReplaced(facts, now)
  if (why !== null) throw conflict(why)
  const receipt = facts.receipt!
  if (asked.receiptNumber !== receipt.number) {
    throw conflict(`This payment’s receipt is ${receipt.number} now. Reload the page to see it.`)
  }
  assertTaxed(asked, receipt.details.tax !== null)
  if (isSame(receipt.details.customer, toCustomer(asked))) {
    throw invalid({ legalName: 'The receipt already has these details' })
  }
}

const isSame = (one: Customer | undefined, other: Customer) =>
  one?.legalName === other.legalName && one.gstin === other.gstin && one.address === other.address
