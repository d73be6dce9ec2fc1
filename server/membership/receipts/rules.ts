import type { Settings } from '#contract/site/settings.ts'
import { states } from '#contract/kit/states.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import { indiaDate } from '#server/kit/india.ts'
import { fullName } from '#server/identity/index.ts'
import type { PaymentRow, ReceiptDetails } from '../tables.ts'

/** India's financial year starts on 1 April: 26-27. */
export function financialYearOf(moment: Date): string {
  const [year, month] = indiaDate(moment).split('-').map(Number)
  const start = month! >= 4 ? year! : year! - 1
  return `${twoDigits(start)}-${twoDigits(start + 1)}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

type Terms = {
  days: number
  couponCode?: string | null
  settings: Pick<Settings, 'name' | 'supportEmail' | 'supportPhone' | 'tax'>
  backPaise?: number
}

/** A snapshot, because names and settings change later. */
export const receiptDetails = (
  paid: PaymentRow,
  payer: PersonRow,
  { days, settings, couponCode, backPaise = 0 }: Terms,
): ReceiptDetails => ({
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
  ...(settings.tax.gstin !== '' && payer.stateCode && { placeOfSupply: payer.stateCode }),
  tax: settings.tax.gstin === '' ? null : settings.tax,
})

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
