import type { LeftOut } from '#contract/identity/selection.ts'
import type { Db } from '#server/kit/db/db.ts'
import { asc, inArray } from '#server/kit/db/orm.ts'
import { fullName } from '../people.store.ts'
import { people, type PersonRow } from '../tables.ts'

type Split = { chosen: PersonRow[]; leftOut: LeftOut[] }

/** The people a call for several people changes, and the others with the reason from `problemOf`. */
export function splitSelection(
  ids: number[],
  found: PersonRow[],
  problemOf: (person: PersonRow) => string | null,
): Split {
  const byId = new Map(found.map((person) => [person.id, person]))
  const split: Split = { chosen: [], leftOut: [] }
  for (const userId of new Set(ids)) {
    const person = byId.get(userId)
    const why = person ? problemOf(person) : 'This person was not found'
    if (why === null) split.chosen.push(person!)
    else split.leftOut.push({ userId, name: person ? fullName(person) : `User ${userId}`, why })
  }
  return split
}

export const deletedAccount = 'This account was deleted'

/** Deleted and blocked accounts get nothing: nobody could use it. */
export const closedProblem = ({ blockedAt, deletedAt }: PersonRow): string | null =>
  deletedAt ? deletedAccount : blockedAt ? 'This account is blocked' : null

const byIds = (db: Db, ids: number[]) => db.select().from(people).where(inArray(people.id, ids)).orderBy(asc(people.id))

export const selectPeople = (db: Db, ids: number[]): Promise<PersonRow[]> => byIds(db, ids)

/** By ascending id, as everything that locks several people does. */
export const lockSelectedPeople = (db: Db, ids: number[]): Promise<PersonRow[]> => byIds(db, ids).for('update')
