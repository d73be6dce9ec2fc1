import { and, desc, eq, ne, sql } from '#server/kit/db/orm.ts'
import type { Payment } from '#contract/membership/payments.ts'
import { canonicalReference } from '#contract/membership/reference.ts'
import type { Plan } from '#contract/site/settings.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { jsonRead, rowsFromJson } from '#server/kit/db/reads.ts'
import { files } from '#server/site/tables.ts'
import { coupons, payments, type PaymentRow, receipts, type ReceiptDetails } from '../tables.ts'
import { currentReceipt } from '../receipts/store.ts'
import { planDaysOf } from '../access/days.rules.ts'

type Screenshot = { id: string; name: string }
type Receipt = { paymentId: number; number: string; details: ReceiptDetails }
export type PaymentView = {
  payment: PaymentRow
  screenshot: Screenshot | null
  receipt: Receipt | null
  coupon: { code: string } | null
}

/** How a payment is shown to one reader, whose short-lived links it has. */
export type View = {
  readerId: number
  plans: Plan[]
  linkToScreenshot: (file: Screenshot) => string
  linkToReceipt: (receipt: { paymentId: number; number: string }) => string
}

export const toPayment = ({ payment, screenshot, receipt, coupon }: PaymentView, view: View): Payment => ({
  paymentId: payment.id,
  transactionId: payment.transactionId,
  typedTransactionId: payment.typedTransactionId,
  rupees: payment.amountPaise / 100,
  creditRupees: payment.creditPaise / 100,
  couponRupees: payment.couponPaise / 100,
  couponCode: coupon && coupon.code,
  reportedRupees: payment.reportedPaise && payment.reportedPaise / 100,
  walletRupees: payment.restPaise / 100,
  waivedRupees: payment.waivedPaise / 100,
  // A plan may change later; the receipt keeps the days of its time.
  planDays: receipt ? receipt.details.days : planDaysOf(view.plans, payment),
  method: payment.method,
  state: payment.state,
  reason: payment.reason,
  refundedRupees: payment.refundedPaise / 100,
  refundedCreditRupees: payment.refundedCreditPaise / 100,
  createdAt: payment.createdAt.toISOString(),
  screenshotUrl: screenshot && view.linkToScreenshot(screenshot),
  receiptNumber: receipt && receipt.number,
  receiptUrl: receipt && view.linkToReceipt(receipt),
})

export const viewColumns = {
  payment: payments,
  coupon: { code: coupons.code },
  screenshot: { id: files.id, name: files.name },
  receipt: { paymentId: receipts.paymentId, number: receipts.number, details: receipts.details },
}

const selectView = (db: Db) =>
  db
    .select(viewColumns)
    .from(payments)
    .leftJoin(files, eq(files.id, payments.screenshotId))
    .leftJoin(coupons, eq(coupons.id, payments.couponId))
    .leftJoin(receipts, currentReceipt)

/** Returns null if the transfer is pending or verified already, in any spelling. */
export async function insertPayment(db: Db, payment: typeof payments.$inferInsert): Promise<PaymentRow | null> {
  // Without a target, because the unique index covers only some rows.
  const [row = null] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  return row
}

/** The report of this transfer that counts, or else the latest rejected one. */
export async function findByReference(db: Db, transactionId: string): Promise<PaymentRow | null> {
  const [row = null] = await db
    .select()
    .from(payments)
    .where(eq(payments.reference, canonicalReference(transactionId)))
    .orderBy(sql`${payments.state} = 'rejected'`, desc(payments.id))
    .limit(1)
  return row
}

/** Whether someone else reported this transfer, even if their payment was rejected. */
export async function isReportedByOthers(db: Db, { personId, reference }: PaymentRow): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.reference, reference!), ne(payments.personId, personId)))
    .limit(1)
  return rows.length > 0
}

/** The payment with this reference that is pending or verified, and its payer. */
export async function activePayment(db: Db, reference: string) {
  const { firstName, lastName } = people
  const [row = null] = await db
    .select({ state: payments.state, firstName, lastName })
    .from(payments)
    .innerJoin(people, eq(people.id, payments.personId))
    .where(and(eq(payments.reference, reference), ne(payments.state, 'rejected')))
    .limit(1)
  return row
}

type Corrected = Pick<PaymentRow, 'transactionId' | 'typedTransactionId' | 'method'>

export async function setTransactionId(db: Db, id: number, corrected: Corrected): Promise<PaymentRow> {
  const [row] = await db.update(payments).set(corrected).where(eq(payments.id, id)).returning()
  return row!
}

export async function reopenPayment(db: Db, id: number): Promise<PaymentRow> {
  const pending = { state: 'pending', reason: null, decidedAt: null, decidedBy: null } as const
  const [row] = await db
    .update(payments)
    .set({ ...pending, reopened: sql`${payments.reopened} + 1` })
    .where(eq(payments.id, id))
    .returning()
  return row!
}

export async function paymentView(db: Db, id: number): Promise<PaymentView> {
  const [row] = await selectView(db).where(eq(payments.id, id))
  return row!
}

type PaymentJson = Omit<PaymentView, 'payment'> & { payment: Record<string, unknown> }
export const toPaymentRow = rowsFromJson(payments)

export const paymentsRead = jsonRead<PaymentJson[], PaymentView[], { personId: number }>(
  'payments',
  ['personId'],
  sql`select coalesce(json_agg(json_build_object(
      'payment', to_json(payments),
      'coupon', (select json_build_object('code', ${coupons.code}) from ${coupons}
        where ${coupons.id} = ${payments.couponId}),
      'screenshot', (select json_build_object('id', ${files.id}, 'name', ${files.name}) from ${files}
        where ${files.id} = ${payments.screenshotId}),
      'receipt', (select json_build_object('paymentId', ${receipts.paymentId}, 'number', ${receipts.number},
        'details', ${receipts.details}) from ${receipts} where ${currentReceipt})) order by ${payments.id} desc), '[]')
    from (select * from ${payments} where ${payments.personId} = ${sql.placeholder('personId')}
      order by ${payments.id} desc limit 100) as payments`,
  (rows) => rows.map(({ payment, ...rest }) => ({ payment: toPaymentRow(payment), ...rest })),
)

export const paymentsOf = (db: Db, personId: number): Promise<PaymentView[]> => paymentsRead(db, { personId })

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

export async function isPending(db: Db, paymentId: number): Promise<boolean> {
  return (await db.$count(payments, and(eq(payments.id, paymentId), eq(payments.state, 'pending')))) === 1
}

/** The payment whose screenshot this file is. */
export async function paymentOfScreenshot(db: Db, fileId: string) {
  const [payment = null] = await db
    .select({ id: payments.id, payerId: payments.personId })
    .from(payments)
    .where(eq(payments.screenshotId, fileId))
    .limit(1)
  return payment
}
