import { canonicalReference } from '#contract/membership/reference.ts'
import { alias, and, asc, desc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { roundOf } from '../receipts/store.ts'
import {
  creditNotes,
  type PaymentRow,
  payments,
  receipts,
  type RefundRow,
  refunds,
  refundTransfers,
} from '../tables.ts'

type OfPayment = Pick<PaymentRow, 'id' | 'undone' | 'replaced'>

const ofCurrentReceipt = (payment: OfPayment) =>
  and(eq(refunds.paymentId, payment.id), eq(refunds.round, roundOf(payment)))

export async function receiptOfRound(db: Db, payment: OfPayment) {
  const [row = null] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.paymentId, payment.id), eq(receipts.round, roundOf(payment))))
  return row
}

export async function noteOfRefund(db: Db, refundId: number) {
  const [row] = await db.select().from(creditNotes).where(eq(creditNotes.refundId, refundId))
  return row!
}

/** Of the referrer's credit, what refunds of this payment took back and no reversal returned. */
export async function referralTaken(db: Db, payment: OfPayment): Promise<number> {
  const [row] = await db
    .select({ paise: sql`coalesce(sum(${refunds.referralPaise}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(ofCurrentReceipt(payment))
  return row!.paise
}

export async function insertRefund(db: Db, refund: typeof refunds.$inferInsert): Promise<number> {
  const [row] = await db.insert(refunds).values(refund).returning({ id: refunds.id })
  return row!.id
}

/** How a transfer that we made is recorded. */
export type RecordedTransfer = { amountPaise: number; number: string }

/** Null unless a refund that stands has this reference, in any spelling. */
export async function recordedTransfer(db: Db, reference: string): Promise<RecordedTransfer | null> {
  const [row = null] = await db
    .select({ amountPaise: refunds.amountPaise, number: creditNotes.number })
    .from(refundTransfers)
    .innerJoin(refunds, eq(refunds.id, refundTransfers.refundId))
    .innerJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(eq(refundTransfers.reference, canonicalReference(reference)))
  return row
}

/** Returns false if another refund has this transfer; one that is being recorded is waited for. */
export async function claimTransfer(db: Db, refundId: number, reference: string): Promise<boolean> {
  const transfer = { refundId, reference: canonicalReference(reference) }
  const { rowCount } = await db.insert(refundTransfers).values(transfer).onConflictDoNothing()
  return rowCount === 1
}

export async function releaseTransfer(db: Db, refundId: number): Promise<void> {
  await db.delete(refundTransfers).where(eq(refundTransfers.refundId, refundId))
}

/** Days of this receipt that refunds took away. */
export async function daysTaken(db: Db, payment: OfPayment): Promise<number> {
  const [row] = await db
    .select({ days: sql`coalesce(sum(${refunds.days}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(ofCurrentReceipt(payment))
  return row!.days
}

/** `walletPaise`: of the amount, what was in the wallet until now. */
type Parts = { amountPaise: number; creditPaise: number; walletPaise?: number }

/** The database refuses more than was paid. Parts below zero reverse a refund. */
export async function addRefunded(db: Db, paymentId: number, parts: Parts): Promise<PaymentRow> {
  const { amountPaise, creditPaise, walletPaise = 0 } = parts
  const { refundedPaise, refundedCreditPaise, restPaise } = payments
  const [row] = await db
    .update(payments)
    .set({
      ...(amountPaise + creditPaise < 0 && { reversed: sql`${payments.reversed} + 1` }),
      refundedPaise: sql`${refundedPaise} + ${amountPaise}`,
      refundedCreditPaise: sql`${refundedCreditPaise} + ${creditPaise}`,
      restPaise: sql`${restPaise} - ${walletPaise}`,
    })
    .where(eq(payments.id, paymentId))
    .returning()
  return row!
}

export async function setPendingAgain(db: Db, paymentId: number): Promise<void> {
  await db
    .update(payments)
    .set({
      state: 'pending',
      decidedAt: null,
      decidedBy: null,
      undone: sql`${payments.undone} + 1`,
      // As it was reported.
      amountPaise: sql`coalesce(${payments.reportedPaise}, ${payments.amountPaise})`,
      creditPaise: sql`coalesce(${payments.reportedCreditPaise}, ${payments.creditPaise})`,
      reportedPaise: null,
      reportedCreditPaise: null,
      restPaise: 0,
      waivedPaise: 0,
    })
    .where(eq(payments.id, paymentId))
}

/** `reversedBy`: the number of the note that reversed it. */
export type RefundView = { refund: RefundRow; number: string; reversedBy: string | null }

const [reversal, reversingNote] = [alias(refunds, 'reversal'), alias(creditNotes, 'reversing_note')]

const selectRefunds = (db: Db) =>
  db
    .select({ refund: refunds, number: creditNotes.number, reversedBy: reversingNote.number })
    .from(refunds)
    .innerJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .leftJoin(reversal, eq(reversal.reversesId, refunds.id))
    .leftJoin(reversingNote, eq(reversingNote.refundId, reversal.id))

/** Newest first. */
export const refundsOf = (db: Db, ...paymentIds: number[]): Promise<RefundView[]> =>
  selectRefunds(db).where(inArray(refunds.paymentId, paymentIds)).orderBy(desc(refunds.id))

/** Oldest first. */
export const refundsOfPerson = (db: Db, personId: number): Promise<RefundView[]> =>
  selectRefunds(db)
    .where(
      inArray(refunds.paymentId, db.select({ id: payments.id }).from(payments).where(eq(payments.personId, personId))),
    )
    .orderBy(asc(refunds.id))
