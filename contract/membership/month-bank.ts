import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { MonthName } from '../kit/fields.ts'
import { pageOf, PageQuery } from '../kit/paging.ts'

const Rupees = z.number()

/**
 * Why the documents of a month and its money differ. Documents of this month: their money moved `earlier` or `later`, the
 * bank hasn't shown it yet (`not seen`), or no money moves because the document cancels another or is cancelled
 * (`cancelled`, `reversed`, `replaced`). Money of this month: its document is of an `earlier document` or a
 * `later document`, or there is none yet (`no document`). `amount`: both are of this month, and the bank has another amount.
 */
export const MonthDifference = z.enum([
  'earlier',
  'later',
  'not seen',
  'cancelled',
  'reversed',
  'replaced',
  'earlier document',
  'later document',
  'no document',
  'amount',
])
export type MonthDifference = z.infer<typeof MonthDifference>

/** Where money moved: on the bank's statements, at the gateway, or in cash. */
export const MoneyPlace = z.enum(['bank', 'online', 'cash'])
export type MoneyPlace = z.infer<typeof MoneyPlace>

const Figures = z.object({ receivedRupees: Rupees, returnedRupees: Rupees, netRupees: Rupees })

/** The documents of the month with all differences are the money of the month. */
export const MonthBank = z.object({
  month: MonthName,
  firstMonth: MonthName,
  currentMonth: MonthName,
  documents: Figures,
  money: Figures,
  places: z.array(Figures.extend({ place: MoneyPlace })),
  differences: z.array(
    z.object({ difference: MonthDifference, isReturned: z.boolean(), count: z.number(), rupees: Rupees }),
  ),
  /** Lines of statements that staff noted or ignored: no payments of learners. They aren't in the money. */
  leftOut: z.object({ count: z.number(), rupees: Rupees }),
  /** What receipts say besides money, which neither column has. */
  creditRupees: Rupees,
  couponRupees: Rupees,
})
export type MonthBank = z.infer<typeof MonthBank>

export const getMonthBank = endpoint('GET /v1/payments/month/bank', {
  summary: 'A month by bank date, and why it differs from its documents; the current month if none is named',
  access: 'payments:see',
  query: z.strictObject({ month: MonthName.optional() }),
  reply: MonthBank,
})

/** A document with its money, a document without, or money without a document. Returned amounts are below zero. */
export const Movement = z.object({
  key: z.string(),
  /** Of the receipt or credit note. */
  number: z.string().nullable(),
  url: z.string().nullable(),
  payer: z.string().nullable(),
  documentDay: z.iso.date().nullable(),
  documentRupees: Rupees,
  place: MoneyPlace,
  bankDay: z.iso.date().nullable(),
  bankRupees: Rupees,
  /** What it adds to the sum. */
  rupees: Rupees,
  reference: z.string().nullable(),
  /** The newest statement that lists it. */
  statementId: z.number().nullable(),
})
export type Movement = z.infer<typeof Movement>

/** One of them: a difference, or the money of a place. */
export const MovementFilter = z.strictObject({
  difference: MonthDifference.optional(),
  place: MoneyPlace.optional(),
  flow: z.enum(['received', 'returned']).optional(),
})
export type MovementFilter = z.infer<typeof MovementFilter>

export const listMonthMovements = endpoint('GET /v1/payments/month/movements', {
  summary: 'List the documents and the money behind a difference, or the money behind a figure, with their sums',
  access: 'payments:see',
  query: PageQuery.extend({ ...MovementFilter.shape, month: MonthName.optional() }),
  reply: pageOf(Movement).extend({ month: MonthName, count: z.number(), rupees: Rupees }),
})
