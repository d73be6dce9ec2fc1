import { and, eq, isNull } from '#server/kit/db/orm.ts'
import { hasNameOrEmail, fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { isNewestFound } from '#server/kit/db/search-pattern.ts'

const maxFound = 6
const isLearner = and(eq(people.role, 'learner'), isNull(people.deletedAt))

/** Learners with this name or address, the newest if there are many. */
export async function payersNamed(db: Db, search: string) {
  const matches = hasNameOrEmail(search)
  const rows = await db
    .select({ userId: people.id, firstName: people.firstName, lastName: people.lastName, email: people.email })
    .from(people)
    .where(
      isNewestFound({ table: people, id: people.id, where: isLearner, limit: maxFound, matches, places: [matches] }),
    )
    .orderBy(people.firstName, people.id)
    .limit(maxFound)
  return rows.map(({ userId, email, ...names }) => ({ userId, name: fullName(names), email }))
}
