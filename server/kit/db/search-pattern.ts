import { and, ilike, like, or, type PgColumn, type PgTable, type SQL, sql } from './orm.ts'

/** A LIKE pattern for text that contains this one; `%`, `_` and `\\` match themselves. */
export const likePattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** The columns as one text, written like the expression of their trigram index. */
export const textOf = (...columns: (PgColumn | SQL)[]): SQL => sql.join(columns, sql` || ' ' || `)

/** Written like the expressions of its indexes. */
const localPart = (address: SQL) => sql`reverse(split_part(${address}, '@', 1))`
const domain = (address: SQL) => sql`split_part(${address}, '@', 2)`

/** Whether a lowercase address contains this part of one, which has an `@`. */
export function isPartOfAddress(address: SQL, typed: string): SQL {
  const at = typed.indexOf('@')
  const backwards = Array.from(typed.slice(0, at)).toReversed().join('')
  const startsWith = (text: SQL, start: string) => like(text, sql`lower(${likePattern(start).slice(1)})`)
  return and(startsWith(localPart(address), backwards), startsWith(domain(address), typed.slice(at + 1)))!
}

export const isAddressPart = (typed: string): boolean => /^[^\s@]*@[^\s@]*$/.test(typed) && typed !== '@'

export const wordsOf = (search = ''): string[] => search.split(/\s+/).filter(Boolean)

/** Each word of the search is in one of these columns, in any order. */
export const matchesWords = (search: string | undefined, columns: (PgColumn | SQL)[]): SQL | undefined =>
  and(...wordsOf(search).map((word) => ilike(textOf(...columns), likePattern(word))))

type SearchedList = {
  id: PgColumn
  /** The table of the list, joined with those whose texts are searched. */
  from: SQL
  /** Who is in the list without the search, after the previous page. */
  where: SQL | undefined
  order: SQL[]
  /** Without a limit, all are found. */
  limit?: number
  words: string[]
  /** Where a word may be. Each must use an index on its own. */
  places: ((word: string) => SQL | undefined)[]
}

/**
 * Whether a row is on the first page of a search in texts of several tables. An `or` over tables can't use indexes, so
 * the longest word, which is probably the rarest, is looked up in each place alone.
 */
export function isFirstFound({ id, from, where, order, limit, words, places }: SearchedList): SQL {
  const [rarest, ...others] = words.toSorted((a, b) => b.length - a.length)
  const inAnyPlace = others.map((word) => or(...places.map((isIn) => isIn(word))))
  const page = limit === undefined ? sql`` : sql`order by ${sql.join(order, sql`, `)} limit ${limit}`
  const ids = places
    .flatMap((isIn) => isIn(rarest!) ?? [])
    .map((found) => sql`(select ${id} from ${from} where ${and(where, found, ...inAnyPlace)} ${page})`)
  return sql`${id} in (${sql.join(ids, sql` union `)})`
}

type NewestFirst = {
  table: PgTable
  id: PgColumn
  /** Who is in the list without the search, after the previous page. */
  where: SQL | undefined
  limit: number
  matches: SQL | undefined
  /** The same, written so that each uses an index on its own. */
  places: (SQL | undefined)[]
}

/** How many rows are scanned per row of the page. */
const scannedPerRow = 30

/**
 * Whether a row is on the first page of a search in a list by id, newest first. Nobody knows beforehand how common a
 * word is, so the newest rows are scanned, and the indexes are asked only if that left room on the page. Those queries
 * have no order, or the database would scan the whole list instead.
 */
export function isNewestFound({ table, id, where, limit, matches, places }: NewestFirst): SQL {
  const newest = sql`select * from ${table} where ${where ?? sql`true`} order by ${id} desc limit ${limit * scannedPerRow}`
  const hasRoom = sql`(select count(*) from scanned) < ${limit} and pg_backend_pid() > 0`
  const found = places.map((place) => sql`select ${id} from ${table} where ${and(hasRoom, where, place)}`)
  return sql`${id} in (
    with scanned as materialized (
      select ${id} from (${newest}) ${table} where ${matches} order by ${id} desc limit ${limit}
    ),
    indexed as materialized (${sql.join(found, sql` union `)})
    select id from scanned union all (select id from indexed order by id desc limit ${limit})
  )`
}
