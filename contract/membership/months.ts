import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { CalendarDate, line, MonthName } from '../kit/fields.ts'
import { PageQuery } from '../kit/paging.ts'
import { PaidBy } from './payments.ts'
import { RefundMethod } from './refunds.ts'
import { Series } from './document-numbers.ts'

const Rupees = z.number()

/** What came in by receipts, went back by credit notes, and the difference. */
export const Flow = z.object({
  receipts: z.number(),
  rupees: Rupees,
  creditNotes: z.number(),
  returnedRupees: Rupees,
  netRupees: Rupees,
})
export type Flow = z.infer<typeof Flow>

export const Tax = z.object({
  taxableRupees: Rupees,
  cgstRupees: Rupees,
  sgstRupees: Rupees,
  utgstRupees: Rupees,
  igstRupees: Rupees,
  /** With the tax. */
  totalRupees: Rupees,
})
export type Tax = z.infer<typeof Tax>

export const TaxFlow = z.object({ receipts: Tax, creditNotes: Tax, net: Tax })
export type TaxFlow = z.infer<typeof TaxFlow>

/** How money came or went. */
export const MovedBy = z.enum([...PaidBy.options, 'cash'])
export type MovedBy = z.infer<typeof MovedBy>

const Numbers = z.object({ first: z.string(), last: z.string(), count: z.number() })
const Returned = z.object({ count: z.number(), rupees: Rupees, creditRupees: Rupees })

export const Month = z.object({
  month: MonthName,
  /** The first month with a receipt and the current month, between which one can move. */
  firstMonth: MonthName,
  currentMonth: MonthName,
  total: Flow,
  cameIn: z.object({
    receipts: z.number(),
    rupees: Rupees,
    creditRupees: Rupees,
    couponRupees: Rupees,
    /** Missing to the price, and not asked for. */
    waivedRupees: Rupees,
    /** Of the transfers, what no plan needed: added to wallets, or sent back at once by a credit note. */
    walletRupees: Rupees,
    backRupees: Rupees,
  }),
  /**
   * `cancelled`: receipts of verifications that were undone. `reversed`: refunds that never happened, above zero.
   * `replaced`: receipts that an invoice with the same money replaced.
   */
  wentBack: z.object({ refunds: Returned, cancelled: Returned, reversed: Returned, replaced: Returned }),
  /** Refunds by the day the money left the bank, less those that were reversed. */
  transfersBack: z.array(z.object({ sentOn: CalendarDate(), method: RefundMethod, count: z.number(), rupees: Rupees })),
  /** What changed in wallets because of these documents. */
  wallet: z.object({
    usedRupees: Rupees,
    cancelledRupees: Rupees,
    returnedRupees: Rupees,
    addedRupees: Rupees,
    paidOutRupees: Rupees,
  }),
  days: z.array(z.object({ day: CalendarDate(), rupees: Rupees, returnedRupees: Rupees, netRupees: Rupees })),
  /** Null: the amount covered no plan. */
  plans: z.array(Flow.extend({ plan: z.object({ rupees: Rupees, days: z.number() }).nullable() })),
  learners: z.array(Flow.extend({ kind: z.enum(['new', 'renewal']) })),
  /** A refund counts for the method by which it was sent. */
  methods: z.array(Flow.extend({ method: MovedBy })),
  /** Null: without a coupon. `discountRupees`: without cancelled receipts. */
  coupons: z.array(Flow.extend({ code: z.string().nullable(), discountRupees: Rupees })),
  /** Null if no document has tax. A row without a state has no tax. */
  gst: z
    .object({
      rows: z.array(TaxFlow.extend({ stateCode: z.string().nullable(), percent: z.number() })),
      sum: TaxFlow,
    })
    .nullable(),
  /** Null without a document. The numbers between the first and the last have no gaps. */
  numbers: z.object({ receipts: Numbers.nullable(), creditNotes: Numbers.nullable() }),
})
export type Month = z.infer<typeof Month>

/** The filter of the list of documents; the current month if none is named. */
export const MonthDocuments = PageQuery.extend({ month: MonthName.optional() })

export const getMonth = endpoint('GET /v1/payments/month', {
  summary: 'A month for the accountant: receipts and credit notes, added up; the current month if none is named',
  access: 'payments:see',
  query: z.strictObject({ month: MonthName.optional() }),
  reply: Month,
})

export const makeMonthFile = endpoint('POST /v1/payments/month/file', {
  summary: 'Create a short-lived link to a month as PDF; recorded in the audit log',
  access: 'payments:see',
  limit: { times: 60, seconds: 3600 },
  body: z.strictObject({ month: MonthName }),
  reply: z.object({ url: z.string() }),
})

export const makeDocumentsFile = endpoint('POST /v1/payments/documents', {
  summary: 'Create a short-lived link to a zip of receipts or credit notes by number; recorded in the audit log',
  access: 'payments:see',
  limit: { times: 60, seconds: 3600 },
  body: z.strictObject({
    series: Series,
    from: line('the first number', 20).toUpperCase(),
    until: line('the last number', 20).toUpperCase(),
  }),
  reply: z.object({ url: z.string() }),
})
