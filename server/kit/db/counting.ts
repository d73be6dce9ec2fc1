import { maxCounted } from '#contract/kit/counting.ts'
import { type PgTable, type SQL, sql } from './orm.ts'

/** A subquery that counts the matching rows, up to the maximum. */
export const countUpTo = (table: PgTable, condition: SQL | undefined) =>
  sql<number>`(select count(*) from (select from ${table} where ${condition ?? sql`true`} limit ${maxCounted + 1}) as matching)`
