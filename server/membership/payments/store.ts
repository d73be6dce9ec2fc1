import { and, desc, eq, max, sql } from '#server/kit/db/orm.ts'
import type { Payment, PaymentMethod } from '#contract/membership/payments.ts'
import type { Plan } from '#contract/site/settings.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { files } from '#server/site/tables.ts'
import { planDaysOf } from './rules.ts'
import { accessEntries, payments, type PaymentRow, receipts, type ReceiptDetails } from '../tables.ts'

type Screenshot = { id: string; name: string }
type Receipt = { paymentId: number; number: string; details: ReceiptDetails }
export type PaymentView = { payment: PaymentRow; screenshot: Screenshot | null; receipt: Receipt | null }

/** How a payment is shown to one reader, whose short-lived links it has. */
export type View = {
  plans: Plan[]
  linkToScreenshot: (file: Screenshot) => string
  linkToReceipt: (receipt: { paymentId: number; number: string }) => string
}

export const toPayment = ({ payment, screenshot, receipt }: PaymentView, view: View): Payment => ({
  paymentId: payment.id,
  transactionId: payment.transactionId,
  rupees: payment.amountPaise / 100,
  creditRupees: payment.creditPaise / 100,
  // A plan may change later; the receipt keeps the days of its time.
  planDays: receipt ? receipt.details.days : planDaysOf(view.plans, payment),
  method: payment.method,
  state: payment.state,
  reason: payment.reason,
  createdAt: payment.createdAt.toISOString(),
  screenshotUrl: screenshot && view.linkToScreenshot(screenshot),
  receiptNumber: receipt && receipt.number,
  receiptUrl: receipt && view.linkToReceipt(receipt),
})

export const viewColumns = {
  payment: payments,
  screenshot: { id: files.id, name: files.name },
  receipt: { paymentId: receipts.paymentId, number: receipts.number, details: receipts.details },
}

const selectView = (db: Db) =>
  db
    .select(viewColumns)
    .from(payments)
    .leftJoin(files, eq(files.id, payments.screenshotId))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))

type NewPayment = {
  personId: number
  transactionId: string
  amountPaise: number
  creditPaise?: number
  method: PaymentMethod
}

/** Returns null if the transaction ID was used before. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow | null> {
  const [row = null] = await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: payments.transactionId })
    .returning()
  return row
}

export async function findByTransactionId(db: Db, transactionId: string): Promise<PaymentRow | null> {
  const [row = null] = await db.select().from(payments).where(eq(payments.transactionId, transactionId))
  return row
}

export async function paymentView(db: Db, id: number): Promise<PaymentView> {
  const [row] = await selectView(db).where(eq(payments.id, id))
  return row!
}

const byPerson = prepared((db) =>
  selectView(db)
    .where(eq(payments.personId, sql.placeholder('personId')))
    .orderBy(desc(payments.id))
    .limit(100)
    .prepare('payments_of'),
)

export const paymentsOf = (db: Db, personId: number): Promise<PaymentView[]> => byPerson(db).execute({ personId })

/** Returns null unless it is the person's own pending payment. */
export async function setScreenshot(
  db: Db,
  personId: number,
  paymentId: number,
  fileId: string,
): Promise<PaymentRow | null> {
  const [row = null] = await db
    .update(payments)
    .set({ screenshotId: fileId })
    .where(and(eq(payments.id, paymentId), eq(payments.personId, personId), eq(payments.state, 'pending')))
    .returning()
  return row
}

const lastEnd = prepared((db) =>
  db
    .select({ end: max(accessEntries.endsAt) })
    .from(accessEntries)
    .where(eq(accessEntries.personId, sql.placeholder('personId')))
    .prepare('access_end_of'),
)

/** Null if the person never had access. */
export async function accessEndOf(db: Db, personId: number): Promise<Date | null> {
  const [row] = await lastEnd(db).execute({ personId })
  return row?.end ?? null
}
