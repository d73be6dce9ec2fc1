import type { Settings } from '#contract/site/settings.ts'
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
