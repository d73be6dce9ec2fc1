import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { indiaDate } from '#server/kit/india.ts'
import { anonymizePayments, anonymizeReceipt, anonymizeRefunds, anonymizeStatementLines } from './store.ts'

/** Removes the names from payments of deleted accounts once tax law no longer requires them. The amounts stay. */
export function anonymizeExpiredRecords(db: Db, now: Date): Promise<void> {
  return db.transaction(async (db) => {
    const cleared = await anonymizePayments(db, retentionStart(now))
    if (cleared.length === 0) return
    for (const payment of cleared) {
      await anonymizeReceipt(db, payment)
      await anonymizeRefunds(db, payment)
    }
    await anonymizeStatementLines(
      db,
      cleared.map(({ id }) => id),
    )
    for (const [personId, payments] of Map.groupBy(cleared, (payment) => payment.personId)) {
      const after = { payments: payments.length }
      await audit(db, { actorId: null, action: 'old records anonymized', subject: `person ${personId}`, after })
    }
  })
}

/**
 * Older records may go. Section 36 of the CGST Act requires 72 months from the due date of the annual return, which is
 * 31 December after the financial year; the year that ended in March 2027 may go when 2034 begins in India.
 */
export const retentionStart = (now: Date): Date =>
  new Date(`${Number(indiaDate(now).slice(0, 4)) - 7}-04-01T00:00:00+05:30`)
