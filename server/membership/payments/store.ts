import { and, desc, eq, ne, sql } from '#server/kit/db/orm.ts'
import type { PaidBy, Payment, PaymentState } from '#contract/membership/payments.ts'
import { canonicalReference } from '#contract/membership/reference.ts'
import type { Plan } from '#contract/site/settings.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { sharedRead } from '#server/kit/db/shared-reads.ts'
import { files } from '#server/site/tables.ts'
import { coupons } from '../coupons/tables.ts'
import { currentReceipt } from '../receipts/store.ts'
import { gatewayOrders } from '../gateway/tables.ts'
import { planDaysOf } from './rules.ts'
import { accessEntries, payments, type PaymentRow, receipts, type ReceiptDetails, remindersOff } from '../tables.ts'

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

export type NewPayment = {
  personId: number
  transactionId: string | null
  amountPaise: number
  creditPaise?: number
  couponId?: number | null
  couponPaise?: number
  method: PaidBy
  state?: PaymentState
  decidedAt?: Date
}

/** Returns null if the transfer is pending or verified already, in any spelling. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow | null> {
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

const accessRow = prepared((db) => {
  const person = eq(people.id, sql.placeholder('personId'))
  const ofPerson = eq(accessEntries.personId, sql.placeholder('personId'))
  return db
    .select({
      end: people.accessEndsAt,
      changedAt: sql`(select ${accessEntries.createdAt} from ${accessEntries} where ${ofPerson}
        order by ${accessEntries.id} desc limit 1)`.mapWith(accessEntries.createdAt),
      hasReminders: sql<boolean>`not exists (select from ${remindersOff}
        where ${remindersOff.personId} = ${sql.placeholder('personId')})`,
      isConfirming: sql<boolean>`exists (select from ${gatewayOrders}
        where ${gatewayOrders.personId} = ${sql.placeholder('personId')} and ${gatewayOrders.state} = 'created'
          and ${gatewayOrders.returnedAt} > now() - interval '2 hours')`,
    })
    .from(people)
    .where(person)
    .prepare('access_of')
})

type Access = {
  end: Date | null
  changedAt: Date | null
  hasReminders: boolean
  /** They came back from the gateway, and their payment isn't known yet. After two hours something went wrong there. */
  isConfirming: boolean
}

/** When access ends and when it last changed, both null if the person never had access; and whether we remind them. */
export const accessOf = (db: Db, personId: number): Promise<Access> =>
  sharedRead(db, `access of ${personId}`, async () => {
    const [row = { end: null, changedAt: null, hasReminders: true, isConfirming: false }] = await accessRow(db).execute(
      { personId },
    )
    return row
  })

/** Null if the person never had access. */
export const accessEndOf = async (db: Db, personId: number): Promise<Date | null> => (await accessOf(db, personId)).end
