import { and, asc, isNull, ne, sql } from '#server/kit/orm.ts'
import type { StaffMember } from '#contract/identity/staff.ts'
import type { Db } from '#server/kit/db.ts'
import { nameInFull } from './people.store.ts'
import { people } from './tables.ts'

const isIn = and(isNull(people.blockedAt), isNull(people.deletedAt))

/** Mentors and admins who may come in, by name. */
export async function staffMembers(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .select({ userId: people.id, firstName: people.firstName, lastName: people.lastName, role: people.role })
    .from(people)
    .where(and(ne(people.role, 'learner'), isIn))
    .orderBy(asc(sql`lower(${people.firstName})`), asc(sql`lower(${people.lastName})`), asc(people.id))
  return rows.map(({ userId, role, ...name }) => ({ userId, name: nameInFull(name), role }))
}
