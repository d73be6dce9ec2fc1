import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'

/** A table, or those of its rows whose column leads to this person. */
type Place = { table: string; column?: string; personId?: number }
export type Fingerprint = Record<string, string>

/** Every table except those that count or remember the calls themselves. */
export async function allTables(db: Db): Promise<Place[]> {
  const { rows } = await db.execute<{ table: string }>(sql`select tablename as table from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limits', 'idempotency_keys')`)
  return rows
}

/** Number and transactions of the rows in each place: an insert, an update or a delete changes one of them. */
export async function fingerprint(db: Db, places: Place[]): Promise<Fingerprint> {
  const parts = places.map(({ table, column, personId }) => {
    const rows = column ? sql` where it.${sql.identifier(column)} = ${personId}` : sql``
    const label = column ? `${table}.${column}` : table
    // When a session was last seen is written every few minutes, whatever is called.
    const row =
      table === 'sessions'
        ? sql`hashtext((to_jsonb(it) - 'last_seen_at' - 'expires_at')::text)`
        : sql`xmin::text::bigint`
    return sql`select ${label}::text as label, count(*) || ' ' || coalesce(sum(${row}), 0) as held
      from ${sql.identifier(table)} it${rows}`
  })
  const { rows } = await db.execute<{ label: string; held: string }>(sql.join(parts, sql` union all `))
  return Object.fromEntries(rows.map(({ label, held }) => [label, held]))
}
