import { maxCounted } from '#contract/kit/counting.ts'
import { type PgTable, type SQL, sql } from './orm.ts'

/** How many rows of the table fit, as far as they are counted; a part of a query. */
export const countUpTo = (table: PgTable, fitting: SQL | undefined) =>
  sql<number>`(select count(*) from (select from ${table} where ${fitting ?? sql`true`} limit ${maxCounted + 1}) as fitting)`
