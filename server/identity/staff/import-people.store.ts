import type { Db } from '#server/kit/db/db.ts'
import { inArray } from '#server/kit/db/orm.ts'
import { auditEntries, people } from '../tables.ts'

/** Which of these addresses have an account. */
export async function addressesInUse(db: Db, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db.select({ email: people.email }).from(people).where(inArray(people.email, emails))
  return new Set(rows.map(({ email }) => email))
}

type NewPerson = typeof people.$inferInsert

/** Skips addresses that have an account. Returns the people who were created. */
export function insertPeople(db: Db, newcomers: NewPerson[]): Promise<{ id: number; email: string }[]> {
  return db
    .insert(people)
    .values(newcomers)
    .onConflictDoNothing({ target: people.email })
    .returning({ id: people.id, email: people.email })
}

export async function auditImport(
  db: Db,
  actorId: number,
  created: { personId: number; days: number }[],
): Promise<void> {
  const entries = created.map(({ personId, days }) => ({
    actorId,
    action: 'person imported',
    subject: `person ${personId}`,
    after: { role: 'learner', days },
  }))
  await db.insert(auditEntries).values(entries)
}
