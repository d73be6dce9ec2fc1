import pg from 'pg'
import type { BackupTable, Manifest } from './manifest.ts'

/** One text format for all values, whatever the settings of the server, and no timeouts. */
export const sessionSettings = `
  set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 3; set xmloption = 'content'; set client_encoding = 'UTF8'; set row_security = off;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set synchronize_seqscans = off`

/** All tables with their columns, except generated ones. Unlogged tables hold nothing that must survive a crash. */
export async function listTables(client: pg.Client): Promise<Omit<BackupTable, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

/** Sequences are outside transactions: read after the snapshot was taken, they are past every number in it. */
export async function listSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and c.relpersistence = 'p' order by c.relname`)
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const values = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${qualified(name)}`,
    )
    sequences.push({ name, ...values.rows[0]! })
  }
  return sequences
}

export const qualified = (name: string) => `public.${pg.escapeIdentifier(name)}`

const target = ({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) =>
  `${qualified(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`

export const copyOutOf = (table: Pick<BackupTable, 'name' | 'columns'>) => `copy ${target(table)} to stdout`
export const copyInto = (table: Pick<BackupTable, 'name' | 'columns'>) => `copy ${target(table)} from stdin`
