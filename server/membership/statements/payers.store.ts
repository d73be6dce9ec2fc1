import { and, eq, isNull } from '#server/kit/db/orm.ts'
import { hasNameOrEmail } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { nameOf } from '../payments/rules.ts'

const maxFound = 6

/** The first learners with this name or address. */
export async function payersNamed(db: Db, search: string) {
  const rows = await db
    .select({ userId: people.id, firstName: people.firstName, lastName: people.lastName, email: people.email })
    .from(people)
    .where(and(eq(people.role, 'learner'), isNull(people.deletedAt), hasNameOrEmail(search)))
    .orderBy(people.firstName, people.id)
    .limit(maxFound)
  return rows.map(({ userId, email, ...names }) => ({ userId, name: nameOf(names), email }))
}
