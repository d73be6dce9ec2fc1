import type pg from 'pg'
import type { KeptTable, Manifest } from './manifest.ts'

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** So that what one server writes as text is what another one reads, whatever their settings are. */
export const sameText = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 3; set xmloption = 'content'; set client_encoding = 'UTF8'; set row_security = off;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set synchronize_seqscans = off`

/**
 * The tables of the academy with the columns that are written, not computed. Unlogged ones are left out: they hold what
 * PostgreSQL itself may forget in a crash.
 */
export async function keptTables(client: pg.Client): Promise<Omit<KeptTable, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

/** Sequences stand outside of transactions: read after the snapshot was taken, they are beyond every number in it. */
export async function keptSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and c.relpersistence = 'p' order by c.relname`)
  const kept: Manifest['sequences'] = []
  for (const { name } of rows) {
    const values = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from public.${quoted(name)}`,
    )
    kept.push({ name, ...values.rows[0]! })
  }
  return kept
}

export const copyOutOf = ({ name, columns }: Pick<KeptTable, 'name' | 'columns'>) =>
  `copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`

export const copyInto = ({ name, columns }: Pick<KeptTable, 'name' | 'columns'>) =>
  `copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`
