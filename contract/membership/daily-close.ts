import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { ChosenDay, Instant, optionalText } from '../kit/fields.ts'
import { PaidBy } from './payments.ts'

const NumberRange = z.object({ first: z.string(), last: z.string() }).nullable()
const Returned = z.object({ payments: z.number(), rupees: z.number(), creditRupees: z.number() })

/** From the receipts and credit notes of one day in India, so that it only changes by new documents. */
export const DayMoney = z.object({
  /** Transfers by method; `credit` are renewals that credit paid alone. */
  methods: z.array(z.object({ method: PaidBy, payments: z.number(), rupees: z.number() })),
  payments: z.number(),
  rupees: z.number(),
  creditRupees: z.number(),
  couponRupees: z.number(),
  receipts: NumberRange,
  refunds: Returned,
  /** Of verifications that were undone. */
  cancelled: Returned,
  /** Refunds that never happened. */
  reversed: Returned.default({ payments: 0, rupees: 0, creditRupees: 0 }),
  creditNotes: NumberRange,
  /** Transfers that came in, less what went back. */
  netRupees: z.number(),
  /** Of this day's receipts, what went back on later days. */
  returnedLater: z.object({ payments: z.number(), rupees: z.number() }),
})
export type DayMoney = z.infer<typeof DayMoney>

export const WaitingAge = z.enum(['today', '1 day', '2-3 days', 'older'])
export type WaitingAge = z.infer<typeof WaitingAge>

export const ProblemKind = z.enum([
  'amount differs',
  'rejected but received',
  'unknown credit',
  'reported later',
  'not on statement',
  'unclear line',
  'broken balance',
  'possible duplicate',
  'verified unseen',
  'credit used twice',
  'online payment',
  'wallet debt',
])
export type ProblemKind = z.infer<typeof ProblemKind>

export const ProblemItem = z.object({
  /** The payer, the narration of a line, or the name of a statement. */
  name: z.string(),
  transactionId: z.string().nullable(),
  rupees: z.number().nullable(),
  /** What the statement says, if it differs. */
  receivedRupees: z.number().nullable(),
  on: z.iso.date().nullable(),
  statementId: z.number().nullable(),
  line: z.number().nullable(),
  userId: z.number().nullable(),
  /** What is wrong, if the kind of problem doesn’t say it. */
  note: z.string().nullable(),
})
export type ProblemItem = z.infer<typeof ProblemItem>

export const Problem = z.object({
  kind: ProblemKind,
  count: z.number(),
  /** There were too many to look at all of them. */
  isMore: z.boolean(),
  /** The first few. */
  items: z.array(ProblemItem),
})
export type Problem = z.infer<typeof Problem>

export const DailyClose = z.object({
  closedAt: Instant,
  closedBy: z.string().nullable(),
  note: z.string(),
  /** As it was then. */
  money: DayMoney,
  waiting: z.number(),
  problems: z.number(),
})
export type DailyClose = z.infer<typeof DailyClose>

export const DayReport = z.object({
  day: z.iso.date(),
  today: z.iso.date(),
  money: DayMoney,
  /** Now, whatever the day. */
  waiting: z.array(z.object({ age: WaitingAge, payments: z.number(), rupees: z.number() })),
  /** Now, whatever the day. */
  problems: z.array(Problem),
  /** Newest first. */
  closes: z.array(DailyClose),
  /** Of the money and the closes; closing the day needs it, so that nobody confirms what they haven't seen. */
  version: z.string(),
  /** The last days, newest first. `empty`: no receipt and no credit note. */
  days: z.array(z.object({ day: z.iso.date(), state: z.enum(['closed', 'open', 'empty']) })),
})
export type DayReport = z.infer<typeof DayReport>

export const getDay = endpoint('GET /v1/daily-closes', {
  summary: 'Get what came in on a day, what is waiting and what doesn’t add up',
  access: 'payments:see',
  query: z.strictObject({
    /** In India; today if it is left out. */
    day: ChosenDay.optional(),
  }),
  reply: DayReport,
})

export const closeDay = endpoint('POST /v1/daily-closes', {
  summary: 'Close a day: records who has seen its figures. Closing it again adds an entry',
  access: 'payments:act',
  idempotent: true,
  body: z.strictObject({
    day: ChosenDay,
    version: z.string('Load the day again').regex(/^[0-9a-f]{64}$/, 'Load the day again'),
    note: optionalText(500).default(''),
  }),
  reply: DayReport,
})

const compared = {
  payments: ({ payments }: DayMoney) => payments,
  rupees: ({ rupees }: DayMoney) => rupees,
  creditRupees: ({ creditRupees }: DayMoney) => creditRupees,
  refundedRupees: ({ refunds }: DayMoney) => refunds.rupees,
  cancelledRupees: ({ cancelled }: DayMoney) => cancelled.rupees,
  reversedRupees: ({ reversed }: DayMoney) => reversed.rupees,
  netRupees: ({ netRupees }: DayMoney) => netRupees,
  returnedLaterRupees: ({ returnedLater }: DayMoney) => returnedLater.rupees,
}
export type ComparedFigure = keyof typeof compared

export type Difference = { figure: ComparedFigure; before: number; now: number }

/** The figures that aren't what they were. */
export const changesSince = (before: DayMoney, now: DayMoney): Difference[] =>
  (Object.keys(compared) as ComparedFigure[])
    .map((figure) => ({ figure, before: compared[figure](before), now: compared[figure](now) }))
    .filter((change) => change.before !== change.now)
