import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from './db.ts'
import { startupError } from '../startup-error.ts'
import { worksFrom } from './migration-rules.ts'

const folder = join(import.meta.dirname, '../../migrations')
// Any number, as long as it is the same in every instance.
export const migrationLock = 7_301_955
export const migrationsTable = `create table if not exists migrations (
  number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now()
)`

export type Migration = { number: number; name: string; sql: string; sha256: string }

export async function migrationsOnDisk(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { number: Number(name.slice(0, 4)), name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Applies the missing migrations and returns their names. Several instances may start at once. */
export async function migrate(connection: Connection): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: 'academy-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(migrationsTable)
    const known = await migrationsOnDisk()
    await assertNotNewer(client, known)
    const applied = new Map<number, { name: string; sha256: string }>(
      (await client.query('select number, name, sha256 from migrations')).rows.map((row) => [row.number, row]),
    )
    const done: string[] = []
    for (const migration of known) {
      const previous = applied.get(migration.number)
      if (previous && previous.sha256 !== migration.sha256) {
        throw startupError(
          `The migration ${migration.name} was changed after it was applied. Restore the file and add a new migration instead.`,
        )
      }
      if (previous) continue
      await applyOne(client, migration)
      done.push(migration.name)
    }
    return done
  } finally {
    // Closing the session releases the lock.
    await client.end()
  }
}

// `works_from` was added by a migration: until then it is left out.
const recordMigration = `insert into migrations
  select (jsonb_populate_record(null::migrations, $1 || jsonb_build_object('applied_at', now()))).*`

/**
 * A newer version left the database so that this one can't work with it, or didn't say that it can. It can after rolling
 * back a version whose migrations only added something.
 */
async function assertNotNewer(client: pg.Client, known: Pick<Migration, 'number'>[]) {
  const numbers = known.map(({ number }) => number)
  const { rows } = await client.query<{ name: string }>(
    `select name from migrations m where number <> all ($1)
       and coalesce((to_jsonb(m) ->> 'works_from')::int > $2, true) order by number limit 1`,
    [numbers, Math.max(...numbers)],
  )
  if (rows.length === 0) return
  throw startupError(
    `The database is newer than this version of the academy, which doesn't have its migration ${rows[0]!.name}: start the newer version again, or restore a backup from before it.`,
  )
}

/** For a process that doesn't migrate. */
export async function assertMigrationsKnown(connection: Connection): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    await assertNotNewer(client, await migrationsOnDisk())
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, { number, name, sql, sha256 }: Migration) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(recordMigration, [{ number, name, sha256, works_from: worksFrom(sql) }])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed and was rolled back`, { cause: error })
  }
}
