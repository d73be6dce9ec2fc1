import { and, ilike, or, type PgColumn, type SQL, sql } from './orm.ts'

/** A LIKE pattern for text that contains this one; `%`, `_` and `\\` match themselves. */
export const likePattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** The columns as one text, written like the expression of their trigram index. */
export const textOf = (...columns: (PgColumn | SQL)[]): SQL => sql.join(columns, sql` || ' ' || `)

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
