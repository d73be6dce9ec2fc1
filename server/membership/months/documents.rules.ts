import type { MovedBy } from '#contract/membership/months.ts'
import type { RefundKind } from '#contract/membership/refunds.ts'
import { stateName, splitTax } from '../receipts/rules.ts'
import { priceOf } from '../receipts/content.ts'
import type { CreditNoteDetails, ReceiptDetails } from '../tables.ts'

/** What a receipt or credit note of a month says, one row of the accountant's list. Amounts of credit notes are negative. */
export type DocumentRow = {
  number: string
  kind: 'receipt' | 'refund' | 'cancelled receipt' | 'reversed refund' | 'replaced receipt'
  issuedAt: string
  /** When the bank received or sent it, if a statement or staff say it. */
  bankDate: string
  corrects: string
  payer: string
  email: string
  company: string
  gstin: string
  placeOfSupply: string
  planRupees: number | null
  days: number
  learner: 'new' | 'renewal'
  method: MovedBy
  transactionId: string
  typedTransactionId: string
  /** Of a refund. */
  reference: string
  reason: string
  coupon: string
  couponRupees: number
  creditRupees: number
  waivedRupees: number
  walletRupees: number
  backRupees: number
  rupees: number
  taxableRupees: number | null
  cgstRupees: number | null
  sgstRupees: number | null
  utgstRupees: number | null
  igstRupees: number | null
}

export type Issued = { number: string; issuedAt: Date; isRenewal: boolean; method: MovedBy; bankDate: string | null }

export const receiptRow = (issued: Issued, details: ReceiptDetails): DocumentRow => ({
  ...sharedParts(issued, details),
  kind: 'receipt',
  corrects: details.replaces?.number ?? '',
  reference: '',
  reason: '',
  couponRupees: (details.coupon?.paise ?? 0) / 100,
  creditRupees: details.creditPaise / 100,
  waivedRupees: (details.waivedPaise ?? 0) / 100,
  walletRupees: (details.restPaise ?? 0) / 100,
  backRupees: (details.backPaise ?? 0) / 100,
  ...amountsOf(details, details.paise, 1),
})

export const creditNoteRow = (issued: Issued, details: CreditNoteDetails): DocumentRow => {
  const { receipt, kind, receiptNumber, amountPaise, creditPaise, cancels } = details
  const isCancelled = isCancelling(kind)
  return {
    ...sharedParts(issued, receipt),
    kind: noteKinds[kind],
    corrects: cancels?.number ?? receiptNumber,
    reference: details.reference ?? '',
    reason: details.reason,
    couponRupees: isCancelled ? negative(receipt.coupon?.paise ?? 0) : 0,
    creditRupees: negative(creditPaise),
    waivedRupees: isCancelled ? negative(receipt.waivedPaise ?? 0) : 0,
    walletRupees: negative((isCancelled ? receipt.restPaise : details.walletPaise) ?? 0),
    backRupees: negative((kind === 'replacement' && receipt.backPaise) || 0),
    ...amountsOf(receipt, amountPaise, -1),
  }
}

const noteKinds = {
  undo: 'cancelled receipt',
  refund: 'refund',
  reversal: 'reversed refund',
  replacement: 'replaced receipt',
} as const

/** Its note takes back everything that the receipt says. */
export const isCancelling = (kind: RefundKind): boolean => kind === 'undo' || kind === 'replacement'

/** Without a negative zero. */
const negative = (paise: number) => (paise === 0 ? 0 : -paise / 100)

const sharedParts = ({ number, issuedAt, isRenewal, method, bankDate }: Issued, receipt: ReceiptDetails) => ({
  number,
  issuedAt: issuedAt.toISOString(),
  bankDate: bankDate ?? '',
  payer: receipt.payerName,
  email: receipt.payerEmail,
  company: receipt.customer?.legalName ?? '',
  gstin: receipt.customer?.gstin ?? '',
  placeOfSupply: receipt.tax ? stateName(receipt.placeOfSupply ?? receipt.tax.stateCode) : '',
  planRupees: receipt.days === 0 ? null : priceOf(receipt) / 100,
  days: receipt.days,
  learner: isRenewal ? ('renewal' as const) : ('new' as const),
  method,
  transactionId: receipt.transactionId,
  typedTransactionId: receipt.typedTransactionId ?? '',
  coupon: receipt.coupon?.code ?? '',
})

function amountsOf({ tax, placeOfSupply }: ReceiptDetails, paise: number, sign: 1 | -1) {
  const signed = (amount: number) => (sign === 1 ? amount / 100 : negative(amount))
  if (!tax) {
    const none = { taxableRupees: null, cgstRupees: null, sgstRupees: null, utgstRupees: null, igstRupees: null }
    return { rupees: signed(paise), ...none }
  }
  const supply = { percent: tax.percent, from: tax.stateCode, to: placeOfSupply ?? tax.stateCode }
  const { taxablePaise, parts } = splitTax(paise, supply)
  const partOf = (name: string) => signed(parts.find((part) => part.name === name)?.paise ?? 0)
  return {
    rupees: signed(paise),
    taxableRupees: signed(taxablePaise),
    cgstRupees: partOf('CGST'),
    sgstRupees: partOf('SGST'),
    utgstRupees: partOf('UTGST'),
    igstRupees: partOf('IGST'),
  }
}
