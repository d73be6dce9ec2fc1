import { and, ilike, like, type SQL, sql } from '#server/kit/db/orm.ts'
import { likePattern, textOf } from '#server/kit/db/search-pattern.ts'
import { people } from './tables.ts'

/** The indexed text finds candidates; it also contains email and phone number, which don't count here. */
const isFoundIn = (text: SQL, typed: string) => {
  const pattern = likePattern(typed)
  return and(like(people.searchText, sql`lower(${pattern})`), ilike(text, pattern))
}

/** Whether a person's name contains this. */
export const isNamed = (typed: string) => isFoundIn(textOf(people.firstName, people.lastName), typed)
export const hasEmailWith = (typed: string) => isFoundIn(sql`${people.email}`, typed)
