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

type Applied = { number: number; name: string; sha256: string }
export type Migration = Applied & { sql: string }

export async function migrationsOnDisk(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { number: Number(name.slice(0, 4)), name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Of the 65 migrations that the baseline stands for: their numbers, and the beginnings of their checksums. */
const earlierMigrations = '442d2bc3a6ad4929703c98a789a45de79b16805d9029b9ad606c8a2c8522e420'

/** A database or backup of an earlier version has these 65 instead of the baseline; here they count as the baseline. */
export function withBaseline(applied: Applied[], [baseline]: Migration[]): Applied[] {
  const earlier = applied.filter(({ number, name }) => number <= baseline!.number && name !== baseline!.name)
  if (earlier.length === 0) return applied
  const list = earlier.map(({ number, sha256 }) => `${number} ${sha256.slice(0, 8)}`).join()
  if (createHash('sha256').update(list).digest('hex') !== earlierMigrations) {
    throw startupError(
      `This data is from a version of the academy that is too old: its migrations are not complete up to 0091_learning_rejected.sql. Start it once with the last version that has this file, then with this one.`,
    )
  }
  return [baseline!, ...applied.slice(earlier.length)]
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
    const { rows } = await client.query<Applied>('select number, name, sha256 from migrations order by number')
    const applied = new Map(withBaseline(rows, known).map((row) => [row.number, row]))
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
    `select name from migrations m where number <> all ($1) and number > $2
       and coalesce((to_jsonb(m) ->> 'works_from')::int > $3, true) order by number limit 1`,
    [numbers, Math.min(...numbers), Math.max(...numbers)],
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
