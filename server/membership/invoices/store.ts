import type { Db } from '#server/kit/db/db.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { type Customer, invoiceDetails, type PaymentRow, payments } from '../tables.ts'

export async function saveDetails(db: Db, personId: number, customer: Customer, changedAt: Date): Promise<void> {
  const row = { ...customer, changedAt }
  await db
    .insert(invoiceDetails)
    .values({ personId, ...row })
    .onConflictDoUpdate({ target: invoiceDetails.personId, set: row })
}

export async function removeDetails(db: Db, personId: number): Promise<void> {
  await db.delete(invoiceDetails).where(eq(invoiceDetails.personId, personId))
}

/** Its next receipt replaces the current one. */
export async function startNextReceipt(db: Db, paymentId: number): Promise<PaymentRow> {
  const [row] = await db
    .update(payments)
    .set({ replaced: sql`${payments.replaced} + 1` })
    .where(eq(payments.id, paymentId))
    .returning()
  return row!
}
