import pg from 'pg'
import type { Connection, Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'

/** A table, or its rows whose column references this person. */
type Place = { table: string; column?: string; personId?: number }
export type Fingerprint = Record<string, string>

/** Every table except those that record the calls themselves. */
export async function allTables(db: Db): Promise<Place[]> {
  const { rows } = await db.execute<{ table: string }>(sql`select tablename as table from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limits', 'idempotency_keys')`)
  return rows
}

/** The number of rows and their transaction ids: every insert, update or delete changes one of them. */
export async function fingerprint(db: Db, places: Place[]): Promise<Fingerprint> {
  return byLabel((await db.execute<Held>(sql.raw(queryFor(places)))).rows)
}

/** For many fingerprints of the same places: planning a query over all tables takes longer than running it. */
export async function fingerprintReader(connection: Connection, lists: Record<string, Place[]>) {
  const client = new pg.Client(connection)
  await client.connect()
  const texts = Object.entries(lists).map(([name, places]) => [name, queryFor(places)] as const)
  const read = async (name: string, text: string) => byLabel((await client.query<Held>({ name, text })).rows)
  return {
    readers: Object.fromEntries(texts.map(([name, text]) => [name, () => read(name, text)])),
    close: () => client.end(),
  }
}

type Held = { label: string; held: string }
const byLabel = (rows: Held[]): Fingerprint => Object.fromEntries(rows.map(({ label, held }) => [label, held]))

/** Any call may update when a session and its person were last seen. */
const volatile = (table: string) =>
  table === 'sessions' ? ['last_seen_at', 'expires_at'] : table === 'people' ? ['last_seen_at'] : []
/** A mentor's new hours share out the waiting work again: a learner's attempt is suggested to another mentor. */
const suggestion = (table: string) => (table === 'solutions' ? ['suggested_for'] : [])

function queryFor(places: Place[]): string {
  const parts = places.map(({ table, column, personId }) => {
    const rows = column ? ` where it."${column}" = ${Number(personId)}` : ''
    const label = column ? `${table}.${column}` : table
    const ignored = column ? [...volatile(table), ...suggestion(table)] : volatile(table)
    const rest = ignored.map((name) => ` - '${name}'`).join('')
    const row = rest ? `hashtext((to_jsonb(it)${rest})::text)` : `xmin::text::bigint`
    return `select '${label}' as label, count(*) || ' ' || coalesce(sum(${row}), 0) as held from "${table}" it${rows}`
  })
  return parts.join(' union all ')
}

/**
 * A row count and a checksum of each table, computed columns included, in any row order. Equal sums mean equal content.
 */
export async function tableSums(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`,
  )
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set bytea_output = 'hex'`)
  const sums: Record<string, string> = {}
  for (const { name } of rows) sums[name] = await sumOf(client, name)
  return sums
}

async function sumOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(
    `select count(*) || ' rows, ' || coalesce(md5(string_agg(one, '' order by one)), '') as sum
     from (select md5(t::text) as one from public."${name}" t) as each`,
  )
  return rows[0]!.sum
}
