import type { Settings } from '#contract/site/settings.ts'
import { stateOfGstin } from '#contract/site/gstin.ts'
import { states } from '#contract/kit/states.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import { indiaDate } from '#server/kit/india.ts'
import { fullName } from '#server/identity/index.ts'
import type { Customer, DocumentName, PaymentRow, ReceiptDetails } from '../tables.ts'

/** India's financial year starts on 1 April: 26-27. */
export function financialYearOf(moment: Date): string {
  const [year, month] = indiaDate(moment).split('-').map(Number)
  const start = month! >= 4 ? year! : year! - 1
  return `${twoDigits(start)}-${twoDigits(start + 1)}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

type Terms = {
  /** The company that it is issued to. */
  customer?: Customer | null
  days: number
  couponCode?: string | null
  settings: Pick<Settings, 'name' | 'supportEmail' | 'supportPhone' | 'tax'>
  backPaise?: number
}

/** A snapshot, because names and settings change later. */
export const receiptDetails = (
  paid: PaymentRow,
  payer: PersonRow,
  { days, settings, couponCode, backPaise = 0, customer = null }: Terms,
): ReceiptDetails => ({
  ...issuedTo(customer, { hasTax: settings.tax.gstin !== '', elsewhere: payer.stateCode }),
  payerName: fullName(payer),
  payerEmail: payer.email,
  paise: paid.amountPaise,
  creditPaise: paid.creditPaise,
  ...(paid.restPaise > 0 && { restPaise: paid.restPaise }),
  ...(paid.waivedPaise > 0 && { waivedPaise: paid.waivedPaise }),
  ...(couponCode && { coupon: { code: couponCode, paise: paid.couponPaise } }),
  ...(backPaise > 0 && { backPaise }),
  days,
  transactionId: paid.transactionId ?? '',
  ...(paid.typedTransactionId && { typedTransactionId: paid.typedTransactionId }),
  ...(paid.method === 'online' && { isOnline: true as const }),
  schoolName: settings.name,
  legalName: settings.tax.legalName,
  address: settings.tax.address,
  contact: `${settings.supportEmail}, ${settings.supportPhone}`,
  tax: settings.tax.gstin === '' ? null : settings.tax,
})

type Place = {
  hasTax: boolean
  /** The state of a recipient who isn't registered, if known. */
  elsewhere: string | null | undefined
}

/**
 * The recipient, and where the supply is: the state of a registered recipient is that of their GSTIN. Sections 12(2) and
 * 12(5) of the IGST Act.
 */
function issuedTo(customer: Customer | null, { hasTax, elsewhere }: Place) {
  // A school without GST can only name the company.
  const named = customer && { ...customer, gstin: hasTax ? customer.gstin : null }
  const placeOfSupply = named?.gstin ? stateOfGstin(named.gstin) : elsewhere
  return { ...(named && { customer: named }), ...(hasTax && placeOfSupply && { placeOfSupply }) }
}

type Replacing = { customer: Customer; replaces: DocumentName; stateCode: string | null }

/** The same money for another recipient, at the rate of the supply. `stateCode`: where the payer lives. */
export function replacingDetails(
  receipt: ReceiptDetails,
  { customer, replaces, stateCode }: Replacing,
): ReceiptDetails {
  const { placeOfSupply, customer: before, ...same } = receipt
  const elsewhere = before?.gstin ? stateCode : placeOfSupply
  return { ...same, ...issuedTo(customer, { hasTax: same.tax !== null, elsewhere }), replaces }
}

/** Union territories without a legislature charge UTGST instead of SGST. */
const withoutLegislature = new Set(['04', '26', '31', '35', '38'])

/** 27 as Maharashtra (27). */
export const stateName = (code: string): string => (states[code] ? `${states[code]} (${code})` : code)

export type TaxPart = { name: string; percent: number; paise: number }
type TaxSplit = { taxablePaise: number; parts: TaxPart[] }
type Supply = { percent: number; from: string; to: string }

/**
 * Splits an amount that includes tax. Each part is rounded to the paisa and the rest is the taxable value, so that the
 * sum is exact. Central and state tax are equal by law, so the half is rounded. What cancels an amount has the same parts.
 */
export function splitTax(paise: number, { percent, from, to }: Supply): TaxSplit {
  if (paise < 0) return negated(splitTax(-paise, { percent, from, to }))
  if (percent === 0) return { taxablePaise: paise, parts: [] }
  const names = from === to ? ['CGST', withoutLegislature.has(to) ? 'UTGST' : 'SGST'] : ['IGST']
  const share = percent / names.length
  const each = Math.round((paise * share) / (100 + percent))
  const parts = names.map((name) => ({ name, percent: share, paise: each }))
  return { taxablePaise: paise - each * parts.length, parts }
}

const negated = ({ taxablePaise, parts }: TaxSplit): TaxSplit => ({
  taxablePaise: -taxablePaise,
  parts: parts.map((part) => ({ ...part, paise: -part.paise })),
})
