import { and, ilike, or, type PgColumn, type SQL } from './orm.ts'

/** A LIKE pattern for text that contains this one; `%`, `_` and `\\` match themselves. */
export const likePattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** Each word of the search is in one of these columns, in any order. */
export const matchesWords = (search: string | undefined, columns: (PgColumn | SQL)[]): SQL | undefined =>
  and(
    ...(search ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => or(...columns.map((column) => ilike(column, likePattern(word))))),
  )
