import type { AccessEntry } from '#contract/membership/access.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gt, inArray, sql } from '#server/kit/db/orm.ts'
import { jsonRead, rowsFromJson } from '#server/kit/db/reads.ts'
import { accessEntries, type AccessEntryRow, accessGrants, type PaymentRow, remindersOff } from '../tables.ts'
import { daysOf } from './days.rules.ts'

const toEntry = rowsFromJson(accessEntries)
export const entriesRead = jsonRead<Record<string, unknown>[], AccessEntry[], { personId: number }>(
  'access_entries_of',
  ['personId'],
  sql`select coalesce(json_agg(entry order by entry.id), '[]') from ${accessEntries} as entry
    where entry.person_id = ${sql.placeholder('personId')}`,
  (rows) => toAccessEntries(rows.map(toEntry)),
)

/** Null if the person never had access. */
export const accessEndOf = async (db: Db, personId: number): Promise<Date | null> =>
  (await personById(db, personId))?.accessEndsAt ?? null

export const entriesOf = (db: Db, personId: number): Promise<AccessEntry[]> => entriesRead(db, { personId })

export function toAccessEntries(rows: AccessEntryRow[]): AccessEntry[] {
  const isTaken = ({ startsAt, endsAt }: AccessEntryRow) => endsAt < startsAt
  const takenBack = new Set(rows.filter(isTaken).map(({ grantId }) => grantId))
  return rows.map((row) => ({
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    days: Math.round(daysOf(row)),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    grantId: row.grantId !== null && !takenBack.has(row.grantId) ? row.grantId : null,
  }))
}

export async function insertGrant(db: Db, grant: typeof accessGrants.$inferInsert): Promise<number> {
  const [row] = await db.insert(accessGrants).values(grant).returning({ id: accessGrants.id })
  return row!.id
}

export async function grantById(db: Db, id: number) {
  const [row = null] = await db.select().from(accessGrants).where(eq(accessGrants.id, id))
  return row
}

/** Everybody who got the days, by ascending id. */
export async function peopleOfGrant(db: Db, grantId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: accessEntries.personId })
    .from(accessEntries)
    .where(eq(accessEntries.grantId, grantId))
    .orderBy(asc(accessEntries.personId))
  return rows.map(({ id }) => id)
}

export async function entryById(db: Db, id: number): Promise<AccessEntryRow> {
  const [row] = await db.select().from(accessEntries).where(eq(accessEntries.id, id))
  return row!
}

/** The entry of access that the payment added, and whether a later one follows. */
export async function entryOfPayment(db: Db, { id, undone, personId }: Pick<PaymentRow, 'id' | 'undone' | 'personId'>) {
  const [entry] = await db
    .select()
    .from(accessEntries)
    .where(and(eq(accessEntries.paymentId, id), eq(accessEntries.round, undone)))
  if (!entry) return null
  const [later] = await db
    .select({ id: accessEntries.id })
    .from(accessEntries)
    .where(and(eq(accessEntries.personId, personId), gt(accessEntries.id, entry.id)))
    .limit(1)
  return { ...entry, isFollowed: later !== undefined }
}

export async function entriesOfMany(db: Db, personIds: number[]): Promise<Map<number, AccessEntryRow[]>> {
  const rows = await db
    .select()
    .from(accessEntries)
    .where(inArray(accessEntries.personId, personIds))
    .orderBy(asc(accessEntries.id))
  return Map.groupBy(rows, ({ personId }) => personId)
}

/** Returns whether this changed anything. */
export async function storeReminders(db: Db, personId: number, hasReminders: boolean, now: Date): Promise<boolean> {
  const changed = hasReminders
    ? await db.delete(remindersOff).where(eq(remindersOff.personId, personId))
    : await db.insert(remindersOff).values({ personId, cancelledAt: now }).onConflictDoNothing()
  return changed.rowCount === 1
}

/** Paying again turns the reminders on. */
export async function turnRemindersOn(db: Db, personId: number): Promise<void> {
  await db.delete(remindersOff).where(eq(remindersOff.personId, personId))
}
