import { asc, eq } from '#server/kit/db/orm.ts'
import { type Decision, rejectPayments, verifyPayments } from '#contract/membership/payments.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { accessEntries, payments, type PaymentRow, receipts } from '#server/membership/tables.ts'
import { emails, notifications } from '#server/notifications/tables.ts'
import { referrals, walletEntries } from '#server/wallet/tables.ts'
import { newTransactionId } from './makers.ts'
import { testApp, type TestActor, type TestAnswer } from './test-app.ts'

type Wanted = { rupees?: number; creditRupees?: number; transactionId?: string }
type Transfer = PaymentRow & { transactionId: string }
export type MoneyDesk = Awaited<ReturnType<typeof moneyDesk>>

/** The app as those see it who check payments. */
export async function moneyDesk() {
  const app = await testApp({ rateLimitFactor: 1000 })
  const { db } = app

  /** A payment that waits, as the form would have left it. */
  async function newPayment(personId: number, wanted: Wanted = {}): Promise<Transfer> {
    const { rupees = 399, creditRupees = 0, transactionId = newTransactionId() } = wanted
    const [row] = await db
      .insert(payments)
      .values({ personId, transactionId, amountPaise: rupees * 100, creditPaise: creditRupees * 100, method: 'upi' })
      .returning()
    return { ...row!, transactionId }
  }

  /** A learner, who has paid, and a friend who joined with their code. */
  async function newBrought() {
    const [referrer, payer] = [await app.newActor('learner'), await app.newActor('learner')]
    await newVerifiedPayment(referrer.id)
    await db.insert(referrals).values({ personId: payer.id, referrerId: referrer.id })
    return { referrer, payer }
  }

  /** Without what follows from a verification. */
  async function newVerifiedPayment(personId: number): Promise<PaymentRow> {
    const { id } = await newPayment(personId)
    const decided = { state: 'verified', decidedAt: new Date() } as const
    const [row] = await db.update(payments).set(decided).where(eq(payments.id, id)).returning()
    return row!
  }

  /** All that can follow from deciding one payment. */
  async function traces({ id, personId }: PaymentRow, payer: TestActor) {
    const [[payment], access, receipt, told, letters, audits, wallet] = await Promise.all([
      db.select().from(payments).where(eq(payments.id, id)),
      db.select().from(accessEntries).where(eq(accessEntries.paymentId, id)),
      db.select().from(receipts).where(eq(receipts.paymentId, id)),
      db.select().from(notifications).where(eq(notifications.personId, personId)).orderBy(asc(notifications.id)),
      db.select().from(emails).where(eq(emails.toAddress, payer.email)).orderBy(asc(emails.id)),
      db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subject, `payment ${id}`)),
      walletOf(personId),
    ])
    return { payment: payment!, access, receipts: receipt, notifications: told, emails: letters, audits, wallet }
  }

  const walletOf = (personId: number) =>
    db.select().from(walletEntries).where(eq(walletEntries.personId, personId)).orderBy(asc(walletEntries.id))

  return {
    ...app,
    newPayment,
    newVerifiedPayment,
    newBrought,
    traces,
    walletOf,
    verify: (admin: TestActor, ...paymentIds: number[]) => app.call(admin, verifyPayments, { body: { paymentIds } }),
    reject: (admin: TestActor, reason: string, ...paymentIds: number[]) =>
      app.call(admin, rejectPayments, { body: { paymentIds, reason } }),
  }
}

export const outcomesOf = ({ body }: TestAnswer): string[] => (body.data as Decision[]).map(({ outcome }) => outcome)
