import { and, desc, eq, lt, sql } from '#server/kit/db/orm.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { WalletEntry } from '#contract/wallet/ledger.ts'
import type { Db } from '#server/kit/db/db.ts'
import { idUpperBound, toPage } from '#server/kit/http/paging.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { jsonRead, rowsFromJson } from '#server/kit/db/reads.ts'
import { walletDebts, walletEntries } from './tables.ts'
import { dedupeKeyOfReturn, dedupeKeyOfReversal, toRupees } from './wallet.rules.ts'

type Origin = { dedupeKey?: string; createdBy?: number }

/** Returns false when an entry with this key already exists. */
export async function insertEntry(
  db: Db,
  personId: number,
  amountPaise: number,
  reason: string,
  origin: Origin = {},
): Promise<boolean> {
  const added = await db
    .insert(walletEntries)
    .values({ personId, amountPaise, reason, ...origin })
    .onConflictDoNothing({ target: walletEntries.dedupeKey, where: sql`dedupe_key is not null` })
  return added.rowCount === 1
}

export async function entryByDedupeKey(db: Db, dedupeKey: string) {
  const [row = null] = await db.select().from(walletEntries).where(eq(walletEntries.dedupeKey, dedupeKey))
  return row
}

const { amountPaise, dedupeKey } = walletEntries
const isReturned = sql`coalesce(${dedupeKey}, '') like ${dedupeKeyOfReturn('%')}`
const isReversal = sql`coalesce(${dedupeKey}, '') like ${dedupeKeyOfReversal('%')}`
const isEarned = sql`(${amountPaise} > 0 and not ${isReturned}) or ${isReversal}`
const own = eq(walletEntries.personId, sql.placeholder('personId'))
const owed = sql`(select ${walletDebts.paise} from ${walletDebts} where ${walletDebts.personId} = ${sql.placeholder('personId')})`
const balance = sql`coalesce(sum(${amountPaise}), 0)`
const earned = sql`coalesce(sum(${amountPaise}) filter (where ${isEarned}), 0)`
const sums = prepared((db) =>
  db
    .select({
      balancePaise: balance.mapWith(Number),
      earnedPaise: earned.mapWith(Number),
      owedPaise: sql`coalesce(${owed}, 0)`.mapWith(Number),
    })
    .from(walletEntries)
    .where(own)
    .prepare('wallet_sums'),
)

type Sums = { balancePaise: number; earnedPaise: number; owedPaise: number }

/** Balance: the sum of all entries. Earned: incoming entries that are not returns of spent credit, less what was taken back. Owed: taken back after it was spent. */
export async function sumsOf(db: Db, personId: number): Promise<Sums> {
  const [row] = await sums(db).execute({ personId })
  return row!
}

/** The spendable balance in paise. */
export const balanceOf = async (db: Db, personId: number): Promise<number> => (await sumsOf(db, personId)).balancePaise

const pageOf = prepared((db) =>
  db
    .select()
    .from(walletEntries)
    .where(and(own, lt(walletEntries.id, sql.placeholder('before'))))
    .orderBy(desc(walletEntries.id))
    .limit(sql.placeholder('most'))
    .prepare('wallet_entries_page'),
)

export async function entriesOf(db: Db, personId: number, { after, size }: PageQuery): Promise<Page<WalletEntry>> {
  const rows = await pageOf(db).execute({ personId, before: idUpperBound(after), most: size + 1 })
  return toPage(rows, size, toEntry)
}

const toEntry = ({ id, amountPaise, reason, createdAt }: typeof walletEntries.$inferSelect): WalletEntry => ({
  entryId: id,
  rupees: toRupees(amountPaise),
  reason,
  at: createdAt.toISOString(),
})

type WalletJson = { sums: Sums; entries: Record<string, unknown>[] }
const toRow = rowsFromJson(walletEntries)

export const walletRead = jsonRead<WalletJson, Sums & { entries: WalletEntry[] }, { personId: number }>(
  'wallet',
  ['personId'],
  sql`select json_build_object(
    'sums', (select json_build_object('balancePaise', ${balance}, 'earnedPaise', ${earned}, 'owedPaise', coalesce(${owed}, 0))
      from ${walletEntries} where ${own}),
    'entries', (select coalesce(json_agg(newest order by newest.id desc), '[]') from (select * from ${walletEntries}
      where ${own} order by ${walletEntries.id} desc limit 20) as newest))`,
  ({ sums, entries }) => ({ ...sums, entries: entries.map((entry) => toEntry(toRow(entry))) }),
)

/** The sums and the newest entries. */
export const walletOf = (db: Db, personId: number) => walletRead(db, { personId })

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
