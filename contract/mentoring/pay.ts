import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, MonthName, optionalLine, wholeRupees } from '../kit/fields.ts'
import { PageQuery } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'

const Rupees = z.number()

/** A review is a verdict that wasn't taken back, or a second opinion. A session took place. A month is a fixed amount. */
export const PayKind = z.enum(['review', 'session', 'month'])
export type PayKind = z.infer<typeof PayKind>

export const PayLine = z.object({ kind: PayKind, count: z.number(), rateRupees: Rupees, rupees: Rupees })
export type PayLine = z.infer<typeof PayLine>

/** What was counted. */
export const PayItem = z.object({
  kind: PayKind.exclude(['month']),
  /** Of the attempt or the session; null while a second opinion on the attempt is open, for everybody but the mentor. */
  id: z.number().nullable(),
  title: z.string(),
  at: Instant,
  isSecondOpinion: z.boolean(),
})
export type PayItem = z.infer<typeof PayItem>

const monthFields = {
  month: MonthName,
  /** The first month with work or a rate, and the current one, between which one can move. */
  firstMonth: MonthName,
  currentMonth: MonthName,
  /** Only a month that is over can be paid. */
  isOver: z.boolean(),
}

const Correction = z.object({
  correctionId: z.number(),
  rupees: Rupees,
  reason: z.string(),
  createdBy: z.string(),
  createdAt: Instant,
})

export const PayStatement = z.object({
  userId: z.number(),
  name: z.string(),
  ...monthFields,
  /** From the rate of the mentor or, without one, of the school; null while neither is set. */
  rate: z.enum(['own', 'school']).nullable(),
  lines: z.array(PayLine),
  rupees: Rupees,
  items: z.array(PayItem),
  /** From then on nothing above changes. */
  paid: z.object({ at: Instant, by: z.string(), reference: z.string() }).nullable(),
  corrections: z.array(Correction),
})
export type PayStatement = z.infer<typeof PayStatement>

export const PaySummary = z.object({
  userId: z.number(),
  name: z.string(),
  reviews: z.number(),
  sessions: z.number(),
  rate: PayStatement.shape.rate,
  rupees: Rupees,
  correctionRupees: Rupees,
  paidAt: Instant.nullable(),
})
export type PaySummary = z.infer<typeof PaySummary>

export const PayMonth = z.object({
  ...monthFields,
  mentors: z.array(PaySummary),
})
export type PayMonth = z.infer<typeof PayMonth>

const Amount = wholeRupees(0, 100_000)
const Amounts = z.strictObject({ review: Amount, session: Amount, month: Amount })

export const PayRate = z.object({
  /** Null: the school's. */
  userId: z.number().nullable(),
  name: z.string(),
  fromMonth: MonthName,
  /** Null: the school's again. */
  rupees: z.object({ review: Rupees, session: Rupees, month: Rupees }).nullable(),
  setBy: z.string(),
  setAt: Instant,
})
export type PayRate = z.infer<typeof PayRate>

export const NewPayRate = z
  .strictObject({ userId: Id.nullable(), fromMonth: MonthName, rupees: Amounts.nullable() })
  .refine(({ userId, rupees }) => userId !== null || rupees !== null, {
    path: ['rupees', 'review'],
    message: 'Enter the school’s rates',
  })
export type NewPayRate = z.infer<typeof NewPayRate>

const params = z.strictObject({ userId: Id })
const MonthQuery = z.strictObject({ month: MonthName.optional() })

export const listMentorPay = endpoint('GET /v1/mentor-pay', {
  summary: 'What each mentor earned in a month; by default the last one that is over',
  access: 'payee:see',
  query: MonthQuery,
  reply: PayMonth,
})

export const getMentorPay = endpoint('GET /v1/mentor-pay/:userId', {
  summary: 'A mentor’s statement for a month, with what it counts',
  access: 'payee:see',
  params,
  query: MonthQuery,
  reply: PayStatement,
})

export const getMyPay = endpoint('GET /v1/my-pay', {
  summary: 'My statement for a month',
  access: 'staff',
  query: MonthQuery,
  reply: PayStatement,
})

export const listPayRates = endpoint('GET /v1/mentor-pay/rates', {
  summary: 'The rates of the school and of mentors, newest first',
  access: 'payee:see',
  reply: z.array(PayRate),
})

export const setPayRate = endpoint('PUT /v1/mentor-pay/rates', {
  summary: 'Set the rates of the school or a mentor from this month or a later one; not one’s own',
  access: 'payments:act',
  body: NewPayRate,
  reply: z.array(PayRate),
})

export const payMentor = endpoint('POST /v1/mentor-pay/:userId/paid', {
  summary: 'Mark a month as paid, once; from then on its statement is fixed. Not one’s own',
  access: 'payments:act',
  params,
  body: z.strictObject({
    month: MonthName,
    /** What the reader saw. If it has changed, nothing is stored. */
    rupees: wholeRupees(0, 20_000_000),
    reference: optionalLine(60),
  }),
  reply: PayStatement,
})

export const NewPayCorrection = z.strictObject({
  month: MonthName,
  rupees: wholeRupees(-1_000_000, 1_000_000).refine((rupees) => rupees !== 0, 'Enter an amount above or below 0'),
  reason: line('a reason', 200),
})
export type NewPayCorrection = z.infer<typeof NewPayCorrection>

export const correctPay = endpoint('POST /v1/mentor-pay/:userId/corrections', {
  summary: 'Add or take back an amount of a month that was paid, with a reason; not one’s own',
  access: 'payments:act',
  idempotent: true,
  params,
  body: NewPayCorrection,
  reply: PayStatement,
})

/** The filter of the export. */
export const PayExport = PageQuery.extend({ month: MonthName.optional() })
