import { audit } from '#server/identity/index.ts'
import type { Deps } from '#server/kit/deps.ts'
import { keptSince } from './rules.ts'
import { clearPayments, clearReceipt, clearStatementLines } from './store.ts'

/**
 * Clears what tax law had us keep of people who deleted their account, once its time is over. The amounts stay, for
 * the sums of the past; whose they were is known to nobody any more.
 */
export function clearKept({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return db.transaction(async (db) => {
    const cleared = await clearPayments(db, keptSince(clock()))
    if (cleared.length === 0) return
    for (const payment of cleared) await clearReceipt(db, payment)
    await clearStatementLines(
      db,
      cleared.map(({ id }) => id),
    )
    for (const [personId, theirs] of Map.groupBy(cleared, (payment) => payment.personId)) {
      const after = { payments: theirs.length }
      await audit(db, { actorId: null, action: 'kept records cleared', subject: `person ${personId}`, after })
    }
  })
}
