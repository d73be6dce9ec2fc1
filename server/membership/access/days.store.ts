import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { inArray } from '#server/kit/db/orm.ts'
import { accessEntries } from '../tables.ts'
import { extension } from './days.rules.ts'

/** Where days come from, or why they go: the payment with its round, or the action of staff. */
type Change = { personId: number; reason: string; paymentId?: number; round?: number; grantId?: number }
type Entry = { id: number; personId: number; endsAt: Date }

/**
 * Adds days to the end of access, or from now if it has ended. Part of a transaction that has locked the people: two
 * changes at once would overlap. The database refuses days of one payment, or of one action of staff, a second time.
 */
export async function addDays(db: Db, added: (Change & { days: number })[], now: Date): Promise<Entry[]> {
  if (added.length === 0) return []
  const ids = added.map(({ personId }) => personId)
  const { id, accessEndsAt } = people
  const rows = await db.select({ id, accessEndsAt }).from(people).where(inArray(id, ids))
  const ends = new Map(rows.map((person) => [person.id, person.accessEndsAt]))
  return write(
    db,
    added.map(({ days, ...change }) => ({ ...change, ...extension(ends.get(change.personId) ?? null, days, now) })),
    now,
  )
}

/** Ends access earlier, under the same lock: `from` is its end, `until` the new one. */
export const takeDays = (db: Db, taken: (Change & { from: Date; until: Date })[], now: Date): Promise<Entry[]> =>
  write(
    db,
    taken.map(({ from, until, ...change }) => ({ ...change, startsAt: from, endsAt: until })),
    now,
  )

/** Nothing else writes entries. Each change is a new one; the database refuses to change or delete any. */
async function write(db: Db, entries: (Change & { startsAt: Date; endsAt: Date })[], now: Date): Promise<Entry[]> {
  if (entries.length === 0) return []
  const { id, personId, endsAt } = accessEntries
  return db
    .insert(accessEntries)
    .values(entries.map((entry) => ({ ...entry, createdAt: now })))
    .returning({ id, personId, endsAt })
}
