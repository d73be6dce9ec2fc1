import { desc, eq, sql } from '#server/kit/orm.ts'
import type { WalletEntry } from '#contract/wallet/ledger.ts'
import type { Db } from '#server/kit/db.ts'
import { walletEntries } from './tables.ts'

const rupees = (paise: number) => paise / 100

export async function insertEntry(db: Db, personId: number, amountPaise: number, reason: string): Promise<void> {
  await db.insert(walletEntries).values({ personId, amountPaise, reason })
}

/** The balance is the sum of all entries; earned is the sum of what came in. */
export async function sumsOf(db: Db, personId: number): Promise<{ balanceRupees: number; earnedRupees: number }> {
  const [sums] = await db
    .select({
      balance: sql`coalesce(sum(${walletEntries.amountPaise}), 0)`.mapWith(Number),
      earned:
        sql`coalesce(sum(${walletEntries.amountPaise}) filter (where ${walletEntries.amountPaise} > 0), 0)`.mapWith(
          Number,
        ),
    })
    .from(walletEntries)
    .where(eq(walletEntries.personId, personId))
  return { balanceRupees: rupees(sums!.balance), earnedRupees: rupees(sums!.earned) }
}

export async function latestEntriesOf(db: Db, personId: number): Promise<WalletEntry[]> {
  const rows = await db
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.personId, personId))
    .orderBy(desc(walletEntries.id))
    .limit(20)
  return rows.map(({ id, amountPaise, reason, createdAt }) => ({
    entryId: id,
    rupees: rupees(amountPaise),
    reason,
    at: createdAt.toISOString(),
  }))
}
