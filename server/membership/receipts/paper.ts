import { replaceUnsupported, toRuns } from '#server/kit/pdf/fonts.ts'
import { amountInWords } from './amount-in-words.ts'
import { indiaDate } from '#server/kit/india.ts'
import { inWords } from '../demos/rules.ts'
import { methodOf } from '../payments/rules.ts'
import { splitTax, stateName, type TaxPart } from './tax.rules.ts'
import type { ReceiptDetails } from '../tables.ts'

/** A receipt as it is stored, and the days that its payment opened. */
export type Receipt = {
  number: string
  issuedAt: Date
  details: ReceiptDetails
  span: { startsAt: Date; endsAt: Date } | null
}

export type Line = { label: string; amount: string }

/** Every text of a receipt, in the order in which it is read. */
export type Paper = {
  title: string
  schoolName: string
  number: string
  date: string
  payer: string[]
  school: string[]
  item: Line & { note: string }
  lines: Line[]
  total: Line
  words: string
  facts: { label: string; value: string }[]
  foot: string
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** ₹1,23,456.00: on paper both figures after the point are written, so that none can be added. */
export function exactRupees(paise: number): string {
  const sign = paise < 0 ? '−' : ''
  const size = Math.abs(paise)
  return `${sign}₹${grouped.format(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
}

const day = (moment: Date) => inWords(indiaDate(moment))

export function toPaper({ number, issuedAt, details, span }: Receipt): Paper {
  const { paise, creditPaise, days, tax } = details
  const title = tax ? 'Tax Invoice' : 'Receipt'
  const priced = {
    label: `Subscription, ${days === 1 ? '1 day' : `${days} days`}`,
    amount: exactRupees(paise + creditPaise),
  }
  return {
    title,
    schoolName: replaceUnsupported(details.schoolName),
    number,
    date: day(issuedAt),
    payer: payerLines(details),
    school: schoolLines(details),
    item: { ...priced, note: span ? `Courses open from ${day(span.startsAt)} until ${day(span.endsAt)}` : '' },
    lines: [...creditLines(details), ...taxLines(details)],
    total: { label: 'Amount received', amount: exactRupees(paise) },
    words: amountInWords(paise),
    facts: factsOf(details),
    foot: `This ${title.toLowerCase()} was made by a computer and is valid without a signature.`,
  }
}

/** A name in letters that we have no font for is not printed wrong: the address alone says who paid. */
const payerLines = ({ payerName, payerEmail }: ReceiptDetails) =>
  toRuns(payerName, 'bold') ? [payerName, replaceUnsupported(payerEmail)] : [replaceUnsupported(payerEmail)]

function schoolLines({ schoolName, contact, tax }: ReceiptDetails): string[] {
  const lines = tax ? [tax.legalName || schoolName, tax.address, `GSTIN ${tax.gstin}`] : [schoolName]
  return [...lines, contact ?? ''].filter((line) => line.trim() !== '').map(replaceUnsupported)
}

/** Credit is a discount that the school gives: no tax is owed on it. */
const creditLines = ({ creditPaise }: ReceiptDetails): Line[] =>
  creditPaise === 0 ? [] : [{ label: 'Credit used', amount: exactRupees(-creditPaise) }]

function taxLines({ paise, tax, placeOfSupply }: ReceiptDetails): Line[] {
  if (!tax) return []
  const to = placeOfSupply ?? tax.stateCode
  const { taxablePaise, parts } = splitTax(paise, { percent: tax.percent, from: tax.stateCode, to })
  const label = ({ name, percent }: TaxPart) => `${name} at ${percent} %, included`
  return [
    { label: 'Taxable value', amount: exactRupees(taxablePaise) },
    ...parts.map((part) => ({ label: label(part), amount: exactRupees(part.paise) })),
  ]
}

const methods = { upi: 'UPI', bank: 'Bank transfer' }

function factsOf({ transactionId, tax, placeOfSupply }: ReceiptDetails) {
  const paid = [
    { label: 'Paid by', value: methods[methodOf(transactionId)] },
    { label: 'Transaction ID', value: transactionId },
  ]
  if (!tax) return paid
  return [
    ...paid,
    { label: 'SAC', value: replaceUnsupported(tax.sac) },
    { label: 'Place of supply', value: replaceUnsupported(stateName(placeOfSupply ?? tax.stateCode)) },
    { label: 'Reverse charge', value: 'No' },
  ]
}
