import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gt, isNull, lte } from '#server/kit/db/orm.ts'
import { accessEntries, accessReminders, payments, remindersOff } from '../tables.ts'

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
