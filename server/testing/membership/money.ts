import { parse } from 'csv-parse/sync'
import { makeExportLink } from '#contract/kit/exports.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { type Decision, rejectPayments, verifyPayments } from '#contract/membership/payments.ts'
import { correctInvoice, getInvoiceOf } from '#contract/membership/invoices.ts'
import { acceptPayment } from '#contract/membership/acceptance.ts'
import {
  getRefundable,
  type Refundable,
  refundPayment,
  reverseRefund,
  undoVerification,
} from '#contract/membership/refunds.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Env } from '#server/kit/env.ts'
import { accessEntries, payments, type PaymentRow, receipts } from '#server/membership/tables.ts'
import { readSettings, writeSettings } from '#server/site/index.ts'
import { referrals, walletEntries } from '#server/wallet/tables.ts'
import { newTransactionId } from '../makers.ts'
import { sharedApp, type TestActor, type TestAnswer } from '../test-app.ts'

type PaymentOptions = { rupees?: number; creditRupees?: number; transactionId?: string }
type Transfer = PaymentRow & { transactionId: string }

/** The app with helpers for payments. */
export async function moneyDesk(env: Partial<Env> = {}) {
  const app = await sharedApp({ rateLimitFactor: 1000, ...env })
  const { db } = app

  /** A pending payment. */
  async function newPayment(personId: number, options: PaymentOptions = {}): Promise<Transfer> {
    const { rupees = 399, creditRupees = 0, transactionId = newTransactionId() } = options
    const [row] = await db
      .insert(payments)
      .values({ personId, transactionId, amountPaise: rupees * 100, creditPaise: creditRupees * 100, method: 'upi' })
      .returning()
    return { ...row!, transactionId }
  }

  /** A learner who joined with the code of one who has paid. */
  async function newReferral() {
    const [referrer, payer] = [await app.newActor('learner'), await app.newActor('learner')]
    await newVerifiedPayment(referrer.id)
    await db.insert(referrals).values({ personId: payer.id, referrerId: referrer.id })
    return { referrer, payer }
  }

  /** Verified without its consequences. */
  async function newVerifiedPayment(personId: number): Promise<PaymentRow> {
    const { id } = await newPayment(personId)
    const decided = { state: 'verified', decidedAt: new Date() } as const
    const [row] = await db.update(payments).set(decided).where(eq(payments.id, id)).returning()
    return row!
  }

  /** Everything that a decision on a payment writes. */
  async function traces({ id, personId }: PaymentRow, payer: TestActor) {
    const [[payment], access, receipt, sent, emailed, audits, wallet] = await Promise.all([
      db.select().from(payments).where(eq(payments.id, id)),
      db.select().from(accessEntries).where(eq(accessEntries.paymentId, id)),
      db.select().from(receipts).where(eq(receipts.paymentId, id)),
      app.notificationsTo(personId),
      app.emailsTo(payer.email),
      app.auditsOf(`payment ${id}`),
      walletOf(personId),
    ])
    return { payment: payment!, access, receipts: receipt, notifications: sent, emails: emailed, audits, wallet }
  }

  const walletOf = (personId: number) =>
    db.select().from(walletEntries).where(eq(walletEntries.personId, personId)).orderBy(asc(walletEntries.id))

  /** The rows of a CSV file, by the names of their columns. */
  async function exported(admin: TestActor, list: string, filter: Record<string, string>) {
    const { url } = await app.load(admin, makeExportLink, { body: { list, filter } })
    const { body } = await app.app.inject({ method: 'GET', url })
    return parse<Record<string, string>>(body, { bom: true, columns: true })
  }

  return {
    ...app,
    exported,
    newPayment,
    newVerifiedPayment,
    newReferral,
    traces,
    walletOf,
    verify: (admin: TestActor, ...paymentIds: number[]) => app.call(admin, verifyPayments, { body: { paymentIds } }),
    accept: (admin: TestActor, paymentId: number, body: Partial<BodyOf<typeof acceptPayment>>) =>
      app.call(admin, acceptPayment, { params: { paymentId }, body: { receivedRupees: 399, ...body } }),
    undo: (admin: TestActor, paymentId: number, reason = 'The wrong row') =>
      app.call(admin, undoVerification, { params: { paymentId }, body: { reason } }),
    refund: (admin: TestActor, paymentId: number, body: Partial<BodyOf<typeof refundPayment>>) =>
      app.call(admin, refundPayment, {
        params: { paymentId },
        body: { rupees: 0, days: 0, method: 'upi', reference: newTransactionId(), reason: 'They moved away', ...body },
      }),
    /** Reverses the newest refund. */
    reverse: async (admin: TestActor, paymentId: number, reason = 'The transfer failed') => {
      const { refunds }: Refundable = await app.load(admin, getRefundable, { params: { paymentId } })
      const { refundId } = refunds.find(({ kind, reversedBy }) => kind === 'refund' && !reversedBy) ?? { refundId: 0 }
      return app.call(admin, reverseRefund, { params: { paymentId, refundId }, body: { reason } })
    },
    /** Issues the receipt to a company instead. */
    replaceReceipt: async (admin: TestActor, paymentId: number, gstin: string) => {
      const params = { paymentId }
      const { receiptNumber } = await app.load(admin, getInvoiceOf, { params })
      const body = { legalName: `Acme ${gstin}`, gstin, address: 'Pune', receiptNumber }
      return app.call(admin, correctInvoice, { params, body })
    },
    /** From now on, as a school in Maharashtra; returns what takes it back. */
    chargeTax: async () => {
      const { tax } = await readSettings(db)
      await writeSettings(db, { tax: { ...tax, gstin: '27AAPFU0939F1ZV', stateCode: '27' } }, null)
      return () => writeSettings(db, { tax }, null)
    },
    reject: (admin: TestActor, reason: string, ...paymentIds: number[]) =>
      app.call(admin, rejectPayments, { body: { paymentIds, reason } }),
  }
}

export const outcomesOf = ({ body }: TestAnswer): string[] => (body.data as Decision[]).map(({ outcome }) => outcome)
