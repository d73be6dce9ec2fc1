import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { CalendarDate, MonthName } from '../kit/fields.ts'
import { Tax } from './months.ts'

/** An invoice or note of a recipient with a GSTIN, listed one by one. Above zero, also if it takes away. */
export const ReturnDocument = Tax.extend({
  number: z.string(),
  kind: z.enum(['invoice', 'credit note', 'debit note']),
  issuedOn: CalendarDate(),
  gstin: z.string(),
  legalName: z.string(),
  stateCode: z.string(),
  percent: z.number(),
  isInterState: z.boolean(),
  /** A short-lived link to the PDF. */
  url: z.string(),
})
export type ReturnDocument = z.infer<typeof ReturnDocument>

/** Consumers of one state and rate: invoices less credit notes. */
export const ConsumerRow = Tax.extend({ stateCode: z.string(), percent: z.number(), isInterState: z.boolean() })
export type ConsumerRow = z.infer<typeof ConsumerRow>

const IssuedNumbers = z.object({ first: z.string(), last: z.string(), count: z.number() }).nullable()

export const GstReturn = z.object({
  month: MonthName,
  /** Of the school, by its settings; empty if it has none. */
  gstin: z.string(),
  /** Table 4: invoices to registered recipients. */
  b2b: z.array(ReturnDocument),
  /** Table 9B: notes to registered recipients. */
  cdnr: z.array(ReturnDocument),
  /** Table 7: consumers. */
  b2cs: z.array(ConsumerRow),
  sums: z.object({ b2b: Tax, cdnr: Tax, b2cs: Tax, all: Tax }),
  /** Table 13. */
  issued: z.object({ receipts: IssuedNumbers, creditNotes: IssuedNumbers }),
  /** Documents of the month without GST, which the return leaves out. */
  withoutGst: z.number(),
  /** Invoices to consumers in other states so large that they belong in table 5, which the files don't have. */
  tooLarge: z.number(),
})
export type GstReturn = z.infer<typeof GstReturn>

export const getGstReturn = endpoint('GET /v1/payments/month/gst', {
  summary: 'A month for the GSTR-1 return: registered recipients by document, consumers by state and rate',
  access: 'payments:see',
  query: z.strictObject({ month: MonthName }),
  reply: GstReturn,
})

/** `json`: for the government’s offline tool. */
export const GstFormat = z.enum(['csv', 'json'])
export type GstFormat = z.infer<typeof GstFormat>

export const makeGstFile = endpoint('POST /v1/payments/month/gst/file', {
  summary: 'Create a short-lived link to the GSTR-1 figures of a month; recorded in the audit log',
  access: 'payments:see',
  limit: { times: 60, seconds: 3600 },
  body: z.strictObject({ month: MonthName, format: GstFormat }),
  reply: z.object({ url: z.string() }),
})
