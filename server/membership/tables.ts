import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uuid,
} from '#server/kit/db/orm.ts'
import type { PaidBy, PaymentState } from '#contract/membership/payments.ts'
import type { RefundKind, RefundMethod } from '#contract/membership/refunds.ts'
import { people, person } from '#server/identity/tables.ts'
import { id, instant } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'

export const coupons = pgTable('coupons', {
  id: id(),
  code: text().notNull(),
  percent: smallint(),
  offPaise: bigint({ mode: 'number' }),
  /** Null: for all courses. */
  courseIds: bigint({ mode: 'number' }).array(),
  startsOn: date().notNull(),
  endsOn: date().notNull(),
  maxUses: integer(),
  maxUsesPerPerson: integer().notNull().default(1),
  uses: integer().notNull().default(0),
  endedAt: instant(),
  createdAt: instant().notNull(),
  createdBy: person(),
})
export type CouponRow = typeof coupons.$inferSelect

export const payments = pgTable('payments', {
  id: id(),
  personId: person().notNull(),
  /** Null if credit paid everything. */
  transactionId: text(),
  /** As the payer typed it, if staff corrected it. */
  typedTransactionId: text(),
  /** Canonical: two spellings of one transfer have the same. */
  reference: text().generatedAlwaysAs(sql`canonical_reference(transaction_id)`),
  amountPaise: bigint({ mode: 'number' }).notNull(),
  method: text().$type<PaidBy>().notNull(),
  state: text().$type<PaymentState>().notNull().default('pending'),
  reason: text(),
  screenshotId: uuid().references(() => files.id),
  createdAt: instant().notNull().defaultNow(),
  decidedAt: instant(),
  decidedBy: person(),
  creditPaise: bigint({ mode: 'number' }).notNull().default(0),
  couponId: bigint({ mode: 'number' }).references(() => coupons.id),
  couponPaise: bigint({ mode: 'number' }).notNull().default(0),
  /** Name and address of the payer, only while it is pending. A trigger sets it. */
  payerText: text(),
  reopened: integer().notNull().default(0),
  /** How often its verification was undone. */
  undone: integer().notNull().default(0),
  refundedPaise: bigint({ mode: 'number' }).notNull().default(0),
  refundedCreditPaise: bigint({ mode: 'number' }).notNull().default(0),
  /** How many of its refunds were reversed. */
  reversed: integer().notNull().default(0),
  /** How often a receipt of it was replaced. */
  replaced: integer().notNull().default(0),
  /** If staff accepted what the bank received: what the payer had reported. */
  reportedPaise: bigint({ mode: 'number' }),
  reportedCreditPaise: bigint({ mode: 'number' }),
  /** Of the transfer, what went to the wallet because no plan needed it. */
  restPaise: bigint({ mode: 'number' }).notNull().default(0),
  /** Of the price, what staff let go when they accepted the payment in full. */
  waivedPaise: bigint({ mode: 'number' }).notNull().default(0),
})
export type PaymentRow = typeof payments.$inferSelect

/** Totals of decided payments by day in India. */
export const paymentDays = pgTable(
  'payment_days',
  {
    state: text().$type<PaymentState>().notNull(),
    day: date().notNull(),
    method: text().$type<PaidBy>().notNull(),
    payments: bigint({ mode: 'number' }).notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    creditPaise: bigint({ mode: 'number' }).notNull(),
    refundedPaise: bigint({ mode: 'number' }).notNull().default(0),
    refundedCreditPaise: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.state, table.day, table.method] })],
)

/** One row: payments decided before this moment are in `paymentDays`. */
export const paymentDaysEnd = pgTable('payment_days_end', {
  summedUntil: instant().notNull(),
  isOnly: boolean().primaryKey().default(true),
})

/** Days that staff gave in one action, to one person or to many. */
export const accessGrants = pgTable('access_grants', {
  id: id(),
  days: integer().notNull(),
  reason: text().notNull(),
  createdAt: instant().notNull(),
  createdBy: bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'set null' }),
})

export const accessEntries = pgTable('access_entries', {
  id: id(),
  personId: person().notNull(),
  paymentId: bigint({ mode: 'number' }).references(() => payments.id),
  /** How often the verification of the payment had been undone before. */
  round: integer().notNull().default(0),
  startsAt: instant().notNull(),
  /** Before the start if the entry takes days away. */
  endsAt: instant().notNull(),
  reason: text().notNull(),
  /** The action of staff that gave these days, or whose days this entry takes back. */
  grantId: bigint({ mode: 'number' }).references(() => accessGrants.id),
  createdAt: instant().notNull().defaultNow(),
})
export type AccessEntryRow = typeof accessEntries.$inferSelect

/** Company details that a learner wants on their receipts from now on. */
export const invoiceDetails = pgTable('invoice_details', {
  personId: person().primaryKey(),
  legalName: text().notNull(),
  gstin: text(),
  address: text().notNull(),
  changedAt: instant().notNull(),
})

/** The company that a receipt is issued to. */
export type Customer = { legalName: string; gstin: string | null; address: string }

/** How a document names another one. */
export type DocumentName = { number: string; issuedAt: string }

/** A snapshot from the day the receipt was issued. */
export type ReceiptDetails = {
  /** Left out if it is issued to the payer. */
  customer?: Customer
  /** The receipt that this one replaces, with the same money. */
  replaces?: DocumentName
  /** Left out without a coupon. */
  coupon?: { code: string; paise: number }
  payerName: string
  payerEmail: string
  paise: number
  creditPaise: number
  /** Of the amount, what went to the wallet. */
  restPaise?: number
  /** Of the price, what was missing and not asked for. */
  waivedPaise?: number
  /** Of the amount, what was sent back at once because no plan needed it. */
  backPaise?: number
  /** 0 if the amount covered no plan. */
  days: number
  /** Empty if credit paid everything. */
  transactionId: string
  /** By the payer, if staff corrected it. */
  typedTransactionId?: string
  /** Paid through the gateway. */
  isOnline?: true
  schoolName: string
  /** Who runs the school, if known. */
  legalName?: string
  address?: string
  contact?: string
  /** The code of the recipient's state if known; otherwise the school's applies. */
  placeOfSupply?: string
  tax: { gstin: string; legalName: string; address: string; stateCode: string; sac: string; percent: number } | null
}

export const receiptCounters = pgTable('receipt_counters', {
  financialYear: text().primaryKey(),
  last: integer().notNull(),
})

export const receipts = pgTable(
  'receipts',
  {
    paymentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => payments.id),
    /** How many receipts of the payment came before. The current one has the round `payments.undone + payments.replaced`. */
    round: integer().notNull().default(0),
    /** Of those before, how many were replaced; the others' verifications were undone. */
    replaced: integer().notNull().default(0),
    number: text().notNull(),
    financialYear: text().notNull(),
    serial: integer().notNull(),
    issuedAt: instant().notNull(),
    details: jsonb().$type<ReceiptDetails>().notNull(),
    /** The payer had a receipt with days before, which stood when this one was issued. */
    isRenewal: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.round] })],
)

/** Amounts and days of a reversal are negative, so that sums are right. */
export const refunds = pgTable('refunds', {
  id: id(),
  paymentId: bigint({ mode: 'number' })
    .notNull()
    .references(() => payments.id),
  kind: text().$type<RefundKind>().notNull(),
  round: integer().notNull(),
  amountPaise: bigint({ mode: 'number' }).notNull(),
  creditPaise: bigint({ mode: 'number' }).notNull(),
  method: text().$type<RefundMethod>(),
  reference: text(),
  /** When the money left the bank; null in rows of earlier versions. */
  sentOn: date(),
  reason: text().notNull(),
  days: integer().notNull(),
  /** The refund that this reversal cancels. */
  reversesId: bigint({ mode: 'number' }),
  /** What it took from the referrer, or gave back. */
  referralPaise: bigint({ mode: 'number' }).notNull().default(0),
  accessEntryId: bigint({ mode: 'number' }).references(() => accessEntries.id),
  createdAt: instant().notNull(),
  createdBy: person(),
})
export type RefundRow = typeof refunds.$inferSelect

/** The bank's transfers of refunds that stand, each recorded once. The reference is canonical. */
export const refundTransfers = pgTable('refund_transfers', {
  reference: text().primaryKey(),
  refundId: bigint({ mode: 'number' })
    .notNull()
    .references(() => refunds.id),
})

/** What a credit note says: the receipt it corrects, and what went back. Negative if it cancels another note. */
export type CreditNoteDetails = {
  receipt: ReceiptDetails
  receiptNumber: string
  receiptIssuedAt: string
  kind: RefundKind
  amountPaise: number
  creditPaise: number
  /** Of the amount, what was in the wallet until then; missing in notes of earlier versions. */
  walletPaise?: number
  days: number
  method: RefundMethod | null
  reference: string | null
  /** When the money left the bank; missing in notes of earlier versions. */
  sentOn?: string
  reason: string
  /** What no plan needed, sent back when the payment was accepted. */
  isRest?: true
  /** Of a reversal: the note that it cancels. */
  cancels?: DocumentName
  /** Of a replacement: the number of the new receipt. */
  replacedBy?: string
}

export const creditNoteCounters = pgTable('credit_note_counters', {
  financialYear: text().primaryKey(),
  last: integer().notNull(),
})

export const creditNotes = pgTable('credit_notes', {
  refundId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => refunds.id),
  number: text().notNull(),
  financialYear: text().notNull(),
  serial: integer().notNull(),
  issuedAt: instant().notNull(),
  details: jsonb().$type<CreditNoteDetails>().notNull(),
})

export const accessReminders = pgTable(
  'access_reminders',
  {
    personId: person().notNull(),
    endsAt: instant().notNull(),
    daysLeft: smallint().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.endsAt, table.daysLeft] })],
)

/** Learners who turned off the reminders before their access ends. Its names are from when this was called a cancelled renewal. */
export const remindersOff = pgTable('renewal_cancellations', {
  personId: person().primaryKey(),
  cancelledAt: instant().notNull().defaultNow(),
})
