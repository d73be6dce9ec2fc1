import { and, asc, eq, gt, inArray, isNull, lte, sql } from '#server/kit/db/orm.ts'
import type { AccessEntry } from '#contract/membership/access.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { extension } from '../payments/rules.ts'
import { accessGrants } from './tables.ts'
import { accessEntries, type AccessEntryRow, accessReminders, payments, remindersOff } from '../tables.ts'

const day = 24 * 60 * 60 * 1000

const ofPerson = prepared((db) =>
  db
    .select()
    .from(accessEntries)
    .where(eq(accessEntries.personId, sql.placeholder('personId')))
    .orderBy(asc(accessEntries.id))
    .prepare('access_entries_of'),
)

export async function entriesOf(db: Db, personId: number): Promise<AccessEntry[]> {
  return toAccessEntries(await ofPerson(db).execute({ personId }))
}

export function toAccessEntries(rows: AccessEntryRow[]): AccessEntry[] {
  const isTaken = ({ startsAt, endsAt }: AccessEntryRow) => endsAt < startsAt
  const takenBack = new Set(rows.filter(isTaken).map(({ grantId }) => grantId))
  return rows.map((row) => ({
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    days: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / day),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    grantId: row.grantId !== null && !takenBack.has(row.grantId) ? row.grantId : null,
  }))
}

type FirstAccess = { personId: number; days: number; reason: string }

/** For people who never had access. */
export async function insertFirstDays(db: Db, grants: FirstAccess[], now: Date): Promise<void> {
  const entries = grants.map(({ personId, days, reason }) => ({
    personId,
    reason,
    ...extension(null, days, now),
    createdAt: now,
  }))
  if (entries.length > 0) await db.insert(accessEntries).values(entries)
}

type Days = { days: number; reason: string; now: Date; grantId: number }

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

export async function entriesOfMany(db: Db, personIds: number[]): Promise<Map<number, AccessEntryRow[]>> {
  const rows = await db
    .select()
    .from(accessEntries)
    .where(inArray(accessEntries.personId, personIds))
    .orderBy(asc(accessEntries.id))
  return Map.groupBy(rows, ({ personId }) => personId)
}

type Shortened = { personId: number; startsAt: Date; endsAt: Date }

/** The database refuses to take days of one person back twice. */
export async function insertTakenBack(
  db: Db,
  entries: Shortened[],
  shared: { grantId: number; reason: string; createdAt: Date },
): Promise<void> {
  await db.insert(accessEntries).values(entries.map((entry) => ({ ...entry, ...shared })))
}

/** The people are locked, so their end is the latest one. Returns the new end for each. */
export async function insertDays(
  db: Db,
  people: PersonRow[],
  { days, reason, now, grantId }: Days,
): Promise<Map<number, Date>> {
  const entries = people.map(({ id: personId, accessEndsAt }) => ({
    personId,
    reason,
    ...extension(accessEndsAt, days, now),
    grantId,
    createdAt: now,
  }))
  if (entries.length > 0) await db.insert(accessEntries).values(entries)
  return new Map(entries.map(({ personId, endsAt }) => [personId, endsAt]))
}

/** Returns whether this changed anything. */
export async function storeReminders(db: Db, personId: number, hasReminders: boolean, now: Date): Promise<boolean> {
  const changed = hasReminders
    ? await db.delete(remindersOff).where(eq(remindersOff.personId, personId))
    : await db.insert(remindersOff).values({ personId, cancelledAt: now }).onConflictDoNothing()
  return changed.rowCount === 1
}

export type Ending = { personId: number; endsAt: Date; knownSince: Date }

/**
 * Access entries that end in this time, of active learners who want reminders. The reminder itself checks again whether a
 * later entry follows.
 */
export function endingWithin(db: Db, { after, upTo }: { after: Date; upTo: Date }): Promise<Ending[]> {
  return db
    .select({ personId: people.id, endsAt: accessEntries.endsAt, knownSince: accessEntries.createdAt })
    .from(accessEntries)
    .innerJoin(people, eq(people.id, accessEntries.personId))
    .leftJoin(remindersOff, eq(remindersOff.personId, people.id))
    .where(
      and(
        gt(accessEntries.endsAt, after),
        lte(accessEntries.endsAt, upTo),
        eq(people.role, 'learner'),
        isNull(people.blockedAt),
        isNull(remindersOff.personId),
      ),
    )
    .orderBy(asc(accessEntries.id))
}

type Reminder = { personId: number; endsAt: Date; daysLeft: number }

/** Returns false if this reminder was sent before. */
export async function insertReminder(db: Db, reminder: Reminder): Promise<boolean> {
  const inserted = await db.insert(accessReminders).values(reminder).onConflictDoNothing()
  return inserted.rowCount === 1
}

export async function hasPendingPayment(db: Db, personId: number): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.personId, personId), eq(payments.state, 'pending')))
    .limit(1)
  return rows.length > 0
}
