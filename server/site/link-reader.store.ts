import type { Role } from '#contract/kit/endpoint.ts'
import { liveSessions } from '#server/identity/index.ts'
import { people, secondFactors } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { staffNeedFactor } from './settings.store.ts'

export type LinkReader = { id: number; role: Role }

/**
 * The person whom a link or a calendar feed was made for; null if they are blocked or gone. Staff without the second
 * factor that the settings require count as learners, as they do in every call.
 */
export async function linkReader(db: Db, personId: number): Promise<LinkReader | null> {
  const hasFactor = sql`exists (select 1 from ${secondFactors}
    where ${secondFactors.personId} = ${people.id} and ${secondFactors.confirmedAt} is not null)`
  const [row] = await db
    .select({ id: people.id, role: people.role, isTrusted: sql<boolean>`not ${staffNeedFactor} or ${hasFactor}` })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.blockedAt), isNull(people.deletedAt)))
  return row ? { id: row.id, role: row.isTrusted ? row.role : 'learner' } : null
}

/** Whether the reader of a link is an admin, signed in on the device that made it. */
export async function isSignedInAdmin(
  db: Db,
  { reader, session }: { reader: number; session: number },
): Promise<boolean> {
  const [person, live] = await Promise.all([linkReader(db, reader), liveSessions(db, [session])])
  return person?.role === 'admin' && live.has(session)
}
