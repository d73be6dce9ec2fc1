import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { CalendarDate, Instant, line, MonthName, numberFromText, optionalLine } from '../kit/fields.ts'
import { pageOf, PageQuery } from '../kit/paging.ts'
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

/** What stands for “none” in a filter: no plan, no coupon, no state. */
export const none = '-'

/** The documents behind a figure: those that agree in what the figure counts. */
export const FigureFilter = z.strictObject({
  /**
   * `note`: every credit note. `cancelled`: of receipts that were undone or replaced. `sold`: receipts and those. `returned`:
   * refunds and those that never happened.
   */
  kind: z
    .enum(['receipt', 'note', 'undo', 'replacement', 'refund', 'reversal', 'cancelled', 'sold', 'returned'])
    .optional(),
  /** Price and days, such as 399/30. */
  plan: optionalLine(20).optional(),
  learner: z.enum(['new', 'renewal']).optional(),
  method: MovedBy.optional(),
  coupon: optionalLine(40).optional(),
  /** The code of the state of supply. */
  place: optionalLine(2).optional(),
  percent: numberFromText(z.number().min(0).max(100)).optional(),
  day: CalendarDate().optional(),
  sentOn: CalendarDate().optional(),
  /** Of a company with a GSTIN, or of anybody else. */
  recipient: z.enum(['registered', 'consumer']).optional(),
  /** Documents with an amount of this kind. */
  having: z.enum(['coupon', 'credit', 'waived', 'wallet', 'back']).optional(),
})
export type FigureFilter = z.infer<typeof FigureFilter>

/** A receipt or credit note in a list. The amounts of credit notes are below zero, so that sums are right. */
const ListedAmounts = z.object({
  rupees: Rupees,
  taxableRupees: Rupees,
  taxRupees: Rupees,
  creditRupees: Rupees,
  couponRupees: Rupees,
  waivedRupees: Rupees,
  walletRupees: Rupees,
  backRupees: Rupees,
})
export type ListedAmounts = z.infer<typeof ListedAmounts>

export const ListedDocument = ListedAmounts.extend({
  number: z.string(),
  kind: z.enum(['receipt', 'refund', 'cancelled receipt', 'replaced receipt', 'reversed refund']),
  issuedAt: Instant,
  /** Of the receipt or credit note that it corrects or replaces. */
  corrects: z.string(),
  payer: z.string(),
  /** That it is made out to. */
  company: z.string(),
  method: MovedBy,
  /** The bank's: of the payment, or of the refund. */
  reference: z.string(),
  /** A short-lived link to the PDF. */
  url: z.string(),
})
export type ListedDocument = z.infer<typeof ListedDocument>

export const listMonthDocuments = endpoint('GET /v1/payments/month/documents', {
  summary: 'List the receipts and credit notes behind a figure of a month, with their sums; receipts come first',
  access: 'payments:see',
  query: PageQuery.extend({ ...FigureFilter.shape, month: MonthName.optional() }),
  reply: pageOf(ListedDocument).extend({ month: MonthName, count: z.number(), sum: ListedAmounts }),
})

/** `tally`: vouchers that Tally imports. */
export const MonthFile = z.enum(['pdf', 'tally'])
export type MonthFile = z.infer<typeof MonthFile>

export const makeMonthFile = endpoint('POST /v1/payments/month/file', {
  summary: 'Create a short-lived link to a month as PDF or for Tally; recorded in the audit log',
  access: 'payments:see',
  limit: { times: 60, seconds: 3600 },
  body: z.strictObject({ month: MonthName, kind: MonthFile.default('pdf') }),
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
