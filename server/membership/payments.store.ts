import { and, asc, desc, eq, max } from '#server/kit/orm.ts'
import type { PayerPayment, Payment, PaymentMethod } from '#contract/membership/payments.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db.ts'
import { files } from '#server/site/tables.ts'
import { accessEntries, payments, type PaymentRow } from './tables.ts'

export type Screenshot = { id: string; name: string } | null
/** Makes the short-lived link to a screenshot. */
export type LinkTo = (file: { id: string; name: string }) => string

export const toPayment = (row: PaymentRow, screenshot: Screenshot, linkTo: LinkTo): Payment => ({
  paymentId: row.id,
  transactionId: row.transactionId,
  rupees: row.amountPaise / 100,
  method: row.method,
  state: row.state,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  screenshotUrl: screenshot && linkTo(screenshot),
})

const screenshot = { id: files.id, name: files.name }

type NewPayment = { personId: number; transactionId: string; amountPaise: number; method: PaymentMethod }

/** Answers null when the transaction id was used before. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow | null> {
  const [row = null] = await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: payments.transactionId })
    .returning()
  return row
}

export async function paymentByTransaction(db: Db, transactionId: string): Promise<PaymentRow | null> {
  const [row = null] = await db.select().from(payments).where(eq(payments.transactionId, transactionId))
  return row
}

export async function paymentsOf(db: Db, personId: number, linkTo: LinkTo): Promise<Payment[]> {
  const rows = await db
    .select({ payment: payments, screenshot })
    .from(payments)
    .leftJoin(files, eq(files.id, payments.screenshotId))
    .where(eq(payments.personId, personId))
    .orderBy(desc(payments.id))
    .limit(100)
  return rows.map((row) => toPayment(row.payment, row.screenshot, linkTo))
}

export async function pendingPayments(db: Db, linkTo: LinkTo): Promise<PayerPayment[]> {
  const rows = await db
    .select({ payment: payments, screenshot, payer: people })
    .from(payments)
    .innerJoin(people, eq(people.id, payments.personId))
    .leftJoin(files, eq(files.id, payments.screenshotId))
    .where(eq(payments.state, 'pending'))
    .orderBy(asc(payments.id))
    .limit(100)
  return rows.map((row) => ({
    ...toPayment(row.payment, row.screenshot, linkTo),
    payer: {
      userId: row.payer.id,
      name: `${row.payer.firstName} ${row.payer.lastName}`.trim(),
      email: row.payer.email,
    },
  }))
}

/** Attaches a screenshot to the person's own pending payment. Answers null when there is no such one. */
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

/** When the person's access to the courses ends or ended; null when they never had any. */
export async function accessEndOf(db: Db, personId: number): Promise<Date | null> {
  const [row] = await db
    .select({ end: max(accessEntries.endsAt) })
    .from(accessEntries)
    .where(eq(accessEntries.personId, personId))
  return row?.end ?? null
}
