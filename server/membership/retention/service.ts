import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { retentionStart } from './rules.ts'
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
