import { and, asc, eq, isNull } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { planDaysOf } from '#server/membership/access/days.rules.ts'
import { receiptDetails } from '#server/membership/receipts/rules.ts'
import { issueReceipt } from '#server/membership/receipts/store.ts'
import { payments, receipts } from '#server/membership/tables.ts'
import { readSettings } from '#server/site/index.ts'

/** The receipts of the payments that the other parts verified, numbered in the order of their days. */
export async function seedReceipts(db: Db) {
  const settings = await readSettings(db)
  const rows = await db
    .select({ payment: payments, payer: people })
    .from(payments)
    .innerJoin(people, eq(people.id, payments.personId))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(and(eq(payments.state, 'verified'), isNull(receipts.paymentId)))
    .orderBy(asc(payments.decidedAt), asc(payments.id))
  for (const { payment, payer } of rows) {
    const days = planDaysOf(settings.plans, payment)
    if (days === null) continue
    const details = receiptDetails(payment, payer, { days, settings })
    await issueReceipt(db, payment, { issuedAt: payment.decidedAt!, details })
  }
}
