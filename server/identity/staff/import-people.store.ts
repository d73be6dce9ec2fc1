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

/** Answers those who were made: an address that has an account already makes nobody. */
export function insertPeople(db: Db, newcomers: NewPerson[]): Promise<{ id: number; email: string }[]> {
  return db
    .insert(people)
    .values(newcomers)
    .onConflictDoNothing({ target: people.email })
    .returning({ id: people.id, email: people.email })
}

/** The audit entries of many at once. */
export async function noteImported(db: Db, actorId: number, made: { personId: number; days: number }[]): Promise<void> {
  const entries = made.map(({ personId, days }) => ({
    actorId,
    action: 'person imported',
    subject: `person ${personId}`,
    after: { role: 'learner', days },
  }))
  await db.insert(auditEntries).values(entries)
}
