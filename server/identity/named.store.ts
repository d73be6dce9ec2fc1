import { and, like, type SQL, sql } from '#server/kit/db/orm.ts'
import { isAddressPart, isPartOfAddress, likePattern, textOf } from '#server/kit/db/search-pattern.ts'
import { people } from './tables.ts'

/**
 * The indexed text finds candidates; it also contains email and phone number, which don't count here. A second `like`
 * would make PostgreSQL expect far too few people.
 */
export const isFoundIn = (text: SQL, typed: string): SQL =>
  and(
    like(people.searchText, sql`lower(${likePattern(typed)})`),
    sql`strpos(lower(${text}), lower(${typed}::text)) > 0`,
  )!

/** Whether a person's name contains this. */
export const isNamed = (typed: string) => isFoundIn(textOf(people.firstName, people.lastName), typed)
/**
 * Together: alone, a name that is in no address would make PostgreSQL search the whole list for one. A part of an address
 * is looked for in addresses only, which have indexes of their own: its letters are in too many other texts.
 */
export const hasNameOrEmail = (typed: string): SQL =>
  isAddressPart(typed)
    ? isPartOfAddress(sql`${people.email}`, typed)
    : isFoundIn(textOf(people.firstName, people.lastName, people.email), typed)
