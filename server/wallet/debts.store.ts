import { eq, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { walletDebts } from './tables.ts'

/** Adds to what the person owes. */
export async function addDebt(db: Db, personId: number, paise: number, reason: string): Promise<void> {
  await db
    .insert(walletDebts)
    .values({ personId, paise, reason })
    .onConflictDoUpdate({ target: walletDebts.personId, set: { paise: sql`${walletDebts.paise} + ${paise}`, reason } })
}

export async function lockDebt(db: Db, personId: number) {
  const [row = null] = await db.select().from(walletDebts).where(eq(walletDebts.personId, personId)).for('update')
  return row
}

export async function setDebt(db: Db, personId: number, paise: number): Promise<void> {
  const isDebt = eq(walletDebts.personId, personId)
  await (paise > 0 ? db.update(walletDebts).set({ paise }).where(isDebt) : db.delete(walletDebts).where(isDebt))
}
