import pg from 'pg'
import type { Connection, Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'

type Place = { table: string }
export type Fingerprint = Record<string, string>

/** Every table except those that record the calls themselves. */
async function allTables(db: Db): Promise<Place[]> {
  const { rows } = await db.execute<{ table: string }>(sql`select tablename as table from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limits', 'idempotency_keys')`)
  return rows
}

/** The number of rows and their transaction ids: every insert, update or delete changes one of them. */
export async function fingerprint(db: Db, places: Place[]): Promise<Fingerprint> {
  return byLabel((await db.execute<Held>(sql.raw(queryFor(places)))).rows)
}

type Change = { place: string; about: number[] }

/**
 * Records every write in the database from now on, with the people that the row references: for tests that look after
 * each of thousands of calls, when a fingerprint of all tables would take longer than the call.
 */
export async function watchChanges(owner: Connection, db: Db) {
  const client = new pg.Client(owner)
  await client.connect()
  await client.query(`
    create schema watch;
    create table watch.changes (id bigint generated always as identity primary key, place text, about bigint[]);
    create function watch.note() returns trigger language plpgsql security definer as $$
    declare
      before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
      after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
      ignored text[] := tg_argv[0]::text[];
      people bigint[];
    begin
      if tg_op = 'UPDATE' and ignored <> '{}' and before - ignored = after - ignored then return null; end if;
      select coalesce(array_agg(distinct it::bigint), '{}') into people
      from unnest(tg_argv[1]::text[]) name, unnest(array[before ->> name, after ->> name]) it where it is not null;
      insert into watch.changes (place, about) values (lower(tg_op) || ' ' || tg_table_name, people);
      return null;
    end $$`)
  const places = await peopleColumns(db)
  for (const { table } of await allTables(db)) {
    const columns = places.filter((place) => place.table === table).map(({ column }) => column)
    await client.query(`create trigger watch after insert or update or delete on "${table}" for each row
      execute function watch.note('{${volatile(table).join()}}', '{${columns.join()}}')`)
  }
  return {
    /** What was written while the function ran: `insert notifications`, and whom it is about. */
    changesWhile: async (act: () => Promise<unknown>): Promise<Change[]> => {
      const { rows: before } = await client.query<{ id: string | null }>('select max(id) as id from watch.changes')
      await act()
      const since = 'select place, about from watch.changes where id > $1 order by id'
      const { rows } = await client.query<{ place: string; about: string[] }>(since, [before[0]!.id ?? 0])
      return rows.map(({ place, about }) => ({ place, about: about.map(Number) }))
    },
    close: () => client.end(),
  }
}

/** Every column that references a person. */
async function peopleColumns(db: Db) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'people'::regclass`)
  return [...rows, { table: 'people', column: 'id' }]
}

type Held = { label: string; held: string }
const byLabel = (rows: Held[]): Fingerprint => Object.fromEntries(rows.map(({ label, held }) => [label, held]))

/**
 * Any call may update when a session and its person were last seen. A mentor's new hours share out the waiting work again: a learner's
 * attempt is suggested to another mentor.
 */
const volatileColumns: Record<string, string[]> = {
  sessions: ['last_seen_at', 'expires_at'],
  people: ['last_seen_at'],
  solutions: ['suggested_for'],
}
const volatile = (table: string) => volatileColumns[table] ?? []

function queryFor(places: Place[]): string {
  const parts = places.map(({ table }) => {
    const rest = volatile(table)
      .map((name) => ` - '${name}'`)
      .join('')
    const row = rest ? `hashtext((to_jsonb(it)${rest})::text)` : `xmin::text::bigint`
    return `select '${table}' as label, count(*) || ' ' || coalesce(sum(${row}), 0) as held from "${table}" it`
  })
  return parts.join(' union all ')
}

/** The ids of all files in the store. */
export async function storedFiles(files: FileStore): Promise<string[]> {
  const stored: string[] = []
  for await (const ids of files.listOlderThan(new Date('9999-01-01'))) stored.push(...ids)
  return stored
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
