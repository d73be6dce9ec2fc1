import { replaceUnsupported, toRuns } from '#server/kit/pdf/fonts.ts'
import { amountInWords } from './amount-in-words.ts'
import { formatDay } from '#server/kit/india.ts'
import { methodOf } from '#contract/membership/reference.ts'
import { splitTax, stateName, type TaxPart } from './rules.ts'
import type { DocumentName, ReceiptDetails } from '../tables.ts'

export const footerOf = (title: string) => `This is a computer-generated ${title.toLowerCase()} and needs no signature.`

export type Receipt = {
  number: string
  issuedAt: Date
  details: ReceiptDetails
  span: { startsAt: Date; endsAt: Date } | null
}

export type Line = { label: string; amount: string }

/** Every text on a receipt or credit note, in reading order. */
export type ReceiptContent = {
  title: string
  schoolName: string
  number: string
  date: string
  /** Who paid, and who received it. */
  labels: { payer: string; school: string }
  payer: string[]
  school: string[]
  item: Line & { note: string }
  lines: Line[]
  total: Line
  amountInWords: string
  facts: { label: string; value: string }[]
  footer: string
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** ₹1,23,456.00, always with paise, so that no digits can be added on paper. */
export function exactRupees(paise: number): string {
  const sign = paise < 0 ? '−' : ''
  const size = Math.abs(paise)
  return `${sign}₹${grouped.format(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
}

/** Of the plan, before everything that lowered it. */
export const priceOf = ({
  paise,
  creditPaise,
  coupon,
  restPaise = 0,
  waivedPaise = 0,
  backPaise = 0,
}: ReceiptDetails) => paise + creditPaise + (coupon?.paise ?? 0) + waivedPaise - restPaise - backPaise

export function toContent({ number, issuedAt, details, span }: Receipt): ReceiptContent {
  const { paise, days, tax } = details
  const title = tax ? 'Tax Invoice' : 'Receipt'
  const item =
    days === 0
      ? {
          label: details.restPaise ? 'Advance, added to your wallet' : 'Payment, sent back',
          amount: exactRupees(paise),
        }
      : {
          label: `Subscription, ${days === 1 ? '1 day' : `${days} days`}`,
          amount: exactRupees(priceOf(details)),
        }
  return {
    title,
    schoolName: replaceUnsupported(details.schoolName),
    number,
    date: formatDay(issuedAt),
    labels: { payer: details.customer ? 'Billed to' : 'Received from', school: 'Received by' },
    payer: payerLines(details),
    school: schoolLines(details),
    item: {
      ...item,
      note: span ? `Courses open from ${formatDay(span.startsAt)} until ${formatDay(span.endsAt)}` : '',
    },
    lines: [...creditLines(details), ...taxLines(details)],
    total: { label: 'Amount received', amount: exactRupees(paise) },
    amountInWords: amountInWords(paise),
    facts: factsOf(details),
    footer: footerOf(title),
  }
}

/** A name in a script without a font is left out; the email address remains. */
export function payerLines({ payerName, payerEmail, customer }: ReceiptDetails): string[] {
  const payer = [...(toRuns(payerName, 'bold') ? [payerName] : []), replaceUnsupported(payerEmail)]
  if (!customer) return payer
  const { legalName, address, gstin } = customer
  const company = [legalName, ...address.split('\n'), gstin ? `GSTIN ${gstin}` : '']
  return [...company.map(replaceUnsupported).filter((line) => line.trim() !== ''), `For ${payer.join(', ')}`]
}

export function schoolLines({ schoolName, legalName, address, contact, tax }: ReceiptDetails): string[] {
  const lines = tax
    ? [tax.legalName || schoolName, tax.address, `GSTIN ${tax.gstin}`]
    : [legalName || schoolName, address ?? '']
  return [...lines, contact ?? ''].filter((line) => line.trim() !== '').map(replaceUnsupported)
}

/** Coupons, credit and what was waived are discounts by the school, so no tax is due on them. */
const creditLines = ({
  creditPaise,
  coupon,
  restPaise = 0,
  waivedPaise = 0,
  backPaise = 0,
  days,
}: ReceiptDetails): Line[] => [
  ...(coupon ? [{ label: `Coupon ${coupon.code}`, amount: exactRupees(-coupon.paise) }] : []),
  ...(creditPaise === 0 ? [] : [{ label: 'Credit used', amount: exactRupees(-creditPaise) }]),
  ...(waivedPaise === 0 ? [] : [{ label: 'Waived', amount: exactRupees(-waivedPaise) }]),
  ...(restPaise === 0 || days === 0 ? [] : [{ label: 'Added to your wallet', amount: exactRupees(restPaise) }]),
  ...(backPaise === 0 || days === 0 ? [] : [{ label: 'Paid too much, sent back', amount: exactRupees(backPaise) }]),
]

type Taxed = Pick<ReceiptDetails, 'paise' | 'tax' | 'placeOfSupply'>

export function taxLines({ paise, tax, placeOfSupply }: Taxed): Line[] {
  if (!tax) return []
  const to = placeOfSupply ?? tax.stateCode
  const { taxablePaise, parts } = splitTax(paise, { percent: tax.percent, from: tax.stateCode, to })
  const label = ({ name, percent }: TaxPart) => `${name} at ${percent} %, included`
  return [
    { label: 'Taxable value', amount: exactRupees(taxablePaise) },
    ...parts.map((part) => ({ label: label(part), amount: exactRupees(part.paise) })),
  ]
}

/** KT/26-27/000042 of 15 Nov 2026. */
export const documentOf = ({ number, issuedAt }: DocumentName) => `${number} of ${formatDay(new Date(issuedAt))}`

const methods = { upi: 'UPI', bank: 'Bank transfer' }

function factsOf(details: ReceiptDetails) {
  const { transactionId, typedTransactionId, isOnline } = details
  const payment =
    transactionId === ''
      ? [{ label: 'Paid by', value: 'Wallet credit' }]
      : [
          { label: 'Paid by', value: isOnline ? 'Online' : methods[methodOf(transactionId)] },
          { label: 'Transaction ID', value: transactionId },
          ...(typedTransactionId ? [{ label: 'Typed by the payer', value: typedTransactionId }] : []),
        ]
  const replaced = details.replaces ? [{ label: 'Replaces', value: documentOf(details.replaces) }] : []
  return [...replaced, ...payment, ...taxFacts(details)]
}

export function taxFacts({ tax, placeOfSupply }: Pick<ReceiptDetails, 'tax' | 'placeOfSupply'>) {
  if (!tax) return []
  return [
    { label: 'SAC', value: replaceUnsupported(tax.sac) },
    { label: 'Place of supply', value: replaceUnsupported(stateName(placeOfSupply ?? tax.stateCode)) },
    { label: 'Reverse charge', value: 'No' },
  ]
}
