import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { MonthName } from '../kit/fields.ts'
import { pageOf, PageQuery } from '../kit/paging.ts'

const Rupees = z.number()

/** Without tax: opening + billed − returned − earned = closing. */
export const EarnedFigures = z.object({
  /** Billed before, and not earned yet. */
  openingRupees: Rupees,
  billedRupees: Rupees,
  /** By credit notes. */
  returnedRupees: Rupees,
  earnedRupees: Rupees,
  closingRupees: Rupees,
})
export type EarnedFigures = z.infer<typeof EarnedFigures>

export const MonthEarned = EarnedFigures.extend({
  month: MonthName,
  firstMonth: MonthName,
  currentMonth: MonthName,
  /** When the closing balance will be earned, as it is now. The last one has everything after it. */
  ahead: z.array(z.object({ month: MonthName, rupees: Rupees })),
})
export type MonthEarned = z.infer<typeof MonthEarned>

export const getMonthEarned = endpoint('GET /v1/payments/month/earned', {
  summary: 'Income earned in a month over the days of access, and what is deferred; the current month if none is named',
  access: 'payments:see',
  query: z.strictObject({ month: MonthName.optional() }),
  reply: MonthEarned,
})

export const EarnedReceipt = EarnedFigures.extend({
  number: z.string(),
  url: z.string(),
  payer: z.string(),
  /** The days that it is earned over; null if it opened none, and is earned on its day. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
})
export type EarnedReceipt = z.infer<typeof EarnedReceipt>

export const listMonthEarned = endpoint('GET /v1/payments/month/earned/receipts', {
  summary: 'List the receipts behind the income of a month, each with its part of every figure, and their sums',
  access: 'payments:see',
  query: PageQuery.extend({ month: MonthName.optional() }),
  reply: pageOf(EarnedReceipt).extend({ month: MonthName, count: z.number(), sum: EarnedFigures }),
})
